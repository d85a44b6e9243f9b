"""Rewinds of practice games."""

from __future__ import annotations

import asyncio
import random

import pytest

from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from data.store import Player
from engine.deal import Noted, check
from engine.types import DEAL, REWINDS, Action, IllegalAction
from tests.host.played_games import play_to_the_end, solo_game
from tests.host.room import Room, legal, to_act, waits_for


async def test_solo_player_may_rewind_which_makes_it_practice_for_good(room: Room, ada: Player) -> None:
    state = await solo_game(room, ada)
    with pytest.raises(Refusal, match="becomes-practice"):
        await room.host.rewinds.rewind(state.id, ada, "turn")
    with pytest.raises(Refusal, match="becomes-practice"):
        await room.host.rewinds.rewind(state.id, ada, "0", to_practice=True)
    assert not (await room.host.state(state.id)).practice
    back = await room.host.rewinds.rewind(state.id, ada, "turn", revision=state.revision, to_practice=True)
    assert (back.practice, len(back.views[0].hand), to_act(back)) == (True, 3, (0,))
    again = await room.host.rewinds.rewind(state.id, ada, "round")
    assert again.revision == back.revision + 1
    with pytest.raises(Refusal, match="stale"):
        await room.host.rewinds.rewind(state.id, ada, "round", revision=back.revision)
    assert (await (await room.another_host()).state(state.id)).practice


async def test_refused_rewind_does_not_start_practice(room: Room, ada: Player) -> None:
    state = await room.until((await room.table(ada)).id, waits_for(0))
    for scope in ("turn", "week"):
        with pytest.raises(IllegalAction):
            await room.host.rewinds.rewind(state.id, ada, scope, to_practice=True)
    assert await room.host.state(state.id) == state


async def test_several_players_rewind_only_at_a_practice_table(
    room: Room, ada: Player, bob: Player, cyd: Player
) -> None:
    state = await room.step(await room.table(ada, bob), {0: ada, 1: bob})
    with pytest.raises(Refusal, match="no-practice"):
        await room.host.rewinds.rewind(state.id, ada, "round", to_practice=True)
    marked = await room.step(await room.table(ada, bob, practice=True), {0: ada, 1: bob})
    assert (await room.host.rewinds.rewind(marked.id, bob, "round")).practice
    with pytest.raises(Refusal, match="not-seated"):
        await room.host.rewinds.rewind(marked.id, cyd, "round")


async def test_new_deal_is_committed_to_before_it_is_dealt(room: Room, ada: Player) -> None:
    state = await solo_game(room, ada)
    first = Noted((await room.store.table(state.id)).commitment)
    other = await room.host.rewinds.rewind(state.id, ada, "deal", to_practice=True)
    assert (other.committed_deal, len(other.revealed)) == (2, 1)
    assert other.views[0].hand != state.views[0].hand
    revealed = await room.host.reveal(state.id)
    assert check(revealed, first) == [] and [entry["round"] for entry in revealed["rounds"]] == [1]


async def test_replayed_round_stores_no_second_result(room: Room, ada: Player, bob: Player) -> None:
    people = {0: ada, 1: bob}
    state = await room.table(ada, bob, practice=True, options={"target": 60})
    while to_act(state) != (0, 1):
        state = await room.step(state, people)
    results = await room.store.results(table_id=state.id)
    assert len(results) == 2
    state = await room.host.rewinds.rewind(state.id, ada, "round")
    assert (state.revealed, state.committed_deal) == ((), 1), "the cards are secret again"
    while to_act(state) != (0, 1):
        state = await room.step(state, people)
    assert await room.store.results(table_id=state.id) == results
    assert await (await room.another_host()).state(state.id) == state
    state = await room.host.rewinds.rewind(state.id, bob, "deal")
    state = await play_to_the_end(room, await room.step(state, people), people)
    assert await room.store.results(table_id=state.id) == results, "cards that were played twice count for nothing"


async def test_practice_game_with_a_new_deal_stores_no_further_result(room: Room, ada: Player, bob: Player) -> None:
    people = {0: ada, 1: bob}
    state = await room.table(ada, bob, practice=True, options={"target": 1000})
    for number in range(3):
        while to_act(state) != (0, 1):
            state = await room.step(state, people)
        assert len(await room.store.results(table_id=state.id)) == 2
        if number == 0:
            state = await room.host.rewinds.rewind(state.id, ada, "deal")
        else:
            state = await room.host.play.act(state.id, ada, Action(DEAL))


async def test_actions_and_rewinds_race_on_two_hosts(room: Room, ada: Player, bob: Player) -> None:
    """Of an action and a rewind at the same time only one succeeds, and both hosts agree."""
    hosts, chance = [room.host, await room.another_host()], random.Random(7)
    people = {0: ada, 1: bob}
    state = await room.table(ada, bob, practice=True, options={"target": 1000})
    for _ in range(60):
        seat = to_act(state)[0]
        wanted = legal(state, seat)[-1]
        outcomes = await asyncio.gather(
            hosts[0].play.act(state.id, people[seat], wanted, revision=state.revision),
            hosts[1].rewinds.rewind(state.id, ada, chance.choice(REWINDS), revision=state.revision),
            return_exceptions=True,
        )
        done = [outcome for outcome in outcomes if isinstance(outcome, TableState)]
        assert all(isinstance(other, TableState | Refusal | IllegalAction) for other in outcomes)
        states = [await host.state(state.id) for host in hosts]
        assert states[0] == states[1] and states[0].revision == state.revision + len(done) and len(done) <= 1
        state = states[0]
    assert await (await room.another_host()).state(state.id) == state
