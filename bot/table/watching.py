"""Watching a table: onlookers follow it in private messages, one for each onlooker and table, edited in place.

Nothing of them is stored. Each is forgotten when the game is over or the token of its press ends.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot import limits
from bot.host.core import DutyLost
from bot.host.host import Host
from bot.host.refusals import Refusal
from bot.host.table.state import Change, TableState
from bot.table.context import Context, context_of
from bot.table.delivery.requests import ShownMessage, best_effort, fingerprint
from bot.table.delivery.table_pictures import TablePictures
from bot.table.delivery.workers import Workers
from bot.table.messages.absence import WATCH
from bot.table.messages.watching import is_done, watching_message
from bot.table.services import FeatureService, Services
from bot.ui.components import Upload, text_message
from bot.ui.custom_ids import Press
from bot.ui.permissions import may_see
from bot.ui.replies import Handler, Interaction, acknowledge, answers_anew, fill, reader_texts

_log = logging.getLogger(__name__)

PACE = 3.0
"""Seconds between two edits of one onlooker's message."""
_FOLLOWED = limits.TOKEN_LIFE - 60.0
"""Seconds during which a message follows the game; then there is still time to say that it no longer does."""
_END = 2.0
"""Seconds that running work may take during shutdown."""


class _Panel:
    """One onlooker's message, edited with the token of their last press."""

    def __init__(self, interaction: discord.Interaction[Any], player: int, state: TableState, now: float) -> None:
        self.interaction = interaction
        self.player = player
        """The onlooker's number; 0 if nothing is stored of them."""
        self.state = state
        """The newest snapshot to show."""
        self.channel = state.channel_id
        self.until, self.dead_at = now + _FOLLOWED, now + limits.TOKEN_LIFE
        self.next = 0.0
        """When it may be edited again."""
        self.waits = False
        """Whether it has something to show then."""
        self.message: int | None = None
        self.shown = ShownMessage()
        self.lock = asyncio.Lock()


class WatchingMessages(FeatureService):
    """Shows tables to onlookers.

    A table of this process is shown as soon as its public message is, whose picture is drawn already.
    """

    def __init__(self, host: Host, pictures: TablePictures, clock: Callable[[], float]) -> None:
        self._host, self._pictures, self._clock = host, pictures, clock
        self._panels: dict[str, dict[int, _Panel]] = {}
        """By table and Discord account."""
        self._workers = Workers("presenter watching", self._show_next)

    def changed(self, change: Change) -> None:
        """Show a change of a table that has ended, or that another process shows."""
        state = change.state
        if not (state.live and self._host.duty.has(state.guild_id)):
            self.shown(state)

    def shown(self, state: TableState) -> None:
        """Show a snapshot to the table's onlookers soon."""
        for account, panel in self._panels.get(state.id, {}).items():
            panel.state = state.newer(panel.state)
            self._workers.poke((state.id, account))

    def tick(self) -> None:
        """Show what was held back, and say where a message no longer follows its table."""
        now = self._clock()
        for key, panel in self._all():
            if now >= panel.until or (panel.waits and now >= panel.next):
                self._workers.poke(key)

    def follows(self, table_id: str) -> bool:
        """Return whether anybody watches a table here."""
        return table_id in self._panels

    async def show(self, interaction: discord.Interaction[Any], state: TableState) -> None:
        """Use the message of a press to show a table from now on, and delete the onlooker's former message."""
        account = interaction.user.id
        known = await self._host.people.find(account)
        panel = _Panel(interaction, known.id if known else 0, state, self._clock())
        former = self._take(state.id, account)
        if former and interaction.message and former.message == interaction.message.id:
            panel.shown = former.shown
            former = None
        self._panels.setdefault(state.id, {})[account] = panel
        fill(interaction)
        try:
            await self._show(panel, account)
        except BaseException:
            self._drop(panel, account)
            raise
        if former and self._clock() < former.dead_at:
            await best_effort(former.interaction.delete_original_response())

    def leave(self, table_id: str, account: int) -> None:
        """Let a message be: it shows something else now."""
        self._take(table_id, account)

    async def stop(self) -> None:
        """Stop the worker; work that takes too long is cancelled."""
        await self._workers.stop(_END)

    def _all(self) -> Iterator[tuple[tuple[str, int], _Panel]]:
        for table_id, panels in self._panels.items():
            for account, panel in panels.items():
                yield (table_id, account), panel

    def _take(self, table_id: str, account: int) -> _Panel | None:
        panels = self._panels.get(table_id, {})
        panel = panels.pop(account, None)
        if not panels:
            self._panels.pop(table_id, None)
        return panel

    def _drop(self, panel: _Panel, account: int) -> None:
        if self._panels.get(panel.state.id, {}).get(account) is panel:  # another press may have brought a newer one
            self._take(panel.state.id, account)

    async def _show_next(self, key: tuple[str, int]) -> None:
        table_id, account = key
        panel = self._panels.get(table_id, {}).get(account)
        if panel is None:
            return
        if self._clock() < min(panel.next, panel.until):
            panel.waits = True
            return
        try:
            await self._show(panel, account)
        except discord.HTTPException as error:  # dismissed, for example: a press shows it again
            _log.info("table %s: an onlooker's message cannot be edited: %s %s", table_id, error.status, error.code)
            self._drop(panel, account)
        except DutyLost:
            self._drop(panel, account)
            raise

    async def _show(self, panel: _Panel, account: int) -> None:
        async with panel.lock:
            if self._panels.get(panel.state.id, {}).get(account) is not panel:
                return
            state, panel.waits = panel.state, False
            expired = self._clock() >= panel.until
            if expired or is_done(state) or state.channel_id != panel.channel:
                self._drop(panel, account)
            if self._clock() >= panel.dead_at:
                return
            if _sits_there(state, account):
                self._drop(panel, account)
                await best_effort(panel.interaction.delete_original_response())
                return
            message, uploads = await self._message(panel, state, expired=expired)
            shown = fingerprint(message, uploads)
            if shown == panel.shown.fingerprint:
                return
            panel.next = self._clock() + PACE
            attachments = panel.shown.files(uploads)
            edited = await panel.interaction.edit_original_response(view=message, attachments=attachments)
            panel.message = edited.id
            panel.shown.note(shown, uploads, edited)

    async def _message(self, panel: _Panel, state: TableState, *, expired: bool) -> tuple[ui.LayoutView, list[Upload]]:
        """Return the message as it should be now, and its files."""
        texts = reader_texts(panel.interaction)
        if state.channel_id != panel.channel:
            return text_message(texts.say("watching-moved")), []
        changes = await self._pictures.changes(state)
        picture = await self._pictures.draw(texts, state, state.preferences_of(state.seat_of(state.host)), changes)
        reacts = not expired and await self._host.reactions.offered(state, panel.player)
        message = watching_message(
            texts,
            state,
            picture,
            until=int(panel.until),
            expired=expired,
            reacts=panel.player if reacts else None,
            changes=changes,
        )
        return message, [picture] if picture else []


