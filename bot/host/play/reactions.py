"""Reactions of people, players and onlookers alike, to a move of a running game.

They are kept beside the actions, under the action's number, and say nothing that the public log does not. An action
that undoes others drops the reactions to them (:attr:`bot.host.table.session.Played.undone_from`).
"""

from __future__ import annotations

from bot.host.core import Core
from bot.host.lobby.moderation import need_unblocked
from bot.host.model.competition import Competition
from bot.host.model.settings import ServerSettings
from bot.host.records.listings import took_part
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from data.store import Player, Status

REACTIONS = ("👏", "😂", "😮", "😢", "🔥")


class MoveReactions:
    """Giving reactions, and whether they are offered."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def offered(self, state: TableState, player: int) -> bool:
        """Return whether a player can react to the last move: others see it, and the server allows it.

        Nobody is invited to react to a move of their own.
        """
        if state.sealed or state.status is not Status.RUNNING or state.last_move is None or state.moved_last(player):
            return False
        watched = state.exhibition or any(row.player not in (None, player) for row in state.seats)
        return bool(watched) and await self._allowed(state.guild_id)

    async def react(
        self, table_id: str, player: Player, emoji: str, *, revision: int, guild_id: int | None
    ) -> TableState:
        """Give or change a person's reaction to the last move at this ``revision``; the same emoji takes it back.

        The person sees the table's channel in the server ``guild_id``; players may react from anywhere.
        Refuses ``no-table``, ``tournament-sealed``, ``not-running``, ``blocked``, ``reactions-off``, and
        ``move-long-ago``.
        """
        return await self._core.commit(self._react(table_id, player, emoji, revision, guild_id))

    async def _react(
        self, table_id: str, player: Player, emoji: str, revision: int, guild_id: int | None
    ) -> TableState:
        async with self._core.tables.hold(table_id, Competition.TOURNAMENT) as session:
            session.need_unsealed()
            if session.row.guild_id != guild_id and not took_part(session.row, player):
                raise Refusal("no-table")
            session.require_status(Status.RUNNING)
            await need_unblocked(self._core, session.row.guild_id, player)
            if not await self._allowed(session.row.guild_id):
                raise Refusal("reactions-off")
            number = session.move_to_react_to(revision)
            if not number:
                raise Refusal("move-long-ago")
            await self._core.store.react(table_id, number, player.id, emoji)
            await self._core.tables.refresh(session)
            return self._core.tell(session)

    async def _allowed(self, guild_id: int) -> bool:
        return ServerSettings.read(await self._core.store.guild_settings(guild_id)).reactions
