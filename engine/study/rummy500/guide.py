"""The guided round of Rummy 500, and its lessons: why the learner plays this action now."""

from __future__ import annotations

from engine.rummy500.view import Rummy500View
from engine.study.guide import GuidedRound
from engine.types import Action, Note, Value

COVERED = ("aim", "draw", "owed", "meld", "lay-off", "discard")
"""The lessons that a guided round makes superfluous."""

_TWICE = ("draw", "discard", "meld")
"""What the learner is told differently from the second time on."""


def lesson(view: Rummy500View, action: Action, *, again: bool) -> Note:
    """Return why to play an action of a guided round; ``again`` if the learner has played one of its kind before."""
    values: dict[str, Value] = {"cards": action.cards, "points": 0}
    code = action.kind
    if action.kind == "meld":
        values["points"] = view.gain(action)
        code = "owed" if view.owed else "lay-off" if len(action.cards) == 1 else code
        again = again and (view.has_laid[view.seat or 0] or code == "lay-off")
    return Note(f"rummy500-{code}{'-again' if again and code in _TWICE else ''}", values)


_ROUND = GuidedRound.parse(
    1345,
    """
    0 draw, 0 meld 2H 3H 4H, 0 discard KC
    1 draw, 1 meld 7D 7H 7S, 1 meld 5H -> 2H3H4H, 1 discard AD
    0 draw, 0 meld 6H -> 2H3H4H5H, 0 meld AH -> 2H3H4H5H6H, 0 discard JD
    1 draw, 1 meld AS 2S 3S, 1 discard 10C
    0 take 4S, 0 meld 4S -> AS2S3S, 0 meld 10C 10H 10S
    """,
)
ROUNDS = dict.fromkeys(("rummy500",), _ROUND)
"""By preset."""
