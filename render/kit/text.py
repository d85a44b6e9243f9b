"""Text as cached masks: measured, shaped, and shrunk to fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from PIL import Image, ImageDraw, ImageFont, features

from render.kit import fonts
from render.kit.fonts import Style
from render.kit.shapes import shape
from render.kit.tiles import Stencil

ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"
_SMALLEST = 0.72
"""The smallest share of its size that a text is shrunk to before it is cut."""
_BRACKETS = 0.8
"""The largest share of a line that words in brackets at its end keep when it is cut."""
AND = " + "
"""Between names in one line."""
SLACK = 4
"""Pixels on either side of a mask, for what glyphs draw beyond their advance."""


@dataclass(frozen=True, slots=True)
class Text:
    """A line of text ready to be drawn: its stencil, the row of the baseline in it, and its width in pixels."""

    stencil: Stencil
    baseline: int
    width: int
    cap: int
    """The height of a capital letter."""

    @property
    def mask(self) -> Image.Image:
        """The mask of the text."""
        return self.stencil.mask


@lru_cache(maxsize=1024)
def line(text: str, style: Style) -> Text:
    """Lay out a line of text; any characters can be drawn."""
    return _draw(fonts.clean(text), style)


@lru_cache(maxsize=512)
def fitted(text: str, style: Style, width: int) -> Text:
    """Lay out a line no wider than ``width``: shrunk if needed, then cut with an ellipsis."""
    return _fitted(fonts.clean(text), style, width, _SMALLEST)


def is_cut(text: str, style: Style, width: int) -> bool:
    """Return whether :func:`fitted` has to cut a line."""
    return _measure(fonts.clean(text), style.at(int(style.size * _SMALLEST))) > width


def _fitted(cleaned: str, style: Style, width: int, smallest: float) -> Text:
    size = style.size
    while True:
        length = _measure(cleaned, style.at(size))
        if length <= width:
            return _draw(cleaned, style.at(size))
        smaller = max(int(size * width / length), int(style.size * smallest))
        if smaller >= size:
            break
        size = smaller
    return _draw(cut(cleaned, style.at(size), width), style.at(size))


def cut(cleaned: str, style: Style, width: int) -> str:
    """Cut a line to a width: at its end, or before words in brackets there, such as a computer's level."""
    head, bracket, tail = cleaned.rpartition(" (")
    end = ELLIPSIS
    if bracket and tail.endswith(")") and _measure(bracket + tail, style) <= width * _BRACKETS:
        cleaned, end = head, ELLIPSIS + bracket + tail
    pieces = fonts.clusters(cleaned)
    low, high = 0, len(pieces)
    while low < high:
        middle = (low + high + 1) // 2
        if _measure("".join(pieces[:middle]) + end, style) <= width:
            low = middle
        else:
            high = middle - 1
    return "".join(pieces[:low]).rstrip() + end


@lru_cache(maxsize=128)
def joined(names: tuple[str, ...], style: Style, width: int) -> Text:
    """Lay out names in one line no wider than ``width``: shrunk if needed, then the longest are cut."""
    cleaned = [fonts.clean(name) for name in names]
    small = style.at(int(style.size * _SMALLEST))
    if _measure(AND.join(cleaned), small) > width:
        widths = [_measure(name, small) for name in cleaned]
        shares = _shares(widths, width - _measure(AND, small) * (len(names) - 1))
        fits = map(int.__le__, widths, shares)
        cleaned = [
            name if fit else cut(name, small, share) for name, fit, share in zip(cleaned, fits, shares, strict=True)
        ]
    return _fitted(AND.join(cleaned), style, width, _SMALLEST)


def _shares(widths: Sequence[int], room: int) -> list[int]:
    """Divide a width among names: equal shares, except that short ones leave what they do not need to the others."""
    shares = [0] * len(widths)
    for done, place in enumerate(sorted(range(len(widths)), key=widths.__getitem__)):
        shares[place] = room // (len(widths) - done)
        room -= min(shares[place], widths[place])
    return shares


@lru_cache(maxsize=128)
def wrapped(text: str, style: Style, width: int, lines: int, smallest: float = 1) -> tuple[Text, ...]:
    """Lay out a text in at most ``lines`` lines no wider than ``width``.

    A line that is too wide is shrunk to the part ``smallest`` of its size, then cut.
    """
    words = fonts.clean(text).split(" ")
    rows: list[str] = []
    while words:
        if len(rows) == lines - 1:
            rows.append(" ".join(words))
            break
        # Words are measured one by one, because a measured word is likely to come again.
        count, length = 1, _measure(words[0], style)
        for word in words[1:]:
            length += _measure(" " + word, style)
            if length > width:
                break
            count += 1
        rows.append(" ".join(words[:count]))
        words = words[count:]
    return tuple(_fitted(row, style, width, smallest) for row in rows)


def width(text: str, style: Style) -> int:
    """Return the width of a line of text in pixels."""
    return line(text, style).width


def _features(font: int) -> list[str] | None:
    """Return the OpenType features: tabular digits, so numbers align in columns; needs the complex layout."""
    return ["tnum"] if font == 0 and features.check("raqm") else None


@lru_cache(maxsize=4096)
def _length(run: fonts.Run, style: Style) -> float:
    if run.font == fonts.SUIT:
        return len(run.text) * (_suit_size(style) + 2)
    return fonts.font(run.font, style).getlength(run.text, features=_features(run.font))


def _suit_size(style: Style) -> int:
    return round(style.size * 0.74)


@lru_cache(maxsize=4096)
def _measure(text: str, style: Style) -> int:
    return ceil(sum(_length(run, style) for run in fonts.runs(text, style)))


@lru_cache(maxsize=256)
def _first(style: Style) -> tuple[ImageFont.FreeTypeFont, int]:
    """Return the font of plain letters, and the height of a capital."""
    first = fonts.font(1 if style.family == "narrow" else 0, style)
    return first, -round(first.getbbox("H", anchor="ls")[1])


def _draw(text: str, style: Style) -> Text:
    pieces = list(fonts.runs(text, style))
    if fonts.is_rtl(text):
        pieces.reverse()
    first, cap = _first(style)
    faces = [first, *(fonts.font(run.font, style) for run in pieces if run.font != fonts.SUIT)]
    ascent = max(face.getmetrics()[0] for face in faces)
    descent = max(face.getmetrics()[1] for face in faces)
    lengths = [_length(run, style) for run in pieces]
    total = ceil(sum(lengths))
    mask = Image.new("L", (total + 2 * SLACK, ascent + descent))
    pen = ImageDraw.Draw(mask)
    x = float(SLACK)
    for run, length in zip(pieces, lengths, strict=True):
        if run.font == fonts.SUIT:
            size = _suit_size(style)
            for place, symbol in enumerate(run.text):
                suit = shape(fonts.SUITS[symbol], size, size)
                mask.paste(suit, (round(x) + place * (size + 2) + 1, ascent - (cap + size) // 2))
        else:
            face = fonts.font(run.font, style)
            pen.text((x, ascent), run.text, fill=255, font=face, anchor="ls", features=_features(run.font))
        x += length
    return Text(Stencil(mask), ascent, total, cap)
