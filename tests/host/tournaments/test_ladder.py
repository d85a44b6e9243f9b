"""The ladder: whom one may challenge, and what a result does to the order."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.host.tournaments.formats import FORMATS
from bot.host.tournaments.formats.field import Entrant, FormatSettings, MatchRecord
from tests.examples import examples
from tests.host.tournaments.fields import Simulation


def challenge(simulation: Simulation, challenger: int, challenged: int) -> MatchRecord:
    """Make a challenge that the format allows."""
    assert challenged in simulation.format.challengeable(simulation.field, challenger)
    number = len(simulation.field.matches) + 1
    match = MatchRecord(number, number, (challenger, challenged))
    simulation.field = simulation.field._replace(matches=(*simulation.field.matches, match))
    return match


def order(simulation: Simulation) -> list[int]:
    """Return the ladder from the top."""
    return [line.entry for line in simulation.places]


def test_one_may_challenge_the_three_above_that_are_free() -> None:
    ladder = Simulation("ladder", 6)
    assert ladder.format.challengeable(ladder.field, 5) == (4, 3, 2)
    assert ladder.format.challengeable(ladder.field, 1) == ()
    challenge(ladder, 5, 3)
    assert ladder.format.challengeable(ladder.field, 6) == (4,)
    assert ladder.format.challengeable(ladder.field, 3) == ()
    assert ladder.format.challengeable(ladder.field, 7) == ()


def test_a_challenger_who_wins_swaps_places_and_nobody_else_moves() -> None:
    ladder = Simulation("ladder", 6)
    ladder.end(challenge(ladder, 5, 2), 5)
    assert order(ladder) == [1, 5, 3, 4, 2, 6]
    ladder.end(challenge(ladder, 4, 1), 1)
    ladder.end(challenge(ladder, 4, 3), None)
    assert order(ladder) == [1, 5, 3, 4, 2, 6]
    ladder.end(challenge(ladder, 6, 4), 6, "absent")
    assert order(ladder) == [1, 5, 3, 6, 2, 4]


def test_newcomers_are_at_the_bottom_and_leavers_close_the_gap() -> None:
    ladder = Simulation("ladder", 4)
    ladder.end(challenge(ladder, 4, 1), 4)
    ladder.enter()
    ladder.drop(2)
    assert order(ladder) == [4, 3, 1, 5]
    assert ladder.format.challengeable(ladder.field, 5) == (1, 3, 4)
    assert ladder.places[0].values == (("wins", 1), ("lost", 0))
    assert ladder.pair() == [] and ladder.format.rounds(4, FormatSettings()) is None


@examples(20)
@given(st.integers(0, 2**32))
def test_the_order_follows_from_the_swaps_as_they_happened(chance: int) -> None:
    ladder = Simulation("ladder", 7, chance=chance)
    expected = list(range(1, 8))
    pending: list[MatchRecord] = []
    for _ in range(60):
        if pending and ladder.random.random() < 0.5:
            match = pending.pop(ladder.random.randrange(len(pending)))
            winner = ladder.random.choice([None, *match.sides])
            ladder.end(match, winner)
            challenger, challenged = match.sides
            if winner == challenger and challenged:
                above, below = expected.index(challenged), expected.index(challenger)
                expected[above], expected[below] = challenger, challenged
        else:
            challenger = ladder.random.choice(expected)
            if among := ladder.format.challengeable(ladder.field, challenger):
                pending.append(challenge(ladder, challenger, ladder.random.choice(among)))
        assert order(ladder) == expected


def test_anybody_may_enter_at_any_time() -> None:
    assert {key for key, each in FORMATS.items() if each.latest_entry is None} == {"ladder"}
    assert Entrant(1, 1, since=40).plays_in(40)
