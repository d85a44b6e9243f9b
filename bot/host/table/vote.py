"""A vote about absent players, and its winning motion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.types import Seat

COMPUTER = "computer"
"""The motion that a computer takes the seat."""
GAME_MOTIONS: tuple[str, ...] = ("wait", COMPUTER, "pause")
"""Motions at a running table: keep waiting, let the computer take the seat, or pause the table.

Nobody can close a game while somebody is absent: it would show the cards without their consent.
"""
LOBBY_MOTIONS: tuple[str, ...] = ("host", "close")
"""Motions at an open table whose host is absent: become the host, or close the table."""


class Vote(NamedTuple):
    """A vote by the others while a table waits for absent players. ``key`` identifies the absence."""

    away: tuple[Seat, ...]
    voters: tuple[int, ...]
    motions: tuple[str, ...]
    key: str
    votes: Mapping[str, int]
    """The number of votes for each motion."""
    computer_from: float | None = None
    """When the motion that a computer takes the seat opens, if it is not open yet."""

    @property
    def needed(self) -> int:
        """The number of votes that win: more than half."""
        return len(self.voters) // 2 + 1

    @property
    def winner(self) -> str:
        """The motion that has enough votes; empty if none has."""
        return next((motion for motion, votes in self.votes.items() if votes >= self.needed), "")

    def stored(self, motion: str) -> str:
        """Return a vote for a motion as it is stored. It counts in this absence only."""
        return f"{motion}@{self.key}"
