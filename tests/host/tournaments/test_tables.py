"""Tables of a tournament's matches: held seats, the first deal, what is refused, and the result."""

from __future__ import annotations

import pytest

from bot.host.model.tournament_key import TournamentKey
from bot.host.table.state import TableState
from bot.host.tournaments import tables
from bot.host.tournaments.next_games import BREAK
from bot.host.tournaments.tables import TableResult, result_of, standing_of
from data.store import Player, Status
from engine.deal import Deals
from tests.host.room import GUILD, Room, legal, to_act
from tests.host.tournaments.match_tables import SEED, UNTIL, begin, give_up, open_match, refused, say_in, setup_of


async def test_table_is_dealt_once_everybody_is_in(room: Room, ada: Player, bob: Player) -> None:
    state = await open_match(room, ada, bob)
    assert (state.status, state.names, state.undecided) == (Status.OPEN, ("Ada", "Bob"), (0, 1))
    assert state.tournament == TournamentKey("cup", 1, 1, 0, "Friday cup")
    assert (state.gathers_until, state.may_drop, tables.sides_in(state)) == (UNTIL, False, (False, False))
    state = await say_in(room, state, bob)
    assert (state.status, state.undecided, tables.sides_in(state)) == (Status.OPEN, (0,), (False, True))
    state = await say_in(room, state, ada)
    assert state.status is Status.RUNNING and state.counts and not state.sealed
    assert result_of(state) is None


async def test_match_is_opened_once(room: Room, ada: Player, bob: Player) -> None:
    state = await begin(room, ada, bob)
    again = await open_match(room, ada, bob, channel_id=999)
    assert (again.id, again.channel_id, again.status) == (state.id, state.channel_id, Status.RUNNING)


async def test_computers_have_the_seats_that_are_left(room: Room, ada: Player, bob: Player) -> None:
    state = await begin(room, ada, bob, setup=setup_of("euchre", "euchre", seats=4))
    assert [row.computer for row in state.seats] == ["", "", "expert", "expert"]


async def test_gathering_does_not_end_by_itself(room: Room, ada: Player, bob: Player) -> None:
    state = await say_in(room, await open_match(room, ada, bob), bob)
    room.clock.now += 7 * 86400
    await room.host.clocks.tick()
    assert (await room.host.state(state.id)).status is Status.OPEN


async def test_winner_of_a_single_game_wins_the_match(room: Room, ada: Player, bob: Player) -> None:
    state = await give_up(room, await begin(room, ada, bob), 0)
    assert state.status is Status.FINISHED
    assert result_of(state) == TableResult(1, (0, 1), (0, 0))


async def test_match_goes_on_in_its_channel_until_somebody_has_won(room: Room, ada: Player, bob: Player) -> None:
    first = await give_up(room, await begin(room, ada, bob, setup=setup_of(match="best-of-3")), 0)
    assert result_of(first) is None and standing_of(first) == TableResult(1, (0, 1), (0, 0))
    second = await room.host.matches.begin_next_game(first.id, ada, guild_id=GUILD, channel_id=999)
    assert (second.channel_id, second.tournament, second.status) == (
        first.channel_id,
        first.tournament,
        Status.RUNNING,
    )
    assert (await tables.latest_table(room.host._core, first.id)).id == second.id
    ended = await give_up(room, second, 0)
    assert result_of(ended) == TableResult(1, (0, 2), (0, 0))


