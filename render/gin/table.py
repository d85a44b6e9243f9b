"""The table of Gin Rummy, and the end of a round: both hands laid out above the score."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from engine.cards import Card
from engine.gin.scoring import Outcome
from engine.gin.view import GinView
from engine.kit.sets_and_runs import BIT
from engine.types import Seat, Side
from engine.view import View
from render.gin import words
from render.kit import fan, palette, score_sheet, seats
from render.kit import words as kit_words
from render.kit.canvas import Box, Canvas
from render.kit.discard_table import MARGIN, SMALL, WIDTH, DiscardTable
from render.kit.fonts import Style
from render.kit.hand_rows import HandRows, Tag
from render.kit.look import Look
from render.kit.marks import NONE, Marks
from render.kit.score_sheet import ROW
from render.kit.spread_pile import card_face

_SIZE = fan.Size(104, 146, 48)
_NAME = Style(38, 750)
_SUM = Style(36, 700)
_BAND = 62
_ENDING = 84
_GAME = 56


def draw(view: View, names: Sequence[str], note: str, look: Look, marks: Marks = NONE) -> Canvas:
    """Draw the table; once the round is over, both hands and the score sheet."""
    seen = cast(GinView, view)
    if seen.phase not in ("scored", "won") or seen.outcome is None:
        return _Table(seen, names, look, marks).draw(note)
    goal, label = kit_words.to_points(seen.target), words.WORDS.score_line
    sheet = score_sheet.draw(
        seen, names, note, order=("game-bonus", "boxes", "shutout"), label=label, goal=goal, look=look
    )
    parts = [_Ending(seen, seen.outcome, names, look).canvas, sheet]
    if seen.rules.hollywood:
        parts.append(_games(seen, look))
    return joined(parts, look)


class _Table(DiscardTable):
    words = words.WORDS

    def _shown(self, side: Side) -> Sequence[tuple[Card, ...]]:
        """Return the hand that a side shows while the other lays off, or the cards that all have seen in its hand."""
        view = cast(GinView, self.view)
        if not view.table or view.knocker != side:
            return [view.known[side]] if view.known[side] else []
        melds = [in_order(meld, more) for meld, more in zip(view.table, view.laid, strict=True)]
        loose = tuple(card for card in view.known[side] if not any(card in meld for meld in view.table))
        return [*melds, loose] if loose else melds

    def height_of(self, side: Side) -> int:
        """Return the height of the cards that a side shows."""
        return _SIZE.height + 14 if self._shown(side) else 0

    def draw_side(self, y: int, side: Side) -> None:
        """Draw the cards that a side shows."""
        x = MARGIN + 10
        for cards in self._shown(side):
            tiles = [card_face(card, _SIZE.width, _SIZE.height, self.look) for card in cards]
            self.canvas.fan(tiles, x, y, right=_SIZE.step)
            x += _SIZE.width + _SIZE.step * (len(cards) - 1) + 22
        if self._shown(side) and not cast(GinView, self.view).table:
            self.canvas.write(words.TAKEN, x, y + _SIZE.height // 2, SMALL, palette.QUIET)


class _Ending:
    """Both hands at the end of a round: melds with what was laid off on them, and deadwood."""

    def __init__(self, view: GinView, outcome: Outcome, names: Sequence[str], look: Look) -> None:
        self.outcome = outcome
        self.names = kit_words.seat_names(names)
        rows = [self._rows(seat, look) for seat in seats.own_last(view)] if outcome.shown else []
        heights = [_BAND + each.height for each in rows]
        self.canvas = canvas = Canvas(WIDTH, _ENDING + sum(heights), look=look)
        self._heading()
        y = _ENDING
        for seat, each, height in zip(seats.own_last(view), rows, heights, strict=False):
            canvas.write(self.names[seat], MARGIN + 16, y + _BAND // 2, _NAME, palette.TEXT, width=560)
            points = outcome.shown[seat].points
            said, colours = (
                (words.deadwood(points), (palette.PANEL, palette.TEXT)) if points else (words.GIN, palette.ON_LEAF)
            )
            canvas.chip(said, WIDTH - MARGIN - 16, y + _BAND // 2, colours, align="right")
            each.draw(canvas, y + _BAND)
            y += height

    def _heading(self) -> None:
        outcome, box = self.outcome, Box(MARGIN, 14, WIDTH - 2 * MARGIN, _ENDING - 20)
        self.canvas.plate(box, palette.PANEL, 18)
        inner = box._replace(x=box.x + 20, width=box.width - 40)
        who = outcome.winner if outcome.winner is not None else outcome.knocker
        if who is None:
            self.canvas.write(words.VOID, inner.x, box.middle, _SUM, palette.TEXT)
        else:
            self.canvas.sentence([self.names[who]], words.ending(outcome.kind), inner, _SUM, palette.TEXT)

    def _rows(self, seat: Seat, look: Look) -> HandRows:
        """Return a hand's melds, with the other's cards that were laid off on them, and then its deadwood."""
        mine, theirs = self.outcome.shown[seat], self.outcome.shown[1 - seat]
        extra = theirs.laid or ((),) * len(mine.melds)
        melds = [fan.Group("meld", in_order(meld, more), 0) for meld, more in zip(mine.melds, extra, strict=True)]
        rest = [fan.Group("rest", mine.loose, 0)] if mine.loose else []

        def tag(group: fan.Group) -> Tag | None:
            laid = [card for cards in theirs.laid for card in cards if card in group.cards]
            return (words.laid_off(laid), palette.ON_SKY) if laid else None

        return HandRows(
            fan.rows([*melds, *rest], _SIZE, WIDTH - 2 * MARGIN),
            _SIZE,
            face=lambda card: (
                card_face(card, _SIZE.width, _SIZE.height, look).faded(palette.MIST)
                if card in mine.loose
                else card_face(card, _SIZE.width, _SIZE.height, look)
            ),
            above=lambda group: [None for _ in group.cards],
            below=lambda group: [tag(group)] * len(group.cards),
        )


def _games(view: GinView, look: Look) -> Canvas:
    """Draw the three games of Hollywood, each side's points in its column of the sheet."""
    canvas = Canvas(WIDTH, _GAME * len(view.columns) + 24, look=look)
    for place, column in enumerate(view.columns):
        middle = _GAME * place + _GAME // 2
        canvas.write(words.game(place + 1), score_sheet.MARGIN, middle, ROW, palette.TEXT)
        for side, points in enumerate(column.totals):
            right = WIDTH - score_sheet.MARGIN - 360 * (1 - side)
            ink = palette.LEAF if column.winner == side else palette.TEXT
            width = canvas.write(kit_words.number(points), right, middle, _SUM, ink, align="right")
            if column.winner == side:
                canvas.shape("star", Box(right - width - 48, middle - 17, 34, 34), palette.LEAF)
    return canvas


def in_order(meld: Iterable[Card], more: Iterable[Card]) -> tuple[Card, ...]:
    """Return a meld with what was laid off on it, from the ace to the king."""
    return tuple(sorted((*meld, *more), key=BIT.__getitem__))


def joined(parts: Sequence[Canvas], look: Look) -> Canvas:
    """Return pictures below each other as one."""
    whole = Canvas(WIDTH, sum(part.height for part in parts), look=look)
    y = 0
    for part in parts:
        whole.image.paste(part.image, (0, y))
        y += part.height
    return whole
