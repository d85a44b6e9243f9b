"""Reference players of Euchre, which share no code with the levels.

* ``counter`` counts points as beginners' books do: three for the right bower, two for other high trumps and aces, one
  for the rest; it makes trumps with seven.
* ``gambler`` makes trumps with any two of them and an ace, and leads trumps to the end.
* ``waiter`` makes trumps only with three, and otherwise waits to euchre the others; it leads aces.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.cards import SUITS, Card, rank, suit
from engine.euchre.round import EuchreView
from engine.types import Action

_HEIGHT = ("7", "8", "9", "10", "J", "Q", "K", "A")
_COLOUR = {"C": "S", "S": "C", "D": "H", "H": "D"}
_ENOUGH = 7


def counter(view: EuchreView) -> Action:
    """Make trumps with seven points."""
    return _making(view, lambda trump, hand: _points(trump, hand) >= _ENOUGH) or _playing(view, trumps_first=False)


def gambler(view: EuchreView) -> Action:
    """Make trumps with two of them and an ace."""

    def dares(trump: str, hand: list[Card]) -> bool:
        return len(_trumps(trump, hand)) > 1 and any(rank(card) == "A" for card in hand)

    return _making(view, dares) or _playing(view, trumps_first=True)


def waiter(view: EuchreView) -> Action:
    """Make trumps with three of them, a bower among them."""

    def sure(trump: str, hand: list[Card]) -> bool:
        trumps = _trumps(trump, hand)
        return len(trumps) >= len("JQK") and any(_is_bower(trump, card) for card in trumps)

    return _making(view, sure) or _playing(view, trumps_first=False)


def _making(view: EuchreView, wants: Callable[[str, list[Card]], bool]) -> Action | None:
    """Return a call or a discard; nothing while cards are played."""
    kinds = {action.kind for action in view.legal}
    if "play" in kinds:
        return None
    if "discard" in kinds:
        return Action("discard", (min(view.hand, key=lambda card: _worth(view.trump, card)),))
    hand = [*view.hand, view.upcard] if view.seat == view.dealer and "order" in kinds else [*view.hand]
    if "order" in kinds and wants(view.offered, hand):
        return next(action for action in view.legal if action.kind == "order")
    named = [action for action in view.legal if action.kind == "name" and len(action.target) == 1]
    liked = [action for action in named if wants(action.target, hand)]
    if liked or "pass" not in kinds:
        return max(liked or named, key=lambda action: _points(action.target, hand), default=view.legal[0])
    return Action("pass")


def _playing(view: EuchreView, *, trumps_first: bool) -> Action:
    """Win as cheaply as possible, unless the partner does; lead trumps, or else aces."""
    cards = [action.cards[0] for action in view.legal]
    low = min(cards, key=lambda card: _worth(view.trump, card))
    if not view.trick:
        if trumps_first and (trumps := _trumps(view.trump, cards)):
            return Action("play", (max(trumps, key=lambda card: _worth(view.trump, card)),))
        aces = [card for card in cards if rank(card) == "A" and suit(card) != view.trump]
        return Action("play", (aces[0] if aces else max(cards, key=lambda card: _worth(view.trump, card)),))
    led = _trump_or_suit(view.trump, view.trick[0])
    strengths = [_strength(view.trump, led, card) for card in view.trick]
    best = max(strengths)
    seats = [seat for seat in (*range(view.leader, len(view.sides)), *range(view.leader)) if seat not in view.out]
    if view.sides[seats[strengths.index(best)]] == view.sides[view.seat or 0]:
        return Action("play", (low,))
    winning = [card for card in cards if _strength(view.trump, led, card) > best]
    return Action("play", (min(winning, key=lambda card: _worth(view.trump, card)) if winning else low,))


def _is_bower(trump: str, card: Card) -> bool:
    return rank(card) == "J" and suit(card) in (trump, _COLOUR.get(trump))


def _trump_or_suit(trump: str, card: Card) -> str:
    return trump if _is_bower(trump, card) or suit(card) == "" or card == "2S" else suit(card)


def _trumps(trump: str, hand: list[Card]) -> list[Card]:
    return [card for card in hand if _trump_or_suit(trump, card) == trump]


def _worth(trump: str, card: Card) -> int:
    """Return how high a card is, trumps above all."""
    if suit(card) == "" or card == "2S":
        return 4 * len(_HEIGHT)
    bower = _is_bower(trump, card) * (2 * len(_HEIGHT) + (suit(card) == trump))
    return bower + len(_HEIGHT) * (_trump_or_suit(trump, card) == trump) + _HEIGHT.index(rank(card))


def _strength(trump: str, led: str, card: Card) -> int:
    """Return how high a card is in a trick; below nothing if it cannot win."""
    return _worth(trump, card) if _trump_or_suit(trump, card) in (trump, led) else -1


def _points(trump: str, hand: list[Card]) -> int:
    """Return three for the right bower, two for other high trumps and aces, and one for low trumps."""
    if trump not in SUITS:
        return 0
    total = 0
    for card in hand:
        if _trump_or_suit(trump, card) == trump:
            total += 3 if card == f"J{trump}" else 2 if _is_bower(trump, card) or rank(card) in ("A", "K") else 1
        else:
            total += 2 * (rank(card) == "A")
    return total


PLAYERS: Mapping[str, Callable[[EuchreView], Action]] = {"counter": counter, "gambler": gambler, "waiter": waiter}
"""The reference players by name."""
