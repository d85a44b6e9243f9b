"""The private picture of a hand of Cribbage: the series and the count, the sides with their pegs, and the cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.cards import Card
from engine.cribbage.counting import LIMIT, PLACE, worth
from engine.cribbage.view import CribbageView
from engine.types import Side
from engine.view import View
from render.cribbage import board
from render.cribbage.table import card_face
from render.cribbage.words import CribbageWords
from render.kit import faces, hands, palette, seats
from render.kit.canvas import Box
from render.kit.hands import Group
from render.kit.palette import Look
from render.kit.shapes import Tile
from render.kit.sides import HEADER, SIDE, SideHand
from render.kit.text import LABEL, MARGIN, SMALL, WIDTH, Style

_COUNT = Style(72, 850)
_TOTAL = Style(38, 800)
_CARD = Box(0, 0, 124, 174)
_SERIES_STEP = 46
_OPEN = Box(0, 0, 94, 132)
_AWAY = Box(0, 0, 64, 90)
_AWAY_HEIGHT = 104


def order(view: View, look: Look) -> Sequence[Card]:
    """Return the cards of ``view.seat`` in the order in which they are drawn: by rank, or by suit."""
    return list(view.hand) if look.hand == "suit" else _by_rank(view.hand).cards


class Hand(SideHand):
    """Draws one hand."""

    words_of = CribbageWords
    words: CribbageWords
    size = hands.Size(156, 218, 128)
    view: CribbageView

    def prepare(self) -> None:
        """Keep the cards that were played for the show, once the hand is empty."""
        self.kept = () if self.view.hand else self.view.played_by(self.view.seat or 0)

    def groups(self) -> list[Group]:
        """Return the cards of the hand, or those that were played."""
        shown = order(self.view, self.look) or self.kept
        return [Group("hand", tuple(shown), 0)] if shown else []

    def open_groups(self, hand: Iterable[Card]) -> list[Group]:
        """Return the cards of another hand by rank."""
        return [_by_rank(hand)]

    def card_face(self, card: Card, width: int, height: int, look: Look) -> Tile:
        """Return a card's face of a size in pixels."""
        return card_face(card, width, height, look)

    def face(self, card: Card) -> Tile:
        """Return a card, faded if it was played or would take the count past 31."""
        late = self.view.phase == "play" and self.view.count + worth(card) > LIMIT
        face = super().face(card)
        return face.faded(palette.MIST) if late or card in self.kept else face

    def doing(self) -> seats.Doing:
        """Return what the viewer may do, and what the player to act does, with a hand or the crib."""
        return seats.Doing(self.words.choices(self.view, self.legal_kinds), self.words.does(self.view))

    def draw_header(self, title: str) -> None:
        """Draw starter, series and count, whose turn it is, and the title."""
        view, canvas = self.view, self.canvas
        card = _CARD._replace(x=MARGIN, y=(HEADER - _CARD.height) // 2)
        if view.starter:
            canvas.tile(card_face(view.starter, card.width, card.height, self.look), card.x, card.y)
        else:
            canvas.tile(faces.stack(card.width, card.height, self.look.back), card.x, card.y)
        box = Box(600, card.y, WIDTH - MARGIN - 600, 96)
        self._series(card, box.x - 20)
        self.draw_turn(box)
        canvas.write(title, box.x + 4, box.bottom + 30, LABEL, palette.QUIET, width=box.width - 4)

    def _series(self, card: Box, right: int) -> None:
        """Draw the cards of the series and the count, or the cards that are to be counted, up to a column."""
        view, canvas = self.view, self.canvas
        x = card.right + 22
        cards = [played for _, played in view.series]
        if not cards and view.open and {*view.open} != {*self.kept}:
            owner, crib = view.showing
            open_ = [card_face(each, _OPEN.width, _OPEN.height, self.look) for each in view.open]
            called = self.words.hand_of(self.names[owner], crib=crib)
            canvas.write(called, x, card.y + 18, LABEL, palette.TEXT, width=right - x)
            canvas.fan(open_, x, card.bottom - _OPEN.height, right=_OPEN.width + 8)
            return
        if not cards:
            whose = self.words.whose_crib(self.names[view.dealer], own=view.dealer == view.seat)
            said = self.look.say("starter") if view.starter else whose
            canvas.write(said, x, card.middle, LABEL, palette.TEXT, width=right - x)
            return
        step = min(_SERIES_STEP, (right - 110 - x - card.width) // max(1, len(cards) - 1))
        canvas.fan([card_face(each, card.width, card.height, self.look) for each in cards], x, card.y, right=step)
        canvas.write(str(view.count), right, card.middle, _COUNT, palette.TEXT, align="right")

    def draw_line(self, y: int, side: Side) -> None:
        """Draw a side in short: its peg, its players with their numbers of cards, and where its front peg stands."""
        view, canvas, middle = self.view, self.canvas, y + SIDE // 2
        board.peg(canvas, side, MARGIN + 14, middle, 28)
        x = MARGIN + 42
        total = canvas.write(str(view.pegs[side][1]), WIDTH - MARGIN, middle, _TOTAL, palette.TEXT, align="right")
        end = WIDTH - MARGIN - total - 24
        if view.sides[view.dealer] == side:
            end -= canvas.chip(self.look.say("crib"), end, middle, (palette.PANEL, palette.TEXT), align="right") + 16
        seats.short(canvas, view, self.names, view.hand_counts, side, room=(x, end), middle=middle)

    def height_of(self, side: Side) -> int:
        """Return the height of the player's discards to the crib, below their own side."""
        own = self.view.seat is not None and self.view.sides[self.view.seat] == side
        return _AWAY_HEIGHT if own and self.view.laid else 0

    def draw_side(self, y: int, side: Side) -> None:
        """Draw the player's discards to the crib, small."""
        if self.height_of(side):
            said = self.look.say("laid-away")
            x = MARGIN + self.canvas.write(said, MARGIN, y + _AWAY.height // 2, SMALL, palette.QUIET) + 20
            tiles = [card_face(card, _AWAY.width, _AWAY.height, self.look) for card in self.view.laid]
            self.canvas.fan(tiles, x, y, right=_AWAY.width + 8)


def _by_rank(hand: Iterable[Card]) -> Group:
    return Group("hand", tuple(sorted(hand, key=PLACE.__getitem__)), 0)
