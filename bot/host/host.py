"""The use cases of a card room."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping
from typing import Any

from bot.host.state import Change, TableState
from bot.host.thinker import Chooser
from data.store import Player, Store
from engine.game import Action, View


class Host:
    """Tables on a store. Every method may raise :class:`~bot.host.refusals.Refusal`, and then has changed nothing.

    An action is stored before it is answered, and the store's number is the truth: several hosts may work on one store. Whoever is
    in ``on_change`` is called, in order and at once, with every :class:`Change`; it must not block.
    """

    def __init__(
        self,
        store: Store,
        thinker: Chooser,
        *,
        clock: Callable[[], float] = time.time,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.on_change: list[Callable[[Change], None]] = []

    async def open(
        self,
        *,
        guild_id: int,
        channel_id: int,
        host: Player,
        game: str,
        preset: str,
        seats: int | None = None,
        deals: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: str = "",
    ) -> TableState:
        """Opens a table in a channel, with ``host`` on seat 0.

        ``seats`` is the fewest that the rules allow unless given, ``deals`` a numbered deal (1 to 100), ``options`` what differs from
        the preset, ``seed`` the host's own part of the shuffle. Refuses ``channel-busy``, ``no-such-game``, ``no-such-deal``,
        ``no-such-option``, ``seed-too-long``, and what the rules refuse.
        """
        raise NotImplementedError

    async def join(self, table_id: str, player: Player, seed: str = "") -> TableState:
        """Takes the first empty seat of an open table; ``seed`` is the player's own part of the shuffle.

        Refuses ``not-open``, ``already-seated``, ``table-full``, ``seed-too-long``.
        """
        raise NotImplementedError

    async def leave(self, table_id: str, player: Player) -> TableState:
        """Gives up a seat. At an open table it is free again, and the table closes with its host; at a running one the computer takes
        it over, and the table closes with its last person, who keeps the seat and may resume.

        Refuses ``not-seated``, ``not-running``.
        """
        raise NotImplementedError

    async def start(self, table_id: str, player: Player) -> TableState:
        """Deals the first round; the computer takes the empty seats. Refuses ``not-host``, ``not-open``."""
        raise NotImplementedError

    async def close(self, table_id: str, player: Player, *, may_manage: bool = False) -> TableState:
        """Ends a table without a winner. For its host, for anybody seated once the host has left, and for who may manage the channel.

        Refuses ``not-host``, ``not-running``.
        """
        raise NotImplementedError

    async def act(
        self, table_id: str, player: Player, action: Action, *, revision: int | None = None
    ) -> TableState:
        """Plays an action for a player. ``revision`` is what they saw when they chose it.

        Raises :class:`engine.game.IllegalAction` for what the rules refuse. Refuses ``not-running``, ``not-seated``, ``stale`` (the
        table is no longer at that revision), ``not-your-turn``.
        """
        raise NotImplementedError

    async def undo(
        self, table_id: str, player: Player, scope: str, *, revision: int | None = None
    ) -> TableState:
        """Takes back the last ``action`` or the whole ``turn``; otherwise as :meth:`act`."""
        raise NotImplementedError

    async def resume(self, table_id: str, player: Player, *, guild_id: int, channel_id: int) -> TableState:
        """Brings a table into a channel: a closed one back to life, a live one from where it was. For whoever sits there.

        Refuses ``not-seated``, ``table-finished``, ``channel-busy``.
        """
        raise NotImplementedError

    async def state(self, table_id: str) -> TableState:
        """A table as it stands. Refuses ``no-table``, ``damaged``."""
        raise NotImplementedError

    async def at(self, channel_id: int) -> TableState | None:
        """The open or running table of a channel."""
        raise NotImplementedError

    async def open_tables(self, guild_id: int) -> list[TableState]:
        """The open and running tables of a server, newest first."""
        raise NotImplementedError

    async def tables_of(self, player: Player) -> list[TableState]:
        """The open and running tables where a player sits, newest first."""
        raise NotImplementedError

    async def hand(self, table_id: str, player: Player) -> View:
        """What a player's seat may know. Refuses ``not-seated``, and ``not-running`` before the first deal."""
        raise NotImplementedError

    async def reveal(self, table_id: str) -> dict[str, Any]:
        """What is needed to check the finished rounds, as JSON: see :func:`engine.deal.reveal`."""
        raise NotImplementedError

    async def recover(self) -> list[TableState]:
        """Reads back every open and running table, and sets their computers going again."""
        raise NotImplementedError

    async def stop(self) -> None:
        """Refuses new work with ``stopping``, and returns when what is under way has ended. The store stays open."""
        raise NotImplementedError
