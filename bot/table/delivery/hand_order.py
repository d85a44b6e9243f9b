"""The order of hands in direct messages: the newest that waits for its player is last, ended games are one line.

An edit does not move a message, so a hand is posted again below the others, silently and at once. It does not move
while the player uses it, nor below one that they use, or that was just posted for them: the buttons would jump away
under their finger. That ends once the hand they use no longer waits. Of ended games the last one becomes a line, and
those before are deleted.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import nullcontext, suppress
from typing import TypeAlias

import discord
from discord import ui

from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.recent import Recent
from bot.table.delivery.hand_drawing import HandDrawing
from bot.table.delivery.hand_panels import DirectHand
from bot.table.delivery.requests import best_effort, edit_or_delete
from bot.table.delivery.waiting_tables import WaitingTables
from bot.ui.components import Upload
from data.store import NotFound, Status, Store

IN_USE = 120.0
"""Seconds after a press on a hand that waits during which the player is probably looking at it."""
SETTLING = 10.0
"""The same after it was posted below the others."""
_SLACK = 0.1
_KEPT = 10_000
"""The most players whose presses and lowest hands are remembered."""
_LOOKED_AT = 10
"""The most of a player's ended tables looked at."""
Read: TypeAlias = Callable[[str], Awaitable[TableState]]
"""Reads the snapshot of a table."""
Drop: TypeAlias = Callable[[str, int], DirectHand | None]
"""Stops showing the hand of a player at a table, and returns its panel if there was one."""


class HandOrder:
    """Decides when a hand is posted again."""

    def __init__(self, clock: Callable[[], float], waiting: WaitingTables) -> None:
        self.look_again: Callable[[tuple[str, int]], None] = lambda hand: None
        """Called with a table and a player when their hand may have to be moved."""
        self._clock, self._waiting = clock, waiting
        self._pressed: Recent[int, tuple[float, int]] = Recent(_KEPT)
        """By player: when they last pressed a private message, and which."""
        self._lowest: Recent[int, tuple[float, int]] = Recent(_KEPT)
        """By player: when the lowest message with a hand was posted here, or 0, and which it is."""
        self._timers: dict[tuple[str, int], asyncio.TimerHandle] = {}
        self._stopped = False

    def pressed(self, player: int, message: int) -> None:
        """Record a press on a private message."""
        self._pressed[player] = (self._clock(), message)

    def stands(self, panel: DirectHand, before: int | None) -> None:
        """Take note of where a hand stands; ``before`` is its message before the last write."""
        _, lowest = self._lowest.get(panel.player, (0.0, 0))
        if panel.message and panel.message > lowest:
            self._lowest[panel.player] = (self._clock() if panel.message != before else 0.0, panel.message)

    def must_move(self, table_id: str, panel: DirectHand, others: Mapping[str, DirectHand]) -> bool:
        """Return whether to post a hand again now. ``others`` are the player's hands, by table.

        If it must wait, :attr:`look_again` is called later.
        """
        hand = (table_id, panel.player)
        if timer := self._timers.pop(hand, None):
            timer.cancel()
        since = self._waiting.since(*hand)
        if self._stopped or since is None or not self._is_above_another(panel):
            return False
        until = self._used_until(panel, since)
        for table, other in others.items():
            waits_since = self._waiting.since(table, other.player)
            if other is panel or waits_since is None or other.channel != panel.channel:
                continue
            if waits_since > since:
                return False
            if _is_below(other, panel):
                until = max(until, self._used_until(other))
        wait = until - self._clock()
        if wait > 0:
            loop = asyncio.get_running_loop()
            self._timers[hand] = loop.call_later(wait + _SLACK, self.look_again, hand)
        return wait <= 0

    def look_above(self, table_id: str, panel: DirectHand, others: Mapping[str, DirectHand]) -> None:
        """Look again at the player's waiting hands above one that does not wait."""
        if self._waiting.since(table_id, panel.player) is None:
            for table, other in others.items():
                if _is_below(panel, other) and self._waiting.since(table, other.player) is not None:
                    self.look_again((table, other.player))

    def stop(self) -> None:
        """Move nothing from now on."""
        self._stopped = True
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def _is_above_another(self, panel: DirectHand) -> bool:
        """Return whether any hand stands below, perhaps that of an ended game."""
        _, lowest = self._lowest.get(panel.player, (0.0, 0))
        return 0 < (panel.message or 0) < lowest

    def _used_until(self, panel: DirectHand, since: float = 0.0) -> float:
        """Return until when a waiting hand counts as in use. Presses before ``since`` do not count."""
        pressed_at, pressed = self._pressed.get(panel.player, (0.0, 0))
        posted_at, lowest = self._lowest.get(panel.player, (0.0, 0))
        used = [pressed_at + IN_USE] if pressed == panel.message and pressed_at >= since else []
        return max([*used, posted_at + SETTLING if lowest == panel.message else 0.0])


def _is_below(other: DirectHand, panel: DirectHand) -> bool:
    return other is not panel and (other.message or 0) > (panel.message or 0) > 0


class EndedHands:
    """Folds, corrects and deletes the direct messages with hands of ended games."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        drawing: HandDrawing,
        *,
        drop: Drop,
    ) -> None:
        self._client, self._store, self._drawing, self._drop = client, store, drawing, drop
        self._folded: set[tuple[str, int]] = set()
        """Tables and players whose hand message has become one line."""

    async def fold(self, table_id: str, new: DirectHand, read: Read | None) -> None:
        """Keep one line of a player's last ended game when a hand of another table appears; delete those before.

        The other table's game may have ended, too, while its hand was sent: that hand stays.
        """
        ended = await self._store.tables(player=new.player, statuses=(Status.FINISHED, Status.CLOSED), limit=_LOOKED_AT)
        shown = [
            (table, row)
            for table in ended
            for row in table.seats
            if table.id != table_id
            and row.player == new.player
            and row.hand_message
            and row.hand_channel == new.channel
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
                    await edit_or_delete(message, self._drawing.line(state, row.seat), ())
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
            key, line = (state.id, row.player), (self._drawing.line(state, row.seat), ())
            content: tuple[ui.LayoutView, Sequence[Upload]] = line
            if key not in self._folded:
                content = await self._drawing.draw(state, row.seat)
            if key in self._folded:  # perhaps meanwhile
                content = line
            await edit_or_delete(self._message(row.hand_channel, row.hand_message), *content)

    async def delete(self, table_id: str) -> None:
        """Delete the hands of an ended table that cannot be drawn from its direct messages."""
        for row in (await self._store.table(table_id)).seats:
            if row.hand_message:
                await best_effort(self._message(row.hand_channel, row.hand_message).delete())

    def _message(self, channel: int | None, message: int | None) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel or 0).get_partial_message(message or 0)


async def _read(read: Read | None, table_id: str) -> TableState | None:
    try:
        return await read(table_id) if read else None
    except Refusal:
        return None
