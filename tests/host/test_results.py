"""What results say of the computers that sat at a table."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from bot.host.results import StandIns, results
from data.store import SeatRow
from engine.game import Game


@pytest.mark.parametrize(
    ("levels", "highest"),
    [(("", ""), ""), (("", "beginner"), "beginner"), (("master", "beginner", "expert"), "master"), (("", "x"), "x")],
)
def test_the_level_of_a_game_is_the_highest_that_sat_there(levels: tuple[str, ...], highest: str) -> None:
    seats = [SeatRow(seat, None if level else seat + 1, level) for seat, level in enumerate(levels)]
    sides = tuple(range(len(levels)))
    game = SimpleNamespace(rewound=False, totals=(0,) * len(levels), winners=(0,), forfeited=None, sides=sides)
    rows = results("T1", cast(Game, game), seats, StandIns(), round_over=False, at=1.0)
    assert {row.level for row in rows} == {highest}
