"""Knockouts, single and double, and the cut of a Swiss: who meets, who is out, and the places."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.host.tournaments.formats.double_knockout import tree
from bot.host.tournaments.formats.field import OPEN, FormatSettings, MatchRecord
from tests.examples import examples, sampled
from tests.host.tournaments.fields import Simulation
from tests.host.tournaments.oracles import DoubleOfEight

LIVES = {"knockout": 1, "double-knockout": 2}
sizes = st.integers(3, 40) | st.integers(3, 128)
chances = st.integers(0, 2**32)


def losses(matches: Iterable[MatchRecord]) -> Counter[int]:
    """Return how often each entry lost; both lose a match without a winner."""
    return Counter(side for match in matches if match.over for side in match.sides if side and side != match.winner)


def played(matches: Iterable[MatchRecord]) -> list[MatchRecord]:
    """Return the matches that are no byes."""
    return [match for match in matches if match.sides[1] is not None]


@examples(30)
@given(st.sampled_from(list(LIVES)), sizes, chances)
def test_everybody_but_the_winner_is_out_by_losing_as_often_as_the_format_says(
    key: str, entrants: int, chance: int
) -> None:
    simulation = Simulation(key, entrants, chance=chance)
    for paired in simulation.run():
        lost = losses(simulation.field.matches)
        sides = [side for match in paired for side in match.sides if side]
        assert len(sides) == len(set(sides))
        assert all(lost[side] < LIVES[key] for side in sides)
        if key == "knockout":
            assert len({lost[side] for match in played(paired) for side in match.sides if side}) == 1
    lost = losses(simulation.field.matches)
    winner = simulation.places[0].entry
    assert simulation.field.round <= (simulation.format.rounds(entrants, simulation.settings) or 0)
    assert lost[winner] < LIVES[key]
    assert all(lost[entry] == LIVES[key] for entry in range(1, entrants + 1) if entry != winner)
    matches = len(played(simulation.field.matches))
    assert matches == LIVES[key] * (entrants - 1) + lost[winner]
    assert [place.place for place in simulation.places[:2]] == [1, 2]


@examples(30)
@given(st.sampled_from(list(LIVES)), sizes, chances, st.booleans())
def test_a_knockout_ends_in_time_whoever_leaves_or_is_absent(key: str, entrants: int, chance: int, third: bool) -> None:
    simulation = Simulation(key, entrants, FormatSettings(third_place=third), chance)
    for paired in simulation.run(absent=0.2, drops=0.15):
        lost = losses(each for each in simulation.field.matches if each.round < simulation.field.round)
        for match in played(paired):
            assert all(lost[side] < LIVES[key] for side in match.sides if side) or match.slot == "T1.1"
            assert all(side in simulation.still_in() for side in match.sides)
    assert simulation.field.round <= (simulation.format.rounds(entrants, simulation.settings) or 0)
    lines = simulation.places
    assert sorted(line.entry for line in lines) == list(range(1, entrants + 1))
    assert [line.place for line in lines] == sorted(line.place for line in lines)
    assert [line.place for line in lines].count(1) <= 1
    assert all(met.winner != OPEN for met in simulation.format.bracket(simulation.field, simulation.settings))
    for line in lines[1:]:
        assert losses(simulation.field.matches)[line.entry] or line.entry not in simulation.still_in()


@examples(20)
@given(sizes)
def test_the_best_have_byes_and_meet_last(entrants: int) -> None:
    simulation = Simulation("knockout", entrants)
    size = 1 << (entrants - 1).bit_length()
    for paired in simulation.run():
        if simulation.field.round == 1:
            assert {match.sides[0] for match in paired if match.how == "bye"} == set(range(1, size - entrants + 1))
        left = size >> simulation.field.round - 1
        for match in played(paired):
            assert sum(side or 0 for side in match.sides) == left + 1
            simulation.end(match, min(filter(None, match.sides)))
    assert [line.entry for line in simulation.places] == list(range(1, entrants + 1))


def test_the_favourites_of_a_double_knockout_are_first_and_second() -> None:
    simulation = Simulation("double-knockout", 21)
    for paired in simulation.run():
        for match in played(paired):
            simulation.end(match, min(filter(None, match.sides)))
    assert [line.entry for line in simulation.places[:3]] == [1, 2, 3]
    assert simulation.field.matches[-1].slot == "F1.1"


@pytest.mark.parametrize("third", [False, True])
def test_losers_of_the_semi_finals_share_the_third_place_or_play_for_it(third: bool) -> None:
    simulation = Simulation("knockout", 4, FormatSettings(third_place=third))
    for paired in simulation.run():
        for match in paired:
            simulation.end(match, min(filter(None, match.sides)))
        slots = [match.slot for match in paired]
    assert slots == (["T1.1", "W2.1"] if third else ["W2.1"])
    assert [line.place for line in simulation.places] == [1, 2, 3, 4 if third else 3]


@examples(60)
@given(st.integers(5, 8), chances, st.sampled_from([0.0, 0.15]))
def test_a_double_knockout_of_eight_is_paired_as_its_table_says(entrants: int, chance: int, missing: float) -> None:
    simulation = Simulation("double-knockout", entrants, chance=chance)
    for _ in simulation.run(absent=missing, drops=missing):
        pass
    DoubleOfEight(simulation.field).check()


def final_of_three() -> tuple[Simulation, MatchRecord]:
    """Return a double knockout of three before its final, which entry 1 reaches unbeaten."""
    simulation = Simulation("double-knockout", 3)
    while (paired := simulation.pair())[0].slot != "F1.1":
        for match in played(paired):
            simulation.end(match, min(filter(None, match.sides)))
    return simulation, paired[0]


def test_a_second_final_is_played_only_if_the_unbeaten_side_lost() -> None:
    simulation, final = final_of_three()
    simulation.end(final, 2)
    slots = {slot.name: slot.sides for slot in simulation.format.bracket(simulation.field, simulation.settings)}
    assert slots["F2.1"] == (1, 2)
    (again,) = simulation.pair()
    assert set(again.sides) == {1, 2} and again.slot == "F2.1" and again.sides != final.sides
    simulation.end(again, 2)
    assert not simulation.pair() and [line.entry for line in simulation.places] == [2, 1, 3]


def test_the_side_with_fewer_losses_wins_a_final_that_nobody_came_to() -> None:
    simulation, final = final_of_three()
    simulation.end(final, None, "absent")
    assert not simulation.pair() and [line.place for line in simulation.places] == [1, 2, 3]
    assert simulation.places[0].entry == 1


def test_nobody_wins_a_single_final_that_nobody_came_to() -> None:
    simulation = Simulation("knockout", 2)
    simulation.end(simulation.pair()[0], None, "absent")
    assert not simulation.pair() and [line.place for line in simulation.places] == [2, 2]


def test_the_better_seed_goes_on_below_from_a_match_that_both_missed() -> None:
    simulation = Simulation("double-knockout", 4)
    first, second = simulation.pair()
    simulation.end(first, None, "absent")
    simulation.end(second, 2)
    paired = simulation.pair()
    # 2 has nobody to play above: only the bracket below goes on.
    assert [(match.slot, set(match.sides)) for match in paired] == [("L1.1", {1, 3})]
    assert simulation.places[-1].entry == 4


def test_who_leaves_before_their_next_match_gives_it_away_without_one() -> None:
    simulation = Simulation("knockout", 8)
    for match in simulation.pair():
        simulation.end(match, min(filter(None, match.sides)))
    simulation.drop(1)
    assert [match.slot for match in simulation.pair()] == ["W2.2"]
    names = {slot.name: slot for slot in simulation.format.bracket(simulation.field, simulation.settings)}
    assert names["W2.1"].winner == 4 and names["W2.1"].sides == (None, 4) and names["W3.1"].sides == (4, OPEN)


Crossing = tuple[tuple[int, ...], ...]
"""For each round of losers from above, their matches in the order of the slots below that they come to."""


def possible_rematches(size: int, crossing: Crossing) -> tuple[int, ...]:
    """Return how many pairs that may have met above may meet again, by round below, written from the rules alone.

    Those who may come to a slot are pairs: an entry, and the round above in which it lost.
    """

    def met(one: tuple[int, int], other: tuple[int, int]) -> bool:
        each = min(one[1], other[1])
        same_match, apart_before = one[0] >> each == other[0] >> each, one[0] >> each - 1 != other[0] >> each - 1
        return one[1] != other[1] and same_match and apart_before

    def again(pairs: Iterable[tuple[set[tuple[int, int]], set[tuple[int, int]]]]) -> int:
        return sum(met(*both) for pair in pairs for both in product(*pair))

    def losers(each: int, match: int) -> set[tuple[int, int]]:
        return {(entry, each) for entry in range(match << each, match + 1 << each)}

    counts = []
    below = [losers(1, match) for match in range(size // 2)]
    for each, order in enumerate(crossing, 2):
        pairs = list(zip(below[::2], below[1::2], strict=True))
        counts.append(again(pairs))
        below = [one | other for one, other in pairs]
        dropped = [losers(each, match) for match in order]
        counts.append(again(zip(dropped, below, strict=True)))
        below = [one | other for one, other in zip(dropped, below, strict=True)]
    return tuple(counts)


def ours(size: int) -> Crossing:
    """Return the crossings of the product's bracket."""
    orders: defaultdict[int, list[int]] = defaultdict(list)
    for node in tree(size):
        source = str(node.feeders[0])
        if node.name.startswith("L") and source.startswith("-W") and not source.startswith("-W1."):
            orders[node.worth].append(int(source.partition(".")[2]) - 1)
    return tuple(tuple(order) for _, order in sorted(orders.items()))


