"""Moderation: annulled games, results removed from a server's boards, blocked people, and the record.

The caller checks who moderates. Nobody moderates their own games, or themselves: see ``plays-here``,
``maybe-played`` and ``yourself-moderated``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

from bot.host.core import Core
from bot.host.lobby.lifecycle import Lifecycle, need_outsider
from bot.host.model.competition import Competition
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from data.store import (
    ANNUL,
    BLOCK,
    PERSON,
    RESULT,
    Act,
    Conflict,
    NotFound,
    Player,
    RecordedAct,
    Status,
)
from engine.types import Event

PAGE_SIZE = 5
"""Acts on a page of the record."""
REASON_LENGTH = 300
"""The most characters of a reason."""


class RecordPage(NamedTuple):
    """A page of a server's record, newest first, from number ``first`` (from 0) of ``total``.

    ``players`` are those that it names, and ``in_force`` the newest acts that can be lifted.
    """

    acts: Sequence[RecordedAct]
    first: int
    total: int
    players: dict[int, Player]
    in_force: Sequence[RecordedAct]


class Moderation:
    """Carries out moderators' decisions, and lifts them."""

    def __init__(self, core: Core, lifecycle: Lifecycle) -> None:
        self._core = core
        self._lifecycle = lifecycle
        self.on_moderated: list[Callable[[Act], None]] = []
        """Called with an act after which other results count, or other people may play; also once it is lifted."""

    async def annul(self, table_id: str, moderator: Player, reason: str) -> TableState:
        """End a game that counts: its cards are shown, it counts for nobody, and nobody resumes it.

        Refuses ``no-reason``, ``plays-here`` to anybody who has or had a seat there, and ``not-running`` for a game
        that does not count or is over.
        """
        return await self._core.commit(self._annul(table_id, moderator, _reason(reason)))

    async def remove_result(self, guild_id: int, table_id: str, moderator: Player, reason: str) -> None:
        """Take the results of a finished game off the boards of a server.

        Refuses ``no-reason``, ``no-table``, ``not-over``, ``plays-here``, and ``in-force`` if that was done already.
        """
        await self._core.commit(self._remove_result(guild_id, table_id, moderator, _reason(reason)))

    async def remove_person(self, guild_id: int, person: Player, moderator: Player, reason: str) -> None:
        """Take the results that a person has by now off the boards of a server. Refuses ``no-reason``, ``yourself``."""
        _need_other(person, moderator)
        act = Act(guild_id, PERSON, self._core.clock(), moderator.id, _reason(reason), player=person.id)
        await self._core.commit(self._moderate(act))

    async def block(self, guild_id: int, person: Player, moderator: Player, reason: str) -> None:
        """Keep a person from the tables of a server: from opening them, and from taking seats.

        They leave open tables there. A running game continues, as its result is owed.
        Refuses ``no-reason``, ``yourself``, and ``in-force``.
        """
        _need_other(person, moderator)
        why, account = _reason(reason), person.discord_id
        act = Act(guild_id, BLOCK, self._core.clock(), moderator.id, why, player=person.id, account=account)
        await self._core.commit(self._moderate(act))
        for row in await self._core.store.tables(guild_id=guild_id, player=person.id, statuses=(Status.OPEN,)):
            with suppress(Refusal):
                await self._lifecycle.leave(row.id, person)

    async def lift(self, guild_id: int, number: int, moderator: Player) -> RecordedAct:
        """Lift an act of a server.

        Refuses ``no-such-act``, ``yourself-moderated`` to the person that it is about, and ``plays-here`` to those who
        played the game that it is about.
        """
        return await self._core.commit(self._lift(guild_id, number, moderator))

    async def need_unblocked(self, guild_id: int, player: Player) -> None:
        """Refuse ``blocked`` if a person is kept from the tables of a server."""
        await need_unblocked(self._core, guild_id, player)

    async def page(self, guild_id: int, first: int = 0) -> RecordPage:
        """Return a page of a server's record."""
        store = self._core.store
        total = await store.count_acts(guild_id)
        first = min(max(first, 0), max(0, (total - 1) // PAGE_SIZE * PAGE_SIZE))
        acts = await store.acts(guild_id, first=first, count=PAGE_SIZE)
        in_force = await store.acts(guild_id, count=25, in_force=True)
        return RecordPage(acts, first, total, await self._players(guild_id, [*acts, *in_force]), in_force)

    async def _players(self, guild_id: int, acts: Sequence[RecordedAct]) -> dict[int, Player]:
        numbers = {number for each in acts for number in (each.act.moderator, each.act.player, each.lifted_by)}
        return await self._core.names.players(guild_id, sorted(number for number in numbers if number is not None))

    async def _annul(self, table_id: str, moderator: Player, reason: str) -> TableState:
        async with self._core.tables.hold(table_id, Competition.TOURNAMENT) as session:
            row = session.row
            if not session.can_be_annulled:
                raise Refusal("not-running")
            await need_outsider(self._core, row.seats, moderator)
            act = Act(row.guild_id, ANNUL, self._core.clock(), moderator.id, reason, table_id=table_id)
            await self._core.store.moderate(act)
            await self._core.tables.refresh(session)
            return self._core.tell(session, Event("closed"))

    async def _remove_result(self, guild_id: int, table_id: str, moderator: Player, reason: str) -> None:
        row = await self._core.store.table(table_id)
        if row.guild_id != guild_id and not row.daily:  # an attempt counts in several servers
            raise Refusal("no-table")
        if row.status is not Status.FINISHED:
            raise Refusal("not-over")
        await need_outsider(self._core, row.seats, moderator)
        await self._moderate(Act(guild_id, RESULT, self._core.clock(), moderator.id, reason, table_id=table_id))

    async def _moderate(self, act: Act) -> None:
        try:
            await self._core.store.moderate(act)
        except Conflict as already:
            raise Refusal("in-force") from already
        self._tell(act)

    async def _lift(self, guild_id: int, number: int, moderator: Player) -> RecordedAct:
        store = self._core.store
        in_force = await store.acts(guild_id, count=await store.count_acts(guild_id), in_force=True)
        act = next((each.act for each in in_force if each.id == number), None)
        if act and moderator.id == act.player:
            raise Refusal("yourself-moderated")
        if act and act.table_id is not None:
            await need_outsider(self._core, (await store.table(act.table_id)).seats, moderator)
        try:
            lifted = await store.lift(guild_id, number, moderator.id, self._core.clock())
        except (NotFound, Conflict) as gone:
            raise Refusal("no-such-act") from gone
        self._tell(lifted.act)
        return lifted

    def _tell(self, act: Act) -> None:
        self._core.on_pool_membership_change(act.guild_id)
        for listener in self.on_moderated:
            listener(act)


async def is_blocked(core: Core, guild_id: int, player: Player) -> bool:
    """Return whether a person is kept from the tables of a server."""
    return player.discord_id is not None and await core.store.is_blocked(guild_id, player.discord_id)


async def need_unblocked(core: Core, guild_id: int, player: Player) -> None:
    """Refuse ``blocked`` if a person is kept from the tables of a server."""
    if await is_blocked(core, guild_id, player):
        raise Refusal("blocked")


def _reason(typed: str) -> str:
    reason = " ".join(typed.split())[:REASON_LENGTH]
    if not reason:
        raise Refusal("no-reason")
    return reason


def _need_other(person: Player, moderator: Player) -> None:
    if person.id == moderator.id:
        raise Refusal("yourself-moderated")
