"""Tables: their states, rows, and lifecycle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, NamedTuple, Protocol

from data.store.actions import ActionRow, ResultRow
from data.store.people import Player


class Status(StrEnum):
    """The state of a table.

    ``OPEN``: players take seats. ``RUNNING``: the game is on. ``PAUSED``: put aside with its cards still secret, can be
    resumed exactly. ``FINISHED``: won or forfeited. ``CLOSED``: ended without a winner; its cards are revealed, and it
    is dealt anew if it is resumed.
    """

    OPEN = "open"
    RUNNING = "running"
    PAUSED = "paused"
    FINISHED = "finished"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat and its occupant: a player, or the computer (``player`` is ``None``, ``computer`` its level).

    ``seed`` is the player's own part of the seed. ``hand_channel`` and ``hand_message`` identify the message with their
    hand. ``autopilot`` is the level that plays for an absent player, ``agreed`` the setup that they agreed to,
    ``guild_id`` the server that they joined from if it is not the table's. ``former`` is the player whose seat the
    computer took over; the hand message and the server are still theirs.
    """

    seat: int
    player: int | None
    computer: str = ""
    seed: str = field(default="", repr=False)
    hand_channel: int | None = None
    hand_message: int | None = None
    autopilot: str = ""
    agreed: str = ""
    former: int | None = None
    guild_id: int | None = None


class ReminderPost(NamedTuple):
    """A message that reminds the players on some seats; it has no id yet while it is being sent."""

    channel_id: int
    message_id: int | None
    seats: tuple[int, ...]


class ReminderRow(NamedTuple):
    """The last reminder at a table: the revision at which it was sent, and which ones were ``sent`` in these turns.

    ``sent`` is a number that only the host understands. ``posts`` are the messages that have not been deleted.
    """

    revision: int
    sent: int
    posts: tuple[ReminderPost, ...] = ()


class OfferRow(NamedTuple):
    """The setup that a player offers at an open table, as JSON that is opaque to the store.

    ``stage`` is ``draft``, ``sent`` (to the host) or ``declined``.
    """

    player: int
    setup: Mapping[str, Any]
    at: float
    stage: str = "draft"


@dataclass(frozen=True, slots=True)
class NewTable:
    """The values that a table is created with.

    ``terms`` say who may join and at what pace; opaque to the store. ``practice`` tables count for no statistics.
    ``deals`` is the number of a numbered deal. ``cards_of`` is the table whose cards are played again, with its id and
    its seats' seeds. ``exhibition`` describes a table where computers play for spectators, and ``series`` the games
    before it in its match or exhibition; both are opaque to the store.
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
    terms: Mapping[str, Any] = field(default_factory=dict)
    practice: bool = False
    deals: int | None = None
    cards_of: str | None = None
    exhibition: Mapping[str, Any] = field(default_factory=dict)
    series: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TableRow:
    """A stored table: the values of :class:`NewTable`, and its current state.

    ``message_*`` identify the public message and say when it was posted; ``posts`` counts the posts (the nonce).
    ``since`` is the time of the last opening, start or resumption; ``started`` says whether the game ever began.
    ``held`` is the state of its clocks at the last pause, opaque to the store.
    ``reminder`` is the last reminder, if there was any. ``votes`` are by player. ``actions_dropped`` says that the
    actions are no longer stored: see :meth:`data.store.ActionStore.drop_actions`. ``annulled`` says why moderators
    annulled its game; empty if they did not.
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
    terms: Mapping[str, Any] = field(default_factory=dict)
    practice: bool = False
    deals: int | None = None
    cards_of: str | None = None
    exhibition: Mapping[str, Any] = field(default_factory=dict)
    series: Mapping[str, Any] = field(default_factory=dict)
    since: float = 0.0
    started: bool = False
    actions_dropped: bool = False
    held: Mapping[str, Any] = field(default_factory=dict)
    annulled: str = ""
    reminder: ReminderRow | None = None
    offers: tuple[OfferRow, ...] = ()
    invited: tuple[int, ...] = ()
    awaiting: tuple[int, ...] = ()
    """The players who want to be told when a seat is free."""
    votes: Mapping[int, str] = field(default_factory=dict)


class CurrentTable(NamedTuple):
    """A table, its latest actions, and its current, former and invited players by id."""

    row: TableRow
    actions: Sequence[ActionRow]
    players: Mapping[int, Player]


class FreeEnding(NamedTuple):
    """The end of a game that counts, at no cost to its ``players``.

    None of them may have had ``most`` such games since a time, ``since``.
    """

    players: tuple[int, ...]
    at: float
    since: float
    most: int