def by_any_order(matches: int) -> Iterator[tuple[int, ...]]:
    """Yield all orders of the losers of a round."""
    return permutations(range(matches))


def by_crossing(matches: int) -> Iterator[tuple[int, ...]]:
    """Yield the orders that exchange halves, quarters and so on."""
    return (tuple(match ^ crossing for match in range(matches)) for crossing in range(matches))


@sampled
@pytest.mark.parametrize(
    ("size", "orders"), [(4, by_any_order), (8, by_any_order), (16, by_any_order), (32, by_crossing)]
)
def test_rematches_in_the_losers_bracket_are_as_late_as_can_be(
    size: int, orders: Callable[[int], Iterator[tuple[int, ...]]]
) -> None:
    matches = [size >> each for each in range(2, size.bit_length())]
    best = min(possible_rematches(size, crossing) for crossing in product(*map(orders, matches)))
    assert possible_rematches(size, ours(size)) == best


def test_all_losers_above_come_to_one_slot_below() -> None:
    for entrants in range(3, 129):
        feeders = Counter(str(feeder) for node in tree(entrants) for feeder in node.feeders if node.name != "F2.1")
        names = [node.name for node in tree(entrants) if node.name[0] == "W"]
        assert all(feeders[f"-{name}"] == 1 for name in names) and max(feeders.values()) == 1


