"""Which of the stored tables this process looks after."""

from __future__ import annotations

from collections.abc import Callable, Iterable


class DutyLost(Exception):
    """Another process looks after the table now, or may do so: this one must show nothing there any more."""


DIRECT = 0
"""The shard to which Discord sends events of direct messages."""


class Duty:
    """The shards whose tables this process looks after: their messages, clocks, reminders and computers' turns.

    People's actions are not its concern: every process takes them, at any table. The process that looks after shard 0
    also sends hands by direct message, because their presses arrive there.
    """

    def __init__(self, shard_of: Callable[[int], int], shards: Iterable[int] = ()) -> None:
        self.shard_of = shard_of
        self._shards = set(shards)

    @classmethod
    def alone(cls) -> Duty:
        """Return the duty of the only process: everything."""
        return cls(lambda guild_id: 0, [0])

    def has(self, guild_id: int) -> bool:
        """Return whether this process looks after the tables of a server."""
        return self.shard_of(guild_id) in self._shards

    @property
    def shards(self) -> frozenset[int]:
        """The shards whose tables it looks after."""
        return frozenset(self._shards)

    @property
    def direct(self) -> bool:
        """Whether it sends hands by direct message."""
        return DIRECT in self._shards

    def begin(self, shard: int) -> None:
        """Look after the tables of a shard from now on."""
        self._shards.add(shard)

    def end(self, shard: int) -> None:
        """Leave the tables of a shard to another process."""
        self._shards.discard(shard)
