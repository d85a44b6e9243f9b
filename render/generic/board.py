"""A board with ranks, names and columns of figures: leaderboards, records, the scores of a deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.kit import palette, text
from render.kit.canvas import Box, Canvas
from render.kit.palette import Look
from render.kit.text import SUBTITLE, TITLE, WIDTH, Family, Style

MARGIN = 36
MAX_ROWS = 16
"""The most rows of a board, besides the reader's own: as many as can be read on a phone."""

NOTE = Style(31, 550)
RANK = Style(34, 750)
NAME = Style(36, 700)
DETAIL = Style(30, 500)
HEAD = Style(30, 700, "narrow")
CHIP = Style(28, 800, "narrow")

_TOP = 96
_SUBTITLE = 48
_HEAD = 52
_ROW = 66
_TALL_ROW = 100
_GAP = 34
"""The gap before the reader's own row, where rows are left out."""
_NOTE = 52
_RANK = 58
"""The least width of the ranks."""
_NAME = 312
"""The least width of the names."""
_BETWEEN = 30
"""The gap between two columns of figures."""
_PLAIN = (palette.PANEL, palette.TEXT)


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a board: its rank, if rows are ranked, and a figure for each column.

    Numbers get thousands separators; negative ones have another colour. ``detail`` is written under the name, ``mark``
    (such as *provisional*) on a chip beside it.
    """

    name: str
    figures: tuple[int | str, ...]
    rank: int | None = None
    detail: str = ""
    mark: str = ""


def draw(
    title: str,
    columns: Sequence[str],
    rows: Sequence[Row],
    own: Row | None,
    *,
    subtitle: str,
    note: str,
    by: int | None,
    look: Look,
) -> Canvas:
    """Draw the board with the reader's ``own`` row highlighted, or set apart below the others."""
    if len(rows) > MAX_ROWS:
        raise ValueError(f"a board has at most {MAX_ROWS} rows, not {len(rows)}")
    return _Board(columns, rows, own, by, look).draw(title, subtitle, note)


