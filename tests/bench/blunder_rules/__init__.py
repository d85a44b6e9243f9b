"""What counts as a blunder in each game, by name."""

from __future__ import annotations

from collections.abc import Mapping

from tests.bench.blunder_rules import canasta, cribbage, discards, ecarte, melds, piquet, tricks
from tests.bench.blunder_rules.decision import Decision, Rule

__all__ = ["RULES", "Decision", "Rule"]

RULES: Mapping[str, Mapping[str, Rule]] = {
    "canasta": canasta.RULES,
    "pinochle": melds.PINOCHLE,
    "rubicon": melds.RUBICON,
    "auction-pinochle": melds.AUCTION,
    "gin": discards.GIN,
    "rummy500": discards.RUMMY500,
    "german-whist": tricks.PLAY,
    "euchre": tricks.EUCHRE,
    "ecarte": ecarte.ECARTE,
    "piquet": piquet.PIQUET,
    "cribbage": cribbage.CRIBBAGE,
}
"""The rules of each game, by name."""
