"""Finished canastas: squared stacks with a red or black top card, as on a real table, and their bonus."""

from __future__ import annotations

from engine.canasta.options import CanastaOptions
from engine.canasta.scoring import canasta_bonus
from engine.canasta.view import Meld
from engine.cards import Card, is_red
from render.canasta import words
from render.canasta.cards import card_face, is_wild
from render.kit import faces, palette
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Style

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
_RIBBON = 38
_STEPS = (12, 8, 4)


def fitted(box: Box, width: int) -> Box:
    """Return a trophy's box narrowed to a width."""
    if width >= box.width:
        return box
    return Box(0, 0, width, min(box.height, round(width * _TALLEST)))


def draw(canvas: Canvas, front: Box, meld: Meld, rules: CanastaOptions) -> None:
    """Draw a canasta, its top card in the box ``front``: red if natural, black if mixed."""
    ground, ink = colours(meld)
    for place, lift in enumerate(_STEPS):
        edge = palette.CREAM if place < meld.wilds else palette.WHITE
        canvas.tile(faces.edge(front.width, front.height, edge), front.x, front.y - lift)
    canvas.plate(front, ground, 12)
    inner = front.inset(_FRAME)
    top = card_face(_top_card(meld), inner.width, inner.height, canvas.look, index="row")
    canvas.tile(top, inner.x, inner.y)
    ribbon = Box(front.x, front.bottom - _RIBBON, front.width, _RIBBON)
    canvas.plate(ribbon, ground, 10)
    canvas.write(words.canasta(meld), ribbon.centre, ribbon.middle, KIND, ink, align="middle", width=front.width - 8)
    strip = inner.y + faces.row_index_height(inner.width)
    room = ribbon.y - strip
    figure = palette.RED if meld.canasta == "natural" else palette.INK
    points = words.bonus(canasta_bonus(rules, meld.canasta, meld.cards))
    canvas.write(points, front.centre, strip + room // 4, BONUS, figure, align="middle", width=inner.width - 8)
    _detail(canvas, Box(inner.x, strip + room // 2, inner.width, room // 2), meld)


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


def _detail(canvas: Canvas, box: Box, meld: Meld) -> None:
    """Draw what else counts: the span of a sequence, the number of wild cards, or a star for none."""
    middle = box.middle - 2
    if meld.sequence:
        canvas.write(words.span(meld), box.centre, middle, DETAIL, palette.INK, align="middle", width=box.width - 6)
    elif not meld.wilds:
        canvas.shape("star", Box(box.centre - 15, middle - 15, 30, 30), palette.RED)
    elif meld.naturals:
        wilds = words.wilds(meld.wilds)
        canvas.write(wilds, box.centre, middle, DETAIL, palette.INK, align="middle", width=box.width - 6)
    else:
        canvas.shape("JK", Box(box.centre - 15, middle - 15, 30, 30), palette.INK)
