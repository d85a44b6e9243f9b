"""The plate above a hand that says whose turn it is: the viewer's own, or who the table waits for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.types import Seat
from engine.view import View
from render.kit import palette, text, words
from render.kit.canvas import Box, Canvas
from render.kit.measures import DOES, TURN


class Doing(NamedTuple):
    """What can be done now: what the reader may do, and what the player to act does; this follows a name."""

    you_may: str
    to_do: str


def draw(canvas: Canvas, view: View, box: Box, names: Sequence[str], doing: Doing, *, reader: Seat | None) -> None:
    """Draw the plate; ``reader`` is the seat whose turn is called "Your turn", if it is to act."""
    who, does, ink = [words.YOUR_TURN], doing.you_may, palette.GOLD_INK
    if reader is not None and reader in view.to_act:
        canvas.plate(box, palette.GOLD, 14)
    else:
        canvas.frame(box, palette.ENGRAVED, palette.PANEL, radius=14)
        who, does, ink = [names[seat] for seat in view.to_act], doing.to_do, palette.TEXT
    inner = box._replace(x=box.x + 18, width=box.width - 36)
    if view.over:
        canvas.write(words.GAME_OVER, inner.x, inner.middle, TURN, ink, width=inner.width)
        return
    canvas.draw_text(text.joined(tuple(who), TURN, inner.width), inner.x, box.y + 28, ink)
    canvas.write(does, inner.x, box.y + 68, DOES, ink, width=inner.width)
