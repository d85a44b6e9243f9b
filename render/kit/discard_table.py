"""The public picture of a table where players draw and discard: stock and pile between the sides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.kit.discard_view import DiscardView
from engine.types import Side
from render.kit import fan, palette, stock
from render.kit.canvas import Box
from render.kit.discard_words import DiscardWords, pile
from render.kit.laid_groups import SIZE, LaidGroup, LaidGroups
from render.kit.measures import MARGIN, SMALL, WIDTH
from render.kit.side_table import SideTable
from render.kit.spread_pile import SpreadPile, card_face

_CENTRE = 264
_CARD = Box(0, 0, 120, 168)
_SHOWN = 5
"""How many of the last discards are drawn."""
_STEP = 50
LOW_STOCK = 5


class DiscardTable(SideTable):
    """Draws one table. With ``spread``, all of the pile is drawn instead of its top, below stock and status.

    A game says what a side has on the table.
    """

    words: ClassVar[DiscardWords] = DiscardWords()
    spread: ClassVar[bool] = False
    laid_size: ClassVar[fan.Size] = SIZE
    laid_gap: ClassVar[int] = fan.GAP
    view: DiscardView

    def laid(self, side: Side) -> Sequence[LaidGroup]:
        """Return the groups of cards that a side has on the table."""
        return ()

    def beside_laid(self, side: Side) -> str:
        """Return what stands beside these cards, if there are any."""
        return ""

    def prepare(self) -> None:
        """Lay out the pile, and what the sides have on the table."""
        room, sides = WIDTH - 2 * MARGIN - 20, range(len(self.view.totals))
        self.groups = [LaidGroups(self.laid(side), room, self.laid_size, self.laid_gap) for side in sides]
        self.pile = SpreadPile(self.view, self.look, self.news) if self.spread else None
        self.centre = _CENTRE + (self.pile.height if self.pile else 0)

    def height_of(self, side: Side) -> int:
        """Return the height of what a side has on the table."""
        return self.groups[side].height

    def draw_side(self, y: int, side: Side) -> None:
        """Draw what a side has on the table."""
        x = self.groups[side].draw(self.canvas, MARGIN + 10, y)
        if self.groups[side].rows and (label := self.beside_laid(side)):
            self.canvas.write(label, x, y + self.laid_size.height // 2, SMALL, palette.QUIET)

    def draw_centre(self, y: int, note: str) -> None:
        """Draw stock and pile, and what is going on."""
        stock.draw(self.canvas, _CARD._replace(x=30, y=y + 22), self.view.stock, low=LOW_STOCK)
        if self.pile:
            self.pile.draw(self.canvas, MARGIN, y + _CENTRE - 16)
        else:
            self._pile(_CARD._replace(x=190, y=y + 22))
        left, height = (190, _CENTRE - 44) if self.pile else (560, _CENTRE - 28)
        self.draw_status(Box(left, y + 14, WIDTH - MARGIN - left, height), note)

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
