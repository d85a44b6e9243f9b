"""Learns the values of discards in Canasta: ``python -m tests.bench.tuning.canasta_discards``.

Prints networks as in :mod:`engine.players.canasta.discard_networks`. It needs numpy, which ``make oracles`` installs,
and a C compiler for the rounds (``canasta_discards.c``).

In rounds of the rollout model against the preset's weights and other styles, every discard of a hand is tried with the
cards as they lie: the hands of players who kept, refused and discarded what they did. A network learns how far each
discard is ahead of the hand's average, given only what the seat sees. So it learns what hands to expect, too.
"""

from __future__ import annotations

import ctypes
import random
import textwrap
from functools import cache
from statistics import fmean
from typing import NamedTuple

import click
import numpy as np

from engine.canasta.rules import CanastaRules
from engine.players.canasta import search
from engine.players.canasta.weights import WEIGHTS, HeuristicWeights
from tests.bench.tuning.canasta import STEPS
from tests.bench.tuning.networks import Numbers, Weights, compiled, fitted, number
from tests.bench.tuning.spsa import MatchResult, match_result

WIDTH = 48
"""The numbers of a discard."""
PRESETS = ("classic", "partners")
"""The presets whose rules ``canasta_rounds.h`` has."""
STYLES = 120
"""The styles of a pool."""
STRANGERS = 40
"""The styles of another pool, which a network meets only after it was learnt."""
SCALE = 100.0
"""The unit of the values: percent of the utility."""
FIT = 4.0
"""Percent of the utility in the unit that networks are fitted in."""
_SPARE = {"even": 0, "fewer": 1, "free": -99}


class CRules(ctypes.Structure):
    """The rules as ``canasta_rounds.h`` has them."""

    _fields_ = tuple((name, ctypes.c_int) for name in ("seats", "drawn", "spare", "hand"))


class Setting(ctypes.Structure):
    """The utility of a round's points, as ``canasta_discards.c`` has it."""

    _fields_ = tuple((name, ctypes.c_double) for name in ("target", "spread", "clear"))


@cache
def rounds_library() -> ctypes.CDLL:
    """Compile ``canasta_discards.c`` and return it."""
    library = compiled("canasta_discards.c")
    library.values_of_discards.restype = ctypes.c_long
    return library


def rules_in_c(preset: str) -> CRules:
    """Return the rules of a preset as C takes them."""
    options = CanastaRules.of(preset)
    seats = options.seats_played()[0]
    return CRules(seats, options.cards_drawn, _SPARE[options.wild_balance], options.hand_for(seats))


def in_c(*players: HeuristicWeights) -> Numbers:
    """Return weights as C takes them."""
    return np.ascontiguousarray(players, np.float64)


def pool(seed: str, size: int) -> list[HeuristicWeights]:
    """Return players of random styles: weights of some preset, changed at random, some of them to an extreme."""
    chance = random.Random(seed)
    bases = [HeuristicWeights(), *(WEIGHTS[name] for name in sorted(WEIGHTS))]
    return [_style(chance, chance.choice(bases)) for _ in range(size)]


def _style(chance: random.Random, base: HeuristicWeights) -> HeuristicWeights:
    size = chance.choice([0.5, 1.0, 2.0])
    changed = HeuristicWeights(*(value + chance.gauss(0, size) * step for value, step in zip(base, STEPS, strict=True)))
    extremes: list[dict[str, float]] = [
        {},
        {"kept_cards": chance.uniform(5, 9), "new_meld_naturals": chance.uniform(3, 5), "opening_wilds": 0},
        {"kept_cards": 2, "kept_cards_due": 0, "new_meld_naturals": 3, "opening_wilds": 4, "canasta_wilds": 4},
        {"take_with_pair": 0, "take_onto_meld": 0, "take_with_wild": chance.uniform(0, 5)},
        {"take_with_pair": 10, "take_onto_meld": 10, "take_with_wild": 20},
        {"pile_loss": 0, "pile_loss_card": 0, "break_pair": 30, "break_set": 60, "card_points": chance.uniform(-1, 1)},
        {"pile_loss": 30, "pile_loss_card": 15, "break_pair": 10, "break_set": 10, "wild_discard": 120},
        {"opening_pile": chance.uniform(3, 9), "opening_stock": chance.uniform(20, 50), "opening_wilds": 0},
    ]
    return changed._replace(**chance.choice(extremes))