async def test_tables_of_a_round_have_the_same_cards(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    dan = await room.player("Dan")
    setup = setup_of("gin", "standard")
    one = await begin(room, ada, bob, setup=setup, rounds=6)
    other = await begin(room, cyd, dan, setup=setup, rounds=6, match=2)
    assert one.commitment == other.commitment == Deals(SEED, "tournament cup 1", ()).commitment(1).hex()
    assert [view.hand for view in one.views] == [view.hand for view in other.views]
    assert one.sealed and not one.counts and one.rules.target == 1000


async def test_annulled_match_is_void(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    state = await room.host.moderation.annul((await begin(room, ada, bob)).id, cyd, "rude")
    result = result_of(state)
    assert result and result.void and result.winner is None


async def test_nobody_else_may_sit_down(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    state = await open_match(room, ada, bob)
    assert await refused(room.host.lobby.join(state.id, cyd)) == "tournament-seat"
    assert (await room.host.lobby.join(state.id, bob)).undecided == (0,)


@pytest.mark.parametrize("gone", [False, True])
async def test_match_moves_to_another_channel(room: Room, ada: Player, bob: Player, gone: bool) -> None:
    state = await begin(room, ada, bob)
    if gone:
        assert (await room.host.lifecycle.archive(state.id)).status is Status.PAUSED
    state = await tables.place_table(room.host._core, state.id, GUILD, 999)
    assert (state.status, state.channel_id) == (Status.RUNNING, 999)


async def test_time_to_begin_can_be_extended(room: Room, ada: Player, bob: Player) -> None:
    state = await tables.set_until(room.host._core, (await open_match(room, ada, bob)).id, UNTIL + 60)
    assert state.gathers_until == UNTIL + 60
    state = await tables.close_table(room.host._core, state.id)
    assert (state.status, result_of(state)) == (Status.CLOSED, TableResult(None, (0, 0), (0, 0), void=True))


async def test_next_game_begins_by_itself(room: Room, ada: Player, bob: Player) -> None:
    first = await give_up(room, await begin(room, ada, bob, setup=setup_of(match="best-of-3")), 0)
    await room.host.clocks.tick()
    assert (await tables.latest_table(room.host._core, first.id)).id == first.id
    room.clock.now += BREAK
    await room.host.clocks.tick()
    assert room.host.next_games._work
    await room.host.next_games._work
    second = await tables.latest_table(room.host._core, first.id)
    assert second.status is Status.RUNNING
    assert (second.tournament, second.channel_id, second.seats_moved) == (first.tournament, first.channel_id, 0)
    room.clock.now += 10 * BREAK
    await room.host.clocks.tick()
    assert (await tables.latest_table(room.host._core, first.id)).id == second.id
    ended = await give_up(room, second, 0)
    room.clock.now += BREAK
    await room.host.clocks.tick()
    assert result_of(ended) == TableResult(1, (0, 2), (0, 0))
    assert (await tables.latest_table(room.host._core, first.id)).id == second.id


async def test_result_follows_the_people_who_change_seats(room: Room, ada: Player, bob: Player) -> None:
    setup = setup_of("gin", "standard", match="best-of-3")  # whose loser deals
    first = await give_up(room, await begin(room, ada, bob, setup=setup), 1)
    second = await room.host.matches.go_on(first.id)
    assert second.names == ("Ada", "Bob") if second.seats_moved == 0 else ("Bob", "Ada")
    own = second.seat_of(ada.id)
    assert own is not None
    ended = await give_up(room, second, 1 - own)
    assert result_of(ended) == TableResult(0, (2, 0), (0, 0))
    third = await room.host.matches.go_on((await give_up(room, await rubber(room, ada, bob), 0)).id)
    own = third.seat_of(ada.id)
    assert own is not None and standing_of(third) == TableResult(1, (0, 1), (0, 0))
    assert standing_of(await give_up(room, third, 1 - own)) == TableResult(None, (1, 1), (0, 0))


async def rubber(room: Room, ada: Player, bob: Player) -> TableState:
    return await begin(room, ada, bob, setup=setup_of("gin", "standard", match="best-of-3"), match=2)


async def test_where_few_points_are_good_fewer_are_ahead(room: Room, ada: Player, bob: Player) -> None:
    state = await begin(room, ada, bob, setup=setup_of("cribbage", "lowball"), rounds=6)
    people = {0: ada, 1: bob}
    while state.status is Status.RUNNING:
        seat = to_act(state)[0]
        state = await room.host.play.act(state.id, people[seat], legal(state, seat)[0])
    view, result = state.view(None), result_of(state)
    assert view and result and state.status is Status.FINISHED
    assert result.points == tuple(-total for total in view.totals)
    assert result.winner in (None, result.points.index(max(result.points)))


async def test_next_game_begins_after_a_restart(room: Room, ada: Player, bob: Player) -> None:
    first = await give_up(room, await begin(room, ada, bob, setup=setup_of(match="best-of-3")), 0)
    room.clock.now += BREAK
    later = await room.another_host()
    await tables.latest_table(later._core, first.id)  # as tournaments do after a start
    later.next_games.tick()
    assert later.next_games._work
    await later.next_games._work
    assert (await tables.latest_table(later._core, first.id)).status is Status.RUNNING
