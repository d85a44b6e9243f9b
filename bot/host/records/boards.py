"""Boards: the league, the ratings, the best scores and the hall of fame, of a server or of all servers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from math import ceil
from typing import NamedTuple, TypeAlias

from bot.host.core import Core
from bot.host.model.settings import ServerSettings
from bot.host.records.rating_pools import RatingPools
from bot.host.records.ratings import Rating
from bot.host.refusals import Refusal
from data.store import (
    ALL,
    PEOPLE,
    DailyStanding,
    Extreme,
    HighScore,
    Page,
    PairStanding,
    Player,
    Scope,
    Season,
    Standing,
    Store,
)
from engine.games import GAMES
from engine.players import LEVELS

BOARDS = ("league", "rating", "scores", "fame", "pairs", "daily")
"""The boards: wins, ratings, best rounds, extremes (the hall of fame), wins of partners, and deals of the day.

The last is about all games together.
"""
DAILY_PERIODS = ("season", "month", "ever")
"""The periods of the board of deals of the day, besides numbered seasons."""
_LEAST_DAYS = {"month": 5, "ever": 20}
_LEAST_DAYS_OF_SEASON = 10
"""The least number of days for the board of deals of the day, once three times as many have been closed."""
PERIODS = ("season", "month", "week", "ever")
"""The periods of a board: the current season, month or week, or all time. A number means that season."""
LEAST_TOGETHER = 5
"""The least number of games of a pair on its board."""
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


BoardRow: TypeAlias = Standing | RatedRow | HighScore | Extreme | PairStanding | DailyStanding


class OtherBoard(NamedTuple):
    """A board on which the asker has more games, and their number."""

    query: BoardQuery
    games: int


class _DailyPeriod(NamedTuple):
    """A period of the board of deals of the day: its name in stored totals, and its least number of days."""

    name: str
    least: int


class Asked(NamedTuple):
    """The board that somebody asked for, empty where they left the choice to the bot; ``usual`` is the game of
    the channel.
    """

    board: str = BOARDS[0]
    game: str = ""
    preset: str = ""
    against: str = ALL
    period: str = ""
    everywhere: bool | None = None
    usual: str = ""


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
    other: OtherBoard | None = None
    least: int = LEAST_TOGETHER
    """The least number of days, or of a pair's games together, that a row needs."""


