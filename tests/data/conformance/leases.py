"""Leases: one holder at a time."""

from __future__ import annotations

import asyncio

from data.store import Store

BOT = frozenset({"bot"})
NONE: frozenset[str] = frozenset()


class LeasesSuite:
    async def test_lease_has_one_holder_of_two_attempts(self, store: Store, another: Store) -> None:
        held = await asyncio.gather(*(one.claim(BOT, name, 60) for one, name in ((store, "A"), (another, "B"))))
        assert sorted(held, key=len) == [NONE, BOT]
        winner, loser = ("A", "B") if held[0] else ("B", "A")
        assert await another.claim(BOT, winner, 60) == BOT and await store.claim(BOT, loser, 60) == NONE

    async def test_of_several_leases_those_are_held_that_nobody_else_has(self, store: Store, another: Store) -> None:
        assert await store.claim(["one", "two"], "A", 60) == {"one", "two"}
        assert await another.claim(["three", "two"], "B", 60) == {"three"}
        assert [(row.name, row.holder) for row in await store.leases()] == [("one", "A"), ("three", "B"), ("two", "A")]

    async def test_two_that_claim_the_same_leases_do_not_block_each_other(self, store: Store, another: Store) -> None:
        names = [f"lease {number}" for number in range(9)]
        held = await asyncio.gather(store.claim(names, "A", 60), another.claim(names[::-1], "B", 60))
        assert held[0] | held[1] == set(names) and not held[0] & held[1]

    async def test_lease_ends_at_its_deadline_or_when_it_is_released(self, store: Store, another: Store) -> None:
        assert await store.claim(BOT, "A", 1)
        assert not await another.claim(BOT, "B", 60)
        await asyncio.sleep(1)
        assert await another.claim(BOT, "B", 60) and not await store.claim(BOT, "A", 60)
        await store.release(BOT, "A")
        assert not await store.claim(BOT, "A", 60)
        await another.release(BOT, "B")
        assert await store.claim(BOT, "A", 60)

    async def test_claiming_again_extends_a_lease(self, store: Store) -> None:
        assert await store.claim(BOT, "A", 0.5)
        assert await store.claim(BOT, "A", 60)
        await asyncio.sleep(0.5)
        assert not await store.claim(BOT, "B", 60)

    async def test_how_long_a_lease_has_ended_is_known(self, store: Store) -> None:
        await store.claim(["long", "short"], "A", 60)
        await store.release(["short"], "A")
        await asyncio.sleep(0.05)
        long, short = await store.leases()
        assert 50 < long.left <= 60 and -10 < short.left < -0.04
