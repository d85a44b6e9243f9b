"""The six players of Canasta, weakest first."""

from __future__ import annotations

from collections.abc import Mapping

from engine.players.canasta import player, simple, skilled
from engine.players.canasta.search import Search
from engine.players.mind import Strategy, mixed

LEVELS: Mapping[str, Strategy] = {
    "carefree": simple.carefree,
    "beginner": simple.beginner,
    "intermediate": mixed(simple.beginner, player.choose, 50),
    "advanced": player.choose,
    "expert": skilled.choose,
    "master": Search(effort=1000).choose,
}
