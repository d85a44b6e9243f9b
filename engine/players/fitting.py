"""Least squares, for players who learn what a moment is worth."""

from __future__ import annotations

from collections.abc import Sequence


def fitted(rows: Sequence[Sequence[float]], results: Sequence[float], firmness: float) -> list[float]:
    """The weights that tell the results best from the rows, held back by ``firmness`` from following accidents."""
    width = len(rows[0])
    scale = [max(1e-9, sum(abs(row[column]) for row in rows) / len(rows)) for column in range(width)]
    columns = [[row[column] / scale[column] for row in rows] for column in range(width)]
    square = [[sum(map(float.__mul__, one, other)) for other in columns] for one in columns]
    right = [sum(map(float.__mul__, column, results)) for column in columns]
    for place in range(width):
        square[place][place] += firmness + 1e-3 * square[place][place]
    return list(map(float.__truediv__, _solved(square, right), scale))


def _solved(square: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations, by elimination; the matrix is symmetric and positive."""
    size = len(right)
    for place in range(size):
        for below in range(place + 1, size):
            factor = square[below][place] / square[place][place]
            if factor:
                square[below] = [a - factor * b for a, b in zip(square[below], square[place], strict=True)]
                right[below] -= factor * right[place]
    found = [0.0] * size
    for place in reversed(range(size)):
        known = sum(square[place][column] * found[column] for column in range(place + 1, size))
        found[place] = (right[place] - known) / square[place][place]
    return found
