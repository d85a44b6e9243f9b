"""The setting ``SHARDS``: which of Discord's shards a process runs."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bot.limits import shard_of

_FORM = re.compile(r"(\d+)(?:-(\d+))?/(\d+)")


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards this process runs, out of the total.

    >>> Shards.parse("0-3/8")
    Shards(ids=(0, 1, 2, 3), count=8)
    >>> Shards.parse("5/8").share
    0.125
    """

    ids: tuple[int, ...]
    count: int

    @classmethod
    def parse(cls, text: str) -> Shards:
        """Read the setting; an empty one means all. Raises ``ValueError``."""
        if not text:
            return ALL
        found = _FORM.fullmatch(text.replace(" ", ""))
        if found:
            first, count = int(found[1]), int(found[3])
            last = int(found[2] or first)
            if first <= last < count:
                return cls(tuple(range(first, last + 1)), count)
        raise ValueError("give the first and the last shard and how many there are, counted from 0, such as 0-3/8")

    @property
    def share(self) -> float:
        """The fraction of the bot's shards that is run here."""
        return len(self.ids) / self.count

    def of(self, guild_id: int) -> int:
        """Return the shard of a server, as Discord assigns it."""
        return shard_of(guild_id, self.count)


ALL = Shards((0,), 1)
"""Everything in one process, in as many shards as Discord recommends."""
