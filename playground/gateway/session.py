"""A session of one shard of the bot."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Any

from bot.limits import shard_of
from playground.gateway.protocol import Op
from playground.gateway.socket import Socket

_BUFFERED = 2000
"""Events that a session keeps for a RESUME."""


@dataclass(eq=False)
class Session:
    """A session. It survives the loss of its socket and can be resumed on another."""

    id: str
    shard: tuple[int, int]
    """The shard's number and the number of shards."""
    intents: int
    socket: Socket | None
    sequence: int = 0
    lost: float = 0.0
    """When its socket was lost, on the monotonic clock."""
    sent: deque[tuple[int, dict[str, Any]]] = field(default_factory=lambda: deque(maxlen=_BUFFERED))

    def dispatch(self, kind: str, data: Any) -> None:
        """Send an event, now or at the next RESUME."""
        self.sequence += 1
        payload = {"op": int(Op.DISPATCH), "t": kind, "s": self.sequence, "d": data}
        self.sent.append((self.sequence, payload))
        if self.socket is not None:
            self.socket.send(payload)

    def receives(self, guild_id: int | None) -> bool:
        """Return whether this shard receives the events of a guild, or with ``None`` of direct messages."""
        number, count = self.shard
        return number == (0 if guild_id is None else shard_of(guild_id, count))
