"""What a careful player wants to be asked before a card is played, and before the draw (P1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.cards import face
from engine.pinochle import melds
from engine.pinochle.facts import last_chance
from engine.pinochle.melds import DIX_POINTS, Found
from engine.types import Action, Note, Value

if TYPE_CHECKING:
    from engine.cards import Card
    from engine.pinochle.view import PinochleView

CAUTIONS = ("play-meldable", "play-before-dix", "draw-unmelded", "draw-unexchanged")
"""The codes of what is said here."""


def cautions(view: PinochleView, action: Action) -> tuple[Note, ...]:
    """What may be a pity about playing a card, or about drawing; nothing about other actions."""
    if view.seat is None or view.phase_two:
        return ()
    if action.kind == "draw":
        return tuple(_before_the_draw(view))
    if action.kind == "play" and len(action.cards) == 1:
        return tuple(_before_playing(view, action.cards[0]))
    return ()


def _before_the_draw(view: PinochleView) -> Iterator[Note]:
    """The dearest meld that could still be made in this turn, and the dix that could be exchanged."""
    legal = {action.cards for action in view.legal if action.kind == "meld"}
    best = next((meld for meld in view.meldable if meld.cards in legal), None)
    if best:
        yield Note("draw-unmelded", {"target": best.name, "cards": best.cards, "points": best.points})
    if any(action.kind == "exchange" for action in view.legal):
        yield Note("draw-unexchanged", {"card": view.upturned or "", "points": DIX_POINTS})


def _before_playing(view: PinochleView, card: Card) -> Iterator[Note]:
    """The dearest meld that goes with the card, and the last chance of a dix that is kept."""
    before = _best(view, view.hand)
    left = list(view.hand)
    if card in left:
        left.remove(card)
    after = _best(view, left)
    lost = [
        found for pattern, found in before.items() if found.points > after.get(pattern, found._replace(points=0)).points
    ]
    if lost:
        dearest = max(lost, key=lambda found: found.points)
        values: dict[str, Value] = {
            "card": card,
            "target": dearest.pattern.name,
            "cards": dearest.cards,
            "points": dearest.points,
        }
        yield Note("play-meldable", values)
    turned = face(view.upturned or "")
    if last_chance(view) and face(card) != turned:
        yield Note("play-before-dix", {"points": DIX_POINTS})


def _best(view: PinochleView, hand: tuple[Card, ...] | list[Card]) -> dict[object, Found]:
    """For each pattern the best meld of a hand."""
    assert view.seat is not None
    shown = frozenset(view.mat[view.seat]) & frozenset(hand)
    best: dict[object, Found] = {}
    for found in melds.find(view.rules, view.trump, hand, shown, view.history()):
        best.setdefault((found.pattern.type, found.pattern.faces), found)
    return best
