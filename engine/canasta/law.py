"""What the rules of a round look up often: the options of melding and of ending a turn, as tables of numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from engine.canasta.kinds import BLACK_THREE, NATURALS, POINTS, RANKS, RED_THREE
from engine.canasta.melds import CANASTA, Shape, shape

if TYPE_CHECKING:
    from engine.canasta.rules import CanastaRules

_SPARE = {"even": 0, "fewer": 1, "free": -99}
_SEVEN, _ACE = RANKS.index("7"), RANKS.index("A")

_PLAIN = {
    "partnerships": "none",
    "foot": 0,
    "wild_balance": "even",
    "melds_of_a_rank": "one",
    "canasta_grows": True,
    "pure_aces_and_sevens": False,
    "wild_melds": False,
    "sequences": False,
    "frozen_always": False,
    "frozen_until_melded": True,
    "take_frozen": "natural-pair",
    "take_unfrozen": ("pair", "natural-and-wild", "meld"),
    "upcard_onto_canasta": "yes",
    "pile_taken": 0,
    "upcard_counts": "yes",
    "opens_anyway": "nothing",
    "discard_to_go_out": False,
    "last_card": "kept-back",
    "black_threes_melded": "going-out",
    "seven": 5,
    "red_three_drawn": "replaced",
    "all_threes_equal": False,
    "canasta_kinds": "any",
}
"""The options of melding as ``classic`` has them: where all are so, a quicker judgement is exact (:mod:`reach`)."""


class Law:
    """The tables of one set of rules."""

    def __init__(self, rules: CanastaRules) -> None:
        self.rules = rules
        self.points = rules.card_points
        self.held_points = rules.held_points
        self.most = 99 if rules.canasta_grows else CANASTA
        self.shapes = (self._shapes(rules, opened=False), self._shapes(rules, opened=True))
        """The shape of each rank's melds, for a side that has not opened and for one that has."""
        self.plain = all(getattr(rules, option) == value for option, value in _PLAIN.items())
        self.lone = rules.partnerships == "none"
        """Whether nobody has a partner."""
        self.mat: tuple[int, ...] = (RED_THREE, BLACK_THREE) if rules.all_threes_equal else (RED_THREE,)
        """The kinds that go to the mat."""
        if rules.red_three_drawn == "kept":
            self.mat = ()
        self.simple_right = rules.canasta_kinds == "any" and not rules.foot and not rules.ask_to_go_out
        """Whether the number of canastas is all that the right to go out depends on."""

        self.free_discard = (
            rules.wild_discard == "yes" and rules.ace_or_seven_to_empty_pile and not rules.red_three_discard
        )
        """Whether every card of the hand may be discarded, and no other."""

        self.undoes = rules.take_back != "never"
        """Whether anything can be taken back."""
        self.settles = rules.take_back == "until-rest"
        """Whether the pile may not be returned once it is received."""

        self.few_ends = rules.last_card == "kept-back" and not rules.special_hands and not rules.ask_to_go_out
        """Whether melds and discards are all that there is to do after the draw."""

    def _shapes(self, rules: CanastaRules, *, opened: bool) -> tuple[Shape, ...]:
        spare = _SPARE[rules.wild_balance]
        shapes = [shape(rules.wild_limit, spare, self.most)] * len(NATURALS)
        if rules.pure_aces_and_sevens:
            pure = shape(0, spare, self.most)
            shapes[_SEVEN] = pure
            if opened:
                shapes[_ACE] = pure
        return tuple(shapes)

    def __deepcopy__(self, memo: object) -> Law:
        return self

    def right(self, made: tuple[int, int, int, int]) -> bool:
        """Whether natural, mixed and wild canastas and sequences of seven, so many of each, allow to go out."""
        natural, mixed, _, runs = made
        kinds = self.rules.canasta_kinds
        if kinds == "two-natural-two-mixed":
            return natural >= 2 and mixed >= 2
        return sum(made) >= self.rules.canastas_to_go_out and (runs > 0 or kinds == "any")

    def points_of(self, kind: int, naturals: int, jokers: int, twos: int) -> int:
        """What naturals of a kind, jokers and twos count when they are melded."""
        return naturals * self.points[kind] + jokers * POINTS[-1] + twos * POINTS[-2]


@lru_cache(maxsize=256)
def law_of(rules: CanastaRules) -> Law:
    """The tables of a set of rules."""
    return Law(rules)
