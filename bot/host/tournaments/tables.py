"""The tables of a tournament's matches: opened with held seats, played on from game to game, and what they show.

Everything else about a match is decided elsewhere: a table knows only its key. A process may repeat each step here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import NamedTuple

from bot.host.core import LIVE, Core
from bot.host.lobby.lifecycle import move_session
from bot.host.lobby.new_table import derived_id, new_table, own_seed, with_fresh_deal
from bot.host.lobby.next_table import next_table_id
from bot.host.model.competition import Competition
from bot.host.model.gathering import Gathering
from bot.host.model.series import Series
from bot.host.model.setup import Setup
from bot.host.model.tournament_key import TournamentKey
from bot.host.refusals import Refusal
from bot.host.table.session import Session
from bot.host.table.state import TableState
from data.store import Conflict, NewTable, NotFound, Player, SeatRow, Status
from engine.deal import Deals
from engine.rules import Rules
from engine.types import BY_STANDING, FORFEIT, Action, Event, Seat, Side


class TableResult(NamedTuple):
    """What a match has come to, by entry: the first is the one with seat 0 at the match's first table."""

    winner: int | None = None
    """Which of the two has won, or is ahead; ``None`` if they are level."""
    wins: tuple[int, int] = (0, 0)
    """The games won."""
    points: tuple[int, int] = (0, 0)
    """The points of finished rounds in all games; more are better, even where the rules want few."""
    void: bool = False
    """Whether it ended without a winner: annulled, or closed."""

    @property
    def loser(self) -> int | None:
        """Which of the two has lost, or is behind; ``None`` if they are level."""
        return None if self.winner is None else 1 - self.winner


def duplicate_rounds(rules: Rules, times: int) -> int | None:
    """Return the rounds of a match with the same cards, ``times`` as long as usual; ``None`` if that is too long."""
    return rules.fixed_rounds.rounds * times if times <= rules.fixed_rounds.longest else None


def match_table_id(key: TournamentKey) -> str:
    """Return the id of a match's first table. It is derived, so that it is opened once."""
    return derived_id(f"tournament {key.tournament} match {key.match}")


async def open_table(
    core: Core,
    key: TournamentKey,
    setup: Setup,
    players: Mapping[Seat, int],
    *,
    guild_id: int,
    channel_id: int,
    until: float,
    seed: bytes | None = None,
) -> TableState:
    """Open the first table of a match in a channel, or return it as it is by now. Match numbers are never used twice.

    ``players`` have their seats held until they say "I'm in"; with the last one it is dealt, and computers have the
    other seats. ``until`` is when it must have begun. ``seed`` is that of the cards, if all tables of a round have the
    same. Refuses ``channel-busy``, and ``stale`` if somebody was forgotten.
    """
    if (seed is None) != (key.rounds == 0) or not setup.terms.turn_seconds:
        raise ValueError("a match has a turn limit, and a seed of its own only for a fixed number of rounds")
    people = await core.store.players(sorted(players.values()))
    setup = _match_setup(setup, key)
    host = people[players[min(players)]]
    table = replace(
        new_table(core, setup, host, guild_id=guild_id, channel_id=channel_id),
        id=match_table_id(key),
        gathering=Gathering(until=until, setup=setup.digest, people=len(people)).model_dump(mode="json"),
        tournament=key.text,
        sealed=seed is not None,
    )
    if seed is None:
        table = with_fresh_deal(core, table)
    else:
        table = replace(table, seed=seed, commitment=Deals(seed, key.deals, ()).commitment())
    seats = [_held_seat(seat, people[number], table) for seat, number in players.items()]
    return await core.commit(_open(core, table, seats))


def _match_setup(setup: Setup, key: TournamentKey) -> Setup:
    """Return the setup of a match's tables: nobody else may come, nobody is helped, and nobody loses on time."""
    fixed = {"access": "invited", "hints": False, "open_hands": False, "ranked": True}
    if setup.terms.late == "forfeit":
        fixed["late"] = "autopilot"
    rules = setup.rules.newest()
    if key.rounds:
        rules, fixed["film"] = rules.for_fixed_rounds(), "off"
    return setup._replace(rules=rules, terms=setup.terms.model_copy(update=fixed), practice=False)


def _held_seat(seat: Seat, player: Player, table: NewTable) -> SeatRow:
    return SeatRow(seat, player.id, seed=own_seed("", player, table.created_at))


async def _open(core: Core, table: NewTable, seats: Sequence[SeatRow]) -> TableState:
    opened = False
    with suppress(Conflict):
        await core.store.create_table(table, seats)
        opened = True
    async with core.tables.hold(table.id, Competition.TOURNAMENT) as session:
        return core.tell(session, Event("opened", seats[0].seat)) if opened else session.state()


async def latest_table(core: Core, table_id: str) -> TableState:
    """Return the table of the newest game of a match, given the first one's.

    If that is over and the match goes on, the next one begins soon: after a start, nothing else notices.
    """
    while True:
        following = next_table_id(table_id)
        with suppress(NotFound):
            await core.store.table(following)
            table_id = following
            continue
        state = await core.state(table_id)
        core.on_match_seen(state)
        return state


