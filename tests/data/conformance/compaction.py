"""Compacted actions read as before, and their table can be resumed and dropped as before."""

from __future__ import annotations

import asyncio
import itertools
from zlib import crc32

import pytest

from data.store import ActionRow, Conflict, ResultRow, ResultSeat, SeatRow, Status, Store
from tests.data.builders import GUILD, action, ended_tables, open_table, results, running_table, with_company

PLAYED = [
    ActionRow(1, 0, {"kind": "draw"}, 1001.25, person=1),
    ActionRow(2, 1, {"kind": "meld", "cards": ["KH", "JK"], "target": 'ü " \\ \n ♥'}, 1001.1, person=2),
    ActionRow(3, 0, {"kind": "draw"}, 1763694000.1234567, "sound", person=1),
    ActionRow(4, 0, {"kind": "say", "parts": [1, 0.1, None, True]}, 1763694001.5, person=1),
    ActionRow(5, 2, {}, 1763694009.0, "sound", person=0),
]
"""By Ada on seat 0 and Cyd on seat 1. A computer chose the third for Ada, and the last one at a seat of its own."""
LATER = 1763694009.5
"""After the last action."""


async def closed_table(store: Store, name: str = "T1", status: Status = Status.CLOSED) -> tuple[int, int]:
    """Store a closed table with :data:`PLAYED`, and return Ada and Cyd."""
    table = await running_table(store, id=name, channel_id=crc32(name.encode()))
    company = (await with_company(store, table)).seats[1].player
    for row in PLAYED:
        await store.append(name, row)
    await store.end_table(name, status)
    assert company
    return table.host, company


