"""Cancelled callers and closed stores."""

from __future__ import annotations

import asyncio

import pytest

from data.store import (
    Store,
    StoreError,
)
from tests.data.builders import (
    action,
    results,
    running_table,
)


class ShutdownSuite:
    async def test_cancelling_the_caller_does_not_cancel_its_write(self, store: Store) -> None:
        await running_table(store)
        for number in range(1, 31):
            task = asyncio.ensure_future(store.append("T1", action(number), results("T1", number)))
            for _ in range(number):
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.wait([task])
        await store.append("T1", action(31))
        assert await store.actions("T1") == [action(number) for number in range(1, 32)]
        assert [row.round for row in await store.results()] == [n for n in range(1, 31) for _ in range(2)]

    async def test_closing_finishes_pending_writes(self, store: Store, another: Store) -> None:
        await running_table(store)
        pending = [asyncio.ensure_future(store.append("T1", action(number))) for number in range(1, 51)]
        await asyncio.sleep(0)
        await store.close()
        await store.close()
        assert await asyncio.gather(*pending) == [None] * 50
        assert len(await another.actions("T1")) == 50

    async def test_closed_store_raises_store_error(self, store: Store) -> None:
        await running_table(store)
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.append("T1", action(1))
        with pytest.raises(StoreError, match="closed"):
            await store.table("T1")
