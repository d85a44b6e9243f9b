"""Canasta's cards and melds in pictures: a column for each meld, a fan for a sequence, a trophy for a canasta.

While no side has two melds of one rank, each rank has its column, the same on every mat. Otherwise melds are laid in
rows. A side without a meld takes no space.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.canasta.melds import BLACK_THREE, KIND, POINTS, RANKS, RED_THREE, is_wild
from engine.canasta.options import CanastaOptions
from engine.canasta.scoring import canasta_bonus
from engine.canasta.view import CanastaView, Meld
from engine.cards import Card, is_red
from engine.types import Event, Side
from render.canasta import words
from render.kit import faces, palette
from render.kit.canvas import Box, Canvas, Sketch
from render.kit.faces import Index
from render.kit.palette import Look, Melds
from render.kit.say import Say
from render.kit.shapes import Tile, rounded
from render.kit.text import Style
from render.kit.words import signed

__all__ = ["HAND_ORDER", "RANK_ORDER", "card_face", "is_wild", "worth"]

RANK_ORDER = tuple(reversed(RANKS))
"""The ranks that can be melded, highest first."""
HAND_ORDER = ("JK", "2", *RANK_ORDER, "3")
"""The order of ranks in a hand: wild cards first, threes last."""
_SEVEN = RANKS.index("7")


def card_face(
    card: Card, width: int, height: int, look: Look, *, index: Index = "column", worth: int | None = None
) -> Tile:
    """Return a card's face of a size in pixels; ``worth`` is written in the corner."""
    return faces.face(card, width, height, look.pattern, index=index, wild=is_wild(card), points=worth)


def worth(view: CanastaView, card: Card) -> int | None:
    """Return a card's value under the view's rules: of threes while held, of others when melded; ``None`` for none."""
    kind = KIND[card]
    if kind in (RED_THREE, BLACK_THREE):
        return view.threes_held[kind == BLACK_THREE] or None
    return view.seven if kind == _SEVEN else POINTS[kind]


BONUS = Style(42, 850, "narrow")
TYPE = Style(32, 800, "narrow")
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


def draw_trophy(canvas: Canvas, front: Box, meld: Meld, rules: CanastaOptions) -> None:
    """Draw a canasta, its top card in the box ``front``: red if natural, black if mixed."""
    say = canvas.look.say
    bonus = signed(say, canasta_bonus(rules, meld.canasta, meld.cards))
    wilds, detail = min(meld.wilds, len(_STEPS)), _detail(say, meld)
    shown = _Shown(_top_card(meld), trophy_colours(meld), words.canasta(say, meld), bonus, wilds, detail)
    canvas.tile(_tile(front.width, front.height, shown, canvas.look), front.x, front.y - LIFT)


class _Shown(NamedTuple):
    """The content of a trophy: its top card, the colours and text of its ribbon, its bonus, and its wild cards."""

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
    canvas.write(shown.label, ribbon.centre, ribbon.middle, TYPE, ink, align="middle", width=front.width - 8)
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


def trophy_colours(meld: Meld) -> tuple[palette.Colour, palette.Colour]:
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


def _detail(say: Say, meld: Meld) -> str:
    """Return what else counts: the span of a sequence, the number of wild cards, or a star for none."""
    if meld.sequence:
        return words.span(say, meld)
    if not meld.wilds:
        return "star"
    return say("wilds", count=meld.wilds) if meld.naturals else "JK"


_LAYING = ("melded", "added")
"""The kinds of event that lay cards down."""


def has_grown(view: CanastaView, news: Sequence[Event], meld: Meld, side: Side) -> bool:
    """Return whether ``news`` added cards to a side's meld."""
    held = Counter(meld.cards)
    return any(
        event.kind in _LAYING
        and event.target == meld.rank
        and view.sides[event.seat] == side
        and Counter(event.cards) <= held
        for event in news
    )


def is_discarded(view: CanastaView, news: Sequence[Event]) -> bool:
    """Return whether ``news`` contains the discard of the upcard."""
    return any(event.kind == "discarded" and event.cards == (view.upcard,) for event in news)


COUNT = Style(42, 800)
RANK = Style(46, 800)

