"""Requests of other processes to the one that sends hands by direct message."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from bot.host.host import Host
from bot.host.refusals import Refusal
from bot.table.delivery.hand_messages import HandMessages
from bot.ui.replies import report


class HandRequests:
    """Carries out hints; those for another process are ignored."""

    def __init__(self, host: Host, hands: HandMessages) -> None:
        self._host, self._hands = host, hands
        self._tasks: set[asyncio.Task[None]] = set()

    def hear(self, word: str, values: list[Any]) -> None:
        """Take a hint."""
        works: dict[str, Callable[..., Awaitable[None]]] = {
            "hand": self._send,
            "gone": self._dismiss,
            "taken": self._forget,
        }
        work = works.get(word)
        if work is not None and self._host.duty.direct:
            task = asyncio.create_task(self._safely(work(*values)), name=f"presenter hand {values[0]}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _safely(self, work: Awaitable[None]) -> None:
        try:
            await work
        except Refusal:
            pass
        except Exception as error:
            report(error)

    async def _send(self, table_id: str, player: int, at_once: bool) -> None:
        state = await self._host.state(table_id)
        seat = state.seat_of(player)
        if seat is not None:
            await (self._hands.try_direct if at_once else self._hands.refresh_direct)(state, seat)

    async def _dismiss(
        self, table_id: str, seat: int, player: int, place: list[int | None], farewell: list[Any]
    ) -> None:
        state, (channel, message), (told, may_return) = await self._host.state(table_id), place, farewell
        if state.seat_of(player) is None:
            await self._hands.dismiss_direct(state, seat, player, (channel, message), told, may_return=may_return)

    async def _forget(self, table_id: str, player: int) -> None:
        self._hands.drop(table_id, player)
