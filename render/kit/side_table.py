"""The public picture of a table: a band for each side, the viewer's at the bottom, and the middle of the table.

Games of one kind draw their middle in a subclass; the bands and the status are the same in all of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.types import Seat, Side
from engine.view import View
from render.kit import palette, score_sheet, seats, text, words
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Style
from render.kit.game_words import GameWords
from render.kit.look import Look
from render.kit.marks import NONE, Marks
from render.kit.measures import DOES, LABEL, MARGIN, NOTE, TURN, WIDTH
from render.kit.side_lines import figures

_TOTAL = Style(42, 800)
_NOTE_LINES = 3
HEADER = 76
"""The height of a side's first line."""


class SideTable:
    """Draws one table, with the first side at the bottom for the public view.

    A game adds what a side has on the table: :meth:`height_of` and :meth:`draw_side`.
    """

    words: ClassVar[GameWords] = GameWords()
    score_order: ClassVar[tuple[str, ...]] = ()
    """The lines of the score sheet that come last, in their order."""
    centre: int
    """The height of the middle, between the sides; set here or while preparing."""
    view: Any

    def __init__(self, view: View, names: Sequence[str], look: Look, marks: Marks) -> None:
        self.view = view
        self.news = marks.news
        self.look = look
        self.names = words.seat_names(names)
        self.labels = words.seat_names(marks.labels or names)
        self.prepare()
        height = self.centre + sum(map(self._band_height, range(len(view.totals))))
        self.canvas = Canvas(WIDTH, height, look=look)

    @classmethod
    def picture(cls, view: View, names: Sequence[str], note: str, look: Look, marks: Marks = NONE) -> Canvas:
        """Draw the table, or how the round ended once it is over."""
        if view.phase not in ("scored", "won"):
            return cls(view, names, look, marks).draw(note)
        return cls.ending(view, names, note, look)

    @classmethod
    def ending(cls, view: View, names: Sequence[str], note: str, look: Look) -> Canvas:
        """Draw how a round ended: the score sheet."""
        label, goal = cls.words.score_line, cls.words.goal(view)
        return score_sheet.draw(view, names, note, order=cls.score_order, label=label, goal=goal, look=look)

    def prepare(self) -> None:
        """Lay out what depends on the view, before the picture's size is known."""

    def height_of(self, side: Side) -> int:
        """Return the height of what a side has on the table below its first line."""
        return 0

    def draw_side(self, y: int, side: Side) -> None:
        """Draw what a side has on the table below its first line."""

    def marks_of(self, side: Side) -> Mapping[Seat, str]:
        """Return the words on chips beside the players of a side."""
        return {}

    def draw_centre(self, y: int, note: str) -> None:
        """Draw what lies between the sides, and what is going on."""
        raise NotImplementedError

    def draw(self, note: str) -> Canvas:
        """Draw everything, with a note on the last action."""
        *away, home = seats.own_last(self.view)
        y = 0
        for side in away:
            self._band(y, side)
            y += self._band_height(side)
        self.draw_centre(y, note)
        self._band(y + self.centre, home)
        return self.canvas

    def _band_height(self, side: Side) -> int:
        return HEADER + 12 + self.height_of(side)

    def _band(self, y: int, side: Side) -> None:
        """Draw a side: its players, figures and points, and what it has on the table."""
        view, canvas = self.view, self.canvas
        seats.band(canvas, view, side, Box(8, y + 6, WIDTH - 16, self._band_height(side) - 12))
        middle = y + 6 + HEADER // 2
        end = figures(canvas, view, side, self.words, right=WIDTH - 2 * MARGIN, middle=middle, total=_TOTAL)
        players = seats.Players(view, self.labels, view.hand_counts, self.marks_of(side), self.names)
        players.line(canvas, seats.of_side(view, side), (MARGIN + 10, end - 8), middle)
        self.draw_side(y + HEADER, side)

    def draw_status(self, box: Box, note: str) -> None:
        """Draw whose turn it is, the last action, and the progress of the game."""
        view, canvas = self.view, self.canvas
        plate = box._replace(height=96)
        canvas.plate(plate, palette.GOLD, 14)
        x, width = plate.x + 18, plate.width - 36
        who = tuple(self.names[seat] for seat in view.to_act)
        canvas.draw_text(text.joined(who, TURN, width), x, plate.y + 28, palette.GOLD_INK)
        canvas.write(self.words.to_do(view.phase), x, plate.y + 68, DOES, palette.GOLD_INK, width=width)
        for row, line in enumerate(text.wrapped(note, NOTE, box.width - 12, _NOTE_LINES) if note else ()):
            canvas.draw_text(line, box.x + 8, plate.bottom + 24 + 36 * row, palette.TEXT)
        canvas.write(self.words.progress(view), box.x + 8, box.bottom - 12, LABEL, palette.QUIET, width=box.width - 12)
