"""Requests to Discord that several kinds of messages need, and what a shown message holds, to send nothing twice."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Awaitable, Sequence
from typing import Any

import discord
from discord import ui

from bot.limits import Code
from bot.ui.components import Upload

_log = logging.getLogger(__name__)

NO_MENTIONS = discord.AllowedMentions.none()
"""For edits through a channel: the library sends the client's default only if the content changes."""


def nonce(*parts: str) -> str:
    """Return a nonce of 24 characters: Discord shows a message sent twice with one nonce only once."""
    return hashlib.sha256(":".join(parts).encode()).hexdigest()[:24]


async def best_effort(request: Awaitable[object]) -> None:
    """Await a request whose failure does not matter."""
    try:
        await request
    except discord.HTTPException as error:
        _log.info("an optional request was refused: %s %s", error.status, error.code)


async def edit_or_delete(old: discord.PartialMessage, message: ui.LayoutView, uploads: Sequence[Upload]) -> None:
    """Edit an old message; delete it if Discord refuses the edit."""
    try:
        new = [upload.file() for upload in uploads]
        await old.edit(view=message, attachments=new, allowed_mentions=NO_MENTIONS)
    except discord.HTTPException as error:
        _log.info("an old message cannot be edited and is deleted: %s %s", error.status, error.code)
        await best_effort(old.delete())


class ShownMessage:
    """The content of a message as this process sent it last."""

    def __init__(self) -> None:
        self.fingerprint = ""
        """See :func:`fingerprint`; empty if it is not known."""
        self.attachments: list[discord.Attachment] = []
        self._digests: dict[str, str] = {}
        """The digests of its files, by name."""

    def files(self, uploads: Sequence[Upload]) -> list[discord.Attachment | discord.File]:
        """Return the attachments of an edit: those that the message has if they are unchanged, uploads otherwise."""
        kept = {attachment.filename: attachment for attachment in self.attachments}
        return [
            kept[each.name] if each.name in kept and self._digests.get(each.name) == each.digest else each.file()
            for each in uploads
        ]

    def note(self, shown: str, uploads: Sequence[Upload], message: discord.Message) -> None:
        """Take note that this ``message`` was sent, with these files and this fingerprint."""
        self.fingerprint, self._digests, self.attachments = shown, _digests(uploads), message.attachments

    def forget_files(self, error: discord.HTTPException) -> None:
        """Upload all files again if Discord does not know those of the message: another process has edited it."""
        if error.code == Code.INVALID_FORM:
            self._digests, self.attachments = {}, []


def fingerprint(message: ui.LayoutView, uploads: Sequence[Upload] = ()) -> str:
    """Return a digest of a message's content: equal fingerprints need no edit."""
    components: list[dict[str, Any]] = message.to_components()  # type: ignore[no-untyped-call]
    form = json.dumps([components, _digests(uploads)], sort_keys=True)
    return hashlib.sha256(form.encode()).hexdigest()


def _digests(uploads: Sequence[Upload]) -> dict[str, str]:
    return {upload.name: upload.digest for upload in uploads}
