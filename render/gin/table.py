"""The table of Gin Rummy, and the end of a round: both hands laid out above the score."""

from __future__ import annotations

from collections.abc import Sequence

from engine.gin.view import GinView
from engine.types import Side
from engine.view import View
from render.gin import words
from render.kit import hands_laid_out, palette, score_sheet, seats
from render.kit import words as kit_words
from render.kit.canvas import Box, Canvas
from render.kit.discard_table import DiscardTable
from render.kit.hands_laid_out import SIZE, SUM, LaidOut, below_each_other, in_order
from render.kit.laid_groups import LaidGroup
from render.kit.look import Look
from render.kit.score_sheet import ROW
from render.kit.side_table import WIDTH

_GAME = 56
_GIN = (words.GIN, palette.ON_LEAF)


class Table(DiscardTable):
    """Draws one table."""

    words = words.WORDS
    score_order = ("game-bonus", "boxes", "shutout")
    laid_size = SIZE
    laid_gap = 22
    view: GinView

    def laid(self, side: Side) -> Sequence[LaidGroup]:
        """Return the hand that a side shows while the other lays off, or the cards that all have seen in its hand."""
        view, known = self.view, self.view.known[side]
        melds = list(map(in_order, view.table, view.laid)) if view.knocker == side else []
        loose = tuple(card for card in known if not any(card in meld for meld in melds))
        return [LaidGroup(cards) for cards in (*melds, loose) if cards and (melds or not view.table)]

    def beside_laid(self, side: Side) -> str:
        """Return where the cards come from that all have seen."""
        return "" if self.view.table else words.TAKEN

    @classmethod
    def ending(cls, view: View, names: Sequence[str], note: str, look: Look) -> Canvas:
        """Draw both hands, the score sheet, and the games of Hollywood."""
        assert isinstance(view, GinView)
        sheet = super().ending(view, names, note, look)
        games = [_games(view, look)] if view.rules.hollywood else []
        return below_each_other([_hands(view, names, look), sheet, *games], look)


def _hands(view: GinView, names: Sequence[str], look: Look) -> Canvas:
    """Draw both hands at the end of a round: melds with what was laid off on them, and deadwood."""
    hands, outcome = [], view.outcome
    assert outcome is not None
    for seat in seats.own_last(view) if outcome.shown else ():
        mine, theirs = outcome.shown[seat], outcome.shown[1 - seat]
        tag = (words.DEADWOOD.format(mine.points), (palette.PANEL, palette.TEXT)) if mine.points else _GIN
        hands.append(LaidOut(seat, mine.melds, theirs.laid or ((),) * len(mine.melds), mine.loose, tag))
    who = outcome.winner if outcome.winner is not None else outcome.knocker
    return hands_laid_out.draw(hands, names, who, words.ENDINGS.get(outcome.kind, words.VOID), look)


def _games(view: GinView, look: Look) -> Canvas:
    """Draw the three games of Hollywood, each side's points in its column of the sheet."""
    canvas = Canvas(WIDTH, _GAME * len(view.columns) + 24, look=look)
    for place, column in enumerate(view.columns):
        middle = _GAME * place + _GAME // 2
        canvas.write(words.GAME.format(place + 1), score_sheet.MARGIN, middle, ROW, palette.TEXT)
        for side, points in enumerate(column.totals):
            right = WIDTH - score_sheet.MARGIN - 360 * (1 - side)
            ink = palette.LEAF if column.winner == side else palette.TEXT
            width = canvas.write(kit_words.number(points), right, middle, SUM, ink, align="right")
            if column.winner == side:
                canvas.shape("star", Box(right - width - 48, middle - 17, 34, 34), palette.LEAF)
    return canvas
