"""The public picture of a table of Pinochle, Binokel or Bezique: the melds of each side on the mat."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.pinochle.view import Meld, PinochleView
from engine.types import Side
from render.kit import palette, text
from render.kit import words as kit_words
from render.kit.canvas import CHIP, Box
from render.kit.measures import MARGIN, SMALL, WIDTH
from render.kit.trick_cards import card_face, has_done, high_to_low
from render.kit.trick_table import TrickTable
from render.pinochle import words

_ROW = 126
"""The height of a row of melds without their labels."""
_MELD_CARD = Box(0, 0, 84, 112)
_MELD_STEP = 40
_MELD_GAP = 26
_LABEL = 34


class _MeldLayout:
    """The layout of a meld on the mat: its cards, which of them are in an earlier meld, and its label."""

    def __init__(self, view: PinochleView, meld: Meld, before: set[Card]) -> None:
        self.cards = high_to_low(meld.cards, view.order)
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


class Table(TrickTable):
    """Draws one table: the upturned card lies under the stock, and each side's melds below its name."""

    words = words.WORDS
    score_order = ("tricks-one", "tricks-two", "last-trick", "melds-against")
    upturned_on_top = False
    view: PinochleView

    def prepare(self) -> None:
        """Split each side's melds into rows."""
        self.rows = [_rows(self.view, side) for side in range(len(self.view.melds))]

    def height_of(self, side: Side) -> int:
        """Return the height of a side's melds."""
        return sum(map(_row_height, self.rows[side]))

    def draw_side(self, y: int, side: Side) -> None:
        """Draw a side's melds on the mat."""
        for row in self.rows[side]:
            x = MARGIN + 10
            for layout in row:
                if has_done(self.view, self.news, "meld-made", side, layout.cards):
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
