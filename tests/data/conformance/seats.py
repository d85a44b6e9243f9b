"""Taking, leaving and replacing seats."""

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
    action,
    open_table,
    running_table,
    with_company,
)


class SeatsSuite:
    async def test_seat_can_be_taken_and_left(self, store: Store) -> None:
        table = await open_table(store)
        ben = await store.player(BEN, "Ben")
        await store.sit("T1", SeatRow(1, ben.id, seed="ben's part"))
        assert (await store.table("T1")).seats == (*table.seats, SeatRow(1, ben.id, seed="ben's part"))
        await store.stand("T1", ben.id)
        assert await store.table("T1") == table
        with pytest.raises(Conflict):
            await store.stand("T1", ben.id)

    async def test_seat_has_one_player_and_player_has_one_seat(self, store: Store) -> None:
        table = await open_table(store, seat_count=3)
        ben = await store.player(BEN, "Ben")
        with pytest.raises(Conflict):
            await store.sit("T1", SeatRow(0, ben.id))
        with pytest.raises(Conflict):
            await store.sit("T1", SeatRow(1, table.host))
        with pytest.raises(NotFound):
            await store.sit("T1", SeatRow(3, ben.id))
        assert await store.table("T1") == table

    async def test_one_of_two_concurrent_sits_wins(self, store: Store, another: Store) -> None:
        await open_table(store)
        people = [await store.player(number, "") for number in range(1, 11)]
        outcomes = await asyncio.gather(
            *(one.sit("T1", SeatRow(1, person.id)) for one, person in zip((store, another) * 5, people, strict=True)),
            return_exceptions=True,
        )
        [winner] = [person for person, outcome in zip(people, outcomes, strict=True) if outcome is None]
        assert [type(outcome) for outcome in outcomes].count(Conflict) == 9
        assert (await store.table("T1")).seats[1].player == winner.id

    async def test_start_stores_the_final_seats(self, store: Store) -> None:
        table = await open_table(store)
        final = (*table.seats, SeatRow(1, None, "sound", seed="T1/1"))
        await store.start_table("T1", final, 2000.5, expect=table)
        assert await store.table("T1") == replace(table, status=Status.RUNNING, since=2000.5, started=True, seats=final)
        with pytest.raises(Conflict):
            await store.start_table("T1", final, 2000.0, expect=table)

    async def test_start_with_outdated_players_is_refused(self, store: Store, another: Store) -> None:
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

    async def test_start_with_outdated_seats_is_refused(self, store: Store) -> None:
        before = await open_table(store)
        await store.amend_table("T1", before.rules, 2, {before.host: 1}, {}, expect=before)
        with pytest.raises(Conflict):
            await store.start_table("T1", [*before.seats, SeatRow(1, None, "sound")], 2000.0, expect=before)
        await store.amend_table("T1", before.rules, 3, {before.host: 0}, {}, expect=await store.table("T1"))
        with pytest.raises(Conflict):
            await store.start_table("T1", [*before.seats, SeatRow(1, None, "sound")], 2000.0, expect=before)
        assert await store.table("T1") == replace(before, seat_count=3)

    async def test_start_with_outdated_rules_or_terms_is_refused(self, store: Store, another: Store) -> None:
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

    async def test_player_can_change_their_seed_until_the_start(self, store: Store) -> None:
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

    async def test_seed_requires_a_seat(self, store: Store) -> None:
        table = await open_table(store)
        ben = await store.player(BEN, "Ben")
        with pytest.raises(Conflict):
            await store.set_seed("T1", ben.id, "luck")
        with pytest.raises(NotFound):
            await store.set_seed("T2", ben.id, "luck")
        assert await store.table("T1") == table

    async def test_start_with_an_outdated_seed_is_refused(self, store: Store, another: Store) -> None:
        before = await open_table(store)
        await another.set_seed("T1", before.host, "my own luck")
        with pytest.raises(Conflict):
            await store.start_table("T1", [*before.seats, SeatRow(1, None, "sound")], 2000.0, expect=before)
        after = await store.table("T1")
        assert (after.status, after.seats[0].seed) == (Status.OPEN, "my own luck")

    async def test_running_table_refuses_sit_and_stand(self, store: Store) -> None:
        table = await running_table(store, seat_count=3)
        ben = await store.player(BEN, "Ben")
        with pytest.raises(Conflict):
            await store.sit("T1", SeatRow(2, ben.id))
        with pytest.raises(Conflict):
            await store.stand("T1", table.host)
        assert await store.table("T1") == table

    async def test_last_person_at_a_running_table_cannot_be_replaced(self, store: Store) -> None:
        table = await running_table(store, seat_count=3)
        with pytest.raises(Conflict):
            await store.replace_seat("T1", SeatRow(0, None, "sound", former=table.host), expect_player=table.host)
        assert await store.table("T1") == table

    async def test_replacing_a_seat_keeps_its_seed(self, store: Store) -> None:
        table = await with_company(store, await running_table(store))
        await store.record_hand_post("T1", 0, 8, 9)
        await store.replace_seat("T1", SeatRow(0, None, "sound", seed="other"), expect_player=table.host)
        computer = SeatRow(0, None, "sound", seed="ada's part")
        assert (await store.table("T1")).seats == (computer, table.seats[1])
        await store.replace_seat("T1", SeatRow(0, table.host), expect_player=None)
        assert await store.table("T1") == table

    async def test_replacing_a_seat_requires_the_expected_player(self, store: Store) -> None:
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

    async def test_seat_of_an_open_table_cannot_be_replaced(self, store: Store) -> None:
        table = await open_table(store)
        with pytest.raises(Conflict):
            await store.replace_seat("T1", SeatRow(0, None, "sound"), expect_player=table.host)

    async def test_autopilot_is_set_and_cleared(self, store: Store) -> None:
        table = await open_table(store)
        with pytest.raises(Conflict):
            await store.set_autopilot("T1", table.host, "sound")
        computer = SeatRow(1, None, "sound")
        await store.start_table("T1", [*table.seats, computer], table.since, expect=table)
        await store.set_autopilot("T1", table.host, "sound")
        assert (await store.table("T1")).seats == (replace(table.seats[0], autopilot="sound"), computer)
        await store.append("T1", action(1)._replace(computer="sound"))
        assert (await store.actions("T1"))[0].computer == "sound"
        await store.set_autopilot("T1", table.host, "")
        assert (await store.table("T1")).seats == (table.seats[0], computer)
        with pytest.raises(Conflict):
            await store.set_autopilot("T1", 99, "sound")

    async def test_replaced_seat_remembers_its_former_player(self, store: Store) -> None:
        table = await with_company(store, await running_table(store))
        taken = SeatRow(0, None, "sound", former=table.host)
        await store.replace_seat("T1", taken, expect_player=table.host)
        assert (await store.table("T1")).seats[0] == replace(taken, seed="ada's part")
        await store.replace_seat("T1", SeatRow(0, table.host, agreed="f", guild_id=7), expect_player=None)
        back = (await store.table("T1")).seats[0]
        assert back == replace(table.seats[0], agreed="f", guild_id=7)
