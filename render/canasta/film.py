"""Films of big moves: a canasta closes, or a large pile is taken."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import cast

from engine.canasta.view import CanastaView, Meld
from engine.types import Event, Side
from engine.view import View
from render.canasta.melds import LIFT, card_face
from render.canasta.table import CENTRE, NAMES, UPCARD, Table
from render.kit import faces, palette, seats
from render.kit.canvas import Box, Canvas
from render.kit.films import FIRST, LAST, QUICK, Frame, flashes
from render.kit.palette import Look
from render.kit.shapes import Tile
from render.kit.text import MARGIN, WIDTH, Style

LARGE_PILE = 10
"""The least number of cards of a pile whose taking is filmed."""

_CLOSED = ("natural-canasta", "mixed-canasta", "wild-canasta", "sequence-canasta")
_SPREAD = 56
"""How far apart the cards lie before they are squared up, in pixels."""
_STEPS = 8
_MOST_FLYING = 8
"""The most cards that are drawn flying to the hand."""
_FLIGHT = 7
"""The number of frames in which a card flies to the hand."""
_COUNT = Style(40, 800)


def moment(view: View, events: Sequence[Event]) -> Event | None:
    """Return the last of the events that deserves a film, if the table still shows what it changed."""
    seen = cast(CanastaView, view)
    if seen.phase in ("scored", "won"):
        return None
    return next((event for event in reversed(events) if _is_big(seen, event)), None)


def _is_big(view: CanastaView, event: Event) -> bool:
    if event.kind in _CLOSED:
        return _meld(view, event) is not None
    return event.kind == "took-pile" and event.points >= LARGE_PILE


def _meld(view: CanastaView, event: Event) -> Meld | None:
    """Return the canasta that an event closed: the smallest of its rank."""
    made = [meld for meld in view.melds[view.sides[event.seat]] if meld.canasta and meld.rank == event.target]
    return min(made, key=lambda meld: len(meld.cards), default=None)


def draw(view: View, names: Sequence[str], event: Event, look: Look) -> list[Frame]:
    """Return the frames of the film of a :func:`moment`."""
    seen = cast(CanastaView, view)
    table = Table(seen, names, look, ())
    canvas = table.draw("")
    side = seen.sides[event.seat]
    meld = _meld(seen, event) if event.kind in _CLOSED else None
    if meld is None:
        return _taking(table, canvas, event)
    return _closing(table, canvas, side, meld)


def _closing(table: Table, canvas: Canvas, side: Side, meld: Meld) -> list[Frame]:
    """Square up the cards of a canasta, in its side's band."""
    band = Box(0, table.tops[side], WIDTH, table.band_height(side))
    box = next(box for of_side, placed, box in table.mats.placed if of_side == side and placed is meld)
    box = box._replace(y=box.y - band.y)
    done = canvas.part(band)
    around = Box(box.x, box.y - LIFT, box.width, box.height + LIFT)
    bare = canvas.part(band)
    bare.fill(palette.PANEL, around)
    tiles = [card_face(card, box.width, box.height, canvas.look) for card in meld.cards]
    frames = [Frame(partial(_spread, bare, tiles, box, 1.0), FIRST)]
    frames += [
        Frame(partial(_spread, bare, tiles, box, (1 - step / _STEPS) ** 2), QUICK) for step in range(1, _STEPS + 1)
    ]
    return [*frames, *flashes(bare, done.part(around), around), Frame(lambda: done, LAST)]


def _spread(bare: Canvas, tiles: Sequence[Tile], box: Box, part: float) -> Canvas:
    """Draw the cards spread by ``part`` of the full width, the first at the canasta's final position."""
    canvas = bare.part()
    step = min(_SPREAD, (WIDTH - 2 * MARGIN - box.width) // max(1, len(tiles) - 1)) * part
    left = min(box.x, round(WIDTH - MARGIN - box.width - step * (len(tiles) - 1)))
    for place, tile in enumerate(tiles):
        canvas.tile(tile, round(left + step * place), box.y)
    return canvas


def _taking(table: Table, canvas: Canvas, event: Event) -> list[Frame]:
    """Let the cards of a pile fly to the player who took it."""
    side = table.view.sides[event.seat]
    line = next(number for number, seated in enumerate(table.players[side]) if event.seat in seated)
    middle = table.tops[side] + NAMES + seats.LINE * line
    top = min(table.tops[side], table.centre)
    bottom = max(table.centre + CENTRE, middle + 27)
    part = canvas.part(Box(0, top, WIDTH, bottom - top))
    pile = table.pile_box()
    pile = pile._replace(y=pile.y - top)
    count = min(_MOST_FLYING, event.points)
    upcard = card_face(event.cards[0], UPCARD.width, UPCARD.height, canvas.look)
    backs = [faces.back(UPCARD.width, UPCARD.height, canvas.look.back)] * (count - 1)
    end = (MARGIN + 120, middle - top)
    frames = [
        Frame(partial(_flying, part, [*backs, upcard], pile, end, step), QUICK if step else FIRST)
        for step in range(count + _FLIGHT)
    ]
    taken = part.part()
    said = canvas.look.say("taken", count=event.points)
    taken.chip(said, pile.right + 18, pile.middle, palette.ON_LEAF, style=_COUNT)
    return [*frames, Frame(lambda: taken, LAST)]


def _flying(part: Canvas, tiles: Sequence[Tile], pile: Box, end: tuple[int, int], step: int) -> Canvas:
    """Draw the cards of the pile after some steps: the top one leaves first, the others follow."""
    canvas = part.part()
    for place, tile in enumerate(tiles):
        gone = (step - (len(tiles) - 1 - place)) / _FLIGHT
        if gone >= 1:
            continue
        part_way = max(0.0, gone) ** 1.5
        width = round(pile.width * (1 - 0.7 * part_way))
        height = round(pile.height * (1 - 0.7 * part_way))
        x = pile.centre + (end[0] - pile.centre) * part_way - width / 2
        y = pile.middle + (end[1] - pile.middle) * part_way - height / 2
        small = tile.resized(width, height)
        canvas.tile(small, round(x), round(y))
    return canvas
