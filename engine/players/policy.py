"""Policies, which choose an action from a view, and the ladder of levels.

The higher the level, the better its policy plays. Only a beginner makes careless moves by chance.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple, TypeAlias

from engine.types import Action

CARELESS = 25
"""The percentage of a beginner's actions that are a carefree player's."""


Unit: TypeAlias = Literal["points", "tricks", "last-trick", "round", "game", "chances"]
"""The unit of a lead: points, tricks, the points of the last trick, or the chance to win the round or the game, or half
of each."""


class Lead(NamedTuple):
    """How far an action is ahead of another one.

    Over sampled deals that is the mean lead over the next best action. Where the play is solved, it is the exact lead
    over the best of the worse actions, in whole points or tricks.
    """

    action: Action
    other: Action
    value: float
    unit: Unit
    deals: int | None
    """The number of sampled deals; ``None`` if all cards are known, and the play is solved to its end."""


def _unheard(lead: Lead) -> None:
    """Ignore a lead."""


class PolicyContext(NamedTuple):
    """The input of a policy besides the view: a source of randomness, and whether to play this round aggressively.

    A policy that compares actions may ``report`` how far its choice is ahead.
    """

    rng: random.Random
    aggressive: bool = False
    report: Callable[[Lead], None] = _unheard

    @property
    def is_heard(self) -> bool:
        """Whether anybody wants the lead. Only then a policy compares actions that need not be compared to choose."""
        return self.report is not _unheard


Policy: TypeAlias = Callable[[Any, PolicyContext], Action]
"""Chooses an action from a view of its game."""


class Rated(NamedTuple):
    """An action and the value that a player gives it, in points."""

    action: Action
    value: float


def mixture(weak: Policy, strong: Policy, percent: int) -> Policy:
    """Return a policy between two levels, which plays ``percent`` of its actions like the weak one."""
    if not percent:
        return strong

    def choose(view: Any, context: PolicyContext) -> Action:
        return (weak if context.rng.random() * 100 < percent else strong)(view, context)

    return choose


def ladder(
    *,
    carefree: Policy,
    eager: Policy,
    intermediate: Policy,
    advanced: Policy,
    expert: Policy,
    master: Policy,
    careless: int = CARELESS,
) -> Mapping[str, Policy]:
    """Return the six levels, weakest first, and after them the steady player, who plays like the expert.

    ``eager`` is a simple player that makes no blunders. The beginner is carefree in ``careless`` percent of its
    actions, and else eager.
    """
    return {
        "carefree": carefree,
        "beginner": mixture(carefree, eager, careless),
        "intermediate": intermediate,
        "advanced": advanced,
        "expert": expert,
        "master": master,
        "steady": expert,
    }
