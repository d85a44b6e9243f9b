"""Boards: the league, the ratings, the best scores and the hall of fame, of a server or of all servers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import NamedTuple, TypeAlias

from bot.host.core import Core
from bot.host.model.settings import ServerSettings
from bot.host.records.rating_pools import RatingPools
from bot.host.records.ratings import Rating
from bot.host.refusals import Refusal
from data.store import ALL, PEOPLE, Extreme, HighScore, Page, Player, Scope, Season, Standing, Store
from engine.games import GAMES
from engine.players import LEVELS

BOARDS = ("league", "rating", "scores", "fame")
"""The boards: wins, ratings, best rounds, and extremes (the hall of fame)."""
PERIODS = ("season", "month", "week", "ever")
"""The periods of a board: the current season, month or week, or all time. A number means that season."""
PAGE_SIZE = 10
"""Rows per page."""


@dataclass(frozen=True, slots=True)
class BoardQuery:
    """Which board to show. ``against`` is :attr:`data.store.Scope.opponents`; ``everywhere`` means all servers.

    A board is about the games by the presets' own rules and targets, or else (``changed_rules``) about the others.
    """

    game: str
    board: str = BOARDS[0]
    preset: str = ""
    against: str = ALL
    period: str = PERIODS[0]
    everywhere: bool = False
    changed_rules: bool = False

    @property
    def exists(self) -> bool:
        """Whether there is such a board. The number of a season is not checked."""
        return (
            self.game in GAMES
            and self.preset in ("", *GAMES[self.game].presets)
            and self.against in (ALL, PEOPLE, *LEVELS)
            and self.board in BOARDS
            and (self.period in PERIODS or self.period.isdecimal())
        )


class RatedRow(NamedTuple):
    """A row of the ratings: of a player, or of a computer level (``player`` is ``None``)."""

    rank: int
    player: int | None
    level: str
    rating: Rating


BoardRow: TypeAlias = Standing | RatedRow | HighScore | Extreme


class Board(NamedTuple):
    """A page of a board: its rows from number ``first`` (from 0), the total, and the asker's ``own`` row.

    ``players`` are those in its rows, ``seasons`` those of its server. ``waiting`` counts the games that are not rated
    yet.
    """

    query: BoardQuery
    first: int
    rows: Sequence[BoardRow]
    total: int
    own: BoardRow | None
    players: Mapping[int, Player]
    seasons: Sequence[Season]
    waiting: int = 0
    hidden: bool = False
    """Whether the asker is on no board."""


class Boards:
    """Reads boards."""

    def __init__(self, core: Core, pools: RatingPools) -> None:
        self._core = core
        self._pools = pools

    async def page(self, query: BoardQuery, guild_id: int | None, player: Player, first: int = 0) -> Board:
        """Return a page of a board for a player in a server; outside of any (``None``) it is the one of all servers.

        The board of all servers has no seasons. Past the end it returns the last page. Refuses ``no-boards`` if the
        server has none, and ``no-such-season``.
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
        numbers = sorted({number for row in rows for number in players_in(row)})
        players = await self._core.names.players(guild_id, numbers)
        return Board(query, first, page.rows, page.total, page.own, players, seasons, waiting, player.hidden)

    def _scope(self, query: BoardQuery, guild_id: int | None, seasons: Sequence[Season]) -> Scope:
        since, until = self._span(query.period, seasons)
        return Scope(
            guild_id=guild_id,
            game=query.game,
            preset=query.preset,
            changed_rules=query.changed_rules,
            opponents=query.against,
            since=since,
            until=until,
        )

    def _span(self, period: str, seasons: Sequence[Season]) -> tuple[float, float | None]:
        """Return the start and end of a period; calendar weeks and months in UTC.

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
        """Return a scope's rating rows (players and computer levels), best first, and the number of unrated games.

        Ratings are computed from all games of the server by these presets and rules, or of the season if the period
        is one.
        """
        by_season = query.period not in PERIODS[1:]
        since, until = (scope.since, scope.until) if by_season else (0.0, None)
        rated_scope = replace(scope, opponents=ALL, since=since, until=until)
        async with self._pools.hold(rated_scope) as (pool, waiting):
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
    """Return the players in a row."""
    if isinstance(row, HighScore | Extreme):
        return tuple(row.players)
    return () if row.player is None else (row.player,)


def _sliced(rows: Sequence[BoardRow], first: int, player: Player | None) -> Page[BoardRow]:
    own = next((row for row in rows if player and player.id in players_in(row)), None)
    return Page(rows[first : first + PAGE_SIZE], len(rows), own)


async def classify_rules(store: Store) -> None:
    """Classify the tables started before this was stored.

    They are compared with their preset as it was then (:meth:`engine.options.Options.was_changed`). Later tables are
    classified when they start, so a preset that is corrected afterwards does not move them to another board.
    """
    for game, rules in await store.unclassified_rules():
        changed = game not in GAMES or GAMES[game].was_changed(rules)
        await store.classify_rules(game, rules, changed_rules=changed)
