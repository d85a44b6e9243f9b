"""A tournament, replayed from its events by a pure function.

An event is stored under its number before anybody hears of it; the number is also the lock. Entries, rounds and matches
are numbered from 1, and no number is given twice, not even after a round's pairing was undone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal, NamedTuple, TypeAlias

from bot.host.tournaments.config import TournamentConfig
from bot.host.tournaments.formats.field import Entrant, Field, Format, How, MatchRecord, Place
from data.store import TournamentEvent, TournamentRow

Phase: TypeAlias = Literal["open", "check-in", "running", "paused", "over", "cancelled"]
BEFORE: tuple[Phase, ...] = ("open", "check-in")
"""The phases before the start."""
STARTED: tuple[Phase, ...] = ("running", "paused")
"""The phases in which it is played."""
Why: TypeAlias = Literal["", "left", "dropped", "absent", "blocked", "forgotten"]
MISSES = 2
"""The matches lost by absence after which an entry is out."""
DAY = 86400.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A person or a pair. Before the start, one whose partner has not accepted yet does not count."""

    number: int
    players: tuple[int, ...]
    waiting_partner: int | None = None
    """The person who is asked to be the partner."""
    checked_in: bool = False
    seed: int = 0
    """From 1, the best; 0 before the start."""
    since: int = 1
    """The first round they are paired in."""
    dropped_after: int | None = None
    """The round after which they are paired no more."""
    why: Why = ""
    """Why they are out."""
    missed: int = 0
    """Matches lost by absence."""

    @property
    def out(self) -> bool:
        """Whether they have left or were dropped."""
        return self.dropped_after is not None

    @property
    def people(self) -> tuple[int, ...]:
        """The players, and the person who is asked to be one."""
        return self.players if self.waiting_partner is None else (*self.players, self.waiting_partner)


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """A match, where it is played, and until when."""

    record: MatchRecord
    ends_at: float
    """When its time is up: that of the round once its table is ready, of a challenge to be answered, and before that of
    its table to be made ready."""
    table_id: str = ""
    """The table of its first game; empty until it is ready."""
    channel_id: int = 0
    ready_at: float = 0.0
    extra: float = 0.0
    """Seconds by which the organiser has extended its round before its table was ready."""
    overtime: bool = False
    """Whether its time was up while it was played: it may take as long again."""
    deal: int = 0
    """The number of the first match of its pairing: the cards of a round with the same cards follow from it."""
    accepted: bool = True
    """Whether a challenge was accepted; true elsewhere."""
    decided_by: int | None = None
    """The organiser who decided it."""
    closed: bool = False
    """Whether nothing is left to do about its table once it is over."""

    @property
    def number(self) -> int:
        """Its number."""
        return self.record.number

    @property
    def entries(self) -> tuple[int, ...]:
        """The numbers of its entries: one for a bye."""
        first, second = self.record.sides
        return (first,) if second is None else (first, second)

    def opponent(self, entry: int) -> int | None:
        """Return the other entry."""
        first, second = self.record.sides
        return second if entry == first else first


