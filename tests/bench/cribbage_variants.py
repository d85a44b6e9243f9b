"""Makes tables of Cribbage's variants: ``python -m tests.bench.cribbage_variants``.

Prints the module :mod:`engine.players.cribbage.variant_tables`, for all games but that of two players with six cards
each, which :mod:`tests.bench.cribbage_habits` covers. In random deals players discard as sensible players do; that is
counted. Then each of them keeps what it would, or in half of the cases one of its best few hands, and careful players
play. The weights are those that predict best, by least squares, how many points a hand brings its side in the play more
than the others. It takes about a minute of processor time, and numpy, which ``make oracles`` installs.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import cast

import click
import numpy as np

from engine.cribbage.options import SHAPES
from engine.cribbage.rules import CribbageRules
from engine.cribbage.view import CribbageView
from engine.deal import Deals
from engine.game import Game
from engine.kit.sets_and_runs import RANKS
from engine.players.cribbage.following import CarefulPlay
from engine.players.cribbage.habits import Places, hands, traits
from engine.players.cribbage.race import Race
from engine.players.cribbage.search import sensible_discards
from tests.bench.cribbage_habits import lines, scaled

_BEST = 4
"""The best discards of a hand, of which one is tried in half of the cases."""
_PACK = [place for place in range(len(RANKS)) for _ in range(4)]

Weights = Sequence[float]


def _kept(hand: Places, laid: Places) -> Places:
    left = [*hand]
    for place in laid:
        left.remove(place)
    return tuple(left)


def habits(rules: CribbageRules, deals: int, rng: random.Random) -> tuple[list[Counter[Places]], list[Weights]]:
    """Return how often cards are discarded into the others' crib and the own one, and the weights by place."""
    shape = rules.shape
    view = cast(CribbageView, Game(rules, shape.seats, Deals.numbered(1)).view(0))
    races = [Race.of(view)._replace(mine=view.sides[seat]) for seat in range(shape.seats)]
    owns = [view.sides[seat] == view.sides[view.dealer] for seat in range(shape.seats)]
    play = CarefulPlay(view)
    laid: list[Counter[Places]] = [Counter(), Counter()]
    rows: list[list[list[int]]] = [[] for _ in range(shape.seats)]
    leads: list[list[float]] = [[] for _ in range(shape.seats)]
    for _ in range(deals):
        cards = rng.sample(_PACK, shape.seats * shape.dealt)
        kept = []
        for seat in range(shape.seats):
            hand = tuple(sorted(cards[seat :: shape.seats]))
            found = sensible_discards(hand, shape.laid, rules.sign, 1 if owns[seat] else -1)
            laid[owns[seat]][found[0]] += 1
            kept.append(_kept(hand, found[0] if rng.random() < 0.5 else rng.choice(found[:_BEST])))
        pegs = play.whole(kept)
        for place, seat in enumerate(view.order):
            rows[place].append(traits(kept[seat]))
            leads[place].append(races[seat].lead(pegs) - races[seat].lead(play.pegs))
    weights = [
        np.linalg.lstsq(np.array(its), np.array(lead), rcond=None)[0] for its, lead in zip(rows, leads, strict=True)
    ]
    return laid, [[round(float(each), 2) for each in its] for its in weights]


@click.command()
@click.option("--deals", default=30_000, show_default=True, help="For each variant.")
@click.option("--seed", default=1, show_default=True)
def main(*, deals: int, seed: int) -> None:
    """Print the module with the tables."""
    command = f"python -m tests.bench.cribbage_variants --deals {deals} --seed {seed}"
    click.echo(
        f'"""The tables of :mod:`engine.players.cribbage.habits` for other variants.\n\nMade by ``{command}``.\n"""'
    )
    names, plays = [], []
    for variant, shape in SHAPES.items():
        for low_ball in (False, True):
            if (variant, low_ball) == ("six", False):
                continue
            changes = {"variant": variant, "low_ball": low_ball, "target": shape.target, "start": "none"}
            laid, weights = habits(CribbageRules().with_changes(changes), deals, random.Random(seed))
            name = f"{variant}{'_low' * low_ball}".upper()
            for whose, often in zip(("THEIRS", "OWN"), laid, strict=True):
                numbers = scaled({cards: float(often[cards]) for cards in hands(shape.laid)})
                click.echo("\n" + "\n".join(lines(f"{name}_{whose}", numbers)))
            names.append(f"    ({variant!r}, {low_ball}): ({shape.laid}, {name}_THEIRS, {name}_OWN),")
            plays.append(f"    ({variant!r}, {low_ball}): (")
            plays += [f"        ({', '.join(map(str, its))})," for its in weights] + ["    ),"]
    click.echo("\n".join(["", "LAID = {", *names, "}", "PLAYS = {", *plays, "}"]).replace("'", '"'))


if __name__ == "__main__":
    main()
