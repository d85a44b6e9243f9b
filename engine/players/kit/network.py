"""Small networks that value positions. They are learnt by self-play: see ``tests/bench/tuning``."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import Protocol


class Network:
    """A network with one hidden layer of rectifiers, which values positions by their numbers."""

    def __init__(self, text: str) -> None:
        """Read the weights, in thousandths: a unit's for its inputs, its bias and its output; last the output's bias.

        >>> Network("2000 0 500; 1000").value([3.0])
        4.0
        """
        *units, [self._bias] = ([int(number) / 1000 for number in unit.split()] for unit in text.split(";"))
        self._units = [(unit[:-2], unit[-2], unit[-1]) for unit in units]
        self.inputs = len(self._units[0][0])
        """How many numbers describe a position."""

    def value(self, numbers: Sequence[float]) -> float:
        """Return the value of a position."""
        total = self._bias
        for weights, bias, factor in self._units:
            level = sum(map(mul, weights, numbers), bias)
            if level > 0:
                total += factor * level
        return total

    def values(self, rows: Sequence[Sequence[float]]) -> list[float]:
        """Return the values of several positions."""
        return [self.value(row) for row in rows]


class Valuing(Protocol):
    """Anything that values positions like a :class:`Network`."""

    def values(self, rows: Sequence[Sequence[float]]) -> Sequence[float]:
        """Return the values of several positions."""
