"""The public messages of the tables: edited in place, reposted when they are buried or old.

A message deleted by a moderator is not reposted automatically.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from typing import Any

import discord
from discord import ui

from bot import limits
from bot.host.records.listings import ListedTable
from bot.host.table.state import TableState
from bot.limits import Code, Meaning, meaning
from bot.table.delivery.requests import NO_MENTIONS, ShownMessage, best_effort, edit_or_delete, fingerprint, nonce
from bot.ui.components import Upload
from bot.ui.custom_ids import Press, custom_ids
from data.store import Store

_log = logging.getLogger(__name__)

_PAUSE = 300.0
"""Seconds before a channel that refused is tried again: Discord counts refused requests against a bot."""
_QUICK, _QUICK_REPOSTS = 20.0, 3
"""Seconds after a repost in which being buried again counts, and how often the message is then reposted at once; after
that only with the next move. Otherwise busy people or bots would make this one flood the channel.
"""
_POSTED_ANEW = (Code.UNKNOWN_MESSAGE, Code.OLD_MESSAGE_EDITS, Code.ARCHIVED_THREAD)
"""Failures of an edit that a new message solves. Posting reopens an archived thread unless it is locked."""
_SKEW = 10.0
"""Assumed largest difference between this machine's clock and Discord's, in seconds."""
_LOOK_BACK = limits.HISTORY
"""Messages searched for a post that was sent but not stored."""
_TOKEN_LIFE = limits.TOKEN_LIFE - 60.0
"""Seconds for which an interaction's token is used for edits."""


class Post:
    """This process's knowledge of one table's public message."""

    def __init__(self, state: TableState | ListedTable) -> None:
        self.guild = state.guild_id
        self.channel = state.message_channel or state.channel_id
        self.wanted = state.channel_id
        """The channel where it belongs."""
        self.message = state.message_id
        self.posted_at = state.message_at
        self.messages_below = 0
        """Messages below it in the channel."""
        self.quick_reposts = 0
        """How many times in a row it was buried soon after posting."""
        self.found = state.posts == 0
        """Whether ``message`` is known to be the last post: a process may die between posting and storing it."""
        self.shown = ShownMessage()
        self.deleted: int | None = None
        """The message that was deleted, so that the table waits for its players."""
        self.trouble: Meaning | None = None
        self.quiet_until = 0.0
        self.press: discord.Interaction[Any] | None = None
        """The last press that is answered by an edit of this message."""
        self.press_until = 0.0


