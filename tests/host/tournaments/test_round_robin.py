"""Round robin: everybody meets everybody, seats change, and who leaves takes nobody's results along."""

from __future__ import annotations

from itertools import accumulate, combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.host.tournaments.formats.field import FormatSettings
from tests.examples import examples
from tests.host.tournaments.fields import Simulation


@pytest.mark.parametrize("entrants", range(3, 13))
def test_everybody_meets_everybody_once_in_balanced_seats(entrants: int) -> None:
    simulation = Simulation("round-robin", entrants)
    for paired in simulation.run():
        assert sorted(side for match in paired for side in match.sides if side) == list(range(1, entrants + 1))
    matches = [match for match in simulation.field.matches if match.sides[1]]
    assert sorted(tuple(sorted(filter(None, match.sides))) for match in matches) == list(
        combinations(range(1, entrants + 1), 2)
    )
    assert simulation.field.round == simulation.format.rounds(entrants, simulation.settings)
    assert {1, 2} in [set(match.sides) for match in matches if match.round == simulation.field.round]
    for entry in range(1, entrants + 1):
        own = [1 - 2 * match.sides.index(entry) for match in matches if entry in match.sides]
        assert max(map(abs, accumulate(own))) <= 2 and abs(sum(own)) <= 1 - entrants % 2
        assert sum(match.how == "bye" for match in simulation.field.of(entry)) == entrants % 2


@examples(20)
@given(st.integers(3, 12), st.booleans(), st.integers(0, 2**32))
def test_those_who_leave_leave_byes(entrants: int, duplicate: bool, chance: int) -> None:
    simulation = Simulation("round-robin", entrants, FormatSettings(duplicate=duplicate), chance)
    for paired in simulation.run(absent=0.1, drawn=0.1, drops=0.1):
        over = {match.number: match for match in simulation.field.matches if match.over}
        assert sorted(side for match in paired for side in match.sides if side) == simulation.still_in()
        for entry in simulation.still_in():
            if simulation.random.random() < 0.05:
                simulation.drop(entry)
        after = {match.number: match for match in simulation.field.matches}
        assert all(after[number] == match for number, match in over.items())
    pairs = [frozenset(match.sides) for match in simulation.field.matches if match.sides[1]]
    assert len(pairs) == len(set(pairs))
    left = simulation.still_in()
    if len(left) > 1:
        assert {frozenset(pair) for pair in combinations(left, 2)} <= set(pairs)
    assert [line.place for line in simulation.places] == list(range(1, entrants + 1))
