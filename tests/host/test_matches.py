"""Matches: games of the same people at tables of their own, counted until a side has won enough."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.host.lobby import next_table
from bot.host.model.series import Match, Series
from bot.host.model.setup import Terms
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from data.store import Player, Status, Unavailable
from engine.types import FORFEIT, Action
from tests.host.played_games import play_to_the_end
from tests.host.room import GUILD, Room, to_act

RUBBER = Terms(match="best-of-3")


async def give_up(room: Room, state: TableState, player: Player | None, seat: int | None = None) -> TableState:
    """End a game by having a player or a seat forfeit it, even out of turn."""
    seat = state.seat_of(player.id) if player else seat
    assert seat is not None
    async with room.host._core.tables.hold(state.id) as session:
        await room.host._core.play(session, seat, Action(FORFEIT))
    return await room.host.state(state.id)


async def next_game(room: Room, state: TableState, player: Player, **changes: Any) -> TableState:
    place: dict[str, Any] = {"guild_id": state.guild_id, "channel_id": state.channel_id, **changes}
    return await room.host.matches.begin_next_game(state.id, player, **place)


def match_of(state: TableState) -> Match:
    assert state.match
    return state.match


async def test_best_of_three_ends_with_two_games_won(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob, terms=RUBBER)
    assert match_of(state) == Match("best-of-3", 2, 1, (0, 0)) and not state.match_goes_on
    first = await give_up(room, state, bob)
    assert (match_of(first).wins, match_of(first).leaders, match_of(first).winner) == ((1, 0), (0,), None)
    with pytest.raises(Refusal, match="match-goes-on"):
        await room.host.rematches.play_again(first.id, ada, guild_id=GUILD, channel_id=900)
    second = await next_game(room, first, bob)
    assert (second.status, second.names, second.host) == (Status.RUNNING, ("Ada", "Bob"), ada.id)
    assert match_of(second) == Match("best-of-3", 2, 2, (1, 0)) and second.commitment != first.commitment
    ended = await give_up(room, second, ada)
    assert match_of(ended).wins == (1, 1) and match_of(ended).winner is None
    third = await give_up(room, await next_game(room, ended, ada), ada)
    assert (match_of(third).wins, match_of(third).winner, third.match_goes_on) == ((1, 2), 1, False)
    with pytest.raises(Refusal, match="no-next-game"):
        await next_game(room, third, ada)
    again = await room.host.rematches.play_again(third.id, bob, guild_id=GUILD, channel_id=900)
    assert match_of(again) == Match("best-of-3", 2, 1, (0, 0)), "a rematch is another match"
    rows = [
        row for each in (first, ended, third) for row in await room.store.results(table_id=each.id) if not row.round
    ]
    assert [row.match_games for row in rows] == [None, None, None, None, 1, 2]
    for player, won in ((ada, 0), (bob, 1)):
        [totals] = await room.store.player_totals(player.id)
        assert (totals.games, totals.matches, totals.matches_won) == (3, 1, won), "each game counts by itself"


async def test_a_single_game_is_no_match(room: Room, ada: Player, bob: Player) -> None:
    over = await give_up(room, await room.table(ada, bob), bob)
    assert over.match is None and not over.match_goes_on
    with pytest.raises(Refusal, match="no-next-game"):
        await next_game(room, over, ada)


async def test_a_game_can_count_several(room: Room, ada: Player, bob: Player) -> None:
    rules = {"target": 40, "skunk": 10}
    state = await room.table(ada, bob, terms=Terms(match="best-of-5"), options=rules)
    while (await room.host.state(state.id)).views[-1].totals == (0, 0):
        state = await room.step(await room.host.state(state.id), {0: ada, 1: bob})
    over = await play_to_the_end(room, state, {0: ada, 1: bob})
    [winner], loser = over.views[-1].winners, min(over.views[-1].totals)
    assert match_of(over).wins[winner] == (2 if 40 - loser >= 10 else 1)
    early = await room.table(ada, bob, terms=RUBBER, options=rules)
    assert match_of(await give_up(room, early, ada)).wins == (0, 1), "nobody was ahead"


async def test_results_move_with_the_players(room: Room, ada: Player, bob: Player) -> None:
    """The loser deals first, from seat 1, so the winner of the second game changes places with the other."""
    state = await room.table(ada, bob, terms=Terms(match="first-to-5"), options={"loser_deals": True})
    second = await next_game(room, await give_up(room, state, bob), ada)
    assert (second.names, match_of(second).wins) == (("Ada", "Bob"), (1, 0))
    third = await next_game(room, await give_up(room, second, ada), ada)
    assert (third.names, match_of(third).wins) == (("Bob", "Ada"), (1, 1))
    fourth = await next_game(room, await give_up(room, third, ada), ada)
    assert (fourth.names, match_of(fourth).wins) == (("Bob", "Ada"), (2, 1))
    assert fourth.named_after == state.id and fourth.seats_moved == 1


async def test_next_game_begins_once_on_any_host(room: Room, ada: Player, bob: Player) -> None:
    over = await give_up(room, await room.table(ada, bob, terms=RUBBER), bob)
    place: dict[str, Any] = {"guild_id": over.guild_id, "channel_id": over.channel_id}
    hosts = [room.host, await room.another_host()]
    asked = [host.matches.begin_next_game(over.id, player, **place) for host in hosts for player in (ada, bob)]
    begun = await asyncio.gather(*asked)
    assert len({state.id for state in begun}) == 1 and begun[0].status is Status.RUNNING
    assert await room.host.matches.has_next_game(over)
    assert len(await room.store.tables(guild_id=GUILD)) == 2


async def test_a_crash_while_the_next_game_is_opened(
    room: Room, ada: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dies(*_: object) -> None:
        raise Unavailable

    over = await give_up(room, await room.table(ada, bob, terms=RUBBER), bob)
    with monkeypatch.context() as dying:
        dying.setattr(next_table, "start", dies)
        with pytest.raises(Unavailable):
            await next_game(room, over, ada)
    [opened] = await room.store.tables(guild_id=GUILD, statuses=(Status.OPEN,))
    await room.recover(room.new_host())
    state = await room.host.state(opened.id)
    assert (state.status, match_of(state).wins) == (Status.RUNNING, (1, 0))


async def test_channel_of_the_match_is_taken_meanwhile(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    over = await give_up(room, await room.table(ada, bob, terms=RUBBER), bob)
    other = await room.table(cyd)
    with pytest.raises(Refusal, match="channel-busy"):
        await next_game(room, over, ada, channel_id=other.channel_id)
    with pytest.raises(Refusal, match="not-seated"):
        await next_game(room, over, cyd)
    assert (await next_game(room, over, ada, channel_id=901)).channel_id == 901


async def test_who_left_may_come_back_in_the_next_game(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob, terms=RUBBER)
    await room.host.lifecycle.leave(state.id, bob)
    second = await next_game(room, await give_up(room, state, ada), ada)
    assert second.seats[1].computer and second.seats[1].former == bob.id
    over = await give_up(room, second, ada)
    assert match_of(over).winner == 1
    third = await give_up(room, await room.table(ada, bob, terms=RUBBER), ada)
    fourth = await next_game(room, third, ada)
    await room.host.lifecycle.leave(fourth.id, bob)
    back = await room.host.lifecycle.come_back(fourth.id, bob)
    assert back.seat_of(bob.id) == 1


async def test_no_game_is_lost_by_somebody_who_left_before_it(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob, terms=Terms(match="best-of-5"))
    await room.host.lifecycle.leave(state.id, bob)
    first = await give_up(room, state, None, 1)
    second = await give_up(room, await next_game(room, first, ada), None, 1)
    for over, loser in ((first, bob.id), (second, None)):
        [row] = [row for row in await room.store.results(table_id=over.id) if row.round == 0 and row.side == 1]
        assert (row.won, row.seats[0].player) == (False, loser)
        assert over.lost_by_leaving == ((1,) if loser else ())


async def test_a_game_closed_without_a_winner_is_played_again(room: Room, ada: Player, bob: Player) -> None:
    state = await next_game(room, await give_up(room, await room.table(ada, bob, terms=RUBBER), bob), ada)
    for player in (ada, bob):
        await room.host.lifecycle.close(state.id, player)
    closed = await room.host.state(state.id)
    assert closed.status is Status.CLOSED and closed.match_goes_on
    again = await next_game(room, closed, bob)
    assert match_of(again) == Match("best-of-3", 2, 2, (1, 0))


async def test_a_paused_game_keeps_its_match(room: Room, ada: Player, bob: Player) -> None:
    state = await next_game(room, await give_up(room, await room.table(ada, bob, terms=RUBBER), bob), ada)
    await room.host.lifecycle.pause(state.id, ada)
    back = await room.new_host().lifecycle.resume(state.id, bob, guild_id=GUILD, channel_id=950)
    assert match_of(back) == Match("best-of-3", 2, 2, (1, 0))


async def test_computers_play_for_forgotten_people(room: Room, ada: Player, bob: Player) -> None:
    over = await give_up(room, await room.table(ada, bob, terms=RUBBER), ada)
    await room.host.privacy.forget(bob)
    state = await next_game(room, over, ada)
    assert (state.seats[1].player, state.seats[1].former, match_of(state).wins) == (None, None, (0, 1))
    stored = await room.store.table(state.id)
    assert "Bob" not in str(stored) and Series.model_validate(stored.series).wins == (0, 1)


async def test_numbered_deals_go_on_with_the_next_number(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob, terms=RUBBER, deals=100)
    second = await next_game(room, await give_up(room, state, ada), ada)
    assert second.deals == 1 and not second.counts
    assert to_act(second)


async def test_agreeing_to_a_table_includes_the_match(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob, start=False)
    assert not state.undecided
    changed = await room.host.lobby.amend(state.id, ada, terms={"match": "best-of-7"})
    assert changed.undecided == (1,)
    with pytest.raises(Refusal, match="no-such-value"):
        await room.host.lobby.amend(state.id, ada, terms={"match": "best-of-2"})
