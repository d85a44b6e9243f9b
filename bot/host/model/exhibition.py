"""The data of an exhibition's table. The games before it: :class:`bot.host.model.series.Series`."""

from __future__ import annotations

from typing import Self

from pydantic import BaseModel, ConfigDict, Field

from bot.host.model.speed import DEFAULT_SPEED, FASTEST, SPEEDS, StepRate, changed_speed


class Exhibition(BaseModel):
    """The controls of a table where computers play each other for people to watch."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    open_hands: bool
    """Whether people see the hand of the seat to act."""
    running: bool = False
    """Whether it runs by itself."""
    speed: int = Field(default=DEFAULT_SPEED, ge=0, le=FASTEST)
    """The index of its speed in :data:`SPEEDS`."""
    until: float = 0.0
    """When it pauses unless somebody controls it before."""

    @property
    def rate(self) -> StepRate:
        """How fast it runs by itself."""
        return SPEEDS[self.speed]

    def controlled(self, until: float, *, running: bool | None = None, by: int = 0) -> Self:
        """Return the exhibition once run, paused, or with its speed changed ``by`` a number of entries."""
        runs = self.running if running is None else running
        return self.model_copy(update={"running": runs, "speed": changed_speed(self.speed, by), "until": until})
