"""The gathering of people for a game at its open table, where their seats are held: a rematch, or a match."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

DROPPED_AFTER = 120.0
"""Seconds after which those who are in may go on without those who are missing."""
ENDS_AFTER = 900.0
"""Seconds after which an undealt rematch ends: nobody should be dealt cards on an old promise."""


class Gathering(BaseModel):
    """A game before its first deal: everybody's seat is held for them until they say that they are in."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    after: str = ""
    """The id of the table of the game before, for a rematch."""
    until: float = 0.0
    """When a match of a tournament must have begun, for its first game."""
    rotated: bool = False
    """Whether the partners were changed."""
    setup: str = ""
    """The digest of the setup that all have agreed to before they came; empty if it has changed since."""
    people: int = 0
    """How many people have held seats."""
    open: bool = False
    """Whether one of these seats was given up: others may take it, and until then the table does not deal by itself."""
    opened_at: float = 0.0
    """When the first of them was given up."""
