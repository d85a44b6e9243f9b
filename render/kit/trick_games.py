"""The pictures of games of tricks: the cards of a trick, the table and the hand."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import groupby
from typing import ClassVar, cast

from engine import cards
from engine.cards import Card
from engine.kit.trick_view import TrickView
from engine.kit.tricks import Order
from engine.types import Event, Seat, Side
from engine.view import View
from render.kit import faces, hands, palette, seats, text
from render.kit.canvas import Box, Canvas
from render.kit.faces import Index
from render.kit.game_words import TrickWords
from render.kit.hands import Group, Tag
from render.kit.layout import Layout
from render.kit.palette import WHITE, Look
from render.kit.shapes import Tile
from render.kit.sides import HEADER, LARGE, SideHand, SideTable
from render.kit.text import FIGURE, LABEL, MARGIN, SMALL, WIDTH

_SUITS = "CDSH"
"""The order of suits, black and red alternating."""


def card_face(
    card: Card, width: int, height: int, look: Look, *, index: Index = "column", worth: int | None = None
) -> Tile:
    """Return a card's face of a size in pixels, the same for both copies; ``worth`` is written in the corner."""
    return faces.face(cards.face(card), width, height, look.pattern, index=index, points=worth)


def suit_order(trump: str) -> str:
    """Return the order of suits in a hand: trumps first, black and red alternating."""
    place = _SUITS.find(trump)
    return _SUITS[place:] + _SUITS[:place]


def high_to_low(held: Iterable[Card], order: Order) -> list[Card]:
    """Sort cards by suit, trumps first, and from high to low."""
    suits = suit_order(order.trump)
    return sorted(held, key=lambda card: (suits.index(order.suit[card]), -order.strength[card], card))


def groups(view: TrickView, look: Look, hand: Iterable[Card]) -> list[hands.Group]:
    """Group a hand by suit, trumps first, or by rank; high to low unless the look is rising."""
    order = view.order
    held = high_to_low(hand, order)
    held.sort(key=lambda card: order.strength[card] if look.rising else -order.strength[card])
    kind_of: Callable[[Card], str] = cards.rank
    if look.hand != "rank":
        suits = suit_order(view.trump)
        held.sort(key=lambda card: suits.index(order.suit[card]))
        kind_of = order.suit.__getitem__
    return [hands.Group(kind, tuple(same), 0) for kind, same in groupby(held, kind_of)]


def last_cards(view: TrickView) -> tuple[dict[Seat, Card], Seat | None]:
    """Return the cards of the current trick, or else of the last one, by seat, and the last one's winner."""
    if view.trick or not view.tricks:
        leader, played, winner = view.leader, view.trick, None
    else:
        last = view.tricks[-1]
        leader, played, winner = last.leader, last.cards, last.winner
    return dict(zip(view.trick_seats(leader), played, strict=False)), winner


def has_done(view: TrickView, news: Sequence[Event], kind: str, side: Side, laid: Collection[Card]) -> bool:
    """Return whether ``news`` has an event of a kind by a side with these cards."""
    return any(
        event.kind == kind and view.sides[event.seat] == side and set(event.cards) == set(laid) for event in news
    )


