"""The public picture of a table of Piquet: the talon as two packets, and what each player has declared."""

from __future__ import annotations

from engine.piquet.options import ELDER_MOST, TALON
from engine.piquet.view import PiquetData
from engine.types import Side
from render.kit import stock
from render.kit.canvas import Box
from render.kit.measures import MARGIN, WIDTH
from render.kit.trick_table import TrickTable
from render.piquet import rows, words

_BELOW = 10


class Table(TrickTable):
    """Draws one table; the declarations stand below each player's name."""

    words = words.WORDS
    score_order = (
        *("carte-blanche", "point", "sequence", "set", "repique", "pique", "play", "cards", "capot", "doubled"),
        *("settled", "difference", "rubicon", "partie", "lurch"),
    )
    view: PiquetData

    def height_of(self, side: Side) -> int:
        """Return the height of a side's declarations."""
        its = rows.height(self.view, side)
        return its + _BELOW if its else 0

    def prepare(self) -> None:
        """See :meth:`render.kit.trick_table.TrickTable.prepare`."""
        self.declared: dict[Side, list[Box]] = {}
        """By side, where its declarations are drawn, what is called large first."""

    def draw_side(self, y: int, side: Side) -> None:
        """Draw a side's declarations."""
        box = Box(MARGIN + 14, y, WIDTH - 4 * MARGIN + 12, 0)
        rows.draw(self.canvas, self.view, side, box)
        self.declared[side] = rows.boxes(self.view, side, box)

    def draw_stock(self, box: Box) -> None:
        """Draw the talon: what is left of elder's five cards, and of younger's three."""
        for place, count in enumerate(packets(self.view)):
            stock.draw(self.canvas, box._replace(x=box.x + place * (box.width + 26)), count, low=-1, name=words.TALON)


def packets(view: PiquetData) -> tuple[int, int]:
    """Return the number of cards left of the first five cards of the talon, and of the other three."""
    first = min(ELDER_MOST, max(0, view.stock - (TALON - ELDER_MOST)))
    return first, view.stock - first
