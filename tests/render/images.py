"""Helpers that decode pictures and check their format."""

from __future__ import annotations

import io
from typing import Any

from PIL import Image
from PIL.GifImagePlugin import GifImageFile

from render.kit.palette import SKY, Colour, Look, colours
from tests.narrowing import narrowed
from tests.render.looks import HOUSE


def decoded(png: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(png))
    image.load()
    return image


def pixels(png: bytes) -> bytes:
    return decoded(png).convert("RGB").tobytes()


def colours_in(image: Image.Image) -> set[Colour]:
    """Return the colours of a palette picture."""
    return set(counted_colours(image.convert("RGB")))


def counted_colours(image: Image.Image, most: int = 256) -> dict[Any, int]:
    """Return the number of pixels of each colour, or of each index of a palette picture; at most ``most`` of them."""
    counted = image.getcolors(most)
    assert counted is not None
    return {colour: count for count, colour in counted}


def film_of(gif: bytes) -> GifImageFile:
    """Return a GIF opened at its first frame."""
    return narrowed(Image.open(io.BytesIO(gif)), GifImageFile)


def assert_standard_png(png: bytes, largest: int | None = None, look: Look = HOUSE) -> None:
    """Assert a palette PNG, 1100 pixels wide, in the colours of a look, of at most ``largest`` bytes."""
    image = decoded(png)
    assert (image.format, image.mode, image.width) == ("PNG", "P", 1100)
    assert colours_in(image) <= set(colours(look))
    assert largest is None or len(png) <= largest


LARGEST = 100 * 1024
"""The largest file of a sample picture, in bytes."""


def ring_squares(png: bytes) -> set[tuple[int, int]]:
    """Return the squares of fifty pixels in which a picture has the colour of the rings around new things."""
    image = decoded(png).convert("RGB")
    squares = {(x, y): (50 * x, 50 * y, 50 * x + 50, 50 * y + 50) for x in range(22) for y in range(image.height // 50)}
    return {square for square, box in squares.items() if SKY in counted_colours(image.crop(box), 2500)}


def assert_film(gif: bytes) -> None:
    """Assert a GIF of several frames, 1100 pixels wide, that plays once."""
    film = film_of(gif)
    assert film.width == 1100 and film.n_frames > 2
    assert "loop" not in film.info
