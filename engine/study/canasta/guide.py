"""The lessons of a guided round of Canasta: why the learner plays this action now."""

from __future__ import annotations

from engine.canasta.choices import family
from engine.canasta.kinds import KIND, POINTS, is_wild
from engine.canasta.melds import CANASTA
from engine.canasta.view import CanastaView
from engine.study.canasta.guided_rounds import ROUNDS
from engine.types import Action, Note, Value

__all__ = ["COVERED", "ROUNDS", "lesson"]

COVERED = ("aim", "draw", "take", "meld", "opening", "opened", "discard", "wild", "canasta")
"""The lessons of :mod:`engine.study.canasta.lessons` that a guided round makes superfluous."""


def lesson(view: CanastaView, action: Action, *, again: bool) -> Note:
    """Return why to play an action of a guided round; ``again`` if the learner has played one of its kind before."""
    assert view.seat is not None
    side = view.sides[view.seat]
    mine = [meld for meld in view.melds[side] if action.target in (meld.name or meld.rank, meld.rank)]
    laid = len(mine[0].cards) if mine else 0
    count = laid + len(action.cards) + (action.kind == "take")
    code = action.kind + ("-again" if again else "")
    if action.kind == "take":
        code = "take" if action.cards else "take-onto"
    elif action.kind == "meld":
        code = _meld_code(action, laid, opened=view.opened[side])
    points = sum(POINTS[KIND[card]] for card in action.cards)
    values: dict[str, Value] = {
        "cards": action.cards,
        "rank": family(action.target),
        "count": count,
        "lacks": max(0, CANASTA - count),
        "points": points,
        "needs": view.minimums[side],
        "enough": points >= view.minimums[side],
        "laid": view.opening_points,
        "wild": any(map(is_wild, action.cards)),
        "first": view.turn == 1 and view.phase == "draw",
        "card": view.upcard or "",
        "pile": len(view.pile),
        "cards_drawn": view.rules.cards_drawn,
        "target": view.target,
        "rounds": view.rounds,
    }
    return Note(f"canasta-{code}", values)


def _meld_code(action: Action, laid: int, *, opened: bool) -> str:
    if laid + len(action.cards) >= CANASTA:
        return "canasta"
    if laid:
        return "wild" if any(map(is_wild, action.cards)) else "add"
    return "meld" if opened else "open"
