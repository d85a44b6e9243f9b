"""The files of a message that is edited: only what changed is uploaded again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord

from bot.messages.uploads import Upload


def digests(uploads: Sequence[Upload]) -> dict[str, str]:
    """What a message holds once it has these files: their digests by name."""
    return {upload.name: upload.digest for upload in uploads}


def files(
    uploads: Sequence[Upload], shown: Mapping[str, str], kept: Sequence[discord.Attachment]
) -> list[discord.Attachment | discord.File]:
    """The attachments of an edit. Of those ``kept`` by the message, what did not change is not uploaded again.

    ``shown`` are their digests by name.
    """
    standing = {attachment.filename: attachment for attachment in kept}
    return [
        standing[upload.name] if upload.name in standing and shown.get(upload.name) == upload.digest else upload.file()
        for upload in uploads
    ]
