"""The seats of a table."""

from __future__ import annotations

from typing import Protocol

from data.store.tables import SeatRow


class SeatStore(Protocol):
    """Seats."""

    async def sit(self, table_id: str, seat: SeatRow) -> None:
        """Take a seat at an open table.

        Raises :class:`Conflict` if the seat is taken, the player already has one, or the table is not open.
        """

    async def stand(self, table_id: str, player: int) -> None:
        """Empty a player's seat, and drop their offer and vote.

        Raises :class:`Conflict` if they have no seat, or the table is not open.
        """

    async def set_seed(self, table_id: str, player: int, seed: str) -> None:
        """Replace a player's own part of the seed.

        Raises :class:`Conflict` if they have no seat, or the table is not open.
        """

    async def replace_seat(self, table_id: str, seat: SeatRow, *, expect_player: int | None) -> None:
        """Give a seat of a running table to another occupant; its seed stays, because the shuffles depend on it.

        Votes are dropped. Raises :class:`Conflict` if ``expect_player`` (``None``: the computer) is not the occupant,
        the new one has another seat, only computers would be left, or the table is not running.
        """

    async def set_autopilot(self, table_id: str, player: int, level: str) -> None:
        """Let the computer play for a player at a level; ``""`` ends it.

        Raises :class:`Conflict` if they have no seat, or the table is not running.
        """
