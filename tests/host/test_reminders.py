"""When people are reminded of their turn."""

from __future__ import annotations

import pytest

from bot.host.absence.clocks import Reminder
from bot.host.table.state import TableState
from data.store import Player
from tests.host.room import Room, legal, to_act
from tests.host.test_clocks import LIVE, after, table

MINUTE = 60.0


@pytest.fixture
def sent(room: Room) -> list[Reminder]:
    """Collect the reminders that are sent."""
    found: list[Reminder] = []
    room.host.clocks.on_reminder.append(found.append)
    return found


async def prefers(room: Room, player: Player, remind: str) -> None:
    await room.store.set_settings(player.id, {"remind": remind})


def press(room: Room, state: TableState, player: Player, *, choosing: bool = False) -> None:
    assert player.discord_id
    room.host.clocks.pressed(state.id, player.discord_id, choosing=choosing)


async def act(room: Room, state: TableState, *people: Player) -> TableState:
    """Play the first legal action, which ends no turn: it shows a card."""
    seat = to_act(state)[0]
    return await room.host.play.act(state.id, people[seat], legal(state, seat)[0])


async def whole_turn(room: Room, state: TableState, *people: Player) -> TableState:
    seat = to_act(state)[0]
    while to_act(state) == (seat,):
        state = await room.step(state, dict(enumerate(people)))
    return state


async def test_each_player_is_called_once_a_turn_after_a_quiet_minute(
    room: Room, sent: list[Reminder], ada: Player, bob: Player
) -> None:
    state = await table(room, ada, bob)
    people = (ada, bob)
    first, second = people[to_act(state)[0]], people[1 - to_act(state)[0]]
    await after(room, 59, state)
    assert not sent
    await after(room, 1, state)
    assert sent == [Reminder(state.id, first.id, 0, 1)]
    for _ in range(5):
        await after(room, MINUTE, state)
    state = await act(room, state, ada, bob)
    await after(room, 10 * MINUTE, state)
    assert len(sent) == 1, "an action within the turn does not bring another call"
    state = await whole_turn(room, state, ada, bob)
    await after(room, MINUTE, state)
    assert [each.player for each in sent] == [first.id, second.id]


async def test_presses_and_open_pickers_delay_a_call(
    room: Room, sent: list[Reminder], ada: Player, bob: Player
) -> None:
    state = await table(room, ada, bob)
    first, second = ((ada, bob), (bob, ada))[to_act(state)[0]]
    for _ in range(6):
        await after(room, 50, state)
        press(room, state, first)
        press(room, state, second)
    await after(room, 59, state)
    press(room, state, first, choosing=True)
    press(room, state, second)
    await after(room, 299, state)
    assert not sent
    await after(room, 1, state)
    assert [each.player for each in sent] == [first.id]


async def test_open_picker_of_an_earlier_action_delays_nothing(
    room: Room, sent: list[Reminder], ada: Player, bob: Player
) -> None:
    state = await table(room, ada, bob)
    press(room, state, (ada, bob)[to_act(state)[0]], choosing=True)
    room.clock.now += 1
    state = await act(room, state, ada, bob)
    await after(room, MINUTE, state)
    assert len(sent) == 1


async def test_players_choose_to_be_called_at_once_or_never(
    room: Room, sent: list[Reminder], ada: Player, bob: Player
) -> None:
    state = await table(room, ada, bob)
    first, second = ((ada, bob), (bob, ada))[to_act(state)[0]]
    await prefers(room, first, "never")
    await prefers(room, second, "at-once")
    await after(room, 100 * MINUTE, state)
    assert not sent
    state = await whole_turn(room, state, ada, bob)
    await after(room, 0, state)
    assert [each.player for each in sent] == [second.id]


async def test_player_who_is_at_the_table_is_not_called_at_once(
    room: Room, sent: list[Reminder], ada: Player, bob: Player
) -> None:
    state = await table(room, ada, bob)
    second = (bob, ada)[to_act(state)[0]]
    await prefers(room, second, "at-once")
    press(room, state, second)
    state = await whole_turn(room, state, ada, bob)
    await after(room, 59, state)
    assert not sent
    await after(room, 1, state)
    assert len(sent) == 1


async def test_player_alone_with_computers_is_called_only_after_a_long_wait(
    room: Room, sent: list[Reminder], ada: Player
) -> None:
    await prefers(room, ada, "at-once")
    state = await table(room, ada)
    state = await room.until(state.id, lambda now: to_act(now) == (0,))
    await after(room, 5 * MINUTE, state)
    assert not sent
    # The computer's turn begins only after an outage.
    await room.host.stop()
    state = await whole_turn_alone(room, state, ada)
    room.clock.now += 20 * MINUTE
    host = room.new_host()
    host.clocks.on_reminder.append(sent.append)
    await room.recover(host)
    await room.until(state.id, lambda now: to_act(now) == (0,))
    state = await host.state(state.id)  # which knows of the computer's action now
    await after(room, 61, state, host)
    assert [each.player for each in sent] == [ada.id]
    await host.stop()


async def test_timed_turn_alone_with_computers_is_warned_of_its_end(
    room: Room, sent: list[Reminder], ada: Player
) -> None:
    state = await table(room, ada, **LIVE, late="forfeit")
    state = await room.until(state.id, lambda now: to_act(now) == (0,))
    await after(room, 99, state)
    assert not sent
    await after(room, 1, state)
    assert [each.number for each in sent] == [2]


async def test_many_tables_due_at_once_are_spread_over_seconds(
    room: Room, sent: list[Reminder], ada: Player, bob: Player
) -> None:
    states = [await table(room, ada, bob) for _ in range(12)]
    told = []
    room.clock.now += MINUTE
    for _ in range(4):
        await room.host.clocks.tick()
        told.append(len(sent))
        room.clock.now += 1
    assert told == [5, 10, 12, 12] and len({each.table_id for each in sent}) == len(states)


async def test_restart_gives_everybody_another_minute_and_repeats_no_call(
    room: Room, sent: list[Reminder], ada: Player, bob: Player
) -> None:
    called = await table(room, ada, bob)
    await after(room, MINUTE, called)
    waiting = await table(room, ada, bob)
    room.clock.now += 59
    await room.host.stop()
    room.clock.now += 3600
    host = room.new_host()
    host.clocks.on_reminder.append(sent.append)
    await room.recover(host)
    await after(room, 59, waiting, host)
    assert [each.table_id for each in sent] == [called.id]
    await after(room, 1, waiting, host)
    assert [each.table_id for each in sent] == [called.id, waiting.id]


async def whole_turn_alone(room: Room, state: TableState, player: Player) -> TableState:
    """Play a turn on a host whose computers are stopped, so none of them answers."""
    host = room.new_host()
    await host.play.computers.stop()
    while to_act(state) == (0,):
        state = await room.step(state, {0: player}, host)
    return state