def trump_plate(canvas: Canvas, suit: str, box: Box) -> None:
    """Draw the trump suit on a white plate."""
    size = round(box.width * 0.72)
    canvas.plate(box, WHITE, 14)
    pattern = canvas.look.pattern
    ink = faces.suit_ink(suit, pattern)
    canvas.shape(faces.suit_shape(suit, pattern), Box(box.centre - size // 2, box.middle - size // 2, size, size), ink)


_STOCK = Box(0, 0, 120, 168)
_PEEK = 56
"""How much of the card below shows where the stock and the upturned card overlap: an index."""
_TABLE_CARD = Box(0, 0, 132, 185)
_LOW_STOCK = 4


class TrickTable(SideTable):
    """Draws one table, with the viewer's side at the bottom; the first side for the public view."""

    words_of: ClassVar[type[TrickWords]] = TrickWords
    words: TrickWords
    score_order: ClassVar[tuple[str, ...]] = ("tricks-one", "tricks-two")
    centre = 268
    upturned_on_top: ClassVar[bool] = True
    """Whether the upturned card is the next one to be drawn; otherwise it lies under the stock."""
    view: TrickView

    def draw_centre(self, y: int, note: str) -> None:
        """Draw what lies between the sides: the stock, trump, the trick, and the status line."""
        self.draw_stock(_STOCK._replace(x=26, y=y + 22))
        self._trump(Box(222, y + 22, 92, self.centre - 44))
        self._trick(Box(336, y + 12, 284, self.centre - 24), seats.own_last(self.view))
        self.draw_status(Box(642, y + 14, WIDTH - MARGIN - 642, self.centre - 28), note)

    def draw_stock(self, box: Box) -> None:
        """Draw the stock with the upturned card; in phase two what must be played."""
        view, canvas = self.view, self.canvas
        if view.upturned is None:
            canvas.chip(self.look.say("phase-two"), 26, box.y + 18, palette.ON_ICE)
            duties = view.rules.duties(phase_two=True)
            for row, line in enumerate(self.words.duties(duties) if duties else ()):
                canvas.write(line, 26, box.y + 72 + 40 * row, SMALL, palette.TEXT)
            return
        upturned = card_face(view.upturned, box.width, box.height, self.look)
        aside = box._replace(x=box.x + _PEEK)
        if self.upturned_on_top:
            faces.draw_stock_below(canvas, box, view.stock, low=_LOW_STOCK, aside=_PEEK)
            canvas.tile(upturned, aside.x, aside.y)
        else:
            canvas.tile(upturned, box.x, box.y)
            faces.draw_stock(canvas, aside, view.stock, low=_LOW_STOCK)

    def _trump(self, box: Box) -> None:
        if not self.view.trump:
            return
        plate = box._replace(height=116)
        trump_plate(self.canvas, self.view.trump, plate)
        self.canvas.write(self.look.say("trump"), plate.centre, plate.bottom + 26, SMALL, palette.TEXT, align="middle")

    def _trick(self, box: Box, sides: Sequence[Side]) -> None:
        """Draw each seat's card in the trick; in a finished trick the winner's is marked."""
        view, canvas = self.view, self.canvas
        played, winner = last_cards(view)
        order = [seat for side in sides for seat, belongs in enumerate(view.sides) if belongs == side]
        pitch = (box.width - _TABLE_CARD.width) // max(1, len(order) - 1)
        for place, seat in enumerate(order):
            card = _TABLE_CARD._replace(x=box.x + pitch * place, y=box.y)
            for row, line in enumerate(text.wrapped(self.names[seat], SMALL, min(pitch, card.width + 14), 2, 0.72)):
                canvas.draw_text(line, card.centre, card.bottom + 26 + 32 * row, palette.TEXT, align="middle")
            if seat not in played:
                canvas.frame(card, palette.ENGRAVED, palette.FELT)
                continue
            face = card_face(played[seat], card.width, card.height, self.look)
            if seat == winner:
                canvas.plate(card.inset(-6), palette.LEAF, 16)
            elif has_done(view, self.news, "played", view.sides[seat], (played[seat],)):
                canvas.ring(card)
            canvas.tile(face.faded(palette.MIST) if view.phase == "lead" else face, card.x, card.y)
            if seat == winner:
                canvas.chip(
                    self.look.say("won"), card.centre, card.bottom - 17, palette.ON_LEAF, align="middle", width=96
                )


_HAND_CARD = Box(0, 0, 124, 174)
_APART = 2
"""How many cards of a trick lie side by side; more overlap by this step."""
_OVERLAP = 66


class TrickHand(SideHand):
    """Draws one hand. A game adds what a side has on the table, tags of cards, and what stands at the bottom left."""

    words_of: ClassVar[type[TrickWords]] = TrickWords
    words: TrickWords
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
        return card_face(card, width, height, look)

    def face(self, card: Card) -> Tile:
        """Return the face of a card of the hand, with its points; faded if it cannot be played now."""
        face = card_face(card, LARGE.width, LARGE.height, self.look.in_hand, worth=self.worth(card))
        barred = self._playable is not None and cards.face(card) not in self._playable
        return face.faded(palette.MIST) if barred else face

    def worth(self, card: Card) -> int | None:
        """Return a card's points, written on it; ``None`` for none."""
        return None

    def tag_above(self, card: Card) -> Tag | None:
        """Return the tag above a card: just drawn."""
        return (self.look.say("new"), palette.ON_SKY) if card in self.view.drawn else None

    def tag_below(self, card: Card, group: Group) -> Tag | None:
        """Return the tag below a card: that it may be played, where not all may."""
        if self._playable is None:
            return self.tag_of(card)
        return (self.look.say("play"), palette.ON_LEAF) if cards.face(card) in self._playable else None

    def tag_of(self, card: Card) -> Tag | None:
        """Return the tag below a card while all cards may be played, or none."""
        return None

    def beside_trump(self) -> str:
        """Return what stands below the trump suit: the number of cards in the stock."""
        return self.look.say("stock-count", count=self.view.stock)

    @property
    def _playable(self) -> set[Card] | None:
        """The faces that may be played now, or ``None`` if all or none of the cards may be played."""
        playable = {cards.face(action.cards[0]) for action in self.view.legal if action.kind == "play"}
        return playable if playable and not playable.issuperset(map(cards.face, self.view.hand)) else None

    def draw_header(self, title: str) -> None:
        """Draw trump and the stock, whose turn it is, the title, and the trick."""
        card = _HAND_CARD._replace(x=MARGIN, y=(HEADER - _HAND_CARD.height) // 2)
        self.draw_corner(card)
        self._status(Box(self.status, card.y, self._trick(card.y) - 20 - self.status, 96), title)

    def draw_corner(self, card: Box) -> None:
        """Draw trump and the stock, the first card in the box ``card``."""
        view, canvas = self.view, self.canvas
        if (upturned := self.corner_card()) is not None:
            canvas.tile(self.card_face(upturned, card.width, card.height, self.look), card.x, card.y)
        elif view.trump:
            trump_plate(canvas, view.trump, card)
        x = card.right + 20
        if view.trump:
            canvas.write(
                self.look.say("trump-suit", suit=self.look.say.suit(view.trump)), x, card.y + 26, FIGURE, palette.TEXT
            )
        if view.phase_two:
            canvas.chip(self.look.say("phase-two"), x, card.middle, palette.ON_ICE)
        else:
            canvas.write(self.beside_trump(), x, card.middle, LABEL, palette.TEXT, width=self.status - x - 10)

    def corner_card(self) -> Card | None:
        """Return the card drawn before the trump suit: the one of the stock that lies face up."""
        return self.view.upturned

    def _trick(self, y: int) -> int:
        """Draw the current or last trick at the right end of the header; return its left edge."""
        played, winner = last_cards(self.view)
        step = _HAND_CARD.width + 14 if len(played) <= _APART else _OVERLAP
        left = x = WIDTH - MARGIN - (step * (len(played) - 1) + _HAND_CARD.width) * bool(played)
        for seat, card in played.items():
            box = _HAND_CARD._replace(x=x, y=y)
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
            did = self.look.say("led" if winner is None else "won-trick")
            canvas.sentence(who, did, row, LABEL, palette.TEXT)
            row = row._replace(y=row.y + 38)
        canvas.write(title, row.x, row.middle, LABEL, palette.QUIET, width=row.width)


def order(view: View, look: Look) -> list[Card]:
    """Return the cards of ``view.seat`` in the order in which they are drawn."""
    return [card for group in groups(cast(TrickView, view), look, view.hand) for card in group.cards]


def layout(table: type[TrickTable] = TrickTable, hand: type[TrickHand] = TrickHand) -> Layout:
    """Return the layout of a game with these pictures, by default those in which cards are only played."""
    return Layout(table.picture, hand.picture, order, table.goal, card_face)
