"""The six players of Pinochle, Binokel and Bezique, weakest first."""

from __future__ import annotations

from collections.abc import Mapping

from engine.players.mind import Strategy, mixed
from engine.players.pinochle import player, simple
from engine.players.pinochle.search import Search, by_habit

LEVELS: Mapping[str, Strategy] = {
    "carefree": simple.carefree,
    "beginner": simple.beginner,
    "intermediate": mixed(simple.beginner, player.choose, 50),
    "advanced": player.choose,
    "expert": by_habit,
    "master": Search(effort=500).choose,
}
