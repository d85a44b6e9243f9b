"""What the rules of Canasta say that matters to the course of a round, as numbers."""

from __future__ import annotations

from engine.canasta.kinds import BLACK_THREE, RANKS, RED_THREE
from engine.canasta.melds import CANASTA
from engine.canasta.rules import CanastaRules
from engine.players.canasta.habits import Habits, habits_of

_SPARE = {"even": 0, "fewer": 1, "free": -99}
PURE = (RANKS.index("7"), RANKS.index("A"))
"""The ranks that some rules have melded pure."""
COPIES = 4
"""Naturals of a rank in one pack."""


class Terms:
    """One set of rules, who plays together, and by which habits, by seat: if none are named, those for the rules."""

    def __init__(self, rules: CanastaRules, sides: tuple[int, ...], habits: tuple[Habits, ...] | None = None) -> None:
        seats = len(sides)
        self.rules = rules
        self.sides = sides
        self.habits = habits or (habits_of(rules),) * len(sides)
        self.following = tuple((seat + 1) % seats for seat in range(seats))
        self.points = rules.card_points
        self.held = rules.held_points
        self.drawn = rules.cards_drawn
        self.limit = rules.wild_limit
        self.spare = _SPARE[rules.wild_balance]
        self.most = 99 if rules.canasta_grows else CANASTA
        self.several = rules.melds_of_a_rank != "one"
        self.pure = frozenset(PURE) if rules.pure_aces_and_sevens else frozenset[int]()
        self.wild_melds = rules.wild_melds
        mat = (RED_THREE, BLACK_THREE) if rules.all_threes_equal else (RED_THREE,)
        self.mat = frozenset(mat if rules.red_three_drawn != "kept" else ())
        self.replaced = rules.red_three_drawn == "replaced"
        self.ends_turn = rules.red_three_drawn == "ends-turn"
        self.always = rules.frozen_always
        self.until = rules.frozen_until_melded
        self.wild_freezes = "wild" in rules.frozen_by
        self.with_wild = "natural-and-wild" in rules.take_unfrozen
        self.onto = "meld" in rules.take_unfrozen
        self.onto_canasta = rules.upcard_onto_canasta == "yes"
        self.taken = rules.pile_taken
        self.upcard = rules.upcard_counts == "yes"
        self.needs = rules.canastas_to_go_out
        self.turned = rules.stock_out in ("turned", "ends-or-turned")
        self.black_out = rules.black_threes_melded in ("going-out", "going-out-with-wild")
        self.no_wild_discard = rules.wild_discard == "going-out"
        self.packs = rules.packs_for(seats)
        self.copies = COPIES * self.packs
