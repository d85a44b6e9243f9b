"""Files that go with a message: uploaded once, and kept for as long as they stay what they are."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Mapping, Sequence
from typing import NamedTuple, Self

import discord


class Upload(NamedTuple):
    """A file for a message. Those of equal ``digest`` hold the same."""

    name: str
    data: bytes
    digest: str

    @classmethod
    def of(cls, name: str, data: bytes) -> Self:
        """A file that is called so and holds this."""
        return cls(name, data, hashlib.sha256(data).hexdigest())

    @property
    def address(self) -> str:
        """How a component of the same message refers to it."""
        return f"attachment://{self.name}"

    def file(self) -> discord.File:
        """The file, to be uploaded once."""
        return discord.File(io.BytesIO(self.data), self.name)


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
