"""A player asks to take the last action back, in a game that is not ranked, and the others allow or refuse it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.host.model.setup import Terms
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from data.store import Player
from engine.types import ASKED, UNDO, Action, IllegalAction, Note
from tests.host.room import Room, legal, to_act

FRIENDLY: dict[str, Any] = {"options": {"target": 200}, "terms": Terms(ranked=False)}


async def turn(room: Room, *players: Player, **options: Any) -> tuple[TableState, Player, list[Player]]:
    """Play a table's first turn; return the table, the player who could ask for its end back, and the others."""
    state = await room.table(*players, **({"seats": len(players)} | FRIENDLY | options))
    people = {state.seat_of(player.id): player for player in players}
    mover = people[to_act(state)[0]]
    for _ in range(2):
        view = state.view(state.seat_of(mover.id))
        assert view
        state = await room.host.play.act(state.id, mover, view.legal[0])
    return state, mover, [player for player in players if player is not mover]


async def refusal(awaitable: Any) -> Note:
    with pytest.raises(Refusal) as error:
        await awaitable
    return error.value.note


async def refused(awaitable: Any) -> str:
    return (await refusal(awaitable)).code


async def test_all_others_must_allow_it(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    state, mover, others = await turn(room, ada, bob, cyd)
    seat, taking_back = state.seat_of(mover.id), room.host.taking_back
    assert state.take_back and state.take_back.seat == seat and not state.take_back.asked
    state = await taking_back.ask(state.id, mover)
    assert state.take_back and state.take_back.open and len(state.take_back.asks) == 2
    assert seat not in to_act(state)
    state = await taking_back.answer(state.id, others[0], allow=True)
    assert state.take_back and len(state.take_back.asks) == 1
    state = await taking_back.answer(state.id, others[1], allow=True)
    assert to_act(state) == (seat,) and state.take_back is None
    last = (await room.store.actions(state.id))[-1]
    assert (last.seat, last.action, last.person) == (seat, Action(UNDO, target=ASKED).to_json(), mover.id)


async def test_one_refusal_ends_the_question_until_the_next_own_action(room: Room, ada: Player, bob: Player) -> None:
    state, mover, [other] = await turn(room, ada, bob)
    await room.host.taking_back.ask(state.id, mover)
    state = await room.host.taking_back.answer(state.id, other, allow=False)
    assert state.take_back and state.take_back.refused_by == state.seat_of(other.id)
    assert await refused(room.host.taking_back.ask(state.id, mover)) == "said-no"
    assert await refused(room.host.taking_back.answer(state.id, other, allow=True)) == "stale"


async def test_a_withdrawn_question_is_not_asked_again(room: Room, ada: Player, bob: Player) -> None:
    state, mover, [other] = await turn(room, ada, bob)
    await room.host.taking_back.ask(state.id, mover)
    assert await refused(room.host.taking_back.answer(state.id, mover, allow=True)) == "others-answer"
    await room.host.taking_back.answer(state.id, mover, allow=False)
    assert await refused(room.host.taking_back.answer(state.id, other, allow=True)) == "stale"
    assert await refused(room.host.taking_back.ask(state.id, mover)) == "said-no"


async def test_the_question_ends_when_the_game_goes_on(room: Room, ada: Player, bob: Player) -> None:
    state, mover, [other] = await turn(room, ada, bob)
    asked = await room.host.taking_back.ask(state.id, mover)
    view = asked.view(asked.seat_of(other.id))
    assert view
    state = await room.host.play.act(state.id, other, view.legal[0])
    assert state.take_back is None
    assert await refused(room.host.taking_back.answer(state.id, other, allow=True)) == "stale"
    assert await refused(room.host.taking_back.ask(state.id, mover)) == "stale"


async def test_only_those_with_a_seat_at_a_running_table_ask_and_answer(
    room: Room, ada: Player, bob: Player, cyd: Player
) -> None:
    taking_back = room.host.taking_back
    lobby = await room.table(ada, bob, start=False, seats=2, **FRIENDLY)
    assert await refused(taking_back.ask(lobby.id, ada)) == "not-running"
    assert await refused(taking_back.answer(lobby.id, ada, allow=True)) == "not-running"
    state, mover, _ = await turn(room, ada, bob)
    assert await refused(taking_back.ask(state.id, cyd)) == "not-seated"
    await taking_back.ask(state.id, mover)
    for allow in (True, False):
        assert await refused(taking_back.answer(state.id, cyd, allow=allow)) == "not-seated"


async def test_a_press_on_an_earlier_post_asks_and_answers_nothing(room: Room, ada: Player, bob: Player) -> None:
    state, mover, [other] = await turn(room, ada, bob)
    taking_back, earlier = room.host.taking_back, state.revision - 1
    assert await refused(taking_back.ask(state.id, mover, revision=earlier)) == "stale"
    asked = await taking_back.ask(state.id, mover, revision=state.revision)
    assert asked.take_back and asked.take_back.open
    assert await refused(taking_back.answer(state.id, other, allow=False, revision=earlier)) == "stale"
    after = await taking_back.answer(state.id, other, allow=True, revision=state.revision)
    assert to_act(after) == (state.seat_of(mover.id),)


async def test_others_hear_of_the_question_and_of_each_answer_once(
    room: Room, ada: Player, bob: Player, cyd: Player
) -> None:
    state, mover, [first, last] = await turn(room, ada, bob, cyd)

    def heard() -> list[int | None]:
        return [event.seat for event in room.events(state.id) if event.kind == "voted"]

    await room.host.taking_back.ask(state.id, mover)
    await room.host.taking_back.ask(state.id, mover)
    assert heard() == [state.seat_of(mover.id)]
    await room.host.taking_back.answer(state.id, first, allow=True)
    after = await room.host.taking_back.answer(state.id, last, allow=False)
    assert heard() == [state.seat_of(player.id) for player in (mover, first, last)]
    assert after.take_back and not after.take_back.open


async def test_another_process_knows_the_question(room: Room, ada: Player, bob: Player) -> None:
    state, mover, [other] = await turn(room, ada, bob)
    await room.host.taking_back.ask(state.id, mover)
    elsewhere = await room.another_host()
    found = (await elsewhere.state(state.id)).take_back
    assert found and found.open
    after = await elsewhere.taking_back.answer(state.id, other, allow=True)
    assert to_act(after) == (after.seat_of(mover.id),)
    assert (await room.host.state(state.id)).revision == after.revision


async def test_it_stops_no_clock_and_gives_only_the_rest_of_the_turn_back(room: Room, ada: Player, bob: Player) -> None:
    state, mover, [other] = await turn(room, ada, bob, terms=Terms(pace="live", turn=60, ranked=False))
    ends = state.clocks[0].ends
    room.clock.now += 5
    asked = await room.host.taking_back.ask(state.id, mover)
    assert asked.clocks[0].ends == ends
    after = await room.host.taking_back.answer(state.id, other, allow=True)
    assert after.clocks[0].seat == state.seat_of(mover.id)
    assert after.clocks[0].ends <= room.clock.now + 60


@pytest.mark.parametrize(
    "options",
    [{"terms": Terms()}, {"terms": Terms(), "options": {}}, {"deals": 17}],
    ids=["changed rules", "ranked", "numbered deal"],
)
async def test_nothing_is_taken_back_where_the_result_counts(
    room: Room, ada: Player, bob: Player, options: dict[str, Any]
) -> None:
    state, mover, _ = await turn(room, ada, bob, **options)
    assert state.take_back is None
    assert await refused(room.host.taking_back.ask(state.id, mover)) == "stale"


async def test_practice_with_several_people_is_not_ranked(room: Room, ada: Player, bob: Player) -> None:
    state, _, _ = await turn(room, ada, bob, practice=True, terms=Terms())
    assert state.take_back


async def test_a_forged_undo_needs_the_consent_too(room: Room, ada: Player, bob: Player) -> None:
    state, mover, _ = await turn(room, ada, bob)
    assert await refused(room.host.play.undo(state.id, mover, ASKED)) == "stale"
    with pytest.raises((Refusal, IllegalAction)):
        await room.host.play.undo(state.id, mover, "action")


async def test_nobody_allows_it_for_an_opponent_on_autopilot(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    state, mover, others = await turn(room, ada, bob, cyd)
    last = next(other for other in others if state.seat_of(other.id) not in to_act(state))
    [first] = [other for other in others if other is not last]
    state = await room.host.autopilot.set(state.id, last)
    assert state.take_back and not state.may_ask_back(state.take_back.seat)
    away = Refusal("away-cannot-allow", seat=(str(state.seat_of(last.id)),)).note
    assert await refusal(room.host.taking_back.ask(state.id, mover)) == away
    await room.host.autopilot.set(state.id, last)
    await room.host.taking_back.ask(state.id, mover)
    await room.host.autopilot.set(state.id, last)
    assert await refusal(room.host.taking_back.answer(state.id, first, allow=True)) == away
    assert (await room.store.actions(state.id))[-1].action != Action(UNDO, target=ASKED).to_json()


async def test_a_partner_answers_for_somebody_on_autopilot(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    dee = await room.store.player(4, "Dee")
    table: dict[str, Any] = {"game": "euchre", "preset": "euchre", "terms": Terms(ranked=False)}
    state = await room.table(ada, bob, cyd, dee, **table)
    people = {seat: player for player in (ada, bob, cyd, dee) if (seat := state.seat_of(player.id)) is not None}
    while state.take_back is None:
        seat = to_act(state)[0]
        state = await room.host.play.act(state.id, people[seat], legal(state, seat)[0])
    asks, [next_seat] = state.take_back.seat, to_act(state)
    away = next(seat for seat in range(4) if (seat - asks) % 2 and seat != next_seat)
    await room.host.autopilot.set(state.id, people[away])
    await room.host.taking_back.ask(state.id, people[asks])
    for seat in {*range(4)} - {asks, away}:
        state = await room.host.taking_back.answer(state.id, people[seat], allow=True)
    assert to_act(state) == (asks,)


async def test_a_decision_taken_back_counts_no_more(room: Room, ada: Player, bob: Player) -> None:
    state, mover, [other] = await turn(room, ada, bob)
    seat = state.seat_of(mover.id)

    async def decided() -> int:
        async with room.host._core.tables.hold(state.id) as session:
            assert session._running and seat is not None
            return session._running.decisions.in_round[seat][""]

    before = await decided()
    await room.host.taking_back.ask(state.id, mover)
    await room.host.taking_back.answer(state.id, other, allow=True)
    # The end of the turn was forced, so it was no decision; what it followed still is.
    assert await decided() == before == 1