@pytest.mark.soak
@examples(30)
@given(st.integers(3, 24), st.sampled_from([2, 4, 8]), st.booleans(), chances)
def test_the_best_of_a_swiss_play_a_knockout(entrants: int, cut: int, third: bool, chance: int) -> None:
    settings = FormatSettings(rounds=3, cut=cut, third_place=third)  # type: ignore[arg-type]
    simulation = Simulation("swiss", entrants, settings, chance)
    swiss = min(3, entrants - 1 + entrants % 2)
    best: list[int] = []
    for paired in simulation.run(drops=0.05):
        if simulation.field.round > swiss:
            assert all(match.slot for match in paired)
            if not best:
                still = [each.number for each in simulation.field.entrants if each.plays_in(swiss + 1)]
                before = simulation.field.until(swiss)
                order = [line.entry for line in simulation.format.standings(before, settings)]
                best = [entry for entry in order if entry in still][:cut]
                lost = losses(played(paired))
                assert {side for match in paired for side in match.sides if side} == set(best) and not lost
    assert {line.entry for line in simulation.places[: len(best)]} == set(best)
    assert simulation.field.round <= (simulation.format.rounds(entrants, settings) or 0)
    assert sorted(line.entry for line in simulation.places) == list(range(1, entrants + 1))
    assert all(len(set(pair)) == 2 for pair in combinations([line.entry for line in simulation.places], 2))
