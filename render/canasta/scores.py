"""Canasta's score sheet, with the special hand that ended the round below it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.canasta.view import CanastaView
from engine.cards import rank
from render.canasta import words
from render.canasta.cards import HAND_ORDER, card_face
from render.kit import score_sheet
from render.kit.canvas import Canvas
from render.kit.look import Look

SCORE_ORDER = (
    "special-hand",
    "cards-melded",
    "natural-canastas",
    "mixed-canastas",
    "sequence-canastas",
    "pure-canasta",
    "wild-canasta",
    "red-threes",
    "threes",
    "going-out",
    "concealed",
    "cards-in-hand",
    "unfinished-meld",
    "three-held",
    "returned-piles",
)
"""The order of the lines of the score sheet."""

_CARD = (92, 129)


def draw(view: CanastaView, names: Sequence[str], note: str, look: Look) -> Canvas:
    """Draw the score sheet of the last finished round."""
    hand = [card for lines in view.scores[-1] for line in lines if line.code == "special-hand" for card in line.cards]
    hand.sort(key=lambda card: HAND_ORDER.index(rank(card)))
    shown = [card_face(card, *_CARD, look) for card in hand]
    return score_sheet.draw(
        view,
        names,
        note,
        order=SCORE_ORDER,
        label=partial(words.score_line, special=view.special),
        goal=words.goal(view),
        shown=shown,
        look=look,
    )
