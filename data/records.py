"""Records: what is read from the results of many games, and the part of the store's contract that reads it.

Boards are computed from results; nothing is counted beside them. Only what counts is on them: no practice table, no
numbered deal, whose cards are public, and of a player nothing from before they began their statistics anew. A person
who was forgotten keeps their rows, as a bare number.
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
    """Which games a board is about.

    ``guild_id`` is the server that they were played in, ``None`` everywhere: in every server but those that left.
    ``preset`` is ``""`` for every one. ``opponents`` are ``all``, ``people`` (no computer sat there), or the highest
    level of computer that sat there. They ended at ``since`` or later, and before ``until``.
    """

    guild_id: int | None
    game: str
    preset: str = ""
    opponents: str = ALL
    since: float = 0.0
    until: float | None = None


class Standing(NamedTuple):
    """A player in the league: games and what they brought. ``against`` adds up the best of the other sides."""

    rank: int
    player: int
    games: int
    won: int
    points: int
    against: int

    @property
    def lost(self) -> int:
        """The games that others won."""
        return self.games - self.won

    @property
    def ratio(self) -> float:
        """How much of the games they won."""
        return self.won / self.games

    @property
    def average(self) -> float:
        """The points of a game."""
        return self.points / self.games


class HighScore(NamedTuple):
    """What a side made of a round, by its difference from the best other side. ``players`` are the people on it."""

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
        """The difference."""
        return self.points - self.against


class Page(NamedTuple, Generic[T]):
    """Some rows of a board, of how many, and the asker's best row wherever it stands.

    Equals share a rank; their order is the same on every page.
    """

    rows: Sequence[T]
    total: int
    own: T | None


class Extreme(NamedTuple):
    """An entry of the hall of fame: of what kind (:data:`EXTREMES`), how much, and who did it where and when.

    ``feat`` names what was done most often in a round, for the kind ``most``.
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
"""The kinds of :class:`Extreme`, in their order.

Points for and against a side in a game; by how much a game was won; in how few rounds; how many games running a player
won; how often something was done in one round. Games that were not played to their end count for the run only.
"""


class Totals(NamedTuple):
    """A player's games of one kind against one level (``""``: people only), and the rounds finished in such games.

    ``feats`` adds up what was done in those rounds.
    """

    game: str
    level: str
    games: int
    won: int
    points: int
    against: int
    rounds: int
    feats: Mapping[str, int]


class Outing(NamedTuple):
    """One game of a player: ``ended`` is how, unless it was played to its end."""

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
    """Who sat on a seat of a rated game: a player in their ``epoch`` (how often they had begun anew), or the computer.

    ``stood_in`` is how many actions of the game a computer took in the player's stead.
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


class RatedGame(NamedTuple):
    """A game as ratings need it: ``mark`` is its place in the order of all games, and ``ended`` how it ended, unless it
    was played to its end.
    """

    mark: int
    table_id: str
    at: float
    sides: tuple[RatedSide, ...]
    ended: str = ""


class Season(NamedTuple):
    """A season of a server: from 1, since when, and until when (``None``: it goes on)."""

    number: int
    since: float
    until: float | None


class Records(Protocol):
    """The part of the store that is about the results of many games. See :class:`data.store.Store`."""

    async def standings(
        self, scope: Scope, *, first: int = 0, count: int = 10, player: int | None = None
    ) -> Page[Standing]:
        """The league: ``count`` rows from row ``first`` on (from 0), and that of ``player``.

        Ordered by games won, then by fewer lost, then by the difference of points for and against.
        """

    async def high_scores(
        self, scope: Scope, *, first: int = 0, count: int = 10, player: int | None = None
    ) -> Page[HighScore]:
        """The best differences in a round, the widest first, and of equals the first; and the best of ``player``."""

    async def extremes(self, scope: Scope) -> list[Extreme]:
        """The hall of fame, in the order of :data:`EXTREMES`, the feats by name; of equals who was first.

        A kind that nobody has reached yet is left out.
        """

    async def played(self, scope: Scope) -> dict[int, int]:
        """Who played, and how many games."""

    async def totals_of(self, player: int, guild_id: int | None = None) -> list[Totals]:
        """What a player made of all their games, in a server or (``None``) everywhere: by game and level."""

    async def series(self, player: int, scope: Scope, last: int) -> list[Outing]:
        """A player's last games, oldest first."""

    async def rating_games(self, scope: Scope, *, after: int = 0, count: int = 1000) -> list[RatedGame]:
        """Games in the order in which they ended, the first ``count`` of those marked higher than ``after``."""

    async def rating_games_left(self, scope: Scope, *, after: int = 0) -> int:
        """How many games :meth:`rating_games` has that are marked higher than ``after``."""

    async def kept_ratings(self, pool: str) -> dict[str, Any] | None:
        """The ratings that were kept last of a pool. The store does not ask what they mean."""

    async def keep_ratings(self, pool: str, ratings: Mapping[str, Any]) -> None:
        """Keeps the ratings of a pool, in place of what was kept before."""

    async def rating_pools(self) -> list[str]:
        """The pools of which ratings are kept, by name."""

    async def reset_stats(self, player: int, at: float) -> None:
        """Begins a player's statistics anew: what ended at ``at`` or before counts no more for them."""

    async def guild_settings(self, guild_id: int) -> dict[str, Any]:
        """What a server has set. The store does not ask what it means."""

    async def set_guild_settings(self, guild_id: int, settings: Mapping[str, Any]) -> None:
        """Keeps what a server has set, in place of what was kept before."""

    async def left_everywhere(self, guild_id: int) -> bool:
        """Whether a server's games are left out everywhere but in the server itself."""

    async def absent(self) -> tuple[int, ...]:
        """The servers whose games are left out everywhere but in the server itself."""

    async def set_left_everywhere(self, guild_id: int, left: bool) -> None:
        """Leaves a server's games out everywhere but in the server itself, or takes them in again."""

    async def seasons(self, guild_id: int) -> list[Season]:
        """A server's seasons, oldest first; the last goes on. The first began before all games."""

    async def new_season(self, guild_id: int, at: float, *, expect: int) -> None:
        """Ends season ``expect`` and begins the next.

        Raises :class:`data.store.Conflict` if it is not the one that goes on, or began later than ``at``.
        """
