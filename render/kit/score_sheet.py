"""The score sheet of a round of any game: every line, and the totals of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.score import ScoreLine
from engine.types import Side
from engine.view import View
from render.kit import palette, text, words
from render.kit.canvas import Box, Canvas
from render.kit.palette import Look
from render.kit.shapes import Tile
from render.kit.text import WIDTH, Style

MARGIN = 36

HEADING = Style(50, 800)
BANNER = Style(44, 800)
NAME = Style(36, 750)
ROW = Style(34, 550)
NOTE = Style(31, 550)
COUNT = Style(30, 600, "narrow")

_TOP = 104
_ABOVE_NAMES = 24
_NAME = 42
_LINE = 54
_SUMS = 56
_TOTAL = 78
_NOTE = 52
_LEAST_NAME = 26
_LABELS = 330
_NARROW_LABELS = 262
_FEW_SIDES = 3
_COUNTED = 150
"""The least width of a column with counts."""
_GAP = 16


class _Sizes(NamedTuple):
    """The sizes and styles of columns, which are narrower with many sides."""

    labels: int
    figure: Style
    sum: Style
    total: Style
    name: Style


_WIDE = _Sizes(_LABELS, Style(36, 650), Style(38, 800), Style(50, 850), NAME)
_NARROW = _Sizes(
    _NARROW_LABELS,
    Style(35, 650, "narrow"),
    Style(37, 800, "narrow"),
    Style(44, 850, "narrow"),
    Style(34, 750, "narrow"),
)


def draw(
    view: View,
    names: Sequence[str],
    note: str,
    *,
    order: Sequence[str],
    label: Callable[[str], str],
    goal: str,
    shown: Sequence[Tile] = (),
    look: Look,
) -> Canvas:
    """Draw the score sheet of the last finished round, headed by the winners' names once the game is won.

    ``order`` is the order of the lines' codes; codes that it lacks come first. ``label`` gives a line's text, ``goal``
    says what ends the game, ``shown`` are cards under the sheet.
    """
    return _Sheet(view, names, order, label, look).draw(note, goal, shown)


def banner(canvas: Canvas, view: View, names: Sequence[Sequence[str]], title: str) -> None:
    """Draw the heading of a sheet once the game is won: the winners' names, given by side, and the title."""
    who = [name for side in view.winners for name in names[side]]
    box = Box(MARGIN - 16, 20, WIDTH - 2 * MARGIN + 32, 76)
    canvas.plate(box, palette.LEAF, 18)
    canvas.shape("star", Box(box.x + 20, box.middle - 24, 48, 48), palette.LEAF_INK)
    room = Box(box.x + 86, box.y, box.width - 290, box.height)
    canvas.sentence(who, words.wins(canvas.look.say, len(who), drawn=view.drawn_game), room, BANNER, palette.LEAF_INK)
    canvas.write(title, box.right - 24, box.middle, NAME, palette.LEAF_INK, align="right")


