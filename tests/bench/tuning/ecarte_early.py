"""Counts calls of Écarté that play at once too early: ``python -m tests.bench.tuning.ecarte_early``.

They lose 0.3 points or more against new cards, by the rule of :mod:`tests.bench.blunder_rules.ecarte`; but the rounds
are those in C (``ecarte_early.c``), which judge a call in a few thousandths of the time.
"""

from __future__ import annotations

import ctypes
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial

import click

from engine.cards import SUITS, Card
from engine.ecarte.options import RANKS
from engine.players.ecarte.features import WIDTH, bits
from tests.bench.tuning.ecarte import ROUNDS, shipped
from tests.bench.tuning.learner import Judge
from tests.bench.tuning.networks import compiled, number

_PARTS = 4
"""The parts of the rounds, each with its own seed; they can be played by any number of threads."""
_MOST = 1000


class Early(ctypes.Structure):
    """A call as ``ecarte_early.c`` has it: what the seat saw, and the points that it loses."""

    _fields_ = (
        ("hand", ctypes.c_uint32),
        *((name, ctypes.c_int) for name in ("upturned", "elder", "exchanges", "laid", "their_laid")),
        *((name, ctypes.c_double) for name in ("ahead", "loss", "error")),
    )

    hand: int
    upturned: int
    elder: int
    exchanges: int
    laid: int
    their_laid: int
    ahead: float
    loss: float
    error: float

    def __str__(self) -> str:
        """Return the call in words; clubs are trumps."""
        seat = "elder" if self.elder else "dealer"
        shown = f"{' '.join(map(card_of, bits(self.hand)))}, {RANKS[self.upturned]} turned up, {seat}"
        if self.exchanges:
            shown += f", laid away {self.laid} and {self.their_laid} cards"
        return f"{shown}: loses {self.loss:.2f} ± {self.error:.2f} points, seen {self.ahead:.2f} ahead"


def card_of(place: int) -> Card:
    """Return the card of a bit, if clubs are trumps."""
    return f"{RANKS[place % WIDTH]}{SUITS[place // WIDTH]}"


@cache
def _library() -> ctypes.CDLL:
    return compiled("ecarte_early.c")


def early(judge: Judge, rounds: int, seed: str, *, strict: bool = True) -> list[Early]:
    """Return the calls too early in rounds of a judge against itself."""
    found = (Early * _MOST)()
    its, _weights = ROUNDS.in_c([judge])
    _library().early.restype = ctypes.c_long
    size = _library().early(number(seed), ctypes.c_long(rounds), its, int(strict), found, ctypes.c_long(_MOST))
    return found[:size]


@click.command()
@click.option("--rounds", default=10000, show_default=True)
@click.option("--seed", default="early", show_default=True)
@click.option("--threads", default=2, show_default=True)
@click.option("--small", is_flag=True, help="Take the expert instead of the master.")
@click.option("--free", is_flag=True, help="Play without the duties to win and to trump.")
def main(*, rounds: int, seed: str, threads: int, small: bool, free: bool) -> None:
    """Print the calls of Écarté that play at once too early."""
    judge = shipped(small=small, strict=not free)
    count = partial(early, judge, rounds // _PARTS, strict=not free)
    with ThreadPoolExecutor(threads) as workers:
        found = [call for part in workers.map(count, [f"{seed} {part}" for part in range(_PARTS)]) for call in part]
    for call in found:
        click.echo(call)
    click.echo(f"{len(found)} calls too early in {rounds // _PARTS * _PARTS} rounds")


if __name__ == "__main__":
    main()
