"""Boards: the league, the ratings, the best scores and the hall of fame, of a server or of all servers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import NamedTuple, TypeAlias

from bot.host.core import Core
from bot.host.model.server_settings import ServerSettings
from bot.host.records.rating_pools import RatingPools
from bot.host.records.ratings import Rating
from bot.host.refusals import Refusal
from data.store import ALL, Extreme, HighScore, Page, Player, Scope, Season, Standing

BOARDS = ("league", "rating", "scores", "fame")
"""The boards: who has won how much, how well everybody plays, the best rounds, and what nobody else has done."""
PERIODS = ("season", "month", "week", "ever")
"""The times that a board may be about: this season, month or week, or all of it. A number is that of a season."""
PAGE_SIZE = 10
"""Rows of a board that are shown at once."""


@dataclass(frozen=True, slots=True)
class BoardQuery:
    """Which board somebody wants to see. ``against`` is as in :attr:`data.store.Scope.opponents`."""

    game: str
    board: str = BOARDS[0]
    preset: str = ""
    against: str = ALL
    period: str = PERIODS[0]
    everywhere: bool = False


class RatedRow(NamedTuple):
    """A row of the ratings: a player's, or that of a level of the computer (``player`` is ``None``)."""

    rank: int
    player: int | None
    level: str
    rating: Rating


BoardRow: TypeAlias = Standing | RatedRow | HighScore | Extreme


class Board(NamedTuple):
    """A page of a board: its rows from row ``first`` on (from 0), of how many, and that of whoever asks.

    ``players`` are those whom its rows name, ``seasons`` those of the server that it is about. ``waiting`` is how many
    games are not counted in it yet.
    """

    query: BoardQuery
    first: int
    rows: Sequence[BoardRow]
    total: int
    own: BoardRow | None
    players: Mapping[int, Player]
    seasons: Sequence[Season]
    waiting: int = 0


class Boards:
    """The boards of a server, and the global ones."""

    def __init__(self, core: Core, pools: RatingPools) -> None:
        self._core = core
        self._pools = pools

    async def page(self, query: BoardQuery, guild_id: int | None, player: Player, first: int = 0) -> Board:
        """A page of a board as a player sees it in a server, or (``None``) outside of any: then of everywhere.

        Everywhere there are no seasons. A page that is not there any more is the last one. Refuses ``no-boards`` where
        the server has none, and ``no-such-season``.
        """
        server = None if query.everywhere else guild_id
        query = replace(query, everywhere=server is None)
        if guild_id is not None and not ServerSettings.read(await self._core.store.guild_settings(guild_id)).boards:
            raise Refusal("no-boards")
        seasons = await self._core.store.seasons(server) if server is not None else []
        if server is None and query.period == "season":
            query = replace(query, period="ever")
        scope = self._scope(query, server, seasons)
        rated, waiting = await self._ratings(query, scope) if query.board == "rating" else ([], 0)
        page = await self._page(query, scope, first, player, rated)
        if not page.rows and page.total:
            first = (page.total - 1) // PAGE_SIZE * PAGE_SIZE
            page = await self._page(query, scope, first, player, rated)
        rows = [*page.rows, *([page.own] if page.own else [])]
        players = await self._core.store.players(sorted({number for row in rows for number in players_in(row)}))
        return Board(query, first, page.rows, page.total, page.own, players, seasons, waiting)

    def _scope(self, query: BoardQuery, guild_id: int | None, seasons: Sequence[Season]) -> Scope:
        since, until = self._span(query.period, seasons)
        return Scope(
            guild_id=guild_id,
            game=query.game,
            preset=query.preset,
            opponents=query.against,
            since=since,
            until=until,
        )

    def _span(self, period: str, seasons: Sequence[Season]) -> tuple[float, float | None]:
        """Since when and until when a period goes; weeks and months as the calendar has them, in UTC.

        Refuses ``no-such-season``.
        """
        today = datetime.fromtimestamp(self._core.clock(), UTC).replace(hour=0, minute=0, second=0, microsecond=0)
        match period:
            case "ever":
                return 0.0, None
            case "month":
                return today.replace(day=1).timestamp(), None
            case "week":
                return (today - timedelta(days=today.weekday())).timestamp(), None
            case "season":
                return (seasons[-1].since if seasons else 0.0), None
        for season in seasons:
            if str(season.number) == period:
                return season.since, season.until
        raise Refusal("no-such-season")

    async def _page(
        self, query: BoardQuery, scope: Scope, first: int, player: Player, rated: Sequence[RatedRow]
    ) -> Page[BoardRow]:
        store = self._core.store
        match query.board:
            case "rating":
                return _sliced(rated, first, player)
            case "scores":
                scores = await store.high_scores(scope, first=first, count=PAGE_SIZE, player=player.id)
                return Page([*scores.rows], scores.total, scores.own)
            case "fame":
                return _sliced(await store.extremes(scope), first, None)
        league = await store.standings(scope, first=first, count=PAGE_SIZE, player=player.id)
        return Page([*league.rows], league.total, league.own)

    async def _ratings(self, query: BoardQuery, scope: Scope) -> tuple[list[RatedRow], int]:
        """Who has played in a scope, and the levels that they may have met, the best first; and how many games are not
        counted yet.

        A rating is of all games of the server; in a season of those of the season.
        """
        by_season = query.period not in PERIODS[1:]
        since, until = (scope.since, scope.until) if by_season else (0.0, None)
        its = Scope(guild_id=scope.guild_id, game=scope.game, since=since, until=until)
        async with self._pools.hold(its) as (pool, waiting):
            played = await self._core.store.game_counts(scope)
            people = [(rating, player, "") for player, rating in pool.players.items() if player in played]
            levels = [(rating, None, level) for level, rating in pool.levels.items() if query.against in (ALL, level)]
        found = sorted([*people, *levels], key=lambda row: (-row[0].shown, row[1] or 0, row[2]))
        rows: list[RatedRow] = []
        for place, (rating, player, level) in enumerate(found, start=1):
            equal = rows and rows[-1].rating.shown == rating.shown
            rows.append(RatedRow(rows[-1].rank if equal else place, player, level, rating))
        return rows, waiting


def players_in(row: BoardRow) -> tuple[int, ...]:
    """The players whom a row names."""
    if isinstance(row, HighScore | Extreme):
        return tuple(row.players)
    return () if row.player is None else (row.player,)


def _sliced(rows: Sequence[BoardRow], first: int, player: Player | None) -> Page[BoardRow]:
    own = next((row for row in rows if player and player.id in players_in(row)), None)
    return Page(rows[first : first + PAGE_SIZE], len(rows), own)