class _Sheet:
    """A score sheet being drawn: a column for each side."""

    def __init__(
        self, view: View, names: Sequence[str], order: Sequence[str], label: Callable[[str], str], look: Look
    ) -> None:
        self.view = view
        self.look = look
        self.label = label
        self.lines = view.scores[-1]
        sides = range(len(self.lines))
        everybody = words.seat_names(look.say, names)
        self.names = [[name for seat, name in enumerate(everybody) if view.sides[seat] == side] for side in sides]
        found = dict.fromkeys(line.code for lines in self.lines for line in lines)
        self.codes = [*(code for code in found if code not in order), *(code for code in order if code in found)]
        self.sizes = _WIDE if len(sides) <= _FEW_SIDES else _NARROW
        self.column = min(360, (WIDTH - MARGIN - self.sizes.labels) // len(sides))

    def draw(self, note: str, goal: str, shown: Sequence[Tile]) -> Canvas:
        view, sizes, say = self.view, self.sizes, self.look.say
        rows = len(self.codes)
        titles = [self._title(names) for names in self.names]
        heading = _ABOVE_NAMES + _NAME * max(map(len, titles))
        height = _TOP + heading + _LINE * rows + 16 + 2 * _SUMS + _TOTAL + (_NOTE if note else 0) + 20
        cards_height = shown[0].image.height + _GAP if shown else 0
        canvas = self.canvas = Canvas(WIDTH, height + cards_height, look=self.look)
        self._heading()
        y = _TOP
        for side, lines in enumerate(titles):
            ink = palette.LEAF if side in view.winners else palette.TEXT
            room = self.column - 24
            widest = max(1, *(text.width(name, sizes.name) for name in lines))
            style = sizes.name.at(max(_LEAST_NAME, min(sizes.name.size, sizes.name.size * room // widest)))
            for row, name in enumerate(lines):
                [line] = text.wrapped(name, style, room, 1)
                canvas.draw_text(line, self._right(side), y + 32 + _NAME * row, ink, align="right")
        y += heading
        for row, code in enumerate(self.codes):
            self._line(y + _LINE * row, code, shaded=row % 2 == 0)
        y += _LINE * rows + 16
        gained = [sum(line.points for line in lines) for lines in self.lines]
        before = [total - points for total, points in zip(view.totals, gained, strict=True)]
        self._sums(y, say("this-round"), _WIDE.sum, [words.signed(say, points) for points in gained], sizes.sum)
        self._sums(y + _SUMS, say("before"), ROW, [say.number(points) for points in before], sizes.figure)
        y += 2 * _SUMS
        canvas.frame(Box(MARGIN - 16, y, WIDTH - 2 * MARGIN + 32, _TOTAL), palette.QUIET, palette.PANEL, radius=16)
        label = say("total-goal", goal=goal)
        canvas.write(label, MARGIN, y + _TOTAL // 2, _WIDE.sum, palette.TEXT, width=sizes.labels - 20)
        for side, total in enumerate(view.totals):
            ink = palette.LEAF if side in view.leaders else palette.TEXT
            figure = say.number(total)
            canvas.write(figure, self._right(side), y + _TOTAL // 2, sizes.total, ink, align="right")
        y += _TOTAL
        self._cards(y + _GAP, shown)
        if note:
            line = text.fitted(note, NOTE, WIDTH - 2 * MARGIN)
            canvas.draw_text(line, MARGIN, y + cards_height + 12 + _NOTE // 2, palette.QUIET)
        return canvas

    def _title(self, names: Sequence[str]) -> list[str]:
        """Return a side's names in lines: one for each partner, or two for a single long name."""
        [name, *others] = names
        parts = name.split(" ")
        if others or len(parts) == 1 or text.width(name, self.sizes.name) <= self.column - 24:
            return list(names)
        cuts = [(" ".join(parts[:cut]), " ".join(parts[cut:])) for cut in range(1, len(parts))]
        return list(min(cuts, key=lambda cut: max(text.width(part, self.sizes.name) for part in cut)))

    def _cards(self, y: int, shown: Sequence[Tile]) -> None:
        """Draw cards side by side, overlapping as needed."""
        room = WIDTH - 2 * MARGIN
        for place, tile in enumerate(shown):
            step = min(tile.image.width + 6, (room - tile.image.width) // max(1, len(shown) - 1))
            self.canvas.tile(tile, MARGIN + place * step, y)

    def _heading(self) -> None:
        view, canvas = self.view, self.canvas
        title = self.look.say("round", number=view.round)
        if view.winners:
            banner(canvas, view, self.names, title)
        else:
            canvas.write(title, MARGIN, 58, HEADING, palette.TEXT, width=WIDTH - 2 * MARGIN)

    def _right(self, side: Side) -> int:
        """Return the right edge of a side's column."""
        return WIDTH - MARGIN - self.column * (len(self.lines) - 1 - side)

    def _line(self, y: int, code: str, *, shaded: bool) -> None:
        if shaded:
            self.canvas.plate(Box(MARGIN - 16, y, WIDTH - 2 * MARGIN + 32, _LINE), palette.PANEL, 10)
        middle = y + _LINE // 2
        self.canvas.write(self.label(code), MARGIN, middle, ROW, palette.TEXT, width=self.sizes.labels - 20)
        for side, lines in enumerate(self.lines):
            own = [line for line in lines if line.code == code]
            self._figure(self._right(side), middle, own)

    def _figure(self, x: int, middle: int, lines: Sequence[ScoreLine]) -> None:
        """Draw a side's points in a row, with the count that they come from; a dash for none."""
        if not lines:
            self.canvas.write(words.NOTHING, x, middle, self.sizes.figure, palette.QUIET, align="right")
            return
        points = sum(line.points for line in lines)
        count = sum(line.count for line in lines)
        ink = palette.LOSS if points < 0 else palette.TEXT
        width = self.canvas.write(words.signed(self.look.say, points), x, middle, self.sizes.figure, ink, align="right")
        if count > 1 and self.column >= _COUNTED:
            left = x - max(width, 110 if self.sizes is _WIDE else 84) - 12
            self.canvas.write(f"({count})", left, middle, COUNT, palette.QUIET, align="right")

    def _sums(self, y: int, label: str, called: Style, figures: Sequence[str], style: Style) -> None:
        middle = y + _SUMS // 2
        self.canvas.write(label, MARGIN, middle, called, palette.TEXT, width=self.sizes.labels - 20)
        for side, figure in enumerate(figures):
            self.canvas.write(figure, self._right(side), middle, style, palette.TEXT, align="right")
