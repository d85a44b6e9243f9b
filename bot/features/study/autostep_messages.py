"""The private messages from which players control autosteps, kept up to date at a limited rate."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import discord
from discord import ui

from bot import limits
from bot.features.study.autostep_panel import autostep_message
from bot.host.host import Host
from bot.host.refusals import Refusal
from bot.host.table.state import Change, TableState
from bot.table.delivery import presenter
from bot.table.delivery.painter import Painter
from bot.table.delivery.requests import ShownMessage, fingerprint
from bot.table.delivery.workers import Workers
from bot.table.services import FeatureService, Services
from bot.texts import Texts
from bot.ui.components import Picture, text_message
from bot.ui.names import names
from bot.ui.replies import fill
from data.store import Player, Status

_log = logging.getLogger(__name__)

_TOKEN_LIFE = limits.TOKEN_LIFE - 60.0
"""Seconds after the last press during which a message is kept up to date."""
_END = 2.0
"""Seconds that running work may take during shutdown."""


class _Panel:
    """One such message, edited with the token of the last press on it."""

    def __init__(self, player: Player, interaction: discord.Interaction[Any], until: float) -> None:
        self.player = player
        self.interaction = interaction
        self.until = until
        self.next = 0.0
        """When it may be edited again; at once after a press."""
        self.left = asyncio.Event()
        """Set when it shows something else or another press takes over."""
        self.shown = ShownMessage()


class AutostepMessages(FeatureService):
    """Shows each player the autosteps played for them."""

    def __init__(self, host: Host, painter: Painter, texts: Texts, *, clock: Callable[[], float] = time.time) -> None:
        self._host, self._painter, self._texts, self._clock = host, painter, texts, clock
        self._panels: dict[tuple[str, int], _Panel] = {}
        """By table and player."""
        self._workers = Workers("presenter autostep", self._show)

    def changed(self, change: Change) -> None:
        """Update the messages about a table; a change listener of the host."""
        self.poke(change.table_id)

    def poke(self, table_id: str) -> None:
        """Update the messages about a table soon."""
        for key in self._panels:
            if key[0] == table_id:
                self._workers.poke(key)

    def show(self, interaction: discord.Interaction[Any], table_id: str, player: Player) -> None:
        """Use the message of an interaction to show a player their autosteps."""
        key = (table_id, player.id)
        self.leave(table_id, player)
        self._panels[key] = _Panel(player, interaction, self._clock() + _TOKEN_LIFE)
        fill(interaction)
        self._workers.poke(key)

    def leave(self, table_id: str, player: Player) -> None:
        """Stop updating a player's message."""
        if panel := self._panels.pop((table_id, player.id), None):
            panel.left.set()

    async def stop(self) -> None:
        """Stop the worker; work that takes too long is cancelled."""
        await self._workers.stop(_END)

    async def _show(self, key: tuple[str, int]) -> None:
        panel = self._panels.get(key)
        if panel is None:
            return
        if (left := panel.next - self._clock()) > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(panel.left.wait(), left)
        if self._clock() >= panel.until and not self._pause(key, panel):
            self.leave(key[0], panel.player)
            return
        message, pictures = await self._message(key, panel)
        shown = fingerprint(message, pictures)
        if self._panels.get(key) is not panel or shown == panel.shown.fingerprint:
            return
        attachments = panel.shown.files(pictures)
        try:
            edited = await panel.interaction.edit_original_response(view=message, attachments=attachments)
        except discord.HTTPException as error:
            # The player dismissed it, or its token expired: a press shows it again.
            _log.info("table %s: a player's steps cannot be shown: %s %s", key[0], error.status, error.code)
            if self._panels.get(key) is panel:  # a press may have brought a newer one meanwhile
                del self._panels[key]
                self._pause(key, panel)
            return
        panel.shown.note(shown, pictures, edited)
        panel.next = self._clock() + presenter.STEADY
        if self._host.autosteps.run_of(key[0], panel.player) is None:
            self.leave(key[0], panel.player)

    def _pause(self, key: tuple[str, int], panel: _Panel) -> bool:
        """Pause the autosteps, since nobody can see them; return whether they were running."""
        run = self._host.autosteps.run_of(key[0], panel.player)
        if not (run and run.pacing.running):
            return False
        self._host.autosteps.pause(key[0], panel.player)
        return True

    async def _message(self, key: tuple[str, int], panel: _Panel) -> tuple[ui.LayoutView, list[Picture]]:
        """Return the message as it should be now; a short note once the autosteps are over."""
        state = await self._state(key[0])
        run = self._host.autosteps.run_of(key[0], panel.player)
        seat = state.seat_of(panel.player.id) if state and state.status is Status.RUNNING else None
        if state is None or run is None or seat is None:
            self._host.autosteps.end(key[0], panel.player)
            return text_message(self._texts.say("autostep-over")), []
        picture = await self._painter.hand(
            state.views[seat], names(state, self._texts), preferences=state.preferences_of(seat)
        )
        return autostep_message(self._texts.of(state.game), state, seat, run, picture), [picture] if picture else []

    async def _state(self, table_id: str) -> TableState | None:
        try:
            return await self._host.state(table_id)
        except Refusal:
            return None


def service(client: discord.Client, services: Services, clock: Callable[[], float]) -> AutostepMessages:
    """Return the service of a bot."""
    made = AutostepMessages(services.host, services.painter, services.texts, clock=clock)
    services.host.autosteps.on_pacing_change.append(made.poke)
    return made
