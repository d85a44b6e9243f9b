"""The result of a daily deal: the score, par, the field's scores as a curve with a mark at one's own, and friends."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import exp, floor, pow, sqrt
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.generic.curve import round_step
from render.kit import palette, text, words
from render.kit.canvas import Box, Canvas
from render.kit.palette import Colour, Look
from render.kit.shapes import Stencil
from render.kit.text import SUBTITLE, TITLE, WIDTH, Style

MARGIN = 36
MAX_FRIENDS = 8
"""The most friends in the picture."""

SCORE = Style(150, 900)
HEADLINE = Style(54, 850)
FACT = Style(38, 650)
HEAD = Style(30, 700, "narrow")
MARK = Style(34, 800)
AXIS = Style(30, 600)
NAME = Style(38, 700)
FIGURE = Style(42, 800)
NOTE = Style(31, 550)

_TOP = 150
_SCORE = 190
_FACT = 56
_LANE = 54
"""The height of a line of marks above the curve."""
_PLOT = 250
_LABELS = 58
_ROW = 70
_HEAD = 56
_NOTE = 52
_SUPERSAMPLING = 2
_SAMPLES = 241
"""The points that the curve is computed at."""
_NARROWEST = 18
"""How many times the width of a single attempt's bell fits between the lowest score and the highest."""
_TAIL = 0.005
"""The share of the field at each end that may lie beyond the curve."""


class Friend(NamedTuple):
    """Somebody of the same server who has finished; ``own`` marks the reader."""

    place: int
    name: str
    score: int
    own: bool = False


class DailyResult(NamedTuple):
    """What the picture of a result shows.

    ``field`` has each score of the field with the number of attempts that made it. ``par`` is unknown (``None``) until
    it has been computed. ``facts`` are lines beside the score, and ``friends`` at most :data:`MAX_FRIENDS`.
    """

    title: str
    subtitle: str
    score: int
    par: int | None
    headline: str
    facts: tuple[str, ...]
    field: tuple[tuple[int, int], ...]
    everybody: str = ""
    """The heading of the field."""
    friends: tuple[Friend, ...] = ()
    here: str = ""
    """The heading of the friends."""
    note: str = ""


