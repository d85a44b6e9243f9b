"""The guided round of Gin Rummy: why the learner plays this action now."""

from __future__ import annotations

from engine.gin.view import GinView
from engine.kit.sets_and_runs import mask_of
from engine.study.guide import GuidedRound
from engine.types import Action, Note, Value

COVERED = ("aim", "offer", "draw", "discard", "knock")
"""The lessons that a guided round makes superfluous."""
_TWICE = ("draw", "discard")
"""What the learner is told differently from the second time on."""


def lesson(view: GinView, action: Action, *, again: bool) -> Note:
    """Return why to play an action of a guided round; ``again`` if the learner has played one of its kind before."""
    upcard, left = view.upcard or "", mask_of(view.hand) & ~mask_of(action.cards)
    values: dict[str, Value] = {"points": view.rules.melds.deadwood(left), "limit": view.limit, "card": upcard}
    code = f"gin-{action.kind}{'-again' if again and action.kind in _TWICE else ''}"
    return Note(code, {**values, "cards": action.cards or tuple(filter(None, (upcard,)))})


_ROUND = GuidedRound.parse(
    1214,
    """
    0 pass, 1 pass, 0 draw, 0 discard 9D, 1 draw, 1 discard KS
    0 draw, 0 discard 8H, 1 draw, 1 discard JS
    0 take, 0 discard 10C, 1 draw, 1 discard KD
    0 draw, 0 discard KC, 1 draw, 1 discard JD
    0 take, 0 knock 7S
    """,
)
ROUNDS = dict.fromkeys(("standard", "hollywood", "tournament"), _ROUND)
"""By preset."""
