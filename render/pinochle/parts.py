"""The parts that a table and a hand have in common."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.cards import Card
from engine.pinochle.facts import may_knock
from engine.pinochle.view import PinochleView
from engine.types import Event, Seat, Side
from render.kit import faces, palette
from render.kit import words as kit_words
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Style
from render.pinochle import words

SMALL = Style(30, 650, "narrow")


def figures(canvas: Canvas, view: PinochleView, side: Side, *, right: int, middle: int, total: Style) -> int:
    """Draw a side's tricks and its points in the round and the game, ending at a column; return their left edge."""
    x = right
    x -= canvas.write(kit_words.number(view.totals[side]), x, middle, total, palette.TEXT, align="right") + 18
    made = words.in_round(in_round(view, side))
    x -= canvas.write(made, x, middle, SMALL, palette.TEXT, align="right") + 22
    won = sum(view.sides[trick.winner] == side for trick in view.tricks)
    tricks = words.tricks(won, view.trick_points[side])
    x -= canvas.write(tricks, x, middle, SMALL, palette.QUIET, align="right") + 16
    if may_knock(view, side):
        x -= canvas.chip(words.MAY_KNOCK, x, middle, palette.ON_LEAF, align="right") + 8
    return x


def trump_plate(canvas: Canvas, suit: str, box: Box) -> None:
    """Draw the trump suit on a white plate."""
    size = round(box.width * 0.72)
    canvas.plate(box, palette.WHITE, 14)
    ink = faces.suit_ink(suit, canvas.look.four_colours)
    canvas.shape(suit, Box(box.centre - size // 2, box.middle - size // 2, size, size), ink)


def in_round(view: PinochleView, side: Side) -> int:
    """Return a side's points in the round so far; in phase two with the tricks that count only at the end."""
    pending = view.phase_two and view.rules.phase_one_tricks != "as-taken"
    return view.standing[side] + (view.trick_points[side] if pending else 0)


def has_done(view: PinochleView, news: Sequence[Event], kind: str, side: Side, cards: Collection[Card]) -> bool:
    """Return whether ``news`` has an event of a kind by a side with these cards."""
    return any(
        event.kind == kind and view.sides[event.seat] == side and set(event.cards) == set(cards) for event in news
    )


def last_cards(view: PinochleView) -> tuple[dict[Seat, Card], Seat | None]:
    """Return the cards of the current trick, or else of the last one, by seat, and the last one's winner."""
    seats = len(view.hand_counts)
    if view.trick or not view.tricks:
        leader, played, winner = view.leader, view.trick, None
    else:
        last = view.tricks[-1]
        leader, played, winner = last.leader, last.cards, last.winner
    return {(leader + place) % seats: card for place, card in enumerate(played)}, winner
