"""A discard pile that lies spread: every card can be read, and those that can be taken stand out."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.kit.discard_view import DiscardView
from engine.types import Event
from render.kit import faces, fan, palette
from render.kit.canvas import Box, Canvas
from render.kit.discard_words import pile
from render.kit.fonts import Style
from render.kit.look import Look
from render.kit.tiles import Tile

ROOM = 1060
"""The width of a full row in pixels."""
SIZE = fan.Size(112, 157, 63)
_LABEL = Style(30, 650, "narrow")
_ROW = 128
"""How far below each other rows begin: enough for rank and suit of the cards that are covered."""
_ABOVE = fan.RAISE + 8
_BELOW = 46
_PER_ROW = (ROOM - SIZE.width) // SIZE.step + 1


class SpreadPile:
    """The pile of a view in rows, its bottom card first. ``view.takes`` are the depths at which it can be taken."""

    def __init__(self, view: DiscardView, look: Look, news: Sequence[Event] = (), *, takes: bool = True) -> None:
        self.cards = view.pile
        self.takes = {len(view.pile) - depth for depth in view.takes if takes}
        self.look = look
        self.new = any(event.kind == "discarded" and event.cards == view.pile[-1:] for event in news)
        count = max(1, -(-len(self.cards) // _PER_ROW))
        size = -(-len(self.cards) // count)
        self.rows = [range(first, min(first + size, len(self.cards))) for first in range(0, len(self.cards), size or 1)]

    @property
    def height(self) -> int:
        """The height in pixels."""
        return _ABOVE + _ROW * max(0, len(self.rows) - 1) + SIZE.height + _BELOW

    def draw(self, canvas: Canvas, x: int, y: int) -> None:
        """Draw the rows with their top left corner at a point, and the number of cards below."""
        y += _ABOVE
        if not self.cards:
            canvas.frame(Box(x, y, SIZE.width, SIZE.height), palette.ENGRAVED, palette.FELT)
        for number, row in enumerate(self.rows):
            for place, at in enumerate(row):
                left, top = x + place * SIZE.step, y + number * _ROW
                tile = card_face(self.cards[at], SIZE.width, SIZE.height, self.look)
                if at in self.takes:
                    canvas.hinted_tile(tile, left, top - fan.RAISE)
                    continue
                if self.new and at == len(self.cards) - 1:
                    canvas.ring(Box(left, top, SIZE.width, SIZE.height))
                canvas.tile(tile, left, top)
        canvas.write(pile(len(self.cards)), x, y + self.height - _ABOVE - _BELOW // 2, _LABEL, palette.TEXT)


def card_face(card: Card, width: int, height: int, look: Look) -> Tile:
    """Return a card's face of a size in pixels."""
    return faces.face(card, width, height, four_colours=look.four_colours)
