"""The pictures of games of drawing and discarding: the pile, what lies on the table, the table and the hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, NamedTuple, cast

from engine import cards
from engine.cards import JOKER, Card
from engine.kit.discard_round import DiscardView
from engine.kit.sets_and_runs import RANKS
from engine.types import Event, Side
from engine.view import View
from render.kit import faces, hands, palette
from render.kit.canvas import Box, Canvas
from render.kit.game_words import DiscardWords
from render.kit.hands import Group, Tag
from render.kit.layout import Layout
from render.kit.palette import Look
from render.kit.shapes import Tile
from render.kit.sides import HEADER, SideHand, SideTable
from render.kit.text import FIGURE, LABEL, MARGIN, SMALL, WIDTH, Style

ROOM = 1060
"""The width of a full row in pixels."""
PILE_SIZE = hands.Size(112, 157, 63)
_LABEL = Style(30, 650, "narrow")
_ROW = 128
"""The distance between the tops of rows: enough for rank and suit of the cards that are covered."""
_ABOVE = hands.RAISE + 8
_BELOW = 46
_PER_ROW = (ROOM - PILE_SIZE.width) // PILE_SIZE.step + 1


class SpreadPile:
    """The pile of a view in rows, its bottom card first. ``view.takes`` are the depths at which it can be taken."""

    def __init__(self, view: DiscardView, look: Look, news: Sequence[Event] = (), *, takes: bool = True) -> None:
        self.cards = view.pile
        self.takes = {len(view.pile) - depth for depth in view.takes if takes}
        self.look = look
        self.new = any(event.kind == "discarded" and event.cards == view.pile[-1:] for event in news)
        count = max(1, -(-len(self.cards) // _PER_ROW))
        size = -(-len(self.cards) // count)
        self.rows = [range(first, min(first + size, len(self.cards))) for first in range(0, len(self.cards), size or 1)]

    @property
    def height(self) -> int:
        """The height in pixels."""
        return _ABOVE + _ROW * max(0, len(self.rows) - 1) + PILE_SIZE.height + _BELOW

    def draw(self, canvas: Canvas, x: int, y: int) -> None:
        """Draw the rows with their top left corner at a point, and the number of cards below."""
        y += _ABOVE
        if not self.cards:
            canvas.frame(Box(x, y, PILE_SIZE.width, PILE_SIZE.height), palette.ENGRAVED, palette.FELT)
        for number, row in enumerate(self.rows):
            for place, at in enumerate(row):
                left, top = x + place * PILE_SIZE.step, y + number * _ROW
                tile = card_face(self.cards[at], PILE_SIZE.width, PILE_SIZE.height, self.look)
                if at in self.takes:
                    canvas.hinted_tile(tile, left, top - hands.RAISE)
                    continue
                if self.new and at == len(self.cards) - 1:
                    canvas.ring(Box(left, top, PILE_SIZE.width, PILE_SIZE.height))
                canvas.tile(tile, left, top)
        canvas.write(
            canvas.look.say("pile", count=len(self.cards)),
            x,
            y + self.height - _ABOVE - _BELOW // 2,
            _LABEL,
            palette.TEXT,
        )


def card_face(card: Card, width: int, height: int, look: Look) -> Tile:
    """Return a card's face of a size in pixels."""
    return faces.face(card, width, height, look.pattern)


GROUP_SIZE = hands.Size(88, 124, 44)


class LaidGroup(NamedTuple):
    """Cards side by side; those at the ``faded`` places count for somebody else."""

    cards: tuple[Card, ...]
    faded: frozenset[int] = frozenset()


