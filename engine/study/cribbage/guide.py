"""The lessons of a guided round of Cribbage: why the learner plays this action now."""

from __future__ import annotations

from engine.cribbage import counting
from engine.cribbage.view import CribbageView
from engine.study.cribbage.advice import pegs
from engine.study.cribbage.guided_rounds import ROUNDS
from engine.types import Action, Note, Value

__all__ = ["COVERED", "ROUNDS", "lesson"]

COVERED = ("aim", "crib", "play", "go", "show")
"""The lessons of :mod:`engine.study.cribbage.lessons` that a guided round makes superfluous."""


def lesson(view: CribbageView, action: Action, *, again: bool) -> Note:
    """Return why to play an action of a guided round; ``again`` if the learner has played one of its kind before."""
    values: dict[str, Value] = {
        "cards": action.cards,
        "points": view.count,
        "others": len(view.others),
        "yours": "partners" if view.rules.variant == "partners" else "alone",
        "stops": view.rules.variant == "five",
        "low_ball": view.rules.low_ball,
    }
    code = "show-crib" if action.kind == "show" and view.showing[1] else action.kind
    if action.kind == "play":
        series = [*(card for _, card in view.series), *action.cards]
        found = [*counting.scored(series)]
        code = "play-scores" if found else "play-again" if again else "play"
        values |= pegs(found)
    return Note(f"cribbage-{code}", values)
