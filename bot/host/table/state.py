"""A table as others may see it, and the news that it changed."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.host.model.exhibition import Exhibition
from bot.host.model.preferences import DEFAULT_PREFERENCES, Preferences
from bot.host.model.setup import Setup
from bot.host.model.terms import Terms
from bot.host.refusals import Refusal
from bot.host.table.timing import TurnClock
from bot.host.table.vote import Vote
from data.store import Player, SeatRow, Status, TableRow
from engine.rules import Rules
from engine.types import Event, Seat, Side, Verb
from engine.view import View

TABLE_EVENTS = (
    *("opened", "joined", "stood", "amended", "agreed", "started", "left", "returned", "moved", "paused", "closed"),
    *("resumed", "autopilot", "late", "absent", "voted", "hosted"),
)
"""The kinds of event that a table itself has, beside those of its game.

``stood`` gives up a seat of an open table, ``amended`` changes what it plays or who sits where, ``agreed`` is about
who agrees to that, offers something else, or is invited, ``left`` hands a seat of a running one to the computer and
``returned`` takes it back, ``autopilot`` has the computer play for a player or no more; ``late`` tells that the time
of a turn is up, ``absent`` that others may vote now, ``voted`` that somebody did, ``hosted`` that the table has
another host. All but ``started``, ``late``, ``closed`` and ``paused`` name a seat.
"""


class Offer(NamedTuple):
    """What somebody seated would rather play; ``stage`` as in :class:`data.store.OfferRow`."""

    player: int
    seat: Seat
    setup: Setup
    stage: str


class Change(NamedTuple):
    """A table changed: the snapshot after the change, and what happened.

    ``events`` hold every secret: call :meth:`engine.types.Event.seen_by` before showing any.
    """

    state: TableState
    events: tuple[Event, ...]

    @property
    def table_id(self) -> str:
        """The table's id."""
        return self.state.id

    @property
    def revision(self) -> int:
        """The number of actions played."""
        return self.state.revision


def is_alone(seats: Iterable[SeatRow]) -> bool:
    """Whether one person sits among computers, and nobody has a seat to come back to."""
    taken = list(seats)
    return sum(row.player is not None for row in taken) == 1 and all(row.former is None for row in taken)


def no_seat_refusal(table: TableRow | TableState, player_id: int) -> Refusal:
    """Why somebody without a seat cannot do what those seated can: ``seat-left`` while they may take theirs back from
    the computer, or else ``not-seated``.
    """
    left = table.status is Status.RUNNING and any(row.former == player_id for row in table.seats)
    return Refusal("seat-left" if left else "not-seated")


