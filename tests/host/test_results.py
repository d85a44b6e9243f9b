"""Stored results of tables with computers, and of players who left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import cast

import pytest

from bot.host.table.decisions import Decisions
from bot.host.table.results import results
from data.store import ResultSeat, SeatRow
from engine.game import Game
from engine.types import UNDO, Action


@pytest.mark.parametrize(
    ("levels", "highest"),
    [(("", ""), ""), (("", "beginner"), "beginner"), (("master", "beginner", "expert"), "master"), (("", "x"), "x")],
)
def test_level_of_a_result_is_the_highest_at_the_table(levels: tuple[str, ...], highest: str) -> None:
    seats = [SeatRow(seat, None if level else seat + 1, level) for seat, level in enumerate(levels)]
    sides = tuple(range(len(levels)))
    rows = results("T1", _won_by(0, sides), seats, Decisions(), round_over=False, at=1.0)
    assert {row.level for row in rows} == {highest}


def test_player_who_left_shares_a_loss_but_not_a_win() -> None:
    """Ada and a computer in place of Bob play against Cyd and a computer in place of Dan."""
    seats = [SeatRow(0, 1), SeatRow(1, 3), SeatRow(2, None, "sound", former=2), SeatRow(3, None, "sound", former=4)]
    decisions = _decisions({1: ("", "sound"), 2: ("sound",), 3: ("sound", "sound")})
    won, lost = results("T1", _won_by(0, (0, 1, 0, 1)), seats, decisions, round_over=False, at=1.0)
    assert won.seats == [ResultSeat(0, 1), ResultSeat(2, None, "sound")]
    assert lost.seats == [ResultSeat(1, 3, stood_in=1), ResultSeat(3, 4, stood_in=2)]


def test_win_belongs_to_whoever_made_at_least_half_of_the_seats_decisions() -> None:
    seats = [SeatRow(0, 1), SeatRow(1, 2), SeatRow(2, 3), SeatRow(3, 4)]
    mostly_computers = ("", "expert", "beginner", "expert")
    decisions = _decisions({0: ("", "expert"), 1: mostly_computers, 2: mostly_computers})
    won, lost = results("T1", _won_by(0, (0, 1, 0, 1)), seats, decisions, round_over=False, at=1.0)
    assert won.seats == [ResultSeat(0, 1, stood_in=1), ResultSeat(2, None, "expert")]
    assert lost.seats == [ResultSeat(1, 2, stood_in=3), ResultSeat(3, 4)], "autopilot does not spare anybody a loss"
    assert won.level == lost.level == "expert", "not among people only"


def test_undone_actions_are_no_decisions() -> None:
    decisions = Decisions()
    draw, meld = Action("draw"), Action("meld")
    for action in (draw, meld, meld, Action(UNDO, target="action"), meld, meld, Action(UNDO, target="turn"), meld):
        decisions.count(0, action, "", (1, 1))
    assert decisions.in_game == {0: {"": 2}}


def _decisions(made: Mapping[int, Sequence[str]]) -> Decisions:
    """Decisions by seat, each made by the player (empty) or by a computer."""
    decisions = Decisions()
    for seat, levels in made.items():
        for number, level in enumerate(levels):
            decisions.count(seat, Action("draw"), level, (1, number))
    return decisions


def _won_by(side: int, sides: tuple[int, ...]) -> Game:
    totals = (0,) * (max(sides) + 1)
    game = SimpleNamespace(rewound=False, totals=totals, winners=(side,), forfeited=None, sides=sides)
    return cast(Game, game)
