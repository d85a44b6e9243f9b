"""Measures how well formats of tournaments find the best: ``python -m tests.bench.tournaments fields`` and ``play``.

``fields`` simulates fields of players whose strengths are normally distributed, with a standard deviation of 1. The
margin of a match is the difference of the two strengths, plus the luck of the deal for seat 0, plus noise of its own.
With the same cards, all tables of a round have the same luck of the deal.

``play`` takes the margins from games that computers of all levels have played: every level against every level at each
of a number of deals, several times. A table gets the margin of such a game at its deal.

In both, seeds are drawn, and a match is one game or one set of rounds. The error is the mean distance between an
entry's place and the place that its strength deserves.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from math import sqrt
from statistics import fmean, pstdev, stdev
from typing import NamedTuple, TypeAlias

import click

from bot.host.tournaments.formats.field import FormatSettings
from bot.host.tournaments.formats.scoring import duplicate_points
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.players import LEVELS, choose
from engine.players.selfplay import NORMAL
from tests.host.tournaments.fields import Simulation

FINENESS = 1000
"""Points at the table for a margin of one standard deviation."""

Margin: TypeAlias = Callable[[int, int, object], int]
"""The margin of seat 0, from the two players and the deal."""


class Event(NamedTuple):
    """A kind of tournament to compare. ``tie_break``: duplicate points only break ties of match points."""

    name: str
    format: str
    entrants: int
    same_cards: bool = False
    tie_break: bool = False
    rounds: int = 0


LARGE = (
    Event("knockout", "knockout", 64),
    Event("double knockout", "double-knockout", 64),
    Event("Swiss, 6 rounds", "swiss", 64),
    Event("Swiss, 6 rounds, same cards, ties by duplicate points", "swiss", 64, same_cards=True, tie_break=True),
    Event("Swiss, 6 rounds, same cards, duplicate points", "swiss", 64, same_cards=True),
)
SMALL = (
    Event("knockout", "knockout", 12),
    Event("double knockout", "double-knockout", 12),
    Event("Swiss, 5 rounds", "swiss", 12, rounds=5),
    Event("Swiss, 5 rounds, same cards, ties by duplicate points", "swiss", 12, True, True, 5),
    Event("Swiss, 5 rounds, same cards, duplicate points", "swiss", 12, True, rounds=5),
    Event("round robin", "round-robin", 12),
    Event("round robin, same cards, ties by duplicate points", "round-robin", 12, True, True),
    Event("round robin, same cards, duplicate points", "round-robin", 12, True),
)


class Outcome(NamedTuple):
    """The mean error of a tournament's places, and whether the best won."""

    won: bool
    error: float


def play_out(event: Event, margin: Margin, deal: Callable[[], object], chance: int) -> list[int]:
    """Play a tournament and return its entries in the order of the standings. ``deal`` draws a deal."""
    scored = event.same_cards and not event.tie_break
    simulation = Simulation(event.format, event.entrants, FormatSettings(event.rounds, duplicate=scored), chance)
    while paired := simulation.pair():
        common = deal()
        for match in paired:
            first, second = match.sides
            if second is not None:
                points = margin(first, second, common if event.same_cards else deal())
                winner = first if points > 0 else second if points < 0 else None
                if winner is None and not simulation.format.draws:
                    winner = simulation.random.choice((first, second))
                simulation.end(match, winner, points=(max(points, 0), max(-points, 0)))
    order = [line.entry for line in simulation.places]
    if event.tie_break:
        shares = duplicate_points(simulation.field.matches)
        won = {line.entry: dict(line.values)["points"] for line in simulation.places}
        own = {entry: sum(share for (_, each), share in shares.items() if each == entry) for entry in order}
        order.sort(key=lambda entry: (-won[entry], -own[entry]))
    return order


def simulated(chance: int, event: Event, luck: float, noise: float) -> Outcome:
    """Return the outcome of a tournament of a random field."""
    rng = random.Random(chance)
    strengths = {entry: rng.gauss(0, 1) for entry in range(1, event.entrants + 1)}

    def margin(first: int, second: int, deal: object) -> int:
        assert isinstance(deal, float)
        return round(FINENESS * (strengths[first] - strengths[second] + deal + rng.gauss(0, noise)))

    order = play_out(event, margin, lambda: rng.gauss(0, luck), chance)
    deserved = sorted(order, key=lambda entry: -strengths[entry])
    error = fmean(abs(place - deserved.index(entry)) for place, entry in enumerate(order))
    return Outcome(order[0] == deserved[0], error)


class Library(NamedTuple):
    """Margins of games that were played: by deal, the level in seat 0 and in seat 1, and the number of the repeat."""

    margins: dict[tuple[int, int, int, int], int]
    deals: int
    copies: int


def played(preset: str, game: str, deals: int, copies: int) -> Library:
    """Play every level against every level at each deal, once for each two copies of them."""
    with ProcessPoolExecutor() as pool:
        found = pool.map(partial(played_at, preset, game, copies), range(deals))
        return Library({place: margin for margins in found for place, margin in margins.items()}, deals, copies)


