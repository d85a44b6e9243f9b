"""Statistics of a player's games, and what a finished game changed in its players' ratings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Literal, NamedTuple, TypeAlias

from bot.host.core import Core
from bot.host.model.settings import ServerSettings
from bot.host.records.rating_pools import RatingPools
from bot.host.records.ratings import UNRATED, RatingPoint
from bot.host.table.state import TableState
from data.store import Companion, GameSummary, Meeting, Player, PlayerTotals, ResultRow, Scope, Status
from engine.types import Seat

_RECENT_RESULTS = 20
_LEAST_TOGETHER = 3
"""The games from which on a partner's share of wins counts."""
_COMPANIONS = 12
"""The most partners, and the most rivals."""


class PlayerStats(NamedTuple):
    """A player's statistics.

    ``totals`` go by game, kind of rules and computer level. The rest is about one ``game``: ``form`` says how the last
    games ended, ``curve`` has the rating after each of the last games by the presets' own rules, ``changed_curve`` that
    by changed rules, and ``waiting`` counts the games that are not rated yet.
    """

    totals: Sequence[PlayerTotals]
    game: str
    curve: Sequence[RatingPoint]
    form: Sequence[GameSummary]
    waiting: int = 0
    changed_curve: Sequence[RatingPoint] = ()

    @property
    def shown_curve(self) -> Sequence[RatingPoint]:
        """The curve to draw: that by the presets' own rules if there is one."""
        return self.curve or self.changed_curve


class Companions(NamedTuple):
    """A player's best partners and most frequent opponents, and the people among them by number."""

    partners: Sequence[Companion] = ()
    rivals: Sequence[Companion] = ()
    people: Mapping[int, Player] = {}


class Comparison(NamedTuple):
    """The games of a ``pair`` of people, and everybody in them by number."""

    pair: tuple[int, int]
    meetings: Sequence[Meeting]
    people: Mapping[int, Player]

    @property
    def against(self) -> list[Meeting]:
        """Their games against each other."""
        return [row for row in self.meetings if row.theirs]

    @property
    def together(self) -> list[Meeting]:
        """Their games as partners."""
        return [row for row in self.meetings if not row.theirs]


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
        curves: dict[bool, Sequence[RatingPoint]] = {}
        waiting = 0
        for changed in sorted({row.changed_rules for row in totals if row.game == game and row.games}):
            async with self._pools.hold(replace(scope, changed_rules=changed)) as (pool, uncounted):
                curves[changed] = pool.curve(player.id)
                waiting += uncounted
        return PlayerStats(totals, game, curves.get(False, ()), form, waiting, curves.get(True, ()))

    async def companions(self, player: Player, guild_id: int | None, *, everywhere: bool) -> Companions:
        """Return a player's partners and rivals in a server or everywhere; none in a server without boards."""
        store = self._core.store
        if guild_id is not None and not ServerSettings.read(await store.guild_settings(guild_id)).boards:
            return Companions()
        server = None if everywhere else guild_id
        partners = await store.partners(player.id, server, least=_LEAST_TOGETHER, count=_COMPANIONS)
        rivals = await store.rivals(player.id, server, count=_COMPANIONS)
        numbers = sorted({row.player for row in (*partners, *rivals)})
        return Companions(partners, rivals, await self._core.names.players(guild_id, numbers))

    async def compare(self, player: int, other: int, guild_id: int | None, *, everywhere: bool) -> Comparison:
        """Return two people's games, of a server or everywhere."""
        meetings = await self._core.store.meetings(player, other, None if everywhere else guild_id)
        numbers = {player, other}.union(*({*row.ours, *row.theirs} for row in meetings))
        people = await self._core.names.players(guild_id, sorted(numbers))
        return Comparison((player, other), meetings, people)

    async def reset(self, player: Player) -> None:
        """Reset a player's statistics: games that have ended by now no longer count for them, on any board."""
        await self._core.commit(self._core.store.reset_statistics(player.id, self._core.clock()))


Unranked: TypeAlias = Literal["", "hardly-played", "repeated"]
"""Why a game does not count for league and ratings: not for its winners, because somebody hardly played, or for nobody,
because the same people had already played each other often enough that day."""


class RatingChanges(NamedTuple):
    """By seat, the shown rating before and after a game; ``waiting`` if not computed yet."""

    by_seat: Mapping[Seat, tuple[float, float]]
    waiting: bool = False
    unranked: Unranked = ""


NO_CHANGES = RatingChanges({})


class GameRatings:
    """Looks up the rating changes of single games in their server."""

    def __init__(self, core: Core, pools: RatingPools) -> None:
        self._core = core
        self._pools = pools

    async def changes(self, state: TableState) -> RatingChanges:
        """Return the changes by a table's game; none for a game that is not rated. Waits only a moment for them."""
        people = {row.seat: row.player for row in state.seats if row.player is not None}
        if state.status is not Status.FINISHED or not state.counts or state.exhibition or not people:
            return NO_CHANGES
        results = [each for each in await self._core.store.results(table_id=state.id) if each.round == 0]
        if not results:
            return NO_CHANGES
        async with self._pools.hold(_scope(state)) as (pool, waiting):
            found = {seat: _change(pool.curve(player), results[0].at) for seat, player in people.items()}
        changed = {seat: change for seat, change in found.items() if change}
        return RatingChanges(changed, waiting=waiting > 0 and not changed, unranked=_unranked(results))

    async def worked_out(self, state: TableState) -> None:
        """Wait until the ratings of a table's server include every game that has ended by now."""
        await self._pools.updated(_scope(state))


def _unranked(results: Sequence[ResultRow]) -> Unranked:
    if all(row.ranked for row in results):
        return ""
    return "hardly-played" if any(row.ranked for row in results) else "repeated"


def _scope(state: TableState) -> Scope:
    return Scope(guild_id=state.guild_id, game=state.game)


def _change(curve: Sequence[RatingPoint], at: float) -> tuple[float, float] | None:
    """Return the rating before and after the game that ended at a time; None if too long ago or not rated."""
    whole = curve and curve[0].rating.games == 1
    points = [RatingPoint(0.0, UNRATED), *curve] if whole else curve
    return next(((old.rating.shown, new.rating.shown) for old, new in pairwise(points) if new.at == at), None)
