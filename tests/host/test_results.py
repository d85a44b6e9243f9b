"""Stored results of tables with computers, and of players who left."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from bot.host.table.results import ComputerActions, results
from data.store import ResultSeat, SeatRow
from engine.game import Game
from engine.types import Action


@pytest.mark.parametrize(
    ("levels", "highest"),
    [(("", ""), ""), (("", "beginner"), "beginner"), (("master", "beginner", "expert"), "master"), (("", "x"), "x")],
)
def test_level_of_a_result_is_the_highest_at_the_table(levels: tuple[str, ...], highest: str) -> None:
    seats = [SeatRow(seat, None if level else seat + 1, level) for seat, level in enumerate(levels)]
    sides = tuple(range(len(levels)))
    rows = results("T1", _won_by(0, sides), seats, ComputerActions(), round_over=False, at=1.0)
    assert {row.level for row in rows} == {highest}


def test_player_who_left_shares_a_loss_but_not_a_win() -> None:
    """Ada and a computer in place of Bob play against Cyd and a computer in place of Dan."""
    seats = [SeatRow(0, 1), SeatRow(1, 3), SeatRow(2, None, "sound", former=2), SeatRow(3, None, "sound", former=4)]
    computer_actions = ComputerActions()
    for seat in (2, 3, 3, 1):
        computer_actions.count(seat, Action("draw"), "sound")
    won, lost = results("T1", _won_by(0, (0, 1, 0, 1)), seats, computer_actions, round_over=False, at=1.0)
    assert won.seats == [ResultSeat(0, 1), ResultSeat(2, None, "sound")]
    assert lost.seats == [ResultSeat(1, 3, stood_in=1), ResultSeat(3, 4, stood_in=2)]


def _won_by(side: int, sides: tuple[int, ...]) -> Game:
    totals = (0,) * (max(sides) + 1)
    game = SimpleNamespace(rewound=False, totals=totals, winners=(side,), forfeited=None, sides=sides)
    return cast(Game, game)