class TablePosts:
    """All public messages. The presenter makes sure that calls for one table do not overlap."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        *,
        buried_after: int = 15,
        repost_after: float = 3000.0,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._client = client
        self._store = store
        self._buried_after = buried_after
        self._repost_after = repost_after
        self._clock = clock
        self._posts: dict[str, Post] = {}
        self.on_deleted: Callable[[str], None] = lambda table_id: None
        """Called with a live table whose message turns out to have been deleted."""

    def trouble(self, table_id: str) -> Meaning | None:
        """Return why a table cannot be shown in its channel, or None."""
        post = self._posts.get(table_id)
        return post.trouble if post else None

    def link(self, state: TableState | ListedTable) -> str:
        """Return the URL of a table's message, or of its channel if it has no message."""
        post = self._posts.get(state.id) or Post(state)
        where = f"https://discord.com/channels/{state.guild_id}/{post.channel}"
        return f"{where}/{post.message}" if post.message else where

    def in_thread(self, state: TableState) -> bool:
        """Return whether a table is known to be in a thread, where nobody else writes."""
        return isinstance(self._client.get_channel(state.channel_id), discord.Thread)

    def pressed(self, table_id: str, interaction: discord.Interaction[Any]) -> None:
        """Remember a press on a table's message, to edit the message with its token."""
        post = self._posts.get(table_id)
        if post and interaction.message and interaction.message.id == post.message:
            post.press, post.press_until = interaction, self._clock() + _TOKEN_LIFE

    async def delete_outdated(self, table_id: str, pressed: discord.Message) -> None:
        """Delete a pressed message that is not the table's newest: deleting it must have failed earlier."""
        post = self._posts.get(table_id)
        if post and post.found and post.message and pressed.id != post.message:
            await self._delete(pressed.channel.id, pressed.id)

    def count_message(self, channel_id: int, message_id: int) -> str | None:
        """Count a message in a channel; return the table whose post it buried, if any."""
        for table_id, post in self._posts.items():
            if post.channel == channel_id and post.message and message_id > post.message:
                post.messages_below += 1
                if post.messages_below % self._buried_after == 0 and self._may_repost_at_once(post):
                    return table_id
        return None

    def bury(self, table_id: str) -> None:
        """Repost a table below the latest messages when it is next shown."""
        if post := self._posts.get(table_id):
            post.messages_below = max(post.messages_below, self._buried_after)

    def deleted(self, message_ids: Iterable[int]) -> list[str]:
        """Take note of deleted messages; return their tables, which are not posted before :meth:`may_return`."""
        gone = set(message_ids)
        lost = {table_id: post for table_id, post in self._posts.items() if post.message in gone}
        for post in lost.values():
            post.message, post.deleted = None, post.message
        return [*lost]

    async def record_deletion(self, table_id: str) -> bool:
        """Store that a table's message was deleted, so that a later process does not miss it.

        Return False, and forget the table, if a newer message shows it: another process has moved it, and its news may
        come later than those of the deletion.
        """
        post = self._posts.get(table_id)
        if not (post and post.deleted):
            return False
        if (await self._store.table(table_id)).message_id not in (None, post.deleted):
            self.forget(table_id)
            return False
        await self._store.record_post(table_id, post.channel, None, post.posted_at)
        return True

    def may_return(self, table_id: str) -> None:
        """Post a table again when it is next shown, after its message was deleted."""
        if post := self._posts.get(table_id):
            post.deleted = None

    def channel_deleted(self, channel_id: int) -> list[str]:
        """Take note of a deleted channel or thread; return its tables."""
        there = [table_id for table_id, post in self._posts.items() if post.channel == channel_id]
        for post in map(self._posts.__getitem__, there):
            post.message, post.trouble = None, Meaning.GONE
            post.quiet_until = float("inf")
        return there

    def reachable_in(self, channels: Iterable[int]) -> list[str]:
        """Take note of channels that can be written to; return their tables that are missing or out of date."""
        there, found = set(channels), []
        for table_id, post in self._posts.items():
            if post.wanted in there and (post.trouble or not post.message):
                post.trouble, post.quiet_until = None, 0.0
                found.append(table_id)
        return found

    def unchecked_in(self, channels: Iterable[int]) -> list[str]:
        """Take note of channels where deletions may have been missed; return their tables."""
        there = set(channels)
        found = {table_id: post for table_id, post in self._posts.items() if post.channel in there and post.message}
        for post in found.values():
            post.shown.fingerprint = ""
        return [*found]

    def leave(self, others: Callable[[int], bool]) -> list[str]:
        """Forget the tables of servers that others look after now; return them."""
        left = [table_id for table_id, post in self._posts.items() if others(post.guild)]
        for table_id in left:
            del self._posts[table_id]
        return left

    def distrust(self, table_id: str) -> None:
        """Write a table's message at the next opportunity, even if it seems up to date."""
        if post := self._posts.get(table_id):
            post.shown = ShownMessage()

    def knows(self, table_id: str) -> bool:
        """Return whether this process keeps a table's message up to date."""
        return table_id in self._posts

    def forget(self, table_id: str) -> None:
        """Forget a table that has moved to a server of another process: it moves the message, too."""
        self._posts.pop(table_id, None)

    async def is_end_shown(self, table_id: str) -> bool:
        """Return whether a table's end was shown, or cannot be."""
        return await self._store.is_end_shown(table_id)

    async def ended(self, table_id: str) -> None:
        """Record that a table's end was shown, or cannot be, and forget the table."""
        await self._store.record_end_shown(table_id)
        self._posts.pop(table_id, None)

    async def show(
        self, state: TableState, message: ui.LayoutView, uploads: Sequence[Upload], *, in_place: bool = False
    ) -> None:
        """Edit or post the table's message; with ``in_place`` it is never reposted.

        Problems that people can fix are kept for :meth:`trouble`; other errors of Discord are raised.
        """
        post = self._posts.setdefault(state.id, Post(state))
        post.wanted = state.channel_id
        if post.deleted or (state.channel_id == post.channel and self._clock() < post.quiet_until):
            return
        try:
            if not post.found:
                await self._find(post, state)
            moved = state.channel_id != post.channel
            fresh = post.message is not None and not moved and (in_place or not self._needs_repost(post))
            before = post.message
            shown = fresh and await self._edit(post, message, uploads)
            if fresh and state.live and post.message is None:
                post.deleted = before
                self.on_deleted(state.id)
                return
            if not shown and not in_place and (state.live or post.message):
                await self._post(post, state, message, uploads)
            post.trouble, post.quiet_until = None, 0.0
        except discord.HTTPException as error:
            what = meaning(error.code, error.status)
            if what not in (Meaning.CLOSED, Meaning.FORBIDDEN, Meaning.GONE):
                raise
            post.trouble, post.quiet_until = what, self._clock() + _PAUSE
            _log.warning("table %s cannot be shown: %s %s", state.id, error.status, error.code)

    async def correct(self, state: TableState, message: ui.LayoutView, uploads: Sequence[Upload]) -> None:
        """Edit the message of an ended table, or delete it if it cannot be edited."""
        if state.message_id is not None:
            there = self._channel(state.message_channel or state.channel_id)
            await edit_or_delete(there.get_partial_message(state.message_id), message, uploads)

    async def delete(self, table_id: str) -> None:
        """Delete the message of an ended table that cannot be drawn."""
        row = await self._store.table(table_id)
        await self._delete(row.message_channel or row.channel_id, row.message_id)

    def _may_repost_at_once(self, post: Post) -> bool:
        """Return whether a buried post may be reposted at once."""
        post.quick_reposts = 0 if self._clock() - post.posted_at >= _QUICK else post.quick_reposts + 1
        return post.quick_reposts <= _QUICK_REPOSTS

    def _needs_repost(self, post: Post) -> bool:
        return post.messages_below >= self._buried_after or self._clock() - post.posted_at >= self._repost_after

    async def _edit(self, post: Post, message: ui.LayoutView, uploads: Sequence[Upload]) -> bool:
        """Edit the post in place; false if only a new message can show the table."""
        shown = fingerprint(message, uploads)
        if shown == post.shown.fingerprint:
            return True
        assert post.message is not None
        try:
            edited = await self._rewrite(post, message, uploads)
        except discord.HTTPException as error:
            if error.code in _POSTED_ANEW:
                post.message = None if error.code == Code.UNKNOWN_MESSAGE else post.message
                return False
            post.shown.forget_files(error)
            raise
        post.shown.note(shown, uploads, edited)
        return True

    async def _rewrite(self, post: Post, message: ui.LayoutView, uploads: Sequence[Upload]) -> discord.Message:
        """Edit with the token of the last press if it still works: edits through the channel are rate-limited."""
        assert post.message is not None
        attachments = post.shown.files(uploads)
        if post.press and self._clock() < post.press_until:
            try:
                return await post.press.edit_original_response(view=message, attachments=attachments)
            except discord.HTTPException as error:
                _log.info("a table's message is edited without a token: %s %s", error.status, error.code)
                post.shown.forget_files(error)
                attachments = post.shown.files(uploads)
        post.press = None
        partial = self._channel(post.channel).get_partial_message(post.message)
        return await partial.edit(view=message, attachments=attachments, allowed_mentions=NO_MENTIONS)

    async def _post(self, post: Post, state: TableState, message: ui.LayoutView, uploads: Sequence[Upload]) -> None:
        number = await self._store.next_post_number(state.id)
        posted = await self._channel(state.channel_id).send(
            view=message,
            files=[upload.file() for upload in uploads],
            nonce=nonce(state.id, str(number)),
        )
        old = (post.channel, post.message)
        post.channel, post.message, post.posted_at, post.messages_below = state.channel_id, posted.id, self._clock(), 0
        post.press = None
        post.shown.note(fingerprint(message, uploads), uploads, posted)
        await self._store.record_post(state.id, post.channel, posted.id, post.posted_at)
        await self._delete(*old)

    async def _find(self, post: Post, state: TableState) -> None:
        """Find, after a start, a post that was sent but not stored, and count the messages below it."""
        noted, below = (post.channel, post.message), 0
        try:
            for message in await self._since(post, state):
                if _is_of(message, state.id):
                    old = (post.channel, post.message)
                    post.channel, post.message, below = state.channel_id, message.id, 0
                    await self._delete(*old)
                else:
                    below += 1
        except (discord.Forbidden, discord.NotFound) as error:
            _log.info("table %s: the channel's history cannot be read: %s", state.id, error.code)
        post.found, post.messages_below = True, below
        if post.message and (post.channel, post.message) != noted:
            post.posted_at = self._clock()
            await self._store.record_post(state.id, post.channel, post.message, post.posted_at)

    async def _since(self, post: Post, state: TableState) -> list[discord.Message]:
        """Yield messages in the table's channel since its stored post, or else since the table was opened.

        For a table that came from another channel, the latest messages: the time of the move is not stored.
        """
        channel = self._channel(state.channel_id)
        if post.channel != state.channel_id:
            return [message async for message in channel.history(limit=_LOOK_BACK)][::-1]
        opened = datetime.fromtimestamp(state.created_at - _SKEW, UTC)
        after = discord.Object(post.message) if post.message else opened
        return [message async for message in channel.history(limit=_LOOK_BACK, after=after, oldest_first=True)]

    async def _delete(self, channel: int, message: int | None) -> None:
        if message is not None:
            await best_effort(self._channel(channel).get_partial_message(message).delete())

    def _channel(self, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel)


def _is_of(message: discord.Message, table_id: str) -> bool:
    """Return whether the buttons of a message belong to this table."""
    presses = (Press.read(custom_id) for custom_id in custom_ids(message.components))
    return any(press and press.table == table_id for press in presses)