def draw(result: DailyResult, look: Look) -> Canvas:
    """Draw the picture of a result."""
    if len(result.friends) > MAX_FRIENDS:
        raise ValueError(f"a result has at most {MAX_FRIENDS} friends, not {len(result.friends)}")
    facts = max(_SCORE, 40 + 66 + _FACT * len(result.facts))
    plot = Box(MARGIN - 16, _TOP + facts, WIDTH - 2 * MARGIN + 32, 3 * _LANE + _PLOT + _LABELS)
    friends = _HEAD + _ROW * len(result.friends) if result.friends else 0
    height = plot.bottom + friends + (_NOTE if result.note else 0) + 24
    canvas = Canvas(WIDTH, height, look=look)
    canvas.write(result.title, MARGIN, 56, TITLE, palette.TEXT, width=WIDTH - 2 * MARGIN)
    canvas.write(result.subtitle, MARGIN, 110, SUBTITLE, palette.QUIET, width=WIDTH - 2 * MARGIN)
    _figures(canvas, result, facts)
    canvas.plate(plot, palette.PANEL, 16)
    _Field(canvas, Box(plot.x + 30, plot.y + 3 * _LANE, plot.width - 60, _PLOT), result).draw()
    y = plot.bottom
    if result.friends:
        canvas.write(result.here, MARGIN, y + _HEAD // 2 + 4, HEAD, palette.QUIET, width=WIDTH - 2 * MARGIN)
        y += _HEAD
        for place, friend in enumerate(result.friends):
            draw_friend(canvas, y, friend, shaded=place % 2 == 0)
            y += _ROW
    if result.note:
        canvas.write(result.note, MARGIN, y + 8 + _NOTE // 2, NOTE, palette.QUIET, width=WIDTH - 2 * MARGIN)
    return canvas


def _figures(canvas: Canvas, result: DailyResult, height: int) -> None:
    """Draw the score in big figures, and beside it the headline with the facts."""
    score = words.signed(canvas.look.say, result.score)
    ink = palette.LOSS if result.score < 0 else palette.TEXT
    half = (WIDTH - 2 * MARGIN) * 2 // 5
    line = text.line(score, SCORE.at(min(SCORE.size, SCORE.size * half // text.width(score, SCORE))))
    canvas.draw_text(line, MARGIN, _TOP + height // 2 - 10, ink)
    left = MARGIN + max(line.width, 240) + 50
    room = WIDTH - MARGIN - left
    y = _TOP + (height - 66 - _FACT * len(result.facts)) // 2 + 26
    canvas.write(result.headline, left, y, HEADLINE, palette.LEAF, width=room)
    y += 62
    for fact in result.facts:
        canvas.write(fact, left, y, FACT, palette.TEXT, width=room)
        y += _FACT


def draw_friend(canvas: Canvas, y: int, friend: Friend, *, shaded: bool) -> None:
    """Draw a row with somebody's place, name and score."""
    box = Box(MARGIN - 16, y, WIDTH - 2 * MARGIN + 32, _ROW)
    if friend.own:
        canvas.frame(box.inset(1), palette.LEAF, palette.PANEL, radius=14)
    elif shaded:
        canvas.plate(box, palette.PANEL, 12)
    ink = palette.LEAF if friend.own else palette.TEXT
    place = canvas.write(
        canvas.look.say.number(friend.place), MARGIN + 64, box.middle, NAME, palette.QUIET, align="right"
    )
    left = MARGIN + max(64, place) + 24
    score = words.signed(canvas.look.say, friend.score)
    red = palette.LOSS if friend.score < 0 else palette.TEXT
    room = canvas.write(score, WIDTH - MARGIN - 4, box.middle, FIGURE, red, align="right")
    canvas.write(friend.name, left, box.middle, NAME, ink, width=WIDTH - MARGIN - 4 - room - 30 - left)


class _Field:
    """Draws the scores of the field as a smooth curve, filled up to one's own score."""

    def __init__(self, canvas: Canvas, box: Box, result: DailyResult) -> None:
        self.canvas, self.box, self.result = canvas, box, result
        self.field = tuple(sorted(result.field)) or ((result.score, 1),)
        self.count = sum(count for _, count in self.field)
        marks = [result.score, *([] if result.par is None else [result.par])]
        low, high = min(*marks, _quantile(self.field, _TAIL)), max(*marks, _quantile(self.field, 1 - _TAIL))
        self.width = max(_bandwidth(self.field), (high - low) / _NARROWEST)
        self.low, self.high = low - 2.5 * self.width, high + 2.5 * self.width

    def draw(self) -> None:
        step = (self.high - self.low) / (_SAMPLES - 1)
        at = [self.low + step * place for place in range(_SAMPLES)]
        heights = [self._density(value) for value in at]
        top = max(heights)
        points = [
            (self._across(value), self.box.bottom - self.box.height * height / top)
            for value, height in zip(at, heights, strict=True)
        ]
        own = self._across(self.result.score)
        self._fill(points, self.box.x, self.box.right, palette.ENGRAVED)
        self._fill(points, self.box.x, own, palette.LEAF)
        self.canvas.horizontal_line(self.box.x, self.box.bottom - 1, self.box.width, palette.QUIET)
        self._dots()
        self._scale()
        say = self.canvas.look.say
        if self.result.par is not None:
            par = say("par", score=words.signed(say, self.result.par))
            self._mark(self.result.par, par, 2, (palette.PANEL, palette.TEXT))
        you = say("you-score", score=words.signed(say, self.result.score))
        self._mark(self.result.score, you, 1, palette.ON_LEAF)
        self.canvas.write(self.result.everybody, self.box.x, self.box.y - 3 * _LANE + 32, HEAD, palette.QUIET)

    def _density(self, value: float) -> float:
        """Return the height of the curve at a score: every attempt is a bell around its own."""
        reach = 4 * self.width
        return sum(
            count * exp(-(((score - value) / self.width) ** 2) / 2)
            for score, count in self.field
            if abs(score - value) < reach
        )

    def _across(self, value: float) -> int:
        return self.box.x + round(self.box.width * (value - self.low) / (self.high - self.low))

    def _fill(self, points: Sequence[tuple[float, float]], left: int, right: int, colour: Colour) -> None:
        """Fill the area below the curve between two columns."""
        size = _SUPERSAMPLING
        mask = Image.new("L", (self.box.width * size, self.box.height * size))
        outline = [((x - self.box.x) * size, (y - self.box.y) * size) for x, y in points]
        bottom = self.box.height * size
        pen = ImageDraw.Draw(mask)
        pen.polygon([(outline[0][0], bottom), *outline, (outline[-1][0], bottom)], 255)
        for x, width in ((0, left - self.box.x), (right - self.box.x, self.box.right - right)):
            if width > 0:
                pen.rectangle((x * size, 0, (x + width) * size - 1, bottom), 0)
        self.canvas.stencil(Stencil(mask.reduce(size)), colour, self.box.x, self.box.y)

    def _dots(self) -> None:
        """Draw a dot for each attempt where they are few."""
        if self.count > MAX_FRIENDS:
            return
        for score, count in self.field:
            for up in range(count):
                dot = Box(self._across(score) - 9, self.box.bottom - 26 - 24 * up, 18, 18)
                self.canvas.plate(dot.inset(-3), palette.PANEL, 12)
                self.canvas.plate(dot, palette.TEXT, 9)

    def _scale(self) -> None:
        """Write round scores below the curve."""
        step = max(1, round(round_step(self.high - self.low)))
        value = (floor(self.low / step) + 1) * step
        while value < self.high:
            x = self._across(value)
            self.canvas.fill(palette.QUIET, Box(x - 1, self.box.bottom, 2, 10))
            label = words.signed(self.canvas.look.say, value)
            half = text.width(label, AXIS) // 2
            if self.box.x <= x - half and x + half <= self.box.right:
                self.canvas.write(label, x, self.box.bottom + 34, AXIS, palette.QUIET, align="middle")
            value += step

    def _mark(self, value: int, label: str, lane: int, colours: tuple[Colour, Colour]) -> None:
        """Draw a line at a score, with its label in a lane above the curve."""
        x = self._across(value)
        middle = self.box.y - lane * _LANE + _LANE // 2
        self.canvas.fill(palette.TEXT, Box(x - 2, middle, 4, self.box.bottom - middle))
        half = (text.width(label, MARK) + 24) // 2
        x = min(max(x, self.box.x + half), self.box.right - half)
        self.canvas.chip(label, x, middle, colours, style=MARK, align="middle", border=palette.QUIET)


def _bandwidth(field: Sequence[tuple[int, int]]) -> float:
    """Return the width of the bell that stands for an attempt: the narrower the more attempts there are."""
    count = sum(number for _, number in field)
    mean = sum(score * number for score, number in field) / count
    spread = sqrt(sum(number * (score - mean) ** 2 for score, number in field) / count)
    return max(0.9 * spread * pow(count, -0.2), 1.0)


def _quantile(field: Sequence[tuple[int, int]], part: float) -> int:
    """Return the score that a part of the field does not exceed."""
    total = sum(number for _, number in field)
    reached = accumulate(number for _, number in field)
    return next(score for (score, _), below in zip(field, reached, strict=True) if below >= part * total)