_CARD = Box(0, 0, 86, 108)
_TALL = 190
"""The height of a row in which columns show up to three cards."""
_COMPACT = 122
"""The height of a row in which every meld is one card."""
_COMPACT_TROPHIES = 170
"""The height of such a row with canastas."""
_BELOW = 2
"""How far the chip at the foot of a column extends below it."""
_STEP = 38
"""How much of a covered card in a sequence shows: its index."""
_GAP = 8
_EMPTY = 40
"""The least width of a column without a meld."""
_NARROW = 74
"""The width of a loose card where canastas need the space."""
_LEAST_TROPHY = 104
"""The width that canastas should have at least in columns."""
_MOST_COLUMNS = 12
_TALL_SIDES = 2
_PLACES = {rank: place for place, rank in enumerate(RANK_ORDER)}
_PURE_RANKS = ("A", "7")


class _Sizes(NamedTuple):
    """The sizes of a loose card and of a trophy."""

    card: Box
    trophy: Box

    def width(self, meld: Meld) -> int:
        """Return a meld's width."""
        if meld.canasta:
            return self.trophy.width
        return self.card.width + (_STEP * (len(meld.cards) - 1) if meld.sequence else 0)


class _Columns(NamedTuple):
    """The columns of a side: the sizes of what lies in them, and their widths."""

    sizes: _Sizes
    widths: list[int]


