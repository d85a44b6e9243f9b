"""Curves with any points, labels and results."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

import render
from render import Look, Point
from render.generic.curve import Result
from render.kit import palette
from tests.examples import examples
from tests.render import board_samples as samples
from tests.render.images import LARGEST, assert_standard_png, counted_colours, decoded
from tests.render.looks import ENGLISH, HOUSE

PICTURES: dict[str, Callable[[], bytes]] = {
    "no curve": lambda: render.draw_curve("Ada", (), look=HOUSE),
    "curve of one": lambda: render.draw_curve("Ada", samples.curve((25,)), samples.FORM[:1], look=HOUSE),
    "curve": lambda: render.draw_curve(
        "Ada", samples.curve(), samples.FORM, subtitle="Rating", note="to 5 Nov", look=HOUSE
    ),
    "long curve": lambda: render.draw_curve("Ada", samples.curve(samples.RATED * 40), samples.FORM * 9, look=HOUSE),
}


@pytest.mark.parametrize("name", PICTURES)
def test_curve_is_a_standard_png_and_deterministic(name: str) -> None:
    png = PICTURES[name]()
    assert_standard_png(png, LARGEST)
    assert PICTURES[name]() == png


def test_curve_follows_the_look() -> None:
    usual, wine = (decoded(draw(Look(felt, say=ENGLISH))) for felt in ("green", "wine"))
    assert usual.tobytes() == wine.tobytes()
    assert usual.getpalette() != wine.getpalette()


def draw(look: Look) -> bytes:
    return render.draw_curve("Ada", samples.curve(), samples.FORM, look=look)


VALUES = st.floats(-1e6, 1e6)


@examples(10)
@given(
    points=st.lists(st.tuples(VALUES, st.floats(0, 1e5)), max_size=60),
    label=st.text(max_size=12),
    form=st.lists(st.sampled_from(("won", "lost", "shared")), max_size=40),
)
def test_any_curve_can_be_drawn(points: list[tuple[float, float]], label: str, form: list[render.Result]) -> None:
    curve = [Point(value, value - spread, value + spread, label) for value, spread in points]
    assert_standard_png(render.draw_curve(label, curve, form, look=HOUSE))


def bounding_box(image: Image.Image, colour: palette.Colour) -> tuple[int, int, int, int]:
    """Return the bounding box of all pixels of a colour."""
    mask = Image.new("L", image.size)
    mask.putdata([255 * (pixel == colour) for pixel in image.convert("RGB").get_flattened_data()])
    box = mask.getbbox()
    assert box is not None
    return box


def test_curve_rises_with_its_values_and_its_band_with_their_uncertainty() -> None:
    up, down = (decoded(render.draw_curve("Ada", samples.curve(values), look=HOUSE)) for values in ((20, 30), (30, 20)))
    ends = [picture.crop((900, 0, 1100, picture.height)) for picture in (up, down)]
    assert bounding_box(ends[0], palette.LEAF_INK)[1] < bounding_box(ends[1], palette.LEAF_INK)[1]
    wide, narrow = (
        decoded(render.draw_curve("Ada", samples.curve((20, 30, 25), spread), look=HOUSE)) for spread in (8, 0.5)
    )
    engraved = palette.colours(HOUSE).index(palette.ENGRAVED)
    bands = [counted_colours(picture)[engraved] for picture in (wide, narrow)]
    assert bands[0] > 3 * bands[1]


@pytest.mark.soak
def test_wins_are_drawn_above_losses() -> None:
    picture = decoded(render.draw_curve("Ada", (), ("won", "lost", "shared"), look=HOUSE))
    won, lost, shared = (bounding_box(picture, colour)[1] for colour in (palette.LEAF, palette.STOP, palette.ICE))
    assert won < shared < lost


def test_only_the_newest_twenty_results_are_shown() -> None:
    pair: tuple[Result, ...] = ("won", "lost")
    newest = pair * 10
    assert render.draw_curve("Ada", (), ("lost", "lost", *newest), look=HOUSE) == render.draw_curve(
        "Ada", (), newest, look=HOUSE
    )
