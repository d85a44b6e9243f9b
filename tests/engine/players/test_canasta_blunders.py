"""Computer players of Canasta make none of the blunders that the bench counts, from intermediate on."""

from __future__ import annotations

import pytest

from engine.canasta.presets import PRESETS
from engine.canasta.round import CanastaRound
from engine.canasta.rules import CanastaRules
from engine.players import INTERMEDIATE, LEVELS, choose
from engine.types import Action
from tests.bench import blunders
from tests.bench.blunder_rules import RULES, Decision
from tests.engine.canasta.table import do, seen, table
from tests.examples import sampled

CAREFUL = LEVELS[LEVELS.index(INTERMEDIATE) : -1]
"""The careful levels without the searching one, which is slow."""


def rest_of_turn(state: CanastaRound, level: str) -> list[Action]:
    """Play a level's actions to the end of its turn; return them."""
    seat, played = state.seat, []
    while state.seat == seat and state.to_act:
        played.append(choose(seen(state), level, "seed"))
        state.play(seat, played[-1])
    return played


# What the computer players do


@pytest.mark.parametrize("level", CAREFUL)
@pytest.mark.parametrize("preset", ["classic", "samba"])
def test_a_wild_card_closes_a_canasta_of_six(preset: str, level: str) -> None:
    state = table("2C 5H 9D JC QH 4C", preset=preset, mine="KC KC KD KD KH KH", drawn=True)
    rest_of_turn(state, level)
    assert sum(state.canastas[0]) == 1


@pytest.mark.parametrize("level", CAREFUL)
def test_six_naturals_wait_for_the_seventh_while_natural_canastas_are_needed(level: str) -> None:
    state = table("2C 5H 9D JC QH 4C", preset="hand-and-foot", mine="KC KC KD KD KH KH", foot="4H 5D", drawn=True)
    rest_of_turn(state, level)
    assert len(state.laid[0][9]) == 6 and not state.wild[0][9]


@pytest.mark.parametrize("level", CAREFUL)
def test_no_ace_for_the_opponents_meld_of_aces_under_a_large_pile(level: str) -> None:
    pile = "4S 5S 6S 7S 8S 9S 10S"
    state = table("AC 5H 5D 9D 9C JC JH", mine="KC KD KH", theirs="AD AH AS", pile=pile, drawn=True)
    assert "AC" not in rest_of_turn(state, level)[-1].cards


@pytest.mark.parametrize("level", CAREFUL)
def test_no_nine_under_a_large_pile_for_the_nines_that_the_next_player_took_with_one(level: str) -> None:
    pile = "4S 5S 6S 7S 8S 9S 10S"
    state = table("9C 5H 5D JC JH QC QH", other="9D 9H 4C", mine="KC KD KH", theirs="AD AH AS", pile=pile, drawn=True)
    state.known[1] = ("9D", "9H")
    assert "9C" not in rest_of_turn(state, level)[-1].cards


@pytest.mark.parametrize("level", CAREFUL)
def test_the_foot_is_taken_up_as_soon_as_one_meld_allows_it(level: str) -> None:
    state = table("KC KD KH 5H", preset="hand-and-foot", mine="QC QD QH", foot="4H 5D 6C 7C", drawn=True)
    rest_of_turn(state, level)
    assert not state.feet[0]


@sampled
@pytest.mark.parametrize("preset", PRESETS)
def test_self_play_of_every_preset_has_no_blunders(preset: str) -> None:
    found = blunders.scan(CanastaRules.of(preset), "intermediate", (1,))
    assert not found.blunders.total(), found.blunders


# What the bench counts


def judged(state: CanastaRound, discard: str) -> set[str]:
    """Return the blunders that the bench finds in a discard."""
    view, action = seen(state), Action("discard", (discard,))
    do(state, f"discard {discard}")
    decision = Decision(view, action, seen(state, state.seat))
    return {name for name, rule in RULES["canasta"].items() if rule(decision)}


def test_a_wild_card_or_joker_thrown_away_is_a_blunder() -> None:
    for card, names in (
        ("2C", {"wild card discarded", "canasta left open"}),
        ("JK", {"wild card discarded", "canasta left open", "joker discarded"}),
        ("5H", {"canasta left open"}),
    ):
        assert judged(table("2C JK 5H 9D", mine="KC KC KD KD KH KH", drawn=True), card) == names
    assert not judged(table("2C 5H 9D", mine="KC KC KD KD KH", drawn=True), "2C"), "two cards are lacking"


def test_a_large_pile_given_away_is_a_blunder_if_a_safe_card_was_held() -> None:
    pile = "4S 5S 6S 7S 8S 9S"
    for hand, small, names in (
        ("AC 5H 9D", pile, {"pile given to a meld"}),
        ("AC AS KD", pile, set[str]()),
        ("AC 5H 9D", "4S 5S 6S", set[str]()),
    ):
        assert judged(table(hand, mine="JC JD JH", theirs="AD AH AS, KC KH KS", pile=small, drawn=True), "AC") == names
