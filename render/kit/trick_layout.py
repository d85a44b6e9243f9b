"""The pictures of a game of tricks for two, as a layout."""

from __future__ import annotations

from render.kit.layout import Layout
from render.kit.trick_cards import card_face
from render.kit.trick_hand import TrickHand, order
from render.kit.trick_table import TrickTable


def layout(table: type[TrickTable] = TrickTable, hand: type[TrickHand] = TrickHand) -> Layout:
    """Return the layout of a game with these pictures, by default those in which cards are only played."""
    return Layout(table.picture, hand.picture, order, table.words.goal, card_face)
