"""An option that cannot matter in a position changes nothing in its list of legal actions."""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Callable
from itertools import chain
from typing import Any, get_args, get_origin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.canasta.legality import taking
from engine.canasta.melds import BLACK_THREE, KIND, NATURALS, RED_THREE, WILD, is_wild
from engine.canasta.presets import PRESETS
from engine.canasta.round import CanastaRound
from engine.canasta.rules import CanastaRules
from engine.canasta.state import tables_of
from engine.cards import SUITS, suit
from engine.game import Game
from engine.types import RulesError
from tests.examples import examples

from .random_games import games
from .table import canasta_round, table

SCORING = (
    "natural_canasta", "mixed_canasta", "wild_canasta", "sequence_canasta", "special_canastas", "going_out",
    "concealed", "red_three", "all_red_threes", "red_threes_count", "red_three_held", "black_three_held",
    "melded_without_canasta", "unfinished_melds",
)  # fmt: skip
SETTLED_BY_THE_DEAL = (
    "players", "partnerships", "target", "rounds", "packs", "packs_more", "jokers", "hand_size", "hand_size_more",
    "foot", "talons", "first_upcard", "first_upcard_covers", "starter", "frozen_at_first", "minimums", "top_minimum",
    "minimum_by",
)  # fmt: skip
ABOUT_WHAT_FOLLOWS = ("cards_drawn", "frozen_by", "take_back", "take_back_penalty")
"""Options that decide what an action or its undoing does, but not whether it is legal."""


def cards_in_play(state: CanastaRound) -> list[str]:
    """Return the hand, and the cards of the pile that might join it."""
    due = () if state.due is None else (state.due,)
    return [*chain.from_iterable(state.hands[state.seat]), *due, *state.waiting, *state.pile]


def count(state: CanastaRound, *kinds: int) -> int:
    return sum(KIND[card] in kinds for card in cards_in_play(state))


def opened(state: CanastaRound) -> bool:
    return state.opened[state.side]


def wild(state: CanastaRound) -> int:
    return sum(map(is_wild, cards_in_play(state)))


def no_take(state: CanastaRound) -> bool:
    """Return whether there is no upcard to be melded: nothing can be taken now, and nothing was."""
    if state.phase != "draw":
        return state.due is None
    return not state.pile or taking.blocked(state.pile[-1])


def frozen_otherwise(state: CanastaRound) -> bool:
    """Return whether the pile would be frozen to the side even if piles were not always frozen."""
    return state.frozen or (state.rules.frozen_until_melded and not opened(state))


def no_canasta_of_the_upcard(state: CanastaRound) -> bool:
    upcard = state.due or (state.pile[-1] if state.pile else "")
    made = [state.kind(state.side, slot) for slot in state.slots(state.side) if state.made(state.side, slot)]
    return no_take(state) or KIND[upcard] not in made


def no_sequence(state: CanastaRound) -> bool:
    held = {(suit(card), KIND[card]) for card in cards_in_play(state)}
    run = any({(colour, kind + step) for step in range(3)} <= held for colour in SUITS for kind in NATURALS)
    return not run and not state.run_slots(state.side)


def suits_alike(state: CanastaRound) -> bool:
    """Return whether all natural cards of a kind that could be discarded are of one suit."""
    by_suit = (set(map(suit, held)) for held in state.hands[state.seat][: len(NATURALS)])
    return state.phase == "draw" or all(len(suits) < 2 for suits in by_suit)


def no_long_meld(state: CanastaRound) -> bool:
    """Return whether no meld could have more than seven cards."""
    held = Counter(KIND[card] for card in cards_in_play(state) if not is_wild(card))
    for slot in state.slots(state.side):
        held[state.kind(state.side, slot)] += len(state.laid[state.side][slot]) + len(state.wild[state.side][slot])
    return max(held.values(), default=0) + wild(state) <= 7


def hand_has(state: CanastaRound, *ranks: str) -> bool:
    return any(card[:-1] in ranks for card in chain.from_iterable(state.hands[state.seat]))


