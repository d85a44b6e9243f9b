"""The picture of a table that is waiting for players."""

from __future__ import annotations

import pytest

import render
from render import LobbySeat
from tests.render.images import LARGEST, assert_standard_png, pixels
from tests.render.looks import HOUSE

ADA = LobbySeat("person", "Ada", mark="HOST")
OPEN = LobbySeat("open", "Open seat", "or a computer plays")
LONG = [
    LobbySeat("person", name, "has to agree")
    for name in (
        "Maximiliana von Hohenstein",
        "Александра Константинопольская",
        "مريم عبد الرحمن الطويل",
        "Ζωή",
        "नरेन्द्र",
    )
]
PICTURES = {
    "two seats": lambda: render.draw_lobby((ADA, OPEN), ("To 5,000 points",), look=HOUSE),
    "six seats": lambda: render.draw_lobby((ADA, *LONG), ("one",) * 9, (0, 1, 2, 0, 1, 2), look=HOUSE),
    "eight seats": lambda: render.draw_lobby(
        (ADA, *LONG, OPEN, LobbySeat("computer", "Computer", "expert")), look=HOUSE
    ),
}


@pytest.mark.parametrize("name", PICTURES)
def test_lobby_is_a_standard_png_and_deterministic(name: str) -> None:
    png = PICTURES[name]()
    assert_standard_png(png, LARGEST)
    assert PICTURES[name]() == png


def test_partners_are_marked_as_teams() -> None:
    def lobby(*sides: int) -> bytes:
        return pixels(render.draw_lobby((ADA, OPEN, *LONG[:2]), ("To 5,000 points",), sides, look=HOUSE))

    assert lobby(0, 1, 0, 1) != lobby(0, 0, 1, 1) != lobby()
    assert lobby() == lobby(0, 1, 2, 3), "nobody has a partner"
