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

from data.records import Records


class StoreError(Exception):
    """What a store refuses."""


class Conflict(StoreError):
    """Somebody else wrote first: this action number, this seat, or this table's state. Read again."""


class ChannelBusy(StoreError):
    """The channel already has an open or running table; ``table_id`` names it."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id


class CardsSeen(StoreError):
    """The table's cards are being played again at another one: it can no longer be resumed."""


class NotFound(StoreError):
    """There is no such table, seat or player."""


class Forgotten(StoreError):
    """The player has wanted to be forgotten: nobody sits or is asked anywhere by that number any more."""


class Unavailable(StoreError):
    """The database could not be reached, read or written (busy, full, closed). Nothing was stored."""


class Status(StrEnum):
    """A table's life.

    Seats are open; the game runs; it is paused, put aside with its cards secret, and may be resumed exactly; it is
    finished: won, or forfeited; or it is closed without a winner: what was being played is revealed, and should the
    table be resumed, dealt anew.
    """

    OPEN = "open"
    RUNNING = "running"
    PAUSED = "paused"
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
    settings: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """What they like, over all servers. The store does not ask what it means."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits where: a player, or the computer (``player`` is ``None``, ``computer`` its level).

    ``seed`` is the player's own part of the shuffle; ``hand_channel`` and ``hand_message`` are where the
    private hand stands. ``autopilot`` is the level that plays for a player who is away, ``agreed`` what they
    agreed to play, as their host wrote it, ``guild_id`` the server that they joined from, if another than the
    table's. ``former`` is the player whose seat the computer took over; hand and server are still theirs.
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


class OfferRow(NamedTuple):
    """What a player would rather play at an open table, as JSON that the store does not ask about.

    ``stage`` says how far it is: being written (``draft``), ``sent`` to the host, or ``declined``.
    """

    player: int
    setup: Mapping[str, Any]
    at: float
    stage: str = "draft"


@dataclass(frozen=True, slots=True)
class NewTable:
    """What a table is opened with.

    ``terms`` are who may come and how fast is played; the store does not ask what they mean. ``practice`` tables count
    for no record. ``deals`` is the numbered deal that is played, ``cards_of`` the table whose cards are played again:
    with that table's id and seats' seeds. ``exhibition`` is what is known of a table where computers play each other
    for people to watch; the store does not ask.
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


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as stored: what it was opened with (:class:`NewTable`), and what became of it.

    ``message_*`` is the public picture's message and when it was posted; ``posts`` counts how often (its
    nonce). ``since`` is when it was opened, started or resumed last, ``started`` whether its game was ever begun.
    ``reminded`` says in which turn (the number of actions before it) how many reminders were sent. ``votes`` are by
    player.
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
    since: float = 0.0
    started: bool = False
    reminded: tuple[int, int] = (0, 0)
    offers: tuple[OfferRow, ...] = ()
    invited: tuple[int, ...] = ()
    votes: Mapping[int, str] = field(default_factory=dict)


class ActionRow(NamedTuple):
    """One action of a game: its number (from 1), the seat, what was done (JSON) and when.

    ``computer`` is the level that chose it, where a computer did: at its own seat, or in a person's stead.
    """

    number: int
    seat: int
    action: Mapping[str, Any]
    at: float
    computer: str = ""


class ResultSeat(NamedTuple):
    """Who sat on a seat when a result came about: a player, or the computer (its level).

    ``stood_in`` is how many actions of the round, or of the whole game, a computer took there in a person's stead.
    """

    seat: int
    player: int | None
    computer: str = ""
    stood_in: int = 0


class ResultRow(NamedTuple):
    """What a side made of a round (``round`` from 1) or of a game (0): its points, and whether it won.

    ``seats`` are those of the side; ``feats`` count what records are kept of; ``ended`` is how, unless it was played
    to its end (``forfeit``); ``level`` is the highest level of computer that sat at the table, ``""`` if people only.
    """

    table_id: str
    round: int
    side: int
    points: int
    won: bool
    lines: Sequence[Mapping[str, Any]]
    at: float
    seats: Sequence[ResultSeat] = ()
    feats: Mapping[str, int] = {}
    ended: str = ""
    level: str = ""


