"""The private picture of a hand of Cribbage."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from engine.cards import Card
from engine.cribbage.counting import PLACE, worth
from engine.cribbage.pegging import LIMIT
from engine.cribbage.view import CribbageView
from engine.types import Side
from engine.view import View
from render.cribbage import board, words
from render.cribbage.table import MARGIN, SMALL, WIDTH, card_face
from render.kit import faces, fan, palette, seats, turn_plate
from render.kit import words as kit_words
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Style
from render.kit.hand_rows import HandRows, Tag
from render.kit.look import Look
from render.kit.marks import NONE, Marks
from render.kit.open_hands import OpenHands
from render.kit.tiles import Tile

ROOM = WIDTH - 2 * MARGIN
LARGE = fan.Size(156, 218, 128)
LABEL = Style(30, 600)
_COUNT = Style(72, 850)
_TOTAL = Style(38, 800)
_HEADER = 204
_CARD = Box(0, 0, 124, 174)
_SERIES_STEP = 46
_SIDE = 54
_SPACE = 14
_FOOTER = 68
_AWAY = Box(0, 0, 64, 90)
_AWAY_HEIGHT = 104


def draw(view: View, names: Sequence[str], title: str, look: Look, marks: Marks = NONE) -> Canvas:
    """Draw the hand of ``view.seat``. Raises ``ValueError`` for the public view."""
    if view.seat is None:
        raise ValueError("a hand is drawn from its owner's view")
    return _Hand(cast(CribbageView, view), names, look, marks).draw(title)


def order(view: View, look: Look) -> list[Card]:
    """Return the cards of ``view.seat`` in the order in which they are drawn: by rank, or by suit."""
    return list(view.hand) if look.hand == "suit" else sorted(view.hand, key=PLACE.__getitem__)


class _Hand:
    def __init__(self, view: CribbageView, names: Sequence[str], look: Look, marks: Marks) -> None:
        self.view = view
        self.look = look
        self.marks = marks
        self.names = kit_words.seat_names(names)
        self.kept = () if view.hand else view.played_by(view.seat or 0)
        shown = order(view, look) or [*self.kept]
        self.rows = HandRows(
            fan.rows([fan.Group("hand", tuple(shown), 0)] if shown else [], LARGE, ROOM),
            LARGE,
            face=self._face,
            above=lambda group: [None for _ in group.cards],
            below=_no_tags,
            hint=marks.hint,
        )
        self.others = OpenHands(view, self.names, ROOM, lambda hand: [_by_rank(hand)], card_face)
        self.order = seats.own_last(view)
        height = _HEADER + _SPACE + _SIDE * len(self.order) + self.rows.height + self.others.height + _FOOTER
        self.away = _AWAY_HEIGHT if view.laid else 0
        self.canvas = Canvas(WIDTH, height + self.away, look=look)

    def draw(self, title: str) -> Canvas:
        """Draw everything, with a title."""
        self._header(title)
        y = _HEADER + _SPACE // 2
        for side in self.order:
            self._side(y, side)
            y += _SIDE
        y += _SPACE // 2
        self.rows.draw(self.canvas, y)
        y += self.rows.height
        if self.away:
            self._laid(y)
        self.others.draw(self.canvas, MARGIN, y + self.away)
        middle = self.canvas.height - _FOOTER // 2
        self.canvas.write(words.progress(self.view), WIDTH - MARGIN, middle, SMALL, palette.QUIET, align="right")
        return self.canvas

    def _face(self, card: Card) -> Tile:
        """Return a card, faded if it was played or would take the count past 31."""
        face = card_face(card, LARGE.width, LARGE.height, self.look)
        late = self.view.phase == "play" and self.view.count + worth(card) > LIMIT
        return face.faded(palette.MIST) if late or card in self.kept else face

    def _header(self, title: str) -> None:
        """Draw starter, series and count, whose turn it is, and the title."""
        view, canvas = self.view, self.canvas
        canvas.plate(Box(0, 0, WIDTH, _HEADER), palette.PANEL, 0)
        card = _CARD._replace(x=MARGIN, y=(_HEADER - _CARD.height) // 2)
        if view.starter:
            canvas.tile(card_face(view.starter, card.width, card.height, self.look), card.x, card.y)
        else:
            canvas.tile(faces.stack(card.width, card.height, self.look.back), card.x, card.y)
        box = Box(600, card.y, WIDTH - MARGIN - 600, 96)
        self._series(card, box.x - 20)
        doing = turn_plate.Doing(words.you_may(view, {each.kind for each in view.legal}), words.to_do(view))
        turn_plate.draw(canvas, view, box, self.names, doing, reader=None if self.marks.watched else view.seat)
        canvas.write(title, box.x + 4, box.bottom + 30, LABEL, palette.QUIET, width=box.width - 4)

    def _series(self, card: Box, right: int) -> None:
        """Draw the cards of the series and the count, up to a column."""
        view, canvas = self.view, self.canvas
        x = card.right + 22
        cards = [played for _, played in view.series]
        if not cards:
            whose = words.whose_crib(self.names[view.dealer], own=view.dealer == view.seat)
            said = words.STARTER if view.starter else whose
            canvas.write(said, x, card.middle, LABEL, palette.TEXT, width=right - x)
            return
        step = min(_SERIES_STEP, (right - 110 - x - card.width) // max(1, len(cards) - 1))
        canvas.fan([card_face(each, card.width, card.height, self.look) for each in cards], x, card.y, right=step)
        canvas.write(str(view.count), right, card.middle, _COUNT, palette.TEXT, align="right")

    def _side(self, y: int, side: Side) -> None:
        """Draw a side in short: its peg, its players with their numbers of cards, and its points."""
        view, canvas, middle = self.view, self.canvas, y + _SIDE // 2
        board.peg(canvas, side, MARGIN + 14, middle, 28)
        x = MARGIN + 42
        total = canvas.write(str(view.pegs[side][1]), WIDTH - MARGIN, middle, _TOTAL, palette.TEXT, align="right")
        end = WIDTH - MARGIN - total - 24
        if view.sides[view.dealer] == side:
            end -= canvas.chip(words.CRIB, end, middle, (palette.PANEL, palette.TEXT), align="right") + 16
        seats.short(canvas, view, self.names, view.hand_counts, side, room=(x, end), middle=middle)

    def _laid(self, y: int) -> None:
        """Draw what the player has laid away, small."""
        x = MARGIN + self.canvas.write(words.LAID_AWAY, MARGIN, y + _AWAY.height // 2, SMALL, palette.QUIET) + 20
        tiles = [card_face(card, _AWAY.width, _AWAY.height, self.look) for card in self.view.laid]
        self.canvas.fan(tiles, x, y, right=_AWAY.width + 8)


def _no_tags(group: fan.Group) -> list[Tag | None]:
    return [None] * len(group.cards)


def _by_rank(hand: Iterable[Card]) -> fan.Group:
    return fan.Group("hand", tuple(sorted(hand, key=PLACE.__getitem__)), 0)