async def close_table(
    core: Core, table_id: str, *, lost_by: int | None = None, by_standing: bool = False
) -> TableState:
    """End a match's newest table, as its match was decided otherwise; return it as it has ended.

    A game under way that counts is given up by the entry ``lost_by`` (0 or 1), or with ``by_standing`` by the one that
    is behind, so that leaving a tournament costs no less than playing on. Other games end without a winner.
    """

    async def close() -> TableState:
        async with core.tables.hold(table_id, Competition.TOURNAMENT) as session:
            if session.row.status in (Status.FINISHED, Status.CLOSED):
                return session.state()
            state = session.state()
            loser = standing_of(state).loser if by_standing else lost_by
            if loser is not None and state.counts and state.status is Status.RUNNING:
                seat = state.rules.sides(state.seat_count).index(_entries(state)[loser])
                action = Action(FORFEIT, target=BY_STANDING) if by_standing else Action(FORFEIT)
                return await core.play(session, seat, action, session.terms.away_level)
            await core.store.end_table(table_id, Status.CLOSED)
            return await _changed(core, session, Event("closed"))

    return await core.commit(close())


async def set_until(core: Core, table_id: str, until: float) -> TableState:
    """Change when a match must have begun, if it has not begun yet."""

    async def change() -> TableState:
        async with core.tables.hold(table_id, Competition.TOURNAMENT) as session:
            gathering = session.gathering
            if session.row.status is not Status.OPEN or gathering is None or gathering.until == until:
                return session.state()
            changed = gathering.model_copy(update={"until": until}).model_dump(mode="json")
            await core.store.set_gathering(table_id, changed, expect=session.row)
            return await _changed(core, session)

    return await core.commit(change())


async def place_table(core: Core, table_id: str, guild_id: int, channel_id: int) -> TableState:
    """Show a match's table in another channel: its own is gone, where it may have been paused.

    Refuses ``channel-busy``.
    """

    async def place() -> TableState:
        async with core.tables.hold(table_id, Competition.TOURNAMENT) as session:
            row = session.row
            if row.status in LIVE and row.channel_id != channel_id:
                await move_session(core, session, guild_id, channel_id)
            elif row.status is Status.PAUSED:
                status = Status.RUNNING if row.started else Status.OPEN
                await core.store.reopen_table(table_id, guild_id, channel_id, status, core.clock())
            else:
                return session.state()
            return await _changed(core, session, Event("moved", row.seats[0].seat))

    return await core.commit(place())


async def unseal(core: Core, table_ids: Sequence[str]) -> None:
    """Show tables to everybody who may see their channel, because nobody is to play their cards any more."""
    await core.commit(core.store.unseal_tables(table_ids))
    for table_id in table_ids:
        with suppress(Refusal):
            async with core.tables.hold(table_id, Competition.TOURNAMENT) as session:
                core.tell(session)


async def _changed(core: Core, session: Session, *events: Event) -> TableState:
    await core.tables.refresh(session)
    return core.tell(session, *events)


def sides_in(state: TableState) -> tuple[bool, bool]:
    """Return by entry whether all its people have said that they are in, at a match's first table."""
    sides = state.rules.sides(state.seat_count)
    missing = {sides[seat] for seat in state.undecided}
    return sides[0] not in missing, not missing - {sides[0]}


def result_of(state: TableState) -> TableResult | None:
    """Return the result of a match at its newest table; ``None`` while it is open, running, paused or goes on."""
    if state.status is Status.CLOSED:
        return standing_of(state)._replace(winner=None, void=True)
    if state.status is not Status.FINISHED or state.match_goes_on:
        return None
    return standing_of(state)


def standing_of(state: TableState) -> TableResult:
    """Return how a match stands at its newest table: who is ahead in games won, then in points of finished rounds."""
    view, sides = state.view(None), state.rules.sides(state.seat_count)
    none = Series.first(sides)
    series = state.series or none
    won = view.winners if view else ()
    wins = state.match.wins if state.match else tuple(int(side in won) for side in range(len(none.wins)))
    totals = view.totals if view else none.points
    entries = _entries(state)
    sign = -1 if state.rules.ahead({0: 0, 1: 1}) == (0,) else 1
    games = (wins[entries[0]], wins[entries[1]])
    scored = [series.points[side] + totals[side] for side in entries]
    points = (sign * scored[0], sign * scored[1])
    order = [(games[number], points[number]) for number in (0, 1)]
    ahead = None if order[0] == order[1] else order.index(max(order))
    return TableResult(_winner(state, entries, ahead), games, points)


def _entries(state: TableState) -> tuple[Side, Side]:
    """Return the sides of a match's two entries at one of its tables."""
    sides = state.rules.sides(state.seat_count)
    first = sides[-state.seats_moved % state.seat_count]
    return first, next(side for side in sides if side != first)


def _winner(state: TableState, entries: Sequence[int], ahead: int | None) -> int | None:
    """Return the entry that has won a finished match, also by a forfeit; otherwise the one that is ahead."""
    view = state.view(None)
    if state.status is not Status.FINISHED or state.match_goes_on or view is None:
        return ahead
    if state.match:
        return None if state.match.winner is None else entries.index(state.match.winner)
    return entries.index(view.winners[0]) if len(view.winners) == 1 else None