IRRELEVANT: dict[str, Callable[[CanastaRound], bool]] = {
    **dict.fromkeys((*SCORING, *SETTLED_BY_THE_DEAL, *ABOUT_WHAT_FOLLOWS), lambda state: True),
    "red_three_drawn": lambda state: not count(state, RED_THREE),
    "all_threes_equal": lambda state: not count(state, BLACK_THREE),
    "red_three_discard": lambda state: state.phase == "draw" or not state.threes[state.side],
    "black_threes_melded": lambda state: count(state, BLACK_THREE) < 2,
    "wild_limit": lambda state: not wild(state),
    "wild_balance": lambda state: not wild(state),
    "melds_of_a_rank": lambda state: not wild(state) and not state.slots(state.side),
    "canasta_grows": no_long_meld,
    "pure_aces_and_sevens": lambda state: not wild(state),
    "wild_melds": lambda state: wild(state) < 3 and not state.wild[state.side][WILD],
    "wild_melds_first": lambda state: wild(state) < 3 and not state.wild[state.side][WILD],
    "sequences": lambda state: no_sequence(state) and suits_alike(state),
    "frozen_always": lambda state: no_take(state) or frozen_otherwise(state),
    "frozen_until_melded": lambda state: no_take(state) or opened(state) or state.frozen or state.rules.frozen_always,
    "take_frozen": lambda state: no_take(state) or not taking.frozen(state),
    "take_unfrozen": lambda state: no_take(state) or taking.frozen(state),
    "upcard_onto_canasta": no_canasta_of_the_upcard,
    "pile_taken": lambda state: state.phase != "draw" or no_take(state),
    "wild_discard": lambda state: state.phase == "draw" or not wild(state),
    "ace_or_seven_to_empty_pile": lambda state: bool(state.pile) or not hand_has(state, "A", "7"),
    "upcard_counts": lambda state: opened(state) or no_take(state),
    "opens_anyway": opened,
    "ask_to_go_out": lambda state: not state.partnered,
    "stock_out": lambda state: bool(state.stock),
    "special_hands": lambda state: state.counts[state.seat] != 14 or bool(state.slots(state.side)),
    "seven": lambda state: opened(state) or not count(state, KIND["7C"]),
}
"""By option, whether it cannot matter in a position."""


def other_values(name: str, chooser: random.Random, value: Any) -> list[Any]:
    """Return other values of an option."""
    kind = CanastaRules.model_fields[name].annotation
    if kind is bool:
        return [not value]
    if kind is int:
        return [number for number in (value + 5, value - 1, chooser.randint(0, 20)) if number > 0]
    values = (
        get_args(kind) if get_origin(kind) is not tuple else [getattr(CanastaRules.of(its), name) for its in PRESETS]
    )
    return [other for other in values if other != value]


def with_option(state: CanastaRound, name: str, value: Any) -> CanastaRound | None:
    """Return the same position under another value of an option, or None if the options then contradict each other."""
    other = copy.copy(state)
    other.rules = CanastaRules.model_validate({**state.rules.model_dump(), name: value})
    assert isinstance(other.rules, CanastaRules)
    try:
        other.rules.check(other.rules.players[0])
    except RulesError:
        return None
    other.tables = tables_of(other.rules)
    other.points = other.tables.points
    return other


def test_every_option_with_such_positions_is_listed() -> None:
    by_the_canastas = {"canastas_to_go_out", "canasta_kinds", "discard_to_go_out", "last_card"}
    assert set(CanastaRules.model_fields) - set(IRRELEVANT) == {"preset"} | by_the_canastas


@pytest.mark.soak
@examples(40)
@given(games(), st.randoms(use_true_random=False))
def test_option_that_cannot_matter_changes_no_legal_action(game: Game, chooser: random.Random) -> None:
    state = canasta_round(game)
    for seat in state.to_act:
        listed = list(state.legal(seat))
        for name, cannot_matter in IRRELEVANT.items():
            if cannot_matter(state):
                for value in other_values(name, chooser, getattr(state.rules, name)):
                    other = with_option(state, name, value)
                    assert other is None or list(other.legal(seat)) == listed, (name, value)


def test_options_without_effect_on_a_lone_following_card() -> None:
    """The position in which two implementations once differed."""
    state = table("KH KS", mine="7C 7D 7H 7S 7C 7D", pile="7S KD")
    listed = list(state.legal(0))
    for name in ("seven", "black_threes_melded", *SCORING):
        assert IRRELEVANT[name](state)
        for value in other_values(name, random.Random(1), getattr(state.rules, name)):
            other = with_option(state, name, value)
            assert other is None or list(other.legal(0)) == listed, (name, value)
