"""The messages that show a hand, direct or ephemeral."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

import discord
from discord import ui

from bot.host.table.state import TableState
from bot.limits import Code
from bot.table.delivery.requests import NO_MENTIONS, ShownMessage, best_effort, nonce
from bot.table.messages.hand import Mode
from bot.table.messages.waiting import Elsewhere
from bot.ui.components import Upload
from bot.ui.replies import fill

_log = logging.getLogger(__name__)


class NotSent(Exception):
    """The hand no longer has a message, and must not get another one."""


class HandPanel(ABC):
    """A message that shows a player's hand at a table.

    Discord allows few edits of a message older than ``age`` seconds, even with a press's token: it is sent anew.
    """

    def __init__(self, player: int, clock: Callable[[], float], age: float) -> None:
        self.player = player
        self._clock, self._age = clock, age
        self.lock = asyncio.Lock()
        self.message: int | None = None
        self.mode: Mode | None = None
        self.note = ""
        self.offer_direct = False
        self.stands_by = False
        """Whether it is shown only if the hand cannot be sent by direct message."""
        self.dismissed = False
        """Whether the seat was given up: no hand is shown here any more."""
        self.state: TableState | None = None
        """The snapshot it shows."""
        self.newest: TableState | None = None
        """The newest snapshot that it was asked to show."""
        self.asked: tuple[object, ...] = ()
        """The last drawing's snapshot, choices, note and place."""
        self.elsewhere: Elsewhere | None = None
        """The other tables that wait for the player, as it shows them."""
        self.shown = ShownMessage()

    def distrust(self) -> None:
        """Write the message at the next opportunity, even if it seems up to date."""
        self.asked, self.shown = (), ShownMessage()

    @property
    def is_old(self) -> bool:
        """Whether its message is too old to be edited often."""
        return bool(self.message) and self._clock() - _sent_at(self.message or 0) >= self._age

    @abstractmethod
    def renew(self, interaction: discord.Interaction[Any], until: float) -> None:
        """Use the token of a press on this message from now on."""

    @abstractmethod
    async def write(self, message: ui.LayoutView, uploads: Sequence[Upload]) -> discord.Message:
        """Send or edit the message."""


class EphemeralHand(HandPanel):
    """A hand in an ephemeral answer. It can be edited while the token of the interaction lives."""

    def __init__(
        self,
        player: int,
        interaction: discord.Interaction[Any],
        until: float,
        *,
        follow_up: bool,
        clock: Callable[[], float],
        age: float,
    ) -> None:
        super().__init__(player, clock, age)
        self.interaction = interaction
        self.until = until
        self._follow_up = follow_up

    def renew(self, interaction: discord.Interaction[Any], until: float) -> None:
        """Use the token of a press on this message from now on."""
        self.interaction, self.until, self._follow_up = interaction, until, False
        self.stands_by = False

    async def delete(self) -> None:
        """Delete the answer, if there is one and its token still works."""
        if self.message and self._clock() < self.until:
            await best_effort(self.interaction.followup.delete_message(self.message))

    async def write(self, message: ui.LayoutView, uploads: Sequence[Upload]) -> discord.Message:
        """Send the answer, or edit it."""
        attachments = self.shown.files(uploads)
        old = self.is_old
        if not self._follow_up and not old:
            fill(self.interaction)
            return await self.interaction.edit_original_response(view=message, attachments=attachments)
        if self.message and not old:
            return await self.interaction.followup.edit_message(self.message, view=message, attachments=attachments)
        new = [upload.file() for upload in uploads]
        sent = await self.interaction.followup.send(view=message, files=new, ephemeral=True, wait=True)
        if self.message:
            await best_effort(self.interaction.followup.delete_message(self.message))
            self._follow_up = True
        return sent


class DirectHand(HandPanel):
    """A hand in a direct message.

    After a press it is edited with the token of the press: edits through the channel are rate-limited far more tightly.
    """

    def __init__(
        self,
        player: int,
        client: discord.Client,
        channel: int,
        message: int | None,
        *,
        name: str,
        clock: Callable[[], float],
        age: float,
    ) -> None:
        super().__init__(player, clock, age)
        self.channel = channel
        self.message = message
        self._client = client
        self._name = name
        self._interaction: discord.Interaction[Any] | None = None
        self._until = 0.0
        self._moves = False
        self.stays = False
        """Whether it is edited in place or not at all: it would be sent below the hand of a live game."""

    def renew(self, interaction: discord.Interaction[Any], until: float) -> None:
        """Use the token of a press on this message from now on."""
        self._interaction, self._until = interaction, until

    def move(self) -> None:
        """Post the hand again at the next write, even if nothing has changed, and without a notification."""
        self._moves, self.asked, self.shown.fingerprint = True, (), ""

    async def write(self, message: ui.LayoutView, uploads: Sequence[Upload]) -> discord.Message:
        """Edit the message; send a new one if there is none, if it is too old to edit, or to :meth:`move` it.

        Raises :class:`NotSent` where only an edit is allowed, and not possible.
        """
        attachments = self.shown.files(uploads)
        moves, self._moves = self._moves, False
        stays = self.stays or not (moves or self.is_old)
        if stays and self._interaction and self._clock() < self._until:
            try:
                return await self._interaction.edit_original_response(view=message, attachments=attachments)
            except discord.HTTPException as error:
                _log.info("a direct message is edited without a token: %s %s", error.status, error.code)
                self._interaction = None
                self.shown.forget_files(error)
                attachments = self.shown.files(uploads)
        channel = self._client.get_partial_messageable(self.channel)
        old = self.message
        if old and stays:
            try:
                return await channel.get_partial_message(old).edit(
                    view=message, attachments=attachments, allowed_mentions=NO_MENTIONS
                )
            except discord.HTTPException as error:
                self.shown.forget_files(error)
                if error.code not in (Code.UNKNOWN_MESSAGE, Code.OLD_MESSAGE_EDITS):
                    raise
        if self.stays:
            raise NotSent
        sent = await channel.send(
            view=message,
            files=[upload.file() for upload in uploads],
            nonce=nonce(self._name, str(old)),
            silent=moves,
        )
        self._interaction = None
        if sent.edited_at:
            # The nonce found the note that replaced the hand: the player gave up the seat and has already returned.
            sent = await sent.edit(
                view=message, attachments=[upload.file() for upload in uploads], allowed_mentions=NO_MENTIONS
            )
        if old:
            await best_effort(channel.get_partial_message(old).delete())
        return sent


def _sent_at(message: int) -> float:
    return discord.utils.snowflake_time(message).timestamp()
