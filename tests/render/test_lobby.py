"""The picture of a table that is waiting for players."""

from __future__ import annotations

import pytest

import render
from tests.render.images import LARGEST, assert_standard_png, pixels

PICTURES = {
    "two seats": lambda: render.draw_lobby(("Ada", ""), "Canasta · classic", ("2 players, to 5,000 points",)),
    "six seats": lambda: render.draw_lobby(("Ada", "", "Bo", "", "", ""), "Canasta", ("one",) * 9),
}


@pytest.mark.parametrize("name", PICTURES)
def test_lobby_is_a_standard_png_and_deterministic(name: str) -> None:
    png = PICTURES[name]()
    assert_standard_png(png, LARGEST)
    assert PICTURES[name]() == png


def test_partners_are_drawn_in_one_row() -> None:
    def lobby(*sides: int) -> bytes:
        return pixels(render.draw_lobby(("Ada", "Bo", "Chloé", ""), "Canasta · partners", ("4 players",), sides))

    assert lobby(0, 1, 0, 1) != lobby(0, 0, 1, 1) != lobby()
    assert lobby() == lobby(0, 1, 2, 3)
