"""The public picture of a table of Euchre: the players around the trick, and how trumps are made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from engine.euchre.view import EuchreView
from engine.types import Seat, Side
from render.euchre import words
from render.kit import palette
from render.kit.canvas import Box
from render.kit.trick_cards import card_face
from render.kit.trick_seats import SeatedTrickTable

_UPCARD = Box(0, 0, 150, 210)


class Table(SeatedTrickTable):
    """Draws one table."""

    words = words.WORDS
    score_order: ClassVar[tuple[str, ...]] = ("made", "march", "lone-march", "euchre", "lone-euchre")
    view: EuchreView

    def said(self, seat: Seat) -> str:
        """Return that a seat has passed in this turn round the table."""
        passed = [who for who, upcard in self.view.passes() if upcard != self.view.turned_down]
        return words.PASS if seat in passed and self.view.makes_trumps else ""

    def marks_of(self, side: Side) -> Mapping[Seat, str]:
        """Return who has made trumps, and who plays alone."""
        view = self.view
        marks = {} if view.maker is None else {view.maker: words.ALONE if view.alone else words.MAKER}
        return marks if view.lone_defender is None else {**marks, view.lone_defender: words.ALONE}

    def beside_trump(self) -> str:
        """Return who made trumps, and from where."""
        return words.made(self.view, self.names)

    def draw_beside(self, box: Box) -> None:
        """Draw the upcard until trumps are made, and who would take it."""
        view = self.view
        if view.upturned is None or view.trump:
            super().draw_beside(box)
            return
        card = _UPCARD._replace(x=box.centre - _UPCARD.width // 2, y=box.y)
        face = card_face(view.upturned, card.width, card.height, self.look)
        self.canvas.tile(face.faded(palette.MIST) if view.turned_down else face, card.x, card.y)
        self.write_beside(box, card.bottom + 30, words.upcard(view, self.names[view.dealer]))
