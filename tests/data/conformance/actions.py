"""Actions and results are stored in order and without gaps."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from data.store import (
    ActionRow,
    Conflict,
    ResultRow,
    ResultSeat,
    Scope,
    Status,
    Store,
    StoreError,
)
from tests.data.builders import (
    GUILD,
    action,
    open_table,
    results,
    running_table,
)


class ActionsSuite:
    async def test_actions_are_read_back_in_order(self, store: Store) -> None:
        await running_table(store)
        rows = [
            ActionRow(1, 0, {"kind": "draw"}, 1.25),
            ActionRow(2, 0, {"kind": "meld", "cards": ["KH", "KS", "JK"], "target": "K"}, 2.0),
            ActionRow(3, 1, {"kind": "say", "note": 'ü " \\ \n ♥'}, 3.5),
        ]
        for row in rows:
            await store.append("T1", row)
        assert await store.actions("T1") == rows
        assert await store.actions("T1", after=2) == rows[2:]
        assert await store.actions("T1", after=3) == []
        assert await store.actions("T9") == []

    @pytest.mark.parametrize("number", [0, 1, 2, 4])
    async def test_only_the_next_number_is_accepted(self, store: Store, number: int) -> None:
        await running_table(store)
        rows = [action(1), action(2)]
        for row in rows:
            await store.append("T1", row)
        with pytest.raises(Conflict):
            await store.append("T1", action(number, kind="other"), results("T1", 1))
        assert await store.actions("T1") == rows
        assert await store.results() == []
        await store.append("T1", action(3))

    async def test_open_table_takes_no_action(self, store: Store) -> None:
        await open_table(store)
        with pytest.raises(Conflict):
            await store.append("T1", action(1))

    async def test_action_numbers_are_per_table(self, store: Store) -> None:
        for name, channel in (("T1", 1), ("T2", 2)):
            await running_table(store, id=name, channel_id=channel)
        await store.append("T1", action(1))
        await store.append("T2", action(1, kind="other"))
        assert await store.actions("T1") == [action(1)]
        assert await store.actions("T2") == [action(1, kind="other")]

    async def test_results_are_stored_with_their_action(self, store: Store) -> None:
        await running_table(store)
        await running_table(store, id="T2", channel_id=2, guild_id=5)
        await store.append("T2", action(1), results("T2", 1))
        await store.append("T1", action(1), results("T1", 1, (500, 20)))
        await store.append("T1", action(2), [*results("T1", 2), *results("T1", 0, (620, -25))])
        ours = [*results("T1", 1, (500, 20)), *results("T1", 2), *results("T1", 0, (620, -25))]
        assert await store.results(table_id="T1") == await store.results(guild_id=GUILD) == ours
        assert await store.results() == [*results("T2", 1), *ours]
        assert await store.results(guild_id=5, table_id="T1") == []

    async def test_results_have_seats_and_feats(self, store: Store) -> None:
        table = await running_table(store)
        person = ResultSeat(0, table.host, stood_in=3)
        rows = [
            ResultRow("T1", 0, 0, 120, False, [], 9.5, (person, ResultSeat(2, None, "sound")), {"turns": 7}),
            ResultRow("T1", 0, 1, -45, True, [], 9.5, (ResultSeat(1, None, "sound"),), {}, "forfeit"),
        ]
        await store.append("T1", action(1), rows)
        assert await store.results() == rows

    async def test_tables_of_deal_have_their_results(self, store: Store) -> None:
        changed: list[dict[str, Any]] = [{}, {}, {"practice": True}, {"guild_id": 5}, {"game": "skat"}, {"deals": 18}]
        for number, changes in enumerate(changed):
            name = f"T{number}"
            await running_table(
                store, **{"id": name, "channel_id": number, "deals": 17, "created_at": float(number), **changes}
            )
            await store.append(name, action(1), results(name, 1, (number, 0)))
        await store.append("T0", action(2), results("T0", 0))
        assert await store.tables_of_deal(GUILD, "whist", 17) == [
            (await store.table("T2"), results("T2", 1, (2, 0))),
            (await store.table("T1"), results("T1", 1, (1, 0))),
            (await store.table("T0"), [*results("T0", 1, (0, 0)), *results("T0", 0)]),
        ]

    async def test_action_and_results_are_stored_together_or_not_at_all(self, store: Store) -> None:
        await running_table(store)
        await running_table(store, id="T2", channel_id=2)
        await store.append("T1", action(1), results("T1", 1))
        twice, fine = await asyncio.gather(
            store.append("T1", action(2), [*results("T1", 2), *results("T1", 2)]),
            store.append("T2", action(1)),
            return_exceptions=True,
        )
        assert isinstance(twice, StoreError)
        assert fine is None
        assert await store.actions("T1") == [action(1)]
        assert await store.actions("T2") == [action(1)]
        assert await store.results() == results("T1", 1)

    async def test_one_of_two_writers_of_a_number_wins(self, store: Store, another: Store) -> None:
        await running_table(store)
        for number in range(1, 21):
            outcomes = await asyncio.gather(
                *(one.append("T1", action(number, seat)) for seat, one in enumerate((store, another, store, another))),
                return_exceptions=True,
            )
            assert [type(outcome) for outcome in outcomes].count(Conflict) == 3
            assert (await another.actions("T1"))[-1] == action(number, outcomes.index(None))

    async def test_other_stores_read_what_one_wrote(self, store: Store, another: Store) -> None:
        table = await running_table(store)
        await store.append("T1", action(1))
        assert await another.table("T1") == table
        assert await another.actions("T1") == [action(1)]

    async def test_old_actions_of_ended_tables_are_dropped(self, store: Store) -> None:
        for number, status in enumerate((Status.FINISHED, Status.CLOSED, Status.PAUSED)):
            table = await running_table(store, id=status, channel_id=number)
            won = (ResultRow(table.id, 0, 0, 500, True, [], 1001.25, (ResultSeat(0, table.host),)),)
            await store.append(table.id, action(1), won if status is Status.FINISHED else ())
            await store.end_table(table.id, status)
        await running_table(store, id="running", channel_id=9)
        await store.append("running", action(1))
        scope = Scope(guild_id=GUILD, game="whist")
        boards = [await store.standings(scope), await store.extremes(scope), await store.results()]
        assert await store.drop_actions(1001.0) == 0
        assert await store.drop_actions(1002.0) == 2
        assert await store.drop_actions(1002.0) == 0
        tables = {table.id: table for table in await store.tables()}
        assert {name for name, table in tables.items() if table.actions_dropped} == {"finished", "closed"}
        assert {name for name in tables if await store.actions(name)} == {"paused", "running"}
        assert [await store.standings(scope), await store.extremes(scope), await store.results()] == boards
        assert "finished" not in {table.id for table in await store.tables_to_show()}

    async def test_few_tables_are_dropped_at_a_time(self, store: Store) -> None:
        for number in range(5):
            table = await running_table(store, id=f"T{number}", channel_id=number)
            await store.append(table.id, action(1))
            await store.end_table(table.id, Status.CLOSED)
        assert [await store.drop_actions(2000.0, count=2) for _ in range(4)] == [2, 2, 1, 0]

    async def test_table_without_its_actions_is_not_resumed(self, store: Store) -> None:
        await running_table(store)
        await store.append("T1", action(1))
        await store.end_table("T1", Status.CLOSED)
        await store.drop_actions(2000.0)
        with pytest.raises(Conflict, match="no longer stored"):
            await store.reopen_table("T1", GUILD, 1, Status.OPEN, 3000.0)

    async def test_personal_data_and_forgetting_do_without_dropped_actions(self, store: Store) -> None:
        table = await running_table(store)
        mine = ResultRow("T1", 1, 0, 120, True, [], 9.5, (ResultSeat(0, table.host),))
        await store.append("T1", action(1), [mine])
        await store.end_table("T1", Status.CLOSED)
        await store.drop_actions(2000.0)
        data = await store.personal_data(table.host)
        assert (data["actions"], [row["table"] for row in data["seats"]]) == ([], ["T1"])
        assert [row["points"] for row in data["results"]] == [120]
        await store.forget(table.host)
        assert (await store.personal_data(table.host))["person"]["discord_id"] is None

    async def test_resumed_table_keeps_its_actions(self, store: Store, another: Store) -> None:
        await running_table(store)
        await store.append("T1", action(1))
        await store.end_table("T1", Status.CLOSED)
        dropped, resumed = await asyncio.gather(
            another.drop_actions(2000.0),
            store.reopen_table("T1", GUILD, 1, Status.OPEN, 3000.0),
            return_exceptions=True,
        )
        assert (dropped == 1) == isinstance(resumed, Conflict)
        assert bool(await store.actions("T1")) == (dropped == 0)
