"""What is special about the table of an exhibition. The games before it: :class:`bot.host.model.series.Series`."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Exhibition(BaseModel):
    """A table where computers play each other for people to watch."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    open_hands: bool
    """Whether people see the hand of the seat to act."""