class Store(Records, Protocol):
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

    async def known(self, discord_id: int) -> Player | None:
        """The player of a Discord user, if they ever came; to look somebody up makes nobody a player."""

    async def players(self, ids: Sequence[int]) -> dict[int, Player]:
        """Players by id. Unknown ids are left out."""

    async def set_dm(self, player: int, *, closed: bool | None = None, channel: int | None = None) -> None:
        """Remembers whether direct messages are closed, and their channel; ``None`` leaves it as it is."""

    async def set_settings(self, player: int, settings: Mapping[str, Any]) -> None:
        """Keeps what a player likes, in place of what was kept before."""

    async def everything(self, player: int) -> dict[str, Any]:
        """All that is stored of a person, as JSON: for their own eyes only."""

    async def forget(self, player: int) -> None:
        """Drops the mapping from a person to a player, and what only matters while there is a person.

        From then on nothing is kept of them, whoever still means them, and no table seats, hosts or invites them: that
        raises :class:`Forgotten`. Dropped are their settings, where their hands stand, the servers they joined from,
        their offers, invitations and votes, and which seats the computer took over from them. Games keep the bare
        number. Should the person come back, they are a new player.
        """

    # tables

    async def create_table(self, table: NewTable, seats: Sequence[SeatRow]) -> TableRow:
        """Opens a table.

        Raises :class:`ChannelBusy`, or :class:`Conflict` if the id is taken, or the table whose cards are to be played
        again has not ended.
        """

    async def table(self, table_id: str) -> TableRow:
        """A table. Raises :class:`NotFound`."""

    async def table_in(self, channel_id: int) -> TableRow | None:
        """The open or running table of a channel."""

    async def tables(
        self,
        *,
        guild_id: int | None = None,
        player: int | None = None,
        statuses: Sequence[Status] = (),
        most: int | None = None,
    ) -> list[TableRow]:
        """Tables, newest first: of a server, with a player seated, in these states; the first ``most`` of them."""

    async def sit(self, table_id: str, seat: SeatRow) -> None:
        """Takes a seat of an open table.

        Raises :class:`Conflict` if it is taken, the player sits there already, or the table is not open.
        """

    async def stand(self, table_id: str, player: int) -> None:
        """Empties a player's seat, and drops what they offered and voted.

        Raises :class:`Conflict` if they have none, or the table is not open.
        """

    async def amend_table(
        self,
        table_id: str,
        rules: Mapping[str, Any],
        seat_count: int,
        seating: Mapping[int, int],
        terms: Mapping[str, Any],
        *,
        expect: TableRow,
    ) -> None:
        """Gives an open table other rules, terms, another number of seats, or its players (``seating``: each to a seat)
        other seats. What else a seat holds goes with its player.

        Raises :class:`Conflict` if the table is no more as ``expect`` has it: open, with these rules, these terms, this
        number of seats and these players with their seeds; and if ``seating`` has other players, or two on one seat.
        """

    async def bring_seed(self, table_id: str, player: int, seed: str) -> None:
        """Replaces a player's own part of the shuffle.

        Raises :class:`Conflict` if they have no seat there, or the table is not open.
        """

    async def replace_seat(self, table_id: str, seat: SeatRow, *, expect_player: int | None) -> None:
        """Hands a seat of a running table to somebody else; its seed stays, because the shuffles hang on it.

        Votes are dropped. Raises :class:`Conflict` if ``expect_player`` (``None``: the computer) is not there, the
        newcomer has another seat, nobody but computers would be left, or the table is not running.
        """

    async def start_table(self, table_id: str, seats: Sequence[SeatRow], at: float, *, expect: TableRow) -> None:
        """Open to running, with the final seats; offers and votes are dropped.

        Raises :class:`Conflict` if the table is no more as ``expect`` has it (see :meth:`amend_table`), or if ``seats``
        are not all of its seats, or have other players, on other seats, or with other seeds.
        """

    async def end_table(self, table_id: str, status: Status, results: Sequence[ResultRow] = ()) -> None:
        """Pauses a live table, or ends a live or paused one, as finished or closed. Votes are dropped.

        Raises :class:`Conflict` if it has ended already, or is to be paused twice.
        """

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
        """Brings a paused or closed table back to open or running, in this channel; its next end is not shown yet.

        A running one may take an action with it, as one with its coming back. The count of reminders begins anew.
        Raises :class:`ChannelBusy`; :class:`CardsSeen`; :class:`Conflict` if it was neither paused nor closed, or the
        action is not its next.
        """

    async def idle(self, before: float) -> list[str]:
        """The open and running tables that were opened, started, resumed and played at before a time only."""

    async def of_deal(self, guild_id: int, game: str, deals: int) -> list[tuple[TableRow, list[ResultRow]]]:
        """The tables of a server that play a numbered deal, newest first, and their results; practice tables too."""

    # around a table

    async def agree(self, table_id: str, player: int, agreed: str) -> None:
        """Notes what a player agrees to play; what they offered instead is dropped.

        Raises :class:`Conflict` if they have no seat there, or the table is not open.
        """

    async def offer(self, table_id: str, offer: OfferRow, *, expect: OfferRow | None = None) -> None:
        """Notes what a player would rather play, in place of what they offered before.

        Raises :class:`Conflict` if they have no seat there, the table is not open, or, where it is given, they do not
        offer ``expect`` any more.
        """

    async def drop_offer(self, table_id: str, player: int) -> None:
        """Drops a player's offer: withdrawn, declined or accepted. Raises :class:`Conflict` if there is none."""

    async def invite(self, table_id: str, player: int) -> None:
        """Notes that a player is invited; a second time changes nothing."""

    async def uninvite(self, table_id: str, player: int) -> None:
        """Takes an invitation back; without one nothing changes."""

    async def vote(self, table_id: str, player: int, motion: str) -> None:
        """Notes what a player votes for, in place of what they voted for before; ``""`` for nothing any more.

        Raises :class:`Conflict` if they have no seat there, or the table is not live.
        """

    async def set_host(self, table_id: str, player: int, expect: int) -> None:
        """Hands a table to another host; votes are dropped, and what the new host offered.

        Raises :class:`Conflict` if ``expect`` is not its host.
        """

    async def set_autopilot(self, table_id: str, player: int, level: str) -> None:
        """Has the computer play for a player, or no more (``""``).

        Raises :class:`Conflict` if they have no seat there, or the table is not running.
        """

    async def reminded(self, table_id: str, turn: int, count: int) -> None:
        """Notes, before it is sent, reminder number ``count`` of the turn that began after ``turn`` actions.

        Raises :class:`Conflict` if that many were noted already, or those of a later turn, or the table is not running.
        """

    async def set_practice(self, table_id: str) -> None:
        """Makes a table a practice table, for good: nothing that was done there counts any more.

        Raises :class:`Conflict` if its game is finished.
        """

    async def next_post(self, table_id: str) -> int:
        """Counts up ``posts`` and returns it: the nonce of the next public message, kept before sending."""

    async def posted(self, table_id: str, channel_id: int, message_id: int, at: float) -> None:
        """Where the public picture stands now."""

    async def end_shown(self, table_id: str) -> None:
        """Notes that the public picture shows that the table is over or paused; of one that is live again, nothing."""

    async def unshown_ends(self) -> list[TableRow]:
        """The ended and paused tables of which that was never shown, newest first."""

    async def hand_posted(self, table_id: str, seat: int, channel_id: int | None, message_id: int | None) -> None:
        """Where a seat's private hand stands now; ``None`` for nowhere."""

    # actions and results

    async def append(self, table_id: str, row: ActionRow, results: Sequence[ResultRow] = ()) -> None:
        """Adds an action, and the results that it brought, as one.

        The results of a round that is played again take the place of its old ones, and of those of the later rounds.
        Raises :class:`Conflict` if its number is taken or leaves a gap, or the table is not running.
        """

    async def actions(self, table_id: str, after: int = 0) -> list[ActionRow]:
        """The actions numbered above ``after``, in order."""

    async def results(self, *, table_id: str | None = None, guild_id: int | None = None) -> list[ResultRow]:
        """Results, in the order they came about: of a table, or of those in a server."""
