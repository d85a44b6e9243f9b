"""The score sheet of Canasta; under it, the special hand that ended the round."""

from __future__ import annotations

from collections.abc import Sequence

from engine.canasta.view import CanastaView
from engine.cards import rank
from render import canasta_parts, scores, words
from render.canasta_cards import HAND_ORDER, card_face
from render.canvas import Canvas
from render.looks import Look

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
"""The lines of the score sheet."""


_CARD = (92, 129)


def draw(view: CanastaView, names: Sequence[str], note: str, look: Look) -> Canvas:
    """The sheet of the last finished round."""
    labels = {"special-hand": words.special_hand(view.special)} if view.special else {}
    hand = [card for lines in view.scores[-1] for line in lines if line.code == "special-hand" for card in line.cards]
    hand.sort(key=lambda card: HAND_ORDER.index(rank(card)))
    shown = [card_face(card, *_CARD, look) for card in hand]
    goal = canasta_parts.goal(view)
    return scores.draw(view, names, note, SCORE_ORDER, labels=labels, goal=goal, shown=shown, look=look)
