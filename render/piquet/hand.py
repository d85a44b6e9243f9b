"""The private picture of a hand of Piquet, with what both have declared."""

from __future__ import annotations

from engine.piquet.view import PiquetData
from engine.types import Side
from render.kit import palette, stock, turn_plate
from render.kit.canvas import Box
from render.kit.measures import LABEL, MARGIN, WIDTH
from render.kit.trick_hand import TrickHand
from render.piquet import rows, words
from render.piquet.table import packets

_PACKET = Box(0, 0, 84, 118)


class Hand(TrickHand):
    """Draws one hand."""

    words = words.WORDS
    view: PiquetData

    @property
    def status(self) -> int:  # type: ignore[override]  # computed
        """Where the header says whose turn it is: right of the talon while there is one."""
        return MARGIN + (2 * (_PACKET.width + 20) + 20) * bool(self.view.stock)

    def doing(self) -> turn_plate.Doing:
        """Return what the viewer may do, and what the player to act does; younger answers by declaring."""
        doing = super().doing()
        return doing._replace(you_may=words.ANSWER) if self.view.phase == "answer" else doing

    def height_of(self, side: Side) -> int:
        """Return the height of a side's declarations."""
        return rows.height(self.view, side)

    def draw_side(self, y: int, side: Side) -> None:
        """Draw a side's declarations."""
        rows.draw(self.canvas, self.view, side, Box(MARGIN + 34, y, WIDTH - 2 * MARGIN - 34, 0))

    def draw_corner(self, card: Box) -> None:
        """Draw the talon as two packets while there is one."""
        for place, count in enumerate(packets(self.view) if self.view.stock else ()):
            box = _PACKET._replace(x=card.x + place * (_PACKET.width + 20), y=card.y)
            stock.draw(self.canvas, box, count, low=-1, name=words.TALON)

    def draw_footer(self, x: int, middle: int) -> None:
        """Draw the seat's own discards."""
        if self.view.laid:
            self.canvas.write(words.discards(self.view.laid), x, middle, LABEL, palette.QUIET, width=560)
