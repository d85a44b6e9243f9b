"""The winner's picture, once a game is over: who won, the final totals, and what stood out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from engine.cards import Card
from engine.types import Seat, Side
from engine.view import View
from render.generic.celebration import (
    ANY_CARDS,
    CONFETTI,
    ICONS,
    MARGIN,
    DrawCard,
    banner_box,
    crown,
    name_lines,
)
from render.kit import palette, seats, words
from render.kit.canvas import Box, Canvas
from render.kit.palette import Look
from render.kit.text import WIDTH, Style

NAME = Style(44, 750)
POINTS = Style(60, 850)
RATING = Style(34, 700, "narrow")
TITLE = Style(40, 750)
DETAIL = Style(35, 550)
FIGURE = Style(52, 850)
NOTE = Style(34, 550)

_SIDE = 96
_MEMBER = 58
_GAP = 14
_HIGHLIGHT = 104
_POINTS = 240
"""The width of the column of totals, and of a rating's chip."""
_RATING = 318


class Highlight(NamedTuple):
    """Something that stood out: a title, what it was and whose, its points, and its cards if it had any.

    A ``figure`` is shown in place of the points.
    """

    title: str
    detail: str
    points: int
    cards: tuple[Card, ...] = ()
    figure: str = ""


class RatingChange(NamedTuple):
    """A player's rating before and after the game."""

    before: float
    after: float


def draw(
    view: View,
    names: Sequence[str],
    highlights: Sequence[Highlight],
    ratings: Mapping[Seat, RatingChange],
    *,
    note: str,
    card: DrawCard,
    look: Look,
    match_won: bool = False,
) -> Canvas:
    """Draw the picture of a game that has been won, and a match with it if that is ``match_won``.

    The cards of the first highlight that has any are its fan.
    """
    return _Picture(view, names, look, match_won).draw(highlights, ratings, note, card)


class _Picture:
    def __init__(self, view: View, names: Sequence[str], look: Look, match_won: bool) -> None:
        self.view = view
        self.match_won = match_won
        self.names = words.seat_names(look.say, names)
        self.look = look
        totals = view.totals
        self.order = sorted(range(len(totals)), key=lambda side: (side not in view.winners, -totals[side]))
        """The sides, winners first."""

    def draw(
        self, highlights: Sequence[Highlight], ratings: Mapping[Seat, RatingChange], note: str, card: DrawCard
    ) -> Canvas:
        winners = [self.names[seat] for seat, side in enumerate(self.view.sides) if side in self.view.winners]
        lines = name_lines(winners)
        banner = banner_box(lines)
        sides = sum(self._height(side) + _GAP for side in self.order)
        shown = len(highlights) * (_HIGHLIGHT + _GAP)
        height = banner.bottom + 28 + sides + 14 + shown + (56 if note else 0) + 22
        canvas = self.canvas = Canvas(WIDTH, height, look=self.look)
        said = words.wins(self.look.say, len(winners), drawn=self.view.drawn_game, match=self.match_won)
        cards = next((each.cards for each in highlights if each.cards), ANY_CARDS)
        # Equal games have equal confetti.
        crown(canvas, lines, said, cards=cards, card=card, chance=Random(sum(self.view.totals)))
        y = banner.bottom + 28
        for side in self.order:
            y += self._side(y, side, ratings) + _GAP
        y += 14
        for number, highlight in enumerate(highlights):
            self._highlight(y, number, highlight)
            y += _HIGHLIGHT + _GAP
        if note:
            canvas.write(note, WIDTH // 2, y + 28, NOTE, palette.QUIET, align="middle", width=WIDTH - 2 * MARGIN)
        return canvas

    def _height(self, side: Side) -> int:
        return max(_SIDE, 28 + _MEMBER * len(seats.of_side(self.view, side)))

    def _side(self, y: int, side: Side, ratings: Mapping[Seat, RatingChange]) -> int:
        """Draw a side's players, the changes of their ratings and its total over a bar as long as its points."""
        canvas, members, won = self.canvas, seats.of_side(self.view, side), side in self.view.winners
        box = Box(MARGIN, y, WIDTH - 2 * MARGIN, self._height(side))
        total, most = self.view.totals[side], max(1, *self.view.totals)
        canvas.frame(box, palette.LEAF if won else palette.ENGRAVED, palette.PANEL, radius=18)
        inside = box.inset(5)
        canvas.plate(inside._replace(width=inside.width * max(total, 0) // most), palette.ENGRAVED, 15)
        ink = palette.LEAF if won else palette.QUIET
        canvas.write(str(self._place(side)), box.x + 48, box.middle, POINTS, ink, align="middle")
        rated = any(seat in ratings for seat in members)
        room = box.width - 96 - _POINTS - (_RATING if rated else 0)
        top = box.middle - _MEMBER * len(members) // 2
        for row, seat in enumerate(members):
            middle = top + _MEMBER * row + _MEMBER // 2
            canvas.write(self.names[seat], box.x + 96, middle, NAME, palette.TEXT, width=room - 20)
            if change := ratings.get(seat):
                self._rating(box.right - _POINTS, middle, change)
        canvas.write(
            self.look.say.number(total),
            box.right - 30,
            box.middle,
            POINTS,
            palette.TEXT,
            align="right",
            width=_POINTS - 40,
        )
        return box.height

    def _place(self, side: Side) -> int:
        """Return the place of a side; those who are level share one."""
        totals, winners = self.view.totals, self.view.winners
        rank = [(other in winners, total) for other, total in enumerate(totals)]
        return 1 + sum(other > rank[side] for other in rank)

    def _rating(self, right: int, middle: int, change: RatingChange) -> None:
        up = change.after >= change.before
        colours = palette.ON_LEAF if up else (palette.PANEL, palette.LOSS)
        before, after = (self.look.say.number(rating, 1) for rating in change)
        told = self.look.say("rating", before=before, after=after)
        self.canvas.chip(told, right, middle, colours, style=RATING, align="right")

    def _highlight(self, y: int, number: int, highlight: Highlight) -> None:
        canvas, box = self.canvas, Box(MARGIN, y, WIDTH - 2 * MARGIN, _HIGHLIGHT)
        canvas.plate(box, palette.PANEL, 18)
        colour = CONFETTI[number % len(CONFETTI)]
        canvas.shape(ICONS[number % len(ICONS)], Box(box.x + 22, box.middle - 27, 54, 54), colour)
        room = box.width - 96 - _POINTS + 20
        canvas.write(highlight.title, box.x + 96, y + 33, TITLE, palette.TEXT, width=room)
        canvas.write(highlight.detail, box.x + 96, y + 75, DETAIL, palette.QUIET, width=room)
        figure = highlight.figure or words.signed(self.look.say, highlight.points)
        canvas.write(figure, box.right - 30, box.middle, FIGURE, palette.TEXT, align="right", width=_POINTS)
