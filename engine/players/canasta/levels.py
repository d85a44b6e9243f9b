"""The six players of Canasta, weakest first."""

from __future__ import annotations

from collections.abc import Mapping

from engine.players.canasta import player, simple
from engine.players.canasta.search import Search
from engine.players.mind import Strategy, mixed

LEVELS: Mapping[str, Strategy] = {
    "carefree": simple.carefree,
    "beginner": simple.beginner,
    "intermediate": mixed(simple.beginner, player.choose, 50),
    "advanced": player.choose,
    "expert": Search(effort=300, discards=5).choose,
    "master": Search(effort=1500, discards=5).choose,
}