class LaidGroups:
    """The groups in as few rows as fit into ``room`` pixels."""

    def __init__(
        self, groups: Sequence[LaidGroup], room: int, size: hands.Size = GROUP_SIZE, gap: int = hands.GAP
    ) -> None:
        self.groups = groups
        self.size = size
        self.gap = gap
        self.pitch = size.height + size.height // 10
        self.rows = hands.rows([hands.Group(str(n), group.cards, 0) for n, group in enumerate(groups)], size, room)

    @property
    def height(self) -> int:
        """The height in pixels."""
        return self.pitch * len(self.rows)

    def draw(self, canvas: Canvas, x: int, y: int) -> int:
        """Draw the rows with their top left corner at a point; return where the last row ends."""
        left, size = x, self.size
        for number, row in enumerate(self.rows):
            left, top = x, y + number * self.pitch
            for group in row:
                faded = self.groups[int(group.kind)].faded
                tiles = [card_face(card, size.width, size.height, canvas.look) for card in group.cards]
                tiles = [tile.faded(palette.MIST) if at in faded else tile for at, tile in enumerate(tiles)]
                canvas.fan(tiles, left, top, right=size.step)
                left += group.width(size) + self.gap
        return left


_CENTRE = 264
_TABLE_CARD = Box(0, 0, 120, 168)
_SHOWN = 5
"""How many of the last discards are drawn."""
_STEP = 50
LOW_STOCK = 5


