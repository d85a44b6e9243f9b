"""The table of Gin Rummy, and the end of a round: both hands laid out above the score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine.cards import Card
from engine.gin.scoring import Outcome
from engine.gin.view import GinView
from engine.types import Side
from engine.view import View
from render.gin import words
from render.kit import hands_laid_out, palette, score_sheet, seats
from render.kit import words as kit_words
from render.kit.canvas import Box, Canvas
from render.kit.discard_table import MARGIN, SMALL, WIDTH, DiscardTable
from render.kit.hands_laid_out import SIZE, SUM, LaidOut, below_each_other, in_order
from render.kit.look import Look
from render.kit.marks import NONE, Marks
from render.kit.score_sheet import ROW
from render.kit.spread_pile import card_face

_GAME = 56
_GIN = (words.GIN, palette.ON_LEAF)


def draw(view: View, names: Sequence[str], note: str, look: Look, marks: Marks = NONE) -> Canvas:
    """Draw the table; once the round is over, both hands and the score sheet."""
    seen = cast(GinView, view)
    if seen.phase not in ("scored", "won") or seen.outcome is None:
        return _Table(seen, names, look, marks).draw(note)
    goal, label = kit_words.to_points(seen.target), words.WORDS.score_line
    sheet = score_sheet.draw(
        seen, names, note, order=("game-bonus", "boxes", "shutout"), label=label, goal=goal, look=look
    )
    parts = [_ending(seen, seen.outcome, names, look), sheet]
    if seen.rules.hollywood:
        parts.append(_games(seen, look))
    return below_each_other(parts, look)


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
        return SIZE.height + 14 if self._shown(side) else 0

    def draw_side(self, y: int, side: Side) -> None:
        """Draw the cards that a side shows."""
        x = MARGIN + 10
        for cards in self._shown(side):
            tiles = [card_face(card, SIZE.width, SIZE.height, self.look) for card in cards]
            self.canvas.fan(tiles, x, y, right=SIZE.step)
            x += SIZE.width + SIZE.step * (len(cards) - 1) + 22
        if self._shown(side) and not cast(GinView, self.view).table:
            self.canvas.write(words.TAKEN, x, y + SIZE.height // 2, SMALL, palette.QUIET)


def _ending(view: GinView, outcome: Outcome, names: Sequence[str], look: Look) -> Canvas:
    """Draw both hands at the end of a round: melds with what was laid off on them, and deadwood."""
    hands = []
    for seat in seats.own_last(view) if outcome.shown else ():
        mine, theirs = outcome.shown[seat], outcome.shown[1 - seat]
        tag = (words.deadwood(mine.points), (palette.PANEL, palette.TEXT)) if mine.points else _GIN
        hands.append(LaidOut(seat, mine.melds, theirs.laid or ((),) * len(mine.melds), mine.loose, tag))
    who = outcome.winner if outcome.winner is not None else outcome.knocker
    return hands_laid_out.draw(hands, names, who, words.VOID if who is None else words.ending(outcome.kind), look)


def _games(view: GinView, look: Look) -> Canvas:
    """Draw the three games of Hollywood, each side's points in its column of the sheet."""
    canvas = Canvas(WIDTH, _GAME * len(view.columns) + 24, look=look)
    for place, column in enumerate(view.columns):
        middle = _GAME * place + _GAME // 2
        canvas.write(words.game(place + 1), score_sheet.MARGIN, middle, ROW, palette.TEXT)
        for side, points in enumerate(column.totals):
            right = WIDTH - score_sheet.MARGIN - 360 * (1 - side)
            ink = palette.LEAF if column.winner == side else palette.TEXT
            width = canvas.write(kit_words.number(points), right, middle, SUM, ink, align="right")
            if column.winner == side:
                canvas.shape("star", Box(right - width - 48, middle - 17, 34, 34), palette.LEAF)
    return canvas
