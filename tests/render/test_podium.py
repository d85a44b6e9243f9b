"""Podiums: one to three steps, ties, losses, pairs, long names in any script, with and without a list."""

from __future__ import annotations

import pytest

import render
from render import MAX_NAMES, Friend, Podium, Step
from render.generic.podium import MAX_LISTED
from render.kit import palette
from tests.render.images import LARGEST, assert_standard_png, counted_colours, decoded
from tests.render.looks import HOUSE

NAMES = ("Ada", "عبد الرحمن بن محمد بن عبد الله", "M" * 32, "😀😃 the emoji queen 🃏", "", "x")


def podium(*places: int, listed: int = 0, par: int | None = 31) -> Podium:
    """Return a podium of people with these places, and a list of others."""
    people = tuple(Step(place, (NAMES[rank],), 60 - 40 * place) for rank, place in enumerate(places))
    others = tuple(Friend(1 + rank, NAMES[3 + rank], 100 - rank) for rank in range(listed))
    return Podium("Yesterday: Gin", "340 people played", par, people, "In this server", others, "Everywhere")


PODIUMS = {
    "alone": podium(1, par=None),
    "two": podium(1, 2),
    "three": podium(1, 2, 3, listed=3),
    "ties": podium(1, 1, 1, listed=1),
    "tie for second": podium(1, 2, 2),
    "pairs": Podium(
        "M" * 40,
        "Canasta · Round robin · 12 pairs",
        None,
        (
            Step(1, ("Maximilian Alexander von und zu Hohenstein", NAMES[1]), figure="5½"),
            Step(2, (NAMES[2], NAMES[3]), figure="5"),
            Step(3, NAMES[:MAX_NAMES], figure="4½"),
        ),
        "Points",
    ),
    "without figures": Podium("Friday cup", "Knockout", None, (Step(1, ("Ada",)), Step(2, ("Ben",))), ""),
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


def test_a_figure_is_shown_in_place_of_a_score() -> None:
    with_figure, without = (
        render.draw_podium(Podium("Cup", "", None, (Step(1, ("Ada",), figure=figure),), ""), look=HOUSE)
        for figure in ("5½", "")
    )
    assert decoded(with_figure).height > decoded(without).height


def test_no_more_people_than_the_steps_hold() -> None:
    with pytest.raises(ValueError, match=str(MAX_LISTED)):
        render.draw_podium(podium(1, 2, 3, 4), look=HOUSE)
    with pytest.raises(ValueError, match=str(MAX_NAMES)):
        render.draw_podium(Podium("", "", None, (Step(1, ("x",) * (MAX_NAMES + 1)),), ""), look=HOUSE)
