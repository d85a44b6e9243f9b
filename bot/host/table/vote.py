"""A vote on what to do without absent players, and who wins it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.types import Seat

GAME_MOTIONS = ("wait", "computer", "pause")
"""Motions at a running table: go on waiting, let the computer take the seat, or pause the table.

Nobody can close a game while somebody is absent: it would show the cards without their consent.
"""
LOBBY_MOTIONS = ("host", "close")
"""Motions at an open table whose host is absent: become the host, or close the table."""


class Vote(NamedTuple):
    """A vote of the others while a table waits for absent players. ``key`` identifies the absence."""

    away: tuple[Seat, ...]
    voters: tuple[int, ...]
    motions: tuple[str, ...]
    key: str
    votes: Mapping[str, int]
    """The number of votes for each motion."""

    @property
    def needed(self) -> int:
        """The number of votes that win: more than half."""
        return len(self.voters) // 2 + 1

    @property
    def winner(self) -> str:
        """The motion that has enough votes; empty if none has."""
        return next((motion for motion, votes in self.votes.items() if votes >= self.needed), "")

    def stored(self, motion: str) -> str:
        """A vote for a motion as it is stored. It counts in this absence only."""
        return f"{motion}@{self.key}"
