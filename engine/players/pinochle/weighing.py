"""Learns what moments are worth from rounds that are sketched to their end: how the weights were come by."""

from __future__ import annotations

import random

from engine.pinochle.rules import PinochleRules
from engine.players.fitting import fitted
from engine.players.pinochle.appraisal import differences
from engine.players.pinochle.learning import dealt

_FIRMNESS = 30.0
_ODD = 0.1
"""How often somebody plays any card in the rounds that are learnt from: so that it is seen what that costs."""


def learnt(rules: PinochleRules, rounds: int, seed: str) -> list[tuple[float, float, float]]:
    """The weights of what is seen, from so many sketched rounds: each with what comes to it by time, and its square.

    What stands in :mod:`weights` was learnt from 100 000 rounds, for Bezique from 70 000.
    """
    chance = random.Random(seed)
    rows: list[list[float]] = []
    results: list[float] = []
    for _ in range(rounds):
        sketch = dealt(rules, chance)
        moments: list[tuple[list[float], int]] = []
        while sketch.left >= 2:
            time = sketch.left / rules.pack_size
            found = differences(sketch, 0)
            moments.append(
                (
                    [value * power for power in (1.0, time, time * time) for value in found],
                    sketch.points[0] - sketch.points[1],
                )
            )
            odd = [chance.random() < _ODD for _ in range(2)]
            led = _any_card(sketch.hands[sketch.seat], chance) if odd[0] else -1
            sketch.trick(led, _any_card(sketch.hands[1 - sketch.seat], chance) if odd[1] else -1)
        sketch.play_two()
        end = sketch.points[0] + sketch.two[0] - sketch.points[1] - sketch.two[1]
        rows += [row for row, _ in moments]
        results += [float(end - ahead) for _, ahead in moments]
    weights = fitted(rows, results, _FIRMNESS)
    width = len(weights) // 3
    return list(zip(weights[:width], weights[width : 2 * width], weights[2 * width :], strict=True))


def _any_card(hand: list[int], chance: random.Random) -> int:
    return chance.choice([face for face, held in enumerate(hand) if held])
