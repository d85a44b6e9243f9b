"""Finished canastas: squared stacks with a red or black top card, as on a real table, and their bonus."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.canasta.options import CanastaOptions
from engine.canasta.scoring import canasta_bonus
from engine.canasta.view import Meld
from engine.cards import Card, is_red
from render.canasta import words
from render.canasta.cards import card_face, is_wild
from render.kit import faces, palette
from render.kit.canvas import Box, Canvas, Sketch
from render.kit.fonts import Style
from render.kit.look import Look
from render.kit.shapes import rounded
from render.kit.tiles import Tile

BONUS = Style(42, 850, "narrow")
KIND = Style(32, 800, "narrow")
DETAIL = Style(30, 650, "narrow")

LARGEST = Box(0, 0, 118, 172)
"""The size of a trophy in a tall row."""
COMPACT = Box(0, 0, 100, 146)
"""The size of a trophy in a compact row."""
LIFT = 12
"""How much of the stack shows above its top card."""

_TALLEST = 1.62
"""The largest ratio of height to width."""
_FRAME = 4
_RADIUS = 12
_SHAPES = ("star", "JK")
_RIBBON = 38
_STEPS = (12, 8, 4)


def fitted(box: Box, width: int) -> Box:
    """Return a trophy's box narrowed to a width."""
    if width >= box.width:
        return box
    return Box(0, 0, width, min(box.height, round(width * _TALLEST)))


def draw(canvas: Canvas, front: Box, meld: Meld, rules: CanastaOptions) -> None:
    """Draw a canasta, its top card in the box ``front``: red if natural, black if mixed."""
    bonus = words.bonus(canasta_bonus(rules, meld.canasta, meld.cards))
    label = words.canasta(meld)
    shown = _Shown(_top_card(meld), colours(meld), label, bonus, min(meld.wilds, len(_STEPS)), _detail(meld))
    canvas.tile(_tile(front.width, front.height, shown, canvas.look), front.x, front.y - LIFT)


class _Shown(NamedTuple):
    """What a trophy shows: the top card, the colours and text of its ribbon, its bonus, and the wild cards below."""

    top: Card
    colours: tuple[palette.Colour, palette.Colour]
    label: str
    bonus: str
    wilds: int
    detail: str
    """A text, or the name of a shape."""


@lru_cache(maxsize=256)
def _tile(width: int, height: int, shown: _Shown, look: Look) -> Tile:
    ground, ink = shown.colours
    canvas = Sketch(width, height + LIFT, palette.CARD_EDGE)
    mask = Image.new("L", (width, height + LIFT))
    for place, lift in enumerate(_STEPS):
        edge = faces.edge(width, height, palette.CREAM if place < shown.wilds else palette.WHITE)
        canvas.tile(edge, 0, LIFT - lift)
        mask.paste(255, (0, LIFT - lift), edge.mask)
    front = Box(0, LIFT, width, height)
    canvas.plate(front, ground, _RADIUS)
    mask.paste(255, (0, LIFT), rounded(width, height, _RADIUS))
    inner = front.inset(_FRAME)
    canvas.tile(card_face(shown.top, inner.width, inner.height, look, index="row"), inner.x, inner.y)
    ribbon = Box(front.x, front.bottom - _RIBBON, front.width, _RIBBON)
    canvas.plate(ribbon, ground, _RADIUS)
    canvas.write(shown.label, ribbon.centre, ribbon.middle, KIND, ink, align="middle", width=front.width - 8)
    strip = inner.y + faces.row_index_height(inner.width)
    room = ribbon.y - strip
    middle, ink = strip + room // 4, palette.RED if ground == palette.RED else palette.INK
    canvas.write(shown.bonus, front.centre, middle, BONUS, ink, align="middle", width=inner.width - 8)
    middle = strip + room // 2 + room // 4 - 2
    if shown.detail in _SHAPES:
        canvas.shape(shown.detail, Box(front.centre - 15, middle - 15, 30, 30), ink)
    else:
        canvas.write(shown.detail, front.centre, middle, DETAIL, ink, align="middle", width=inner.width - 6)
    return Tile(canvas.image, mask, _RADIUS)


def colours(meld: Meld) -> tuple[palette.Colour, palette.Colour]:
    """Return ground and ink of a canasta's ribbon: red for natural, blue for sequence, black for all others."""
    return {
        "natural": (palette.RED, palette.WHITE),
        "sequence": (palette.BLUE, palette.WHITE),
        "wild": (palette.INK, palette.CREAM),
    }.get(meld.canasta, (palette.INK, palette.WHITE))


def _top_card(meld: Meld) -> Card:
    """Return the card on top: a natural one in the canasta's colour if there is one."""
    if meld.sequence or meld.canasta == "wild":
        return meld.cards[0]
    naturals = [card for card in meld.cards if not is_wild(card)]
    return next((card for card in naturals if is_red(card) == (meld.canasta == "natural")), naturals[0])


def _detail(meld: Meld) -> str:
    """Return what else counts: the span of a sequence, the number of wild cards, or a star for none."""
    if meld.sequence:
        return words.span(meld)
    if not meld.wilds:
        return "star"
    return words.wilds(meld.wilds) if meld.naturals else "JK"
