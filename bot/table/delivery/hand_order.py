"""The order of hands in direct messages: the one that waits for its player is last, ended games are one line.

An edit does not move a message, so a hand is posted again below the others. That is done silently and seldom: never
while the player uses a message there, nor while another table whose hand is further down also waits for them. Of ended
games the last one becomes a line, and those before are deleted.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
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
from bot.ui.components import Upload
from data.store import NotFound, Status, Store

QUIET = 20.0
"""Seconds after a press on another message before a hand may be moved."""
QUIET_HERE = 120.0
"""Seconds after a press on the hand itself, which the player is probably looking at."""
BETWEEN = 60.0
"""Seconds between two moves in one player's direct messages: each is an upload and a deletion."""
_SLACK = 0.1
_KEPT = 10_000
"""The most players whose presses and moves are remembered."""
_LOOKED_AT = 10
"""The most of a player's ended tables looked at."""
Read: TypeAlias = Callable[[str], Awaitable[TableState]]
"""Reads the snapshot of a table."""
Drop: TypeAlias = Callable[[str, int], DirectHand | None]
"""Stops showing the hand of a player at a table, and returns its panel if there was one."""


class HandOrder:
    """Decides when a hand is posted again."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.look_again: Callable[[tuple[str, int]], None] = lambda hand: None
        """Called with a table and a player when their hand may have to be moved."""
        self._clock = clock
        self._pressed: Recent[int, tuple[float, int]] = Recent(_KEPT)
        """By player: when they last pressed a private message, and which."""
        self._moved: Recent[int, float] = Recent(_KEPT)
        """By player: when a hand was last moved."""
        self._timers: dict[tuple[str, int], asyncio.TimerHandle] = {}
        self._stopped = False

    def pressed(self, player: int, message: int) -> None:
        """Record a press on a private message."""
        self._pressed[player] = (self._clock(), message)

    def must_move(self, panel: DirectHand, state: TableState, others: Iterable[DirectHand]) -> bool:
        """Return whether to post a hand again now, below ``others``: the player's hands at other tables.

        If it must wait, :attr:`look_again` is called later.
        """
        below = [other for other in others if other.channel == panel.channel and _is_below(other, panel)]
        hand = (state.id, panel.player)
        if timer := self._timers.pop(hand, None):
            timer.cancel()
        if self._stopped or not below or not waits_for(state, panel.player) or any(_waits(other) for other in below):
            return False
        wait = self._wait(panel)
        if wait > 0:
            loop = asyncio.get_running_loop()
            self._timers[hand] = loop.call_later(wait + _SLACK, self.look_again, hand)
            return False
        self._moved[panel.player] = self._clock()
        return True

    def look_above(self, panel: DirectHand, others: Iterable[DirectHand]) -> None:
        """Look again at the player's hands above one that no longer waits."""
        for other in others:
            if other.state is not None and _is_below(panel, other) and _waits(other) and not _waits(panel):
                self.look_again((other.state.id, other.player))

    def stop(self) -> None:
        """Move nothing from now on."""
        self._stopped = True
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def _wait(self, panel: DirectHand) -> float:
        """Return seconds until the hand may be moved."""
        pressed_at, message = self._pressed.get(panel.player, (0.0, 0))
        quiet = QUIET_HERE if message == panel.message else QUIET
        return max(pressed_at + quiet, self._moved.get(panel.player, 0.0) + BETWEEN) - self._clock()


def waits_for(state: TableState, player: int) -> bool:
    """Return whether a running table waits for a player to act."""
    seat, view = state.seat_of(player), state.view(None)
    return state.live and view is not None and view.phase != "scored" and seat in view.to_act


def _waits(panel: DirectHand) -> bool:
    return panel.state is not None and waits_for(panel.state, panel.player)


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
                    await edit_or_delete(message, self._drawing.line(state), ())
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
            content: tuple[ui.LayoutView, Sequence[Upload]] = (self._drawing.line(state), ())
            if (state.id, row.player) not in self._folded:
                content = await self._drawing.draw(state, row.seat)
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
