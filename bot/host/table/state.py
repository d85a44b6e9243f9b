"""The snapshot of a table, and the change that listeners get."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.host.model.competition import Competition, competition_of, fixed_rounds_of
from bot.host.model.daily_key import DailyKey
from bot.host.model.gathering import Gathering
from bot.host.model.series import Exhibition, Match, Series
from bot.host.model.settings import DEFAULT_PREFERENCES, Preferences
from bot.host.model.setup import Setup, Terms
from bot.host.model.tournament_key import TournamentKey
from bot.host.refusals import Refusal
from bot.host.table.actors import Actor
from bot.host.table.timing import ABSENT_AFTER, SEAT_AFTER, TurnClock, Vote
from data.store import Player, ReminderRow, SeatRow, Status, TableRow
from engine.rules import Rules
from engine.study import GuideStep
from engine.types import Event, Note, Seat, Side, Verb
from engine.view import View

TABLE_EVENTS = (
    *("opened", "joined", "stood", "amended", "agreed", "started", "left", "returned", "moved", "paused", "closed"),
    *("resumed", "autopilot", "late", "absent", "voted", "hosted"),
)
"""The kinds of events of a table, besides those of its game.

``stood``: a player left an open table. ``amended``: the setup or the seating changed. ``agreed``: an agreement, an
offer or an invitation changed. ``left`` and ``returned``: the computer took a seat over, or gave it back.
``autopilot``: it was switched. ``late``: a turn's time is up. ``absent``: a vote on absent players has begun.
``voted``: somebody voted. ``hosted``: the host changed. All but ``started``, ``late``, ``closed`` and ``paused`` name
a seat.
"""


class Offer(NamedTuple):
    """A seated player's offer of another setup; ``stage`` is as in :class:`data.store.OfferRow`."""

    player: int
    seat: Seat
    setup: Setup
    stage: str


MOVE = "move@"
"""The beginning of a stored vote for moving a table; its server and channel follow."""


class Moving(NamedTuple):
    """A move of a live table that some players want, and the ``seats`` that agree."""

    guild_id: int
    channel_id: int
    seats: tuple[Seat, ...]

    @property
    def motion(self) -> str:
        """The vote for it, as it is stored."""
        return f"{MOVE}{self.guild_id}/{self.channel_id}"


class TakeBack(NamedTuple):
    """The last action of a game that is not ranked, which its player may ask to take back."""

    seat: Seat
    """The seat that played it."""
    agreed: tuple[Seat, ...] = ()
    """The seats of the people who want it taken back or allow it, the player's own among them."""
    asks: tuple[Seat, ...] = ()
    """The seats of the people who have not answered."""
    refused_by: Seat | None = None
    """The seat that refused, or withdrew the question."""
    absent: tuple[Seat, ...] = ()
    """The seats on autopilot for whom nobody can answer: no partner of theirs is here. Then it cannot be asked."""

    @property
    def asked(self) -> bool:
        """Whether its player has asked."""
        return self.seat in self.agreed

    @property
    def open(self) -> bool:
        """Whether the question waits for answers."""
        return self.asked and self.refused_by is None


class Reactions(NamedTuple):
    """The reactions to a move: its number, the seat and the actor that made it, and each person's emoji."""

    number: int
    seat: Seat
    actor: int
    emoji: Mapping[int, str]

    @property
    def counts(self) -> Sequence[tuple[str, int]]:
        """How many people gave each reaction, the most frequent first."""
        return count_reactions(self.emoji.values())


def count_reactions(emoji: Iterable[str]) -> Sequence[tuple[str, int]]:
    """Return how often each reaction was given, the most frequent first."""
    return sorted(Counter(emoji).items(), key=lambda counted: (-counted[1], counted[0]))


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
    """Return whether one person plays against computers, and nobody has left a seat that they may answer for."""
    taken = list(seats)
    return sum(row.player is not None for row in taken) == 1 and all(row.former is None for row in taken)


def asks_to_pause(status: Status, terms: Terms, seats: Iterable[SeatRow]) -> bool:
    """Return whether a player may pause a table only if the others agree: people play against the clock."""
    people = sum(row.player is not None for row in seats)
    return status is Status.RUNNING and terms.turn_seconds > 0 and people > 1


def no_seat_refusal(table: TableRow | TableState, player_id: int) -> Refusal:
    """Return the refusal for somebody without a seat: ``seat-left`` if they may take it back from the computer, or else
    ``not-seated``.
    """
    left = table.status is Status.RUNNING and any(row.former == player_id for row in table.seats)
    return Refusal("seat-left" if left else "not-seated")


