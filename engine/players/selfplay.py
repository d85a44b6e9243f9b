"""Matches between computer players on mirrored deals, to measure which is stronger and how certain that is.

A *contest* plays every deal once in each seating: with two sides twice, with the players swapped. Every player gets
the same cards, so far fewer deals are needed to tell two players apart.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple, TypeAlias

from engine.deal import ROUNDS, Deals
from engine.game import Game
from engine.rules import Rules
from engine.types import Action
from engine.view import View

Chooser: TypeAlias = Callable[[View, str], Action]
"""Chooses an action from a view and the player's seed."""

NORMAL = 1.96
"""Half the width of a 95 % confidence interval, in standard errors."""
_NARROW = 2.0
"""The width of an interval of which whole numbers would say too little."""


class Outcome(NamedTuple):
    """One playing of a deal: by side, the player (its index in the contest's list) and the points; and the winners."""

    deal: int
    players: tuple[int, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]


class Estimate(NamedTuple):
    """A mean and its 95 % confidence interval, which is the mean itself for a single sample."""

    mean: float
    low: float
    high: float

    def signed(self) -> tuple[str, ...]:
        """Return the numbers with their signs, in hundredths if the interval is narrow.

        >>> Estimate(0.125, -0.5, 0.75).signed(), Estimate(80.4, 50, 110.6).signed()
        (('+0.12', '-0.50', '+0.75'), ('+80', '+50', '+111'))
        """
        digits = 2 if self.high - self.low < _NARROW else 0
        return tuple(f"{value:+.{digits}f}" for value in self)


class Standing(NamedTuple):
    """A player's share of the wins, and its points above the mean of the others."""

    wins: Estimate
    margin: Estimate


def deals_of(seed: str, number: int) -> Deals:
    """Return the deals of a contest's game, determined by the seed and the number."""
    return Deals(hashlib.sha256(f"cardroom selfplay {seed} {number}".encode()).digest(), "", ())


def seatings(players: int, sides: int) -> Iterator[tuple[int, ...]]:
    """Yield the player of each side for each playing of a deal. Every player plays every side equally often.

    Raises ``ValueError`` if the sides cannot be shared evenly.

    >>> list(seatings(2, 2))
    [(0, 1), (1, 0)]
    """
    if sides % players:
        raise ValueError(f"{players} players do not share {sides} sides evenly")
    for first in range(players):
        yield tuple((first + side) % players for side in range(sides))


def play(
    rules: Rules, seats: int, choosers: Sequence[Chooser], deals: Deals, *, seed: str, whole: bool
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Play the first round of a game, or the ``whole`` game, and return the points by side and the winners.

    ``choosers`` are by side. Who is ahead wins a round, and also a game that runs out of deals.
    """
    game = Game(rules, seats, deals)
    while game.to_act and len(game.scores) < (ROUNDS if whole else 1):
        seat = game.to_act[0]
        game.play(seat, choosers[game.sides[seat]](game.view(seat), f"{seed} {seat}"))
    return game.totals, ((whole and game.winners) or rules.ahead(dict(enumerate(game.totals))))


def contest(
    rules: Rules, seats: int, players: Sequence[Chooser], numbers: Iterable[int], *, seed: str = "", whole: bool = False
) -> Iterator[Outcome]:
    """Play the deals of these numbers, each in every seating."""
    sides = max(rules.sides(seats)) + 1
    for number in numbers:
        deals = deals_of(seed, number)
        for seating in seatings(len(players), sides):
            choosers = [players[player] for player in seating]
            points, winners = play(rules, seats, choosers, deals, seed=f"{seed} {number}", whole=whole)
            yield Outcome(number, seating, points, winners)


def standings(outcomes: Iterable[Outcome]) -> tuple[Standing, ...]:
    """Return how each player did. A deal is one sample: its playings share the cards and are not independent."""
    by_deal: dict[int, list[Outcome]] = {}
    for outcome in outcomes:
        by_deal.setdefault(outcome.deal, []).append(outcome)
    players = range(1 + max(player for playings in by_deal.values() for one in playings for player in one.players))
    return tuple(
        Standing(
            _estimate([fmean(_won(one, player) for one in playings) for playings in by_deal.values()]),
            _estimate([fmean(_margin(one, player) for one in playings) for playings in by_deal.values()]),
        )
        for player in players
    )


def _won(outcome: Outcome, player: int) -> float:
    """Return a player's share of the win; several winning sides divide it."""
    return sum(outcome.players[side] == player for side in outcome.winners) / len(outcome.winners)


def _margin(outcome: Outcome, player: int) -> float:
    own = [points for points, who in zip(outcome.points, outcome.players, strict=True) if who == player]
    others = [points for points, who in zip(outcome.points, outcome.players, strict=True) if who != player]
    return fmean(own) - fmean(others) if others else 0.0


def _estimate(samples: Sequence[float]) -> Estimate:
    mean = fmean(samples)
    error = NORMAL * stdev(samples) / sqrt(len(samples)) if len(samples) > 1 else 0.0
    return Estimate(mean, mean - error, mean + error)
