"""Canasta's melds on the mats: a column for each meld, a fan for a sequence, a squared stack for a canasta.

While no side has two melds of one rank, each rank has its column, the same on every mat. Otherwise melds are laid in
rows.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.canasta.view import CanastaView, Meld
from engine.types import Event, Side
from render.canasta import words
from render.canasta.cards import RANK_ORDER, card_face, is_wild
from render.canasta.news import has_grown
from render.kit import faces, palette
from render.kit import words as kit_words
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Style
from render.kit.look import Melds

COUNT = Style(42, 800)
SMALL = Style(30, 650, "narrow")
RANGE = Style(32, 800, "narrow")

_CARD = Box(0, 0, 86, 108)
_TALL = 190
"""The height of a row in which columns show up to three cards."""
_COMPACT = 136
"""The height of a row in which every meld is one card or a stack."""
_LIFTS = (16, 11, 6)
_BELOW = 2
"""How far the chip at the foot of a column extends below it."""
_STEP = 38
"""How much of a covered card in a sequence shows: its index."""
_GAP = 11
_PITCH = _CARD.width + _GAP
_MOST_COLUMNS = 12
_TALL_SIDES = 2
_PLACES = {rank: place for place, rank in enumerate(RANK_ORDER)}
_PURE_RANKS = ("A", "7")


class Mats:
    """The layout of all sides' melds, decided for the whole table so the mats look alike.

    ``room`` is the width of a row in pixels, ``order`` the order of the melds; those that ``news`` added to are marked.
    """

    def __init__(self, view: CanastaView, room: int, order: Melds = "columns", news: Sequence[Event] = ()) -> None:
        self.view = view
        self.news = news
        self.room = room
        self.columns = _columns(view.melds) if order == "columns" else ()
        """The ranks that have a column; empty if melds are laid in rows."""
        self.rows = [[] if self.columns else _rows(_sorted(melds, order), room) for melds in view.melds]
        one_each = order != "columns" and max(map(len, self.rows)) <= 1
        self.tall = (bool(self.columns) or one_each) and len(view.melds) <= _TALL_SIDES

    def height(self, side: Side) -> int:
        """Return the height of a side's melds; zero for none, if there are many sides."""
        if self.tall:
            return _TALL
        if self.columns:
            return _COMPACT if self.view.melds[side] else 0
        return _COMPACT * len(self.rows[side])

    def draw(self, canvas: Canvas, x: int, y: int, side: Side) -> None:
        """Draw a side's melds with their top left corner at a point."""
        if self.columns:
            if self.height(side):
                self._places(canvas, x, y, side)
            return
        high = _TALL if self.tall else _COMPACT
        for row in self.rows[side]:
            left = x
            for meld in row:
                self._meld(canvas, left, y + high, meld, side)
                left += _width(meld) + _GAP
            y += high

    def _places(self, canvas: Canvas, x: int, y: int, side: Side) -> None:
        """Draw a column for each rank; ranks without a meld are engraved in the felt."""
        places = len(self.columns) - 1
        pitch = min(_PITCH, (self.room - _CARD.width) / places)
        left = x + (self.room - _CARD.width - pitch * places) / 2
        held = {meld.rank: meld for meld in self.view.melds[side]}
        bottom = y + self.height(side)
        for place, rank in enumerate(self.columns):
            at = round(left + pitch * place)
            if rank in held:
                self._meld(canvas, at, bottom, held[rank], side)
            elif rank in RANK_ORDER:
                middle = y + 92 if self.tall else bottom - _CARD.height // 2 - 4
                canvas.write(rank, at + _CARD.width // 2, middle, Style(46, 800), palette.ENGRAVED, align="middle")

    def _behind(self, meld: Meld) -> int:
        """Return how many cards of a column show above the one in front."""
        return min(2, len(meld.cards) - 1) if self.tall else 0

    def _meld(self, canvas: Canvas, x: int, bottom: int, meld: Meld, side: Side) -> None:
        front = _CARD._replace(x=x, y=bottom - _BELOW - _CARD.height - (0 if self.tall else 8))
        if has_grown(self.view, self.news, meld, side):
            fanned = meld.sequence and not meld.canasta
            above = 0 if fanned else self._behind(meld) * faces.row_index_height(front.width)
            above = _LIFTS[0] if meld.canasta else above
            canvas.ring(Box(x, front.y - above, _width(meld), front.height + above))
        if meld.canasta:
            _stack(canvas, front, meld)
        elif meld.sequence:
            for place, card in enumerate(meld.cards):
                canvas.tile(card_face(card, front.width, front.height, canvas.look), front.x + place * _STEP, front.y)
        else:
            self._column(canvas, front, meld)

    def _column(self, canvas: Canvas, front: Box, meld: Meld) -> None:
        """Draw up to three cards, or one where space is short; a natural card with the counts in front."""
        width, height = front.width, front.height
        wilds = [card for card in meld.cards if is_wild(card)]
        naturals = [card for card in meld.cards if not is_wild(card)]
        first, *others = [*naturals, *wilds]
        if self.tall:
            step = faces.row_index_height(width)
            behind = ([*wilds, *others] if naturals else others)[: self._behind(meld)]
            for place, card in enumerate(behind):
                above = front.y - step * (len(behind) - place)
                canvas.tile(card_face(card, width, height, canvas.look, index="row"), front.x, above)
        canvas.tile(card_face(first, width, height, canvas.look, index="row"), front.x, front.y)
        foot = self._foot_of(meld)
        ink = faces.ink(first, canvas.look.four_colours)
        middle = front.y + (57 if foot else 70)
        canvas.write(kit_words.times(len(meld.cards)), front.centre, middle, COUNT, ink, align="middle")
        if foot:
            _foot(canvas, front, *foot)

    def _foot_of(self, meld: Meld) -> tuple[str, tuple[palette.Colour, palette.Colour]] | None:
        """Return the chip at the foot of an open meld: its wild cards, or that it must stay pure."""
        if meld.wilds:
            word = words.wilds(meld.wilds) if meld.naturals else words.WILD
            return word, (palette.CREAM, palette.INK)
        if self.view.pure_melds and meld.rank in _PURE_RANKS:
            return words.PURE, (palette.WHITE, palette.RED)
        return None


def _stack(canvas: Canvas, front: Box, meld: Meld) -> None:
    """Draw a canasta: a squared stack with its type."""
    pure = not meld.wilds
    for lift in _LIFTS:
        ground = palette.WHITE if pure or lift < _LIFTS[0] else palette.CREAM
        canvas.tile(faces.edge(front.width, front.height, ground), front.x, front.y - lift)
    canvas.tile(card_face(meld.cards[0], front.width, front.height, canvas.look, index="row"), front.x, front.y)
    if meld.sequence:
        span = words.span(meld)
        canvas.write(span, front.centre, front.y + 55, RANGE, palette.INK, align="middle", width=front.width - 8)
    elif pure:
        canvas.shape("star", Box(front.centre - 18, front.y + 40, 36, 36), palette.RED)
    elif meld.naturals:
        canvas.write(words.wilds(meld.wilds), front.centre, front.y + 57, SMALL, palette.INK, align="middle")
    else:
        canvas.shape("JK", Box(front.centre - 17, front.y + 37, 34, 34), palette.INK)
    _foot(canvas, front, words.canasta(meld), canasta_colours(meld))


def canasta_colours(meld: Meld) -> tuple[palette.Colour, palette.Colour]:
    """Return ground and ink of a canasta's chip: red for natural, blue for sequence, gold for wild, dark for mixed."""
    return {
        "natural": (palette.RED, palette.WHITE),
        "sequence": (palette.BLUE, palette.WHITE),
        "wild": palette.ON_GOLD,
    }.get(meld.canasta, (palette.INK, palette.WHITE))


def _foot(canvas: Canvas, card: Box, word: str, colours: tuple[palette.Colour, palette.Colour]) -> None:
    """Draw a chip at the foot of a column."""
    canvas.chip(word, card.centre, card.bottom - 17, colours, align="middle", width=card.width + 8)


def _columns(melds: Sequence[Sequence[Meld]]) -> tuple[str, ...]:
    """Return the columns: all ranks and other melded kinds; empty if a kind is melded twice or they are too many."""
    kinds = [[meld.rank for meld in of_side] for of_side in melds]
    columns = tuple(dict.fromkeys((*RANK_ORDER, *(kind for of_side in kinds for kind in of_side))))
    once = all(len(set(of_side)) == len(of_side) for of_side in kinds)
    sequences = any(meld.sequence for of_side in melds for meld in of_side)
    return columns if once and not sequences and len(columns) <= _MOST_COLUMNS else ()


def _sorted(melds: Sequence[Meld], order: Melds) -> list[Meld]:
    """Return a side's melds in an order; ties stay in the order they were made."""
    if order == "rank":
        return sorted(melds, key=lambda meld: _PLACES.get(meld.rank, -1))
    return sorted(melds, key=lambda meld: -len(meld.cards)) if order == "length" else list(melds)


def _width(meld: Meld) -> int:
    fanned = len(meld.cards) - 1 if meld.sequence and not meld.canasta else 0
    return _CARD.width + _STEP * fanned


def _rows(melds: Sequence[Meld], room: int) -> list[list[Meld]]:
    """Split melds into rows."""
    rows: list[list[Meld]] = []
    used = room
    for meld in melds:
        width = _width(meld)
        if used + width > room:
            rows.append([])
            used = 0
        rows[-1].append(meld)
        used += width + _GAP
    return rows
