"""The rules of Canasta as a rollout needs them: plain numbers and flags."""

from __future__ import annotations

from engine.canasta.kinds import BLACK_THREE, RANKS, RED_THREE
from engine.canasta.melds import CANASTA
from engine.canasta.options import CanastaOptions
from engine.players.canasta.weights import HeuristicWeights, weights_of

_SPARE = {"even": 0, "fewer": 1, "free": -99}
PURE = (RANKS.index("7"), RANKS.index("A"))
"""The ranks that some rules require to be melded without wild cards."""
OUT_OF_REACH = 99
"""The canastas needed to go out while a sequence is needed, which rollouts do not make."""
COPIES = 4
"""Natural cards of a rank in one pack."""


class RolloutRules:
    """The rules of a rollout, its sides, and the heuristic weights of each seat (by default those for the options).

    ``sequence``: a side has the sequence of seven that going out may need.
    """

    def __init__(
        self,
        options: CanastaOptions,
        sides: tuple[int, ...],
        weights: tuple[HeuristicWeights, ...] | None = None,
        *,
        sequence: bool = False,
    ) -> None:
        seats = len(sides)
        self.options = options
        self.sides = sides
        self.weights = weights or (weights_of(options),) * len(sides)
        self.following = tuple((seat + 1) % seats for seat in range(seats))
        self.points = options.card_points
        self.held_points = options.held_points
        self.cards_drawn = options.cards_drawn
        self.wild_limit = options.wild_limit
        self.wild_margin = _SPARE[options.wild_balance]
        self.max_meld = 99 if options.canasta_grows else CANASTA
        self.several_of_rank = options.melds_of_a_rank != "one"
        self.pure = frozenset(PURE) if options.pure_aces_and_sevens else frozenset[int]()
        self.wild_melds = options.wild_melds
        mat = (RED_THREE, BLACK_THREE) if options.all_threes_equal else (RED_THREE,)
        self.laid_threes = frozenset(mat if options.red_three_drawn != "kept" else ())
        self.three_replaced = options.red_three_drawn == "replaced"
        self.three_ends_turn = options.red_three_drawn == "ends-turn"
        self.always_frozen = options.frozen_always
        self.frozen_until_opened = options.frozen_until_melded
        self.wild_freezes = "wild" in options.frozen_by
        self.take_with_wild = "natural-and-wild" in options.take_unfrozen
        self.take_onto_meld = "meld" in options.take_unfrozen
        self.take_onto_canasta = options.upcard_onto_canasta == "yes"
        self.pile_taken = options.pile_taken
        self.upcard_counts = options.upcard_counts == "yes"
        self.both_kinds = options.canasta_kinds == "two-natural-two-mixed"
        self.canastas_needed = options.canastas_to_go_out
        if options.canasta_kinds == "one-sequence" and not sequence:
            self.canastas_needed = OUT_OF_REACH
        self.pile_turned_over = options.stock_out in ("turned", "turned-at-once", "ends-or-turned")
        self.black_threes_out = options.black_threes_melded in ("going-out", "going-out-with-wild")
        self.no_wild_discard = options.wild_discard == "going-out"
        self.packs = options.packs_for(seats)
        self.copies = COPIES * self.packs
