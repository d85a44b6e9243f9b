"""The pictures of Cribbage: the board with the table, hands, and the show."""

from __future__ import annotations

from engine.view import View
from render.cribbage import hand, table
from render.cribbage.words import CribbageWords
from render.kit.layout import Layout
from render.kit.palette import Look


def goal(view: View, look: Look) -> str:
    """Return what ends the game."""
    return CribbageWords(look.say).goal(view)


LAYOUT = Layout(table.draw, hand.Hand.picture, hand.order, goal, table.card_face, table.moment, table.draw_film)
