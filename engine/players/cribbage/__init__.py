"""The computer players of Cribbage."""

from engine.players.policy import PolicyContext
from engine.types import Action
from engine.view import View


def at_random(view: View, context: PolicyContext) -> Action:
    """Does anything."""
    return context.rng.choice(view.legal)


LEVELS = dict.fromkeys(("carefree", "beginner", "intermediate", "advanced", "expert", "master"), at_random)
