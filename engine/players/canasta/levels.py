"""The six levels of Canasta, weakest first."""

from __future__ import annotations

from collections.abc import Mapping

from engine.players.canasta import advanced, expert, simple
from engine.players.canasta.safeguards import careful
from engine.players.canasta.search import Search
from engine.players.kit.ladder import Lapses, ladder
from engine.players.policy import Policy

_LADDER = ladder(
    carefree=simple.carefree,
    eager=simple.beginner,
    advanced=advanced.choose,
    expert=expert.choose,
    master=Search(budget=1000).choose,
    lapses=Lapses(intermediate=65, advanced=40, expert=15),
    careless=0,
)
"""Without lapses the advanced player is as good as the expert in some presets, and the expert as good as the master."""
_UNCAREFUL = ("carefree", "beginner")
LEVELS: Mapping[str, Policy] = {
    level: policy if level in _UNCAREFUL else careful(policy) for level, policy in _LADDER.items()
}
"""The safeguards hold during lapses too."""
