"""The cards of a game of tricks in pictures: their order in a hand, and which lie in the trick."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import groupby

from engine import cards
from engine.cards import Card
from engine.kit.trick_view import TrickView
from engine.kit.tricks import Order
from engine.types import Event, Seat, Side
from render.kit import faces, fan
from render.kit.canvas import Box, Canvas
from render.kit.faces import Index
from render.kit.look import Look
from render.kit.palette import WHITE
from render.kit.tiles import Tile

_SUITS = "CDSH"
"""The order of suits, black and red alternating."""


def card_face(
    card: Card, width: int, height: int, look: Look, *, index: Index = "column", worth: int | None = None
) -> Tile:
    """Return a card's face of a size in pixels, the same for both copies; ``worth`` is written in the corner."""
    return faces.face(cards.face(card), width, height, index=index, points=worth, four_colours=look.four_colours)


def suit_order(trump: str) -> str:
    """Return the order of suits in a hand: trumps first, black and red alternating."""
    place = _SUITS.find(trump)
    return _SUITS[place:] + _SUITS[:place]


def high_to_low(held: Iterable[Card], order: Order) -> list[Card]:
    """Sort cards by suit, trumps first, and from high to low."""
    suits = suit_order(order.trump)
    return sorted(held, key=lambda card: (suits.index(order.suit[card]), -order.strength[card], card))


def groups(view: TrickView, look: Look, hand: Iterable[Card]) -> list[fan.Group]:
    """Group a hand by suit, trumps first, or by rank; high to low unless the look is rising."""
    order = view.order
    held = high_to_low(hand, order)
    held.sort(key=lambda card: order.strength[card] if look.rising else -order.strength[card])
    kind_of: Callable[[Card], str] = cards.rank
    if look.hand != "rank":
        suits = suit_order(view.trump)
        held.sort(key=lambda card: suits.index(order.suit[card]))
        kind_of = order.suit.__getitem__
    return [fan.Group(kind, tuple(same), 0) for kind, same in groupby(held, kind_of)]


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
    ink = faces.suit_ink(suit, canvas.look.four_colours)
    canvas.shape(suit, Box(box.centre - size // 2, box.middle - size // 2, size, size), ink)
