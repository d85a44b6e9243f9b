"""Scores and ties: compared with oracles in random fields, and looked at one by one."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.host.tournaments.formats import FORMATS
from bot.host.tournaments.formats.field import Field, FormatSettings, MatchRecord, Place
from bot.host.tournaments.formats.scoring import duplicate_points
from tests.examples import examples
from tests.host.tournaments.fields import Simulation, field_of
from tests.host.tournaments.oracles import HALF, columns, swiss_order


@examples(30)
@given(st.integers(3, 12), st.booleans(), st.integers(0, 2**32))
def test_standings_follow_from_scores_and_ties(entrants: int, duplicate: bool, chance: int) -> None:
    simulation = Simulation("swiss", entrants, FormatSettings(rounds=4, duplicate=duplicate), chance)
    for _ in simulation.run(absent=0.1, drawn=0.2, drops=0.05, late=1):
        pass
    expected = columns(simulation.field, duplicate=duplicate)
    lines = simulation.places
    assert [line.entry for line in lines] == swiss_order(simulation.field, simulation.settings, final=True)
    for line in lines:
        values = {"duplicate" if duplicate else "points": expected[line.entry][0], "points": expected[line.entry][1]}
        values |= {"buchholz": expected[line.entry][2], "sonneborn-berger": expected[line.entry][3]}
        assert dict(line.values) == pytest.approx({code: float(value) for code, value in values.items()})
    assert [expected[line.entry] for line in lines] == sorted(expected.values(), reverse=True)
    for above, line in pairwise(lines):
        codes = [code for (code, one), (_, other) in zip(above.values, line.values, strict=True) if one != other]
        if codes:
            assert line.decided_by == ("" if codes[0] == line.values[0][0] else codes[0])
        else:
            assert line.decided_by in ("direct", "lot")


@examples(20)
@given(st.integers(2, 9), st.integers(0, 2**32))
def test_the_sides_of_a_match_share_one_duplicate_point(tables: int, chance: int) -> None:
    simulation = Simulation("swiss", 2 * tables, chance=chance)
    simulation.pair()
    simulation.play(drawn=0.2)
    shares = duplicate_points(simulation.field.matches)
    for match in simulation.field.matches:
        assert sum(shares[match.number, side] for side in match.sides if side) == 1


def swiss(field: Field, *, duplicate: bool = False, rounds: int = 0) -> tuple[Place, ...]:
    return FORMATS["swiss"].standings(field, FormatSettings(duplicate=duplicate, rounds=rounds))


def test_a_bye_is_a_win_and_has_the_mean_of_ones_other_duplicate_points() -> None:
    field = field_of(
        5,
        ((1, 2), 1, "played", (9, 0)),
        ((3, 4), 3, "played", (5, 0)),
        ((5, None), 5, "bye", (0, 0)),
        ((1, None), 1, "bye", (0, 0)),
        ((2, 3), 2, "played", (9, 0)),
        ((4, 5), 5, "played", (0, 9)),
    )
    lines = {line.entry: dict(line.values) for line in swiss(field, duplicate=True)}
    assert lines[1]["duplicate"] == 2 and lines[1]["points"] == 2
    assert lines[5]["duplicate"] == 2
    assert lines[2]["duplicate"] == 1


def test_a_match_whose_time_ended_before_a_round_did_is_compared_with_none() -> None:
    field = field_of(6, ((1, 2), None, "late", (0, 0)), ((3, 4), 3, "late", (5, 0)), ((5, 6), 5, "played", (9, 0)))
    shares = duplicate_points(field.matches)
    assert {entry: share for (_, entry), share in shares.items()} == {1: HALF, 2: HALF, 3: 0, 4: 1, 5: 1, 6: 0}


def test_who_is_absent_has_no_points_and_both_may_lose() -> None:
    field = field_of(4, ((1, 2), None, "absent", (0, 0)), ((3, 4), 4, "absent", (0, 0)))
    lines = {line.entry: dict(line.values) for line in swiss(field, duplicate=True)}
    assert [lines[entry]["points"] for entry in (1, 2, 3, 4)] == [0, 0, 0, 1]
    assert [lines[entry]["duplicate"] for entry in (1, 2, 3, 4)] == [0, 0, 0, 0.5]


def test_equal_entries_share_a_place_until_the_end_when_a_lot_decides() -> None:
    field = field_of(4, ((1, 2), None, "played", (3, 3)), ((3, 4), None, "played", (3, 3)))
    assert [(line.place, line.decided_by) for line in swiss(field)] == [(1, ""), (1, ""), (1, ""), (1, "")]
    final = swiss(field, rounds=1)
    assert [(line.place, line.decided_by) for line in final] == [(1, ""), (2, "lot"), (3, "lot"), (4, "lot")]
    assert [line.entry for line in final] == sorted(range(1, 5), key=lambda entry: field.lot("tie", entry))


def test_direct_encounter_decides_only_among_those_who_all_met() -> None:
    field = field_of(
        3,
        ((1, 2), 1, "played", (1, 0)),
        ((3, None), 3, "bye", (0, 0)),
        ((2, 3), 2, "played", (1, 0)),
        ((1, None), 1, "bye", (0, 0)),
        ((3, 1), 3, "played", (1, 0)),
        ((2, None), 2, "bye", (0, 0)),
    )
    lines = FORMATS["round-robin"].standings(field, FormatSettings())
    assert {line.values[0] for line in lines} == {("points", 2.0)} and lines[1].decided_by == "lot"
    beaten = field._replace(matches=(*field.matches[:4], field.matches[4]._replace(winner=None), *field.matches[5:]))
    lines = FORMATS["round-robin"].standings(beaten, FormatSettings())
    assert [line.entry for line in lines] == [1, 2, 3]


def test_a_bracket_counts_for_no_score() -> None:
    field = field_of(2, ((1, 2), 1, "played", (1, 0)))
    cut = field._replace(matches=(*field.matches, MatchRecord(2, 2, (2, 1), "W1.1", over=True, winner=2)))
    lines = FORMATS["swiss"].standings(cut, FormatSettings(rounds=1, cut=2))
    assert [(line.entry, dict(line.values)["points"]) for line in lines] == [(2, 0), (1, 1)]
    assert lines[1].decided_by == "knockout"
