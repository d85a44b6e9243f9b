"""Ratings: how well people and computers play, worked out from the games that they have finished.

Each family of games has a pool of its own, in which people and the computers' levels meet. Partners are a team. A
rating is a value and how uncertain it is (the model of Plackett and Luce); what is shown is what somebody can be
trusted to reach, three times the uncertainty below the value.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from openskill.models import PlackettLuce

from data.store import RatedGame, RatedSeat

METHOD = "plackett-luce-1"
"""How ratings are worked out. Those that were kept by another method are worked out anew."""
SETTLED = 10
"""From so many games on, a rating is no longer provisional."""
_CURVE = 30
"""How many of the last values are remembered of everybody."""

Rated: TypeAlias = tuple[int, int] | str
"""Who is rated: a player in one of their epochs (see :class:`data.store.RatedSeat`), or a computer's level."""

_MODEL = PlackettLuce()


class Rating(NamedTuple):
    """A rating after so many games."""

    mu: float
    sigma: float
    games: int

    @property
    def shown(self) -> float:
        """What is shown of it: what can be relied on."""
        return self.mu - 3 * self.sigma

    @property
    def provisional(self) -> bool:
        """Whether there were too few games for much to be said."""
        return self.games < SETTLED


class RatingPoint(NamedTuple):
    """A rating after a game that ended then."""

    at: float
    rating: Rating


_BEGINNING = Rating(_MODEL.mu, _MODEL.sigma, 0)


class RatingPool:
    """Ratings of all who have met in one family of games, worked out game by game in the order in which they ended.

    The same games give the same ratings, however many are added at once.
    """

    def __init__(self) -> None:
        self.mark = 0
        """That of the last game."""
        self.games = 0
        self._ratings: dict[Rated, Rating] = {}
        self._curves: defaultdict[Rated, deque[Sequence[Any]]] = defaultdict(lambda: deque(maxlen=_CURVE))
        """When, and the fields of the rating: there are many, and few are ever looked at."""
        self._epochs: dict[int, int] = {}

    @property
    def ratings(self) -> Mapping[Rated, Rating]:
        """Everybody's, as it stands; of epochs that are over too."""
        return self._ratings

    @property
    def players(self) -> dict[int, Rating]:
        """Those of the players, in the epoch of their last game."""
        return {
            player: self._ratings[player, epoch]
            for player, epoch in self._epochs.items()
            if (player, epoch) in self._ratings
        }

    @property
    def levels(self) -> dict[str, Rating]:
        """Those of the computers' levels."""
        return {who: rating for who, rating in self._ratings.items() if isinstance(who, str)}

    def curve(self, player: int) -> tuple[RatingPoint, ...]:
        """The last of a player's ratings, oldest first."""
        values = self._curves[player, self._epochs[player]] if player in self._epochs else ()
        return tuple(RatingPoint(at, Rating(*rating)) for at, *rating in values)

    def add(self, game: RatedGame) -> None:
        """Rates a game: who has won comes first, the others by their points; all alike, if one of them gave it up."""
        self.mark = game.mark
        self.games += 1
        sides = [side for side in game.sides if side.seats]
        teams = [list(map(_who, side.seats)) for side in sides]
        for seat in (seat for side in sides for seat in side.seats):
            if seat.player is not None:
                self._epochs[seat.player] = max(seat.epoch, self._epochs.get(seat.player, 0))
        if len(teams) < 2:
            return
        better = [(side.won, 0 if game.ended else side.points) for side in sides]
        ranks = [float(sum(other > its for other in better)) for its in better]
        before = [[self._ratings.get(who, _BEGINNING) for who in team] for team in teams]
        rated = _MODEL.rate([[_MODEL.create_rating([r.mu, r.sigma]) for r in team] for team in before], ranks=ranks)
        found: defaultdict[Rated, list[tuple[float, float]]] = defaultdict(list)
        for team, after in zip(teams, rated, strict=True):
            for who, its in zip(team, after, strict=True):
                found[who].append((its.mu, its.sigma))
        for who, values in found.items():
            # A level may have sat on several seats: it has learned something on each.
            mu, sigma = (sum(column) / len(values) for column in zip(*values, strict=True))
            self._ratings[who] = Rating(mu, sigma, self._ratings.get(who, _BEGINNING).games + 1)
            self._curves[who].append([game.at, *self._ratings[who]])

    def to_json(self) -> dict[str, Any]:
        """All of it, for :meth:`from_json`."""
        return {
            "mark": self.mark,
            "games": self.games,
            "curves": [
                [who if isinstance(who, str) else [*who], [*map(list, self._curves[who])]]
                for who in sorted(self._ratings, key=str)
            ],
        }

    @classmethod
    def from_json(cls, form: Mapping[str, Any]) -> RatingPool:
        """The pool that :meth:`to_json` wrote."""
        pool = cls()
        pool.mark, pool.games = form["mark"], form["games"]
        for who, curve in form["curves"]:
            rated: Rated = who if isinstance(who, str) else (who[0], who[1])
            pool._curves[rated].extend(curve)
            pool._ratings[rated] = Rating(*curve[-1][1:])
            if not isinstance(rated, str):
                pool._epochs[rated[0]] = max(rated[1], pool._epochs.get(rated[0], 0))
        return pool


def _who(seat: RatedSeat) -> Rated:
    return seat.computer if seat.player is None else (seat.player, seat.epoch)
