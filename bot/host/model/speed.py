"""The speeds at which computers play in steps that people can follow."""

from __future__ import annotations

from typing import NamedTuple


class StepRate(NamedTuple):
    """A number of steps per interval in seconds."""

    seconds: float
    steps: int


SPEEDS = (StepRate(6.0, 1), StepRate(3.0, 1), StepRate(1.5, 1), StepRate(1.5, 3), StepRate(1.5, 10))
"""From slow to fast. Each interval brings a message edit, which Discord limits: so none is shorter than 1.5 s."""
FASTEST = len(SPEEDS) - 1
DEFAULT_SPEED = 1


def changed_speed(speed: int, by: int) -> int:
    """Return the index in :data:`SPEEDS` that is ``by`` entries away from another, or the last one there is."""
    return min(max(speed + by, 0), FASTEST)
