"""The public picture of a table of tricks: the stock, trump and the trick between the sides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.kit.trick_view import TrickView
from engine.types import Side
from render.kit import palette, seats, stock, text
from render.kit import trick_words as words
from render.kit.canvas import Box
from render.kit.measures import MARGIN, SMALL, WIDTH
from render.kit.side_table import SideTable
from render.kit.trick_cards import card_face, has_done, last_cards, trump_plate
from render.kit.trick_words import TrickWords

_STOCK = Box(0, 0, 120, 168)
_PEEK = 56
"""How much of the card below shows where the stock and the upturned card overlap: an index."""
_TRICK_CARD = Box(0, 0, 132, 185)
_LOW_STOCK = 4


class TrickTable(SideTable):
    """Draws one table, with the viewer's side at the bottom; the first side for the public view."""

    words: ClassVar[TrickWords] = TrickWords()
    score_order: ClassVar[tuple[str, ...]] = ("tricks-one", "tricks-two")
    centre = 268
    upturned_on_top: ClassVar[bool] = True
    """Whether the upturned card is the next one to be had, or lies under the stock."""
    view: TrickView

    def draw_centre(self, y: int, note: str) -> None:
        """Draw what lies between the sides: the stock, trump, the trick, and what is going on."""
        self.draw_stock(_STOCK._replace(x=26, y=y + 22))
        self._trump(Box(222, y + 22, 92, self.centre - 44))
        self._trick(Box(336, y + 12, 284, self.centre - 24), seats.own_last(self.view))
        self.draw_status(Box(642, y + 14, WIDTH - MARGIN - 642, self.centre - 28), note)

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
