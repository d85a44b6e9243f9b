"""The questions that a careful player is asked before playing a card or drawing (feature P1)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import Card, face
from engine.pinochle import melds
from engine.pinochle.facts import last_chance
from engine.pinochle.melds import DIX_POINTS, Found
from engine.pinochle.view import PinochleView
from engine.types import Action, Note, Value

CAUTIONS = ("play-meldable", "play-exchangeable", "play-before-dix", "draw-unmelded", "draw-unexchanged")
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
    """Yield the most valuable meld that this card could be in, and what may be lost of a dix (Pinochle guide 7.4.12).

    It does not matter whether an equal card could replace this one in the meld.
    """
    best = max(_melds_with(view, card), key=lambda found: found.points, default=None)
    if best:
        values: dict[str, Value] = {
            "card": card,
            "target": best.pattern.name,
            "cards": best.cards,
            "points": best.points,
        }
        yield Note("play-meldable", values)
    if is_exchangeable(view, card):
        yield Note("play-exchangeable", {"card": view.upturned or "", "points": DIX_POINTS})
    turned = face(view.upturned or "")
    if last_chance(view) and face(card) != turned:
        yield Note("play-before-dix", {"points": DIX_POINTS})


def _melds_with(view: PinochleView, card: Card) -> Iterator[Found]:
    """Yield the scoring melds that could use this very card, or an equal one with the same earlier melds."""
    assert view.seat is not None
    shown, history = frozenset(view.mat[view.seat]), view.history()

    def use(one: Card) -> object:
        return face(one), one in shown, history.get(one, ())

    for found in melds.find(view.rules, view.trump, view.hand, shown, history):
        if found.points and use(card) in map(use, found.cards):
            yield found
    dix = melds.dix(view.rules, view.trump)
    must_be_shown = view.rules.dix_must_be_melded and not is_exchangeable(view, card)
    if must_be_shown and face(card) in dix.faces and card not in shown:
        yield Found(dix, (card,), dix.points)


def is_exchangeable(view: PinochleView, card: Card) -> bool:
    """Whether a card is a dix that can be exchanged for the upturned card after winning a trick."""
    is_dix = face(card) in melds.dix(view.rules, view.trump).faces
    return is_dix and view.upturned is not None and face(view.upturned) != face(card)
