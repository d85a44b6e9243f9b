"""The summary of a week in a server: who played most, and the best of the game that was played most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.host.core import Core
from bot.host.daily.schedule import Week
from bot.host.records.rating_pools import RatingPools
from bot.host.records.ratings import UNRATED, RatingPoint
from data.store import Extreme, HighScore, Player, Scope
from engine.games import GAMES

_CLOSEST = "narrowest-margin"
"""The kind of extreme of a closest game."""


class Climb(NamedTuple):
    """Somebody's rating before and after a week."""

    player: int
    before: float
    after: float


class WeekSummary(NamedTuple):
    """What a week brought. ``game`` was played most; what follows is about it, where there is anything to say.

    ``games`` counts the games of the people who played most, ``busiest``. ``feat`` is the greatest of the kind that the
    game names for this.
    """

    game: str
    games: int
    busiest: tuple[int, ...]
    climb: Climb | None
    feat: Extreme | None
    hand: HighScore | None
    closest: Extreme | None
    players: Mapping[int, Player]


class WeekSummaries:
    """Reads summaries. Only games that count on boards, and people who may be named there."""

    def __init__(self, core: Core, pools: RatingPools) -> None:
        self._core, self._store, self._pools = core, core.store, pools

    async def read(self, guild_id: int, week: Week) -> WeekSummary | None:
        """Return the summary of a week; ``None`` if nobody played."""
        counts = {game: Counter(await self._store.game_counts(_scope(guild_id, game, week))) for game in GAMES}
        total = sum(counts.values(), Counter[int]())
        if not total:
            return None
        game = max(counts, key=lambda each: counts[each].total())
        scope, games = _scope(guild_id, game, week), max(total.values())
        busiest = tuple(sorted(player for player, count in total.items() if count == games))
        hands = await self._store.high_scores(scope, count=1)
        hand = next(iter(hands.rows), None)
        extremes = [each for each in await self._store.extremes(scope) if each.players]
        closest = next((each for each in extremes if each.kind == _CLOSEST), None)
        greatest = GAMES[game].presentation.greatest
        feat = next((each for each in extremes if greatest and each.feat == greatest), None)
        climb = await self._climb(guild_id, game, week, [*counts[game]])
        named = {
            *busiest,
            *([climb.player] if climb else []),
            *(feat.players if feat else []),
            *(hand.players if hand else []),
            *(closest.players if closest else []),
        }
        players = await self._core.names.players(guild_id, sorted(named))
        return WeekSummary(game, games, busiest, climb, feat, hand, closest, players)

    async def _climb(self, guild_id: int, game: str, week: Week, players: Sequence[int]) -> Climb | None:
        """Return whose rating, of games by the presets' own rules, rose most; ``None`` if none did."""
        async with self._pools.hold(Scope(guild_id=guild_id, game=game, changed_rules=False)) as (pool, _):
            climbs = [_climbed(player, pool.curve(player), week) for player in players]
        best = max(climbs, key=lambda each: each.after - each.before, default=None)
        return best if best and best.after > best.before else None


def _climbed(player: int, curve: Sequence[RatingPoint], week: Week) -> Climb:
    """Return a rating before and after a week. A curve that has lost its start begins with its first point."""
    if not curve:
        return Climb(player, 0.0, 0.0)
    first = RatingPoint(0.0, UNRATED) if curve[0].rating.games == 1 else curve[0]
    before = [first, *(point for point in curve if point.at < week.since)][-1]
    after = [first, *(point for point in curve if point.at < week.until)][-1]
    return Climb(player, before.rating.shown, after.rating.shown)


def _scope(guild_id: int, game: str, week: Week) -> Scope:
    return Scope(guild_id=guild_id, game=game, since=week.since, until=week.until)
