"""The pictures of Cribbage: the board with the table, hands, and the show."""

from __future__ import annotations

from render.cribbage import hand, table, words
from render.kit.layout import Layout

LAYOUT = Layout(
    table.draw, hand.Hand.picture, hand.order, words.WORDS.goal, table.card_face, table.moment, table.draw_film
)