def _sits_there(state: TableState, account: int) -> bool:
    """Return whether an onlooker has taken a seat: their hand shows more."""
    return any(player and player.discord_id == account for player in state.players)


async def watch(interaction: Interaction, context: Context, state: TableState) -> None:
    """Let an onlooker watch a table in the acknowledged message; a seated player gets their hand there.

    Refuses ``not-running``, and ``no-table`` to anybody who may not see its channel.
    """
    messages = context.services.feature(WatchingMessages)
    if _sits_there(state, interaction.user.id):
        seat = state.seat_of((await context.player()).id)
        assert seat is not None
        messages.leave(state.id, interaction.user.id)
        if answers_anew(interaction):
            await context.hands.show_privately(interaction, state, seat)
        else:
            await context.hands.show_in_place(interaction, state, seat, None)
        return
    if not await may_see(interaction, state.channel_id):
        raise Refusal("no-table")
    if not state.begun:
        raise Refusal("not-running")
    await messages.show(interaction, state)


async def is_onlooker(context: Context, state: TableState) -> bool:
    """Return whether the user can watch a table here, and has no part in it: neither has nor had a seat there."""
    account = context.interaction.user.id
    known = await context.host.people.find(account)
    parts = [state.host, *(number for row in state.seats for number in (row.player, row.former))]
    return (
        state.begun
        and (known is None or known.id not in parts)
        and await may_see(context.interaction, state.channel_id)
    )


async def _watch(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    await acknowledge(interaction, anew=not (interaction.message and interaction.message.flags.ephemeral))
    context = context_of(interaction)
    await watch(interaction, context, await context.table(press.table))


HANDLERS: Mapping[str, Handler] = {WATCH: _watch}


def service(client: discord.Client, services: Services, clock: Callable[[], float]) -> WatchingMessages:
    """Return the service of a bot."""
    made = WatchingMessages(services.host, services.pictures, clock)
    services.host.clocks.on_tick.append(made.tick)
    services.presenter.on_shown.append(made.shown)
    return made
