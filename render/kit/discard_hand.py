"""The private picture of a hand that is arranged in sets and runs: melds together, the rest apart, and its count."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, cast

from engine import cards
from engine.cards import JOKER, Card
from engine.kit.discard_view import DiscardView
from engine.kit.sets_and_runs import RANKS
from engine.types import Side
from engine.view import View
from render.kit import fan, palette, seats, stock, turn_plate, words
from render.kit.canvas import Box, Canvas
from render.kit.discard_table import LABEL, LOW_STOCK, MARGIN, SMALL, WIDTH, figures
from render.kit.discard_words import DiscardWords
from render.kit.fonts import Style
from render.kit.hand_rows import HandRows, Tag
from render.kit.look import Look
from render.kit.marks import Marks
from render.kit.open_hands import OpenHands
from render.kit.spread_pile import SpreadPile, card_face

ROOM = WIDTH - 2 * MARGIN
LARGE = fan.Size(156, 218, 73)
_FIGURE = Style(34, 700)
_TOTAL = Style(38, 800)
_HEADER = 204
_CARD = Box(0, 0, 124, 174)
_SIDE = 54
_SPACE = 14
_FOOTER = 68
_SUITS = "CDSH*"
"""The suits from left to right, and then jokers."""
_RANKS = (*RANKS, JOKER)


class DiscardHand:
    """Draws one hand. A game says what stands at the bottom left."""

    words: ClassVar[DiscardWords] = DiscardWords()
    spread: ClassVar[bool] = False
    """Whether all of the pile is drawn below the header, instead of its top."""

    def __init__(self, view: DiscardView, names: Sequence[str], look: Look, marks: Marks) -> None:
        if view.seat is None:
            raise ValueError("a hand is drawn from its owner's view")
        self.view = view
        self.look = look
        self.marks = marks
        self.names = words.seat_names(names)
        self.rows = HandRows(
            fan.rows(groups(view, look), LARGE, ROOM),
            LARGE,
            face=lambda card: card_face(card, LARGE.width, LARGE.height, look),
            above=lambda group: [self._new(card) for card in group.cards],
            below=lambda group: [self._melded(group, card) for card in group.cards],
            hint=marks.hint,
        )
        self.others = OpenHands(view, self.names, ROOM, lambda hand: [by_suit(hand, look)], card_face)
        self.order = seats.own_last(view)
        self.pile = SpreadPile(view, look, takes=view.seat in view.to_act) if self.spread else None
        self.top = _HEADER + (self.pile.height if self.pile else 0)
        height = self.top + _SPACE + _SIDE * len(self.order) + self.rows.height + self.others.height + _FOOTER
        self.canvas = Canvas(WIDTH, height, look=look)

    def draw_footer(self, x: int, middle: int) -> None:
        """Draw what stands at the bottom left."""

    def draw(self, title: str) -> Canvas:
        """Draw everything, with a title."""
        self._header(title)
        if self.pile:
            self.pile.draw(self.canvas, MARGIN, _HEADER)
        y = self.top + _SPACE // 2
        for side in self.order:
            self._side(y, side)
            y += _SIDE
        y += _SPACE // 2
        self.rows.draw(self.canvas, y)
        self.others.draw(self.canvas, MARGIN, y + self.rows.height)
        middle = self.canvas.height - _FOOTER // 2
        progress = self.words.progress(self.view)
        self.canvas.write(progress, WIDTH - MARGIN, middle, SMALL, palette.QUIET, align="right")
        self.draw_footer(MARGIN, middle)
        return self.canvas

    def _new(self, card: Card) -> Tag | None:
        return (words.NEW, palette.ON_SKY) if card in self.view.new else None

    def _melded(self, group: fan.Group, card: Card) -> Tag | None:
        sorted_by_player = self.look.hand != "usual"
        melded = group.kind == "meld" or (sorted_by_player and any(card in meld for meld in self.view.melds))
        return (words.MELD, palette.ON_LEAF) if melded else None

    def _header(self, title: str) -> None:
        """Draw the upcard and the stock, whose turn it is, and the title."""
        view, canvas = self.view, self.canvas
        canvas.plate(Box(0, 0, WIDTH, _HEADER), palette.PANEL, 0)
        card = _CARD._replace(x=MARGIN, y=(_HEADER - _CARD.height) // 2)
        if self.pile:
            stock.draw(canvas, card._replace(height=card.height - 34), view.stock, low=LOW_STOCK)
        elif view.upcard:
            canvas.tile(card_face(view.upcard, card.width, card.height, self.look), card.x, card.y)
        else:
            canvas.frame(card, palette.ENGRAVED, palette.PANEL)
        x = card.right + 20
        canvas.write(words.stock(view.stock), x, card.y + 26, _FIGURE, palette.TEXT)
        canvas.write(words.card_count(len(view.hand)), x, card.y + 76, LABEL, palette.QUIET)
        box = Box(400, card.y, WIDTH - MARGIN - 400, 96)
        doing = turn_plate.Doing(self.words.you_may({each.kind for each in view.legal}), self.words.to_do(view.phase))
        turn_plate.draw(canvas, view, box, self.names, doing, reader=None if self.marks.watched else view.seat)
        canvas.write(title, box.x + 4, box.bottom + 30, LABEL, palette.QUIET, width=box.width - 4)

    def _side(self, y: int, side: Side) -> None:
        """Draw a side in short: its players with their numbers of cards, and its points."""
        view, canvas, middle = self.view, self.canvas, y + _SIDE // 2
        end = figures(canvas, view, side, self.words, right=WIDTH - MARGIN, middle=middle, total=_TOTAL)
        counts, room = view.hand_counts, (MARGIN, end)
        seats.short(canvas, view, self.names, counts, side, room=room, middle=middle)


def hand_order(view: View, look: Look) -> list[Card]:
    """Return the cards of ``view.seat`` in the order in which they are drawn."""
    return [card for group in groups(cast(DiscardView, view), look) for card in group.cards]


def groups(view: DiscardView, look: Look) -> list[fan.Group]:
    """Group a hand: each meld, then the rest; by rank or by suit if the look says so."""
    if look.hand != "usual":
        return [by_suit(view.hand, look)]
    melds = [fan.Group("meld", _in_order(meld, look), 0) for meld in view.melds]
    rest = [by_suit(view.loose, look)] if view.loose else []
    return [*melds, *rest]


def by_suit(hand: Iterable[Card], look: Look) -> fan.Group:
    """Return cards as one group: by suit, or by rank if the look says so."""
    held = sorted(hand, key=lambda card: _place(card, look))
    held.sort(key=lambda card: _place(card, look) if look.hand == "rank" else _SUITS.index(cards.suit(card) or "*"))
    return fan.Group("rest", tuple(held), 0)


def _in_order(meld: Sequence[Card], look: Look) -> tuple[Card, ...]:
    return tuple(meld if look.rising else reversed(meld))


def _place(card: Card, look: Look) -> int:
    place = _RANKS.index(cards.rank(card))
    return place if look.rising else -place
