"""Acts of servers' moderators: annulled games, results removed from a server's boards, and blocked people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

ANNUL, RESULT, PERSON, BLOCK = "annul", "result", "person", "block"
"""The kinds of acts: a game annulled; one table's results or one person's results removed; a person blocked."""


class Act(NamedTuple):
    """A moderator's act with its reason, about a table or a player.

    ``account`` is the Discord user of a block, which outlives a player who is forgotten.
    """

    guild_id: int
    kind: str
    at: float
    moderator: int
    reason: str
    table_id: str | None = None
    player: int | None = None
    account: int | None = None


class RecordedAct(NamedTuple):
    """An act with its number, and who lifted it when; ``None`` while it is in force."""

    id: int
    act: Act
    lifted_at: float | None = None
    lifted_by: int | None = None


class ModerationStore(Protocol):
    """The record of moderation, and its effects on boards."""

    async def moderate(self, act: Act) -> int:
        """Record an act and carry it out, and return its number.

        ``annul`` closes a table whose game is under way or paused: it counts for nobody, and is never resumed.
        ``result`` removes a table's results from the boards of the server, and ``person`` those that a player has by
        then; boards of all servers keep them. Raises :class:`Conflict` if the same is in force already, or the table is
        not in a state for it.
        """

    async def lift(self, guild_id: int, number: int, by: int, at: float) -> RecordedAct:
        """Lift an act of a server, except ``annul``, and return it.

        Raises :class:`NotFound`, and :class:`Conflict` if it was lifted already.
        """

    async def acts(
        self, guild_id: int, *, first: int = 0, count: int = 10, in_force: bool = False
    ) -> list[RecordedAct]:
        """Return the acts in a server, newest first; with ``in_force`` those that can be lifted."""

    async def count_acts(self, guild_id: int) -> int:
        """Return how many acts a server's record has."""

    async def is_blocked(self, guild_id: int, account: int) -> bool:
        """Return whether a Discord user is blocked from the tables of a server."""

    async def removals(self, guild_id: int) -> Sequence[int]:
        """Return the numbers of the acts by which results are off a server's boards, in order."""
