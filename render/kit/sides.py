"""The pictures of games between sides: a table with a band for each side, and a hand. Kinds of games draw the rest.

People also play from direct messages, so a hand shows everything needed to decide.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, TypeAlias

from engine.cards import Card
from engine.types import Seat, Side
from engine.view import View
from render.kit import hands, palette, score_sheet, seats, text, words
from render.kit.canvas import Box, Canvas
from render.kit.game_words import GameWords
from render.kit.hands import Group, HandRows, OpenHands, Tag
from render.kit.layout import NO_MARKS, Marks
from render.kit.palette import Colour, Look
from render.kit.shapes import Tile
from render.kit.text import DOES, LABEL, MARGIN, NOTE, SMALL, TURN, WIDTH, Style


def figures(canvas: Canvas, view: View, side: Side, said: GameWords, *, right: int, middle: int, total: Style) -> int:
    """Draw a side's points in the game, its tallies and chips, ending at a column; return their left edge."""
    x = right - (18 if said.main_tally else 22)
    x -= canvas.write(said.say.number(view.totals[side]), right, middle, total, palette.TEXT, align="right")
    for place, tally in enumerate(said.tallies(view, side)):
        ink = palette.QUIET if place or not said.main_tally else palette.TEXT
        x -= canvas.write(tally, x, middle, SMALL, ink, align="right") + 22
    for chip in said.chips(view, side):
        x -= canvas.chip(chip, x, middle, palette.ON_LEAF, align="right") + 8
    return x


_TABLE_TOTAL = Style(42, 800)
_NOTE_LINES = 3
BAND = 76
"""The height of a side's first line."""


class SideTable:
    """Draws one table, with the first side at the bottom for the public view.

    A game adds what a side has on the table: :meth:`height_of` and :meth:`draw_side`.
    """

    words_of: ClassVar[type[GameWords]] = GameWords
    score_order: ClassVar[tuple[str, ...]] = ()
    """The lines of the score sheet that come last, in their order."""
    centre: int
    """The height of the middle, between the sides; set here or while preparing."""
    view: Any

    def __init__(self, view: View, names: Sequence[str], look: Look, marks: Marks) -> None:
        self.view = view
        self.news = marks.news
        self.look = look
        self.words = self.words_of(look.say)
        self.names = words.seat_names(look.say, names)
        self.labels = words.seat_names(look.say, marks.labels or names)
        self.prepare()
        height = self.centre + sum(map(self._band_height, range(len(view.totals))))
        self.canvas = Canvas(WIDTH, height, look=look)

    @classmethod
    def picture(cls, view: View, names: Sequence[str], note: str, look: Look, marks: Marks = NO_MARKS) -> Canvas:
        """Draw the table, or how the round ended once it is over."""
        if view.phase not in ("scored", "won"):
            return cls(view, names, look, marks).draw(note)
        return cls.ending(view, names, note, look)

    @classmethod
    def ending(cls, view: View, names: Sequence[str], note: str, look: Look) -> Canvas:
        """Draw how a round ended: the score sheet."""
        said = cls.words_of(look.say)
        label, goal = said.score_line, said.goal(view)
        return score_sheet.draw(view, names, note, order=cls.score_order, label=label, goal=goal, look=look)

    @classmethod
    def goal(cls, view: View, look: Look) -> str:
        """Return what ends the game."""
        return cls.words_of(look.say).goal(view)

    def prepare(self) -> None:
        """Lay out what depends on the view, before the picture's size is known."""

    def height_of(self, side: Side) -> int:
        """Return the height of what a side has on the table below its first line."""
        return 0

    def draw_side(self, y: int, side: Side) -> None:
        """Draw what a side has on the table below its first line."""

    def marks_of(self, side: Side) -> Mapping[Seat, str]:
        """Return the words on chips beside the players of a side."""
        return {}

    def draw_centre(self, y: int, note: str) -> None:
        """Draw what lies between the sides, and the status line."""
        raise NotImplementedError

    def draw(self, note: str) -> Canvas:
        """Draw everything, with a note on the last action."""
        *away, home = seats.own_last(self.view)
        y = 0
        for side in away:
            self._band(y, side)
            y += self._band_height(side)
        self.draw_centre(y, note)
        self._band(y + self.centre, home)
        return self.canvas

    def _band_height(self, side: Side) -> int:
        return BAND + 12 + self.height_of(side)

    def _band(self, y: int, side: Side) -> None:
        """Draw a side: its players, figures and points, and what it has on the table."""
        view, canvas = self.view, self.canvas
        seats.band(canvas, view, side, Box(8, y + 6, WIDTH - 16, self._band_height(side) - 12))
        middle = y + 6 + BAND // 2
        end = figures(canvas, view, side, self.words, right=WIDTH - 2 * MARGIN, middle=middle, total=_TABLE_TOTAL)
        players = seats.Players(view, self.labels, view.hand_counts, self.marks_of(side), self.names)
        players.line(canvas, seats.of_side(view, side), (MARGIN + 10, end - 8), middle)
        self.draw_side(y + BAND, side)

    def draw_status(self, box: Box, note: str) -> None:
        """Draw whose turn it is, the last action, and the progress of the game."""
        view, canvas = self.view, self.canvas
        plate = box._replace(height=96)
        canvas.plate(plate, palette.GOLD, 14)
        x, width = plate.x + 18, plate.width - 36
        who = tuple(self.names[seat] for seat in view.to_act)
        canvas.draw_text(text.joined(who, TURN, width), x, plate.y + 28, palette.GOLD_INK)
        canvas.write(self.words.to_do(view.phase), x, plate.y + 68, DOES, palette.GOLD_INK, width=width)
        for row, line in enumerate(text.wrapped(note, NOTE, box.width - 12, _NOTE_LINES) if note else ()):
            canvas.draw_text(line, box.x + 8, plate.bottom + 24 + 36 * row, palette.TEXT)
        canvas.write(self.words.progress(view), box.x + 8, box.bottom - 12, LABEL, palette.QUIET, width=box.width - 12)


