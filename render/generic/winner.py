"""The winner's picture, once a game is over: who won, the final totals, and what stood out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import cos, radians, sin
from random import Random
from typing import NamedTuple, TypeAlias

from PIL import Image

from engine.cards import Card
from engine.types import Seat, Side
from engine.view import View
from render.generic import words
from render.kit import palette, seats, text
from render.kit import words as kit_words
from render.kit.canvas import Box, Canvas
from render.kit.palette import Look
from render.kit.shapes import Stencil, Tile, shape
from render.kit.text import WIDTH, Style

MARGIN = 36

WINNER = Style(76, 850)
WINS = Style(46, 750)
NAME = Style(44, 750)
POINTS = Style(60, 850)
RATING = Style(34, 700, "narrow")
TITLE = Style(40, 750)
DETAIL = Style(35, 550)
FIGURE = Style(52, 850)
NOTE = Style(34, 550)

_CROWN = (128, 104)
_CARD = (158, 222)
_FAN_RADIUS = 620
_FAN_SPREAD = 62
"""The most degrees that a fan spans; ``_FAN_STEP`` between two cards of a small one."""
_FAN_STEP = 9.0
_FAN_MIDDLE = 274
"""The row of the centre of the fan's middle card."""
_BANNER_TOP = 350
_NAME_LINE = 88
_NAME_LINES = 3
_SIDE = 96
_MEMBER = 58
_GAP = 14
_HIGHLIGHT = 104
_POINTS = 240
"""The width of the column of totals, and of a rating's chip."""
_RATING = 318
_ANY_CARDS = ("AS", "KH", "QC", "JD", "10S")
"""The fan of a game in which no cards stood out."""
_CELL = 92
"""The size of the grid that the confetti is scattered on."""
_CONFETTI = (palette.CREAM, palette.SKY, palette.LEAF, palette.LOSS, palette.ICE, palette.TEXT)
_PIECES = ("star", "H", "S", "D", "C")
_ICONS = ("star", "H", "S", "D", "C")
"""The mark of each highlight, in turn."""

DrawCard: TypeAlias = Callable[[Card, int, int, Look], Tile]
"""Draws a card of the game: its name, width and height, and the look."""


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
        self.names = kit_words.seat_names(names)
        self.look = look
        totals = view.totals
        self.order = sorted(range(len(totals)), key=lambda side: (side not in view.winners, -totals[side]))
        """The sides, winners first."""

    def draw(
        self, highlights: Sequence[Highlight], ratings: Mapping[Seat, RatingChange], note: str, card: DrawCard
    ) -> Canvas:
        winners = [self.names[seat] for seat, side in enumerate(self.view.sides) if side in self.view.winners]
        lines = _name_lines(winners, WIDTH - 2 * MARGIN - 72)
        banner = Box(MARGIN, _BANNER_TOP, WIDTH - 2 * MARGIN, 40 + _NAME_LINE * len(lines) + 66)
        sides = sum(self._height(side) + _GAP for side in self.order)
        shown = len(highlights) * (_HIGHLIGHT + _GAP)
        height = banner.bottom + 28 + sides + 14 + shown + (56 if note else 0) + 22
        canvas = self.canvas = Canvas(WIDTH, height, look=self.look)
        self._confetti(banner.middle)
        self._fan(next((each.cards for each in highlights if each.cards), _ANY_CARDS), card)
        self._crown()
        self._banner(banner, lines, len(winners))
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

    def _confetti(self, bottom: int) -> None:
        """Scatter suits and stars, the same for equal games: one at a random place in each cell of a grid."""
        chance = Random(sum(self.view.totals))
        for top in range(0, bottom, _CELL):
            for left in range(0, WIDTH, _CELL):
                if abs(left + _CELL // 2 - WIDTH // 2) < _CELL and top < _CELL + 40:
                    continue  # the crown is here
                size = chance.randint(20, 40)
                piece = shape(chance.choice(_PIECES), size, size)
                piece = piece.rotate(chance.randint(-50, 50), Image.Resampling.BICUBIC, expand=True)
                at = (left + chance.randint(0, _CELL - size), top + chance.randint(0, _CELL - size))
                self.canvas.stencil(Stencil(piece), chance.choice(_CONFETTI), *at)

    def _fan(self, cards: Sequence[Card], card: DrawCard) -> None:
        step = min(_FAN_STEP, _FAN_SPREAD / max(1, len(cards) - 1))
        for place, each in enumerate(cards):
            degrees = step * (place - (len(cards) - 1) / 2)
            tile = card(each, *_CARD, self.look).turned(degrees)
            x = WIDTH // 2 + round(_FAN_RADIUS * sin(radians(degrees)))
            y = _FAN_MIDDLE + round(_FAN_RADIUS * (1 - cos(radians(degrees))))
            self.canvas.tile(tile, x - tile.image.width // 2, y - tile.image.height // 2)

    def _crown(self) -> None:
        box = Box((WIDTH - _CROWN[0]) // 2, 36, *_CROWN)
        self.canvas.shape("K", Box(box.x + 3, box.y + 4, box.width, box.height), palette.EDGE)
        self.canvas.shape("K", box, palette.CREAM)

    def _banner(self, box: Box, lines: Sequence[text.Text], winners: int) -> None:
        canvas = self.canvas
        canvas.plate(Box(box.x + 4, box.y + 6, box.width, box.height), palette.EDGE, 28)
        canvas.plate(box, palette.CREAM, 28)
        y = box.y + 22
        for line in lines:
            canvas.draw_text(line, box.centre, y + _NAME_LINE // 2, palette.INK, align="middle")
            y += _NAME_LINE
        said = kit_words.wins(winners, drawn=self.view.drawn_game, match=self.match_won)
        wins = canvas.write(said, box.centre, y + 36, WINS, palette.INK, align="middle")
        for x in (box.centre - wins // 2 - 78, box.centre + wins // 2 + 30):
            canvas.shape("star", Box(x, y + 12, 48, 48), palette.INK)

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
            kit_words.number(total), box.right - 30, box.middle, POINTS, palette.TEXT, align="right", width=_POINTS - 40
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
        told = words.rating_change(change.before, change.after)
        self.canvas.chip(told, right, middle, colours, style=RATING, align="right")

    def _highlight(self, y: int, number: int, highlight: Highlight) -> None:
        canvas, box = self.canvas, Box(MARGIN, y, WIDTH - 2 * MARGIN, _HIGHLIGHT)
        canvas.plate(box, palette.PANEL, 18)
        colour = _CONFETTI[number % len(_CONFETTI)]
        canvas.shape(_ICONS[number % len(_ICONS)], Box(box.x + 22, box.middle - 27, 54, 54), colour)
        room = box.width - 96 - _POINTS + 20
        canvas.write(highlight.title, box.x + 96, y + 33, TITLE, palette.TEXT, width=room)
        canvas.write(highlight.detail, box.x + 96, y + 75, DETAIL, palette.QUIET, width=room)
        figure = highlight.figure or kit_words.signed(highlight.points)
        canvas.write(figure, box.right - 30, box.middle, FIGURE, palette.TEXT, align="right", width=_POINTS)


def _name_lines(names: Sequence[str], room: int) -> list[text.Text]:
    """Return the winners' names in one line, or in a line each if they are few and do not fit together."""
    together = text.joined(tuple(names), WINNER, room)
    shortened = text.is_cut(text.AND.join(names), WINNER, room)
    if not shortened or len(names) > _NAME_LINES:
        return [together]
    return [text.fitted(name, WINNER, room) for name in names]