def played_at(preset: str, game: str, copies: int, deal: int) -> dict[tuple[int, int, int, int], int]:
    """Play the games at one deal."""
    rules = GAMES[game].of(preset).for_fixed_rounds()
    seed = hashlib.sha256(f"cardroom tournament simulation {deal}".encode()).digest()
    margins = {}
    for first, second, repeat in product(range(len(LEVELS)), range(len(LEVELS)), range(copies**2)):
        match = Game(rules, 2, Deals(seed, f"simulation {deal}", ()), rules.fixed_rounds.rounds)
        while match.to_act:
            seat = match.to_act[0]
            level = LEVELS[second if seat else first]
            match.play(seat, choose(match.view(seat), level, f"{level} {seat} {repeat}"))
        margins[deal, first, second, repeat] = match.totals[0] - match.totals[1]
    return margins


def spreads(library: Library) -> tuple[float, float, float]:
    """Return the standard deviations of a library's margins: by players, by the deal, and of what is left."""
    pairs = [(first, second) for first in range(len(LEVELS)) for second in range(len(LEVELS))]
    repeats = range(library.copies**2)
    by_pair = {
        pair: fmean(library.margins[deal, *pair, repeat] for deal in range(library.deals) for repeat in repeats)
        for pair in pairs
    }
    by_deal = [
        fmean(library.margins[deal, *pair, repeat] - by_pair[pair] for pair in pairs for repeat in repeats)
        for deal in range(library.deals)
    ]
    left = [
        margin - by_pair[first, second] - by_deal[deal] for (deal, first, second, _), margin in library.margins.items()
    ]
    strengths = [
        fmean(by_pair[level, other] - by_pair[other, level] for other in range(len(LEVELS))) / 2
        for level in range(len(LEVELS))
    ]
    return pstdev(strengths), pstdev(by_deal), pstdev(left)


def with_computers(chance: int, event: Event, library: Library) -> Outcome:
    """Return the outcome of a tournament of copies of all levels. Equals deserve each other's places."""
    rng = random.Random(chance)
    players = [(level, copy) for level in range(len(LEVELS)) for copy in range(library.copies)]
    rng.shuffle(players)
    unused: list[int] = []

    def margin(first: int, second: int, deal: object) -> int:
        assert isinstance(deal, int)
        (one, copy), (other, its) = players[first - 1], players[second - 1]
        return library.margins[deal, one, other, copy * library.copies + its]

    def draw() -> int:
        if not unused:
            unused.extend(rng.sample(range(library.deals), library.deals))
        return unused.pop()

    order = [players[entry - 1][0] for entry in play_out(event, margin, draw, chance)]
    last = len(LEVELS) - 1
    errors = []
    for place, level in enumerate(order):
        best = (last - level) * library.copies
        errors.append(max(0, best - place, place - best - library.copies + 1))
    return Outcome(order[0] == last, fmean(errors))


def table(events: Sequence[Event], times: int, outcome: Callable[..., Outcome]) -> Iterator[str]:
    """Yield the rows of the documentation's table, with 95 % intervals."""
    yield "| tournament | matches of each | the best wins | error |"
    yield "|---|---|---|---|"
    with ProcessPoolExecutor() as pool:
        for event in events:
            outcomes = list(pool.map(partial(outcome, event=event), range(times), chunksize=5))
            won = fmean(each.won for each in outcomes)
            share = f"{100 * won:.0f} ± {100 * NORMAL * sqrt(won * (1 - won) / times):.0f} %"
            errors = [each.error for each in outcomes]
            error = f"{fmean(errors):.2f} ± {NORMAL * stdev(errors) / sqrt(times):.2f}"
            yield f"| {event.name} | {matches_of_each(event)} | {share} | {error} |"


def matches_of_each(event: Event) -> str:
    """Return how many matches an entry plays."""
    simulation = Simulation(event.format, event.entrants, FormatSettings(event.rounds))
    for _ in simulation.run():
        pass
    counts = [
        sum(match.sides[1] is not None for match in simulation.field.of(entry))
        for entry in range(1, event.entrants + 1)
    ]
    return str(max(counts)) if min(counts) == max(counts) else f"{min(counts)} to {max(counts)}"


@click.group()
def main() -> None:
    """Measure how well formats of tournaments find the best."""


@main.command()
@click.option(
    "--large", type=click.IntRange(2), default=100, show_default=True, help="Tournaments of 64, of each kind."
)
@click.option("--small", type=click.IntRange(2), default=400, show_default=True, help="Tournaments of 12, likewise.")
@click.option("--luck", default=2.0, show_default=True, help="Of the deal, in standard deviations of strength.")
@click.option("--noise", default=1.0, show_default=True, help="Of a match, likewise.")
def fields(*, large: int, small: int, luck: float, noise: float) -> None:
    """Simulate fields of 64 and of 12 with normally distributed strengths."""
    for events, times in ((LARGE, large), (SMALL, small)):
        for line in table(events, times, partial(simulated, luck=luck, noise=noise)):
            click.echo(line)
        click.echo()


@main.command()
@click.option("--times", type=click.IntRange(2), default=1000, show_default=True, help="Tournaments of each kind.")
@click.option("--game", default="gin", show_default=True)
@click.option("--preset", default="standard", show_default=True)
@click.option("--deals", type=click.IntRange(2), default=20, show_default=True)
def play(*, times: int, game: str, preset: str, deals: int) -> None:
    """Let two computers of each level meet, with games that all levels have played against each other."""
    library = played(preset, game, deals, copies=2)
    skill, luck, noise = spreads(library)
    click.echo(f"{len(library.margins)} games; standard deviations of a margin, in points:")
    click.echo(f"by strength {skill:.1f}, by the deal {luck:.1f}, else {noise:.1f}")
    for line in table(SMALL, times, partial(with_computers, library=library)):
        click.echo(line)


if __name__ == "__main__":
    main()
