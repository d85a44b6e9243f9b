"""The bracket of a knockout: a column for each round, with lines from the matches to the next ones.

A page has at most :data:`MAX_ROUNDS` rounds of at most :data:`MAX_MATCHES` matches, so that names can be read on a
phone. A larger bracket is drawn on several pages.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal, NamedTuple

from render.generic.board import MARGIN
from render.kit import palette, text
from render.kit.canvas import Box, Canvas
from render.kit.palette import Colour, Look
from render.kit.text import SUBTITLE, TITLE, WIDTH, Style

MAX_ROUNDS = 4
MAX_MATCHES = 8

HEAD = Style(32, 700, "narrow")
NAME = Style(34, 650, "narrow")
WINNER = Style(34, 800, "narrow")
SCORE = Style(32, 750, "narrow")
SEED = Style(26, 600, "narrow")

_TOP = 146
_HEAD = 54
_SIDE = 52
"""The height of a side of a match."""
_APART = 30
"""The least gap between two matches of a round."""
_BETWEEN = 44
"""The gap between two rounds, which has the lines."""
_WIDEST = 430
"""The most width of a round."""
_SEED = 44
"""The room for a seed before a name."""
_LINE = 3
"""The thickness of a line between two matches."""

Outcome = Literal["", "won", "lost"]


class BracketSide(NamedTuple):
    """A side of a match. ``name`` is empty while it is open who comes there; ``score`` may be empty too."""

    name: str = ""
    seed: int | None = None
    score: str = ""
    outcome: Outcome = ""
    own: bool = False
    """Whether it is the reader's."""


class BracketMatch(NamedTuple):
    """A match, or a ``bye`` of its first side."""

    sides: tuple[BracketSide, BracketSide] = (BracketSide(), BracketSide())
    bye: bool = False


class BracketRound(NamedTuple):
    """A round and its heading. Where it has half as many matches as the round before, the winners of two meet."""

    head: str
    matches: tuple[BracketMatch, ...]


class Bracket(NamedTuple):
    """The content of a page of a bracket."""

    title: str
    subtitle: str
    rounds: tuple[BracketRound, ...]


def draw(bracket: Bracket, look: Look) -> Canvas:
    """Draw a page of a bracket. Raises ``ValueError`` for more rounds or matches than a page has room for."""
    most = max((len(each.matches) for each in bracket.rounds), default=0)
    if not 0 < len(bracket.rounds) <= MAX_ROUNDS or most > MAX_MATCHES:
        raise ValueError(f"a page has 1 to {MAX_ROUNDS} rounds of at most {MAX_MATCHES} matches")
    top = _TOP + _HEAD
    height = most * (2 * _SIDE + _APART)
    canvas = Canvas(WIDTH, top + height + MARGIN // 2, look=look)
    canvas.write(bracket.title, MARGIN, 56, TITLE, palette.TEXT, width=WIDTH - 2 * MARGIN)
    canvas.write(bracket.subtitle, MARGIN, 112, SUBTITLE, palette.QUIET, width=WIDTH - 2 * MARGIN)
    count = len(bracket.rounds)
    width = min(_WIDEST, (WIDTH - 2 * MARGIN - _BETWEEN * (count - 1)) // count)
    columns = []
    for number, each in enumerate(bracket.rounds):
        x = MARGIN + number * (width + _BETWEEN)
        canvas.write(each.head, x, _TOP + _HEAD // 2, HEAD, palette.QUIET, width=width)
        columns.append(_places(x, top, width, height, len(each.matches)))
    for before, after in pairwise(columns):
        _lines(canvas, before, after)
    for boxes, each in zip(columns, bracket.rounds, strict=True):
        for box, match in zip(boxes, each.matches, strict=True):
            _match(canvas, box, match)
    return canvas


def _places(x: int, top: int, width: int, height: int, matches: int) -> list[Box]:
    """Return the boxes of a round's matches, evenly spread: each in the middle of those that lead to it."""
    return [
        Box(x, top + height * (2 * place + 1) // (2 * matches) - _SIDE, width, 2 * _SIDE) for place in range(matches)
    ]


def _lines(canvas: Canvas, before: Sequence[Box], after: Sequence[Box]) -> None:
    """Draw lines from matches to the matches that their winners go on to."""
    each = -(-len(before) // max(1, len(after)))
    for place, start in enumerate(before):
        end = after[min(place // each, len(after) - 1)]
        bend = start.right + (end.x - start.right) // 2
        canvas.fill(palette.ENGRAVED, Box(start.right, start.middle, bend - start.right, _LINE))
        top, bottom = sorted((start.middle, end.middle))
        canvas.fill(palette.ENGRAVED, Box(bend, top, _LINE, bottom - top + _LINE))
        canvas.fill(palette.ENGRAVED, Box(bend, end.middle, end.x - bend, _LINE))


def _match(canvas: Canvas, box: Box, match: BracketMatch) -> None:
    """Draw the two sides of a match over each other."""
    own = any(side.own for side in match.sides)
    canvas.frame(box.inset(-3), palette.LEAF if own else palette.ENGRAVED, palette.PANEL, radius=12)
    for number, side in enumerate(match.sides):
        row = box._replace(y=box.y + number * _SIDE, height=_SIDE)
        if number:
            canvas.horizontal_line(row.x, row.y, row.width, palette.ENGRAVED)
        _side(canvas, row, side, absent=canvas.look.say("bye") if match.bye and number else "")


def _side(canvas: Canvas, row: Box, side: BracketSide, *, absent: str) -> None:
    """Draw a side: seed, name and score, brighter for the winner. ``absent`` stands in the place of a name."""
    style, ink = _lettering(side)
    x, right = row.x + 12, row.right - 12
    if side.seed is not None and side.name:
        canvas.write(str(side.seed), x + _SEED - 14, row.middle, SEED, palette.QUIET, align="right")
        x += _SEED
    if side.score:
        right -= canvas.write(side.score, right, row.middle, SCORE, ink, align="right") + 14
    shown = side.name if text.clean(side.name) else absent
    canvas.write(shown, x, row.middle, style, ink if side.name else palette.QUIET, width=right - x)


def _lettering(side: BracketSide) -> tuple[Style, Colour]:
    if side.outcome == "won":
        return WINNER, palette.CREAM
    return NAME, palette.QUIET if side.outcome == "lost" else palette.TEXT
