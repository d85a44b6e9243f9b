"""The guided round of Piquet, and why the learner plays each action of it."""

from __future__ import annotations

from engine.piquet.view import PiquetView
from engine.study.guide import GuidedRound
from engine.study.kit.trick_advice import move
from engine.types import Action, Note, Value

COVERED = ("aim", "exchange", "declare", "answer", "lead", "follow", "told")
"""The lessons that a guided round makes superfluous."""

_ROUND = GuidedRound.parse(
    1630,
    """
    0 exchange 7C 8D 9D JH JS, 1 exchange JC 7D 8H
    0 declare -> everything, 1 declare -> everything, 0 play AC, 1 play 10C
    0 play KC, 1 play 7S
    0 play QC, 1 play 8S
    0 play KD, 1 play AD
    1 play AH, 0 play 7H
    1 play AS, 0 play QS
    1 play KH, 0 play QH
    1 play 10H, 0 play 8C
    1 play 10S, 0 play KS
    """,
)
ROUNDS = {"piquet": _ROUND, "cent": _ROUND}


def lesson(view: PiquetView, action: Action, *, again: bool) -> Note:
    """Return why to play an action of the guided round; ``again`` if the learner has played one of its kind before."""
    code, values = action.kind, dict[str, Value](cards=action.cards, target=view.open_class or "")
    values["low_cards_count"] = view.rules.low_cards_count
    if action.kind == "play":
        code = move(view, action.cards[0])
        code = f"{code}-again" if again and code == "lead" else code
    return Note(f"piquet-{code}", values)
