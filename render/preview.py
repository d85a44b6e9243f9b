"""What a look does to the pictures, in one: felt and back, suits and the order of a hand, and how melds lie."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import groupby
from typing import cast

from engine import cards
from engine.canasta.rules import CanastaRules
from engine.canasta.view import CanastaView, Meld
from engine.cards import parse
from engine.deal import Deals
from engine.game import Game
from render import faces, fan, palette
from render.canasta_cards import HAND_ORDER, card_face
from render.canasta_melds import Mats
from render.canvas import Box, Canvas
from render.fonts import Style
from render.looks import Look

WIDTH = 1100
MARGIN = 20

COUNT = Style(48, 800)

_CARD = fan.Size(124, 174, 58)
_HAND = parse("AS AD KH KC QD QS 9H 9C 3D")
_MELDS = (
    Meld("5", parse("5H 5S 5D 5C"), 0, ""),
    Meld("A", parse("AH AC AD 2C"), 1, ""),
    Meld("7", parse("7H 7S 7D 7C 7H 7D 7S"), 0, "natural"),
    Meld("J", parse("JD JC 2D JK"), 2, ""),
)
_STOCK = 43


def draw(look: Look) -> Canvas:
    """A back and a hand, and under them a mat with melds."""
    mats = Mats(_table(), WIDTH - 2 * MARGIN, look.melds)
    top = 2 * MARGIN + _CARD.height
    canvas = Canvas(WIDTH, top + mats.height(0) + 2 * MARGIN, look=look)
    canvas.tile(faces.back(_CARD.width, _CARD.height, look.back), MARGIN, MARGIN)
    centre, middle = MARGIN + _CARD.width // 2, MARGIN + _CARD.height // 2
    on_back = faces.on_back(look.back)
    canvas.chip(str(_STOCK), centre, middle, on_back, style=COUNT, align="middle", border=palette.WHITE)
    x = MARGIN + _CARD.width + MARGIN
    for group in _groups(look):
        for place, card in enumerate(group.cards):
            face = card_face(card, _CARD.width, _CARD.height, look)
            canvas.tile(face, x + place * _CARD.step, MARGIN)
        x += group.width(_CARD) + fan.GAP
    canvas.frame(Box(8, top, WIDTH - 16, mats.height(0) + 28), palette.GOLD, palette.PANEL, thick=4, radius=18)
    mats.draw(canvas, MARGIN, top + 10, 0)
    return canvas


@cache
def _table() -> CanastaView:
    """A table with melds on the first side's mat."""
    view = cast(CanastaView, Game(CanastaRules.of("classic"), 2, Deals.numbered(1)).view(None))
    return replace(view, melds=(_MELDS, ()))


def _groups(look: Look) -> list[fan.Group]:
    ranks = HAND_ORDER[::-1] if look.rising else HAND_ORDER
    held = sorted(_HAND, key=lambda card: ranks.index(cards.rank(card)))
    kind_of = cards.rank
    if look.hand == "suit":
        held.sort(key=cards.suit)
        kind_of = cards.suit
    return [fan.Group(kind, tuple(same), 0) for kind, same in groupby(held, kind_of)]
