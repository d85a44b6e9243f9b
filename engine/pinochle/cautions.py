"""The questions that a careful player is asked before playing a card or drawing (feature P1)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import Card, face
from engine.pinochle import melds
from engine.pinochle.facts import last_chance
from engine.pinochle.melds import DIX_POINTS, Found
from engine.pinochle.view import PinochleView
from engine.types import Action, Note, Value

CAUTIONS = ("play-meldable", "play-before-dix", "draw-unmelded", "draw-unexchanged")
"""The codes of all notes of this module."""


def cautions(view: PinochleView, action: Action) -> tuple[Note, ...]:
    """Return what the player may lose by playing a card or by drawing; nothing for other actions."""
    if view.seat is None or view.phase_two:
        return ()
    if action.kind == "draw":
        return tuple(_before_the_draw(view))
    if action.kind == "play" and len(action.cards) == 1:
        return tuple(_before_playing(view, action.cards[0]))
    return ()


def _before_the_draw(view: PinochleView) -> Iterator[Note]:
    """Yield the most valuable meld that could still be made in this turn, and the dix that could be exchanged."""
    legal = {action.cards for action in view.legal if action.kind == "meld"}
    best = next((meld for meld in view.meldable if meld.cards in legal), None)
    if best:
        yield Note("draw-unmelded", {"target": best.name, "cards": best.cards, "points": best.points})
    if any(action.kind == "exchange" for action in view.legal):
        yield Note("draw-unexchanged", {"card": view.upturned or "", "points": DIX_POINTS})


def _before_playing(view: PinochleView, card: Card) -> Iterator[Note]:
    """Yield the most valuable meld that playing the card destroys, and the last chance to score a dix."""
    before = _best(view, view.hand)
    left = list(view.hand)
    if card in left:
        left.remove(card)
    after = _best(view, left)
    lost = [
        found for pattern, found in before.items() if found.points > after.get(pattern, found._replace(points=0)).points
    ]
    if lost:
        best = max(lost, key=lambda found: found.points)
        values: dict[str, Value] = {
            "card": card,
            "target": best.pattern.name,
            "cards": best.cards,
            "points": best.points,
        }
        yield Note("play-meldable", values)
    turned = face(view.upturned or "")
    if last_chance(view) and face(card) != turned:
        yield Note("play-before-dix", {"points": DIX_POINTS})


def _best(view: PinochleView, hand: tuple[Card, ...] | list[Card]) -> dict[object, Found]:
    """Return the best meld of a hand for each pattern."""
    assert view.seat is not None
    shown = frozenset(view.mat[view.seat]) & frozenset(hand)
    best: dict[object, Found] = {}
    for found in melds.find(view.rules, view.trump, hand, shown, view.history()):
        best.setdefault((found.pattern.type, found.pattern.faces), found)
    return best
