"""Melds laid out on a table in rows: the cards of each, with its type and points below."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from engine.cards import Card
from render.kit import palette, text
from render.kit.canvas import CHIP, Box, Canvas
from render.kit.text import SMALL
from render.kit.trick_games import card_face

_ROW = 126
"""The height of a row of melds without their labels."""
_CARD = Box(0, 0, 84, 112)
_STEP = 40
_GAP = 26
_LABEL = 34


class LaidMeld:
    """A meld: its cards in order, its type, its points, and which cards are faded; ``new`` ones get a ring."""

    def __init__(
        self, cards: Sequence[Card], name: str, points: str, *, faded: Collection[Card] = (), new: bool = False
    ) -> None:
        self.cards = cards
        self.points = points
        self.faded = faded
        self.new = new
        self.spread = spread = _CARD.width + _STEP * (len(cards) - 1)
        labels = [(self._label_width(lines), lines) for lines in _broken(name)]
        fits = [label for label in labels if label[0] <= spread]
        wide, self.lines = fits[0] if fits else min(labels)
        self.width = max(spread, wide)

    def _label_width(self, lines: Sequence[str]) -> int:
        """Return the width of a label in these lines, with the points after the last."""
        widths = [text.width(line, SMALL) for line in lines]
        widths[-1] += _space() + text.width(self.points, CHIP)
        return max(widths)

    def draw(self, canvas: Canvas, x: int, y: int) -> None:
        """Draw the meld with its top left corner at a point."""
        if self.new:
            canvas.ring(Box(x, y, self.spread, _CARD.height))
        faces = [card_face(card, _CARD.width, _CARD.height, canvas.look) for card in self.cards]
        shown = [
            face.faded(palette.MIST) if card in self.faded else face
            for card, face in zip(self.cards, faces, strict=True)
        ]
        canvas.fan(shown, x, y, right=_STEP)
        middle = y + _CARD.height + 21
        end = x
        for row, line in enumerate(self.lines):
            end = x + canvas.write(line, x, middle + _LABEL * row, SMALL, palette.QUIET) + _space()
        last = middle + _LABEL * (len(self.lines) - 1)
        canvas.write(self.points, end, last, CHIP, palette.TEXT)


def rows(melds: Iterable[LaidMeld], room: int) -> list[list[LaidMeld]]:
    """Split melds into rows of at most ``room`` pixels."""
    found: list[list[LaidMeld]] = []
    used = room
    for meld in melds:
        if used + meld.width > room:
            found.append([])
            used = 0
        found[-1].append(meld)
        used += meld.width + _GAP
    return found


def height(found: Iterable[Sequence[LaidMeld]]) -> int:
    """Return the height of rows of melds."""
    return sum(map(_row_height, found))


def draw(canvas: Canvas, x: int, y: int, found: Iterable[Sequence[LaidMeld]]) -> None:
    """Draw rows of melds with their top left corner at a point."""
    for row in found:
        left = x
        for meld in row:
            meld.draw(canvas, left, y)
            left += meld.width + _GAP
        y += _row_height(row)


def _row_height(row: Sequence[LaidMeld]) -> int:
    return _ROW + _LABEL * max(len(meld.lines) for meld in row)


def _space() -> int:
    return round(SMALL.size * 0.28)


def _broken(name: str) -> list[list[str]]:
    """Return the ways to break a meld's name: in one line, and in two lines at each space."""
    parts = name.split(" ")
    return [[name], *([" ".join(parts[:cut]), " ".join(parts[cut:])] for cut in range(1, len(parts)))]
