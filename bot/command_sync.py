"""Registers the slash commands with Discord: only when they have changed, and again later if Discord refuses."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from typing import Any

import discord
from discord import app_commands

from bot.ui.commands import localized_payload
from bot.ui.replies import report
from data.store import Store

_log = logging.getLogger(__name__)

PATIENCE = 5.0
"""Seconds that the start waits for the first attempt. The commands of the last start work meanwhile."""
RETRIES = (60.0, 300.0, 900.0, 3600.0)
"""Seconds before each retry; the last is used from then on."""
_KEY = "commands"
"""The key under which the store remembers what Discord accepted last."""


class CommandSync:
    """Keeps Discord's list of the bot's global commands up to date."""

    def __init__(self, client: discord.Client, tree: app_commands.CommandTree[Any], store: Store) -> None:
        self._client, self._tree, self._store = client, tree, store
        self._attempted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start to register the commands."""
        self._task = asyncio.create_task(self._work(), name="command sync")

    async def first_attempt(self) -> None:
        """Wait a moment for the first attempt. Never raises."""
        try:
            await asyncio.wait_for(self._attempted.wait(), PATIENCE)
        except TimeoutError:
            _log.warning("registering the commands takes long; the start goes on")

    async def stop(self) -> None:
        """Stop retrying."""
        if self._task:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _work(self) -> None:
        failures = 0
        while not await self._sync(delay := RETRIES[min(failures, len(RETRIES) - 1)]):
            failures += 1
            self._attempted.set()
            await asyncio.sleep(delay)
        self._attempted.set()

    async def _sync(self, delay: float) -> bool:
        """Register the commands unless Discord has them; return whether it has them now."""
        try:
            application = self._client.application_id
            if application is None:
                raise app_commands.MissingApplicationID
            payload = await localized_payload(self._tree)
            wanted = hashlib.sha256(json.dumps([application, payload], sort_keys=True).encode()).hexdigest()
            accepted = await self._store.meta(_KEY) == wanted
            if not (accepted and await self._are_listed(application, payload)):
                await self._client.http.bulk_upsert_global_commands(application, payload=payload)
                await self._store.set_meta(_KEY, wanted)
                _log.info("the commands are registered")
        except discord.HTTPException as error:
            _log.error("Discord refused the commands: %s %s; again in %.0f s", error.status, error.code, delay)
            return False
        except Exception as error:
            _log.error("the commands could not be registered; again in %.0f s", delay)
            report(error)
            return False
        return True

    async def _are_listed(self, application: int, payload: list[Any]) -> bool:
        """Return whether Discord still lists the commands: a playground begins without any at every start."""
        listed = await self._client.http.get_global_commands(application)
        return {each["name"] for each in listed} == {each["name"] for each in payload}
