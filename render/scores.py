"""The score sheet of a round of any game: every number of it, and where the game stands now."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import ScoreLine, Side, View
from render import palette, text, words
from render.canvas import Box, Canvas
from render.fonts import Style

WIDTH = 1100
MARGIN = 36

HEADING = Style(50, 800)
BANNER = Style(44, 800)
NAME = Style(36, 750)
ROW = Style(34, 550)
FIGURE = Style(36, 650)
SUM = Style(38, 800)
TOTAL = Style(50, 850)
NOTE = Style(31, 550)
COUNT = Style(30, 600, "narrow")

_TOP = 104
_NAMES = 66
_LINE = 54
_SUMS = 56
_TOTAL = 78
_NOTE = 52
_LABELS = 330


def draw(view: View, names: Sequence[str], note: str, order: Sequence[str]) -> bytes:
    """The sheet of the last finished round; the winner's name over it once the game is won.

    ``order`` is that of the lines' codes; those that it does not name come before them.
    """
    return _Sheet(view, names, order).draw(note)


class _Sheet:
    """A score sheet being drawn: a column for each side."""

    def __init__(self, view: View, names: Sequence[str], order: Sequence[str]) -> None:
        self.view = view
        self.lines = view.scores[-1]
        sides = range(len(self.lines))
        everybody = [words.seat(name, seat) for seat, name in enumerate(names)]
        self.names = [[name for seat, name in enumerate(everybody) if view.sides[seat] == side] for side in sides]
        found = dict.fromkeys(line.code for lines in self.lines for line in lines)
        self.codes = [*(code for code in found if code not in order), *(code for code in order if code in found)]
        self.column = min(360, (WIDTH - MARGIN - _LABELS) // len(sides))

    def draw(self, note: str) -> bytes:
        view = self.view
        rows = len(self.codes)
        height = _TOP + _NAMES + _LINE * rows + 16 + 2 * _SUMS + _TOTAL + (_NOTE if note else 0) + 20
        canvas = self.canvas = Canvas(WIDTH, height)
        self._heading()
        y = _TOP
        for side, side_names in enumerate(self.names):
            ink = palette.GOLD if side in view.winners else palette.TEXT
            name = words.together(side_names)
            width = self.column - 24
            canvas.write(name, self._right(side), y + 32, NAME, ink, align="right", width=width)
        y += _NAMES
        for row, code in enumerate(self.codes):
            self._line(y + _LINE * row, code, shaded=row % 2 == 0)
        y += _LINE * rows + 16
        gained = [sum(line.points for line in lines) for lines in self.lines]
        before = [total - points for total, points in zip(view.totals, gained, strict=True)]
        self._sums(y, words.THIS_ROUND, [words.signed(points) for points in gained], SUM)
        self._sums(y + _SUMS, words.BEFORE, [words.number(points) for points in before], ROW)
        y += 2 * _SUMS
        canvas.frame(Box(MARGIN - 16, y, WIDTH - 2 * MARGIN + 32, _TOTAL), palette.GOLD, palette.PANEL, radius=16)
        label = words.total(view.target)
        canvas.write(label, MARGIN, y + _TOTAL // 2, SUM, palette.GOLD, width=_LABELS - 20)
        best = max(view.totals)
        for side, total in enumerate(view.totals):
            ink = palette.GOLD if total == best else palette.TEXT
            figure = words.number(total)
            canvas.write(figure, self._right(side), y + _TOTAL // 2, TOTAL, ink, align="right")
        if note:
            line = text.fitted(note, NOTE, WIDTH - 2 * MARGIN)
            canvas.set(line, MARGIN, y + _TOTAL + 12 + _NOTE // 2, palette.QUIET)
        return canvas.png()

    def _heading(self) -> None:
        view, canvas = self.view, self.canvas
        title = words.round_scored(view.round)
        if not view.winners:
            canvas.write(title, MARGIN, 58, HEADING, palette.TEXT, width=WIDTH - 2 * MARGIN)
            return
        box = Box(MARGIN - 16, 20, WIDTH - 2 * MARGIN + 32, 76)
        canvas.plate(box, palette.GOLD, 18)
        canvas.shape("star", Box(box.x + 20, box.middle - 24, 48, 48), palette.GOLD_INK)
        who = [name for side in view.winners for name in self.names[side]]
        room = Box(box.x + 86, box.y, box.width - 290, box.height)
        canvas.sentence(words.together(who), words.wins(len(who)), room, BANNER, palette.GOLD_INK)
        canvas.write(title, box.right - 24, box.middle, NAME, palette.GOLD_INK, align="right")

    def _right(self, side: Side) -> int:
        """The right edge of a side's column."""
        return WIDTH - MARGIN - self.column * (len(self.lines) - 1 - side)

    def _line(self, y: int, code: str, *, shaded: bool) -> None:
        if shaded:
            self.canvas.plate(Box(MARGIN - 16, y, WIDTH - 2 * MARGIN + 32, _LINE), palette.PANEL, 10)
        middle = y + _LINE // 2
        self.canvas.write(words.score_line(code), MARGIN, middle, ROW, palette.TEXT, width=_LABELS - 20)
        for side, lines in enumerate(self.lines):
            mine = [line for line in lines if line.code == code]
            self._figure(self._right(side), middle, mine)

    def _figure(self, x: int, middle: int, lines: Sequence[ScoreLine]) -> None:
        """A side's number in a row, with how many of what it counts; a dash where there is nothing."""
        if not lines:
            self.canvas.write(words.NOTHING, x, middle, FIGURE, palette.QUIET, align="right")
            return
        points = sum(line.points for line in lines)
        count = sum(line.count for line in lines)
        ink = palette.LOSS if points < 0 else palette.TEXT
        width = self.canvas.write(words.signed(points), x, middle, FIGURE, ink, align="right")
        if count > 1:
            left = x - max(width, 110) - 14
            self.canvas.write(words.times(count), left, middle, COUNT, palette.QUIET, align="right")

    def _sums(self, y: int, label: str, figures: Sequence[str], style: Style) -> None:
        middle = y + _SUMS // 2
        self.canvas.write(label, MARGIN, middle, style, palette.TEXT, width=_LABELS - 20)
        for side, figure in enumerate(figures):
            self.canvas.write(figure, self._right(side), middle, style, palette.TEXT, align="right")
