"""How many examples of a property are tried: few in every run, many in the soak."""

from __future__ import annotations

import os
from typing import Any

import pytest
from hypothesis import settings

SOAK = float(os.environ.get("CARDROOM_SOAK", "0"))
"""The length of the soak; 0 in other runs. The soak runs every property too."""


in_soak_too = pytest.mark.in_soak_too
"""Marks a test of random play whose :func:`share` is larger in the soak."""


sampled = pytest.mark.sampled
"""Marks a test of many cases.

Each run takes every fifth, a short soak another fifth, ``make game`` those of its game, and the soak all.
"""


sampled_suite = pytest.mark.sampled("suite")
"""Marks a class of tests that another class runs too, with other fixtures: its tests are the cases."""


def share(usual: float) -> float:
    """Return the share of positions that a test looks at; ten times as large in a whole soak."""
    return min(1.0, usual * max(1.0, 10 * SOAK))


def more(usual: int, soaked: int) -> int:
    """Return how much a test marked :data:`in_soak_too` tries: ``soaked`` in a whole soak, and at least ``usual``."""
    return max(usual, round(SOAK * soaked))


def in_soak(count: int, *before: object) -> Any:
    """Return the values of a case of the soak: those before, and this count, or its share in a shortened soak."""
    return pytest.param(*before, max(1, round(SOAK * count)), marks=pytest.mark.soak, id="in the soak")


def examples(count: int) -> settings:
    """Return settings for ``count`` examples, or ten times as many in a whole soak."""
    return settings(max_examples=max(count, round(10 * SOAK * count)))
