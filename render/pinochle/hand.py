"""The private picture of a hand of Pinochle, Binokel or Bezique: the use of its cards, and the melds in short."""

from __future__ import annotations

from engine import cards
from engine.cards import Card
from engine.pinochle.names import NAMES
from engine.pinochle.tricks import POINTS
from engine.pinochle.view import PinochleView
from engine.types import Side
from render.kit import palette, text
from render.kit import words as kit_words
from render.kit.canvas import CHIP
from render.kit.hand_rows import Tag
from render.kit.marks import Marks
from render.kit.measures import LABEL, MARGIN
from render.kit.side_hand import ROOM
from render.kit.trick_cards import has_done, high_to_low
from render.kit.trick_hand import TrickHand
from render.pinochle import words

_TOKENS = 46
_TOKEN_GAP = 6
_SHOWN = (palette.CREAM, palette.INK)


class Hand(TrickHand):
    """Draws one hand, with the melds on the mat in short, and what can be melded."""

    words = words.WORDS
    view: PinochleView

    def prepare(self) -> None:
        """Split the melds in short into lines, and find the cards that can be melded."""
        self.tokens = [_token_lines(self.view, side, self.marks) for side in range(len(self.view.melds))]
        self.meldable = {card for meld in self.view.meldable for card in meld.cards}

    def height_of(self, side: Side) -> int:
        """Return the height of a side's melds in short."""
        return _TOKENS * len(self.tokens[side])

    def draw_side(self, y: int, side: Side) -> None:
        """Draw a side's melds in short."""
        for row, line in enumerate(self.tokens[side]):
            x = MARGIN
            for token, new in line:
                low = y + _TOKENS * row + _TOKENS // 2 - 3
                x += self.canvas.chip(token, x, low, _SHOWN, width=_token_width(token), new=new) + _TOKEN_GAP

    def worth(self, card: Card) -> int | None:
        """Return a card's points in a trick; ``None`` for none."""
        return POINTS[self.view.rules.trick_points].get(cards.rank(card))

    def tag_above(self, card: Card) -> Tag | None:
        """Return the tag above a card: just drawn, or on the mat."""
        return super().tag_above(card) or ((words.LAID, _SHOWN) if card in self.view.mat[self.seat] else None)

    def tag_of(self, card: Card) -> Tag | None:
        """Return the tag below a card that is part of a meld in hand."""
        return (kit_words.MELD, palette.ON_LEAF) if card in self.meldable else None

    def draw_footer(self, x: int, middle: int) -> None:
        """Draw the best meld in hand, and a warning before a dix becomes worthless."""
        view, canvas = self.view, self.canvas
        if view.meldable:
            top = view.meldable[0]
            can_meld_now = "meld" in self.legal_kinds or view.phase != "melding" or self.seat not in view.to_act
            colours = palette.ON_LEAF if can_meld_now else (palette.FELT, palette.TEXT)
            best_meld = words.best_meld(top.name, top.points)
            x += canvas.chip(best_meld, x, middle, colours, border=None if can_meld_now else palette.QUIET) + 12
        elif not view.phase_two:
            x += canvas.write(words.NO_MELD, x, middle, LABEL, palette.QUIET) + 24
        if any(fact.code == "dix-last-chance" for fact in view.facts()):
            chance = words.last_chance(words.meld_type(NAMES[view.preset]["dix"]))
            canvas.chip(chance, x, middle, palette.ON_STOP)


def _token_width(token: str) -> int:
    return text.width(token, CHIP) + 20


def _token_lines(view: PinochleView, side: Side, marks: Marks) -> list[list[tuple[str, bool]]]:
    """Split a side's melds in short into lines, each meld with whether it is new."""
    lines: list[list[tuple[str, bool]]] = []
    used = ROOM
    for meld in view.melds[side]:
        token = words.short_meld(meld.name, high_to_low(meld.cards, view.order))
        width = _token_width(token)
        if used + width > ROOM:
            lines.append([])
            used = 0
        lines[-1].append((token, has_done(view, marks.news, "meld-made", side, meld.cards)))
        used += width + _TOKEN_GAP
    return lines
