"""Rejects options that are out of range or contradict each other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from engine.canasta.options import CanastaOptions
from engine.types import RulesError

Clash: TypeAlias = tuple[str, str, bool]
"""Two options, and whether their values clash."""

_POINTS = (0, 100_000)
_RANGES = {
    "rounds": (0, 20),
    "packs": (2, 8),
    "jokers": (0, 8),
    "hand_size": (5, 17),
    "foot": (0, 15),
    "cards_drawn": (1, 4),
    "wild_limit": (0, 30),
    "pile_taken": (0, 20),
    "canastas_to_go_out": (0, 6),
    **dict.fromkeys(("take_back_penalty", "top_minimum", "seven", "natural_canasta", "mixed_canasta"), _POINTS),
    **dict.fromkeys(("wild_canasta", "sequence_canasta", "going_out", "concealed", "red_three"), _POINTS),
    **dict.fromkeys(("all_red_threes", "red_three_held", "black_three_held"), _POINTS),
}
_STOCK = 30
"""The fewest cards that a deal must leave in the stock."""


def check(rules: CanastaOptions, seats: int) -> None:
    """Raise :class:`RulesError` for the first option that is out of range or clashes with another."""
    for option, (least, most) in _RANGES.items():
        value = getattr(rules, option)
        if not least <= value <= most:
            raise RulesError(option, "option-out-of-range", value=value, least=least, most=most)
    for option, other, clash in (*_by_seats(rules, seats), *_of_threes(rules), *_of_melds(rules), *_of_ends(rules)):
        if clash:
            raise RulesError(option, "options-clash", other=other)


def _by_seats(rules: CanastaOptions, seats: int) -> Iterator[Clash]:
    dealt = seats * (rules.hand_for(seats) + rules.foot) + sum(rules.talons)
    yield "hand_size", "packs", dealt + _STOCK > len(rules.pack(seats))
    yield "partnerships", "players", rules.partnerships == "three-sides" and seats == 4
    yield "talons", "foot", bool(rules.talons) and rules.foot > 0


def _of_threes(rules: CanastaOptions) -> Iterator[Clash]:
    kept = rules.red_three_drawn == "kept"
    yield (
        "red_three_discard",
        "red_three_drawn",
        rules.red_three_discard and rules.red_three_drawn in ("kept", "ends-turn"),
    )
    yield "red_three_discard", "all_threes_equal", rules.red_three_discard and rules.all_threes_equal
    yield "all_threes_equal", "red_three_drawn", rules.all_threes_equal and kept
    yield "black_threes_melded", "all_threes_equal", rules.all_threes_equal and rules.black_threes_melded != "never"
    last = rules.black_threes_melded == "for-last-discard"
    yield "black_threes_melded", "discard_to_go_out", last and rules.discard_to_go_out


def _of_melds(rules: CanastaOptions) -> Iterator[Clash]:
    yield "wild_melds_first", "wild_melds", rules.wild_melds_first and not rules.wild_melds
    yield "melds_of_a_rank", "canasta_grows", rules.melds_of_a_rank == "one-open" and rules.canasta_grows
    yield "upcard_onto_canasta", "canasta_grows", rules.upcard_onto_canasta == "yes" and not rules.canasta_grows
    impure = not rules.pure_aces_and_sevens
    yield "ace_or_seven_to_empty_pile", "pure_aces_and_sevens", impure and not rules.ace_or_seven_to_empty_pile
    yield "special_canastas", "pure_aces_and_sevens", impure and rules.special_canastas
    yield "unfinished_melds", "pure_aces_and_sevens", impure and rules.unfinished_melds


def _of_ends(rules: CanastaOptions) -> Iterator[Clash]:
    kinds, canastas = rules.canasta_kinds, rules.canastas_to_go_out
    yield "canasta_kinds", "sequences", kinds == "one-sequence" and not rules.sequences
    yield "canasta_kinds", "canastas_to_go_out", kinds == "one-sequence" and canastas < 1
    yield "canasta_kinds", "canastas_to_go_out", kinds == "two-natural-two-mixed" and canastas != 4
    yield "ask_to_go_out", "partnerships", rules.ask_to_go_out and rules.partnerships == "none"
    yield "special_hands", "hand_size", bool(rules.special_hands) and rules.hand_size != 13
    yield "special_hands", "cards_drawn", bool(rules.special_hands) and rules.cards_drawn != 1
    yield "special_hands", "foot", bool(rules.special_hands) and rules.foot > 0
