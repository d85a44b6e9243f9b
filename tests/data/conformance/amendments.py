"""Amending an open table: rules, terms, number of seats, and who sits where."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from data.store import Conflict, NotFound, SeatRow, Status, Store
from tests.data.builders import BEN, open_table, running_table

RULES = {"preset": "modern", "target": 8500, "minimums": [[0, 15], [1500, 50]]}


class AmendmentsSuite:
    async def test_open_table_can_be_amended(self, store: Store, another: Store) -> None:
        table = await open_table(store)
        await store.amend_table("T1", RULES, 4, {table.host: 0}, {}, expect=table)
        amended = replace(table, rules=RULES, seat_count=4)
        assert await store.table("T1") == await another.table("T1") == amended

    async def test_amendment_may_replace_the_game(self, store: Store) -> None:
        table = await open_table(store)
        await store.amend_table("T1", RULES, 2, {table.host: 0}, {}, expect=table, game="skat")
        assert await store.table("T1") == replace(table, rules=RULES, game="skat")
        with pytest.raises(Conflict):
            await store.amend_table("T1", RULES, 2, {table.host: 0}, {}, expect=replace(table, rules=RULES))

    async def test_seat_values_move_with_their_players(self, store: Store) -> None:
        table = await open_table(store)
        ben = await store.player(BEN, "Ben")
        await store.sit("T1", SeatRow(1, ben.id, seed="ben's part"))
        await store.record_hand_post("T1", 0, 8, 9)
        before = await store.table("T1")
        await store.amend_table("T1", table.rules, 2, {table.host: 1, ben.id: 0}, {}, expect=before)
        ada, his = before.seats
        assert (await store.table("T1")).seats == (replace(his, seat=0), replace(ada, seat=1))
        assert replace(ada, seat=1).hand_message == 9

    async def test_amendment_keeps_a_concurrently_recorded_hand_post(self, store: Store) -> None:
        table = await open_table(store)
        await store.record_hand_post("T1", 0, 8, 9)
        await store.amend_table("T1", RULES, 3, {table.host: 2}, {}, expect=table)
        [seat] = (await store.table("T1")).seats
        assert (seat.seat, seat.hand_channel, seat.hand_message) == (2, 8, 9)

    async def test_amendment_of_an_outdated_table_is_refused(self, store: Store, another: Store) -> None:
        table = await open_table(store)
        ben = await store.player(BEN, "Ben")

        async def refused(**wanted: Any) -> None:
            before = await store.table("T1")
            with pytest.raises(Conflict):
                await store.amend_table("T1", RULES, 2, wanted.get("seating", {table.host: 0}), {}, expect=table)
            assert await store.table("T1") == before

        await another.sit("T1", SeatRow(1, ben.id))
        await refused(seating={table.host: 0, ben.id: 1})
        await another.stand("T1", ben.id)
        await another.amend_table("T1", {**table.rules, "target": 1}, 2, {table.host: 0}, {}, expect=table)
        await refused()
        await another.amend_table("T1", table.rules, 3, {table.host: 0}, {}, expect=await store.table("T1"))
        await refused()
        await another.amend_table("T1", table.rules, 2, {table.host: 1}, {}, expect=await store.table("T1"))
        await refused()

    async def test_amended_seating_must_be_valid(self, store: Store) -> None:
        await open_table(store)
        ben, cy = await store.player(BEN, "Ben"), await store.player(BEN + 1, "Cy")
        await store.sit("T1", SeatRow(1, ben.id))
        table = await store.table("T1")
        for seating in (
            {table.host: 0},
            {table.host: 0, ben.id: 0},
            {table.host: 0, ben.id: 2},
            {table.host: 0, ben.id: -1},
            {table.host: 0, cy.id: 1},
            {table.host: 0, ben.id: 1, cy.id: 2},
        ):
            with pytest.raises(Conflict):
                await store.amend_table("T1", table.rules, 2, seating, {}, expect=table)
        assert await store.table("T1") == table

    async def test_one_of_two_concurrent_amendments_wins(self, store: Store, another: Store) -> None:
        table = await open_table(store)
        outcomes = await asyncio.gather(
            *(
                one.amend_table("T1", {**table.rules, "target": number}, 2, {table.host: 0}, {}, expect=table)
                for number, one in enumerate((store, another) * 5)
            ),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes].count(Conflict) == 9
        assert (await store.table("T1")).rules["target"] == outcomes.index(None)

    async def test_only_an_open_table_can_be_amended(self, store: Store) -> None:
        table = await running_table(store)
        with pytest.raises(Conflict):
            await store.amend_table("T1", RULES, 2, {table.host: 0}, {}, expect=table)
        await store.end_table("T1", Status.CLOSED)
        with pytest.raises(Conflict):
            await store.amend_table("T1", RULES, 2, {table.host: 0}, {}, expect=table)
        with pytest.raises(NotFound):
            await store.amend_table("T9", RULES, 2, {table.host: 0}, {}, expect=table)
