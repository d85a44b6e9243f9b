"""Files that go with a message, pictures among them."""

from __future__ import annotations

import hashlib
import io
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


class Picture(Upload):
    """A drawn picture: a PNG, or a GIF that moves."""

    __slots__ = ()
