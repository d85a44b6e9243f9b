"""Reference players of German Whist, which share no code with the levels.

* ``grabber`` wants every trick of phase one whose open card is a trump or a picture, at any price.
* ``duelist`` counts points as in bridge: it wins a trick if the open card has more than the card that wins it.
* ``hoarder`` plays its lowest cards until the stock is gone, and takes aces and trumps only with cards it can spare.

In phase two all lead their longest suit from the top, and win as cheaply as they can.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from engine.cards import Card, rank, suit
from engine.kit.trick_view import TrickView
from engine.types import Action

HONOURS = {"A": 4, "K": 3, "Q": 2, "J": 1}
PICTURES = ("10", "J", "Q", "K", "A")
TRUMP_POINTS = 2
PLACES = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SPARE = 7
"""The places from the bottom of a suit up to which ``hoarder`` spends a card on the open one."""


def grabber(view: TrickView) -> Action:
    """Win good open cards at any price; otherwise play low."""
    cards = _cards(view)
    if view.upturned is None:
        return _play(_late(view, cards))
    good = rank(view.upturned) in PICTURES or _trump(view, view.upturned)
    if view.trick:
        winning = [card for card in cards if _wins(view, card)]
        return _play(_lowest(view, winning if good and winning else cards))
    return _play(max(cards, key=lambda card: (not _trump(view, card), _height(card))) if good else _lowest(view, cards))


def duelist(view: TrickView) -> Action:
    """Win a trick if the open card has more points than the card that does it."""
    cards = _cards(view)
    if view.upturned is None:
        return _play(_late(view, cards))
    prize = _points(view, view.upturned)
    if view.trick:
        winning = [card for card in cards if _wins(view, card)]
        cheapest = min(winning, key=lambda card: (_points(view, card), _height(card)), default=None)
        wanted = cheapest is not None and _points(view, cheapest) < prize
        return _play(
            cheapest if wanted and cheapest else min(cards, key=lambda card: (_points(view, card), _height(card)))
        )
    below = [card for card in cards if _points(view, card) < prize]
    return _play(max(below, key=lambda card: (_points(view, card), _height(card))) if below else _lowest(view, cards))


def hoarder(view: TrickView) -> Action:
    """Keep strength for phase two."""
    cards = _cards(view)
    if view.upturned is None:
        return _play(_late(view, cards))
    spare = [card for card in cards if _height(card) <= SPARE and not _trump(view, card)]
    winning = [card for card in spare if view.trick and _wins(view, card)]
    good = rank(view.upturned) == "A" or _trump(view, view.upturned)
    return _play(_lowest(view, winning if good and winning else cards))


def _late(view: TrickView, cards: list[Card]) -> Card:
    """Return a card for phase two."""
    if not view.trick:
        lengths = Counter(map(suit, view.hand))
        return max(cards, key=lambda card: (_height(card) == len(PLACES) - 1, lengths[suit(card)], _height(card)))
    winning = [card for card in cards if _wins(view, card)]
    return _lowest(view, winning or cards)


def _cards(view: TrickView) -> list[Card]:
    return [action.cards[0] for action in view.legal]


def _play(card: Card) -> Action:
    return Action("play", (card,))


def _height(card: Card) -> int:
    return PLACES.index(rank(card))


def _trump(view: TrickView, card: Card) -> bool:
    return suit(card) == view.trump


def _points(view: TrickView, card: Card) -> int:
    return HONOURS.get(rank(card), 0) + TRUMP_POINTS * _trump(view, card)


def _wins(view: TrickView, card: Card) -> bool:
    led = view.trick[0]
    return _height(card) > _height(led) if suit(card) == suit(led) else _trump(view, card)


def _lowest(view: TrickView, cards: list[Card]) -> Card:
    return min(cards, key=lambda card: (_trump(view, card), _height(card)))


PLAYERS: Mapping[str, Callable[[TrickView], Action]] = {"grabber": grabber, "duelist": duelist, "hoarder": hoarder}
"""By name."""
