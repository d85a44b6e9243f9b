"""The private picture of a hand in a game of tricks: the cards, their use, and the table in short.

People also play from direct messages, so it shows everything needed to decide.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, cast

from engine import cards
from engine.cards import Card
from engine.kit.trick_view import TrickView
from engine.types import Side
from engine.view import View
from render.kit import fan, palette, seats, turn_plate
from render.kit import trick_words as words
from render.kit import words as kit_words
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Style
from render.kit.hand_rows import HandRows, Tag
from render.kit.look import Look
from render.kit.marks import Marks
from render.kit.open_hands import OpenHands
from render.kit.tiles import Tile
from render.kit.trick_cards import card_face, groups, has_done, last_cards, trump_plate
from render.kit.trick_table import SMALL, figures
from render.kit.trick_words import TrickWords

WIDTH = 1100
MARGIN = 20
ROOM = WIDTH - 2 * MARGIN

LARGE = fan.Size(156, 218, 73)

FIGURE = Style(34, 700)
LABEL = Style(30, 600)
TOTAL = Style(38, 800)

_HEADER = 204
_TRICK_CARD = Box(0, 0, 124, 174)
_STATUS = 360
"""Where the header says whose turn it is."""
_APART = 2
"""How many cards of a trick lie side by side; more overlap by this step."""
_OVERLAP = 66
SIDE = 54
"""The height of a side's line."""
_SPACE = 14
_FOOTER = 68