class _Board:
    """Draws one board."""

    def __init__(
        self, columns: Sequence[str], rows: Sequence[Row], own: Row | None, by: int | None, look: Look
    ) -> None:
        self.columns = columns
        self.rows = rows
        own_places = [
            *(place for place, row in enumerate(rows) if row is own),
            *(place for place, row in enumerate(rows) if row == own),
        ]
        self.own_place = own_places[0] if own_places else None
        """The place of the reader's row: the identical row, else an equal one."""
        self.apart = own if self.own_place is None else None
        self.by = by
        self.look = look
        shown = [*rows, *([self.apart] if self.apart else [])]
        ranks = [text.width(look.say.number(row.rank), RANK) for row in shown if row.rank is not None]
        self.ranks = max(_RANK, *ranks) + 18 if ranks else 0
        """The width of the ranks; zero if rows are not ranked."""
        self.height = _TALL_ROW if any(row.detail for row in shown) else _ROW
        room = WIDTH - 2 * MARGIN - self.ranks
        self.family: Family = "plain"
        widths = self._widths(shown)
        if sum(widths) > room - _NAME:
            self.family = "narrow"
            widths = self._widths(shown)
        shrink = min(1, (room - _NAME) / max(1, sum(widths)))
        self.widths = [int(width * shrink) for width in widths]
        self.names = room - sum(self.widths)

    def _style(self, place: int) -> Style:
        return Style(36, 800 if place == self.by else 600, self.family)

    def _widths(self, rows: Sequence[Row]) -> list[int]:
        """Return the width that each column needs, including the gap before it."""
        widths = []
        for place, head in enumerate(self.columns):
            figures = [text.width(self._formatted(row.figures[place]), self._style(place)) for row in rows]
            widths.append(max([text.width(head, HEAD), *figures]) + _BETWEEN)
        return widths

    def draw(self, title: str, subtitle: str, note: str) -> Canvas:
        rows = len(self.rows) + (self.apart is not None)
        y = _TOP + _SUBTITLE * bool(subtitle)
        head = _HEAD if rows and any(self.columns) else 0
        height = y + head + self.height * max(1, rows) + (_NOTE if note else 0) + 24
        height += _GAP if self.apart and self.rows else 0
        canvas = self.canvas = Canvas(WIDTH, height, look=self.look)
        canvas.write(title, MARGIN, 56, TITLE, palette.TEXT, width=WIDTH - 2 * MARGIN)
        if subtitle:
            canvas.write(subtitle, MARGIN, 110, SUBTITLE, palette.QUIET, width=WIDTH - 2 * MARGIN)
        if not rows:
            canvas.frame(Box(MARGIN - 16, y, WIDTH - 2 * MARGIN + 32, _ROW), palette.ENGRAVED, palette.FELT, radius=14)
            canvas.write(self.look.say("nobody-yet"), WIDTH // 2, y + _ROW // 2, NAME, palette.QUIET, align="middle")
            y += _ROW
        elif head:
            count = len(self.columns)
            self._figures(y + head // 2, self.columns, [HEAD] * count, [palette.QUIET] * count)
        y += head
        for place, row in enumerate(self.rows):
            self._row(y, row, own=place == self.own_place, shaded=place % 2 == 0)
            y += self.height
        if self.apart:
            if self.rows:
                for dot in (-1, 0, 1):
                    canvas.plate(Box(WIDTH // 2 + 24 * dot - 4, y + _GAP // 2 - 4, 8, 8), palette.QUIET, 4)
                y += _GAP
            self._row(y, self.apart, own=True, shaded=False)
            y += self.height
        if note:
            canvas.write(note, MARGIN, y + 12 + _NOTE // 2, NOTE, palette.QUIET, width=WIDTH - 2 * MARGIN)
        return canvas

    def _row(self, y: int, row: Row, *, own: bool, shaded: bool) -> None:
        canvas = self.canvas
        box = Box(MARGIN - 16, y, WIDTH - 2 * MARGIN + 32, self.height)
        if own:
            canvas.frame(box.inset(1), palette.LEAF, palette.PANEL, radius=14)
        elif shaded:
            canvas.plate(box, palette.PANEL, 12)
        x = MARGIN
        middle = y + (36 if row.detail else box.height // 2)
        if row.rank is not None:
            ink = palette.TEXT if row.rank == 1 else palette.QUIET
            canvas.write(self.look.say.number(row.rank), x + self.ranks - 22, middle, RANK, ink, align="right")
        x += self.ranks
        marks = [
            *([(self.look.say("you"), palette.ON_LEAF)] if own else []),
            *([(row.mark, _PLAIN)] if row.mark else []),
        ]
        room = self.names - sum(text.width(mark, CHIP) + 34 for mark, _ in marks)
        right = x + canvas.write(row.name, x, middle, NAME, palette.LEAF if own else palette.TEXT, width=room) + 12
        for mark, colours in marks:
            right += canvas.chip(mark, right, middle, colours, style=CHIP, border=palette.QUIET) + 10
        if row.detail:
            canvas.write(row.detail, x, y + 76, DETAIL, palette.QUIET, width=self.names)
        figures = [self._formatted(figure) for figure in row.figures]
        inks = [palette.LOSS if isinstance(figure, int) and figure < 0 else palette.TEXT for figure in row.figures]
        self._figures(y + box.height // 2, figures, list(map(self._style, range(len(figures)))), inks)

    def _figures(
        self, middle: int, figures: Sequence[str], styles: Sequence[Style], inks: Sequence[palette.Colour]
    ) -> None:
        """Draw figures in their columns."""
        right = WIDTH - MARGIN - sum(self.widths)
        for figure, style, ink, width in zip(figures, styles, inks, self.widths, strict=True):
            right += width
            self.canvas.write(figure, right, middle, style, ink, align="right", width=max(1, width - 12))

    def _formatted(self, figure: int | str) -> str:
        return self.look.say.number(figure) if isinstance(figure, int) else figure