ROOM = WIDTH - 2 * MARGIN
HEADER = 204

LARGE = hands.Size(156, 218, 73)
_HAND_TOTAL = Style(38, 800)
SIDE = 54
"""The height of a side's line."""
_SPACE = 14
_FOOTER = 68


Chip: TypeAlias = tuple[str, tuple[Colour, Colour], Colour | None]
"""A word, its colours, and its border if it has one."""


class SideHand:
    """Draws one hand. A game adds what a side has on the table, and what stands at the bottom left."""

    words_of: ClassVar[type[GameWords]] = GameWords
    header: int = HEADER
    """The height of the header; a subclass may need more."""
    size: ClassVar[hands.Size] = LARGE
    """The size of the cards, and how far apart they lie."""
    view: Any

    def __init__(self, view: View, names: Sequence[str], look: Look, marks: Marks) -> None:
        self.view = view
        self.marks = marks
        self.look = look
        self.words = self.words_of(look.say)
        self.names = words.seat_names(look.say, names)
        self.legal_kinds = {action.kind for action in view.legal}
        self.prepare()
        self.rows = HandRows(
            hands.rows(self.groups(), self.size, ROOM),
            self.size,
            face=self.face,
            above=lambda group: [self.tag_above(card) for card in group.cards],
            below=lambda group: [self.tag_below(card, group) for card in group.cards],
            hint=marks.hint,
            left_handed=look.left_handed,
        )
        self.others = OpenHands(self.view, self.names, ROOM, self.open_groups, self.card_face)
        self.order = seats.own_last(view)
        height = self.header + _SPACE + sum(SIDE + self.height_of(side) for side in self.order) + _FOOTER
        self.canvas = Canvas(WIDTH, height + self.others.height + self.rows.height, look=look)

    @classmethod
    def picture(cls, view: View, names: Sequence[str], title: str, look: Look, marks: Marks = NO_MARKS) -> Canvas:
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
        return self.card_face(card, self.size.width, self.size.height, self.look.in_hand)

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
        seats.draw_turn(self.canvas, self.view, box, self.names, self.doing(), reader=reader)

    def doing(self) -> seats.Doing:
        """Return what the viewer may do, and what the player to act does."""
        return seats.Doing(self.words.you_may(self.legal_kinds), self.words.to_do(self.view.phase))

    def draw_line(self, y: int, side: Side) -> None:
        """Draw a side in short: its players with their numbers of cards, and its figures."""
        view, canvas, middle = self.view, self.canvas, y + SIDE // 2
        end = figures(canvas, view, side, self.words, right=WIDTH - MARGIN, middle=middle, total=_HAND_TOTAL)
        counts, room = view.hand_counts, (MARGIN, end)
        seats.short(canvas, view, self.names, counts, side, room=room, middle=middle)
