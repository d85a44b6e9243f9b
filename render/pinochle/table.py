"""The public picture of a table of Pinochle, Binokel or Bezique: a band for each side, the trick between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine.cards import Card
from engine.pinochle.view import Meld, PinochleView
from engine.types import Event, Side
from engine.view import View
from render.kit import faces, palette, score_sheet, seats, text
from render.kit import words as kit_words
from render.kit.canvas import CHIP, Box, Canvas
from render.kit.fonts import Style
from render.kit.look import Look
from render.kit.marks import NONE, Marks
from render.pinochle import parts, words
from render.pinochle.cards import SCORE_ORDER, card_face, high_to_low
from render.pinochle.parts import SMALL

WIDTH = 1100
MARGIN = 20
CENTRE = 268

TOTAL = Style(42, 800)
TURN = Style(38, 800)
DOES = Style(34, 650)
NOTE = Style(30, 550)
LABEL = Style(30, 600)

_HEADER = 76
_ROW = 126
"""The height of a row of melds without their labels."""
_MELD_CARD = Box(0, 0, 84, 112)
_MELD_STEP = 40
_MELD_GAP = 26
_LABEL = 34
_STOCK = Box(0, 0, 120, 168)
_PEEK = 56
"""How much of the upturned card shows beside the stock: its index."""
_TRICK_CARD = Box(0, 0, 132, 185)
_NOTE_LINES = 3
_LOW_STOCK = 4


def draw(view: View, names: Sequence[str], note: str, look: Look, marks: Marks = NONE) -> Canvas:
    """Draw the table, or the score sheet once the round is over."""
    seen = cast(PinochleView, view)
    if seen.phase in ("scored", "won"):
        return score_sheet.draw(
            seen, names, note, order=SCORE_ORDER, label=words.score_line, goal=words.goal(seen), look=look
        )
    return _Table(seen, names, look, marks.news, marks.labels).draw(note)


class _MeldLayout:
    """The layout of a meld on the mat: its cards, which of them are in an earlier meld, and its label."""

    def __init__(self, view: PinochleView, meld: Meld, before: set[Card]) -> None:
        self.cards = high_to_low(meld.cards, view.trump)
        self.again = before & set(meld.cards)
        self.points = kit_words.number(meld.points)
        self.spread = spread = _MELD_CARD.width + _MELD_STEP * (len(self.cards) - 1)
        labels = [(self._label_width(lines), lines) for lines in _broken(words.meld_type(meld.name))]
        fits = [label for label in labels if label[0] <= spread]
        wide, self.lines = fits[0] if fits else min(labels)
        self.width = max(spread, wide)

    def _label_width(self, lines: Sequence[str]) -> int:
        """Return the width of a label in these lines, with the points after the last."""
        widths = [text.width(line, SMALL) for line in lines]
        widths[-1] += _space() + text.width(self.points, CHIP)
        return max(widths)


class _Table:
    """Draws one table, with the viewer's side at the bottom; the first side for the public view."""

    def __init__(
        self, view: PinochleView, names: Sequence[str], look: Look, news: Sequence[Event], labels: Sequence[str] = ()
    ) -> None:
        self.view = view
        self.news = news
        self.look = look
        self.names = kit_words.seat_names(names)
        self.labels = kit_words.seat_names(labels or names)
        self.rows = [_rows(view, side) for side in range(len(view.melds))]
        self.canvas = Canvas(WIDTH, CENTRE + sum(map(self._band_height, range(len(self.rows)))), look=look)

    def draw(self, note: str) -> Canvas:
        view = self.view
        *away, home = seats.own_last(view)
        y = 0
        for side in away:
            self._band(y, side)
            y += self._band_height(side)
        self._stock(_STOCK._replace(x=26 + _PEEK, y=y + 22))
        self._trump(Box(222, y + 22, 92, CENTRE - 44))
        self._trick(Box(336, y + 12, 284, CENTRE - 24), [*away, home])
        self._status(Box(642, y + 14, WIDTH - MARGIN - 642, CENTRE - 28), note)
        self._band(y + CENTRE, home)
        return self.canvas

    def _band_height(self, side: Side) -> int:
        return _HEADER + 12 + sum(map(_row_height, self.rows[side]))

    def _band(self, y: int, side: Side) -> None:
        """Draw a side: its players, tricks and points, and its melds on the mat."""
        acting = any(self.view.sides[seat] == side for seat in self.view.to_act)
        box = Box(8, y + 6, WIDTH - 16, self._band_height(side) - 12)
        line = palette.GOLD if acting else palette.EDGE
        self.canvas.frame(box, line, palette.PANEL, thick=4 if acting else 2, radius=18)
        middle = y + 6 + _HEADER // 2
        end = parts.figures(self.canvas, self.view, side, right=WIDTH - 2 * MARGIN, middle=middle, total=TOTAL)
        players = seats.Players(self.view, self.labels, self.view.hand_counts)
        players.line(self.canvas, seats.of_side(self.view, side), (MARGIN + 10, end - 8), middle)
        y += _HEADER
        for row in self.rows[side]:
            x = MARGIN + 10
            for layout in row:
                if parts.has_done(self.view, self.news, "meld-made", side, layout.cards):
                    self.canvas.ring(Box(x, y, layout.spread, _MELD_CARD.height))
                self._meld(x, y, layout)
                x += layout.width + _MELD_GAP
            y += _row_height(row)

    def _meld(self, x: int, y: int, layout: _MeldLayout) -> None:
        """Draw a meld's cards, faded if in an earlier meld, with its type and points below."""
        faces_ = [card_face(card, _MELD_CARD.width, _MELD_CARD.height, self.look) for card in layout.cards]
        shown = [
            face.faded(palette.MIST) if card in layout.again else face
            for card, face in zip(layout.cards, faces_, strict=True)
        ]
        self.canvas.fan(shown, x, y, right=_MELD_STEP)
        middle = y + _MELD_CARD.height + 21
        end = x
        for row, line in enumerate(layout.lines):
            end = x + self.canvas.write(line, x, middle + _LABEL * row, SMALL, palette.QUIET) + _space()
        last = middle + _LABEL * (len(layout.lines) - 1)
        self.canvas.write(layout.points, end, last, CHIP, palette.TEXT)

    def _stock(self, box: Box) -> None:
        """Draw the stock with the upturned card below it; in phase two the rules of following."""
        view, canvas = self.view, self.canvas
        if view.upturned is None:
            canvas.chip(words.PHASE_TWO, 26, box.y + 18, palette.ON_ICE)
            for row, line in enumerate(words.duties(view.rules.overplay, view.rules.must_trump)):
                canvas.write(line, 26, box.y + 72 + 40 * row, SMALL, palette.TEXT)
            return
        canvas.tile(card_face(view.upturned, box.width, box.height, self.look), box.x - _PEEK, box.y)
        low = view.stock <= _LOW_STOCK
        cards_left = faces.back if low else faces.stack
        canvas.tile(cards_left(box.width, box.height, self.look.back), box.x, box.y)
        ground, ink = faces.back_colours(self.look.back)
        colours = (palette.STOP if low else ground, ink)
        count, big = str(view.stock), Style(48, 800)
        canvas.chip(count, box.centre, box.middle, colours, style=big, align="middle", border=palette.WHITE)
        called = palette.STOP if low else palette.TEXT
        canvas.write(kit_words.STOCK, box.centre, box.bottom + 30, SMALL, called, align="middle")

    def _trump(self, box: Box) -> None:
        plate = box._replace(height=116)
        parts.trump_plate(self.canvas, self.view.trump, plate)
        self.canvas.write(words.TRUMP, plate.centre, plate.bottom + 26, SMALL, palette.TEXT, align="middle")

    def _trick(self, box: Box, sides: Sequence[Side]) -> None:
        """Draw each seat's card in the trick; in a finished trick the winner's is marked."""
        view, canvas = self.view, self.canvas
        played, winner = parts.last_cards(view)
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
            elif parts.has_done(view, self.news, "played", view.sides[seat], (played[seat],)):
                canvas.ring(card)
            canvas.tile(face.faded(palette.MIST) if view.phase == "lead" else face, card.x, card.y)
            if seat == winner:
                canvas.chip(words.WON, card.centre, card.bottom - 17, palette.ON_LEAF, align="middle", width=96)

    def _status(self, box: Box, note: str) -> None:
        """Draw whose turn it is, the last action, and the progress of the game."""
        view, canvas = self.view, self.canvas
        plate = box._replace(height=96)
        canvas.plate(plate, palette.GOLD, 14)
        who = tuple(self.names[seat] for seat in view.to_act)
        x, width = plate.x + 18, plate.width - 36
        canvas.draw_text(text.joined(who, TURN, width), x, plate.y + 28, palette.GOLD_INK)
        canvas.write(words.to_do(view.phase), x, plate.y + 68, DOES, palette.GOLD_INK, width=width)
        lines = text.wrapped(note, NOTE, box.width - 12, _NOTE_LINES) if note else ()
        for row, line in enumerate(lines):
            canvas.draw_text(line, box.x + 8, plate.bottom + 24 + 36 * row, palette.TEXT)
        progress = words.progress(view)
        canvas.write(progress, box.x + 8, box.bottom - 12, LABEL, palette.QUIET, width=box.width - 12)


def _space() -> int:
    return round(SMALL.size * 0.28)


def _broken(name: str) -> list[list[str]]:
    """Return the ways to break a meld's name: in one line, and in two lines at each space."""
    parts = name.split(" ")
    return [[name], *([" ".join(parts[:cut]), " ".join(parts[cut:])] for cut in range(1, len(parts)))]


def _row_height(row: Sequence[_MeldLayout]) -> int:
    return _ROW + _LABEL * max(len(layout.lines) for layout in row)


def _rows(view: PinochleView, side: Side) -> list[list[_MeldLayout]]:
    """Split a side's melds into rows."""
    room = WIDTH - 2 * MARGIN - 20
    rows: list[list[_MeldLayout]] = []
    seen: set[Card] = set()
    used = room
    for meld in view.melds[side]:
        layout = _MeldLayout(view, meld, seen)
        seen.update(meld.cards)
        if used + layout.width > room:
            rows.append([])
            used = 0
        rows[-1].append(layout)
        used += layout.width + _MELD_GAP
    return rows
