"""Statistics of a player's games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.host.core import Core
from bot.host.records.rating_pools import RatingPools
from bot.host.records.ratings import RatingPoint
from data.store import GameSummary, Player, PlayerTotals, Scope

_RECENT_RESULTS = 20


class PlayerStats(NamedTuple):
    """A player's statistics.

    ``totals`` go by game and computer level. The rest is about one ``game``: ``form`` says how the last games ended,
    ``curve`` has the rating after each of the last games by the presets' own rules, and ``waiting`` counts the games
    that are not rated yet.
    """

    totals: Sequence[PlayerTotals]
    game: str
    curve: Sequence[RatingPoint]
    form: Sequence[GameSummary]
    waiting: int = 0


class Statistics:
    """Reads and resets the statistics of players."""

    def __init__(self, core: Core, pools: RatingPools) -> None:
        self._core = core
        self._pools = pools

    async def of_player(self, player: Player, guild_id: int | None, game: str = "") -> PlayerStats:
        """Return a player's statistics in a server, or (``None``) everywhere.

        Details are about ``game``, or else the game they have played most.
        """
        store = self._core.store
        totals = await store.player_totals(player.id, guild_id)
        played = {each.game: sum(row.games for row in totals if row.game == each.game) for each in totals}
        game = game if game in played or not played else max(played, key=lambda name: (played[name], name))
        scope = Scope(guild_id=guild_id, game=game)
        form = await store.last_games(player.id, scope, _RECENT_RESULTS)
        curve: Sequence[RatingPoint] = ()
        waiting = 0
        if form:
            async with self._pools.hold(replace(scope, changed_rules=False)) as (pool, waiting):
                curve = pool.curve(player.id)
        return PlayerStats(totals, game, curve, form, waiting)

    async def reset(self, player: Player) -> None:
        """Reset a player's statistics: games that have ended by now no longer count for them, on any board."""
        await self._core.commit(self._core.store.reset_statistics(player.id, self._core.clock()))
