"""The pictures of games that a knock ends: table, hand, and the end of a round with both hands laid out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from engine.kit.knock_view import KnockView
from engine.types import Side
from engine.view import View
from render.kit import hands_laid_out, knock_words, palette, seats
from render.kit.canvas import Canvas
from render.kit.discard_hand import DiscardHand
from render.kit.discard_table import DiscardTable
from render.kit.hands_laid_out import SIZE, LaidOut, below_each_other, in_order
from render.kit.knock_words import KnockWords
from render.kit.laid_groups import LaidGroup
from render.kit.look import Look
from render.kit.side_hand import Chip

_GIN = (knock_words.GIN, palette.ON_LEAF)
_PLAIN, _FAINT = (palette.FELT, palette.TEXT), (palette.FELT, palette.QUIET)


class KnockTable(DiscardTable):
    """Draws one table."""

    words: ClassVar[KnockWords] = KnockWords()
    score_order = ("game-bonus", "boxes", "shutout")
    laid_size = SIZE
    laid_gap = 22
    view: KnockView

    def laid(self, side: Side) -> Sequence[LaidGroup]:
        """Return the hand that a side shows while the other lays off, or the cards that all have seen in its hand."""
        view, known = self.view, self.view.known[side]
        melds = list(map(in_order, view.table, view.laid)) if view.knocker == side else []
        loose = tuple(card for card in known if not any(card in meld for meld in melds))
        return [LaidGroup(cards) for cards in (*melds, loose) if cards and (melds or not view.table)]

    def beside_laid(self, side: Side) -> str:
        """Return where the cards come from that all have seen."""
        return "" if self.view.table else knock_words.TAKEN

    @classmethod
    def ending(cls, view: View, names: Sequence[str], note: str, look: Look) -> Canvas:
        """Draw both hands, the score sheet, and what a game adds below it."""
        assert isinstance(view, KnockView)
        sheet = super().ending(view, names, note, look)
        return below_each_other([_hands(view, names, look), sheet, *cls.below_scores(view, look)], look)

    @classmethod
    def below_scores(cls, view: KnockView, look: Look) -> Iterable[Canvas]:
        """Draw what stands below the score sheet."""
        return ()


def _hands(view: KnockView, names: Sequence[str], look: Look) -> Canvas:
    """Draw both hands at the end of a round: melds with what was laid off on them, and deadwood."""
    hands, outcome = [], view.outcome
    assert outcome is not None
    for seat in seats.own_last(view) if outcome.shown else ():
        mine, theirs = outcome.shown[seat], outcome.shown[1 - seat]
        tag = (knock_words.DEADWOOD.format(mine.points), (palette.PANEL, palette.TEXT)) if mine.points else _GIN
        hands.append(LaidOut(seat, mine.melds, theirs.laid or ((),) * len(mine.melds), mine.loose, tag))
    who = outcome.winner if outcome.winner is not None else outcome.knocker
    return hands_laid_out.draw(hands, names, who, knock_words.ENDINGS.get(outcome.kind, knock_words.VOID), look)


class KnockHand(DiscardHand):
    """Draws one hand, with its deadwood and the limit to knock."""

    words: ClassVar[KnockWords] = KnockWords()
    view: KnockView

    def footer(self) -> Iterable[Chip]:
        """Yield the deadwood, what is left of it after the best discard, and the limit to knock."""
        view = self.view
        if view.outcome or not view.hand:
            return
        yield knock_words.DEADWOOD.format(view.deadwood), _PLAIN, palette.QUIET
        if len(view.hand) > view.rules.hand_size:
            yield knock_words.AFTER_DISCARD.format(view.least), _PLAIN, None
        yield knock_words.knock_at(view.limit), palette.ON_LEAF if view.least <= view.limit else _FAINT, None
