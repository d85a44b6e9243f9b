"""Learns networks as :mod:`engine.players.kit.network` has them, from positions of rounds that were played in C.

It needs numpy, which ``make oracles`` installs, and a C compiler.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import re
import subprocess
import tempfile
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
COMMAND = re.compile("``(python .*?)``", re.DOTALL)
"""The commands in the docstring of networks."""
BATCH = 256
"""The positions of a step."""
_LITTLE = 0.05
"""How much new units of a network count at first."""


def compiled(name: str) -> ctypes.CDLL:
    """Compile a source file of this folder and return the library."""
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / f"{name}.so"
        source = Path(__file__).with_name(name)
        compiler = os.environ.get("CC", "cc")
        subprocess.run([compiler, "-O3", "-shared", "-fPIC", "-o", library, source, "-lm"], check=True)
        return ctypes.CDLL(str(library))


def number(seed: str) -> ctypes.c_uint64:
    """Return the number of a seed for ``learning.h``."""
    return ctypes.c_uint64(int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big"))


class CNetwork(ctypes.Structure):
    """A network as ``learning.h`` has it."""

    _fields_ = (("inputs", ctypes.c_int), ("units", ctypes.c_int), ("weights", ctypes.c_void_p))


class Weights(NamedTuple):
    """A network while it is learnt: weights by unit and input, biases of the units, and their factors and a bias."""

    hidden: Numbers
    bias: Numbers
    out: Numbers

    @classmethod
    def at_random(cls, inputs: int, units: int, chance: np.random.Generator) -> Weights:
        """Return a network that knows nothing."""
        factors = chance.normal(0, (2 / inputs) ** 0.5, (units, inputs))
        return cls(factors, np.zeros(units), np.append(chance.normal(0, 1, units), 0.0))

    def grown(self, units: int, chance: np.random.Generator) -> Weights:
        """Return a network with at least this many units, of which new ones hardly count yet."""
        new = Weights.at_random(self.hidden.shape[1], max(0, units - len(self.bias)), chance)
        out = np.concatenate([self.out[:-1], _LITTLE * new.out[:-1], self.out[-1:]])
        return Weights(np.vstack([self.hidden, new.hidden]), np.append(self.bias, new.bias), out)

    @classmethod
    def of(cls, text: str) -> Weights:
        """Return the network of a text, as :meth:`text` writes it."""
        *units, last = ([int(number) / 1000 for number in unit.split()] for unit in text.split(";"))
        rows = np.asarray(units)
        return cls(rows[:, :-2], rows[:, -2], np.append(rows[:, -1], last))

    def text(self) -> str:
        """Return the weights as :class:`engine.players.kit.network.Network` reads them."""
        units = [(*row, bias, factor) for row, bias, factor in zip(self.hidden, self.bias, self.out, strict=False)]
        every = [" ".join(str(round(1000 * number)) for number in unit) for unit in (*units, self.out[-1:])]
        return ";\n".join("\n".join(textwrap.wrap(unit, 119)) for unit in every)

    def flat(self) -> Numbers:
        """Return the weights in the order of ``learning.h``."""
        return np.concatenate([self.hidden.T.ravel(), self.bias, self.out])

    def in_c(self) -> tuple[CNetwork, Numbers]:
        """Return the network as C takes it, and its weights, which must outlive it."""
        flat = self.flat()
        return CNetwork(self.hidden.shape[1], len(self.bias), flat.ctypes.data), flat


def fitted(
    weights: Weights,
    seen: Sequence[tuple[Any, Numbers]],
    chance: np.random.Generator,
    *,
    epochs: int,
    rate: float,
    scale: float,
    batch: int = BATCH,
) -> Weights:
    """Return the weights after some passes over the positions (Adam on the squared error, ever slower).

    ``seen`` has the numbers of positions and their values. ``scale`` is the unit that these are fitted in. A step takes
    a ``batch`` of positions.
    """
    rows = np.concatenate([one for one, _ in seen]).astype(np.float64)
    targets = np.concatenate([one for _, one in seen]) / scale
    parts = [weights.hidden, weights.bias, weights.out / scale]
    mean, spread = ([np.zeros_like(part) for part in parts] for _ in range(2))
    step, steps = 0, epochs * (len(rows) // batch + 1)
    for _ in range(epochs):
        order = chance.permutation(len(rows))
        for start in range(0, len(rows), batch):
            chosen = order[start : start + batch]
            its = rows[chosen]
            level = its @ parts[0].T + parts[1]
            active = np.maximum(level, 0)
            error = (active @ parts[2][:-1] + parts[2][-1] - targets[chosen]) / len(chosen)
            back = np.outer(error, parts[2][:-1]) * (level > 0)
            step += 1
            speed = rate * (1 - 0.9 * step / steps)
            for place, slope in enumerate((back.T @ its, back.sum(0), np.append(error @ active, error.sum()))):
                decayed = slope + 1e-5 * parts[place]
                mean[place] = 0.9 * mean[place] + 0.1 * decayed
                spread[place] = 0.999 * spread[place] + 0.001 * decayed**2
                size = np.sqrt(spread[place] / (1 - 0.999**step)) + 1e-8
                parts[place] = parts[place] - speed * mean[place] / (1 - 0.9**step) / size
    return Weights(parts[0], parts[1], parts[2] * scale)


def reading_of(seen: Sequence[Numbers], before: Sequence[float]) -> tuple[float, ...]:
    """Return the weights of clues by which hidden cards were where they were (logistic regression by Newton)."""
    every = np.concatenate(seen)
    share, held = every[:, -2], every[:, -1]
    clues = np.concatenate([every[:, :-2], np.ones((len(every), 1))], axis=1)
    weights = np.asarray(before, dtype=np.float64)
    for _ in range(30):
        odds = 1 / (1 + np.exp(-(np.log(share / (1 - share)) + clues @ weights)))
        slope = clues.T @ (odds - held) + weights
        curve = (clues * (odds * (1 - odds))[:, None]).T @ clues + np.eye(len(weights))
        weights = weights - np.linalg.solve(curve, slope)
    return tuple(float(weight) for weight in weights)


def result(values: Numbers) -> str:
    """Return the mean value of rounds and the share won in words."""
    won = float(np.mean((values > 0) + 0.5 * (values == 0))) if len(values) else 0.0
    return f"{float(np.mean(values)) if len(values) else 0.0:+.2f} ({won:.1%} of {len(values)} rounds)"
