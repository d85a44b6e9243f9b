"""Agreements, offers, invitations and votes; host, autopilot, reminders and practice."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from data.store import Conflict, NotFound, OfferRow, SeatRow, Status, Store
from tests.data.builders import BEN, CHANNEL, GUILD, action, open_table, running_table, with_company


class AgreementsSuite:
    async def test_terms_can_be_amended(self, store: Store) -> None:
        table = await open_table(store)
        await store.amend_table("T1", table.rules, 2, {table.host: 0}, {"pace": "post"}, expect=table)
        assert await store.table("T1") == replace(table, terms={"pace": "post"})
        with pytest.raises(Conflict):
            await store.amend_table("T1", table.rules, 2, {table.host: 0}, {}, expect=table)

    async def test_agreement_is_stored_per_seat(self, store: Store) -> None:
        table = await open_table(store)
        ben = await store.player(BEN, "Ben")
        with pytest.raises(Conflict):
            await store.agree("T1", ben.id, "f1")
        await store.sit("T1", SeatRow(1, ben.id, agreed="f1", guild_id=7))
        await store.agree("T1", table.host, "f1")
        await store.agree("T1", table.host, "f2")
        started = await store.table("T1")
        assert [(seat.agreed, seat.guild_id) for seat in started.seats] == [("f2", None), ("f1", 7)]
        await store.start_table("T1", started.seats, 2000.0, expect=started)
        with pytest.raises(Conflict):
            await store.agree("T1", ben.id, "f2")
        assert (await store.table("T1")).seats == started.seats

    async def test_offer_lasts_until_it_is_answered_or_its_player_leaves(self, store: Store, another: Store) -> None:
        table = await open_table(store)
        ben = await store.player(BEN, "Ben")
        seats = (*table.seats, SeatRow(1, ben.id))
        first = OfferRow(ben.id, {"target": 1}, 1763694000.1234567)
        second = OfferRow(ben.id, {"target": 2, "name": "ü'♥"}, 1763694001.7654321, "sent")
        with pytest.raises(Conflict):
            await store.offer("T1", first)
        await store.sit("T1", seats[1])
        table = replace(table, seats=seats)
        await store.offer("T1", first)
        await store.offer("T1", second)
        with pytest.raises(Conflict):
            await store.offer("T1", first, expect=first)
        assert await store.table("T1") == replace(table, offers=(second,))
        await store.offer("T1", second._replace(stage="declined"), expect=second)
        outcomes = await asyncio.gather(
            *(one.drop_offer("T1", ben.id) for one in (store, another)), return_exceptions=True
        )
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "NoneType"]
        assert await store.table("T1") == table
        await store.offer("T1", first)
        await store.agree("T1", ben.id, "what the host has")
        assert (await store.table("T1")).offers == ()
        await store.offer("T1", first)
        await store.stand("T1", ben.id)
        assert await store.table("T1") == replace(table, seats=seats[:1])
        await store.sit("T1", seats[1])
        await store.offer("T1", first)
        await store.start_table("T1", seats, 2000.0, expect=table)
        assert (await store.table("T1")).offers == ()
        with pytest.raises(Conflict):
            await store.offer("T1", first)

    async def test_invitation_is_stored_once(self, store: Store) -> None:
        table = await open_table(store)
        ben = await store.player(BEN, "Ben")
        for _ in range(2):
            await store.invite("T1", ben.id)
        assert await store.table("T1") == replace(table, invited=(ben.id,))
        with pytest.raises(NotFound):
            await store.invite("T1", 99)
        for _ in range(2):
            await store.uninvite("T1", ben.id)
        assert await store.table("T1") == table

    async def test_seated_players_vote_until_the_votes_are_dropped(self, store: Store) -> None:
        table = await running_table(store)
        ben = await store.player(BEN, "Ben")
        with pytest.raises(Conflict):
            await store.vote("T1", ben.id, "close")
        await store.vote("T1", table.host, "go on")
        await store.vote("T1", table.host, "close")
        assert await store.table("T1") == replace(table, votes={table.host: "close"})
        await store.vote("T1", table.host, "")
        assert await store.table("T1") == table
        for outcome in (
            store.set_host("T1", ben.id, table.host),
            store.replace_seat("T1", SeatRow(1, None, "better"), expect_player=None),
            store.end_table("T1", Status.PAUSED),
        ):
            await store.vote("T1", table.host, "close")
            await outcome
            assert (await store.table("T1")).votes == {}
        with pytest.raises(Conflict):
            await store.vote("T1", table.host, "close")

    async def test_host_changes_once_of_two_attempts(self, store: Store, another: Store) -> None:
        table = await running_table(store)
        people = [(await store.player(number, "")).id for number in (5, 6)]
        outcomes = await asyncio.gather(
            *(one.set_host("T1", to, table.host) for one, to in zip((store, another), people, strict=True)),
            return_exceptions=True,
        )
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "NoneType"]
        assert (await store.table("T1")).host == people[outcomes.index(None)]

    async def test_new_host_loses_their_offer(self, store: Store) -> None:
        table = await open_table(store)
        ben = await store.player(BEN, "Ben")
        await store.sit("T1", SeatRow(1, ben.id))
        await store.offer("T1", OfferRow(ben.id, {}, 1.0, "sent"), expect=None)
        await store.set_host("T1", ben.id, table.host)
        assert (await store.table("T1")).offers == ()

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

    async def test_reminder_is_recorded_once_per_turn(self, store: Store, another: Store) -> None:
        await running_table(store)
        outcomes = await asyncio.gather(
            *(one.record_reminder("T1", 0, 1) for one in (store, another)), return_exceptions=True
        )
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "NoneType"]
        await store.record_reminder("T1", 0, 2)
        await store.record_reminder("T1", 7, 1)
        for turn, count in ((0, 3), (7, 1), (7, 0)):
            with pytest.raises(Conflict):
                await store.record_reminder("T1", turn, count)
        assert (await store.table("T1")).reminded == (7, 1)
        await store.end_table("T1", Status.PAUSED)
        with pytest.raises(Conflict):
            await store.record_reminder("T1", 7, 2)
        await store.reopen_table("T1", GUILD, CHANNEL, Status.RUNNING, 2000.0)
        await store.record_reminder("T1", 7, 1)

    async def test_practice_is_permanent(self, store: Store) -> None:
        table = await running_table(store)
        await store.set_practice("T1")
        assert await store.table("T1") == replace(table, practice=True)
