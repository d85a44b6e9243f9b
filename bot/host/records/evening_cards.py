"""The content of an evening's card: who won how often, and the moments that stood out.

Only games that count on boards or are friendly ones, and were won: no practice, numbered deals, annulled games or
exhibitions, and no game whose result moderators removed. People who hide from boards or asked to be forgotten are not
listed, and no moment is theirs. The cards of these games have been revealed, and a moment shows no more than the table
did.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from typing import Literal, NamedTuple, TypeAlias

from bot.host.core import Core
from bot.host.records.listings import ever_seated, known_players
from bot.host.records.replays import PUBLIC_VIEWPOINT, Frame, Playback
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.host.table.stored_table import stored_preset
from data.store import PERSON, RESULT, NotFound, Player, ResultRow, Status, TableRow
from engine.cards import Card
from engine.game import Record
from engine.types import Note, Seat

Outcome: TypeAlias = Literal["won", "lost", "drawn", ""]
"""How a game ended for somebody; empty if they did not play it."""
BIGGEST_TURN, BEST_ROUND = "biggest-turn", "best-round"
"""The codes of highlights that are a whole turn or round."""
_STEPS = 8
"""The most steps of a moment."""
_ACTS = 100
"""How many of a server's moderation acts are looked at."""


class Standing(NamedTuple):
    """The record of a person, of partners, or of the sides made up of computers alone.

    ``players`` are in order of their numbers, ``computers`` counts the computers among partners. ``course`` has an
    outcome for each game of the evening. ``points`` are those of all their games.
    """

    players: tuple[int, ...]
    computers: int
    course: tuple[Outcome, ...]
    points: int

    @property
    def won(self) -> int:
        """The games won."""
        return self.course.count("won")

    @property
    def games(self) -> int:
        """The games played."""
        return len(self.course) - self.course.count("")

    @property
    def order(self) -> tuple[int, int]:
        """The sort key: most games won first, then fewest others."""
        return -self.won, self.games


class PlayedGame(NamedTuple):
    """A game of the evening."""

    table_id: str
    game: str
    preset: str


class Standings(NamedTuple):
    """The standings of an evening, best first, over its ``games`` in the order in which they ended.

    ``pairs`` are the sides of several seats. ``players`` are those that are listed, as shown in the server.
    """

    games: tuple[PlayedGame, ...]
    people: tuple[Standing, ...]
    pairs: tuple[Standing, ...]
    players: Mapping[int, Player]

    @property
    def winners(self) -> tuple[Standing, ...]:
        """Those who won the evening; nobody if all are level, or nobody else is listed."""
        best = [each for each in self.people if each.order == self.people[0].order]
        return tuple(best) if best and best[0].won and len(best) < len(self.people) else ()

    @property
    def same_game(self) -> bool:
        """Whether all games were the same, so that their points can be added."""
        return len({(each.game, each.preset) for each in self.games}) == 1


class Moment(NamedTuple):
    """A highlight of a game, with its last steps as everybody at the table saw them.

    ``unlisted`` are the players whose names are not shown.
    """

    state: TableState
    note: Note
    unlisted: frozenset[int]
    frames: tuple[Frame, ...]


class EveningCard(NamedTuple):
    """An evening's standings, its best hand, and its biggest turn or else its best round."""

    standings: Standings
    best_hand: Moment | None
    biggest_turn: Moment | None


