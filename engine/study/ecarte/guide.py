"""The guided round of Écarté, and why the learner takes each action of it."""

from __future__ import annotations

from engine.ecarte.view import EcarteView
from engine.study.guide import GuidedRound
from engine.study.kit.trick_advice import move
from engine.types import Action, Note, Value

COVERED = ("aim", "ranks", "propose", "exchange", "follow")
"""The lessons that a guided round makes superfluous."""
_ROUND = GuidedRound.parse(
    1143,
    """
    0 propose, 1 accept, 0 exchange 8C 8H 10D AD, 1 exchange 8D AH JD
    0 propose, 1 accept, 0 exchange 9D 10C JH, 1 exchange 7H QC
    0 stand, 0 king
    0 play KH, 1 play 10H
    0 play KS, 1 play 7S
    0 play 9S, 1 play AS
    1 play KC, 0 play 7C
    1 play 7D, 0 play 8S
    """,
)
ROUNDS = {"free-ecarte": _ROUND, "french-ecarte": _ROUND}


def lesson(view: EcarteView, action: Action, *, again: bool) -> Note:
    """Return why to take an action of the guided round."""
    code = move(view, action.cards[0]) if action.kind == "play" else action.kind
    values: dict[str, Value] = {"cards": action.cards, "card": view.upturned or "", "suit": view.trump}
    return Note(f"ecarte-{code}", values)
