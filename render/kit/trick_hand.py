"""The private picture of a hand in a game of tricks: the cards and their use, trump, the stock and the trick."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, cast

from engine import cards
from engine.cards import Card
from engine.kit.trick_view import TrickView
from engine.types import Seat
from engine.view import View
from render.kit import palette, trick_cards
from render.kit import trick_words as words
from render.kit import words as kit_words
from render.kit.canvas import Box
from render.kit.fan import Group
from render.kit.hand_rows import Tag
from render.kit.look import Look
from render.kit.measures import FIGURE, LABEL, MARGIN, WIDTH
from render.kit.side_hand import HEADER, LARGE, SideHand
from render.kit.tiles import Tile
from render.kit.trick_cards import groups, has_done, last_cards, trump_plate
from render.kit.trick_words import TrickWords

_TRICK_CARD = Box(0, 0, 124, 174)
_APART = 2
"""How many cards of a trick lie side by side; more overlap by this step."""
_OVERLAP = 66


class TrickHand(SideHand):
    """Draws one hand. A game adds what a side has on the table, tags of cards, and what stands at the bottom left."""

    words: ClassVar[TrickWords] = TrickWords()
    status: int = 360
    """Where the header says whose turn it is."""
    view: TrickView

    @property
    def seat(self) -> Seat:
        """The seat whose hand it is."""
        return self.view.own_seat

    def groups(self) -> list[Group]:
        """Return the cards by suit, or by rank if the look says so."""
        return self.open_groups(self.view.hand)

    def open_groups(self, hand: Iterable[Card]) -> list[Group]:
        """Return the cards of another hand in the same way."""
        return groups(self.view, self.look, hand)

    def card_face(self, card: Card, width: int, height: int, look: Look) -> Tile:
        """Return a card's face, the same for both copies."""
        return trick_cards.card_face(card, width, height, look)

    def face(self, card: Card) -> Tile:
        """Return the face of a card of the hand, with its points; faded if it cannot be played now."""
        face = trick_cards.card_face(card, LARGE.width, LARGE.height, self.look, worth=self.worth(card))
        barred = self._playable is not None and cards.face(card) not in self._playable
        return face.faded(palette.MIST) if barred else face

    def worth(self, card: Card) -> int | None:
        """Return a card's points, written on it; ``None`` for none."""
        return None

    def tag_above(self, card: Card) -> Tag | None:
        """Return the tag above a card: just drawn."""
        return (kit_words.NEW, palette.ON_SKY) if card in self.view.drawn else None

    def tag_below(self, card: Card, group: Group) -> Tag | None:
        """Return the tag below a card: that it may be played, where not all may."""
        if self._playable is None:
            return self.tag_of(card)
        return (words.PLAY, palette.ON_LEAF) if cards.face(card) in self._playable else None

    def tag_of(self, card: Card) -> Tag | None:
        """Return the tag below a card while all cards may be played, or none."""
        return None

    def beside_trump(self) -> str:
        """Return what stands below the trump suit: the number of cards in the stock."""
        return kit_words.stock(self.view.stock)

    @property
    def _playable(self) -> set[Card] | None:
        """The faces that may be played now, or ``None`` if all or none of the cards may be played."""
        playable = {cards.face(action.cards[0]) for action in self.view.legal if action.kind == "play"}
        return playable if playable and not playable.issuperset(map(cards.face, self.view.hand)) else None

    def draw_header(self, title: str) -> None:
        """Draw trump and the stock, whose turn it is, the title, and the trick."""
        card = _TRICK_CARD._replace(x=MARGIN, y=(HEADER - _TRICK_CARD.height) // 2)
        self.draw_corner(card)
        self._status(Box(self.status, card.y, self._trick(card.y) - 20 - self.status, 96), title)

    def draw_corner(self, card: Box) -> None:
        """Draw trump and the stock, beginning with a card in this place."""
        view, canvas = self.view, self.canvas
        if view.upturned is not None:
            canvas.tile(self.card_face(view.upturned, card.width, card.height, self.look), card.x, card.y)
        elif view.trump:
            trump_plate(canvas, view.trump, card)
        x = card.right + 20
        if view.trump:
            canvas.write(words.trump(view.trump), x, card.y + 26, FIGURE, palette.TEXT)
        if view.phase_two:
            canvas.chip(words.PHASE_TWO, x, card.middle, palette.ON_ICE)
        else:
            canvas.write(self.beside_trump(), x, card.middle, LABEL, palette.TEXT, width=self.status - x - 10)

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
            face = self.card_face(card, box.width, box.height, self.look)
            self.canvas.tile(face.faded(palette.MIST) if self.view.phase == "lead" else face, box.x, box.y)
            x += step
        return left

    def _status(self, box: Box, title: str) -> None:
        """Draw whose turn it is, who led or won the trick, and the title."""
        view, canvas = self.view, self.canvas
        self.draw_turn(box)
        played, winner = last_cards(view)
        row = Box(box.x + 4, box.bottom, box.width - 4, 44)
        if played:
            who = [self.names[view.leader if winner is None else winner]]
            canvas.sentence(who, words.LED if winner is None else words.WON_TRICK, row, LABEL, palette.TEXT)
            row = row._replace(y=row.y + 38)
        canvas.write(title, row.x, row.middle, LABEL, palette.QUIET, width=row.width)


def order(view: View, look: Look) -> list[Card]:
    """Return the cards of ``view.seat`` in the order in which they are drawn."""
    return [card for group in groups(cast(TrickView, view), look, view.hand) for card in group.cards]
