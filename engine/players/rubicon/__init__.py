"""The computer players of Rubicon and Chinese Bezique.

``policies`` has the heuristics of the levels above the eager player. While there is a stock these weigh the melds that
each card may still be in against what winning the trick is worth, and plan melds.
"""

from __future__ import annotations

from engine.players.kit.melds import carefree, eager
from engine.players.policy import Lapses, ladder
from engine.players.rubicon import policies

LEVELS = ladder(
    carefree=carefree,
    eager=eager,
    advanced=policies.advanced,
    lapses=Lapses(intermediate=60, advanced=25, expert=9),
)
