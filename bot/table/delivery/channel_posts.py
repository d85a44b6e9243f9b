"""Messages of a channel that are sent once and edited in place: the post of the day, boards, tournaments, cards.

A message is stored as begun before it is sent. If the process dies before the message is stored, too, it is found in
the channel's history, or sent again with the same nonce.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Generic, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

import discord
from discord import ui

from bot import limits
from bot.limits import Code, Meaning, meaning
from bot.recent import Recent
from bot.table.delivery.requests import NO_MENTIONS, ShownMessage, fingerprint, nonce
from bot.ui.components import Picture

_log = logging.getLogger(__name__)
UNREACHABLE = (Meaning.CLOSED, Meaning.FORBIDDEN, Meaning.GONE)
"""What it means when a channel cannot be written to."""
SKEW = 10.0
"""Assumed largest difference between this machine's clock and Discord's, and between processes, in seconds."""
HELD_UP = 120.0
"""Seconds after which an edit that Discord put off is tried again."""
PAUSE = 3600.0
"""Seconds before a channel that refused is tried again: Discord counts refused requests against a bot."""
_KEPT = 10_000
"""Messages whose content is remembered."""


def need_unreachable(error: discord.HTTPException, what: str) -> None:
    """Log that ``what`` cannot be shown because its channel cannot be written to. Raises any other error."""
    if meaning(error.code, error.status) not in UNREACHABLE:
        raise error
    _log.info("%s cannot be shown: %s %s", what, error.status, error.code)


class Content(NamedTuple):
    """A message as it is to be shown."""

    message: ui.LayoutView
    pictures: tuple[Picture, ...] = ()


class PostRow(Protocol):
    """A stored message: its channel, when it was begun, and its id once it is known."""

    @property
    def channel_id(self) -> int:
        """The channel."""

    @property
    def begun_at(self) -> float:
        """When its sending was begun, in seconds since the epoch."""

    @property
    def message_id(self) -> int | None:
        """The message, once it is known to have been sent."""


R = TypeVar("R", bound=PostRow)
Edited: TypeAlias = Literal["edited", "unchanged", "held up", "lost"]


class ChannelPosts(Generic[R]):
    """Sends, finds and edits messages.

    ``record`` stores the id of a message, or that it was deleted; ``is_of`` says whether a message of the bot is the
    one of a row; ``named`` returns what makes its nonce.
    """

    def __init__(
        self,
        client: discord.Client,
        record: Callable[[R, int | None], Awaitable[None]],
        is_of: Callable[[discord.Message, R], bool],
        named: Callable[[R], tuple[str, ...]],
    ) -> None:
        self._client, self._record, self._is_of, self._named = client, record, is_of, named
        self._shown: Recent[int, ShownMessage] = Recent(_KEPT)
        """By message."""

    def channel(self, row: R) -> discord.PartialMessageable:
        """Return the channel of a message."""
        return self._client.get_partial_messageable(row.channel_id)

    async def send(self, row: R, content: Content, *, quiet: bool) -> int:
        """Send a message that was begun, store and return its id. ``quiet`` means without a notification."""
        sent = await self.channel(row).send(
            view=content.message,
            files=[picture.file() for picture in content.pictures],
            nonce=nonce(*self._named(row), str(row.channel_id)),
            silent=quiet,
            allowed_mentions=NO_MENTIONS,
        )
        await self._record(row, sent.id)
        self._note(content, sent)
        return sent.id

    async def edit(self, row: R, content: Content) -> Edited:
        """Edit a message that looks different now. Store that it is lost if somebody has deleted it."""
        assert row.message_id is not None
        shown = self._shown.get(row.message_id) or ShownMessage()
        if shown.fingerprint == fingerprint(content.message, content.pictures):
            return "unchanged"
        there = self.channel(row).get_partial_message(row.message_id)
        try:
            edited = await there.edit(
                view=content.message, attachments=shown.files(content.pictures), allowed_mentions=NO_MENTIONS
            )
        except discord.HTTPException as error:
            if error.code == Code.UNKNOWN_MESSAGE:
                await self._record(row, None)
                return "lost"
            if error.code == Code.OLD_MESSAGE_EDITS:
                return "held up"
            shown.forget_files(error)
            raise
        self._note(content, edited)
        return "edited"

    async def find(self, row: R) -> int | None:
        """Return the message of a row that was sent but not stored because the process died."""
        begun = datetime.fromtimestamp(row.begun_at - SKEW, UTC)
        try:
            async for message in self.channel(row).history(limit=limits.HISTORY, after=begun, oldest_first=True):
                if message.author == self._client.user and self._is_of(message, row):
                    return message.id
        except (discord.Forbidden, discord.NotFound) as error:
            _log.info("channel %s: the history cannot be read: %s", row.channel_id, error.code)
        return None

    def forget(self, message_id: int) -> None:
        """Forget the content of a message."""
        self._shown.pop(message_id, None)

    def _note(self, content: Content, message: discord.Message) -> None:
        shown = self._shown[message.id] = self._shown.get(message.id) or ShownMessage()
        shown.note(fingerprint(content.message, content.pictures), content.pictures, message)