@dataclass(frozen=True, kw_only=True)
class Tournament:
    """A tournament as its events have made it."""

    id: str
    guild_id: int
    channel_id: int
    config: TournamentConfig
    organiser: int
    commitment: str
    """The SHA-256 of the secret, shown from the beginning."""
    hidden_secret: bytes = field(repr=False)
    """The secret, for nobody before the end: see :attr:`secret`."""
    created_at: float
    starts_at: float | None
    """When it starts by itself; later than configured if people could not check in for long enough."""
    revision: int = 0
    """The number of its last event."""
    changed_at: float = 0.0
    phase: Phase = "open"
    entries: tuple[Entry, ...] = ()
    former: frozenset[int] = frozenset()
    """The players who were replaced after the start: they may have seen cards that others are to play."""
    matches: tuple[Match, ...] = ()
    undone: tuple[Match, ...] = ()
    """Matches whose pairing was undone, or that are played by a replacement under another number."""
    round: int = 0
    """The last round that was paired; 0 before the first."""
    paused_at: float | None = None
    started_at: float | None = None
    ended_at: float | None = None
    ended_early_by: int | None = None
    """The organiser who ended it before its last round was played."""
    cancelled_for: Literal["", "too-few", "organiser"] = ""
    places: tuple[tuple[int, int], ...] = ()
    """At the end, each entry with its place."""
    order: tuple[int, ...] = ()
    """The entries in the order that the organiser has given them."""
    unsealed: int = 0
    """The last round whose tables with the same cards may be shown to everybody."""
    followed_by: str = ""
    """The id of next week's tournament."""
    last_entry: int = 0
    last_match: int = 0

    @property
    def secret(self) -> bytes | None:
        """The secret once the tournament has ended; ``None`` before."""
        return self.hidden_secret if self.ended else None

    @property
    def ended(self) -> bool:
        """Whether it is over or cancelled."""
        return self.phase in ("over", "cancelled")

    @property
    def is_ladder(self) -> bool:
        """Whether it never ends, and has challenges instead of rounds."""
        return self.config.is_endless

    @property
    def format(self) -> Format:
        """The format."""
        return self.config.its_format

    @property
    def lineup(self) -> tuple[Entry, ...]:
        """The entries that would start now."""
        complete = (entry for entry in self.entries if entry.waiting_partner is None)
        return tuple(entry for entry in complete if entry.checked_in or self.phase != "check-in")

    @property
    def active(self) -> tuple[Entry, ...]:
        """The entries that play, or would, and are not out."""
        return tuple(entry for entry in self.entries if not entry.out and (entry.seed or self.phase in BEFORE))

    @property
    def seed_order(self) -> tuple[int, ...]:
        """The entries that are in, as the organiser has ordered them, and behind them the others as they entered."""
        active = [entry.number for entry in self.active]
        placed = [number for number in self.order if number in active]
        return (*placed, *(number for number in active if number not in placed))

    @property
    def people(self) -> frozenset[int]:
        """Everybody who has an entry or is asked to be a partner, also those who are out."""
        return frozenset(player for entry in self.entries for player in entry.people)

    @property
    def open_matches(self) -> tuple[Match, ...]:
        """The matches that are not over."""
        return tuple(match for match in self.matches if not match.record.over)

    @property
    def round_matches(self) -> tuple[Match, ...]:
        """The matches of the last round."""
        return tuple(match for match in self.matches if match.record.round == self.round)

    @property
    def last_round(self) -> int:
        """The last round that was ever paired, also if that was undone."""
        return max((match.record.round for match in (*self.matches, *self.undone)), default=0)

    @property
    def round_over(self) -> bool:
        """Whether all matches that were paired are over."""
        return not self.open_matches

    @property
    def round_ends_at(self) -> float | None:
        """When the time of the last match under way is up; ``None`` if all are over."""
        return max((match.ends_at for match in self.open_matches), default=None)

    @property
    def may_enter_late(self) -> bool:
        """Whether people may still enter although it has begun: they play from the next round."""
        latest = self.format.latest_entry
        return self.phase in STARTED and (latest is None or self.round < latest)

    def entry(self, number: int) -> Entry | None:
        """Return an entry."""
        return next((entry for entry in self.entries if entry.number == number), None)

    def entry_of(self, player: int) -> Entry | None:
        """Return the entry of a player, or in which they are asked to be the partner; one that is not out first."""
        own = [entry for entry in self.entries if player in entry.people]
        return min(own, key=lambda entry: entry.out, default=None)

    def match(self, number: int) -> Match | None:
        """Return a match that was not undone."""
        return next((match for match in self.matches if match.number == number), None)

    def match_of(self, entry: int) -> Match | None:
        """Return the match of an entry that is not over."""
        return next((match for match in self.open_matches if entry in match.entries), None)

    def hides(self, match: Match) -> bool:
        """Return whether nobody but its players may see a match's cards and points yet: others may hold the same."""
        return self.config.duplicate and match.record.round == self.round and not self.round_over

    def allows_draw(self, match: Match) -> bool:
        """Return whether a match may end without a winner."""
        return self.format.draws and not match.record.slot

    @cached_property
    def field(self) -> Field:
        """What the format may look at."""
        return self._field_of(match.record for match in self.matches)

    @cached_property
    def shown_field(self) -> Field:
        """The same as far as everybody may see it."""
        return self._field_of(match.record for match in self.matches if not self.hides(match))

    @cached_property
    def standings(self) -> tuple[Place, ...]:
        """The standings that everybody may see; none before the start."""
        return self.format.standings(self.shown_field, self.config.settings) if self.shown_field.entrants else ()

    @property
    def is_next_round_due(self) -> bool:
        """Whether the next round is to be paired, or the end to be stored."""
        return self.phase == "running" and not self.is_ladder and self.round_over

    def _field_of(self, records: Iterable[MatchRecord]) -> Field:
        entrants = (
            Entrant(entry.number, entry.seed, entry.since, entry.dropped_after) for entry in self.entries if entry.seed
        )
        return Field(tuple(entrants), tuple(records), self.hidden_secret)


