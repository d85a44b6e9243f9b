"""How many examples of a property are tried: few in every run, many in the soak."""

from __future__ import annotations

import os

from hypothesis import settings

SOAK = float(os.environ.get("CARDROOM_SOAK", "0"))
"""The length of the soak; 0 in other runs. The soak runs every property too."""


def examples(count: int) -> settings:
    """Settings for ``count`` examples; for ten times as many in a whole soak."""
    return settings(max_examples=max(count, round(10 * SOAK * count)))
