"""Stored results as flat rows, for people who work with them elsewhere."""

from __future__ import annotations

from typing import NamedTuple, Protocol


class ExportedResult(NamedTuple):
    """The result of a round or (``round`` 0) of a game for one seat, with its occupant.

    ``counts`` says whether it counts at all: not at practice tables and not for numbered deals. ``removed`` says
    whether the server's moderators removed it from its boards. ``name`` is empty for computers and forgotten people.
    ``hidden`` people are on no board.
    """

    result: int
    table: str
    server: int
    game: str
    preset: str
    changed_rules: bool
    round: int
    side: int
    points: int
    won: bool
    ended: str
    level: str
    counts: bool
    ranked: bool
    removed: bool
    at: float
    seat: int
    player: int | None
    name: str
    computer: str
    stood_in: int
    hidden: bool


class ExportStore(Protocol):
    """Exports."""

    async def exported_results(
        self, guild_id: int | None = None, *, after: int = 0, count: int = 1000
    ) -> list[ExportedResult]:
        """Return all seats of the first ``count`` results after number ``after``, of a server or of all, in order."""