_LARGE = _Sizes(_CARD, LARGEST)
_SMALL = _Sizes(_CARD, COMPACT)


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
        ordered = [[] if self.columns else laid_out(view, side, order) for side in range(len(view.melds))]
        rows = [_rows(melds, room, _LARGE) for melds in ordered]
        one_each = order != "columns" and max(map(len, rows)) <= 1
        self.tall = (bool(self.columns) or one_each) and len(view.melds) <= _TALL_SIDES
        sizes = _LARGE if self.tall else _SMALL
        self.rows = rows if self.tall else [_rows(melds, room, sizes) for melds in ordered]
        self.columns_of = _columns_of(view.melds, self.columns, room, sizes) if self.columns else []
        """The columns of each side."""
        self.placed: list[tuple[Side, Meld, Box]] = []
        """Where melds were drawn: the front card of each."""
        self.sizes = [columns.sizes for columns in self.columns_of] or [sizes for _ in view.melds]

    def height(self, side: Side) -> int:
        """Return the height of a side's melds; zero for none."""
        if self.columns:
            return self._row_height(self.view.melds[side])
        return sum(map(self._row_height, self.rows[side]))

    def _row_height(self, melds: Sequence[Meld]) -> int:
        if not melds or self.tall:
            return _TALL if melds else 0
        return _COMPACT_TROPHIES if any(meld.canasta for meld in melds) else _COMPACT

    def draw(self, canvas: Canvas, x: int, y: int, side: Side) -> None:
        """Draw a side's melds with their top left corner at a point."""
        if self.columns:
            if self.view.melds[side]:
                self._places(canvas, x, y + self.height(side), side)
            return
        for row in self.rows[side]:
            left = x
            y += self._row_height(row)
            for meld in row:
                self._meld(canvas, left, y, meld, side)
                left += self.sizes[side].width(meld) + _GAP

    def _places(self, canvas: Canvas, x: int, bottom: int, side: Side) -> None:
        """Draw a column for each rank; ranks without a meld are engraved in the felt."""
        sizes, widths = self.columns_of[side]
        held = {meld.rank: meld for meld in self.view.melds[side]}
        x += (self.room - sum(widths) - _GAP * (len(widths) - 1)) // 2
        for rank, width in zip(self.columns, widths, strict=True):
            meld = held.get(rank)
            if meld:
                self._meld(canvas, x + (width - sizes.width(meld)) // 2, bottom, meld, side)
            elif rank in RANK_ORDER:
                middle = bottom - (98 if self.tall else _CARD.height // 2 + 4)
                index = canvas.look.say.rank(rank)
                canvas.write(index, x + width // 2, middle, RANK, palette.ENGRAVED, align="middle", width=width)
            x += width + _GAP

    def _behind(self, meld: Meld) -> int:
        """Return how many cards of a column show above the one in front."""
        return min(2, len(meld.cards) - 1) if self.tall else 0

    def _meld(self, canvas: Canvas, x: int, bottom: int, meld: Meld, side: Side) -> None:
        sizes = self.sizes[side]
        size = sizes.trophy if meld.canasta else sizes.card
        front = size._replace(x=x, y=bottom - _BELOW - size.height - (0 if self.tall else 8))
        self.placed.append((side, meld, front))
        if has_grown(self.view, self.news, meld, side):
            above = 0 if meld.sequence else self._behind(meld) * faces.row_index_height(front.width)
            above = LIFT if meld.canasta else above
            canvas.ring(Box(x, front.y - above, sizes.width(meld), front.height + above))
        if meld.canasta:
            draw_trophy(canvas, front, meld, self.view.rules)
        elif meld.sequence:
            faces_ = [card_face(card, front.width, front.height, canvas.look) for card in meld.cards]
            canvas.fan(faces_, front.x, front.y, right=_STEP)
        else:
            self._column(canvas, front, meld)

    def _column(self, canvas: Canvas, front: Box, meld: Meld) -> None:
        """Draw up to three cards, or one where space is short; a natural card with the counts in front."""
        width, height = front.width, front.height
        wilds = [card for card in meld.cards if is_wild(card)]
        naturals = [card for card in meld.cards if not is_wild(card)]
        first, *others = [*naturals, *wilds]
        step = faces.row_index_height(width)
        behind = ([*wilds, *others] if naturals else others)[: self._behind(meld)]
        shown = [card_face(card, width, height, canvas.look, index="row") for card in (*behind, first)]
        canvas.fan(shown, front.x, front.y - step * len(behind), down=step)
        foot = self._foot_of(meld, canvas.look.say)
        ink = faces.ink(first, canvas.look.pattern)
        middle = front.y + (57 if foot else 70)
        canvas.write(words.times(len(meld.cards)), front.centre, middle, COUNT, ink, align="middle")
        if foot:
            _foot(canvas, front, *foot)

    def _foot_of(self, meld: Meld, say: Say) -> tuple[str, tuple[palette.Colour, palette.Colour]] | None:
        """Return the chip at the foot of an open meld: its wild cards, or that it must stay pure."""
        if meld.wilds:
            word = say("wilds", count=meld.wilds) if meld.naturals else say("wild")
            return word, (palette.CREAM, palette.INK)
        if self.view.pure_melds and meld.rank in _PURE_RANKS:
            return say("natural"), (palette.WHITE, palette.RED)
        return None


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


def laid_out(view: CanastaView, side: Side, order: Melds) -> list[Meld]:
    """Return a side's melds in an order; those of equal place in the order in which they were made.

    By length, canastas come first, mixed ones after all others (guide 3.1).
    """
    melds = view.melds[side]
    made = [melds[place] for place in view.made[side]]
    match order:
        case "made":
            return made
        case "rank":
            return sorted(made, key=lambda meld: _PLACES.get(meld.rank, -1))
        case "length":
            return sorted(made, key=lambda meld: (not meld.canasta, meld.canasta == "mixed", -len(meld.cards)))
    return [*melds]


def _columns_of(melds: Sequence[Sequence[Meld]], columns: Sequence[str], room: int, largest: _Sizes) -> list[_Columns]:
    """Return each side's columns: the same for all, unless canastas would get too narrow."""
    shared = _fitted([meld for of_side in melds for meld in of_side], columns, room, largest)
    if shared.sizes.trophy.width >= min(_LEAST_TROPHY, largest.trophy.width):
        return [shared for _ in melds]
    return [_fitted(of_side, columns, room, largest) for of_side in melds]


def _fitted(melds: Sequence[Meld], columns: Sequence[str], room: int, largest: _Sizes) -> _Columns:
    """Fit columns into a row: canastas as large as possible, ranks without a meld narrow."""
    laid = {meld.rank for meld in melds}
    made = {meld.rank for meld in melds if meld.canasta}
    empty = len(columns) - len(laid)
    room -= _GAP * (len(columns) - 1)
    for width in (largest.card.width, _NARROW):
        card = largest.card._replace(width=min(width, (room - _EMPTY * empty) // max(1, len(laid))))
        loose = card.width * (len(laid) - len(made))
        trophy = fitted(largest.trophy, (room - _EMPTY * empty - loose) // max(1, len(made)))
        if trophy.width >= min(_LEAST_TROPHY, largest.trophy.width):
            break
    bare = min(card.width, (room - loose - trophy.width * len(made)) // max(1, empty))
    widths = [trophy.width if rank in made else card.width if rank in laid else bare for rank in columns]
    return _Columns(_Sizes(card, trophy), widths)


def _rows(melds: Sequence[Meld], room: int, sizes: _Sizes) -> list[list[Meld]]:
    """Split melds into rows."""
    rows: list[list[Meld]] = []
    used = room
    for meld in melds:
        width = sizes.width(meld)
        if used + width > room:
            rows.append([])
            used = 0
        rows[-1].append(meld)
        used += width + _GAP
    return rows
