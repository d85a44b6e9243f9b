"""The hands of ended games in the direct messages: the last one becomes a line, and those before are deleted."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import nullcontext, suppress
from typing import TypeAlias

import discord
from discord import ui

from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.delivery.hand_panels import DirectHand
from bot.table.delivery.requests import best_effort, edit_or_delete
from bot.table.messages.hand import folded_message
from bot.texts import Texts
from bot.ui.uploads import Upload
from data.store import NotFound, Status, Store
from engine.types import Seat

_LOOKED_AT = 10
"""The most of a player's ended tables looked at."""

Read: TypeAlias = Callable[[str], Awaitable[TableState]]
"""Reads the snapshot of a table."""
Drawn: TypeAlias = Callable[[TableState, Seat], Awaitable[tuple[ui.LayoutView, list[Upload]]]]
"""Draws the message with a seat's hand, and its files."""
Drop: TypeAlias = Callable[[str, int], DirectHand | None]
"""Stops showing the hand of a player at a table, and returns its panel if there was one."""


class EndedHands:
    """Folds, corrects and deletes the direct messages with hands of ended games."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        texts: Texts,
        *,
        where: Callable[[TableState], str],
        drawn: Drawn,
        drop: Drop,
    ) -> None:
        self._client, self._store, self._texts = client, store, texts
        self._where, self._drawn, self._drop = where, drawn, drop
        self._folded: set[tuple[str, int]] = set()
        """Tables and players whose hand message has become one line."""

    async def fold(self, new: DirectHand, read: Read | None) -> None:
        """Keep one line of a player's last ended game when a new hand appears, and delete the ended games before."""
        ended = await self._store.tables(player=new.player, statuses=(Status.FINISHED, Status.CLOSED), limit=_LOOKED_AT)
        shown = [
            (table, row)
            for table in ended
            for row in table.seats
            if row.player == new.player and row.hand_message and row.hand_channel == new.channel
        ]
        for number, (table, row) in enumerate(shown):
            key = (table.id, new.player)
            if key in self._folded and number == 0:
                continue
            panel = self._drop(*key)
            async with panel.lock if panel else nullcontext():
                message = self._message(row.hand_channel, row.hand_message)
                state = await _read(read, table.id) if number == 0 else None
                if state:
                    self._folded.add(key)
                    await edit_or_delete(message, self._line(state), ())
                else:
                    self._folded.discard(key)
                    await best_effort(message.delete())
                    with suppress(NotFound):
                        await self._store.record_hand_post(table.id, row.seat, None, None)

    async def correct(self, state: TableState) -> None:
        """Redraw the hands of an ended table in its direct messages."""
        for row in state.seats:
            if row.player is None or not row.hand_message:
                continue
            content: tuple[ui.LayoutView, Sequence[Upload]] = (self._line(state), ())
            if (state.id, row.player) not in self._folded:
                content = await self._drawn(state, row.seat)
            await edit_or_delete(self._message(row.hand_channel, row.hand_message), *content)

    async def delete(self, table_id: str) -> None:
        """Delete the hands of an ended table that cannot be drawn from its direct messages."""
        for row in (await self._store.table(table_id)).seats:
            if row.hand_message:
                await best_effort(self._message(row.hand_channel, row.hand_message).delete())

    def _line(self, state: TableState) -> ui.LayoutView:
        return folded_message(self._texts.of(state.game), state, self._where(state))

    def _message(self, channel: int | None, message: int | None) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel or 0).get_partial_message(message or 0)


async def _read(read: Read | None, table_id: str) -> TableState | None:
    try:
        return await read(table_id) if read else None
    except Refusal:
        return None
