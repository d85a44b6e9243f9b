"""The guided round of Euchre, and why the learner takes each action of it."""

from __future__ import annotations

from engine.euchre.view import EuchreView
from engine.study.guide import GuidedRound
from engine.study.kit.trick_advice import move
from engine.types import Action, Note, Value

COVERED = ("aim", "order", "bowers", "follow", "partner")
"""The lessons that a guided round makes superfluous."""
ROUNDS = {
    "euchre": GuidedRound.parse(
        2501,
        """
        0 order, 3 discard 10D
        0 play JC, 1 play JS, 2 play 10S, 3 play 9C
        0 play AC, 1 play QS, 2 play 10H, 3 play QC
        0 play 9D, 1 play AD, 2 play KH, 3 play 9H
        1 play QD, 2 play AH, 3 play JH, 0 play JD
        1 play KD, 2 play AS, 3 play KS, 0 play 10C
        """,
    ),
    "two-handed-euchre": GuidedRound.parse(
        1427,
        """
        0 order, 1 discard 10C
        1 play KD, 0 play QD
        1 play JS, 0 play 9H
        0 play JH, 1 play 10H
        0 play KC, 1 play JD
        1 play KS, 0 play AH
        """,
    ),
    "three-handed-euchre": GuidedRound.parse(
        3892,
        """
        0 order, 2 discard KS
        0 play JH, 1 play QH, 2 play 9H
        0 play JD, 1 play 9S, 2 play KH
        0 play 10S, 1 play AS, 2 play 9C
        1 play AC, 2 play JC, 0 play KC
        1 play 10C, 2 play AD, 0 play 10H
        """,
    ),
    "british-euchre": GuidedRound.parse(
        3536,
        """
        0 order, 3 discard QC
        0 play 2S, 1 play 9S, 2 play JH, 3 play 9D
        0 play QD, 1 play 10C, 2 play JD, 3 play AD
        2 play AC, 3 play JS, 0 play QH, 1 play JC
        2 play 9C, 3 play QS, 0 play KH, 1 play KC
        1 play AS, 2 play 10S, 3 play KS, 0 play 10D
        """,
    ),
}


def lesson(view: EuchreView, action: Action, *, again: bool) -> Note:
    """Return why to take an action of the guided round; ``again`` if the learner has taken one of its kind before."""
    code = action.kind
    if code == "play":
        code = move(view, action.cards[0])
        code = f"{code}-again" if again and code == "lead" else code
    suit, best = view.trump or view.offered, view.rules.best_bower
    values: dict[str, Value] = {"cards": action.cards, "card": view.upcard, "suit": suit, "best": best}
    return Note(f"euchre-{code}", values)