class TrickHand:
    """Draws one hand. A game adds what a side has on the table, tags of cards, and what stands at the bottom left."""

    words: ClassVar[TrickWords] = TrickWords()

    def __init__(self, view: TrickView, names: Sequence[str], look: Look, marks: Marks) -> None:
        self.view = view
        self.seat = view.own_seat
        self.marks = marks
        self.look = look
        self.names = kit_words.seat_names(names)
        self.legal_kinds = {action.kind for action in view.legal}
        self.playable = self._playable()
        self.prepare()
        self.rows = HandRows(
            fan.rows(groups(view, look, view.hand), LARGE, ROOM),
            LARGE,
            face=self._face,
            above=lambda group: [self.tag_above(card) for card in group.cards],
            below=lambda group: [self._tag_below(card) for card in group.cards],
            hint=marks.hint,
        )
        self.others = OpenHands(view, self.names, ROOM, lambda hand: groups(view, look, hand), card_face)
        self.order = seats.own_last(view)
        height = _HEADER + _SPACE + sum(SIDE + self.height_of(side) for side in self.order) + _FOOTER
        self.canvas = Canvas(WIDTH, height + self.others.height + self.rows.height, look=look)

    @classmethod
    def picture(cls, view: View, names: Sequence[str], title: str, look: Look, marks: Marks) -> Canvas:
        """Draw the hand of ``view.seat``. Raises ``ValueError`` for the public view."""
        if view.seat is None:
            raise ValueError("a hand is drawn from its owner's view")
        return cls(cast(TrickView, view), names, look, marks).draw(title)

    def prepare(self) -> None:
        """Lay out what depends on the view, before the picture's size is known."""

    def height_of(self, side: Side) -> int:
        """Return the height of what a side has on the table below its line."""
        return 0

    def draw_side(self, y: int, side: Side) -> None:
        """Draw what a side has on the table below its line."""

    def worth(self, card: Card) -> int | None:
        """Return a card's points, written on it; ``None`` for none."""
        return None

    def tag_above(self, card: Card) -> Tag | None:
        """Return the tag above a card: just drawn."""
        return (kit_words.NEW, palette.ON_SKY) if card in self.view.drawn else None

    def tag_below(self, card: Card) -> Tag | None:
        """Return the tag below a card while all cards may be played, or none."""
        return None

    def beside_trump(self) -> str:
        """Return what stands below the trump suit: the number of cards in the stock."""
        return kit_words.stock(self.view.stock)

    def draw_footer(self, x: int, middle: int) -> None:
        """Draw what stands at the bottom left."""

    def draw(self, title: str) -> Canvas:
        """Draw everything, with a title."""
        self._header(title)
        y = _HEADER + _SPACE // 2
        for side in self.order:
            self._side(y, side)
            self.draw_side(y + SIDE, side)
            y += SIDE + self.height_of(side)
        y += _SPACE // 2
        self.rows.draw(self.canvas, y)
        self.others.draw(self.canvas, MARGIN, y + self.rows.height)
        middle = self.canvas.height - _FOOTER // 2
        progress = self.words.progress(self.view)
        self.canvas.write(progress, WIDTH - MARGIN, middle, SMALL, palette.QUIET, align="right")
        self.draw_footer(MARGIN, middle)
        return self.canvas

    def _playable(self) -> set[Card] | None:
        """Return the faces that may be played now, or ``None`` if all or none of the cards may be played."""
        playable = {cards.face(action.cards[0]) for action in self.view.legal if action.kind == "play"}
        return playable if playable and not playable.issuperset(map(cards.face, self.view.hand)) else None

    def _face(self, card: Card) -> Tile:
        face = card_face(card, LARGE.width, LARGE.height, self.look, worth=self.worth(card))
        barred = self.playable is not None and cards.face(card) not in self.playable
        return face.faded(palette.MIST) if barred else face

    def _tag_below(self, card: Card) -> Tag | None:
        if self.playable is None:
            return self.tag_below(card)
        return (words.PLAY, palette.ON_LEAF) if cards.face(card) in self.playable else None

    def _header(self, title: str) -> None:
        """Draw trump and the stock, whose turn it is, the title, and the trick."""
        self.canvas.plate(Box(0, 0, WIDTH, _HEADER), palette.PANEL, 0)
        card = _TRICK_CARD._replace(x=MARGIN, y=(_HEADER - _TRICK_CARD.height) // 2)
        self.draw_corner(card)
        self._status(Box(_STATUS, card.y, self._trick(card.y) - 20 - _STATUS, 96), title)

    def draw_corner(self, card: Box) -> None:
        """Draw trump and the stock, beginning with a card in this place."""
        view, canvas = self.view, self.canvas
        if view.upturned is not None:
            canvas.tile(card_face(view.upturned, card.width, card.height, self.look), card.x, card.y)
        elif view.trump:
            trump_plate(canvas, view.trump, card)
        x = card.right + 20
        if view.trump:
            canvas.write(words.trump(view.trump), x, card.y + 26, FIGURE, palette.TEXT)
        if view.phase_two:
            canvas.chip(words.PHASE_TWO, x, card.middle, palette.ON_ICE)
        else:
            canvas.write(self.beside_trump(), x, card.middle, LABEL, palette.TEXT, width=_STATUS - x - 10)
        canvas.write(kit_words.card_count(len(view.hand)), x, card.bottom - 26, LABEL, palette.QUIET)

    def _trick(self, y: int) -> int:
        """Draw the current or last trick at the right end of the header; return its left edge."""
        played, winner = last_cards(self.view)
        step = _TRICK_CARD.width + 14 if len(played) <= _APART else _OVERLAP
        left = x = WIDTH - MARGIN - (step * (len(played) - 1) + _TRICK_CARD.width) * bool(played)
        for seat, card in played.items():
            box = _TRICK_CARD._replace(x=x, y=y)
            if seat == winner:
                self.canvas.plate(box.inset(-6), palette.LEAF, 14)
            elif has_done(self.view, self.marks.news, "played", self.view.sides[seat], (card,)):
                self.canvas.ring(box)
            face = card_face(card, box.width, box.height, self.look)
            self.canvas.tile(face.faded(palette.MIST) if self.view.phase == "lead" else face, box.x, box.y)
            x += step
        return left

    def _status(self, box: Box, title: str) -> None:
        """Draw whose turn it is, who led or won the trick, and the title."""
        view, canvas = self.view, self.canvas
        doing = turn_plate.Doing(self.words.you_may(self.legal_kinds), self.words.to_do(view.phase))
        turn_plate.draw(canvas, view, box, self.names, doing, reader=None if self.marks.watched else self.seat)
        played, winner = last_cards(view)
        row = Box(box.x + 4, box.bottom, box.width - 4, 44)
        if played:
            who = [self.names[view.leader if winner is None else winner]]
            canvas.sentence(who, words.LED if winner is None else words.WON_TRICK, row, LABEL, palette.TEXT)
            row = row._replace(y=row.y + 38)
        canvas.write(title, row.x, row.middle, LABEL, palette.QUIET, width=row.width)

    def _side(self, y: int, side: Side) -> None:
        """Draw a side in short: its player with the number of cards, and its points."""
        view, canvas = self.view, self.canvas
        middle = y + SIDE // 2
        x = figures(canvas, view, side, self.words, right=WIDTH - MARGIN, middle=middle, total=TOTAL)
        counts, room = view.hand_counts, (MARGIN, x)
        seats.short(canvas, view, self.names, counts, side, room=room, middle=middle)


def order(view: View, look: Look) -> list[Card]:
    """Return the cards of ``view.seat`` in the order in which they are drawn."""
    return [card for group in groups(cast(TrickView, view), look, view.hand) for card in group.cards]