class DiscardTable(SideTable):
    """Draws one table. With ``spread``, all of the pile is drawn instead of its top, below stock and status.

    A game says what a side has on the table.
    """

    words_of: ClassVar[type[DiscardWords]] = DiscardWords
    spread: ClassVar[bool] = False
    laid_size: ClassVar[hands.Size] = GROUP_SIZE
    laid_gap: ClassVar[int] = hands.GAP
    view: DiscardView

    def laid(self, side: Side) -> Sequence[LaidGroup]:
        """Return the groups of cards that a side has on the table."""
        return ()

    def beside_laid(self, side: Side) -> str:
        """Return what stands beside these cards, if there are any."""
        return ""

    def prepare(self) -> None:
        """Lay out the pile, and what the sides have on the table."""
        room, sides = WIDTH - 2 * MARGIN - 20, range(len(self.view.totals))
        self.groups = [LaidGroups(self.laid(side), room, self.laid_size, self.laid_gap) for side in sides]
        self.pile = SpreadPile(self.view, self.look, self.news) if self.spread else None
        self.centre = _CENTRE + (self.pile.height if self.pile else 0)

    def height_of(self, side: Side) -> int:
        """Return the height of what a side has on the table."""
        return self.groups[side].height

    def draw_side(self, y: int, side: Side) -> None:
        """Draw what a side has on the table."""
        x = self.groups[side].draw(self.canvas, MARGIN + 10, y)
        if self.groups[side].rows and (label := self.beside_laid(side)):
            self.canvas.write(label, x, y + self.laid_size.height // 2, SMALL, palette.QUIET)

    def draw_centre(self, y: int, note: str) -> None:
        """Draw the stock, the pile and the status line."""
        faces.draw_stock(self.canvas, _TABLE_CARD._replace(x=30, y=y + 22), self.view.stock, low=LOW_STOCK)
        if self.pile:
            self.pile.draw(self.canvas, MARGIN, y + _CENTRE - 16)
        else:
            self._pile(_TABLE_CARD._replace(x=190, y=y + 22))
        left, height = (190, _CENTRE - 44) if self.pile else (560, _CENTRE - 28)
        self.draw_status(Box(left, y + 14, WIDTH - MARGIN - left, height), note)

    def _pile(self, box: Box) -> None:
        """Draw the last discards, the top one last and whole."""
        shown = self.view.pile[-_SHOWN:]
        if not shown:
            self.canvas.frame(box, palette.ENGRAVED, palette.FELT)
        else:
            last = box._replace(x=box.x + _STEP * (len(shown) - 1))
            if any(event.kind == "discarded" and event.cards == shown[-1:] for event in self.news):
                self.canvas.ring(last)
            tiles = [card_face(card, box.width, box.height, self.look) for card in shown]
            self.canvas.fan([tile.faded(palette.MIST) for tile in tiles[:-1]] + tiles[-1:], box.x, box.y, right=_STEP)
        called = self.look.say("pile", count=len(self.view.pile))
        self.canvas.write(called, box.x, box.bottom + 28, SMALL, palette.TEXT)


_HAND_CARD = Box(0, 0, 124, 174)
_SUITS = "CDSH*"
"""The suits from left to right, and then jokers."""
_RANKS = (*RANKS, JOKER)


class DiscardHand(SideHand):
    """Draws one hand. With ``spread``, all of the pile is drawn below the header, instead of its top."""

    words_of: ClassVar[type[DiscardWords]] = DiscardWords
    spread: ClassVar[bool] = False
    view: DiscardView

    def prepare(self) -> None:
        """Lay out the pile."""
        view = self.view
        self.pile = SpreadPile(view, self.look, takes=view.seat in view.to_act) if self.spread else None
        self.header = HEADER + (self.pile.height if self.pile else 0)

    def groups(self) -> list[Group]:
        """Return the melds and the rest, or all in the order that the look asks for."""
        return groups(self.view, self.look)

    def open_groups(self, hand: Iterable[Card]) -> list[Group]:
        """Return the cards of another hand, sorted."""
        return [sorted_group(hand, self.look)]

    def card_face(self, card: Card, width: int, height: int, look: Look) -> Tile:
        """Return a card's face."""
        return card_face(card, width, height, look)

    def tag_above(self, card: Card) -> Tag | None:
        """Return the tag above a card: it came into the hand in this turn."""
        return (self.look.say("new"), palette.ON_SKY) if card in self.view.new else None

    def tag_below(self, card: Card, group: Group) -> Tag | None:
        """Return the tag below a card of a meld."""
        sorted_by_player = self.look.hand != "usual"
        melded = group.kind == "meld" or (sorted_by_player and any(card in meld for meld in self.view.melds))
        return (self.look.say("meld"), palette.ON_LEAF) if melded else None

    def draw_header(self, title: str) -> None:
        """Draw the upcard and the stock, whose turn it is, and the title; below it the pile if it is spread."""
        view, canvas = self.view, self.canvas
        card = _HAND_CARD._replace(x=MARGIN, y=(HEADER - _HAND_CARD.height) // 2)
        if self.pile:
            faces.draw_stock(canvas, card._replace(height=card.height - 34), view.stock, low=LOW_STOCK)
            self.pile.draw(canvas, MARGIN, HEADER)
        elif view.upcard:
            canvas.tile(self.card_face(view.upcard, card.width, card.height, self.look), card.x, card.y)
        else:
            canvas.frame(card, palette.ENGRAVED, palette.PANEL)
        x = card.right + 20
        if not self.pile:
            canvas.write(self.look.say("stock-count", count=view.stock), x, card.y + 26, FIGURE, palette.TEXT)
            x = 400
        box = Box(x, card.y, WIDTH - MARGIN - x, 96)
        self.draw_turn(box)
        canvas.write(title, box.x + 4, box.bottom + 30, LABEL, palette.QUIET, width=box.width - 4)


def hand_order(view: View, look: Look) -> list[Card]:
    """Return the cards of ``view.seat`` in the order in which they are drawn."""
    return [card for group in groups(cast(DiscardView, view), look) for card in group.cards]


def groups(view: DiscardView, look: Look) -> list[Group]:
    """Group a hand: each meld, then the rest; by rank or by suit if the look says so."""
    if look.hand != "usual":
        return [sorted_group(view.hand, look)]
    melds = [Group("meld", _in_order(meld, look), 0) for meld in view.melds]
    rest = [sorted_group(view.loose, look)] if view.loose else []
    return [*melds, *rest]


def sorted_group(hand: Iterable[Card], look: Look) -> Group:
    """Return cards as one group: by suit, or by rank if the look says so."""
    held = sorted(hand, key=lambda card: _place(card, look))
    held.sort(key=lambda card: _place(card, look) if look.hand == "rank" else _SUITS.index(cards.suit(card) or "*"))
    return Group("rest", tuple(held), 0)


def _in_order(meld: Sequence[Card], look: Look) -> tuple[Card, ...]:
    return tuple(meld if look.rising else reversed(meld))


def _place(card: Card, look: Look) -> int:
    place = _RANKS.index(cards.rank(card))
    return place if look.rising else -place


def layout(table: type[DiscardTable] = DiscardTable, hand: type[DiscardHand] = DiscardHand) -> Layout:
    """Return the layout of a game with these pictures, by default those in which nothing lies on the table."""
    return Layout(table.picture, hand.picture, hand_order, table.goal, card_face)
