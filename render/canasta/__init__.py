"""The pictures of Canasta: table, hand, score sheet, and their text."""

from __future__ import annotations

from engine.view import View
from render.canasta import film, hand, table, words
from render.canasta.melds import card_face
from render.kit.layout import Layout
from render.kit.palette import Look


def goal(view: View, look: Look) -> str:
    """Return what ends the game."""
    return words.goal(look.say, view)


LAYOUT = Layout(table.draw, hand.draw, hand.order, goal, card_face, film.moment, film.draw)
