"""Leases: one holder at a time."""

from __future__ import annotations

import asyncio

from data.store import Store


class LeasesSuite:
    async def test_lease_has_one_holder_of_two_attempts(self, store: Store, another: Store) -> None:
        held = await asyncio.gather(*(one.claim("bot", name, 60) for one, name in ((store, "A"), (another, "B"))))
        assert sorted(held) == [False, True]
        winner, loser = ("A", "B") if held[0] else ("B", "A")
        assert await another.claim("bot", winner, 60) and not await store.claim("bot", loser, 60)
        assert await store.claim("another", loser, 60)

    async def test_lease_ends_at_its_deadline_or_when_it_is_released(self, store: Store, another: Store) -> None:
        assert await store.claim("bot", "A", 0.05)
        assert not await another.claim("bot", "B", 60)
        await asyncio.sleep(0.1)
        assert await another.claim("bot", "B", 60) and not await store.claim("bot", "A", 60)
        await store.release("bot", "A")
        assert not await store.claim("bot", "A", 60)
        await another.release("bot", "B")
        assert await store.claim("bot", "A", 60)

    async def test_claiming_again_extends_a_lease(self, store: Store) -> None:
        assert await store.claim("bot", "A", 0.05)
        assert await store.claim("bot", "A", 60)
        await asyncio.sleep(0.1)
        assert not await store.claim("bot", "B", 60)
