"""Ratings of people and computer levels, computed from finished games with the Plackett-Luce model.

Each game and each preset has its own pools, in which people and computer levels meet; partners are a team. Games by
changed rules are in pools of their own. A rating has a mean and an uncertainty; the displayed value is the mean minus
three times the uncertainty.

What counts: every finished game with a stored result (:mod:`bot.host.table.results`), except at practice tables and of
numbered deals (:attr:`bot.host.table.state.TableState.counts`). Pools of all servers leave out those that opted out.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from openskill.models import PlackettLuce

from data.store import RatedGame, RatedSeat

METHOD = "plackett-luce-1"
"""The method of computation. Stored pools of another method are recomputed."""
SETTLED = 10
"""The number of games until which a rating is provisional."""
_HISTORY = 30
"""The number of latest ratings kept per person or level."""

Rated: TypeAlias = tuple[int, int] | str
"""A rated participant: a player in one of their epochs (see :class:`data.store.RatedSeat`), or a computer's level."""

_MODEL = PlackettLuce()


class Rating(NamedTuple):
    """A rating after a number of games."""

    mu: float
    sigma: float
    games: int

    @property
    def shown(self) -> float:
        """The displayed value."""
        return self.mu - 3 * self.sigma

    @property
    def provisional(self) -> bool:
        """Whether there were too few games for a reliable rating."""
        return self.games < SETTLED


class RatingPoint(NamedTuple):
    """A rating after the game that ended at a time."""

    at: float
    rating: Rating


UNRATED = Rating(_MODEL.mu, _MODEL.sigma, 0)
"""The rating of somebody before their first game."""


class RatingPool:
    """The ratings of everybody in one scope, updated game by game in the order in which the games ended.

    The result depends only on the games, not on the size of the batches.
    """

    def __init__(self) -> None:
        self.mark = 0
        """The mark of the last game."""
        self.games = 0
        self._ratings: dict[Rated, Rating] = {}
        self._curves: defaultdict[Rated, deque[Sequence[Any]]] = defaultdict(lambda: deque(maxlen=_HISTORY))
        """Times and rating fields. Not :class:`RatingPoint`, as there are many, and few are ever read."""
        self._epochs: dict[int, int] = {}

    @property
    def ratings(self) -> Mapping[Rated, Rating]:
        """All current ratings, including those of past epochs."""
        return self._ratings

    @property
    def players(self) -> dict[int, Rating]:
        """The ratings of players, in the epoch of their last game."""
        return {
            player: self._ratings[player, epoch]
            for player, epoch in self._epochs.items()
            if (player, epoch) in self._ratings
        }

    @property
    def levels(self) -> dict[str, Rating]:
        """The ratings of computer levels."""
        return {who: rating for who, rating in self._ratings.items() if isinstance(who, str)}

    def curve(self, player: int) -> tuple[RatingPoint, ...]:
        """Return a player's last ratings, oldest first."""
        values = self._curves[player, self._epochs[player]] if player in self._epochs else ()
        return tuple(RatingPoint(at, Rating(*rating)) for at, *rating in values)

    def add(self, game: RatedGame) -> None:
        """Rate a game: the winner ranks first, the others by points; after a forfeit all losers rank equal.

        The ratings of a side for which the game is not ranked stay.
        """
        self.mark = game.mark
        self.games += 1
        sides = [side for side in game.sides if side.seats]
        teams = [list(map(_who, side.seats)) for side in sides]
        for seat in (seat for side in sides for seat in side.seats):
            if seat.player is not None:
                self._epochs[seat.player] = max(seat.epoch, self._epochs.get(seat.player, 0))
        if len(teams) < 2 or not any(side.ranked for side in sides):
            return
        keys = [(side.won, 0 if game.ended else side.points) for side in sides]
        ranks = [float(sum(other > key for other in keys)) for key in keys]
        before = [[self._ratings.get(who, UNRATED) for who in team] for team in teams]
        rated = _MODEL.rate([[_MODEL.create_rating([r.mu, r.sigma]) for r in team] for team in before], ranks=ranks)
        updates: defaultdict[Rated, list[tuple[float, float]]] = defaultdict(list)
        for side, team, after in zip(sides, teams, rated, strict=True):
            for who, rating in zip(team, after if side.ranked else (), strict=side.ranked):
                updates[who].append((rating.mu, rating.sigma))
        for who, values in updates.items():
            # A level may have played several seats: take the mean of their updates.
            mu, sigma = (sum(column) / len(values) for column in zip(*values, strict=True))
            self._ratings[who] = Rating(mu, sigma, self._ratings.get(who, UNRATED).games + 1)
            self._curves[who].append([game.at, *self._ratings[who]])

    def to_json(self) -> dict[str, Any]:
        """Return the JSON form."""
        unrated = sorted(
            [player, epoch] for player, epoch in self._epochs.items() if (player, epoch) not in self._ratings
        )
        return {
            **({"unrated": unrated} if unrated else {}),
            "mark": self.mark,
            "games": self.games,
            "curves": [
                [who if isinstance(who, str) else [*who], [*map(list, self._curves[who])]]
                for who in sorted(self._ratings, key=str)
            ],
        }

    @classmethod
    def from_json(cls, form: Mapping[str, Any]) -> RatingPool:
        """Read the JSON form."""
        pool = cls()
        pool.mark, pool.games = form["mark"], form["games"]
        for who, curve in form["curves"]:
            rated: Rated = who if isinstance(who, str) else (who[0], who[1])
            pool._curves[rated].extend(curve)
            pool._ratings[rated] = Rating(*curve[-1][1:])
            if not isinstance(rated, str):
                pool._epochs[rated[0]] = max(rated[1], pool._epochs.get(rated[0], 0))
        pool._epochs.update(form.get("unrated", ()))
        return pool


def _who(seat: RatedSeat) -> Rated:
    return seat.computer if seat.player is None else (seat.player, seat.epoch)
