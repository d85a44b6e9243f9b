"""The guided round of German Whist, and why the learner plays each card of it."""

from __future__ import annotations

from engine.kit.trick_view import TrickView
from engine.study.guide import GuidedRound
from engine.study.kit.trick_advice import move
from engine.types import Action, Note, Value

COVERED = ("aim", "trump", "open-card", "lead", "follow", "took")
"""The lessons that a guided round makes superfluous."""

_ROUND = GuidedRound.parse(
    5997,
    """
    0 play 5S, 1 play 6S
    1 play 3C, 0 play 2C
    1 play 6C, 0 play 4C
    1 play 7S, 0 play JS
    0 play 3H, 1 play 6H
    1 play 8S, 0 play AS
    0 play 5C, 1 play 9S
    0 play AC, 1 play KC
    0 play 2H, 1 play 10H
    1 play 3S, 0 play 2D
    """,
)
ROUNDS = {"german-whist": _ROUND, "fifty": _ROUND}


def lesson(view: TrickView, action: Action, *, again: bool) -> Note:
    """Return why to play a card of the guided round; ``again`` if the learner has played one before."""
    order, card = view.order, action.cards[0]
    code = move(view, card)
    if code == "lead":
        code = "lead-high" if order.strength[card] >= order.strength["10C"] else "lead-low"
    led = view.trick[0] if view.trick else ""
    values: dict[str, Value] = {"cards": action.cards, "card": led, "open": view.upturned or "", "suit": view.trump}
    return Note(f"german-whist-{code if again else 'first'}", values)
