"""Seats: taken, given up, and handed over."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from data.store import (
    Conflict,
    NotFound,
    SeatRow,
    Status,
    Store,
)
from tests.data.builders import (
    BEN,
    open_table,
    running_table,
    with_company,
)


class SeatsSuite:
    async def test_a_seat_is_taken_and_given_up(self, store: Store) -> None:
        table = await open_table(store)
        ben = await store.player(BEN, "Ben")
        await store.sit("T1", SeatRow(1, ben.id, seed="ben's part"))
        assert (await store.table("T1")).seats == (*table.seats, SeatRow(1, ben.id, seed="ben's part"))
        await store.stand("T1", ben.id)
        assert await store.table("T1") == table
        with pytest.raises(Conflict):
            await store.stand("T1", ben.id)

    async def test_a_seat_holds_one_and_a_player_has_one(self, store: Store) -> None:
        table = await open_table(store, seat_count=3)
        ben = await store.player(BEN, "Ben")
        with pytest.raises(Conflict):
            await store.sit("T1", SeatRow(0, ben.id))
        with pytest.raises(Conflict):
            await store.sit("T1", SeatRow(1, table.host))
        with pytest.raises(NotFound):
            await store.sit("T1", SeatRow(3, ben.id))
        assert await store.table("T1") == table

    async def test_of_two_that_sit_down_at_once_one_is_seated(self, store: Store, another: Store) -> None:
        await open_table(store)
        people = [await store.player(number, "") for number in range(1, 11)]
        outcomes = await asyncio.gather(
            *(one.sit("T1", SeatRow(1, person.id)) for one, person in zip((store, another) * 5, people, strict=True)),
            return_exceptions=True,
        )
        [winner] = [person for person, outcome in zip(people, outcomes, strict=True) if outcome is None]
        assert [type(outcome) for outcome in outcomes].count(Conflict) == 9
        assert (await store.table("T1")).seats[1].player == winner.id

    async def test_a_start_seats_everybody(self, store: Store) -> None:
        table = await open_table(store)
        final = (*table.seats, SeatRow(1, None, "sound", seed="T1/1"))
        await store.start_table("T1", final, 2000.5, expect=table)
        assert await store.table("T1") == replace(table, status=Status.RUNNING, since=2000.5, started=True, seats=final)
        with pytest.raises(Conflict):
            await store.start_table("T1", final, 2000.0, expect=table)

    async def test_a_start_that_missed_who_came_or_left_is_refused(self, store: Store, another: Store) -> None:
        before = await open_table(store)
        ben = await store.player(BEN, "Ben")
        await another.sit("T1", SeatRow(1, ben.id))
        after = await another.table("T1")
        with pytest.raises(Conflict):
            await store.start_table("T1", [*before.seats, SeatRow(1, None, "sound")], 2000.0, expect=before)
        assert await store.table("T1") == after
        await another.stand("T1", ben.id)
        with pytest.raises(Conflict):
            await store.start_table("T1", after.seats, 2000.0, expect=after)
        assert await store.table("T1") == before

    async def test_a_start_that_missed_who_moved_or_a_seat_more_is_refused(self, store: Store) -> None:
        before = await open_table(store)
        await store.amend_table("T1", before.rules, 2, {before.host: 1}, {}, expect=before)
        with pytest.raises(Conflict):
            await store.start_table("T1", [*before.seats, SeatRow(1, None, "sound")], 2000.0, expect=before)
        await store.amend_table("T1", before.rules, 3, {before.host: 0}, {}, expect=await store.table("T1"))
        with pytest.raises(Conflict):
            await store.start_table("T1", [*before.seats, SeatRow(1, None, "sound")], 2000.0, expect=before)
        assert await store.table("T1") == replace(before, seat_count=3)

    async def test_a_start_that_missed_other_rules_or_terms_is_refused(self, store: Store, another: Store) -> None:
        before = await open_table(store)
        ready = [*before.seats, SeatRow(1, None, "sound")]
        await another.amend_table("T1", before.rules, 2, {before.host: 0}, {"pace": "live"}, expect=before)
        with pytest.raises(Conflict):
            await store.start_table("T1", ready, 2000.0, expect=before)
        after = await store.table("T1")
        await another.amend_table("T1", {"target": 9}, 2, {before.host: 0}, after.terms, expect=after)
        with pytest.raises(Conflict):
            await store.start_table("T1", ready, 2000.0, expect=after)
        assert (await store.table("T1")).status is Status.OPEN

    async def test_a_player_may_bring_another_seed_until_the_start(self, store: Store) -> None:
        table = await open_table(store)
        ben = await store.player(BEN, "Ben")
        await store.sit("T1", SeatRow(1, ben.id, seed="ben's part"))
        await store.record_hand_post("T1", 0, 8, 9)
        await store.set_seed("T1", table.host, "my own luck")
        brought = replace(table.seats[0], seed="my own luck", hand_channel=8, hand_message=9)
        seats = (brought, SeatRow(1, ben.id, seed="ben's part"))
        assert (await store.table("T1")).seats == seats
        await store.start_table("T1", seats, 2000.0, expect=await store.table("T1"))
        with pytest.raises(Conflict):
            await store.set_seed("T1", table.host, "too late")
        assert (await store.table("T1")).seats == seats

    async def test_a_seed_is_brought_to_a_seat(self, store: Store) -> None:
        table = await open_table(store)
        ben = await store.player(BEN, "Ben")
        with pytest.raises(Conflict):
            await store.set_seed("T1", ben.id, "luck")
        with pytest.raises(NotFound):
            await store.set_seed("T2", ben.id, "luck")
        assert await store.table("T1") == table

    async def test_a_start_that_missed_a_seed_is_refused(self, store: Store, another: Store) -> None:
        before = await open_table(store)
        await another.set_seed("T1", before.host, "my own luck")
        with pytest.raises(Conflict):
            await store.start_table("T1", [*before.seats, SeatRow(1, None, "sound")], 2000.0, expect=before)
        after = await store.table("T1")
        assert (after.status, after.seats[0].seed) == (Status.OPEN, "my own luck")

    async def test_seats_of_a_running_table_are_handed_over_only(self, store: Store) -> None:
        table = await running_table(store, seat_count=3)
        ben = await store.player(BEN, "Ben")
        with pytest.raises(Conflict):
            await store.sit("T1", SeatRow(2, ben.id))
        with pytest.raises(Conflict):
            await store.stand("T1", table.host)
        assert await store.table("T1") == table

    async def test_a_running_table_keeps_somebody(self, store: Store) -> None:
        table = await running_table(store, seat_count=3)
        with pytest.raises(Conflict):
            await store.replace_seat("T1", SeatRow(0, None, "sound", former=table.host), expect_player=table.host)
        assert await store.table("T1") == table

    async def test_a_seat_changes_hands_but_not_its_part_of_the_shuffle(self, store: Store) -> None:
        table = await with_company(store, await running_table(store))
        await store.record_hand_post("T1", 0, 8, 9)
        await store.replace_seat("T1", SeatRow(0, None, "sound", seed="other"), expect_player=table.host)
        computer = SeatRow(0, None, "sound", seed="ada's part")
        assert (await store.table("T1")).seats == (computer, table.seats[1])
        await store.replace_seat("T1", SeatRow(0, table.host), expect_player=None)
        assert await store.table("T1") == table

    async def test_a_seat_is_taken_over_only_from_whom_it_is_expected(self, store: Store) -> None:
        table = await running_table(store)
        ben = await store.player(BEN, "Ben")
        for seat, expected in (
            (SeatRow(0, ben.id), None),
            (SeatRow(0, None, "sound"), ben.id),
            (SeatRow(1, ben.id), table.host),
            (SeatRow(2, ben.id), None),
            (SeatRow(1, table.host), None),
        ):
            with pytest.raises(Conflict):
                await store.replace_seat("T1", seat, expect_player=expected)
        assert await store.table("T1") == table

    async def test_an_open_table_has_no_seats_to_hand_over(self, store: Store) -> None:
        table = await open_table(store)
        with pytest.raises(Conflict):
            await store.replace_seat("T1", SeatRow(0, None, "sound"), expect_player=table.host)