class TournamentState(NamedTuple):
    """A tournament, and the names of its people as they are shown in its server, by player."""

    tournament: Tournament
    names: Mapping[int, str]


def announced(row: TournamentRow) -> Tournament:
    """Return a tournament before its first event. Raises ``ValueError`` if its configuration is invalid."""
    config = TournamentConfig.model_validate(row.config)
    return Tournament(
        id=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        config=config,
        organiser=row.organiser,
        commitment=row.commitment,
        hidden_secret=row.secret,
        created_at=row.created_at,
        starts_at=config.starts_at,
        changed_at=row.created_at,
    )


def replayed(tournament: Tournament, events: Iterable[TournamentEvent]) -> Tournament:
    """Return a tournament after more events."""
    for event in events:
        tournament = replace(tournament, revision=event.number, changed_at=event.at)
        tournament = _APPLY[event.kind](tournament, event)
    return tournament


def _joined(tournament: Tournament, event: TournamentEvent) -> Tournament:
    data = event.data
    entry = Entry(number=data["entry"], players=tuple(data["players"]), waiting_partner=data.get("partner"))
    if entry.waiting_partner is None:
        entry = _complete(tournament, entry)
    return replace(tournament, entries=(*tournament.entries, entry), last_entry=entry.number)


def _accepted(tournament: Tournament, event: TournamentEvent) -> Tournament:
    def accept(entry: Entry) -> Entry:
        return _complete(tournament, replace(entry, players=entry.people, waiting_partner=None))

    return _with_entry(tournament, event.data["entry"], accept)


def _complete(tournament: Tournament, entry: Entry) -> Entry:
    """Return an entry that counts from now on. One that enters late has the last seed, and plays from the next round.

    Who enters during the check-in has checked in.
    """
    if tournament.phase not in STARTED:
        return replace(entry, checked_in=tournament.phase == "check-in")
    last = max((each.seed for each in tournament.entries), default=0)
    return replace(entry, seed=last + 1, since=tournament.round + 1)


def _left(tournament: Tournament, event: TournamentEvent) -> Tournament:
    return replace(tournament, entries=tuple(each for each in tournament.entries if each.number != event.data["entry"]))


def _dropped(tournament: Tournament, event: TournamentEvent) -> Tournament:
    def drop(entry: Entry) -> Entry:
        return replace(entry, dropped_after=tournament.round, why=event.data["why"], waiting_partner=None)

    return _with_entry(tournament, event.data["entry"], drop)


def _check_in_began(tournament: Tournament, event: TournamentEvent) -> Tournament:
    starts_at = tournament.starts_at or 0.0
    return replace(tournament, phase="check-in", starts_at=max(starts_at, event.at + tournament.config.check_in))


def _checked_in(tournament: Tournament, event: TournamentEvent) -> Tournament:
    return _with_entry(tournament, event.data["entry"], lambda entry: replace(entry, checked_in=True))


def _reseeded(tournament: Tournament, event: TournamentEvent) -> Tournament:
    return replace(tournament, order=tuple(event.data["order"]))


def _started(tournament: Tournament, event: TournamentEvent) -> Tournament:
    by_number = {entry.number: entry for entry in tournament.entries}
    seeded = enumerate(event.data["seeds"], start=1)
    entries = sorted((replace(by_number[number], seed=seed) for seed, number in seeded), key=lambda each: each.number)
    return replace(tournament, phase="running", started_at=event.at, entries=tuple(entries))


