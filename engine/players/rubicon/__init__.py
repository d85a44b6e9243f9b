"""The computer players of Rubicon and Chinese Bezique.

Those above the eager player weigh the melds that each card may still be in against what winning the trick is worth,
and plan melds (``policies``). The weaker ones care less for melds that lack a card, and not for those that lack more.
"""

from __future__ import annotations

from engine.players.kit.melds import carefree, eager
from engine.players.policy import ladder
from engine.players.rubicon.policies import WEIGHTS, deciding

LEVELS = ladder(
    carefree=carefree,
    eager=eager,
    intermediate=deciding(WEIGHTS._replace(hope=(1.0, 0.03, 0.0, 0.0))),
    advanced=deciding(WEIGHTS._replace(hope=(1.0, 0.1, 0.0, 0.0))),
    expert=deciding(WEIGHTS._replace(hope=(1.0, 0.6, 0.0, 0.0))),
    master=deciding(WEIGHTS),
)