def competition_refusal(competition: Competition) -> Refusal:
    """Return the refusal of what the table of a competition does not take: ``daily-table``, ``tournament-table``."""
    return Refusal("daily-table") if competition is Competition.DAILY else Refusal("tournament-table")


@dataclass(frozen=True, slots=True, kw_only=True)
class TableState:
    """An immutable snapshot of a table. It has no secret seed.

    ``seats`` has every seat in order; an empty one has neither player nor computer. ``names`` go by seat: a person's
    name, a computer's level, or nothing; ``former_names`` are the players whose seats the computer took over.
    ``revision`` is the number of actions played.
    """

    id: str
    guild_id: int
    channel_id: int
    language: str = ""
    """The language of what its channel shows; empty for English."""
    game: str
    rules: Rules
    deals: int | None
    """The number of the numbered deal, if it plays one."""
    status: Status
    host: int
    """The player who decides the setup: its opener, or a player made host by a vote."""
    created_at: float
    seat_count: int
    terms: Terms
    practice: bool
    """Whether it is a practice table: it does not count, and players may rewind."""
    seats: tuple[SeatRow, ...]
    names: tuple[str, ...]
    agreed: tuple[bool, ...]
    """By seat: whether a player sits there who agrees to the setup."""
    offers: tuple[Offer, ...]
    """Offers of other setups, oldest first. Includes drafts, which only their authors may see."""
    invited: tuple[str, ...]
    """The names of invited people without a seat."""
    awaited: bool
    """Whether anybody wants to be told when a seat is free."""
    former_names: tuple[str, ...]
    actors: tuple[Actor, ...] = ()
    """Those who acted in the game, in the order of :attr:`engine.types.Event.actor`."""
    actor_names: tuple[str, ...] = ()
    """The names of the actors' people, or nothing."""
    computer_actions: tuple[int, ...]
    """By seat: the decisions of computers for the player in this game."""
    forfeited: Side | None
    """The side that forfeited the game, by giving it up or by running out of time."""
    gave_up: bool
    """Whether it was given up."""
    clocks: tuple[TurnClock, ...]
    """The time limits of the current turns, the first to end first."""
    waits_for: tuple[int, ...]
    """The players whose turn it is, without those on autopilot; empty between rounds, when anybody may deal."""
    reminder: ReminderRow | None
    """The last reminder of the table, as stored."""
    reminded: tuple[Seat, ...]
    """The seats it still concerns: the table waits for them, and they have not acted since."""
    vote: Vote | None
    """The vote on absent players, while the table waits for them."""
    back: tuple[Seat, ...] = ()
    """The seats of people who would be absent had they not used the table since they last acted."""
    vote_after: float = ABSENT_AFTER
    """Seconds without an action after which the others may vote about a person to act."""
    seat_vote_after: float | None = SEAT_AFTER
    """Seconds after which that vote can give their seat to a computer; ``None`` if the table is paused before."""
    closing: tuple[Seat, ...]
    """The seats of the people who agree to close the running game; it is closed once all of them do."""
    pausing: tuple[Seat, ...] = ()
    """The seats of the people who agree to pause it."""
    take_back: TakeBack | None = None
    """The last action, if it can be taken back with the others' consent."""
    last_move: Reactions | None = None
    """The last move of a running game, with the reactions to it."""
    reactions: Reactions | None = None
    """The last move that has reactions, while it is in the log."""
    abandoned: bool = False
    """Whether nobody continued it, so that it was settled as it stood."""
    abandoned_at: float = 0.0
    """When it is settled if it is paused and nobody continues it."""
    revision: int
    changed_at: int
    """The revision of the last real change: later actions only looked at hands."""
    moments: tuple[int, ...]
    """By seat: the revision since which its choice has stayed the same, whatever others chose at the same time."""
    committed_deal: int
    """The deal that ``commitment`` is for: that of the current round or, between rounds, of the next one."""
    commitment: str
    """Hex: the commitment to that deal, made before it was dealt."""
    revealed: tuple[str, ...]
    """Hex: the seeds of the finished deals, from the first."""
    recent: tuple[Event, ...] = field(repr=False)
    """The last events of the game, oldest first. They hold secrets: show only what ``seen_by`` returns."""
    news: tuple[Event, ...] = field(repr=False)
    """The events since a person last acted, theirs first, but at most the last turn of each seat. They hold secrets,
    too."""
    message_id: int | None
    message_channel: int | None
    message_at: float
    posts: int
    highlights: tuple[Note, ...]
    """The highlights of a game that has been won: see :attr:`engine.presentation.Presentation.highlights`."""
    views: tuple[View, ...] = field(repr=False)
    """By seat, and the public one last; empty before the first deal."""
    preferences: tuple[Preferences, ...] = ()
    """By seat: the player's preferences."""
    players: tuple[Player | None, ...] = field(default=(), repr=False)
    """By seat: the player, as stored."""
    lost_by_leaving: tuple[Seat, ...] = ()
    """The seats taken over by a computer whose former player a loss belongs to."""
    decided_by: tuple[str, ...] = ()
    """By seat: the computer level that made most of its player's decisions; empty if the player made at least half."""
    cards_of: str | None = None
    """The table whose cards are played again."""
    exhibition: Exhibition | None = None
    """The data of the exhibition, if it is one."""
    series: Series | None = None
    """The games before this one, in an exhibition and from the second game of a match on."""
    gathering: Gathering | None = None
    """How the people of the game before gather here, or did, if it is a rematch."""
    gathers_until: float | None = None
    """When that gathering ends."""
    may_drop: bool = False
    """Whether those who are in may go on without those who are missing."""
    match: Match | None = None
    """The standing of the match, if one is played."""
    daily: DailyKey | None = None
    """The deal of the day that is played here: one person's attempt, which nobody else sees."""
    tournament: TournamentKey | None = None
    """The match of a tournament that is played here."""
    sealed: bool = False
    """Whether only its players may see anything of it, because others are to play the same cards."""
    guide: GuideStep | None = None
    """The learner's step while a tutorial's table follows its guided round."""

    annulled: str = ""
    """Why moderators annulled the game; empty if they did not."""
    moving: Moving | None = None
    """A move that players want; it happens once all who are not away agree, or the host moves the table."""
    if_abandoned: str = ""
    """The game's result if its people never resume it: ``loss``, or ``given-up`` if that is free; empty if it waits
    for them."""

    last_action_at: float = 0.0
    """When an action was last played, or else when the table was opened or resumed."""

    number: int = field(default_factory=itertools.count(1).__next__, repr=False, compare=False)
    """Increases with every snapshot of this process, so the newer of two has the higher number."""

    @property
    def preset(self) -> str:
        """The preset of the rules."""
        return self.rules.preset

    @property
    def named_after(self) -> str:
        """The id of the table that the computers' names come from: in a series, the first game's table."""
        return (self.series.first_table if self.series else "") or self.id

    @property
    def seats_moved(self) -> int:
        """The number of seats the computers have moved since that table."""
        return self.series.moved if self.series else 0

    @property
    def setup(self) -> Setup:
        """Everything that people agree to."""
        return Setup(self.rules, self.seat_count, self.terms, self.practice)

    @property
    def counts(self) -> bool:
        """Whether its games count on boards: ranked ones, and not of deals that are compared, such as numbered ones."""
        return self.setup.ranked and self.deals is None and not self.fixed_rounds

    @property
    def competition(self) -> Competition | None:
        """The competition that it belongs to."""
        return competition_of(self.daily, self.tournament)

    @property
    def fixed_rounds(self) -> int:
        """See :func:`bot.host.model.competition.fixed_rounds_of`."""
        return fixed_rounds_of(self.daily, self.tournament)

    def hides_from(self, player_id: int) -> bool:
        """Return whether somebody may see nothing of it: who does not play here, while others are to play its cards."""
        if self.daily or not self.sealed:
            return self.daily is not None and self.seat_of(player_id) is None
        return not any(player_id in (row.player, row.former) for row in self.seats)

    @property
    def friendly(self) -> bool:
        """Whether its games are not ranked because its people agreed so."""
        return not (self.terms.ranked or self.practice or self.exhibition) and self.deals is None

    @property
    def open_hands(self) -> bool:
        """Whether its people have agreed that onlookers see all hands of a round that is over."""
        return self.terms.open_hands and not self.setup.ranked and self.deals is None

    @property
    def resumable(self) -> bool:
        """Whether its players may resume or move it.

        A closed game that counts is over, as its cards were shown. So is a closed gathering: nobody is in any more.
        """
        over = self.status is Status.CLOSED and (self.counts if self.begun else self.gathering is not None)
        over |= self.competition is not None
        return self.status is not Status.FINISHED and not over

    @property
    def match_goes_on(self) -> bool:
        """Whether the next game of a match may begin: this one has ended, and nobody has won the match.

        In a tournament a game that ended without a winner is for its organiser to decide.
        """
        closed = self.status is Status.CLOSED and self.begun and not self.resumable and not self.tournament
        over = self.status is Status.FINISHED or closed
        return over and self.match is not None and self.match.winner is None

    @property
    def undecided(self) -> tuple[Seat, ...]:
        """The seats of people who have not agreed to the setup."""
        return tuple(
            row.seat
            for row, agreed in zip(self.seats, self.agreed, strict=True)
            if row.player is not None and not agreed
        )

    @property
    def gathers(self) -> bool:
        """Whether the people of the game before gather here: each says that they are in, and then it is dealt."""
        return self.status is Status.OPEN and self.gathering is not None

    @property
    def consent_carries(self) -> bool:
        """Whether the setup is still the one of the game before, so that saying "I'm in" agrees to it."""
        return self.gathering is not None and self.gathering.setup == self.setup.digest

    @property
    def clock(self) -> TurnClock | None:
        """The first time limit to end."""
        return self.clocks[0] if self.clocks else None

    def newer(self, other: TableState) -> TableState:
        """Return the newer of two snapshots of the table."""
        return self if self.number >= other.number else other

    def unchanged_since(self, revision: int, seat: Seat | None = None) -> bool:
        """Return whether the table is still as it was at a revision, or what this seat chooses from is."""
        since = self.changed_at if seat is None or not self.moments else self.moments[seat]
        return since <= revision <= self.revision

    @property
    def computers_turn(self) -> bool:
        """Whether only computers are to act, so that another change follows soon."""
        view = self.view(None)
        return bool(
            self.live
            and view
            and view.phase not in ("scored", "won")
            and all(self.seats[seat].computer or self.seats[seat].autopilot for seat in view.to_act)
        )

    @property
    def lull(self) -> bool:
        """Whether computers wait so that people see what was just finished."""
        view = self.view(None)
        return view is not None and bool(self.rules.presentation.lull(view))

    @property
    def guided(self) -> bool:
        """Whether the learner is being guided: see :mod:`engine.study.contract`."""
        return self.live and self.guide is not None and not self.guide.finished

    @property
    def must_ask_to_pause(self) -> bool:
        """See :func:`asks_to_pause`."""
        return asks_to_pause(self.status, self.terms, self.seats)

    @property
    def verbs(self) -> tuple[Verb, ...]:
        """The game's kinds of action."""
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
        """Whether one person plays against computers, and nobody has left a seat that they may answer for."""
        return is_alone(self.seats)

    @property
    def between_people(self) -> bool:
        """Whether people play against each other, including people who left their seat to a computer."""
        sides = self.rules.sides(self.seat_count)
        return len({sides[row.seat] for row in self.seats if not {row.player, row.former} <= {None}}) > 1

    @property
    def hints(self) -> bool:
        """Whether players get hints: between people only in practice, or where all have agreed to it."""
        return self.competition is None and (self.terms.hints or self.practice or not self.between_people)

    @property
    def may_practise(self) -> bool:
        """Whether hands may be changed and moves taken back here, perhaps only once it is a practice table."""
        return self.status is Status.RUNNING and self.competition is None and (self.practice or self.alone)

    def seat_of(self, player_id: int) -> Seat | None:
        """Return the seat of a player."""
        return next((row.seat for row in self.seats if row.player == player_id), None)

    def moved_last(self, player_id: int) -> bool:
        """Return whether the last move is a player's own, not that of a computer in their place."""
        move = self.last_move
        if move is None or not move.actor:
            return move is not None and self.seats[move.seat].player == player_id
        actor = self.actors[move.actor - 1]
        return actor.person == player_id and not actor.computer

    def may_ask_back(self, seat: Seat) -> bool:
        """Return whether a seat is offered to ask for its last action; not if a computer answers it in a moment."""
        found = self.take_back
        free = found is not None and found.seat == seat and not found.asked and found.refused_by is None
        return free and not (found and found.absent) and not self.computers_turn

    def opens_hands_to(self, player_id: int | None) -> bool:
        """Return whether somebody may see the hands of finished rounds; all may once the game is over.

        While it goes on, so may its players, those who have left a seat, and onlookers where all have agreed to it.
        """
        if self.status in (Status.FINISHED, Status.CLOSED) or self.exhibition or self.open_hands:
            return True
        return player_id is not None and any(player_id in (row.player, row.former) for row in self.seats)

    def forgotten(self, seat: Seat) -> bool:
        """Return whether the player of a seat has asked to be forgotten."""
        return self.seats[seat].player is not None and not self.names[seat]

    def preferences_of(self, seat: Seat | None) -> Preferences:
        """Return the preferences of the player on a seat; the defaults without one."""
        return DEFAULT_PREFERENCES if seat is None or not self.preferences else self.preferences[seat]

    def plays_remotely(self, player_id: int) -> bool:
        """Return whether a player plays here from another server."""
        return any(row.player == player_id and row.guild_id is not None for row in self.seats)

    def view(self, seat: Seat | None) -> View | None:
        """Return the view of a seat, or the public one (``None``); ``None`` before the first deal."""
        if not self.views:
            return None
        return self.views[-1] if seat is None else self.views[seat]