class Seen(NamedTuple):
    """The numbers of discards, and how far each was ahead of the average of its hand, in percent of the utility."""

    rows: Numbers
    targets: Numbers


def seen(preset: str, seed: str, *, rows: int, tried: int) -> Seen:
    """Return at most ``rows`` discards, each tried with this many orders of the stock."""
    numbers, targets = np.zeros((rows, WIDTH)), np.zeros(rows)
    own, others = in_c(WEIGHTS[preset]), in_c(*pool(f"{seed} pool", STYLES))
    filled = rounds_library().values_of_discards(
        ctypes.byref(rules_in_c(preset)),
        number(seed),
        *(ctypes.c_void_p(array.ctypes.data) for array in (own, others)),
        len(others),
        ctypes.byref(Setting(CanastaRules.of(preset).target, search.SPREAD, search.CLEAR)),
        tried,
        ctypes.c_long(rows),
        *(ctypes.c_void_p(array.ctypes.data) for array in (numbers, targets)),
    )
    return Seen(numbers[:filled], targets[:filled] * SCALE)


def matched(
    preset: str, seed: str, deals: int, network: Weights | None, rival: HeuristicWeights | None = None
) -> MatchResult:
    """Return how the preset's policy does with a network's discards (by default its own) against other weights."""
    own, other = in_c(WEIGHTS[preset]), in_c(rival or WEIGHTS[preset])
    leads = np.zeros((deals, 2), np.int32)
    judge = network.in_c() if network else None
    rounds_library().match(
        ctypes.byref(rules_in_c(preset)),
        number(seed),
        ctypes.c_long(deals),
        ctypes.byref(judge[0]) if judge else None,
        *(ctypes.c_void_p(array.ctypes.data) for array in (own, other, leads)),
    )
    return match_result(leads.tolist())


def learnt(preset: str, seed: str, *, rows: int, tried: int, units: int, epochs: int, rate: float) -> Weights:
    """Return the network of a preset."""
    chance = np.random.default_rng(int.from_bytes(seed.encode(), "big"))
    found = seen(preset, f"{seed} {preset}", rows=rows, tried=tried)
    first = Weights.at_random(WIDTH, units, chance)
    return fitted(first, [found], chance, epochs=epochs, rate=rate, scale=FIT)


def written(preset: str, network: Weights, command: str) -> str:
    """Return the lines of a preset's network in the module."""
    made = "\n".join(textwrap.wrap(f'"""Made by ``{command}``."""', 119, break_on_hyphens=False))
    return f'{preset.upper()} = """\n{network.text()}\n"""\n{made}'


@click.command()
@click.option("--preset", "presets", multiple=True, type=click.Choice(PRESETS), help="By default all of them.")
@click.option("--rows", default=300_000, show_default=True, help="Discards to learn from, for each preset.")
@click.option("--stocks", "tried", default=8, show_default=True, help="Orders of the stock for each discard.")
@click.option("--units", default=32, show_default=True)
@click.option("--epochs", default=8, show_default=True)
@click.option("--rate", default=0.004, show_default=True)
@click.option("--seed", default="discards", show_default=True)
def main(*, presets: tuple[str, ...], rows: int, tried: int, units: int, epochs: int, rate: float, seed: str) -> None:
    """Learn the networks, and compare them with the policy's discards, also against styles that they never met."""
    for preset in presets or PRESETS:
        network = Weights.of(learnt(preset, seed, rows=rows, tried=tried, units=units, epochs=epochs, rate=rate).text())
        result = matched(preset, "mirror", 20_000, network)
        click.echo(f"{preset}: wins {result.wins:.1%} +-{result.wins_error:.1%}, points {result.points:+.0f}", err=True)
        for label, its in (("network", network), ("policy", None)):
            strangers = [matched(preset, "strangers", 500, its, one) for one in pool("strangers", STRANGERS)]
            wins, points = fmean(one.wins for one in strangers), fmean(one.points for one in strangers)
            click.echo(f"{preset}: {label} against strangers: wins {wins:.1%}, points {points:+.0f}", err=True)
        options = f"--rows {rows} --stocks {tried} --units {units} --epochs {epochs} --rate {rate:g} --seed {seed}"
        command = f"python -m tests.bench.tuning.canasta_discards --preset {preset} {options}"
        click.echo(written(preset, network, command))


if __name__ == "__main__":
    main()
