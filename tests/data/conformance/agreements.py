"""Agreements, offers, invitations and votes."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from data.store import Conflict, NotFound, OfferRow, SeatRow, Status, Store
from tests.data.builders import BEN, CYD, open_table, running_table


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

    async def test_players_wait_for_a_seat_in_the_order_in_which_they_asked(self, store: Store, another: Store) -> None:
        table = await open_table(store)
        ben, cyd = await store.player(BEN, "Ben"), await store.player(CYD, "Cyd")
        assert await store.awaited_tables() == []
        for player, at in ((cyd, 10.5), (ben, 20.0), (cyd, 30.0)):
            await store.await_seat("T1", player.id, at)
        assert await another.seat_waits("T1") == [(cyd.id, 10.5), (ben.id, 20.0)]
        assert (await another.table("T1")).awaiting == (ben.id, cyd.id) and await another.awaited_tables() == ["T1"]
        with pytest.raises(NotFound):
            await store.await_seat("T1", 99, 1.0)
        await store.end_seat_waits("T1", [cyd.id])
        assert await store.seat_waits("T1") == [(ben.id, 20.0)]
        await store.forget(ben.id)
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
