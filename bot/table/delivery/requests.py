"""Requests to Discord that several kinds of messages need."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Awaitable, Sequence

import discord
from discord import ui

from bot.ui.uploads import Upload

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
