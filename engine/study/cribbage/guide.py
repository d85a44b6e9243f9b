"""The guided round of Cribbage, and its lessons: why the learner plays this action now."""

from __future__ import annotations

from engine.cribbage import pegging
from engine.cribbage.view import CribbageView
from engine.study.guide import DONE, GuidedRound
from engine.types import Action, Note, Value

COVERED = ("aim", "crib", "play", "go", "show")
"""The lessons of :mod:`engine.study.cribbage.lessons` that a guided round makes superfluous."""


def lesson(view: CribbageView, action: Action, *, again: bool) -> Note:
    """Return why to play an action of a guided round; ``again`` if the learner has played one of its kind before."""
    values: dict[str, Value] = {"cards": action.cards, "seat": view.dealer, "points": view.count}
    code = action.kind
    if action.kind == "play":
        series = [*(card for _, card in view.series), *action.cards]
        gained = sum(points for _, points in pegging.scored(series))
        code = "play-scores" if gained else "play-again" if again else "play"
        values["points"] = gained or view.count
    return Note(f"cribbage-{code}", values)


def done(view: CribbageView) -> Note:
    """Return what to tell a learner who has played a guided round to its end."""
    return Note(f"cribbage-{DONE}", {"target": view.target})


GUIDED_ROUNDS: dict[str, GuidedRound] = {}
"""By preset."""
