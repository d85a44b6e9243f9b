"""The pictures of Pinochle, Binokel and Bezique: table, hand, score sheet, and their text."""

from __future__ import annotations

from render.kit.layout import Layout
from render.pinochle import hand, table, words
from render.pinochle.cards import card_face

LAYOUT = Layout(table.draw, hand.draw, hand.order, words.goal, card_face)
