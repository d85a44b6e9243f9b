"""Statistics over the results of many games: leaderboards, the hall of fame, a player's totals, games for ratings.

Boards are computed from results. Practice tables, numbered deals (whose cards are public) and, for a player, anything
before they reset their statistics do not count. A forgotten person keeps their rows under the bare player id.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

T = TypeVar("T")

ALL = "all"
PEOPLE = "people"


@dataclass(frozen=True, slots=True, kw_only=True)
class Scope:
    """The games that a board covers.

    ``guild_id`` is the server where they were played, ``None`` for all servers except the excluded ones. ``preset`` is
    ``""`` for every preset. ``changed_rules`` selects the games by changed rules or those by their preset's own rules
    and target, ``None`` both. ``opponents`` is ``all``, ``people`` (no computer at the table), or the highest level of
    computer at the table. The games ended at ``since`` or later, and before ``until``.

    >>> Scope(guild_id=None, game="whist", since=1763694000.0).opponents
    'all'
    """

    guild_id: int | None
    game: str
    preset: str = ""
    changed_rules: bool | None = None
    opponents: str = ALL
    since: float = 0.0
    until: float | None = None


class Standing(NamedTuple):
    """A player's row in the league. ``against`` sums the points of the best opposing side of each game."""

    rank: int
    player: int
    games: int
    won: int
    points: int
    against: int

    @property
    def lost(self) -> int:
        """The number of games not won."""
        return self.games - self.won

    @property
    def ratio(self) -> float:
        """The share of games won, from 0 to 1."""
        return self.won / self.games

    @property
    def average(self) -> float:
        """The points per game."""
        return self.points / self.games


class HighScore(NamedTuple):
    """A side's score in a round, ranked by its margin over the best other side. ``players`` are the people on it."""

    rank: int
    players: tuple[int, ...]
    points: int
    against: int
    preset: str
    level: str
    table_id: str
    round: int
    at: float

    @property
    def margin(self) -> int:
        """The points by which the side beat the best other side."""
        return self.points - self.against


class Page(NamedTuple, Generic[T]):
    """Some rows of a board, the number of all its rows, and the reader's best row wherever it is.

    Equal rows share a rank; their order is the same on every page.
    """

    rows: Sequence[T]
    total: int
    own: T | None


class Extreme(NamedTuple):
    """An entry of the hall of fame: its kind (one of :data:`EXTREMES`), its value, and who achieved it where and when.

    For the kind ``most``, ``feat`` names the feat achieved most often in a round.
    """

    kind: str
    value: int
    players: tuple[int, ...]
    table_id: str
    round: int
    at: float
    feat: str = ""


EXTREMES = (
    "highest-for",
    "lowest-for",
    "highest-against",
    "lowest-against",
    "widest-margin",
    "narrowest-margin",
    "fastest",
    "longest-run",
    "most",
)
"""The kinds of :class:`Extreme`, in display order.

Points for and against a side in a game; the margin of a win; the fewest rounds of a win; the most games won in a row;
the most times something was done in one round. Games that were not played out count only for ``longest-run``.
"""


class PlayerTotals(NamedTuple):
    """A player's results in one game against one level (``""``: people only), and the rounds finished in such games.

    ``feats`` sums what was done in those rounds. ``matches`` are those that ended with such a game; its
    winner has won the match.
    """

    game: str
    level: str
    games: int
    won: int
    points: int
    against: int
    rounds: int
    feats: Mapping[str, int]
    matches: int = 0
    matches_won: int = 0


class GameSummary(NamedTuple):
    """One game of a player. ``ended`` says how it ended if it was not played out."""

    table_id: str
    guild_id: int
    preset: str
    level: str
    won: bool
    points: int
    against: int
    rounds: int
    ended: str
    at: float


class RatedSeat(NamedTuple):
    """The occupant of a seat in a rated game: a player with their ``epoch`` (number of resets before), or the computer.

    ``stood_in`` counts the actions of the game that a computer took as the player's stand-in.
    """

    player: int | None
    epoch: int
    computer: str
    stood_in: int


class RatedSide(NamedTuple):
    """A side of a rated game."""

    points: int
    won: bool
    seats: tuple[RatedSeat, ...]
    ranked: bool = True
    """Whether the game changes the ratings of the side."""


class RatedGame(NamedTuple):
    """A game as ratings need it: ``mark`` is its position in the order of all games.

    ``ended`` says how it ended if it was not played out.
    """

    mark: int
    table_id: str
    at: float
    sides: tuple[RatedSide, ...]
    ended: str = ""


class StatisticsStore(Protocol):
    """Leaderboards, totals and rated games."""

    async def standings(
        self, scope: Scope, *, first: int = 0, count: int = 10, player: int | None = None
    ) -> Page[Standing]:
        """Return ``count`` rows of the league from row ``first`` (from 0), and the row of ``player``.

        Only ranked games. Sorted by games won, then fewest lost, then the difference between points for and against.
        """

    async def high_scores(
        self, scope: Scope, *, first: int = 0, count: int = 10, player: int | None = None
    ) -> Page[HighScore]:
        """Return the widest margins in a round, the earliest first among equals, and the best one of ``player``."""

    async def extremes(self, scope: Scope) -> list[Extreme]:
        """Return the hall of fame in the order of :data:`EXTREMES`, the feats by name; among equals the earliest.

        A kind without an entry is left out.
        """

    async def game_counts(self, scope: Scope) -> dict[int, int]:
        """Return the number of ranked games by player, without players who are on no board of the scope."""

    async def player_totals(self, player: int, guild_id: int | None = None) -> list[PlayerTotals]:
        """Return a player's totals by game and level, on one server or (``None``) on all."""

    async def last_games(self, player: int, scope: Scope, limit: int) -> list[GameSummary]:
        """Return a player's last games, oldest first."""

    async def rated_games(self, scope: Scope, *, after: int = 0, count: int = 1000) -> list[RatedGame]:
        """Return the first ``count`` games marked higher than ``after``, in the order they ended.

        Those of all servers have no barred player.
        """

    async def count_rated_games(self, scope: Scope, *, after: int = 0) -> int:
        """Return the number of games marked higher than ``after``."""

    async def load_ratings(self, pool: str) -> dict[str, Any] | None:
        """Return the saved ratings of a pool, opaque to the store."""

    async def save_ratings(self, pool: str, ratings: Mapping[str, Any]) -> None:
        """Save the ratings of a pool, replacing the earlier ones."""

    async def rating_pools(self) -> list[str]:
        """Return the names of the pools with saved ratings, sorted."""

    async def reset_statistics(self, player: int, at: float) -> None:
        """Reset a player's statistics: games and rounds that ended at ``at`` or before no longer count for them."""

    async def is_excluded(self, guild_id: int) -> bool:
        """Return whether a server has left the boards of all servers; its games stay on its own."""

    async def excluded_guilds(self) -> tuple[int, ...]:
        """Return the servers whose games are not on the boards of all servers: those that left, or are barred."""

    async def set_excluded(self, guild_id: int, excluded: bool) -> None:
        """Exclude a server's games from the boards of all servers, or include them again."""

    async def bar_guild(self, guild_id: int, barred: bool) -> None:
        """Leave a server out of the boards of all servers for the operator, or lift that."""

    async def barred_guilds(self) -> tuple[int, ...]:
        """Return the barred servers."""