class CompactionSuite:
    async def test_compacted_actions_are_read_as_before(self, store: Store, another: Store) -> None:
        await closed_table(store)
        before = await store.current_table("T1", 0)
        assert await store.compact_actions(LATER) == 1
        for one, after in itertools.product((store, another), range(7)):
            assert await one.actions("T1", after) == PLAYED[after:]
            assert (await one.current_table("T1", after)).actions == PLAYED[after:]
        assert await store.current_table("T1", 0) == before
        assert await store.actions("T9") == []

    async def test_old_games_are_compacted_once_and_others_not_at_all(self, store: Store) -> None:
        for status in (Status.FINISHED, Status.CLOSED, Status.PAUSED):
            await closed_table(store, status, status)
        await running_table(store, id="running", channel_id=2001)
        await store.append("running", action(1))
        await open_table(store, id="lobby", channel_id=2002)
        await store.end_table("lobby", Status.CLOSED)
        before = [await store.tables(), await store.tables_to_show(), await store.table_marks()]
        assert await store.compact_actions(PLAYED[-1].at) == 0
        assert await store.compact_actions(LATER) == 2
        assert await store.compact_actions(LATER) == 0
        assert [await store.tables(), await store.tables_to_show(), await store.table_marks()] == before
        for status in (Status.FINISHED, Status.CLOSED, Status.PAUSED):
            assert await store.actions(status) == PLAYED
            idle = [status in await store.idle_tables(at, status) for at in (PLAYED[-1].at, LATER)]
            assert idle == [False, True]

    async def test_few_tables_are_compacted_at_a_time(self, store: Store) -> None:
        for number in range(5):
            await closed_table(store, f"T{number}")
        assert [await store.compact_actions(LATER, count=2) for _ in range(4)] == [2, 2, 1, 0]

    async def test_game_without_an_action_is_compacted(self, store: Store) -> None:
        await running_table(store)
        await store.end_table("T1", Status.CLOSED)
        assert [await store.compact_actions(LATER) for _ in range(2)] == [1, 0]
        assert await store.actions("T1") == []

    async def test_personal_data_has_compacted_actions_too(self, store: Store) -> None:
        ada, cyd = await closed_table(store)
        await closed_table(store, "T2")
        await running_table(store, id="T0", channel_id=2001)
        await store.append("T0", action(1)._replace(person=ada))
        before = [await store.personal_data(player) for player in (ada, cyd)]
        assert await store.compact_actions(LATER, count=1) == 1
        assert [await store.personal_data(player) for player in (ada, cyd)] == before
        assert await store.compact_actions(LATER) == 1
        assert [await store.personal_data(player) for player in (ada, cyd)] == before
        assert [(row["table"], row["number"]) for row in before[0]["actions"]] == [
            ("T0", 1),
            *itertools.product(("T1", "T2"), (1, 3, 4)),
        ]
        await store.forget(cyd)
        assert (await store.personal_data(cyd))["actions"] == before[1]["actions"]
        assert await store.actions("T1") == PLAYED

    async def test_resumed_table_takes_the_next_action(self, store: Store) -> None:
        ada, cyd = await closed_table(store)
        before = [await store.personal_data(player) for player in (ada, cyd)]
        await store.compact_actions(LATER)
        await store.reopen_table("T1", GUILD, 7, Status.RUNNING, LATER)
        assert await store.actions("T1") == PLAYED
        for number in (4, 5, 7):
            with pytest.raises(Conflict):
                await store.append("T1", action(number))
        sixth = action(6)._replace(person=ada)
        await store.append("T1", sixth, results("T1", 1))
        assert await store.actions("T1") == [*PLAYED, sixth]
        await store.replace_seat("T1", SeatRow(0, None, "sound"), expect_player=ada)
        await store.end_table("T1", Status.CLOSED)
        assert (await store.personal_data(cyd))["actions"] == before[1]["actions"]
        assert [row["number"] for row in (await store.personal_data(ada))["actions"]] == [1, 3, 4, 6]

    async def test_resumed_table_is_compacted_again(self, store: Store) -> None:
        await closed_table(store)
        for number in (6, 7):
            assert await store.compact_actions(LATER) == 1
            await store.reopen_table("T1", GUILD, 7, Status.RUNNING, 5000.0)
            assert await store.compact_actions(LATER) == 0
            await store.append("T1", action(number))
            await store.end_table("T1", Status.CLOSED)
        assert await store.compact_actions(LATER) == 1
        assert await store.actions("T1") == [*PLAYED, action(6), action(7)]

    async def test_resuming_can_append_an_action_to_compacted_ones(self, store: Store) -> None:
        await closed_table(store)
        await store.compact_actions(LATER)
        for number in (5, 7):
            with pytest.raises(Conflict):
                await store.reopen_table("T1", GUILD, 7, Status.RUNNING, LATER, action=action(number))
        assert (await store.table("T1")).status is Status.CLOSED
        assert await store.actions("T1") == PLAYED
        await store.reopen_table("T1", GUILD, 7, Status.RUNNING, LATER, action=action(6))
        assert await store.actions("T1") == [*PLAYED, action(6)]

    async def test_resuming_can_append_an_action_to_those_of_several_computers(self, store: Store) -> None:
        """The last action is that of the computer on the lower seat."""
        await running_table(store, seat_count=3)
        played = [action(1, seat=2), action(2, seat=1)]
        for row in played:
            await store.append("T1", row)
        await store.end_table("T1", Status.CLOSED)
        await store.compact_actions(LATER)
        await store.reopen_table("T1", GUILD, 7, Status.RUNNING, LATER, action=action(3))
        assert await store.actions("T1") == [*played, action(3)]

    async def test_resuming_can_append_the_first_action_of_a_game(self, store: Store) -> None:
        await running_table(store)
        await store.end_table("T1", Status.CLOSED)
        with pytest.raises(Conflict):
            await store.reopen_table("T1", GUILD, 7, Status.RUNNING, LATER, action=action(2))
        await store.reopen_table("T1", GUILD, 7, Status.RUNNING, LATER, action=action(1))
        assert await store.actions("T1") == [action(1)]

    async def test_compacted_actions_are_dropped(self, store: Store) -> None:
        ada, _ = await closed_table(store)
        mine = ResultRow("T2", 1, 0, 120, True, [], 9.5, (ResultSeat(0, ada),))
        await running_table(store, id="T2", channel_id=8)
        await store.append("T2", action(1), [mine])
        await store.end_table("T2", Status.FINISHED)
        await store.compact_actions(LATER)
        assert [await store.drop_actions(at) for at in (PLAYED[-1].at, LATER, LATER)] == [1, 1, 0]
        for name in ("T1", "T2"):
            assert await store.actions(name) == []
            assert (await store.table(name)).actions_dropped
        assert (await store.personal_data(ada))["actions"] == []
        assert await store.results() == [mine]
        assert await store.compact_actions(LATER) == 0
        assert await ended_tables(store) == []

    async def test_two_processes_compact_a_table_once(self, store: Store, another: Store) -> None:
        await closed_table(store)
        await closed_table(store, "T2")
        done = await asyncio.gather(*(one.compact_actions(LATER) for one in (store, another, store, another)))
        assert sum(done) == 2
        assert [await store.actions(name) for name in ("T1", "T2")] == [PLAYED, PLAYED]

    async def test_actions_are_compacted_resumed_or_dropped_at_the_same_time(
        self, store: Store, another: Store
    ) -> None:
        for number in range(6):
            name = f"T{number}"
            await closed_table(store, name)
            _, dropped, resumed, *read = await asyncio.gather(
                another.compact_actions(LATER),
                another.drop_actions(LATER) if number % 2 else asyncio.sleep(0),
                store.reopen_table(name, GUILD, number, Status.RUNNING, LATER),
                *(one.actions(name) for one in (store, another) for _ in range(3)),
                return_exceptions=True,
            )
            assert bool(dropped) == isinstance(resumed, Conflict)
            if dropped:
                assert await store.actions(name) == []
            else:
                assert read == [PLAYED] * 6
                await store.append(name, action(6))
                assert await another.actions(name) == [*PLAYED, action(6)]
