"""Once more: going back in a practice game, the same cards again, and the next game of the same table."""

from __future__ import annotations

import asyncio
import random

import pytest

from bot.host.model.terms import Terms
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from data.store import Player, Status
from engine.deal import Noted, check
from engine.types import DEAL, REWINDS, Action, IllegalAction
from tests.host.room import GUILD, Room, legal, to_act, waits_for

HERE = {"guild_id": GUILD, "channel_id": 900}


async def alone(room: Room, ada: Player, **options: object) -> TableState:
    """Ada against the computer, after a turn of hers, and hers to act again."""
    state = await room.until((await room.table(ada, **options)).id, waits_for(0))
    for _ in range(2):
        state = await room.step(state, {0: ada})
    return await room.until(state.id, waits_for(0))


async def won(room: Room, state: TableState, people: dict[int, Player]) -> TableState:
    while state.status is Status.RUNNING:
        state = await room.step(state, people)
        if to_act(state) == (0, 1) and state.status is Status.RUNNING:
            state = await room.host.play.act(state.id, people[0], Action(DEAL))
    return state


async def test_who_plays_alone_may_go_back_and_then_it_is_practice_for_good(room: Room, ada: Player) -> None:
    state = await alone(room, ada)
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


async def test_what_the_rules_refuse_makes_no_practice_table(room: Room, ada: Player) -> None:
    state = await room.until((await room.table(ada)).id, waits_for(0))
    for scope in ("turn", "week"):
        with pytest.raises(IllegalAction):
            await room.host.rewinds.rewind(state.id, ada, scope, to_practice=True)
    assert await room.host.state(state.id) == state


async def test_several_people_go_back_only_where_that_was_said_at_the_opening(
    room: Room, ada: Player, bob: Player, cyd: Player
) -> None:
    state = await room.step(await room.table(ada, bob), {0: ada, 1: bob})
    with pytest.raises(Refusal, match="no-practice"):
        await room.host.rewinds.rewind(state.id, ada, "round", to_practice=True)
    marked = await room.step(await room.table(ada, bob, practice=True), {0: ada, 1: bob})
    assert (await room.host.rewinds.rewind(marked.id, bob, "round")).practice
    with pytest.raises(Refusal, match="not-seated"):
        await room.host.rewinds.rewind(marked.id, cyd, "round")


async def test_other_cards_are_sealed_before_they_are_dealt(room: Room, ada: Player) -> None:
    state = await alone(room, ada)
    first = Noted((await room.store.table(state.id)).commitment)
    other = await room.host.rewinds.rewind(state.id, ada, "deal", to_practice=True)
    assert (other.committed_deal, len(other.revealed)) == (2, 1)
    assert other.views[0].hand != state.views[0].hand
    revealed = await room.host.reveal(state.id)
    assert check(revealed, first) == [] and [entry["round"] for entry in revealed["rounds"]] == [1]


async def test_a_round_played_again_brings_no_second_result(room: Room, ada: Player, bob: Player) -> None:
    people = {0: ada, 1: bob}
    state = await room.table(ada, bob, practice=True, options={"target": 60})
    while to_act(state) != (0, 1):
        state = await room.step(state, people)
    results = await room.store.results(table_id=state.id)
    assert len(results) == 2
    state = await room.host.rewinds.rewind(state.id, ada, "round")
    assert (state.revealed, state.committed_deal) == ((), 1), "its cards are a secret again"
    while to_act(state) != (0, 1):
        state = await room.step(state, people)
    assert await room.store.results(table_id=state.id) == results
    assert await (await room.another_host()).state(state.id) == state
    state = await room.host.rewinds.rewind(state.id, bob, "deal")
    state = await won(room, await room.step(state, people), people)
    assert await room.store.results(table_id=state.id) == results, "cards that were played twice count for nothing"


async def test_a_practice_game_that_went_on_with_other_cards_brings_no_result(
    room: Room, ada: Player, bob: Player
) -> None:
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


