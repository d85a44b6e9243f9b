"""The guided round of Gin Rummy, and its lessons: why the learner plays this action now."""

from __future__ import annotations

from engine.gin.view import GinView
from engine.kit.sets_and_runs import mask_of
from engine.study.guide import DONE, GuidedRound
from engine.types import Action, Note, Value

COVERED = ("aim", "offer", "draw", "discard", "knock")
"""The lessons of :mod:`engine.study.gin.lessons` that a guided round makes superfluous."""


def lesson(view: GinView, action: Action, *, again: bool) -> Note:
    """Return why to play an action of a guided round; ``again`` if the learner has played one of its kind before."""
    left = mask_of(view.hand) & ~mask_of(action.cards)
    values: dict[str, Value] = {
        "cards": action.cards or ((view.upcard,) if view.upcard else ()),
        "card": view.upcard or "",
        "points": view.rules.melds.deadwood(left),
        "limit": view.limit,
    }
    return Note(f"gin-{action.kind}{'-again' if again and action.kind in ('draw', 'discard') else ''}", values)


def done(view: GinView) -> Note:
    """Return what to tell a learner who has played a guided round to its end."""
    return Note(f"gin-{DONE}")


_ROUND = GuidedRound.parse(
    1214,
    """
    0 pass
    1 pass
    0 draw
    0 discard 9D
    1 draw
    1 discard KS
    0 draw
    0 discard 8H
    1 draw
    1 discard JS
    0 take
    0 discard 10C
    1 draw
    1 discard KD
    0 draw
    0 discard KC
    1 draw
    1 discard JD
    0 take
    0 knock 7S
    """,
)
GUIDED_ROUNDS = dict.fromkeys(("standard", "hollywood", "tournament"), _ROUND)
"""By preset."""
