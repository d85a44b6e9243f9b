"""Makes the tables of Cribbage: ``python -m tests.bench.cribbage_habits > engine/players/cribbage/habit_tables.py``.

They say what good players keep and discard in the game of two with six cards each, and what hands peg. Every hand that
can be dealt (by ranks) discards what is best against the other player's habits, which begin with random discards and
are replaced a few times. A discard that is worth less than the best is less likely, not excluded: people differ. Then
every hand that can be kept is played as :mod:`engine.players.cribbage.pegging` plays, against hands as they are kept.
Last, the habits answer once more, with what hands peg. It takes some five minutes of processor time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from math import comb, exp, prod
from operator import mul
from typing import Any

import click

from engine.cribbage.rules import CribbageRules
from engine.deal import Deals
from engine.game import Game
from engine.kit.sets_and_runs import RANKS
from engine.players.cribbage.habits import BASE, SCALE, ZERO, Habits, Places, hands, packed
from engine.players.cribbage.laying import Expected, likely, share_left, with_starters
from engine.players.cribbage.pegging import Held, Pegging, drawn

DEALT, LAID, KEPT, SUITS = 6, 2, 4, 4
SOFTNESS = 0.3
"""The points by which a discard must be worse to be less likely by the factor e."""
MOST = BASE * BASE - 1
NO_LEAD: Mapping[Places, float] = dict.fromkeys(hands(4), 0.0)


def ways(hand: Places) -> Iterator[tuple[Places, Places]]:
    """Yield the cards kept and discarded, each pair of ranks once."""
    seen = set()
    for high in range(1, DEALT):
        for low in range(high):
            laid = (hand[low], hand[high])
            if laid not in seen:
                seen.add(laid)
                yield hand[:low] + hand[low + 1 : high] + hand[high + 1 :], laid


def improved(theirs: Habits, pegs: Mapping[Places, float], owns: bool) -> Habits:
    """Return the habits that are best against a player with these; ``owns`` for the dealer's."""
    laid_often: dict[Places, float] = dict.fromkeys(hands(LAID), 0.0)
    kept_often: dict[Places, float] = dict.fromkeys(hands(KEPT), 0.0)
    sign = 1 if owns else -1
    for hand in hands(DEALT):
        left = [SUITS - hand.count(place) for place in range(len(RANKS))]
        dealt = prod(comb(SUITS, SUITS - count) for count in left)
        expected = Expected(left, likely(left, theirs.laid))
        values = {}
        for kept, laid in ways(hand):
            average = sum(map(mul, with_starters(kept), left)) / sum(left)
            values[kept, laid] = average + sign * expected.crib(laid) + pegs[kept]
        best = max(values.values())
        chances = {way: exp((value - best) / SOFTNESS) for way, value in values.items()}
        total = sum(chances.values())
        for (kept, laid), chance in chances.items():
            laid_often[laid] += dealt * chance / total
            kept_often[kept] += dealt * chance / total
    return Habits(laid_often, kept_often, pegs)


def at_random() -> Habits:
    """Return the habits of a player who discards any two cards."""
    often = {cards: prod(comb(SUITS, cards.count(place)) for place in {*cards}) for cards in hands(LAID)}
    return Habits({cards: float(number) for cards, number in often.items()}, {}, NO_LEAD)


def answers(both: Sequence[Habits], pegs: Sequence[Mapping[Places, float]], pool: Executor) -> list[Habits]:
    """Return the habits that are best against these, for the non-dealer and the dealer."""
    return [*pool.map(improved, reversed(both), pegs, (False, True))]


def leads(theirs: Habits, number: int, owns: bool) -> Mapping[Places, float]:
    """Return the average leads of hands in the play, against this many hands that the other may keep."""
    view: Any = Game(CribbageRules.of("cribbage"), 2, Deals.numbered(1)).view(0)
    pegging = Pegging(view, lambda mine, theirs, _: mine - theirs)
    found = {}
    for hand in hands(KEPT):
        left = [SUITS - hand.count(place) for place in range(len(RANKS))]
        likely = [Held(other, other, often * share_left(other, left)) for other, often in theirs.kept.items()]
        found[hand] = pegging.whole(hand, drawn(likely, number, 0.5), leads=not owns)
    return found


def scaled(often: Mapping[Places, float]) -> list[int]:
    """Return frequencies as whole numbers; what was never seen stays possible."""
    most = max(often.values())
    return [max(1, round(MOST * number / most)) for number in often.values()]


def lines(name: str, numbers: Sequence[int]) -> Iterator[str]:
    """Yield the lines of the module for a table."""
    text = packed(numbers)
    yield f"{name} = ("
    for start in range(0, len(text), 100):
        yield f"    {text[start : start + 100]!r}"
    yield ")"


@click.command()
@click.option("--rounds", default=2, show_default=True, help="How often the habits answer each other.")
@click.option("--worlds", default=80, show_default=True, help="The hands that each hand plays against.")
def main(*, rounds: int, worlds: int) -> None:
    """Print the module with the tables. Chance has no part in them."""
    with ProcessPoolExecutor(2) as pool:
        both: list[Habits] = [at_random(), at_random()]
        for number in range(rounds):
            both = answers(both, (NO_LEAD, NO_LEAD), pool)
            click.echo(f"habits {number + 1} of {rounds}", err=True)
        pegs = [*pool.map(leads, reversed(both), (worlds, worlds), (False, True))]
        both = answers(both, pegs, pool)
    command = f"python -m tests.bench.cribbage_habits --rounds {rounds} --worlds {worlds}"
    click.echo(f'"""The tables of :mod:`engine.players.cribbage.habits`.\n\nMade by ``{command}``.\n"""\n')
    for name, habits in zip(("PONE", "DEALER"), both, strict=True):
        tables = {
            "LAID": scaled(habits.laid),
            "KEPT": scaled(habits.kept),
            "PEGS": [ZERO + round(SCALE * habits.pegs[cards]) for cards in hands(KEPT)],
        }
        for table, numbers in tables.items():
            click.echo("\n".join(lines(f"{name}_{table}", numbers)))


if __name__ == "__main__":
    main()
