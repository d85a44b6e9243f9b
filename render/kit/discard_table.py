"""The public picture of a table where two draw and discard: a band for each side, stock and pile between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.kit.discard_view import DiscardView
from engine.types import Side
from render.kit import palette, seats, stock, text, words
from render.kit.canvas import Box, Canvas
from render.kit.discard_words import DiscardWords, pile
from render.kit.fonts import Style
from render.kit.look import Look
from render.kit.marks import Marks
from render.kit.spread_pile import SpreadPile, card_face

WIDTH = 1100
MARGIN = 20
CENTRE = 264

TOTAL = Style(42, 800)
TURN = Style(38, 800)
DOES = Style(34, 650)
NOTE = Style(30, 550)
LABEL = Style(30, 600)
SMALL = Style(30, 650, "narrow")

HEADER = 76
"""The height of a side's first line."""
_CARD = Box(0, 0, 120, 168)
_SHOWN = 5
"""How many of the last discards are drawn."""
_STEP = 50
_NOTE_LINES = 3
LOW_STOCK = 5


class DiscardTable:
    """Draws one table, with the viewer's side at the bottom; the first side for the public view.

    A game adds what a side has on the table: :meth:`height_of` and :meth:`draw_side`. With ``spread``, all of the pile
    is drawn instead of its top, below stock and status.
    """

    words: ClassVar[DiscardWords] = DiscardWords()
    spread: ClassVar[bool] = False

    def __init__(self, view: DiscardView, names: Sequence[str], look: Look, marks: Marks) -> None:
        self.view = view
        self.news = marks.news
        self.pile = SpreadPile(view, look, marks.news) if self.spread else None
        self.look = look
        self.names = words.seat_names(names)
        self.labels = words.seat_names(marks.labels or names)
        self.centre = CENTRE + (self.pile.height if self.pile else 0)
        self.canvas = Canvas(WIDTH, self.centre + sum(map(self._band_height, range(len(view.totals)))), look=look)

    def height_of(self, side: Side) -> int:
        """Return the height of what a side has on the table below its first line."""
        return 0

    def draw_side(self, y: int, side: Side) -> None:
        """Draw what a side has on the table below its first line."""

    def draw(self, note: str) -> Canvas:
        """Draw everything, with a note on the last action."""
        *away, home = seats.own_last(self.view)
        y = 0
        for side in away:
            self._band(y, side)
            y += self._band_height(side)
        stock.draw(self.canvas, _CARD._replace(x=30, y=y + 22), self.view.stock, low=LOW_STOCK)
        if self.pile:
            self.pile.draw(self.canvas, MARGIN, y + CENTRE - 16)
        else:
            self._pile(_CARD._replace(x=190, y=y + 22))
        left = 190 if self.pile else 560
        self._status(Box(left, y + 14, WIDTH - MARGIN - left, CENTRE - 28), note)
        self._band(y + self.centre, home)
        return self.canvas

    def _band_height(self, side: Side) -> int:
        return HEADER + 12 + self.height_of(side)

    def _band(self, y: int, side: Side) -> None:
        """Draw a side: its players and points, and what it has on the table."""
        view, canvas = self.view, self.canvas
        seats.band(canvas, view, side, Box(8, y + 6, WIDTH - 16, self._band_height(side) - 12))
        middle = y + 6 + HEADER // 2
        end = figures(canvas, view, side, self.words, right=WIDTH - 2 * MARGIN, middle=middle, total=TOTAL)
        players = seats.Players(view, self.labels, view.hand_counts)
        players.line(canvas, seats.of_side(view, side), (MARGIN + 10, end - 8), middle)
        self.draw_side(y + HEADER, side)

    def _pile(self, box: Box) -> None:
        """Draw the last discards, the top one last and whole."""
        shown = self.view.pile[-_SHOWN:]
        if not shown:
            self.canvas.frame(box, palette.ENGRAVED, palette.FELT)
        else:
            last = box._replace(x=box.x + _STEP * (len(shown) - 1))
            if any(event.kind == "discarded" and event.cards == shown[-1:] for event in self.news):
                self.canvas.ring(last)
            tiles = [card_face(card, box.width, box.height, self.look) for card in shown]
            self.canvas.fan([tile.faded(palette.MIST) for tile in tiles[:-1]] + tiles[-1:], box.x, box.y, right=_STEP)
        called = pile(len(self.view.pile))
        self.canvas.write(called, box.x, box.bottom + 28, SMALL, palette.TEXT)

    def _status(self, box: Box, note: str) -> None:
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
        progress = self.words.progress(view)
        canvas.write(progress, box.x + 8, box.bottom - 12, LABEL, palette.QUIET, width=box.width - 12)


def figures(
    canvas: Canvas, view: DiscardView, side: Side, said: DiscardWords, *, right: int, middle: int, total: Style
) -> int:
    """Draw a side's points, and the cards that others have seen of its hand; return their left edge."""
    x = right
    x -= canvas.write(words.number(view.totals[side]), x, middle, total, palette.TEXT, align="right") + 22
    for tally in said.tallies(view, side):
        x -= canvas.write(tally, x, middle, SMALL, palette.QUIET, align="right") + 22
    return x
