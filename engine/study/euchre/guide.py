"""The guided round of Euchre, and why the learner takes each action of it."""

from __future__ import annotations

from engine.euchre.view import EuchreView
from engine.study.guide import DONE, GuidedRound
from engine.types import Action, Note, Value

COVERED = ("aim", "order", "bowers", "follow", "partner")
"""The lessons that a guided round makes superfluous."""
ROUNDS: dict[str, GuidedRound] = {}


def lesson(view: EuchreView, action: Action, *, again: bool) -> Note:
    """Return why to take an action of the guided round; ``again`` if the learner has taken one of its kind before."""
    code = action.kind
    if action.kind == "play":
        code = "lead" if not view.trick else "win" if view.order.beats(action.cards[0], view.trick[0]) else "lose"
    values: dict[str, Value] = {"cards": action.cards, "card": view.upcard, "suit": view.trump or view.offered}
    return Note(f"euchre-{code}", values)


def done(view: EuchreView) -> Note:
    """Return what to tell a learner who has played the guided round to its end."""
    return Note(f"euchre-{DONE}", {"target": view.target})
