"""The pictures of Cribbage: the board with the table, hands, and the show."""

from __future__ import annotations

from typing import cast

from engine.cribbage.view import CribbageView
from engine.view import View
from render.cribbage import film, hand, table, words
from render.kit.layout import Layout


def _goal(view: View) -> str:
    return words.goal(view.target, low=cast(CribbageView, view).rules.low_ball)


LAYOUT = Layout(table.draw, hand.draw, hand.order, _goal, table.card_face, film.moment, film.draw)
