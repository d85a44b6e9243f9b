"""The scores of a game round by round: each side's points, and its running total."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from engine.view import View
from render.kit import palette, score_sheet, seats, text
from render.kit.canvas import Box, Canvas
from render.kit.palette import Look
from render.kit.text import TITLE, WIDTH, Style
from render.kit.words import seat_names, signed

MARGIN = 36
ROWS = 14
"""The most rounds that are shown one by one, the latest ones."""

NAME = Style(36, 750)
ROW = Style(34, 550)
GAINED = Style(34, 550, "narrow")
TOTAL = Style(38, 800)
TIGHT = Style(44, 850, "narrow")
SHARED = Style(34, 750, "narrow")
"""A name and a total in narrow columns."""
NOTE = Style(31, 550)

_TOP = 104
_NAME = 42
_ROW = 56
_TALL_ROW = 88
_TOTAL = 78
_LABELS = 250
_ROOMY = 240
"""The least width of a column with a round's points beside the running total, not below it."""


def draw(view: View, names: Sequence[str], *, goal: str, note: str, look: Look) -> Canvas:
    """Draw the sheet of all finished rounds; if they are many, the earliest share one line."""
    return _Sheet(view, names, look).draw(goal, note)


class _Sheet:
    """Draws the sheet, with a column for each side."""

    def __init__(self, view: View, names: Sequence[str], look: Look) -> None:
        self.view = view
        self.look = look
        everybody = seat_names(look.say, names)
        self.names = [[everybody[seat] for seat in seats.of_side(view, side)] for side in range(len(view.totals))]
        self.column = min(380, (WIDTH - MARGIN - _LABELS) // len(self.names))
        self.roomy = self.column >= _ROOMY
        self.height = _ROW if self.roomy else _TALL_ROW
        self.gained = [[sum(line.points for line in lines) for lines in scored] for scored in view.scores]
        """The points of each round, by side."""
        self.running_totals = list(zip(*(accumulate(points) for points in zip(*self.gained, strict=True)), strict=True))
        """The running totals after each round, by side."""
        widest = max(
            (text.width(look.say.number(points), TOTAL.at(36)) for row in self.running_totals for points in row),
            default=0,
        )
        self.beside = widest + 20
        """The distance of a round's points from the right edge of the running totals."""

    def draw(self, goal: str, note: str) -> Canvas:
        view, say = self.view, self.look.say
        hidden = max(0, len(self.gained) - ROWS)
        heading = 34 + _NAME * max(map(len, self.names))
        rows = max(1, len(self.gained) - hidden + bool(hidden))
        height = _TOP + heading + self.height * rows + 16 + _TOTAL + 28 + (52 if note else 0)
        canvas = self.canvas = Canvas(WIDTH, height, look=self.look)
        if view.winners:
            score_sheet.banner(canvas, view, self.names, say("scores"))
        else:
            canvas.write(say("scores"), MARGIN, 58, TITLE, palette.TEXT)
            canvas.write(goal, WIDTH - MARGIN, 58, NAME, palette.QUIET, align="right")
        for side, names in enumerate(self.names):
            ink = palette.LEAF if side in view.winners else palette.TEXT
            for row, name in enumerate(names):
                line = text.fitted(name, NAME if self.roomy else SHARED, self.column - 20)
                canvas.draw_text(line, self._right(side), _TOP + 30 + _NAME * row, ink, align="right")
        y = _TOP + heading
        if not self.gained:
            message = say("no-round" if view.over else "no-round-yet")
            canvas.write(message, WIDTH // 2, y + self.height // 2, ROW, palette.QUIET, align="middle")
            y += self.height
        if hidden:
            self._row(
                y,
                say("rounds-until", last=hidden) if hidden > 1 else say("round", number=1),
                [],
                self.running_totals[hidden - 1],
                shaded=False,
            )
            y += self.height
        for place in range(hidden, len(self.gained)):
            shaded = (place - hidden) % 2 == 0
            self._row(y, say("round", number=place + 1), self.gained[place], self.running_totals[place], shaded=shaded)
            y += self.height
        y += 16
        canvas.frame(Box(MARGIN - 16, y, WIDTH - 2 * MARGIN + 32, _TOTAL), palette.QUIET, palette.PANEL, radius=16)
        canvas.write(say("total"), MARGIN, y + _TOTAL // 2, TOTAL, palette.TEXT)
        for side, points in enumerate(view.totals):
            ink = palette.LEAF if side in view.leaders else palette.TEXT
            style = TOTAL.at(50) if self.roomy else TIGHT
            figure = say.number(points)
            canvas.write(figure, self._right(side), y + _TOTAL // 2, style, ink, align="right", width=self.column - 16)
        if note:
            canvas.write(note, MARGIN, y + _TOTAL + 38, NOTE, palette.QUIET, width=WIDTH - 2 * MARGIN)
        return canvas

    def _right(self, side: int) -> int:
        """Return the right edge of a side's column."""
        return WIDTH - MARGIN - self.column * (len(self.names) - 1 - side)

    def _row(self, y: int, label: str, gained: Sequence[int], totals: Sequence[int], *, shaded: bool) -> None:
        canvas = self.canvas
        if shaded:
            canvas.plate(Box(MARGIN - 16, y, WIDTH - 2 * MARGIN + 32, self.height), palette.PANEL, 10)
        middle = y + self.height // 2
        canvas.write(label, MARGIN, middle, ROW, palette.TEXT, width=_LABELS - 20)
        for side, points in enumerate(totals):
            right = self._right(side)
            at = middle if self.roomy or not gained else y + 28
            canvas.write(self.look.say.number(points), right, at, TOTAL.at(36), palette.TEXT, align="right")
            if gained:
                ink = palette.LOSS if gained[side] < 0 else palette.QUIET
                x, at = (right - self.beside, middle) if self.roomy else (right, y + 64)
                canvas.write(signed(self.look.say, gained[side]), x, at, GAINED, ink, align="right")
