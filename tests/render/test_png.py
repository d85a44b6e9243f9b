"""PNGs made of bands, and pictures drawn as palette indices, equal the plain ones."""

from __future__ import annotations

import io
import random
import zlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

import render
from render import Look
from render.canasta.melds import card_face
from render.kit import palette
from render.kit.canvas import Box, Canvas, Drawing, Sketch
from render.kit.text import Style
from tests.examples import examples
from tests.render.canasta import samples
from tests.render.images import decoded
from tests.render.looks import ENGLISH, HOUSE

COLOURS = bytes(part for colour in palette.colours(HOUSE) for part in colour)


def chunks(file: bytes) -> dict[bytes, bytes]:
    """Return the chunks of a PNG, by kind."""
    found, at = {}, 8
    while at < len(file):
        size = int.from_bytes(file[at : at + 4], "big")
        kind, data = file[at + 4 : at + 8], file[at + 8 : at + 8 + size]
        assert int.from_bytes(file[at + 8 + size : at + 12 + size], "big") == zlib.crc32(kind + data)
        found[kind] = data
        at += 12 + size
    return found


def plain(image: Image.Image) -> bytes:
    """Return the same picture as Pillow stores it."""
    out = io.BytesIO()
    image = image.copy()
    image.putpalette(COLOURS)
    image.save(out, "PNG")
    return out.getvalue()


@examples(8)
@given(width=st.integers(1, 60), height=st.integers(1, 200), seed=st.integers(0, 2**32))
def test_bands_decode_to_the_plain_picture(width: int, height: int, seed: int) -> None:
    noise = random.Random(seed)
    image = Image.frombytes("L", (width, height), bytes(noise.choices(range(200), k=width * height)))
    image.paste(7, (0, 0, width, height // 2))
    for _ in range(2):
        file = palette.encoded(image, COLOURS)
        assert decoded(file).convert("RGB").tobytes() == decoded(plain(image)).convert("RGB").tobytes()
        rows = zlib.decompress(chunks(file)[b"IDAT"])
        assert rows == b"".join(b"\0" + image.crop((0, y, width, y + 1)).tobytes() for y in range(height))


def test_unchanged_bands_are_not_compressed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    render.draw_table(samples.table(), samples.NAMES, samples.NOTE, look=HOUSE)
    monkeypatch.setattr(palette, "compressobj", None)
    render.draw_table(samples.table(), samples.NAMES, samples.NOTE, look=HOUSE)
    monkeypatch.undo()
    made: list[tuple[Any, ...]] = []

    def noted(*options: Any) -> Any:
        made.append(options)
        return zlib.compressobj(*options)

    monkeypatch.setattr(palette, "compressobj", noted)
    render.draw_table(samples.table(stock=12), samples.NAMES, samples.NOTE, look=HOUSE)
    assert 1 <= len(made) <= 4, "the stock is a small part of the table"


def test_bands_that_were_not_used_for_long_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    bands = palette._Bands()
    monkeypatch.setattr(palette, "_LIMIT", 1000)
    first = bands.compressed(bytes(range(256)))
    assert bands.compressed(bytes(range(256))) is first
    for number in range(20):
        bands.compressed(bytes((value * number) % 256 for value in range(256)))
    assert bands.compressed(bytes(range(256))) is not first
    assert bands._size <= 1000


@pytest.mark.parametrize("look", [HOUSE, Look(back="suits", four_colours=True, say=ENGLISH)], ids=["house", "other"])
def test_palette_drawing_equals_rgb_drawing(look: Look) -> None:
    def draw(canvas: Drawing) -> None:
        canvas.plate(Box(10, 10, 200, 80), palette.PANEL, 18)
        canvas.write("Ada + Бен ♥", 20, 50, Style(38, 800), palette.TEXT)
        canvas.frame(Box(220, 10, 90, 80), palette.ENGRAVED, palette.FELT)
        canvas.chip("FROZEN", 20, 130, palette.ON_ICE)
        canvas.shape("star", Box(200, 110, 40, 40), palette.LEAF)
        for place, card in enumerate(("KH", "2C", "JK", "3S")):
            face = card_face(card, 62, 87, look, worth=10)
            canvas.tile(face.faded(palette.MIST) if place == 3 else face, 10 + 75 * place, 170)
        canvas.tile(card_face("QD", 62, 87, look).sideways(), 10, 270)
        canvas.horizontal_line(120, 300, 100, palette.EDGE)

    painted, sketched = Canvas(320, 350, look=look), Sketch(320, 350, palette.FELT)
    draw(painted)
    draw(sketched)
    assert painted.image.tobytes() == palette.palette_of(look).indices(sketched.image).tobytes()


def test_overlapping_cards_equal_rgb_drawing_but_for_a_few_edges() -> None:
    faces = [card_face(card, 124, 174, HOUSE, worth=10) for card in ("KH", "KS", "2D", "9C")]
    fan, loose, sketch = Canvas(340, 200, look=HOUSE), Canvas(340, 200, look=HOUSE), Sketch(340, 200, palette.FELT)
    fan.fan(faces, 10, 10, right=58)
    for place, face in enumerate(faces):
        loose.tile(face, 10 + 58 * place, 10)
        sketch.tile(face, 10 + 58 * place, 10)
    for canvas in (fan, loose):
        pairs = zip(canvas.image.tobytes(), palette.palette_of(HOUSE).indices(sketch.image).tobytes(), strict=True)
        assert sum(one != other for one, other in pairs) < 30
