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
    "expert": Search(effort=100, discards=4).choose,
    "master": Search(effort=800, discards=6).choose,
}
