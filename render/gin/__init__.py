"""The pictures of Gin Rummy: table, hand, and the end of a round."""

from __future__ import annotations

from typing import cast

from engine.cards import Card
from engine.gin.view import GinView
from engine.view import View
from render.gin import hand, table
from render.kit.discard_hand import groups
from render.kit.discard_table import card_face
from render.kit.layout import Layout
from render.kit.look import Look
from render.kit.words import to_points


def order(view: View, look: Look) -> list[Card]:
    """Return the cards of ``view.seat`` in the order in which they are drawn."""
    return [card for group in groups(cast(GinView, view), look) for card in group.cards]


LAYOUT = Layout(table.draw, hand.draw, order, lambda view: to_points(view.target), card_face)