class EveningCards:
    """Looks back on evenings."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def standings(self, guild_id: int, table_ids: Sequence[str]) -> Standings:
        """Return the standings over these tables of a server, from stored results: no game is replayed."""
        return (await self._gather(guild_id, table_ids)).standings()

    async def card(self, guild_id: int, table_ids: Sequence[str]) -> EveningCard | None:
        """Return the card of an evening with these tables; ``None`` if nobody is listed on it.

        The first highlight of each game that is neither a turn nor a round may become the best hand; where no game
        has any, the best rounds may. Highlights of games with different targets are compared by the share of the
        target that they scored; the earlier of equals is chosen.
        """
        gathered = await self._gather(guild_id, table_ids)
        standings = gathered.standings()
        if not standings.people:
            return None
        states = [state for each in standings.games if (state := await self._state(each.table_id))]
        listed = [(state, note) for state in states for note in state.highlights if not gathered.hides(state, note)]
        firsts: dict[str, tuple[TableState, Note]] = {}
        for state, note in listed:
            if note.code not in (BIGGEST_TURN, BEST_ROUND):
                firsts.setdefault(state.id, (state, note))
        best_round = _best([each for each in listed if each[1].code == BEST_ROUND])
        best = _best([*firsts.values()]) or best_round
        turn = _best([each for each in listed if each[1].code == BIGGEST_TURN])
        turn = turn or (best_round if best is not best_round else None)
        return EveningCard(standings, await self._moment(best, gathered), await self._moment(turn, gathered))

    async def _gather(self, guild_id: int, table_ids: Sequence[str]) -> _Gathered:
        store = self._core.store
        in_force = [each.act for each in await store.acts(guild_id, count=_ACTS, in_force=True)]
        removed = {act.table_id for act in in_force if act.kind == RESULT}
        games: list[tuple[TableRow, list[ResultRow]]] = []
        for table_id in dict.fromkeys(table_ids):
            with suppress(NotFound):
                row = await store.table(table_id)
                if _counts(row) and row.id not in removed:
                    results = [each for each in await store.results(table_id=row.id) if each.round == 0]
                    if results:
                        games.append((row, results))
        games.sort(key=lambda each: each[1][0].at)
        known = await known_players(self._core.names, guild_id, (row.seats for row, _ in games))
        begun = games[0][1][0].at if games else 0.0
        struck = {act.player for act in in_force if act.kind == PERSON and act.at >= begun}
        listed = {
            number: player
            for number, player in known.items()
            if player.discord_id is not None and not player.hidden and number not in struck
        }
        return _Gathered(games, listed)

    async def _state(self, table_id: str) -> TableState | None:
        """Return the snapshot of a table; ``None`` if its moves are not kept."""
        with suppress(Refusal):
            async with self._core.tables.hold(table_id) as session:
                return session.state()
        return None

    async def _moment(self, found: tuple[TableState, Note] | None, gathered: _Gathered) -> Moment | None:
        if found is None:
            return None
        state, note = found
        async with self._core.tables.hold(state.id) as session:
            game = session.game
            assert game is not None
            deals, over = session.finished_deals()
            record = game.record._replace(deals=deals)
            acted = tuple(session.actors.of_actions)
        frames = await asyncio.to_thread(scene, record, over, note, acted)
        return Moment(state, note, gathered.unlisted(state), frames)


class _Gathered(NamedTuple):
    """The games that count, each with the results of its sides, and the players who are listed."""

    games: Sequence[tuple[TableRow, Sequence[ResultRow]]]
    listed: Mapping[int, Player]

    def standings(self) -> Standings:
        people: defaultdict[tuple[int, ...], list[tuple[int, Outcome, int]]] = defaultdict(list)
        pairs: defaultdict[tuple[tuple[int, ...], int], list[tuple[int, Outcome, int]]] = defaultdict(list)
        for number, (_, results) in enumerate(self.games):
            drawn = all(each.won for each in results)
            alone = []
            for each in results:
                outcome: Outcome = "drawn" if drawn else "won" if each.won else "lost"
                players = tuple(sorted(seat.player for seat in each.seats if seat.player is not None))
                for player in players:
                    people[player,].append((number, outcome, each.points))
                if not players:
                    alone.append((number, outcome, each.points))
                elif len(each.seats) > 1 and self.listed.keys() >= {*players}:
                    pairs[players, len(each.seats) - len(players)].append((number, outcome, each.points))
            people[()] += sorted(alone, key=lambda each: each[1] != "won")[:1]
        listed = [
            self._standing(players, int(not players), ended)
            for players, ended in people.items()
            if ended and self.listed.keys() >= {*players}
        ]
        together = [self._standing(*key, ended) for key, ended in pairs.items()]
        if not any(each.players for each in listed):
            listed = []
        return Standings(
            tuple(PlayedGame(row.id, row.game, stored_preset(row)) for row, _ in self.games),
            tuple(sorted(listed, key=lambda each: each.order)),
            tuple(sorted(together, key=lambda each: each.order)),
            self.listed,
        )

    def _standing(
        self, players: tuple[int, ...], computers: int, ended: Sequence[tuple[int, Outcome, int]]
    ) -> Standing:
        outcomes = {number: outcome for number, outcome, _ in ended}
        course: tuple[Outcome, ...] = tuple(outcomes.get(number, "") for number in range(len(self.games)))
        return Standing(players, computers, course, sum(points for *_, points in ended))

    def unlisted(self, state: TableState) -> frozenset[int]:
        """Return who had a seat at a table or acted there, and is not listed."""
        acted = {actor.person for actor in state.actors if actor.person}
        return frozenset((ever_seated(state.seats) | acted) - self.listed.keys())

    def hides(self, state: TableState, note: Note) -> bool:
        """Return whether a highlight is that of somebody who is not listed."""
        unlisted, sides = self.unlisted(state), state.rules.sides(state.seat_count)
        side, seat = note.values.get("side"), note.values.get("seat")
        theirs = [row for row in state.seats if row.seat == seat or (seat is None and sides[row.seat] == side)]
        actor = note.values.get("actor")
        acted = {state.actors[actor - 1].person} if isinstance(actor, int) and actor else set()
        return not unlisted.isdisjoint(ever_seated(theirs) | acted)


def _counts(row: TableRow) -> bool:
    return (
        row.status is Status.FINISHED
        and not row.practice
        and row.deals is None
        and not row.annulled
        and not row.exhibition
    )


def _best(found: Sequence[tuple[TableState, Note]]) -> tuple[TableState, Note] | None:
    """Return the highlight that scored most, the first of equals.

    Where games have different targets, it is the one that scored the largest share of its game's. A figure above the
    target comes last: it counts something other than points, such as tricks.
    """
    targets = [max(1, state.views[-1].target) for state, _ in found]
    alike = len({*targets}) == 1
    shares = [_points(note) / target for (_, note), target in zip(found, targets, strict=True)]
    rank = {place: share if alike or share <= 1 else 0.0 for place, share in enumerate(shares)}
    return found[max(rank, key=lambda place: rank[place])] if found else None


def _points(note: Note) -> int:
    points = note.values["points"]
    assert isinstance(points, int)
    return points


def scene(record: Record, over: Sequence[int], note: Note, acted: Sequence[int] = ()) -> tuple[Frame, ...]:
    """Return the last steps of a highlight, as everybody saw them: of its turn, of its cards, or of its round.

    ``over`` are the numbers of the deals that may be revealed, ``acted`` are as in :class:`Playback`.
    """
    playback = Playback.of(record, over, ended=True, acted=acted)
    frames = [
        frame
        for frame in playback.frames(playback.rounds()[_number(note)], PUBLIC_VIEWPOINT)
        if frame.table.phase not in ("scored", "won")
    ]
    last = len(frames)
    if (turn := note.values.get("turn")) is not None:
        last = max((step for step, frame in enumerate(frames) if frame.table.turn == turn), default=last)
    elif cards := note.values.get("cards"):
        assert isinstance(cards, tuple)
        side, seat = note.values.get("side"), note.values.get("seat")
        sides = frames[0].table.sides if frames else ()
        last = _complete(frames, cards, {who for who, its in enumerate(sides) if who == seat or its == side})
    return tuple(frames[: last + 2][-_STEPS:])


def _complete(frames: Sequence[Frame], cards: Sequence[Card], seats: Collection[Seat]) -> int:
    """Return the step at which seats showed these cards together or, if they never did, had shown all of them."""
    by_step = [[event.cards for event in frame.events if event.seat in seats] for frame in frames]
    together = [step for step, shown in enumerate(by_step) if any({*cards} <= {*each} for each in shown)]
    if together:
        return together[-1]
    missing = Counter(cards)
    for step, shown in enumerate(by_step):
        for each in shown:
            missing -= Counter(each)
        if not missing:
            return step
    return len(frames)


def _number(note: Note) -> int:
    number = note.values["round"]
    assert isinstance(number, int)
    return number
