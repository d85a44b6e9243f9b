"""Agreements at a table: rules, offers, invitations and votes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from data.store.tables import OfferRow


class AgreementStore(Protocol):
    """Agreements, offers, invitations and votes."""

    async def agree(self, table_id: str, player: int, agreed: str) -> None:
        """Store the setup that a player agrees to play, and drop their offer.

        Raises :class:`Conflict` if they have no seat, or the table is not open.
        """

    async def offer(self, table_id: str, offer: OfferRow, *, expect: OfferRow | None = None) -> None:
        """Store or replace a player's offer.

        Raises :class:`Conflict` if they have no seat, the table is not open, or ``expect`` is given and is not their
        current offer.
        """

    async def drop_offer(self, table_id: str, player: int) -> None:
        """Drop an offer that was withdrawn, declined or accepted. Raises :class:`Conflict` if there is none."""

    async def invite(self, table_id: str, player: int) -> None:
        """Store that a player is invited; inviting twice changes nothing."""

    async def uninvite(self, table_id: str, player: int) -> None:
        """Withdraw an invitation, if there is one."""

    async def await_seat(self, table_id: str, player: int, at: float) -> None:
        """Store that a player wants to be told when a seat is free; asking twice keeps the first time."""

    async def seat_waits(self, table_id: str) -> list[tuple[int, float]]:
        """Return the players who wait for a seat of a table, with the times since when, earliest first."""

    async def end_seat_waits(self, table_id: str, players: Sequence[int]) -> None:
        """Forget that these players wait for a seat of a table."""

    async def awaited_tables(self) -> list[str]:
        """Return the ids of the tables with people waiting for a seat."""

    async def vote(self, table_id: str, player: int, motion: str) -> None:
        """Store or replace a player's vote; ``""`` withdraws it.

        Raises :class:`Conflict` if they have no seat, or the table is neither open nor running.
        """