async def test_the_cards_of_a_finished_game_are_played_again(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    first = await room.table(ada, bob)
    with pytest.raises(Refusal, match="not-over"):
        await room.host.play_again.same_cards(first.id, bob, **HERE)
    over = await won(room, first, {0: ada, 1: bob})
    with pytest.raises(Refusal, match="not-seated"):
        await room.host.play_again.same_cards(first.id, cyd, **HERE)
    again = await room.host.play_again.same_cards(over.id, bob, **HERE)
    assert (again.practice, again.cards_of, again.host) == (True, over.id, bob.id)
    assert (again.seat_of(bob.id), again.commitment) == (1, first.commitment)
    with pytest.raises(Refusal, match="cards-fixed"):
        await room.host.lobby.join(again.id, cyd, seed="words that change nothing")
    await room.host.lobby.join(again.id, cyd)
    await room.host.agreement.agree(again.id, cyd, again.setup.digest)
    dealt = await room.host.lobby.start(again.id, bob)
    assert [view.hand for view in dealt.views] == [view.hand for view in first.views]
    ended = await won(room, dealt, {0: cyd, 1: bob})
    assert check(await room.host.reveal(again.id), Noted(bytes.fromhex(first.commitment))) == []
    third = await room.host.play_again.same_cards(ended.id, cyd, **HERE)
    assert third.cards_of == over.id, "they are the first table's cards"
    other = await (await room.another_host()).state(third.id)
    assert other == third


async def test_a_closed_game_is_played_again_by_who_played_it_alone(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob)
    await room.host.lifecycle.close(state.id, ada)
    with pytest.raises(Refusal, match="may-go-on"):
        await room.host.play_again.same_cards(state.id, ada, **HERE)
    mine = await room.until((await room.table(ada, terms=Terms(pace="live", computers="expert"))).id, waits_for(0))
    await room.host.lifecycle.close(mine.id, ada)
    again = await room.host.play_again.same_cards(mine.id, ada, **HERE)
    assert again.terms == Terms(computers="expert")
    dealt = await room.until((await room.host.lobby.start(again.id, ada)).id, waits_for(0))
    assert dealt.views[0].hand == mine.views[0].hand
    with pytest.raises(Refusal, match="cards-seen"):
        await room.host.lifecycle.resume(mine.id, ada, guild_id=GUILD, channel_id=901)


async def test_a_numbered_deal_is_played_again_as_such(room: Room, ada: Player, bob: Player) -> None:
    over = await won(room, await room.table(ada, bob, deals=17), {0: ada, 1: bob})
    again = await room.host.play_again.same_cards(over.id, ada, **HERE)
    assert (again.deals, again.cards_of, again.practice) == (17, None, True)


async def test_the_next_game_has_other_cards_and_invites_the_same_people(
    room: Room, ada: Player, bob: Player, cyd: Player
) -> None:
    over = await won(room, await room.table(ada, bob, options={"target": 20}), {0: ada, 1: bob})
    for refused, code in ((cyd, "not-seated"), (bob, "channel-busy")):
        busy = HERE if refused is cyd else HERE | {"channel_id": (await room.table(cyd)).channel_id}
        with pytest.raises(Refusal, match=code):
            await room.host.play_again.rematch(over.id, refused, **busy)
    new = await room.host.play_again.rematch(over.id, bob, **HERE)
    assert (new.practice, new.cards_of, new.rules, new.seat_of(bob.id)) == (False, None, over.rules, 1)
    assert new.commitment != over.commitment
    assert (await room.store.table(new.id)).invited == (ada.id,)
    assert check(await room.host.reveal(new.id)) != [], "nothing is over yet"


async def test_two_hosts_agree_on_where_a_practice_game_has_come_to(room: Room, ada: Player, bob: Player) -> None:
    """Moves and ways back from two processes at once: one of each pair wins, and both tell the same."""
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
