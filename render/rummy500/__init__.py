"""The pictures of Rummy 500: the table with the spread pile and all melds, and the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine.rummy500.view import Rummy500View
from engine.types import Side
from engine.view import View
from render.kit import palette, score_sheet
from render.kit import words as kit_words
from render.kit.canvas import Canvas
from render.kit.discard_hand import DiscardHand, hand_order
from render.kit.discard_table import MARGIN, WIDTH, DiscardTable
from render.kit.laid_groups import LaidGroup, LaidGroups
from render.kit.layout import Layout
from render.kit.look import Look
from render.kit.marks import NONE, Marks
from render.kit.spread_pile import card_face
from render.rummy500 import words


def _draw_table(view: View, names: Sequence[str], note: str, look: Look, marks: Marks = NONE) -> Canvas:
    """Draw the table; once the round is over, the score sheet."""
    if view.phase in ("scored", "won"):
        goal, label = kit_words.to_points(view.target), words.WORDS.score_line
        return score_sheet.draw(view, names, note, order=("laid", "held"), label=label, goal=goal, look=look)
    return _Table(cast(Rummy500View, view), names, look, marks).draw(note)


class _Table(DiscardTable):
    words = words.WORDS
    spread = True

    def _melds(self, side: Side) -> LaidGroups:
        """Return the melds that a side began, where others' cards are faded, and what it laid off on other melds."""
        view = cast(Rummy500View, self.view)
        groups, off = [], []
        for laid in view.table:
            sides = [view.sides[seat] for seat in laid.by]
            if max(sides, key=sides.count) == side:
                theirs = frozenset(place for place, by in enumerate(sides) if by != side)
                groups.append(LaidGroup(laid.meld.cards, theirs))
            elif own := tuple(card for card, by in zip(laid.meld.cards, sides, strict=True) if by == side):
                off.append(LaidGroup(own))
        return LaidGroups([*groups, *off], WIDTH - 2 * MARGIN - 20)

    def height_of(self, side: Side) -> int:
        """Return the height of a side's melds."""
        return self._melds(side).height

    def draw_side(self, y: int, side: Side) -> None:
        """Draw a side's melds."""
        self._melds(side).draw(self.canvas, MARGIN + 10, y)


class _Hand(DiscardHand):
    words = words.WORDS
    spread = True

    def draw_footer(self, x: int, middle: int) -> None:
        """Draw what the hand counts against its player, and the card that must be melded first."""
        view = cast(Rummy500View, self.view)
        held = sum(map(view.rules.points, view.hand))
        x += self.canvas.chip(words.held(held), x, middle, (palette.FELT, palette.TEXT), border=palette.QUIET) + 10
        if view.owed and view.seat in view.to_act:
            self.canvas.chip(words.owed(view.owed), x, middle, palette.ON_SKY)


def _draw_hand(view: View, names: Sequence[str], title: str, look: Look, marks: Marks = NONE) -> Canvas:
    """Draw the hand of ``view.seat``. Raises ``ValueError`` for the public view."""
    return _Hand(cast(Rummy500View, view), names, look, marks).draw(title)


LAYOUT = Layout(_draw_table, _draw_hand, hand_order, lambda view: kit_words.to_points(view.target), card_face)
