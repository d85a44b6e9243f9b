"""Reference players of Rubicon Bezique, which share no code with the levels.

* ``collector`` keeps kings, queens and jacks, wins tricks only with a meld in hand, and melds what scores most.
* ``grabber`` wins every trick with the highest card that no meld is made of, and melds what scores most.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.cards import Card, rank, suit
from engine.rubicon.round import RubiconView
from engine.types import Action

PLACES = ("7", "8", "9", "J", "Q", "K", "10", "A")
COURTS = ("J", "Q", "K")


def collector(view: RubiconView) -> Action:
    """Save court cards, and win when there is something to meld."""
    return _call(view) or _play(_saving(view, wanted=bool(view.meldable)))


def grabber(view: RubiconView) -> Action:
    """Win whatever can be won without a court card."""
    found = _call(view)
    if found:
        return found
    if view.trick:
        return _play(_saving(view, wanted=True))
    plain = [card for card in _cards(view) if rank(card) not in COURTS]
    return _play(max(plain or _cards(view), key=lambda card: PLACES.index(rank(card))))


def _call(view: RubiconView) -> Action | None:
    """Return carte blanche, the meld that scores most, or the draw."""
    kinds = {action.kind: action for action in view.legal}
    points = {meld.name: meld.points for meld in view.meldable}
    melds = [action for action in view.legal if action.kind == "meld"]
    best = max(melds, key=lambda action: points.get(action.target, 0), default=None)
    return kinds.get("blanche") or best or kinds.get("draw")


def _cards(view: RubiconView) -> list[Card]:
    return [action.cards[0] for action in view.legal if action.kind == "play"]


def _saving(view: RubiconView, *, wanted: bool) -> Card:
    """Return the cheapest card that wins, if that is wanted and can be done without a court card; else the cheapest."""
    winning = [card for card in _cards(view) if _wins(view, card) and rank(card) not in COURTS]
    return min(winning if wanted and winning else _cards(view), key=lambda card: _price(view, card))


def _wins(view: RubiconView, card: Card) -> bool:
    if not view.trick:
        return False
    led = view.trick[0]
    if suit(card) == suit(led):
        return PLACES.index(rank(card)) > PLACES.index(rank(led))
    return suit(card) == view.trump


def _price(view: RubiconView, card: Card) -> tuple[bool, bool, int]:
    return rank(card) in COURTS, suit(card) == view.trump, PLACES.index(rank(card))


def _play(card: Card) -> Action:
    return Action("play", (card,))


PLAYERS: Mapping[str, Callable[[RubiconView], Action]] = {"collector": collector, "grabber": grabber}
