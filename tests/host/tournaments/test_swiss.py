"""Swiss: each pairing is the best of all by the criteria, compared with every possible one in small fields."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.host.tournaments.formats import FORMATS
from bot.host.tournaments.formats.field import Field, FormatSettings
from tests.examples import examples
from tests.host.tournaments.fields import Played, Simulation, field_of
from tests.host.tournaments.oracles import SwissRound, sat

chances = st.integers(0, 2**32)


@examples(25)
@given(st.integers(3, 8), st.integers(0, 9), st.booleans(), chances)
def test_every_round_has_the_best_of_all_pairings(entrants: int, rounds: int, duplicate: bool, chance: int) -> None:
    settings = FormatSettings(rounds=rounds, duplicate=duplicate)
    simulation = Simulation("swiss", entrants, settings, chance)
    late = simulation.random.randint(0, 2) if entrants < 7 else 0
    for paired in simulation.run(absent=0.1, drawn=0.2, drops=0.1, late=late):
        SwissRound.of(simulation.field, settings, paired[0].round).check([match.sides for match in paired])


@examples(8)
@given(st.integers(3, 40), st.booleans(), chances)
def test_nobody_meets_twice_has_two_byes_or_one_seat_three_times_more(
    entrants: int, duplicate: bool, chance: int
) -> None:
    simulation = Simulation("swiss", entrants, FormatSettings(rounds=9, duplicate=duplicate), chance)
    for paired in simulation.run(absent=0.05, drawn=0.1, drops=0.05, late=simulation.random.randint(0, 3)):
        playing = [each for each in simulation.field.entrants if each.plays_in(paired[0].round)]
        assert sorted(side for match in paired for side in match.sides if side) == [each.number for each in playing]
        if paired[0].round <= (len(playing) - 1) // 2:
            # As many have not met as suffices for a pairing of all, after any bye (Dirac's theorem).
            pairs = [frozenset(match.sides) for match in simulation.field.matches]
            assert all(pairs.count(frozenset(match.sides)) == 1 for match in paired)
        if len(playing) > 12:
            assert all(abs(sat(simulation.field, each.number)) <= 2 for each in playing)


@pytest.mark.soak
@pytest.mark.parametrize("entrants", [61, pytest.param(128, marks=pytest.mark.soak)])
def test_a_large_field_is_paired_without_rematches(entrants: int) -> None:
    simulation = Simulation("swiss", entrants, FormatSettings(rounds=4))
    for _ in simulation.run():
        assert all(abs(sat(simulation.field, entry)) <= 2 for entry in range(1, entrants + 1))
    assert len({frozenset(match.sides) for match in simulation.field.matches}) == 4 * (entrants + 1 >> 1)


def test_equals_meet_the_better_half_against_the_other_in_the_first_round() -> None:
    simulation = Simulation("swiss", 9)
    pairs = [set(match.sides) for match in simulation.pair()]
    assert pairs == [{1, 5}, {2, 6}, {3, 7}, {4, 8}, {9, None}]


def test_late_entrants_are_paired_from_the_next_round_with_no_points() -> None:
    simulation = Simulation("swiss", 6)
    simulation.pair()
    assert simulation.enter() == 7
    for match in simulation.field.matches:
        simulation.end(match, match.sides[0])
    assert {line.entry: line.values[0][1] for line in simulation.places}[7] == 0
    assert {side for match in simulation.pair() for side in match.sides} == {*range(1, 8), None}


def next_pairs(field: Field, *left: int) -> set[frozenset[int | None]]:
    """Return the pairs of the next round; some entries have left before it."""
    entrants = tuple(
        each._replace(dropped_after=field.round) if each.number in left else each for each in field.entrants
    )
    pairings = FORMATS["swiss"].next_round(field._replace(entrants=entrants), FormatSettings(rounds=9))
    return {frozenset(pairing.sides) for pairing in pairings}


def test_nobody_has_a_second_bye_even_if_others_then_meet_again() -> None:
    field = field_of(
        6,
        ((1, 2), 1, "played", (1, 0)),
        ((1, None), 1, "bye", (0, 0)),
        ((2, None), 2, "bye", (0, 0)),
        *[((3, other), 3, "played", (1, 0)) for other in (4, 5, 6)],
    )
    assert next_pairs(field, 4, 5, 6) == {frozenset((1, 2)), frozenset((3, None))}


def test_seats_outweigh_scores_once_somebody_sat_twice_more_in_one() -> None:
    often_first: list[Played] = [((entry, other), entry, "played", (1, 0)) for entry in (1, 2) for other in (5, 6)]
    often_second: list[Played] = [((other, entry), other, "played", (1, 0)) for entry in (3, 4) for other in (5, 6)]
    pairs = next_pairs(field_of(6, *often_first[::2], *often_second[::2]), 5, 6)
    assert pairs == {frozenset((1, 2)), frozenset((3, 4))}
    pairs = next_pairs(field_of(6, *often_first, *often_second), 5, 6)
    assert pairs in ({frozenset((1, 3)), frozenset((2, 4))}, {frozenset((1, 4)), frozenset((2, 3))})


SCRIPT = """
import hashlib, sys
import bot.host.tournaments.formats
assert "networkx" not in sys.modules, "networkx is imported when the bot starts"
from tests.host.tournaments.fields import Simulation
simulation = Simulation("swiss", 33, chance=5)
print([[match.sides for match in paired] for paired in simulation.run(drawn=0.2, drops=0.05)])
"""


@pytest.mark.soak
def test_pairings_are_the_same_in_every_process_and_need_no_library_at_the_start() -> None:
    found = set()
    for seed in ("1", "2"):
        command = [sys.executable, "-c", SCRIPT]
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        found.add(hashlib.sha256(done.stdout.encode()).hexdigest())
    assert len(found) == 1 and done.stdout.count("None") > 0
