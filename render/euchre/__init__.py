"""The pictures of Euchre: table, hand, score sheet, and their text."""

from __future__ import annotations

from engine.cards import Card
from engine.euchre.options import BEST
from engine.euchre.view import EuchreView
from render.euchre import words
from render.euchre.table import Table
from render.kit import palette
from render.kit.hands import Tag
from render.kit.trick_games import TrickHand, layout

_BOWER = (palette.CREAM, palette.INK)


class Hand(TrickHand):
    """Draws one hand."""

    words = words.WORDS
    view: EuchreView

    def beside_trump(self) -> str:
        """Return who made trumps and from where, or whom the upcard is for."""
        view = self.view
        return words.made_by(view, self.names) or words.upcard(view, self.names[view.dealer])

    def corner_card(self) -> Card | None:
        """Return the upcard until trumps are made; a card that was turned down is no trump."""
        return None if self.view.trump else self.view.upturned

    def tag_above(self, card: Card) -> Tag | None:
        """Return the tag above a card: just taken, or a bower."""
        return super().tag_above(card) or self._bower(card)

    def _bower(self, card: Card) -> Tag | None:
        """Return the name of a bower of the trump suit, or of the suit that can be ordered up."""
        view = self.view
        trump = view.trump or ("" if view.turned_down else view.offered)
        if not trump:
            return None
        order = view.rules.order(trump)
        above = order.strength[card] - len(order.ranks)
        best = bool(BEST[view.rules.best_bower])
        names = words.BOWERS if best else words.BOWERS[1:]
        return (names[len(names) - 1 - above], _BOWER) if above >= 0 else None


LAYOUT = layout(Table, Hand)