def _paired(tournament: Tournament, event: TournamentEvent) -> Tournament:
    matches, number, first_number = [], tournament.last_match, tournament.last_match + 1
    for number, (first, second, slot) in enumerate(event.data["pairings"], start=first_number):
        record = MatchRecord(number, event.data["round"], (first, second), slot)
        if second is None:
            record = record._replace(over=True, winner=first, how="bye")
        matches.append(replace(_unready(tournament, record, event.at), deal=first_number))
    return replace(
        tournament,
        matches=(*tournament.matches, *matches),
        round=event.data["round"],
        unsealed=min(tournament.unsealed, event.data["round"] - 1),
        last_match=number,
    )


def _challenged(tournament: Tournament, event: TournamentEvent) -> Tournament:
    number = tournament.last_match + 1
    record = MatchRecord(number, number, (event.data["by"], event.data["entry"]))
    answer_by = event.at + tournament.config.answer_days * DAY
    match = Match(record=record, ends_at=answer_by, accepted=False)
    return replace(tournament, matches=(*tournament.matches, match), round=number, last_match=number)


def _answered(tournament: Tournament, event: TournamentEvent) -> Tournament:
    ends_at = event.at + 2 * tournament.config.round_seconds
    return _with_match(tournament, event.data["match"], lambda match: replace(match, accepted=True, ends_at=ends_at))


def _unready(tournament: Tournament, record: MatchRecord, at: float) -> Match:
    """Return a match whose table is not ready yet; it may take as long as the match may."""
    return Match(record=record, ends_at=at + 2 * tournament.config.round_seconds, closed=record.over)


def _opened(tournament: Tournament, event: TournamentEvent) -> Tournament:
    data = event.data

    def ready(match: Match) -> Match:
        ends_at = event.at + tournament.config.round_seconds + match.extra
        return replace(match, table_id=data["table"], channel_id=data["channel"], ready_at=event.at, ends_at=ends_at)

    return _with_match(tournament, data["match"], ready)


def _placed(tournament: Tournament, event: TournamentEvent) -> Tournament:
    channel = event.data["channel"]
    return _with_match(tournament, event.data["match"], lambda match: replace(match, channel_id=channel))


def _overtime(tournament: Tournament, event: TournamentEvent) -> Tournament:
    def prolong(match: Match) -> Match:
        return replace(match, overtime=True, ends_at=match.ends_at + tournament.config.round_seconds)

    return _with_match(tournament, event.data["match"], prolong)


def _result(tournament: Tournament, event: TournamentEvent) -> Tournament:
    data = event.data
    winner, how = data["winner"], data["how"]

    def finish(match: Match) -> Match:
        wins, points = tuple(data.get("wins", (0, 0))), tuple(data.get("points", (0, 0)))
        record = match.record._replace(over=True, winner=winner, how=how, wins=wins, points=points)
        decided_by = event.actor if how == "decided" else None
        return replace(match, record=record, decided_by=decided_by, closed=how == "played")

    tournament = _with_match(tournament, data["match"], finish)
    return _with_absence(tournament, data["match"], winner, how)


def _with_absence(tournament: Tournament, number: int, winner: int | None, how: How) -> Tournament:
    """Count a match lost by absence, and drop an entry with too many; in a ladder a match played makes up for it."""
    match = tournament.match(number)
    assert match

    def miss(entry: Entry) -> Entry:
        if entry.out or entry.missed + 1 < MISSES:
            return replace(entry, missed=entry.missed + 1)
        return replace(entry, missed=entry.missed + 1, dropped_after=match.record.round, why="absent")

    for each in match.entries:
        if how == "absent" and each != winner:
            tournament = _with_entry(tournament, each, miss)
        elif how == "played" and tournament.is_ladder:
            tournament = _with_entry(tournament, each, lambda entry: replace(entry, missed=0))
    return tournament


def _closed(tournament: Tournament, event: TournamentEvent) -> Tournament:
    def close(matches: Iterable[Match]) -> tuple[Match, ...]:
        return tuple(replace(each, closed=True) if each.number == event.data["match"] else each for each in matches)

    return replace(tournament, matches=close(tournament.matches), undone=close(tournament.undone))


def _unsealed(tournament: Tournament, event: TournamentEvent) -> Tournament:
    return replace(tournament, unsealed=event.data["round"])


def _unpaired(tournament: Tournament, event: TournamentEvent) -> Tournament:
    number = event.data["round"]
    undone = [match for match in tournament.matches if match.record.round == number]
    entries = (
        replace(entry, dropped_after=number - 1) if entry.dropped_after == number else entry
        for entry in tournament.entries
    )
    return replace(
        tournament,
        entries=tuple(entries),
        matches=tuple(match for match in tournament.matches if match.record.round != number),
        undone=(*tournament.undone, *undone),
        round=number - 1,
        phase="paused",
        paused_at=event.at,
    )


