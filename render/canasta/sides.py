"""The sides in short, as shown on a hand: players with their numbers of cards, and melds as chips."""

from __future__ import annotations

from collections.abc import Sequence

from engine.canasta.view import CanastaView, Meld
from engine.types import Event, Seat, Side
from render.canasta import trophies, words
from render.canasta.news import has_grown
from render.kit import faces, palette, seats, text
from render.kit.canvas import CHIP, Box, Canvas
from render.kit.fonts import Style

NAME = Style(30, 700)

_LINE = 50
_GAP = 8
"""The gap between two sides on plates."""
_TOKEN_GAP = 6
_NAMES = 310
"""The usual width of the column of names and numbers of cards."""
_MAX_NAMES = 500
"""Its largest width, for longer names, if that takes no further line of melds."""
_COUNT = 92
_FOOT = 80
_TURN = 26


class Sides:
    """All sides below each other, ``room`` pixels wide; melds that ``news`` added to are marked."""

    def __init__(
        self, view: CanastaView, seat: Seat, names: Sequence[str], room: int, news: Sequence[Event] = ()
    ) -> None:
        self.view = view
        self.news = news
        self.seat = seat
        self.names = names
        self.room = room
        self.plates = len(view.sides) > 2
        partners = [seats.of_side(view, side) for side in range(len(view.melds))]
        self.seats = [sorted(seated, key=lambda each: each == seat) for seated in partners]
        """The seats of each side, the viewer's last."""
        foot = _FOOT if view.feet else 0
        longest = max(text.width(name, NAME) for name in names) + _COUNT + _TURN
        wide = max(_NAMES, min(longest, _MAX_NAMES))
        self.column, self.tokens = wide, [_token_lines(melds, room - wide - foot) for melds in view.melds]
        least = [_token_lines(melds, room - _NAMES - foot) for melds in view.melds]
        heights = zip(self.tokens, least, self.seats, strict=True)
        if any(len(lines) > max(len(fewest), len(seated)) for lines, fewest, seated in heights):
            self.column, self.tokens = _NAMES, least
        self.named = self.column + foot

    @property
    def height(self) -> int:
        """The height in pixels."""
        return sum(map(self._height, range(len(self.seats))))

    def draw(self, canvas: Canvas, x: int, y: int) -> None:
        """Draw the sides with their top left corner at a point."""
        view = self.view
        for side in seats.own_last(view):
            seated = self.seats[side]
            height = self._height(side)
            if self.plates:
                box = Box(x - 10, y, self.room + 20, height - _GAP)
                canvas.plate(box, palette.PANEL, 14)
            top = y + _LINE // 2
            for line, seat in enumerate(seated):
                self._player(canvas, x, top + _LINE * line, seat)
            for line, melds in enumerate(self.tokens[side]):
                left = x + self.named
                for meld in melds:
                    grown = has_grown(view, self.news, meld, side)
                    left += _token(canvas, left, top + _LINE * line, meld, new=grown) + _TOKEN_GAP
            y += height

    def _height(self, side: Side) -> int:
        lines = max(len(self.seats[side]), len(self.tokens[side]))
        return _LINE * lines + (_GAP if self.plates else 0)

    def _player(self, canvas: Canvas, x: int, middle: int, seat: Seat) -> None:
        view = self.view
        ink = palette.TEXT
        end = x + self.column
        if seat in view.to_act:
            ink = palette.GOLD
            canvas.shape("turn", Box(x, middle - 11, 18, 22), ink)
            x += _TURN
        canvas.write(self.names[seat], x, middle, NAME, ink, width=end - x - _COUNT)
        canvas.tile(faces.back(26, 36, canvas.look.back), end - 84, middle - 18)
        canvas.write(str(view.hand_counts[seat]), end - 52, middle, NAME, palette.TEXT)
        if view.feet and view.feet[seat]:
            ground = palette.PANEL if self.plates else palette.FELT
            canvas.chip(words.FOOT, end - 8, middle, (ground, palette.TEXT), border=palette.QUIET, width=_FOOT - 6)


def _token(canvas: Canvas, x: int, middle: int, meld: Meld, *, new: bool) -> int:
    """Draw a meld in short: cream with wild cards, in its own colour as a canasta; return its width."""
    colours = (palette.CREAM if meld.wilds else palette.WHITE, palette.INK)
    if meld.canasta:
        colours = trophies.colours(meld)
    return canvas.chip(words.short_meld(meld), x, middle, colours, width=_token_width(meld), new=new)


def _token_width(meld: Meld) -> int:
    return text.width(words.short_meld(meld), CHIP) + 18


def _token_lines(melds: Sequence[Meld], room: int) -> list[list[Meld]]:
    """Split a side's melds into lines, at least one."""
    lines: list[list[Meld]] = [[]]
    used = 0
    for meld in melds:
        width = _token_width(meld)
        if used + width > room:
            lines.append([])
            used = 0
        lines[-1].append(meld)
        used += width + _TOKEN_GAP
    return lines
