"""Lookup tables derived from the options: points, meld shapes and other values that the rules need often."""

from __future__ import annotations

from functools import lru_cache

from engine.canasta.kinds import BLACK_THREE, NATURALS, POINTS, RANKS, RED_THREE, TWO, WILD_JOKER
from engine.canasta.melds import CANASTA, NO_LIMIT, Shape, shape
from engine.canasta.options import CanastaOptions

_SPARE = {"even": 0, "fewer": 1, "free": -NO_LIMIT}
_SEVEN, _ACE = RANKS.index("7"), RANKS.index("A")


class Tables:
    """The values derived from one set of options. Compared by identity: see :func:`tables_of`."""

    def __init__(self, options: CanastaOptions) -> None:
        self.options = options
        self.points = options.card_points
        self.held_points = options.held_points
        self.dearest_first = tuple(sorted(NATURALS, key=lambda kind: (-self.points[kind], -kind)))
        """The natural kinds by their points."""
        self.wild_limit = options.wild_limit
        self.wild_melds_first = options.wild_melds_first
        self.most = NO_LIMIT if options.canasta_grows else CANASTA
        """The most cards in a meld."""
        self.shapes = (self._shapes(options, opened=False), self._shapes(options, opened=True))
        """The shape of each rank's melds: before the side's initial meld, and after."""
        self.several = options.melds_of_a_rank != "one"
        """Whether a side may have more than one meld of a rank."""
        self.mat = self._mat(options)
        """The kinds of threes that are laid on the mat."""
        self.freezing = self._freezing(options)
        """The kinds that freeze a pile they lie in (guide 2.5)."""
        self.any_discard = (
            options.wild_discard == "yes" and options.ace_or_seven_to_empty_pile and not options.red_three_discard
        )
        """Whether exactly the cards of the hand may be discarded."""
        self.can_undo = options.take_back != "never"
        self.settles_take = options.take_back == "until-rest"
        """Whether a taken pile can no longer be returned once the rest of it is received."""
        self.has_extra_actions = (
            options.last_card != "kept-back" or bool(options.special_hands) or options.ask_to_go_out
        )
        """Whether a turn has actions after the draw that are neither melds nor discards."""

    def __deepcopy__(self, memo: object) -> Tables:
        return self

    def _shapes(self, options: CanastaOptions, *, opened: bool) -> tuple[Shape, ...]:
        spare = _SPARE[options.wild_balance]
        shapes = [shape(options.wild_limit, spare, self.most)] * len(NATURALS)
        if options.pure_aces_and_sevens:
            pure = shape(0, spare, self.most)
            shapes[_SEVEN] = pure
            if opened:
                shapes[_ACE] = pure
        return tuple(shapes)

    def _mat(self, options: CanastaOptions) -> tuple[int, ...]:
        if options.red_three_drawn == "kept":
            return ()
        return (RED_THREE, BLACK_THREE) if options.all_threes_equal else (RED_THREE,)

    def _freezing(self, options: CanastaOptions) -> frozenset[int]:
        wild = (TWO, WILD_JOKER) if "wild" in options.frozen_by else ()
        return frozenset((*wild, RED_THREE) if "red-three" in options.frozen_by else wild)

    def points_of(self, kind: int, naturals: int, jokers: int, twos: int) -> int:
        """Return the points of melded naturals of a kind, jokers and twos."""
        return naturals * self.points[kind] + jokers * POINTS[WILD_JOKER] + twos * POINTS[TWO]


@lru_cache(maxsize=256)
def tables_of(options: CanastaOptions) -> Tables:
    """Return the tables of a set of options, the same object every time."""
    return Tables(options)
