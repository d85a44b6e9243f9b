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
    code = "show-crib" if action.kind == "show" and view.showing[1] else action.kind
    if action.kind == "play":
        series = [*(card for _, card in view.series), *action.cards]
        gained = sum(points for _, points in pegging.scored(series))
        code = "play-scores" if gained else "play-again" if again else "play"
        values["points"] = gained or view.count
    return Note(f"cribbage-{code}", values)


def done(view: CribbageView) -> Note:
    """Return what to tell a learner who has played a guided round to its end."""
    return Note(f"cribbage-{DONE}", {"target": view.target})


_ROUND = GuidedRound.parse(
    1595,
    """
    1 crib 8D KH
    0 crib 3C 7H
    1 play 10C
    0 play 5S
    1 play 10S
    0 play 6H
    1 play JS
    0 play JC
    1 play QD
    0 play 4C
    1 show
    0 show
    0 show
    """,
)
GUIDED_ROUNDS = {"cribbage": _ROUND}
"""By preset."""
