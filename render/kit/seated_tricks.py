"""The table of a game of tricks with two to four players around the trick, each behind the card played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.kit.trick_view import TrickView
from engine.types import Seat, Side
from engine.view import View
from render.kit import faces, palette, text
from render.kit.canvas import Box, Canvas
from render.kit.hands_laid_out import below_each_other
from render.kit.palette import Look
from render.kit.score_sheet import HEADING
from render.kit.text import MARGIN, SMALL, WIDTH
from render.kit.trick_games import TrickTable, card_face, has_done, last_cards, trump_plate
from render.kit.words import seat_names

_CARD = Box(0, 0, 116, 162)
_LEFT = Box(26, 24, 200, 0)
_ROUND = Box(244, 0, 430, 0)
_NAME = 32
_PLACES: Mapping[int, tuple[str, ...]] = {
    2: ("bottom", "top"),
    3: ("bottom", "left", "right"),
    4: ("bottom", "left", "top", "right"),
}
"""Where the seats are, from the viewer's on."""
_PILE = Box(0, 0, 40, 56)
_PILE_STEP = 54
_PILES = 66
_ENDING = 250
"""The height of the last trick above the score sheet."""
_TITLE = 36
_SHOWN = 330
"""Where its cards begin."""


class SeatedTrickTable(TrickTable):
    """Draws a table with the trick in the middle. A game adds what lies beside it, and what seats have said."""

    centre = 428

    @classmethod
    def ending(cls, view: View, names: Sequence[str], note: str, look: Look) -> Canvas:
        """Draw the last trick, which nobody could look at before the round was over, above the score sheet."""
        assert isinstance(view, TrickView)
        sheet = super().ending(view, names, note, look)
        return below_each_other([_last_trick(view, names, look), sheet], look) if view.tricks else sheet

    @property
    def rightward(self) -> bool:
        """Whether the next player sits to the right."""
        return False

    def said(self, seat: Seat) -> str:
        """Return what a seat has said, shown in its place until it plays a card."""
        return ""

    def beside_trump(self) -> str:
        """Return a line below the trump suit."""
        return ""

    def draw_beside(self, box: Box) -> None:
        """Draw what lies beside the trick at a box's top: the trump suit with a line below it."""
        if self.view.trump:
            plate = box._replace(width=_CARD.width, height=_CARD.width, x=box.centre - _CARD.width // 2)
            trump_plate(self.canvas, self.view.trump, plate)
            self.canvas.write(
                self.look.say("trump"), plate.centre, plate.bottom + 26, SMALL, palette.TEXT, align="middle"
            )
            self.write_beside(box, plate.bottom + 74, self.beside_trump())

    def write_beside(self, box: Box, y: int, line: str) -> None:
        """Write a line in the middle of a box, in as many rows as it needs."""
        for row, part in enumerate(text.wrapped(line, SMALL, box.width, 4) if line else ()):
            self.canvas.draw_text(part, box.centre, y + 36 * row, palette.TEXT, align="middle")

    def height_of(self, side: Side) -> int:
        """Return the height of a side's tricks."""
        return _PILES if self.view.tricks else 0

    def draw_side(self, y: int, side: Side) -> None:
        """Draw a pile for each trick that a side has won."""
        won = self.view.won_by(side)
        step = min(_PILE_STEP, (WIDTH - 2 * MARGIN - 20) // max(1, won))
        for place in range(won):
            x = MARGIN + 10 + step * place
            self.canvas.tile(faces.stack(_PILE.width, _PILE.height, self.look.back), x, y)
        if not won and self.view.tricks:
            self.canvas.write(self.look.say("no-tricks"), MARGIN + 10, y + _PILE.height // 2, SMALL, palette.QUIET)

    def draw_centre(self, y: int, note: str) -> None:
        """Draw what lies between the sides: trump, the trick, and the status line."""
        self.draw_beside(_LEFT._replace(y=y + _LEFT.y))
        seats = len(self.view.sides)
        home = self.view.seat or 0
        way = -1 if self.rightward else 1
        for step, place in enumerate(_PLACES[seats]):
            self._seat(y, (home + way * step) % seats, place)
        left = _ROUND.right + 22
        self.draw_status(Box(left, y + 14, WIDTH - MARGIN - left, self.centre - 28), note)

    def _box(self, y: int, place: str) -> Box:
        """Return where a seat's card lies."""
        centre = _ROUND.centre - _CARD.width // 2
        middle = y + (self.centre - _CARD.height) // 2
        return {
            "top": _CARD._replace(x=centre, y=y + 12 + _NAME),
            "bottom": _CARD._replace(x=centre, y=y + self.centre - 12 - _NAME - _CARD.height),
            "left": _CARD._replace(x=_ROUND.x, y=middle),
            "right": _CARD._replace(x=_ROUND.right - _CARD.width, y=middle),
        }[place]

    def _seat(self, y: int, seat: Seat, place: str) -> None:
        """Draw a seat's name and its card in the trick; in a finished trick the winner's is marked."""
        view, canvas, card = self.view, self.canvas, self._box(y, place)
        played, winner = last_cards(view)
        above = card.y - 16 if place == "top" else card.bottom + 18
        ink = palette.GOLD if seat in view.to_act else palette.TEXT
        canvas.write(self.names[seat], card.centre, above, SMALL, ink, align="middle", width=_CARD.width + 24)
        if seat in played:
            if seat == winner:
                canvas.plate(card.inset(-6), palette.LEAF, 16)
            elif has_done(view, self.news, "played", view.sides[seat], (played[seat],)):
                canvas.ring(card)
            face = card_face(played[seat], card.width, card.height, self.look)
            canvas.tile(face.faded(palette.MIST) if view.phase == "lead" else face, card.x, card.y)
            if seat == winner:
                canvas.chip(
                    self.look.say("won"), card.centre, card.bottom - 17, palette.ON_LEAF, align="middle", width=96
                )
        elif seat in view.out:
            canvas.tile(faces.back(card.width, card.height, self.look.back).faded(palette.MIST), card.x, card.y)
            canvas.chip(self.look.say("out"), card.centre, card.middle, palette.ON_ICE, align="middle")
        else:
            canvas.frame(card, palette.ENGRAVED, palette.FELT)
            if line := self.said(seat):
                canvas.chip(line, card.centre, card.middle, palette.ON_ICE, align="middle")


def _last_trick(view: TrickView, names: Sequence[str], look: Look) -> Canvas:
    """Draw the cards of the last trick as they were played, the winner's marked."""
    called = seat_names(look.say, names)
    played, winner = last_cards(view)
    canvas = Canvas(WIDTH, _ENDING, look=look)
    canvas.write(look.say("last-trick"), _TITLE, _ENDING // 2, HEADING, palette.TEXT, width=_SHOWN - _TITLE)
    pitch = (WIDTH - MARGIN - _SHOWN) // len(played)
    for place, (seat, each) in enumerate(played.items()):
        card = _CARD._replace(x=_SHOWN + place * pitch + (pitch - _CARD.width) // 2, y=_NAME)
        if seat == winner:
            canvas.plate(card.inset(-6), palette.LEAF, 14)
        canvas.tile(card_face(each, card.width, card.height, look), card.x, card.y)
        if seat == winner:
            canvas.chip(look.say("won"), card.centre, card.bottom - 17, palette.ON_LEAF, align="middle", width=96)
        [line] = text.wrapped(called[seat], SMALL, pitch - 10, 1)
        canvas.draw_text(line, card.centre, card.bottom + 28, palette.TEXT, align="middle")
    return canvas
