"""Boards: the games that one covers, and its rows."""

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


class _Counted(Protocol):
    @property
    def games(self) -> int: ...

    @property
    def won(self) -> int: ...


class _WonAndLost:
    """What follows from the games of a row and those won."""

    __slots__ = ()

    @property
    def lost(self: _Counted) -> int:
        """The number of games not won."""
        return self.games - self.won

    @property
    def ratio(self: _Counted) -> float:
        """The share of games won, from 0 to 1."""
        return self.won / self.games


class _Standing(NamedTuple):
    rank: int
    player: int
    games: int
    won: int
    points: int
    against: int


class Standing(_Standing, _WonAndLost):
    """A player's row in the league. ``against`` sums the points of the best opposing side of each game."""

    __slots__ = ()

    @property
    def average(self) -> float:
        """The points per game."""
        return self.points / self.games


class _PairStanding(NamedTuple):
    rank: int
    players: tuple[int, int]
    games: int
    won: int


class PairStanding(_PairStanding, _WonAndLost):
    """The row of two partners on the board of pairs; the smaller number of the ``players`` comes first."""

    __slots__ = ()


class Companion(NamedTuple):
    """A player's partner or opponent: their games, and those that the player won or lost.

    An opponent won the lost games; with more than two sides, neither of both may have won a game.
    """

    player: int
    games: int
    won: int
    lost: int


class Meeting(NamedTuple):
    """Games of two people, by the people on the first one's side and on the other's; as partners without ``theirs``.

    ``won`` counts the games of the first one's side, ``lost`` those of the other side, or those that partners lost.
    """

    game: str
    ours: tuple[int, ...]
    theirs: tuple[int, ...]
    games: int
    won: int
    lost: int


class HighScore(NamedTuple):
    """A side's score in rounds, ranked by its margin over the best other side. ``players`` are the people on it.

    The same people have one row for equal scores; ``times`` counts them, the rest is about the earliest.
    """

    rank: int
    players: tuple[int, ...]
    points: int
    against: int
    preset: str
    level: str
    table_id: str
    round: int
    at: float
    times: int = 1

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
    """A player's results in one game against one level (``""``: people only), with the rounds finished in such games.

    Games by changed rules have rows of their own.

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
    changed_rules: bool = False


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


class Played(NamedTuple):
    """A player's ranked games by the rules of a preset, or by changed ones, in a server (``here``) or elsewhere.

    ``lately`` counts those since a certain time.
    """

    game: str
    preset: str
    changed_rules: bool
    here: bool
    games: int
    lately: int


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


OFF_EVERYWHERE = "SELECT guild_id FROM guilds WHERE left_everywhere OR barred"
"""The query for the servers whose games are on no board of all servers."""

_OFF_OR_REMOVED = f"{OFF_EVERYWHERE} UNION ALL SELECT -guild_id FROM guilds WHERE left_everywhere OR barred"
"""The same, with the numbers that results removed from a server's own boards have: :mod:`data.store.servers`."""


def scope_clause(scope: Scope, **columns: str) -> tuple[str, dict[str, Any]]:
    """Return the WHERE clause for rows ``b`` within a scope, and its values; ``columns`` replaces column names."""
    clauses = [f"{columns.get('game', 'b.game')} = :game", guild_clause(scope.guild_id)]
    if scope.preset:
        clauses.append(f"{columns.get('preset', 'b.preset')} = :preset")
    if scope.changed_rules is not None:
        clauses.append(f"{columns.get('changed_rules', 'b.changed_rules')} = :changed_rules")
    if scope.opponents != ALL:
        clauses.append("b.level = :level")
    if scope.since:
        clauses.append("b.at >= :since")
    if scope.until is not None:
        clauses.append("b.at < :until")
    return " AND ".join(clauses), {
        "game": scope.game,
        "guild_id": scope.guild_id,
        "preset": scope.preset,
        "changed_rules": scope.changed_rules,
        "level": "" if scope.opponents == PEOPLE else scope.opponents,
        "since": scope.since,
        "until": scope.until,
    }


def board_clause(scope: Scope) -> tuple[str, dict[str, Any]]:
    """Return the WHERE clause for scores ``b`` on the boards of a scope, and its values."""
    where, values = scope_clause(scope)
    return f"{where} AND b.reach >= {_reach(scope)}", values


def listed(scope: Scope, player: str) -> str:
    """Return the clause for a player who may be named on the boards of a scope."""
    return (
        f"{player} NOT IN (SELECT id FROM players WHERE {'(hidden OR barred)' if scope.guild_id is None else 'hidden'})"
    )


def _reach(scope: Scope) -> int:
    return 2 if scope.guild_id is None else 1


def guild_clause(guild_id: int | None, column: str = "b.guild_id") -> str:
    """Return the clause for rows ``b`` of a server, or (``None``) of all servers that are not excluded."""
    if guild_id is None:
        # Evaluated once per query: usually no server is excluded, and rows need no lookup.
        return f"(NOT EXISTS ({OFF_EVERYWHERE}) OR {column} NOT IN ({_OFF_OR_REMOVED}))"
    return f"{column} = :guild_id"
