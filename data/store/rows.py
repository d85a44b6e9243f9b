"""The rows of games: players, actions and their results, seats, and tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, NamedTuple


@dataclass(frozen=True, slots=True)
class Player:
    """A person. Games know only ``id``; forgetting a person clears the rest."""

    id: int
    discord_id: int | None
    name: str
    dm_closed: bool = False
    """Whether a direct message to them was refused: hands are shown on request until they open again."""
    dm_channel: int | None = None
    settings: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """Preferences on all servers, opaque to the store."""
    hidden: bool = False
    """Whether they are on no board."""
    barred: bool = False
    """Whether the operator left them out of the boards of all servers."""
    known_since: float = 0.0
    """When the bot first saw them; 0 if that was before it was kept."""


class ActionRow(NamedTuple):
    """One action of a game: its number (from 1), the seat, the action as JSON, and its time.

    ``computer`` is the level of the computer that chose it, at its own seat or as a person's stand-in. ``advice`` is
    that of the hint that a person took it from.

    ``person`` is the player who acted, or in whose place the computer did, also one who had left the seat to it. It is
    0 at a computer's own seat, and ``None`` where that was not kept: for computers' actions of older versions.
    """

    number: int
    seat: int
    action: Mapping[str, Any]
    at: float
    computer: str = ""
    advice: str = ""
    person: int | None = None


class ResultSeat(NamedTuple):
    """The occupant of a seat at the time of a result: a player, or a computer by its level.

    ``stood_in`` counts the actions of the round, or of the whole game, that a computer took as the player's stand-in.
    """

    seat: int
    player: int | None
    computer: str = ""
    stood_in: int = 0


class ResultRow(NamedTuple):
    """A side's result of a round (``round`` from 1) or of the whole game (``round`` 0): its points, and whether it won.

    ``lines`` list the points of a round, or those added at the end of a game; ``seats`` are those of the side.
    ``feats`` counts feats for the records. ``ended`` says how a game ended that was not played out (``forfeit``).
    ``level`` is the highest level of computer at the table, ``""`` for people only. ``match_games`` is how many games
    the side has won in the match that this game ended; ``None`` if it ended none. ``ranked`` says whether the game
    counts for the side in league and ratings.
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
    match_games: int | None = None
    ranked: bool = True


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


class ReactionRow(NamedTuple):
    """A player's reaction to the action of this number."""

    number: int
    player: int
    emoji: str


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
    before it in its match or exhibition; both are opaque to the store. ``gathering`` says how the people of the game
    before gather, and is opaque, too. ``daily`` is the attempt at a deal of the day that is played at the table, as
    day/edition/game; such a table does not occupy its channel. ``tournament`` is the match of a tournament that is
    played at the table, as opaque text. A ``sealed`` table is shown only to its own players, because others are to play
    its cards.
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
    gathering: Mapping[str, Any] = field(default_factory=dict)
    daily: str = ""
    tournament: str = ""
    sealed: bool = False


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
    gathering: Mapping[str, Any] = field(default_factory=dict)
    daily: str = ""
    tournament: str = ""
    sealed: bool = False
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
    reactions: tuple[ReactionRow, ...] = ()
    """The reactions to the last action that has any."""


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
