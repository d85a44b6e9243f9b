"""The pictures of Canasta: table, hand, score sheet, and their text."""

from __future__ import annotations

from render.canasta import film, hand, table, words
from render.canasta.melds import card_face
from render.kit.layout import Layout

LAYOUT = Layout(table.draw, hand.draw, hand.order, words.goal, card_face, film.moment, film.draw)
