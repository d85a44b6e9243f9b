"""Sample boards, curves and scores for tests, benchmarks and the documentation's pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.canasta.view import CanastaView
from engine.score import ScoreLine
from render import Point, Result, Row
from tests.render.canasta import samples

NAMES = (
    "Ada",
    "Björn Borgström-Lindqvist von und zu Hohenstein",
    "Дмитрий Александрович Константинопольский",
    "محمد بن عبد الرحمن الطويل",
    "Φίλιππος",
    "山田太郎と仲間たちの長い名前です",
    "𝓕𝓪𝓷𝓬𝔂 😀😃😄😁😆😅",
    "Computer (master)",
    "x",
    "Grace",
)
COLUMNS = ("Played", "Won", "Lost", "For", "Against", "Average")
ROWS = tuple(
    Row(name, (120 - 7 * at, 80 - 6 * at, 40 - at, 123450 - 9999 * at, 98000 + 411 * at, 205 - 58 * at), at + 1)
    for at, name in enumerate(NAMES)
)
OWN = Row("Ada Lovelace", (3, 1, 2, 4450, 7120, -890), rank=1234)
PLACE = "This server · Canasta, classic · this month"

RATED = (24.1, 25.0, 26.3, 25.2, 24.6, 26.0, 27.4, 28.2, 27.1, 28.6, 29.4, 28.9, 30.2, 31.4, 30.8, 31.9)


def curve(values: Sequence[float] = RATED, spread: float = 8) -> list[Point]:
    """Return a rating after each game, one game a day, with shrinking uncertainty."""
    spreads = [spread * 0.88**place for place in range(len(values))]
    return [
        Point(value, value - by, value + by, f"{1 + place % 30} Nov")
        for place, (value, by) in enumerate(zip(values, spreads, strict=True))
    ]


FORM: tuple[Result, ...] = ("won", "lost", "won", "won", "shared", "lost", "won", "won", "won")


def played(rounds: int, sides: tuple[int, ...] = (0, 1), **changes: Any) -> CanastaView:
    """Return a view of a game of Canasta after a number of rounds."""
    count = max(sides) + 1
    gains = [[(place * 7 + side * 5) % 19 * 95 - 300 for side in range(count)] for place in range(rounds)]
    scores = tuple(tuple((ScoreLine("cards-melded", points),) for points in made) for made in gains)
    totals = tuple(sum(made[side] for made in gains) for side in range(count))
    return samples.table(sides=sides, scores=scores, totals=totals, **changes)
