"""Races of two hosts on one store: whichever is quicker, the result is valid."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import pytest

from bot.host.absence.clocks import Reminder
from bot.host.host import Host
from bot.host.model.setup import Terms
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from data.store import ActionRow, Player, Status
from engine import players
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.types import Action
from tests.examples import in_soak, sampled
from tests.host.room import Room, legal, to_act

RUNS = [20, in_soak(500)]
QUICK = {"pace": "live", "turn": 120}

Race: TypeAlias = Callable[[Room, Host, Host, TableState, list[Player]], Awaitable[None]]


async def both(*changes: Awaitable[Any], refused: tuple[str, ...] = ("stale",)) -> list[Any]:
    """Run all at once. Each succeeds or is refused for an expected reason; at least one succeeds."""
    outcomes = await asyncio.gather(*changes, return_exceptions=True)
    for outcome in outcomes:
        assert not isinstance(outcome, BaseException) or (
            isinstance(outcome, Refusal) and outcome.note.code in refused
        ), outcome
    assert any(not isinstance(outcome, BaseException) for outcome in outcomes)
    return outcomes


async def agree(room: Room, one: Host, other: Host, state: TableState) -> TableState:
    """Assert that both hosts, and a new one, agree on the table."""
    third = room.new_host()
    one_state, other_state, fresh = [await host.state(state.id) for host in (one, other, third)]
    assert one_state.views == other_state.views == fresh.views
    assert (one_state.status, one_state.seats) == (other_state.status, other_state.seats) == (fresh.status, fresh.seats)
    numbers = [row.number for row in await room.store.actions(state.id)]
    assert numbers == list(range(1, fresh.revision + 1))
    return fresh


async def computers_done() -> None:
    """Wait until the computers have nothing left to do."""
    while thinking := [task for task in asyncio.all_tasks() if task.get_name().startswith("computers ")]:
        await asyncio.wait(thinking)


async def move(host: Host, state: TableState, people: list[Player]) -> TableState:
    seat = to_act(state)[0]
    return await host.play.act(state.id, people[seat], legal(state, seat)[-1], revision=state.revision)


async def reminder_and_move(room: Room, one: Host, other: Host, state: TableState, people: list[Player]) -> None:
    """Race reminders with a move: at most one is sent, and it is for the current turn."""
    reminders: list[Reminder] = []
    for host in (one, other):
        host.clocks.on_reminder.append(reminders.append)
        host.clocks.watch(state.id)
    room.clock.now += 60
    await both(one.clocks.tick(), other.clocks.tick(), move(other, state, people))
    assert len(reminders) <= 1 and all(reminder.revision == 0 for reminder in reminders)
    assert (await agree(room, one, other, state)).revision == 1


async def end_of_time_and_move(room: Room, one: Host, other: Host, state: TableState, people: list[Player]) -> None:
    """Race the end of a turn's time with a move: the game is forfeited, or the action was in time."""
    for host in (one, other):
        host.clocks.watch(state.id)
    room.clock.now += 120
    await both(one.clocks.tick(), other.clocks.tick(), move(other, state, people), refused=("stale", "not-running"))
    after = await agree(room, one, other, state)
    assert after.status is Status.FINISHED and after.revision in (1, 2)
    assert len([row for row in await room.store.results(table_id=state.id) if row.round == 0]) == 2


async def autopilot_and_move(room: Room, one: Host, other: Host, state: TableState, people: list[Player]) -> None:
    player = people[to_act(state)[0]]
    await both(one.autopilot.set(state.id, player, on=True), move(other, state, people))
    await computers_done()
    await agree(room, one, other, state)


async def vote_and_move(room: Room, one: Host, other: Host, state: TableState, people: list[Player]) -> None:
    """Race a vote with a move: the computer takes the seat, or its player was back. The action counts either way."""
    room.clock.now += 24 * 3600
    away = to_act(state)[0]
    refused = ("stale", "nobody-away", "seat-left")
    await both(
        one.votes.cast(state.id, people[1 - away], "computer", revision=0), move(other, state, people), refused=refused
    )
    await computers_done()
    after = await agree(room, one, other, state)
    assert after.seats[away].player == people[away].id or after.seats[away].former == people[away].id


