"""Reference players of Écarté, which share no code with the levels.

* ``trader`` exchanges everything but trumps, for as long as it may.
* ``stayer`` plays with two trumps or two kings, and keeps kings and queens in an exchange.
* ``regular`` plays with hands as clubs recommend: three trumps, two with a court suit, or one with several kings. It
  leads from its longest suit, and trumps if it has many.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.cards import Card, rank, suit
from engine.ecarte.round import EcarteView
from engine.types import Action

_HEIGHT = ("7", "8", "9", "10", "A", "J", "Q", "K")
_SURE = 4


def trader(view: EcarteView) -> Action:
    """Exchange all but trumps."""
    trumps = [card for card in view.hand if suit(card) == view.trump]
    return _agreeing(view, stays=len(trumps) >= _SURE, kept=trumps) or _playing(view)


def stayer(view: EcarteView) -> Action:
    """Play with two trumps or two kings."""
    kept = [card for card in view.hand if suit(card) == view.trump or rank(card) in ("K", "Q")]
    trumps = sum(suit(card) == view.trump for card in view.hand)
    return _agreeing(view, stays=max(trumps, sum(rank(card) == "K" for card in view.hand)) > 1, kept=kept) or _playing(
        view
    )


def regular(view: EcarteView) -> Action:
    """Play what a club player would."""
    trumps = [card for card in view.hand if suit(card) == view.trump]
    plain = [card for card in view.hand if card not in trumps]
    kept = [*trumps, *(card for card in plain if rank(card) == "K")]
    called = _agreeing(view, stays=_is_regular(trumps, plain), kept=kept)
    if called or view.trick:
        return called or _playing(view)
    legal = [action.cards[0] for action in view.legal]
    lengths = {card: sum(suit(other) == suit(card) for other in view.hand) for card in legal}
    if len(trumps) > len(plain):
        return Action("play", (max(trumps, key=lambda card: _HEIGHT.index(rank(card))),))
    sides = [card for card in legal if card in plain] or legal
    return Action("play", (max(sides, key=lambda card: (lengths[card], _HEIGHT.index(rank(card)))),))


def _is_regular(trumps: list[Card], plain: list[Card]) -> bool:
    """Return whether a hand is good enough to play at once."""
    courts = [card for card in plain if rank(card) in ("K", "Q")]
    longest = max((sum(suit(other) == suit(card) for other in plain) for card in plain), default=0)
    kings = sum(rank(card) == "K" for card in plain)
    enough = {0: len(courts) > 3, 1: kings > 1 or len(courts) > 2, 2: bool(kings) or len(courts) > 1 or longest > 2}
    return enough.get(len(trumps), True)


def _agreeing(view: EcarteView, *, stays: bool, kept: list[Card]) -> Action | None:
    """Return a call, an exchange, or the king; nothing while cards are played."""
    kinds = {action.kind for action in view.legal}
    if "king" in kinds:
        return Action("king")
    if "play" in kinds:
        return None
    if "propose" in kinds:
        return Action("stand" if stays else "propose")
    if "accept" in kinds:
        return Action("refuse" if stays else "accept")
    away = tuple(card for card in view.hand if card not in kept)[: view.most]
    if not away and "stand" in kinds:
        return Action("stand")
    return Action("exchange", away or view.hand[:1])


def _playing(view: EcarteView) -> Action:
    """Win as cheaply as possible; lead the highest card."""
    cards = [action.cards[0] for action in view.legal]
    if not view.trick:
        return Action("play", (max(cards, key=lambda card: _HEIGHT.index(rank(card))),))
    led = view.trick[0]
    winning = [card for card in cards if _beats(view, card, led)]
    return Action("play", (min(winning or cards, key=lambda card: _worth(view, card)),))


def _beats(view: EcarteView, card: Card, led: Card) -> bool:
    higher = _HEIGHT.index(rank(card)) > _HEIGHT.index(rank(led))
    return higher if suit(card) == suit(led) else suit(card) == view.trump


def _worth(view: EcarteView, card: Card) -> int:
    return len(_HEIGHT) * (suit(card) == view.trump) + _HEIGHT.index(rank(card))


PLAYERS: Mapping[str, Callable[[EcarteView], Action]] = {"trader": trader, "stayer": stayer, "regular": regular}
"""The reference players by name."""
