"""Files attached to messages, such as pictures."""

from __future__ import annotations

import hashlib
import io
from typing import NamedTuple, Self

import discord


class Upload(NamedTuple):
    """A file for a message. Files with the same ``digest`` have the same content."""

    name: str
    data: bytes
    digest: str

    @classmethod
    def of(cls, name: str, data: bytes) -> Self:
        """Return a file with its digest."""
        return cls(name, data, hashlib.sha256(data).hexdigest())

    @property
    def address(self) -> str:
        """The URL by which components of the same message refer to the file."""
        return f"attachment://{self.name}"

    def file(self) -> discord.File:
        """Return the file as discord.py uploads it; good for one upload."""
        return discord.File(io.BytesIO(self.data), self.name)


class Picture(Upload):
    """A drawn picture: a PNG, or an animated GIF."""

    __slots__ = ()
