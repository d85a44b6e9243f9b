"""Records: the boards of a server or of all of them, and what somebody has made of their games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import NamedTuple, TypeAlias

from bot.host.core import Core
from bot.host.model.server_settings import ServerSettings
from bot.host.records.rating_pools import Pools
from bot.host.records.ratings import Change, Rating
from bot.host.refusals import Refusal
from data.store import ALL, Extreme, GameSummary, HighScore, Page, Player, PlayerTotals, Scope, Season, Standing
from engine.games import GAMES

BOARDS = ("league", "rating", "scores", "fame")
"""The boards: who has won how much, how well everybody plays, the best rounds, and what nobody else has done."""
PERIODS = ("season", "month", "week", "ever")
"""The times that a board may be about: this season, month or week, or all of it. A number is that of a season."""
PAGE = 10
"""Rows of a board that are shown at once."""
_FORM = 20
"""How many of the last results are told of somebody."""


@dataclass(frozen=True, slots=True)
class Wanted:
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


Row: TypeAlias = Standing | RatedRow | HighScore | Extreme


class Board(NamedTuple):
    """A page of a board: its rows from row ``first`` on (from 0), of how many, and that of whoever asks.

    ``players`` are those whom its rows name, ``seasons`` those of the server that it is about. ``waiting`` is how many
    games are not counted in it yet.
    """

    wanted: Wanted
    first: int
    rows: Sequence[Row]
    total: int
    own: Row | None
    players: Mapping[int, Player]
    seasons: Sequence[Season]
    waiting: int = 0


class Stats(NamedTuple):
    """What a player has made of their games: ``totals`` by game and level, and of one ``game`` their rating after each
    of the last games, and how these ended. ``waiting`` is how many games are not counted in the rating yet.
    """

    totals: Sequence[PlayerTotals]
    game: str
    curve: Sequence[Change]
    form: Sequence[GameSummary]
    waiting: int = 0


class RecordBooks:
    """What people may read of the results of games, and begin anew."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._pools = Pools(core.store)
        core.on_won = lambda session: self._pools.finished(session.row.game, session.row.guild_id)
        core.on_everywhere = self._pools.moved

    def start(self) -> None:
        """Works out in the background what ratings there are, so that whoever looks need not wait for it."""
        self._pools.start(GAMES)

    async def stop(self) -> None:
        """Works nothing out any more."""
        await self._pools.stop()

    async def board(self, wanted: Wanted, guild_id: int | None, player: Player, first: int = 0) -> Board:
        """A page of a board as a player sees it in a server, or (``None``) outside of any: then of everywhere.

        Everywhere there are no seasons. A page that is not there any more is the last one. Refuses ``no-boards`` where
        the server has none, and ``no-such-season``.
        """
        server = None if wanted.everywhere else guild_id
        wanted = replace(wanted, everywhere=server is None)
        if guild_id is not None and not ServerSettings.of(await self._core.store.guild_settings(guild_id)).boards:
            raise Refusal("no-boards")
        seasons = await self._core.store.seasons(server) if server is not None else []
        if server is None and wanted.period == "season":
            wanted = replace(wanted, period="ever")
        scope = self._scope(wanted, server, seasons)
        rated, waiting = await self._ratings(wanted, scope) if wanted.board == "rating" else ([], 0)
        page = await self._page(wanted, scope, first, player, rated)
        if not page.rows and page.total:
            first = (page.total - 1) // PAGE * PAGE
            page = await self._page(wanted, scope, first, player, rated)
        rows = [*page.rows, *([page.own] if page.own else [])]
        players = await self._core.store.players(sorted({number for row in rows for number in people_of(row)}))
        return Board(wanted, first, page.rows, page.total, page.own, players, seasons, waiting)

    async def stats(self, player: Player, guild_id: int | None, game: str = "") -> Stats:
        """What a player has made of their games in a server, or (``None``) everywhere.

        ``game`` is the one that is told more of: else the one that they have played most.
        """
        store = self._core.store
        totals = await store.player_totals(player.id, guild_id)
        played = {each.game: sum(its.games for its in totals if its.game == each.game) for each in totals}
        game = game if game in played or not played else max(played, key=lambda its: (played[its], its))
        scope = Scope(guild_id=guild_id, game=game)
        form = await store.last_games(player.id, scope, _FORM)
        curve: Sequence[Change] = ()
        waiting = 0
        if form:
            async with self._pools.hold(scope) as (pool, waiting):
                curve = pool.curve(player.id)
        return Stats(totals, game, curve, form, waiting)

    async def reset(self, player: Player) -> None:
        """Begins a player's statistics anew: what has ended by now counts no more for them, on no board."""
        await self._core.commit(self._core.store.reset_statistics(player.id, self._core.clock()))

    def _scope(self, wanted: Wanted, guild_id: int | None, seasons: Sequence[Season]) -> Scope:
        since, until = self._span(wanted.period, seasons)
        return Scope(
            guild_id=guild_id,
            game=wanted.game,
            preset=wanted.preset,
            opponents=wanted.against,
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
        self, wanted: Wanted, scope: Scope, first: int, player: Player, rated: Sequence[RatedRow]
    ) -> Page[Row]:
        store = self._core.store
        match wanted.board:
            case "rating":
                return _sliced(rated, first, player)
            case "scores":
                scores = await store.high_scores(scope, first=first, count=PAGE, player=player.id)
                return Page([*scores.rows], scores.total, scores.own)
            case "fame":
                return _sliced(await store.extremes(scope), first, None)
        league = await store.standings(scope, first=first, count=PAGE, player=player.id)
        return Page([*league.rows], league.total, league.own)

    async def _ratings(self, wanted: Wanted, scope: Scope) -> tuple[list[RatedRow], int]:
        """Who has played in a scope, and the levels that they may have met, the best first; and how many games are not
        counted yet.

        A rating is of all games of the server; in a season of those of the season.
        """
        by_season = wanted.period not in PERIODS[1:]
        since, until = (scope.since, scope.until) if by_season else (0.0, None)
        its = Scope(guild_id=scope.guild_id, game=scope.game, since=since, until=until)
        async with self._pools.hold(its) as (pool, waiting):
            played = await self._core.store.game_counts(scope)
            people = [(rating, player, "") for player, rating in pool.players.items() if player in played]
            levels = [(rating, None, level) for level, rating in pool.levels.items() if wanted.against in (ALL, level)]
        found = sorted([*people, *levels], key=lambda row: (-row[0].shown, row[1] or 0, row[2]))
        rows: list[RatedRow] = []
        for place, (rating, player, level) in enumerate(found, start=1):
            equal = rows and rows[-1].rating.shown == rating.shown
            rows.append(RatedRow(rows[-1].rank if equal else place, player, level, rating))
        return rows, waiting


def people_of(row: Row) -> tuple[int, ...]:
    """The players whom a row names."""
    if isinstance(row, HighScore | Extreme):
        return tuple(row.players)
    return () if row.player is None else (row.player,)


def _sliced(rows: Sequence[Row], first: int, player: Player | None) -> Page[Row]:
    own = next((row for row in rows if player and player.id in people_of(row)), None)
    return Page(rows[first : first + PAGE], len(rows), own)