class TableStore(Protocol):
    """Tables and their lifecycle."""

    async def create_table(self, table: NewTable, seats: Sequence[SeatRow]) -> TableRow:
        """Create an open table.

        Raises :class:`ChannelBusy`, or :class:`Conflict` if the id is taken or the table of ``cards_of`` has not ended.
        """

    async def table(self, table_id: str) -> TableRow:
        """Return a table. Raises :class:`NotFound`."""

    async def current_table(self, table_id: str, after: int) -> CurrentTable:
        """Return a table with its actions above a number, all in one go. Raises :class:`NotFound`.

        They may be newer than its row.
        """

    async def live_table(self, channel_id: int) -> TableRow | None:
        """Return the open or running table of a channel."""

    async def tables(
        self,
        *,
        guild_id: int | None = None,
        channel_id: int | None = None,
        player: int | None = None,
        host: int | None = None,
        statuses: Sequence[Status] = (),
        limit: int | None = None,
    ) -> list[TableRow]:
        """Return tables, newest first, at most ``limit``.

        They are those of a server, in a channel, with a player seated, opened by a ``host``, in one of these states.
        """

    async def count_tables(self) -> dict[Status, int]:
        """Return the number of tables in each state, without empty states."""

    async def idle_tables(self, before: float, *statuses: Status) -> list[str]:
        """Return the ids of the tables in these states that had their last action ``before`` a time.

        They also began before it; a paused one that was resumed meanwhile counts by its last action alone, or by when
        it was opened if it had none.
        """

    async def tables_of_deal(self, guild_id: int, game: str, deals: int) -> list[tuple[TableRow, list[ResultRow]]]:
        """Return a server's tables of a numbered deal with their results, newest first, practice tables included."""

    async def amend_table(
        self,
        table_id: str,
        rules: Mapping[str, Any],
        seat_count: int,
        seating: Mapping[int, int],
        terms: Mapping[str, Any],
        *,
        expect: TableRow,
        game: str = "",
    ) -> None:
        """Change an open table's rules, terms, number of seats, or who sits where (``seating``: seats by player).

        ``game`` replaces the game as well.

        A seat's other values move with its player. Raises :class:`Conflict` if the table is not open or no longer
        matches ``expect`` in game, rules, terms, number of seats, players or their seeds; and if ``seating`` has other
        players, or two on one seat.
        """

    async def start_table(
        self, table_id: str, seats: Sequence[SeatRow], at: float, *, expect: TableRow, changed_rules: bool = False
    ) -> None:
        """Start an open table with its final seats, and drop its offers and votes.

        ``changed_rules`` says whether its rules differ from its preset's: see :class:`data.store.Scope`.

        Raises :class:`Conflict` if the table no longer matches ``expect`` (see :meth:`amend_table`), or ``seats`` are
        not all of its seats, or have other players, on other seats, or with other seeds.
        """

    async def unclassified_rules(self) -> list[tuple[str, dict[str, Any]]]:
        """Return the games and rules of the started tables for which it is unknown whether they were changed.

        Only tables that were started before ``changed_rules`` was stored can be among them.
        """

    async def classify_rules(self, game: str, rules: Mapping[str, Any], *, changed_rules: bool) -> None:
        """Record whether the rules were changed, for every such table with this game and these rules."""

    async def end_table(
        self,
        table_id: str,
        status: Status,
        results: Sequence[ResultRow] = (),
        *,
        action: ActionRow | None = None,
        free: FreeEnding | None = None,
        daily_limit: int = 0,
        held: Mapping[str, Any] | None = None,
    ) -> None:
        """Pause a live table, or end a live or paused one as finished or closed. Votes are dropped.

        ``held`` is stored as the state of its clocks, as JSON that is opaque to the store. Its last ``action`` is
        stored in the same write, even of a paused table. Raises :class:`Conflict` if that is not the next one.

        Raises :class:`Conflict` if it has ended already, or is paused and would be paused again; and for a ``free``
        ending if one of its players has had too many.
        """

    async def free_endings(self, players: Sequence[int], since: float) -> dict[int, int]:
        """Return how many free endings each of these players has had since a time, without those who had none."""

    async def reopen_table(
        self,
        table_id: str,
        guild_id: int,
        channel_id: int,
        status: Status,
        at: float,
        *,
        action: ActionRow | None = None,
    ) -> None:
        """Resume a paused or closed table as open or running, in this channel.

        A running table may take an action in the same write. Reminders start again at zero, and the next end counts as
        not shown yet. Raises :class:`ChannelBusy`; :class:`CardsSeen`; :class:`Conflict` if the table was neither
        paused nor closed, its actions were dropped, or the action is not its next.
        """

    async def set_host(self, table_id: str, player: int, expect: int) -> None:
        """Make a player the host, and drop all votes and the new host's offer.

        Raises :class:`Conflict` if ``expect`` is not the current host.
        """

    async def set_exhibition(self, table_id: str, exhibition: Mapping[str, Any], *, expect: Mapping[str, Any]) -> None:
        """Replace the exhibition's data of a running table.

        Raises :class:`Conflict` if the table is not running, or the stored data is not as expected.
        """

    async def set_practice(self, table_id: str, free: FreeEnding | None = None) -> None:
        """Make a table a practice table for good: nothing played there counts any more.

        Raises :class:`Conflict` if its game is finished, or like :meth:`end_table` for a ``free`` ending.
        """
