"""What a side has declared, one line each with its points in a column; pique, repique and capot large."""

from __future__ import annotations

from typing import NamedTuple

from engine.piquet.declarations import KINDS
from engine.piquet.scoring import CARTE_BLANCHE
from engine.piquet.view import PiquetData
from engine.types import Side
from render.kit import palette
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Style
from render.piquet import words

ROW = 42
_LARGE = 82
_TEXT = Style(32, 650)
_POINTS = Style(36, 800)
_CALLED = Style(58, 900)
_CHIP = 168


class _Row(NamedTuple):
    """A line: what was declared, younger's answer if there was one, and the points."""

    text: str
    answer: str
    points: int


def height(view: PiquetData, side: Side) -> int:
    """Return the height of a side's lines."""
    return ROW * len(_rows(view, side)) + _LARGE * bool(_called(view, side))


def boxes(view: PiquetData, side: Side, box: Box) -> list[Box]:
    """Return where a side's lines stand in a box, from the top; what is called large is the first."""
    y, found = box.y, []
    if _called(view, side):
        found.append(Box(box.x, y, box.width, _LARGE - 12))
        y += _LARGE
    return [*found, *(Box(box.x, y + ROW * row, box.width, ROW) for row in range(len(_rows(view, side))))]


def draw(canvas: Canvas, view: PiquetData, side: Side, box: Box) -> None:
    """Draw a side's lines in a box; the points end at its right edge."""
    lines = boxes(view, side, box)
    if called := _called(view, side):
        plate = lines.pop(0)
        canvas.plate(plate, palette.GOLD, 16)
        name, points = called
        canvas.write(f"{name}!", plate.x + 24, plate.middle, _CALLED, palette.GOLD_INK)
        canvas.write(f"+{points}", plate.right - 24, plate.middle, _CALLED, palette.GOLD_INK, align="right")
    for line, row in zip(lines, _rows(view, side), strict=True):
        middle, room = line.middle, box.width - 90
        if row.points:
            canvas.write(str(row.points), box.right, middle, _POINTS, palette.TEXT, align="right")
        if row.answer in words.ANSWERS:
            colours = palette.ON_LEAF if row.answer == "good" else (palette.PANEL, palette.TEXT)
            canvas.chip(words.ANSWERS[row.answer], box.right - 80, middle, colours, align="right")
            room -= _CHIP
        ink = palette.TEXT if row.points else palette.QUIET
        canvas.write(row.text, box.x, middle, _TEXT, ink, width=room)


def _rows(view: PiquetData, side: Side) -> list[_Row]:
    rows = []
    if view.blanche[side]:
        rows.append(_Row(words.carte_blanche(view.blanche_hands[side]), "none", CARTE_BLANCHE))
    for kind, its in zip(KINDS, view.declared, strict=True):
        said = its.spoken[side]
        if said.number:
            answer = its.answer if side == view.elder or its.answer == "equal" else "good"
            rows.append(_Row(words.declared(kind, said), answer, said.points))
    return rows


def _called(view: PiquetData, side: Side) -> tuple[str, int] | None:
    """Return what is called large, with its points: pique or repique, and at the end capot."""
    called = [(words.BONUSES[line.code], line.points) for line in view.lines[side] if line.code in words.BONUSES]
    return called[-1] if called else None