async def two_leave(room: Room, one: Host, other: Host, state: TableState, people: list[Player]) -> None:
    """Race two leavers: the computer takes one seat, the other player pauses the table, and no seat is lost."""
    refused = ("stale", "paused")
    await both(one.lifecycle.leave(state.id, people[0]), other.lifecycle.leave(state.id, people[1]), refused=refused)
    after = await agree(room, one, other, state)
    assert after.status in (Status.RUNNING, Status.PAUSED)
    assert any(seat.player is not None for seat in after.seats)


@sampled
@pytest.mark.parametrize("runs", RUNS)
@pytest.mark.parametrize(
    ("race", "late"),
    [
        (reminder_and_move, "forfeit"),
        (end_of_time_and_move, "forfeit"),
        (autopilot_and_move, "turn"),
        (vote_and_move, "turn"),
        (two_leave, "turn"),
    ],
    ids=lambda value: getattr(value, "__name__", value),
)
async def test_two_hosts_race(room: Room, ada: Player, bob: Player, race: Race, late: str, runs: int) -> None:
    other = await room.another_host()
    chance = random.Random(runs)
    terms = Terms(late=late, **QUICK) if race is not vote_and_move else Terms()
    for _ in range(runs):
        state = await room.table(ada, bob, start=False, terms=terms)
        await room.host.agreement.agree(state.id, bob, state.setup.digest)
        state = await room.host.lobby.start(state.id, ada)
        await other.state(state.id)
        one, two = chance.sample([room.host, other], 2)
        await race(room, one, two, state, [ada, bob])


@pytest.mark.parametrize("runs", RUNS)
async def test_start_races_with_leaving(room: Room, ada: Player, bob: Player, runs: int) -> None:
    """Either the seat was free before the deal, or the computer took it over afterwards."""
    other = await room.another_host()
    for number in range(runs):
        state = await room.table(ada, bob, start=False)
        one, two = (room.host, other)[:: 1 if number % 2 else -1]
        await both(one.lobby.start(state.id, ada), two.lifecycle.leave(state.id, bob))
        after = await agree(room, one, two, state)
        if after.status is Status.RUNNING:
            assert after.seats[1].player == bob.id or after.seats[1].computer
            stored = await room.store.table(state.id)
            deals = Deals(stored.seed, state.id, tuple(seat.seed for seat in stored.seats))
            assert after.views == tuple(Game(after.rules, 2, deals).view(seat) for seat in (0, 1, None)), (
                "the seed of who left stays part of the shuffle"
            )


@pytest.mark.parametrize("runs", [3, in_soak(100)])
async def test_both_answers_of_a_partner_race(room: Room, runs: int) -> None:
    """A partner answers yes and no at once from two devices: only one answer counts."""
    other = await room.another_host()
    people = [await room.player(name) for name in ("Ada", "Bob", "Cyd", "Dee")]
    actions = _until_asked()
    for number in range(runs):
        state = await room.table(*people, game="canasta", preset="partners", deals=1, start=True)
        for row, (seat, action) in enumerate(actions, 1):
            await room.store.append(state.id, ActionRow(row, seat, action.to_json(), room.clock.now))
        state = await room.host.state(state.id)
        [partner] = to_act(state)
        yes, no = (Action("answer", target=word) for word in ("yes", "no"))
        one, two = (room.host, other)[:: 1 if number % 2 else -1]
        outcomes = await both(
            one.play.act(state.id, people[partner], yes, revision=state.revision),
            two.play.act(state.id, people[partner], no, revision=state.revision),
        )
        assert sum(isinstance(outcome, TableState) for outcome in outcomes) == 1
        after = await agree(room, one, two, state)
        assert (after.revision, to_act(after)) == (state.revision + 1, ((partner + 2) % 4,))


def _until_asked() -> list[tuple[int, Action]]:
    """Return the actions of a numbered deal up to the question "May I go out?"."""
    rules = GAMES["canasta"].of("partners")
    game = Game(rules, 4, Deals.numbered(1))
    while True:
        seat = game.to_act[0]
        ask = next((action for action in game.legal(seat) if action.kind == "ask"), None)
        game.play(seat, ask or players.choose(game.view(seat), players.LEVELS[0], b""))
        if ask:
            return list(game.actions)