class Boards:
    """Reads boards."""

    def __init__(self, core: Core, pools: RatingPools) -> None:
        self._core = core
        self._pools = pools

    async def page(self, query: BoardQuery, guild_id: int | None, player: Player | None, first: int = 0) -> Board:
        """Return a page of a board for a player in a server; outside of any (``None``) it is the one of all servers.

        Without a player it is for everybody, with nobody's own row.

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
        if query.board == "daily" and query.period not in DAILY_PERIODS and not query.period.isdecimal():
            query = replace(query, period="month")
        scope = self._scope(query, server, seasons)
        rated, waiting = await self._ratings(query, scope) if query.board == "rating" else ([], 0)
        daily = await self._daily(query, scope, seasons) if query.board == "daily" else None
        page = await self._page(query, scope, first, player, daily or rated)
        if not page.rows and page.total:
            first = (page.total - 1) // PAGE_SIZE * PAGE_SIZE
            page = await self._page(query, scope, first, player, daily or rated)
        rows = [*page.rows, *([page.own] if page.own else [])]
        numbers = sorted({number for row in rows for number in players_in(row)})
        players = await self._core.names.players(guild_id, numbers)
        other = None
        if player and not (player.hidden or daily):
            other = _other_board(query, await self._played(player, server, query, seasons))
        return Board(
            query,
            first,
            page.rows,
            page.total,
            page.own,
            players,
            seasons,
            waiting,
            player is not None and player.hidden,
            other,
            daily.least if daily else LEAST_TOGETHER,
        )

    async def opening(self, asked: Asked, guild_id: int | None, player: Player) -> BoardQuery:
        """Return the board to open: what was asked for, and for the rest one on which the player has games.

        This server comes before all servers, the channel's game before others, a preset's own rules before changed
        ones, and this season before all time.
        """
        seasons = await self._core.store.seasons(guild_id) if guild_id is not None else []
        since = seasons[-1].since if seasons else 0.0
        games = [
            row
            for row in await self._core.store.played(player.id, guild_id, since)
            if row.game in GAMES and asked.game in ("", row.game) and asked.preset in ("", row.preset)
        ]
        everywhere = asked.everywhere
        if everywhere is None:
            everywhere = guild_id is None or (bool(games) and not any(row.here for row in games))
        games = [row for row in games if everywhere or row.here]
        counts = {game: sum(row.games for row in games if row.game == game) for game in {row.game for row in games}}
        game = asked.game or (asked.usual or next(iter(GAMES)) if asked.board == "daily" else "")
        if not game:
            known = asked.usual in counts or not counts
            game = asked.usual if known else max(counts, key=lambda name: (counts[name], name))
        games = [row for row in games if row.game == game]
        period = asked.period
        if not period:
            period = "ever" if games and not any(row.lately for row in games) else PERIODS[0]
        lately = [row for row in games if row.lately] if period == "season" and not everywhere else games
        changed = bool(lately) and all(row.changed_rules for row in lately)
        return BoardQuery(game, asked.board, asked.preset, asked.against, period, everywhere, changed)

    async def _played(
        self, player: Player, server: int | None, query: BoardQuery, seasons: Sequence[Season]
    ) -> Mapping[tuple[str, bool], int]:
        """Return the player's games by game and kind of rules, in the servers and the season of a board."""
        lately = query.period == "season"
        since = seasons[-1].since if seasons and lately else 0.0
        counts: dict[tuple[str, bool], int] = {}
        for row in await self._core.store.played(player.id, server, since):
            if row.here or server is None:
                kind = row.game, row.changed_rules
                counts[kind] = counts.get(kind, 0) + (row.lately if lately else row.games)
        return counts

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

    async def _daily(self, query: BoardQuery, scope: Scope, seasons: Sequence[Season]) -> _DailyPeriod:
        """Return the period of a board of deals of the day: the least number of days grows with its closed days."""
        store, month = self._core.store, f"{datetime.fromtimestamp(self._core.clock(), UTC):%Y-%m}"
        match query.period:
            case "month":
                name, closed = month, await store.closed_daily_days(month)
            case "ever":
                name, closed = "", await store.closed_daily_days()
            case number:
                name = f"s{seasons[-1].number if number == 'season' else number}"
                closed = await store.closed_daily_days(since=scope.since, until=scope.until)
        return _DailyPeriod(name, max(1, min(_LEAST_DAYS.get(query.period, _LEAST_DAYS_OF_SEASON), ceil(closed / 3))))

    async def _page(
        self,
        query: BoardQuery,
        scope: Scope,
        first: int,
        player: Player | None,
        asked: Sequence[RatedRow] | _DailyPeriod,
    ) -> Page[BoardRow]:
        store, number = self._core.store, player.id if player else None
        if isinstance(asked, _DailyPeriod):
            daily = await store.daily_standings(
                scope.guild_id, asked.name, least=asked.least, first=first, count=PAGE_SIZE, player=number
            )
            return Page([*daily.rows], daily.total, daily.own)
        match query.board:
            case "rating":
                return _sliced(asked, first, player)
            case "scores":
                scores = await store.high_scores(scope, first=first, count=PAGE_SIZE, player=number)
                return Page([*scores.rows], scores.total, scores.own)
            case "fame":
                return _sliced(await store.extremes(scope), first, None)
            case "pairs":
                pairs = await store.pairs(scope, least=LEAST_TOGETHER, first=first, count=PAGE_SIZE, player=number)
                return Page([*pairs.rows], pairs.total, pairs.own)
        league = await store.standings(scope, first=first, count=PAGE_SIZE, player=number)
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


def _other_board(query: BoardQuery, games: Mapping[tuple[str, bool], int]) -> OtherBoard | None:
    """Return the other game or kind of rules of which a player has most games, if they have more than here."""
    here = query.game, query.changed_rules
    kinds = {kind: count for kind, count in games.items() if kind[0] in GAMES and kind != here}
    if not kinds:
        return None
    game, changed = max(kinds, key=lambda kind: (kinds[kind], kind))
    if kinds[game, changed] <= games.get(here, 0):
        return None
    preset = query.preset if game == query.game else ""
    return OtherBoard(replace(query, game=game, preset=preset, changed_rules=changed), kinds[game, changed])


def players_in(row: BoardRow) -> tuple[int, ...]:
    """Return the players in a row."""
    if isinstance(row, HighScore | Extreme | PairStanding):
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
