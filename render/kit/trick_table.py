"""The public picture of a table of tricks: a band for each side, the stock and the trick between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from engine.kit.trick_view import TrickView
from engine.types import Seat, Side
from engine.view import View
from render.kit import palette, score_sheet, seats, stock, text
from render.kit import trick_words as words
from render.kit import words as kit_words
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Style
from render.kit.look import Look
from render.kit.marks import Marks
from render.kit.trick_cards import card_face, has_done, last_cards, trump_plate
from render.kit.trick_words import TrickWords

WIDTH = 1100
MARGIN = 20

TOTAL = Style(42, 800)
TURN = Style(38, 800)
DOES = Style(34, 650)
NOTE = Style(30, 550)
LABEL = Style(30, 600)
SMALL = Style(30, 650, "narrow")

HEADER = 76
"""The height of a side's first line."""
_STOCK = Box(0, 0, 120, 168)
_PEEK = 56
"""How much of the card below shows where the stock and the upturned card overlap: an index."""
_TRICK_CARD = Box(0, 0, 132, 185)
_NOTE_LINES = 3
_LOW_STOCK = 4


class TrickTable:
    """Draws one table, with the viewer's side at the bottom; the first side for the public view.

    A game adds what a side has on the table: :meth:`height_of` and :meth:`draw_side`.
    """

    words: ClassVar[TrickWords] = TrickWords()
    score_order: ClassVar[tuple[str, ...]] = ("tricks-one", "tricks-two")
    """The lines of the score sheet that come last, in their order."""
    centre: ClassVar[int] = 268
    """The height of the middle, between the sides."""
    upturned_on_top: ClassVar[bool] = True
    """Whether the upturned card is the next one to be had, or lies under the stock."""

    def __init__(self, view: TrickView, names: Sequence[str], look: Look, marks: Marks) -> None:
        self.view = view
        self.news = marks.news
        self.look = look
        self.names = kit_words.seat_names(names)
        self.labels = kit_words.seat_names(marks.labels or names)
        self.prepare()
        height = self.centre + sum(map(self._band_height, range(len(view.totals))))
        self.canvas = Canvas(WIDTH, height, look=look)

    @classmethod
    def picture(cls, view: View, names: Sequence[str], note: str, look: Look, marks: Marks) -> Canvas:
        """Draw the table, or the score sheet once the round is over."""
        if view.phase not in ("scored", "won"):
            return cls(cast(TrickView, view), names, look, marks).draw(note)
        order, label, goal = cls.score_order, cls.words.score_line, cls.words.goal(view)
        return score_sheet.draw(view, names, note, order=order, label=label, goal=goal, look=look)

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

    def draw(self, note: str) -> Canvas:
        """Draw everything, with a note on the last action."""
        view = self.view
        *away, home = seats.own_last(view)
        y = 0
        for side in away:
            self._band(y, side)
            y += self._band_height(side)
        self.draw_centre(y, note)
        self._band(y + self.centre, home)
        return self.canvas

    def draw_centre(self, y: int, note: str) -> None:
        """Draw what lies between the sides: the stock, trump, the trick, and what is going on."""
        self.draw_stock(_STOCK._replace(x=26, y=y + 22))
        self._trump(Box(222, y + 22, 92, self.centre - 44))
        self._trick(Box(336, y + 12, 284, self.centre - 24), seats.own_last(self.view))
        self.draw_status(Box(642, y + 14, WIDTH - MARGIN - 642, self.centre - 28), note)

    def _band_height(self, side: Side) -> int:
        return HEADER + 12 + self.height_of(side)

    def _band(self, y: int, side: Side) -> None:
        """Draw a side: its players, tricks and points, and what it has on the table."""
        box = Box(8, y + 6, WIDTH - 16, self._band_height(side) - 12)
        seats.band(self.canvas, self.view, side, box)
        middle = y + 6 + HEADER // 2
        right = WIDTH - 2 * MARGIN
        end = figures(self.canvas, self.view, side, self.words, right=right, middle=middle, total=TOTAL)
        players = seats.Players(self.view, self.labels, self.view.hand_counts, self.marks_of(side))
        players.line(self.canvas, seats.of_side(self.view, side), (MARGIN + 10, end - 8), middle)
        self.draw_side(y + HEADER, side)

    def draw_stock(self, box: Box) -> None:
        """Draw the stock with the upturned card; in phase two what must be played."""
        view, canvas = self.view, self.canvas
        if view.upturned is None:
            canvas.chip(words.PHASE_TWO, 26, box.y + 18, palette.ON_ICE)
            duties = view.rules.duties(phase_two=True)
            for row, line in enumerate(words.duties(duties) if duties else ()):
                canvas.write(line, 26, box.y + 72 + 40 * row, SMALL, palette.TEXT)
            return
        upturned = card_face(view.upturned, box.width, box.height, self.look)
        aside = box._replace(x=box.x + _PEEK)
        if self.upturned_on_top:
            stock.draw_below(canvas, box, view.stock, low=_LOW_STOCK, aside=_PEEK)
            canvas.tile(upturned, aside.x, aside.y)
        else:
            canvas.tile(upturned, box.x, box.y)
            stock.draw(canvas, aside, view.stock, low=_LOW_STOCK)

    def _trump(self, box: Box) -> None:
        if not self.view.trump:
            return
        plate = box._replace(height=116)
        trump_plate(self.canvas, self.view.trump, plate)
        self.canvas.write(words.TRUMP, plate.centre, plate.bottom + 26, SMALL, palette.TEXT, align="middle")

    def _trick(self, box: Box, sides: Sequence[Side]) -> None:
        """Draw each seat's card in the trick; in a finished trick the winner's is marked."""
        view, canvas = self.view, self.canvas
        played, winner = last_cards(view)
        order = [seat for side in sides for seat, belongs in enumerate(view.sides) if belongs == side]
        pitch = (box.width - _TRICK_CARD.width) // max(1, len(order) - 1)
        for place, seat in enumerate(order):
            card = _TRICK_CARD._replace(x=box.x + pitch * place, y=box.y)
            for row, line in enumerate(text.wrapped(self.names[seat], SMALL, min(pitch, card.width + 14), 2, 0.72)):
                canvas.draw_text(line, card.centre, card.bottom + 26 + 32 * row, palette.TEXT, align="middle")
            if seat not in played:
                canvas.frame(card, palette.ENGRAVED, palette.FELT)
                continue
            face = card_face(played[seat], card.width, card.height, self.look)
            if seat == winner:
                canvas.plate(card.inset(-6), palette.LEAF, 16)
            elif has_done(view, self.news, "played", view.sides[seat], (played[seat],)):
                canvas.ring(card)
            canvas.tile(face.faded(palette.MIST) if view.phase == "lead" else face, card.x, card.y)
            if seat == winner:
                canvas.chip(words.WON, card.centre, card.bottom - 17, palette.ON_LEAF, align="middle", width=96)

    def draw_status(self, box: Box, note: str) -> None:
        """Draw whose turn it is, the last action, and the progress of the game."""
        view, canvas = self.view, self.canvas
        plate = box._replace(height=96)
        canvas.plate(plate, palette.GOLD, 14)
        who = tuple(self.names[seat] for seat in view.to_act)
        x, width = plate.x + 18, plate.width - 36
        canvas.draw_text(text.joined(who, TURN, width), x, plate.y + 28, palette.GOLD_INK)
        canvas.write(self.words.to_do(view.phase), x, plate.y + 68, DOES, palette.GOLD_INK, width=width)
        lines = text.wrapped(note, NOTE, box.width - 12, _NOTE_LINES) if note else ()
        for row, line in enumerate(lines):
            canvas.draw_text(line, box.x + 8, plate.bottom + 24 + 36 * row, palette.TEXT)
        canvas.write(self.words.progress(view), box.x + 8, box.bottom - 12, LABEL, palette.QUIET, width=box.width - 12)


def figures(
    canvas: Canvas, view: TrickView, side: Side, words: TrickWords, *, right: int, middle: int, total: Style
) -> int:
    """Draw a side's tricks and its points in the round and the game, ending at a column; return their left edge."""
    x = right
    x -= canvas.write(kit_words.number(view.totals[side]), x, middle, total, palette.TEXT, align="right") + 18
    for place, tally in enumerate(words.tallies(view, side)):
        ink = palette.QUIET if place else palette.TEXT
        x -= canvas.write(tally, x, middle, SMALL, ink, align="right") + 22
    for chip in words.chips(view, side):
        x -= canvas.chip(chip, x, middle, palette.ON_LEAF, align="right") + 8
    return x
