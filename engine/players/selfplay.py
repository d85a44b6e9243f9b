"""Computer players against each other on mirrored deals: who is stronger, and how sure that is.

A *contest* plays every deal once from each place: with two sides twice, with the players' places exchanged. What luck
the cards bring falls to all alike, so far fewer deals tell two players apart.
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
"""What a player does with a view, and with the seed that is all the chance it has."""

NORMAL = 1.96
"""Standard errors on either side of a mean that hold the truth 95 times in 100."""


class Outcome(NamedTuple):
    """One playing of a deal: the points of each side, who played it, and who had most.

    ``players`` are places in the contest's list, by side.
    """

    deal: int
    players: tuple[int, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]


class Estimate(NamedTuple):
    """A mean, and the ends of its 95 % interval; they are the mean itself where there is but one sample."""

    mean: float
    low: float
    high: float


class Standing(NamedTuple):
    """How one player of a contest did: its share of the wins, and its points beyond the others' mean."""

    wins: Estimate
    margin: Estimate


def deals_of(seed: str, number: int) -> Deals:
    """The cards of a contest's deal: the same for everybody who names the same seed."""
    return Deals(hashlib.sha256(f"cardroom selfplay {seed} {number}".encode()).digest(), "", ())


def places(players: int, sides: int) -> Iterator[tuple[int, ...]]:
    """Which player has which side, once for each playing of a deal: everybody sits everywhere equally often.

    Raises ``ValueError`` where the players cannot be dealt out evenly.
    """
    if sides % players:
        raise ValueError(f"{players} players do not share {sides} sides evenly")
    for first in range(players):
        yield tuple((first + side) % players for side in range(sides))


def play(
    rules: Rules, seats: int, choosers: Sequence[Chooser], deals: Deals, *, seed: str, whole: bool
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Plays the first round of a game, or the ``whole`` game: the points by side, and who has won it.

    ``choosers`` go by side. A round is won by the most points; a game that the deals do not suffice for, too.
    """
    game = Game(rules, seats, deals)
    while game.to_act and len(game.scores) < (ROUNDS if whole else 1):
        seat = game.to_act[0]
        game.play(seat, choosers[game.sides[seat]](game.view(seat), f"{seed} {seat}"))
    best = max(game.totals)
    leaders = tuple(side for side, total in enumerate(game.totals) if total == best)
    return game.totals, (game.winners if whole and game.winners else leaders)


def contest(
    rules: Rules, seats: int, players: Sequence[Chooser], numbers: Iterable[int], *, seed: str = "", whole: bool = False
) -> Iterator[Outcome]:
    """Plays the deals of these numbers, each from every place."""
    sides = max(rules.sides(seats)) + 1
    for number in numbers:
        deals = deals_of(seed, number)
        for its in places(len(players), sides):
            choosers = [players[player] for player in its]
            points, winners = play(rules, seats, choosers, deals, seed=f"{seed} {number}", whole=whole)
            yield Outcome(number, its, points, winners)


def standings(outcomes: Iterable[Outcome]) -> tuple[Standing, ...]:
    """How each player did. A deal is one sample: its playings share their cards, and are not independent."""
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
    """The share of a win that a player has: several sides at the head divide it."""
    return sum(outcome.players[side] == player for side in outcome.winners) / len(outcome.winners)


def _margin(outcome: Outcome, player: int) -> float:
    own = [points for points, its in zip(outcome.points, outcome.players, strict=True) if its == player]
    others = [points for points, its in zip(outcome.points, outcome.players, strict=True) if its != player]
    return fmean(own) - fmean(others) if others else 0.0


def _estimate(samples: Sequence[float]) -> Estimate:
    mean = fmean(samples)
    error = NORMAL * stdev(samples) / sqrt(len(samples)) if len(samples) > 1 else 0.0
    return Estimate(mean, mean - error, mean + error)