@dataclass(frozen=True, slots=True, kw_only=True)
class TableState:
    """A table at one moment. It does not change when the table does, and holds no seed that is still secret.

    ``seats`` has every seat in order; an empty one has neither player nor computer. ``names`` go by seat: a
    person's name, a computer's level, or nothing; ``former_names`` are those whose seats the computer took over.
    ``revision`` is the number of actions played.
    """

    id: str
    guild_id: int
    channel_id: int
    game: str
    rules: Rules
    deals: int | None
    """The number of its numbered deals, if it plays such."""
    status: Status
    host: int
    """The player who opened it."""
    created_at: float
    seat_count: int
    terms: Terms
    practice: bool
    """Whether it counts for no record, and its players may go back."""
    seats: tuple[SeatRow, ...]
    names: tuple[str, ...]
    agreed: tuple[bool, ...]
    """By seat: whether somebody sits there who agrees to what is played."""
    offers: tuple[Offer, ...]
    """What people would rather play, the oldest first; those that are still written too, for their own eyes."""
    invited: tuple[str, ...]
    """The names of those who are invited and have no seat."""
    former_names: tuple[str, ...]
    computer_actions: tuple[int, ...]
    """How often a computer acted for each player in this game."""
    forfeited: Side | None
    """The side that lost the game because its time was up."""
    clock: TurnClock | None
    """Whose time runs."""
    reminded: bool
    """Whether a reminder was sent since the table was started or resumed."""
    vote: Vote | None
    """What the others may vote on, while whoever the table waits for is away."""
    revision: int
    changed_at: int
    """The revision from which on it stands as it does: people have only looked at hands since."""
    committed_deal: int
    """The deal that ``commitment`` is of: that of the round being played, or of the next one while none is."""
    commitment: str
    """Hex: what that deal was committed to before it was dealt."""
    revealed: tuple[str, ...]
    """Hex: the seeds of the deals that are over, from the first."""
    recent: tuple[Event, ...] = field(repr=False)
    """The last events of the game, oldest first. They tell all: show only what ``seen_by`` gives."""
    news: tuple[Event, ...] = field(repr=False)
    """The events since a person last played, theirs first; of what computers did for longer, the last turn of each
    seat. They tell all, too."""
    message_id: int | None
    message_channel: int | None
    message_at: float
    posts: int
    views: tuple[View, ...] = field(repr=False)
    """By seat, and the public one last; empty before the game has begun."""
    preferences: tuple[Preferences, ...] = ()
    """What whoever sits there likes, by seat."""
    players: tuple[Player | None, ...] = field(default=(), repr=False)
    """By seat: who sits there, as the store has them."""
    cards_of: str | None = None
    """The table whose cards it plays again."""
    exhibition: Exhibition | None = None
    """What is known of computers that play each other here for people to watch, where they do."""

    number: int = field(default_factory=itertools.count(1).__next__, repr=False, compare=False)
    """Counts the snapshots of this process: of two of one table, the one with the higher number is newer."""

    @property
    def preset(self) -> str:
        """The preset that the rules started from."""
        return self.rules.preset

    @property
    def setup(self) -> Setup:
        """All that people agree to."""
        return Setup(self.rules, self.seat_count, self.terms, self.practice)

    @property
    def counts(self) -> bool:
        """Whether its games count on boards: those of a numbered deal have one of their own."""
        return not self.practice and self.deals is None

    @property
    def undecided(self) -> tuple[Seat, ...]:
        """The seats of people who have not agreed to what is played."""
        return tuple(
            row.seat
            for row, agreed in zip(self.seats, self.agreed, strict=True)
            if row.player is not None and not agreed
        )

    def newer(self, other: TableState) -> TableState:
        """The newer of two snapshots of the table."""
        return self if self.number >= other.number else other

    def unchanged_since(self, revision: int) -> bool:
        """Whether it stands as it did at a revision."""
        return self.changed_at <= revision <= self.revision

    @property
    def verbs(self) -> tuple[Verb, ...]:
        """The kinds of action that the game has."""
        return self.rules.verbs

    @property
    def begun(self) -> bool:
        """Whether the first round has been dealt."""
        return bool(self.views)

    @property
    def live(self) -> bool:
        """Whether the table is open or running."""
        return self.status in (Status.OPEN, Status.RUNNING)

    @property
    def full(self) -> bool:
        """Whether every seat is taken by a person."""
        return all(row.player is not None for row in self.seats)

    @property
    def alone(self) -> bool:
        """Whether one person plays against computers, and nobody has a seat to come back to."""
        return is_alone(self.seats)

    def seat_of(self, player_id: int) -> Seat | None:
        """Where a player sits."""
        return next((row.seat for row in self.seats if row.player == player_id), None)

    def forgotten(self, seat: Seat) -> bool:
        """Whether whoever sat on a seat has wanted to be forgotten."""
        return self.seats[seat].player is not None and not self.names[seat]

    def preferences_of(self, seat: Seat | None) -> Preferences:
        """What whoever sits on a seat likes; the usual, where nobody does."""
        return DEFAULT_PREFERENCES if seat is None or not self.preferences else self.preferences[seat]

    def plays_remotely(self, player_id: int) -> bool:
        """Whether a player sits here from another server."""
        return any(row.player == player_id and row.guild_id is not None for row in self.seats)

    def view(self, seat: Seat | None) -> View | None:
        """What a seat may know (``None``: anybody); nothing before the game has begun."""
        if not self.views:
            return None
        return self.views[-1] if seat is None else self.views[seat]
