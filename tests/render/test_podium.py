"""The podium of a day: one to three people, ties, losses, long names in any script, with and without a list."""

from __future__ import annotations

import pytest

import render
from render import Friend, Podium
from render.generic.podium import MAX_LISTED
from render.kit import palette
from tests.render.images import LARGEST, assert_standard_png, counted_colours, decoded
from tests.render.looks import HOUSE

NAMES = ("Ada", "عبد الرحمن بن محمد بن عبد الله", "M" * 32, "😀😃 the emoji queen 🃏", "", "x")


def podium(*places: int, listed: int = 0, par: int | None = 31) -> Podium:
    """Return a podium of people with these places, and a list of others."""
    people = tuple(Friend(place, NAMES[rank], 60 - 40 * place) for rank, place in enumerate(places))
    others = tuple(Friend(1 + rank, NAMES[3 + rank], 100 - rank) for rank in range(listed))
    return Podium("Yesterday: Gin", "340 people played", par, people, "In this server", others, "Everywhere")


PODIUMS = {
    "alone": podium(1, par=None),
    "two": podium(1, 2),
    "three": podium(1, 2, 3, listed=3),
    "ties": podium(1, 1, 1, listed=1),
    "tie for second": podium(1, 2, 2),
}


@pytest.mark.parametrize("name", PODIUMS)
def test_podiums_are_standard_pictures_of_a_few_kilobytes(name: str) -> None:
    picture = render.draw_podium(PODIUMS[name], look=HOUSE)
    assert_standard_png(picture)
    assert len(picture) < LARGEST


def test_each_first_place_is_crowned() -> None:
    pictures = [decoded(render.draw_podium(PODIUMS[name], look=HOUSE)).convert("RGB") for name in ("two", "ties")]
    steps = [counted_colours(picture)[palette.CREAM] for picture in pictures]
    assert steps[1] > 2.5 * steps[0]


def test_counts_have_no_sign() -> None:
    assert render.draw_podium(PODIUMS["two"], look=HOUSE) != render.draw_podium(
        PODIUMS["two"]._replace(signed=False), look=HOUSE
    )


def test_no_more_people_than_the_steps_hold() -> None:
    with pytest.raises(ValueError, match=str(MAX_LISTED)):
        render.draw_podium(podium(1, 2, 3, 4), look=HOUSE)
