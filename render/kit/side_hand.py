"""The private picture of a hand: a header, a line for each side, the cards, and a footer.

People also play from direct messages, so it shows everything needed to decide. Games of one kind draw their header in a
subclass, and say how cards are grouped and tagged.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, TypeAlias

from engine.cards import Card
from engine.types import Side
from engine.view import View
from render.kit import fan, palette, seats, turn_plate, words
from render.kit.canvas import Box, Canvas
from render.kit.fan import Group
from render.kit.fonts import Style
from render.kit.game_words import GameWords
from render.kit.hand_rows import HandRows, Tag
from render.kit.look import Look
from render.kit.marks import NONE, Marks
from render.kit.measures import MARGIN, SMALL, WIDTH
from render.kit.open_hands import OpenHands
from render.kit.palette import Colour
from render.kit.side_lines import figures
from render.kit.tiles import Tile

ROOM = WIDTH - 2 * MARGIN
HEADER = 204

LARGE = fan.Size(156, 218, 73)
_TOTAL = Style(38, 800)
SIDE = 54
"""The height of a side's line."""
_SPACE = 14
_FOOTER = 68


Chip: TypeAlias = tuple[str, tuple[Colour, Colour], Colour | None]
"""A word, its colours, and its border if it has one."""


class SideHand:
    """Draws one hand. A game adds what a side has on the table, and what stands at the bottom left."""

    words: ClassVar[GameWords] = GameWords()
    header: int = HEADER
    """The height of the header; a subclass may need more."""
    size: ClassVar[fan.Size] = LARGE
    """The size of the cards, and how far apart they lie."""
    view: Any

    def __init__(self, view: View, names: Sequence[str], look: Look, marks: Marks) -> None:
        self.view = view
        self.marks = marks
        self.look = look
        self.names = words.seat_names(names)
        self.legal_kinds = {action.kind for action in view.legal}
        self.prepare()
        self.rows = HandRows(
            fan.rows(self.groups(), self.size, ROOM),
            self.size,
            face=self.face,
            above=lambda group: [self.tag_above(card) for card in group.cards],
            below=lambda group: [self.tag_below(card, group) for card in group.cards],
            hint=marks.hint,
        )
        self.others = OpenHands(self.view, self.names, ROOM, self.open_groups, self.card_face)
        self.order = seats.own_last(view)
        height = self.header + _SPACE + sum(SIDE + self.height_of(side) for side in self.order) + _FOOTER
        self.canvas = Canvas(WIDTH, height + self.others.height + self.rows.height, look=look)

    @classmethod
    def picture(cls, view: View, names: Sequence[str], title: str, look: Look, marks: Marks = NONE) -> Canvas:
        """Draw the hand of ``view.seat``. Raises ``ValueError`` for the public view."""
        if view.seat is None:
            raise ValueError("a hand is drawn from its owner's view")
        return cls(view, names, look, marks).draw(title)

    def prepare(self) -> None:
        """Lay out what depends on the view, before the picture's size is known."""

    def groups(self) -> list[Group]:
        """Return the cards of the hand as they lie."""
        raise NotImplementedError

    def open_groups(self, hand: Iterable[Card]) -> list[Group]:
        """Return the cards of another hand that the viewer looks at."""
        raise NotImplementedError

    def card_face(self, card: Card, width: int, height: int, look: Look) -> Tile:
        """Return a card's face of a size in pixels."""
        raise NotImplementedError

    def face(self, card: Card) -> Tile:
        """Return the face of a card of the hand."""
        return self.card_face(card, self.size.width, self.size.height, self.look)

    def tag_above(self, card: Card) -> Tag | None:
        """Return the tag above a card."""
        return None

    def tag_below(self, card: Card, group: Group) -> Tag | None:
        """Return the tag below a card of a group."""
        return None

    def height_of(self, side: Side) -> int:
        """Return the height of what a side has on the table below its line."""
        return 0

    def draw_side(self, y: int, side: Side) -> None:
        """Draw what a side has on the table below its line."""

    def footer(self) -> Iterable[Chip]:
        """Return the chips at the bottom left."""
        return ()

    def draw_footer(self, x: int, middle: int) -> None:
        """Draw what stands at the bottom left."""
        for word, colours, border in self.footer():
            x += self.canvas.chip(word, x, middle, colours, border=border) + 10

    def draw_header(self, title: str) -> None:
        """Draw the table in short, whose turn it is, and the title, on the panel at the top."""
        raise NotImplementedError

    def draw(self, title: str) -> Canvas:
        """Draw everything, with a title."""
        canvas = self.canvas
        canvas.plate(Box(0, 0, WIDTH, HEADER), palette.PANEL, 0)
        self.draw_header(title)
        y = self.header + _SPACE // 2
        for side in self.order:
            self.draw_line(y, side)
            self.draw_side(y + SIDE, side)
            y += SIDE + self.height_of(side)
        y += _SPACE // 2
        self.rows.draw(canvas, y)
        self.others.draw(canvas, MARGIN, y + self.rows.height)
        middle = canvas.height - _FOOTER // 2
        canvas.write(self.words.progress(self.view), WIDTH - MARGIN, middle, SMALL, palette.QUIET, align="right")
        self.draw_footer(MARGIN, middle)
        return canvas

    def draw_turn(self, box: Box) -> None:
        """Draw whose turn it is, and what the viewer may do."""
        reader = None if self.marks.watched else self.view.seat
        turn_plate.draw(self.canvas, self.view, box, self.names, self.doing(), reader=reader)

    def doing(self) -> turn_plate.Doing:
        """Return what the viewer may do, and what the player to act does."""
        return turn_plate.Doing(self.words.you_may(self.legal_kinds), self.words.to_do(self.view.phase))

    def draw_line(self, y: int, side: Side) -> None:
        """Draw a side in short: its players with their numbers of cards, and its figures."""
        view, canvas, middle = self.view, self.canvas, y + SIDE // 2
        end = figures(canvas, view, side, self.words, right=WIDTH - MARGIN, middle=middle, total=_TOTAL)
        counts, room = view.hand_counts, (MARGIN, end)
        seats.short(canvas, view, self.names, counts, side, room=room, middle=middle)
