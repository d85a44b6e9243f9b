"""The files of an edited message: only those that changed are uploaded again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord

from bot.messages.uploads import Upload

NO_MENTIONS = discord.AllowedMentions.none()
"""For edits through a channel: the library sends the client's default only with edits that change the content."""


def digests(uploads: Sequence[Upload]) -> dict[str, str]:
    """The digests of files, by name."""
    return {upload.name: upload.digest for upload in uploads}


def files(
    uploads: Sequence[Upload], shown: Mapping[str, str], kept: Sequence[discord.Attachment]
) -> list[discord.Attachment | discord.File]:
    """The attachments of an edit: those that the message has ``kept`` if they are unchanged, uploads otherwise.

    ``shown`` holds the digests of the kept ones, by name.
    """
    standing = {attachment.filename: attachment for attachment in kept}
    return [
        standing[upload.name] if upload.name in standing and shown.get(upload.name) == upload.digest else upload.file()
        for upload in uploads
    ]