def _replaced(tournament: Tournament, event: TournamentEvent) -> Tournament:
    number, old, new = event.data["entry"], event.data["old"], event.data["new"]

    def change(entry: Entry) -> Entry:
        players = tuple(new if player == old else player for player in entry.players)
        return replace(entry, players=players, missed=0)

    tournament = _with_entry(tournament, number, change)
    if tournament.phase in STARTED:
        tournament = replace(tournament, former=tournament.former | {old})
    match = tournament.match_of(number)
    if match is None or not match.table_id:
        return tournament
    again = _unready(tournament, match.record._replace(number=tournament.last_match + 1), event.at)
    others = tuple(each for each in tournament.matches if each is not match)
    return replace(
        tournament,
        matches=(*others, replace(again, extra=match.extra, deal=match.deal)),
        undone=(*tournament.undone, match),
        last_match=again.number,
    )


def _paused(tournament: Tournament, event: TournamentEvent) -> Tournament:
    return replace(tournament, phase="paused", paused_at=event.at)


def _resumed(tournament: Tournament, event: TournamentEvent) -> Tournament:
    paused = event.at - (tournament.paused_at or event.at)
    return replace(_with_time(tournament, paused), phase="running", paused_at=None)


def _extended(tournament: Tournament, event: TournamentEvent) -> Tournament:
    return _with_time(tournament, event.data["seconds"], extra=event.data["seconds"])


def _with_time(tournament: Tournament, seconds: float, *, extra: float = 0.0) -> Tournament:
    """Give all matches under way more time; ``extra`` also counts once their tables are ready."""
    matches = (
        match
        if match.record.over
        else replace(match, ends_at=match.ends_at + seconds, extra=match.extra + (0.0 if match.ready_at else extra))
        for match in tournament.matches
    )
    return replace(tournament, matches=tuple(matches))


def _ended(tournament: Tournament, event: TournamentEvent) -> Tournament:
    return replace(
        tournament,
        phase="over",
        ended_at=event.at,
        ended_early_by=event.actor,
        places=tuple((entry, place) for entry, place in event.data["places"]),
        matches=tuple(match for match in tournament.matches if match.record.over),
        undone=(*tournament.undone, *tournament.open_matches),
        paused_at=None,
    )


def _cancelled(tournament: Tournament, event: TournamentEvent) -> Tournament:
    return replace(
        tournament,
        phase="cancelled",
        ended_at=event.at,
        cancelled_for=event.data["why"],
        matches=tuple(match for match in tournament.matches if match.record.over),
        undone=(*tournament.undone, *tournament.open_matches),
        paused_at=None,
    )


def _followed(tournament: Tournament, event: TournamentEvent) -> Tournament:
    return replace(tournament, followed_by=event.data["by"])


def _with_entry(tournament: Tournament, number: int, change: Callable[[Entry], Entry]) -> Tournament:
    entries = (change(entry) if entry.number == number else entry for entry in tournament.entries)
    return replace(tournament, entries=tuple(entries))


def _with_match(tournament: Tournament, number: int, change: Callable[[Match], Match]) -> Tournament:
    matches = (change(match) if match.number == number else match for match in tournament.matches)
    return replace(tournament, matches=tuple(matches))


_APPLY: Mapping[str, Callable[[Tournament, TournamentEvent], Tournament]] = {
    "joined": _joined,
    "accepted": _accepted,
    "left": _left,
    "dropped": _dropped,
    "check-in": _check_in_began,
    "checked-in": _checked_in,
    "reseeded": _reseeded,
    "started": _started,
    "paired": _paired,
    "unpaired": _unpaired,
    "challenged": _challenged,
    "answered": _answered,
    "opened": _opened,
    "placed": _placed,
    "overtime": _overtime,
    "result": _result,
    "closed": _closed,
    "unsealed": _unsealed,
    "replaced": _replaced,
    "paused": _paused,
    "resumed": _resumed,
    "extended": _extended,
    "ended": _ended,
    "cancelled": _cancelled,
    "followed": _followed,
}
