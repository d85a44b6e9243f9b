"""What is kept, and the contract of whatever keeps it.

A store holds people, tables, the actions of their games, and results. A table's actions are the truth: the
key (table, number) is also the lock, so of two writers of the same number one gets :class:`Conflict`.
Nothing here knows of Discord's library or of a game's rules: ids, text and JSON only. Times are seconds
since the epoch (UTC), given by the caller.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, NamedTuple, Protocol


class StoreError(Exception):
    """What a store refuses."""


class Conflict(StoreError):
    """Somebody else wrote first: this action number, this seat, or this table's state. Read again."""


class ChannelBusy(StoreError):
    """The channel already has an open or running table; ``table_id`` names it."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id


class NotFound(StoreError):
    """There is no such table, seat or player."""


class Unavailable(StoreError):
    """The database could not be reached, read or written (busy, full, closed). Nothing was stored."""


class Status(StrEnum):
    """A table's life: seats open, game running, won, or closed without a winner."""

    OPEN = "open"
    RUNNING = "running"
    FINISHED = "finished"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Player:
    """A person. Games know only ``id``; the rest is what forgetting drops (then ``None`` and ``""``)."""

    id: int
    discord_id: int | None
    name: str
    dm_closed: bool = False
    """Their direct messages were refused: hands are shown on request until they open again."""
    dm_channel: int | None = None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits where: a player, or the computer (``player`` is ``None``, ``computer`` its level).

    ``seed`` is the player's own part of the shuffle; ``hand_channel`` and ``hand_message`` are where the
    private hand stands.
    """

    seat: int
    player: int | None
    computer: str = ""
    seed: str = field(default="", repr=False)
    hand_channel: int | None = None
    hand_message: int | None = None


@dataclass(frozen=True, slots=True)
class NewTable:
    """What a table is opened with."""

    id: str
    guild_id: int
    channel_id: int
    game: str
    rules: Mapping[str, Any]
    seat_count: int
    host: int
    seed: bytes = field(repr=False)
    commitment: bytes
    created_at: float


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as stored.

    ``message_*`` is the public picture's message and when it was posted; ``posts`` counts how often (its
    nonce).
    """

    id: str
    guild_id: int
    channel_id: int
    game: str
    rules: Mapping[str, Any]
    seat_count: int
    host: int
    seed: bytes = field(repr=False)
    commitment: bytes
    created_at: float
    status: Status
    message_id: int | None
    message_channel: int | None
    message_at: float
    posts: int
    seats: tuple[SeatRow, ...]


class ActionRow(NamedTuple):
    """One action of a game: its number (from 1), the seat, what was done (JSON) and when."""

    number: int
    seat: int
    action: Mapping[str, Any]
    at: float


class ResultRow(NamedTuple):
    """What a side made of a round (``round`` from 1) or of a game (0): its points, and whether it won."""

    table_id: str
    round: int
    side: int
    points: int
    won: bool
    lines: Sequence[Mapping[str, Any]]
    at: float


class Store(Protocol):
    """What keeps people, tables, actions and results.

    Every method that writes returns only when the write is durable. Cancelling the caller does not take a
    write back. Any method may raise :class:`Unavailable`, and one that writes to a table, seat or player
    :class:`NotFound`.
    """

    async def close(self) -> None:
        """Writes what is pending and lets go of the database."""

    # people

    async def player(self, discord_id: int, name: str) -> Player:
        """The player of a Discord user, made at the first sight; the name is kept up to date."""

    async def players(self, ids: Sequence[int]) -> dict[int, Player]:
        """Players by id. Unknown ids are left out."""

    async def set_dm(self, player: int, *, closed: bool | None = None, channel: int | None = None) -> None:
        """Remembers whether direct messages are closed, and their channel; ``None`` leaves it as it is."""

    async def forget(self, player: int) -> None:
        """Drops the mapping from a person to a player, and where their hands stand.

        Games keep the bare number. Should the person come back, they are a new player.
        """

    # tables

    async def create_table(self, table: NewTable, seats: Sequence[SeatRow]) -> TableRow:
        """Opens a table. Raises :class:`ChannelBusy`, or :class:`Conflict` if the id is taken."""

    async def table(self, table_id: str) -> TableRow:
        """A table. Raises :class:`NotFound`."""

    async def table_in(self, channel_id: int) -> TableRow | None:
        """The open or running table of a channel."""

    async def tables(
        self, *, guild_id: int | None = None, player: int | None = None, statuses: Sequence[Status] = ()
    ) -> list[TableRow]:
        """Tables, newest first: of a server, with a player seated, in these states."""

    async def sit(self, table_id: str, seat: SeatRow) -> None:
        """Takes a seat of an open table.

        Raises :class:`Conflict` if it is taken, the player sits there already, or the table is not open.
        """

    async def stand(self, table_id: str, seat: int) -> None:
        """Empties a seat. Raises :class:`Conflict` if it is empty, or the table is not open."""

    async def bring_seed(self, table_id: str, player: int, seed: str) -> None:
        """Replaces a player's own part of the shuffle.

        Raises :class:`Conflict` if they have no seat there, or the table is not open.
        """

    async def replace_seat(self, table_id: str, seat: SeatRow, *, expect_player: int | None) -> None:
        """Hands a seat of a running table to somebody else; its seed stays, because the shuffles hang on it.

        Raises :class:`Conflict` if ``expect_player`` (``None``: the computer) is not there, the newcomer
        has another seat, or the table is not running.
        """

    async def start_table(self, table_id: str, seats: Sequence[SeatRow]) -> None:
        """Open to running, with the final seats.

        Raises :class:`Conflict` if it is not open, or if not exactly the players of ``seats`` are seated now, with
        these seeds: somebody came, left or brought another seed since they were read.
        """

    async def end_table(self, table_id: str, status: Status, results: Sequence[ResultRow] = ()) -> None:
        """Ends a table, as finished or closed. Raises :class:`Conflict` if it has ended already."""

    async def reopen_table(self, table_id: str, guild_id: int, channel_id: int, status: Status) -> None:
        """Brings a closed table back to open or running, in this channel; its next end is not shown yet.

        Raises :class:`ChannelBusy`; :class:`Conflict` if it was not closed.
        """

    async def next_post(self, table_id: str) -> int:
        """Counts up ``posts`` and returns it: the nonce of the next public message, kept before sending."""

    async def posted(self, table_id: str, channel_id: int, message_id: int, at: float) -> None:
        """Where the public picture stands now."""

    async def end_shown(self, table_id: str) -> None:
        """Notes that the public picture shows how the table ended; of a table that is live again, nothing."""

    async def unshown_ends(self) -> list[TableRow]:
        """The ended tables whose end was never shown, newest first."""

    async def hand_posted(self, table_id: str, seat: int, channel_id: int | None, message_id: int | None) -> None:
        """Where a seat's private hand stands now; ``None`` for nowhere."""

    # actions and results

    async def append(self, table_id: str, row: ActionRow, results: Sequence[ResultRow] = ()) -> None:
        """Adds an action, and the results that it brought, as one.

        Raises :class:`Conflict` if its number is taken or leaves a gap, or the table is not running.
        """

    async def actions(self, table_id: str, after: int = 0) -> list[ActionRow]:
        """The actions numbered above ``after``, in order."""

    async def results(self, *, table_id: str | None = None, guild_id: int | None = None) -> list[ResultRow]:
        """Results, in the order they came about."""
