"""The private picture of a hand that is arranged in sets and runs: melds together, the rest apart, and its count."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, cast

from engine import cards
from engine.cards import JOKER, Card
from engine.kit.discard_view import DiscardView
from engine.kit.sets_and_runs import RANKS
from engine.view import View
from render.kit import palette, spread_pile, stock, words
from render.kit.canvas import Box
from render.kit.discard_table import LOW_STOCK
from render.kit.discard_words import DiscardWords
from render.kit.fan import Group
from render.kit.hand_rows import Tag
from render.kit.look import Look
from render.kit.measures import FIGURE, LABEL, MARGIN, WIDTH
from render.kit.side_hand import HEADER, SideHand
from render.kit.spread_pile import SpreadPile
from render.kit.tiles import Tile

_CARD = Box(0, 0, 124, 174)
_SUITS = "CDSH*"
"""The suits from left to right, and then jokers."""
_RANKS = (*RANKS, JOKER)


class DiscardHand(SideHand):
    """Draws one hand. With ``spread``, all of the pile is drawn below the header, instead of its top."""

    words: ClassVar[DiscardWords] = DiscardWords()
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
        return spread_pile.card_face(card, width, height, look)

    def tag_above(self, card: Card) -> Tag | None:
        """Return the tag above a card: it came into the hand in this turn."""
        return (words.NEW, palette.ON_SKY) if card in self.view.new else None

    def tag_below(self, card: Card, group: Group) -> Tag | None:
        """Return the tag below a card of a meld."""
        sorted_by_player = self.look.hand != "usual"
        melded = group.kind == "meld" or (sorted_by_player and any(card in meld for meld in self.view.melds))
        return (words.MELD, palette.ON_LEAF) if melded else None

    def draw_header(self, title: str) -> None:
        """Draw the upcard and the stock, whose turn it is, and the title; below it the pile if it is spread."""
        view, canvas = self.view, self.canvas
        card = _CARD._replace(x=MARGIN, y=(HEADER - _CARD.height) // 2)
        if self.pile:
            stock.draw(canvas, card._replace(height=card.height - 34), view.stock, low=LOW_STOCK)
            self.pile.draw(canvas, MARGIN, HEADER)
        elif view.upcard:
            canvas.tile(self.card_face(view.upcard, card.width, card.height, self.look), card.x, card.y)
        else:
            canvas.frame(card, palette.ENGRAVED, palette.PANEL)
        x = card.right + 20
        if not self.pile:
            canvas.write(words.stock(view.stock), x, card.y + 26, FIGURE, palette.TEXT)
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
