"""Policies: how the levels of computer players choose an action from a view."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from engine.types import Action


class PolicyContext(NamedTuple):
    """What a policy has besides the view: its source of randomness, and whether it plays this round aggressively."""

    rng: random.Random
    aggressive: bool = False


Policy: TypeAlias = Callable[[Any, PolicyContext], Action]
"""Chooses an action from a view of its game."""


def mixture(weak: Policy, strong: Policy, percent: int) -> Policy:
    """Return a policy between two levels, which plays ``percent`` of its actions like the weak one."""
    if not percent:
        return strong

    def choose(view: Any, context: PolicyContext) -> Action:
        return (weak if context.rng.random() * 100 < percent else strong)(view, context)

    return choose
