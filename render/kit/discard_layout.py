"""The pictures of a game of drawing and discarding, as a layout."""

from __future__ import annotations

from render.kit.discard_hand import DiscardHand, hand_order
from render.kit.discard_table import DiscardTable
from render.kit.layout import Layout
from render.kit.spread_pile import card_face


def layout(table: type[DiscardTable] = DiscardTable, hand: type[DiscardHand] = DiscardHand) -> Layout:
    """Return the layout of a game with these pictures, by default those in which nothing lies on the table."""
    return Layout(table.picture, hand.picture, hand_order, table.words.goal, card_face)
