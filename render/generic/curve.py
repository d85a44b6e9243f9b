"""A curve with its uncertainty, such as a rating over games, and the latest results below it."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, log10
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from render.kit import palette, text
from render.kit.canvas import Box, Canvas
from render.kit.palette import Colour, Look
from render.kit.say import Say
from render.kit.shapes import Stencil
from render.kit.text import SUBTITLE, TITLE, WIDTH, Style

MARGIN = 36
RESULTS = 20
"""The most results that are shown, the latest ones."""

NOTE = Style(31, 550)
AXIS = Style(30, 600)
VALUE = Style(38, 800)
LETTER = Style(32, 800)

_TOP = 96
_SUBTITLE = 48
_PLOT = 400
_LABELS = 56
_FORM = 132
_NOTE = 52
_LEFT = 118
_TICKS = 5
_DOTS = 40
"""The most points that are drawn with a dot each."""
_SUPERSAMPLING = 3

Result: TypeAlias = Literal["won", "lost", "shared"]

_FORMS: dict[Result, tuple[int, tuple[Colour, Colour]]] = {
    "won": (-1, palette.ON_LEAF),
    "shared": (0, palette.ON_ICE),
    "lost": (1, palette.ON_STOP),
}
"""How far below the middle line each result is drawn, and its colours."""


class Point(NamedTuple):
    """A value of a curve with its lower and upper bound; ``label`` (a date) is written below it."""

    value: float
    low: float
    high: float
    label: str = ""


def draw(
    title: str, points: Sequence[Point], form: Sequence[Result], *, subtitle: str, note: str, look: Look
) -> Canvas:
    """Draw the curve through the points, oldest on the left, and the results below it, newest on the right."""
    top = _TOP + _SUBTITLE * bool(subtitle)
    height = top + _PLOT + _LABELS + (_FORM if form else 0) + (_NOTE if note else 0) + 16
    canvas = Canvas(WIDTH, height, look=look)
    canvas.write(title, MARGIN, 56, TITLE, palette.TEXT, width=WIDTH - 2 * MARGIN)
    if subtitle:
        canvas.write(subtitle, MARGIN, 110, SUBTITLE, palette.QUIET, width=WIDTH - 2 * MARGIN)
    canvas.plate(Box(MARGIN - 16, top, WIDTH - 2 * MARGIN + 32, _PLOT + _LABELS), palette.PANEL, 16)
    if points:
        _Plot(canvas, Box(_LEFT, top + 26, WIDTH - _LEFT - MARGIN, _PLOT - 36), points).draw()
    else:
        canvas.write(look.say("nothing-rated"), WIDTH // 2, top + _PLOT // 2, VALUE, palette.QUIET, align="middle")
    y = top + _PLOT + _LABELS
    if form:
        _form(canvas, y + _FORM // 2, form[-RESULTS:])
        y += _FORM
    if note:
        canvas.write(note, MARGIN, y + _NOTE // 2, NOTE, palette.QUIET, width=WIDTH - 2 * MARGIN)
    return canvas


class _Plot:
    """Draws a curve within a rectangle."""

    def __init__(self, canvas: Canvas, box: Box, points: Sequence[Point]) -> None:
        self.canvas = canvas
        self.points = points
        low, high = min(point.low for point in points), max(point.high for point in points)
        self.step = round_step(high - low)
        self.bottom = floor(low / self.step) * self.step
        self.last = _formatted(canvas.look.say, points[-1].value, self.step / 10)
        """The last value, written beside its point; the rectangle leaves room for it."""
        self.box = box._replace(width=box.width - text.width(self.last, VALUE) - 46)
        self.top = max(ceil(high / self.step) * self.step, self.bottom + self.step)

    def draw(self) -> None:
        self._band()
        self._scale()
        self._line()
        self._labels()
        last = self.points[-1]
        x, y = self._at(len(self.points) - 1, last.value)
        high, low = (self._at(0, value)[1] for value in (last.high, last.low))
        self.canvas.plate(Box(round(x) - 2, round(high), 4, max(1, round(low - high))), palette.LEAF, 0)
        self._dot(x, y, 11)
        self.canvas.chip(self.last, WIDTH - MARGIN, round(y), palette.ON_LEAF, style=VALUE, align="right")

    def _at(self, place: int, value: float) -> tuple[float, float]:
        """Return the position of a value."""
        across = place / (len(self.points) - 1) if len(self.points) > 1 else 0.5
        up = (value - self.bottom) / (self.top - self.bottom)
        return self.box.x + across * self.box.width, self.box.bottom - up * self.box.height

    def _mask(self, paths: Sequence[tuple[float, float]], thick: float = 0) -> Image.Image:
        """Return the mask of an outline, or of a line of a thickness, supersampled for smooth edges."""
        mask = Image.new("L", (self.canvas.width * _SUPERSAMPLING, (self.box.height + 40) * _SUPERSAMPLING))
        at = [(x * _SUPERSAMPLING, (y - self.box.y + 20) * _SUPERSAMPLING) for x, y in paths]
        pen = ImageDraw.Draw(mask)
        if thick:
            pen.line(at, 255, round(thick * _SUPERSAMPLING), joint="curve")
        else:
            pen.polygon(at, 255)
        return mask.reduce(_SUPERSAMPLING)

    def _paste(self, mask: Image.Image, colour: Colour) -> None:
        self.canvas.stencil(Stencil(mask), colour, 0, self.box.y - 20)

    def _band(self) -> None:
        """Draw the band between the lower and upper bounds."""
        if len(self.points) > 1:
            above = [self._at(place, point.high) for place, point in enumerate(self.points)]
            below = [self._at(place, point.low) for place, point in enumerate(self.points)]
            self._paste(self._mask([*above, *reversed(below)]), palette.ENGRAVED)

    def _scale(self) -> None:
        """Draw horizontal lines with their values."""
        for tick in range(round((self.top - self.bottom) / self.step) + 1):
            value = self.bottom + tick * self.step
            y = round(self._at(0, value)[1])
            self.canvas.horizontal_line(self.box.x, y - 1, self.box.width, palette.EDGE)
            label = _formatted(self.canvas.look.say, value, self.step)
            self.canvas.write(label, self.box.x - 16, y, AXIS, palette.QUIET, align="right", width=_LEFT - MARGIN - 8)

    def _line(self) -> None:
        """Draw the values."""
        line = [self._at(place, point.value) for place, point in enumerate(self.points)]
        if len(line) > 1:
            self._paste(self._mask(line, 5), palette.LEAF)
        if len(line) <= _DOTS:
            for x, y in line:
                self._dot(x, y, 7)

    def _dot(self, x: float, y: float, radius: int) -> None:
        size = 2 * radius
        self.canvas.plate(Box(round(x) - radius, round(y) - radius, size, size), palette.LEAF, radius)

    def _labels(self) -> None:
        """Draw as many labels as fit: the first, the last, and others evenly spread between them."""
        last = len(self.points) - 1
        middle = self.box.bottom + 40
        most = max(text.width(point.label, AXIS) for point in self.points) + 40
        count = max(1, min(last, self.box.width // max(1, most)))
        for place in sorted({round(last * part / count) for part in range(count + 1)}):
            label = self.points[place].label
            width = text.width(label, AXIS)
            x = min(round(self._at(place, 0)[0]), WIDTH - MARGIN - width // 2)
            self.canvas.write(label, max(x, MARGIN + width // 2), middle, AXIS, palette.QUIET, align="middle")


def round_step(span: float) -> float:
    """Return a round step that divides a span into at most five parts."""
    if span <= 0:
        return 1
    size = 10 ** floor(log10(span / _TICKS))
    return float(next(size * factor for factor in (1, 2, 5, 10) if span / (size * factor) <= _TICKS))


def _formatted(say: Say, value: float, step: float) -> str:
    """Format a value with the precision of its scale."""
    if step >= 1:
        return say.number(round(value))
    return say.number(value, ceil(-log10(step)))


def _form(canvas: Canvas, middle: int, form: Sequence[Result]) -> None:
    """Draw the latest results in order: wins above the line, losses below it."""
    width, gap = 44, 6
    canvas.horizontal_line(MARGIN, middle - 1, WIDTH - 2 * MARGIN, palette.ENGRAVED)
    x = WIDTH - MARGIN - len(form) * (width + gap) + gap
    for result in form:
        lower, colours = _FORMS[result]
        letter = canvas.look.say(f"result-{result}")
        canvas.chip(letter, x, middle + 26 * lower, colours, style=LETTER, width=width)
        x += width + gap
