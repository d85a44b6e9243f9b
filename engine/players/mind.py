"""What a level is: a way to choose, given a view and a mind."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from engine.types import Action


class Mind(NamedTuple):
    """What a player has besides what it sees: all its chance, and whether it plays this round fast and boldly."""

    chance: random.Random
    aggressive: bool = False


Strategy: TypeAlias = Callable[[Any, Mind], Action]
"""What a level does with a view of its game."""


def mixed(weak: Strategy, strong: Strategy, percent: int) -> Strategy:
    """Somebody between two levels: plays like the weak one now and then, in so many of a hundred actions."""

    def choose(view: Any, mind: Mind) -> Action:
        return (weak if mind.chance.random() * 100 < percent else strong)(view, mind)

    return choose
