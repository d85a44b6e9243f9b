"""Reference players of Piquet, which share no code with the levels.

* ``suiter`` keeps its longest suit at any price, leads it from the top and throws away whatever is lowest.
* ``ranker`` keeps cards of which it has several of a rank, and then the high ones; it leads its highest card.
* ``scrimper`` exchanges as little as it may, declares only its point, and wins tricks as late as it can.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from engine.cards import Card, rank, suit
from engine.piquet.view import PiquetView
from engine.types import Action

PLACES = ("7", "8", "9", "10", "J", "Q", "K", "A")
NAMED = ("10", "J", "Q", "K", "A")


def suiter(view: PiquetView) -> Action:
    """Play for the point and a long suit."""
    if view.phase in ("lead", "follow"):
        long = _longest(view)
        cards = _cards(view)
        if view.trick:
            return _reply(view, cards)
        own = [card for card in cards if suit(card) == long] or cards
        return _play(max(own, key=_height))
    long = _longest(view)
    return _before(view, sorted(view.hand, key=lambda card: (suit(card) == long, _height(card))), view.bounds[1])


def ranker(view: PiquetView) -> Action:
    """Play for trios and quatorzes."""
    cards = _cards(view)
    if view.phase in ("lead", "follow"):
        return _reply(view, cards) if view.trick else _play(max(cards, key=_height))
    many = Counter(map(rank, view.hand))

    def worth(card: Card) -> tuple[int, int]:
        return (many[rank(card)] if rank(card) in NAMED else 0, _height(card))

    return _before(view, sorted(view.hand, key=worth), view.bounds[1])


def scrimper(view: PiquetView) -> Action:
    """Give away as little as possible."""
    cards = _cards(view)
    if view.phase in ("lead", "follow"):
        return _reply(view, cards) if view.trick and len(view.hand) < 7 else _play(min(cards, key=_height))
    if view.open_class and view.open_class != "point":
        return Action("declare", target="nothing")
    return _before(view, sorted(view.hand, key=_height), max(1, view.bounds[0]))


def _before(view: PiquetView, worst_first: list[Card], number: int) -> Action:
    """Exchange the worst cards; declare everything; look at what is left."""
    if view.phase == "exchange":
        return Action("exchange", tuple(card for card in view.hand if card in worst_first[:number]))
    return Action("peek") if view.phase == "look" else view.legal[0]


def _reply(view: PiquetView, cards: list[Card]) -> Action:
    """Win with the lowest card that can, or play the lowest."""
    led = view.trick[0]
    winning = [card for card in cards if suit(card) == suit(led) and _height(card) > _height(led)]
    return _play(min(winning or cards, key=_height))


def _longest(view: PiquetView) -> str:
    lengths = Counter(map(suit, view.hand))
    return max(sorted(lengths), key=lengths.__getitem__)


def _cards(view: PiquetView) -> list[Card]:
    return [action.cards[0] for action in view.legal if action.kind == "play"]


def _height(card: Card) -> int:
    return PLACES.index(rank(card))


def _play(card: Card) -> Action:
    return Action("play", (card,))


PLAYERS: Mapping[str, Callable[[PiquetView], Action]] = {"suiter": suiter, "ranker": ranker, "scrimper": scrimper}
