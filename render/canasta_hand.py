"""A hand of Canasta for its owner's eyes: the cards, what may be done with them, and what is needed to play from here alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import cast

from engine import cards
from engine.canasta.view import CanastaView, Meld
from engine.cards import Card
from engine.game import Seat, View
from render import faces, palette, words
from render.canasta_cards import RANK_ORDER, card_face
from render.canvas import Canvas
from render.fonts import Style

WIDTH = 1100
MARGIN = 20

_ORDER = ("JK", "2", *RANK_ORDER, "3")
_HEADER = 150
_MELD_ROW = 52
_FOOTER = 60
_NEW_ROOM = 26
_TAG = 40
_GAP = 14
_ROW_GAP = 14


@dataclass(frozen=True, slots=True)
class Size:
    """How large cards are drawn, and how much of a covered one shows; pixels."""

    width: int
    height: int
    step: int


LARGE = Size(124, 174, 58)
SMALL = Size(92, 129, 44)


@dataclass(frozen=True, slots=True)
class Group:
    """Cards of one rank, side by side; the first ``old`` were in the hand before this turn."""

    rank: str
    cards: tuple[Card, ...]
    old: int

    def width(self, size: Size) -> int:
        """In pixels."""
        return size.width + size.step * (len(self.cards) - 1)


def draw(view: View, names: Sequence[str], title: str) -> bytes:
    """The hand of ``view.seat``. Raises ``ValueError`` for a view that is nobody's."""
    seen = cast(CanastaView, view)
    if seen.seat is None:
        raise ValueError("a hand is drawn from its owner's view")
    tags = _tags(seen)
    rows = _rows(_groups(seen.hand, seen.drawn), LARGE)
    waiting = _rows(_groups(seen.waiting, ()), SMALL)
    sides = [side for side, melds in enumerate(seen.melds) if melds]
    height = _HEADER + _MELD_ROW * len(sides) + _FOOTER
    height += sum(_row_height(row, tags) for row in rows)
    height += 60 + (SMALL.height + _ROW_GAP) * len(waiting) if waiting else 0
    canvas = Canvas(WIDTH, height)
    _header(canvas, seen, seen.seat, names, title, takes="take" in {action.kind for action in seen.legal})
    y = _HEADER
    for side in sides:
        _meld_row(canvas, y, seen, names, side)
        y += _MELD_ROW
    for row in rows:
        _row(canvas, y, row, tags)
        y += _row_height(row, tags)
    if waiting:
        canvas.write(words.WAITING, MARGIN + 8, y + 28, Style(30, 600), palette.QUIET)
        y += 56
        for row in waiting:
            _waiting_row(canvas, y, row)
            y += SMALL.height + _ROW_GAP
    _footer(canvas, height - _FOOTER // 2, seen)
    return canvas.png()


def _tags(view: CanastaView) -> dict[str, str]:
    """What the ranks in the hand are good for now, by rank."""
    tags: dict[str, str] = {}
    for action in view.legal:
        if action.kind in ("meld", "take"):
            for card in action.cards:
                tags[cards.rank(card)] = words.MELD if action.kind == "meld" else words.TAKE
    if view.upcard_due is not None:
        tags[cards.rank(view.upcard_due)] = words.MUST_MELD
    return tags


def _groups(hand: Iterable[Card], drawn: Iterable[Card]) -> list[Group]:
    """The cards by rank, wild cards first and threes last; in a group those just drawn come last, so that they lie on top."""
    new = Counter(drawn)
    by_rank: dict[str, tuple[list[Card], list[Card]]] = {rank: ([], []) for rank in _ORDER}
    for card in sorted(hand, key=lambda card: cards.SUITS.find(cards.suit(card))):
        fresh = new[card] > 0
        new[card] -= fresh
        by_rank[cards.rank(card)][fresh].append(card)
    return [Group(rank, (*old, *fresh), len(old)) for rank, (old, fresh) in by_rank.items() if old or fresh]


def _rows(groups: Sequence[Group], size: Size) -> list[list[Group]]:
    """Groups in as few rows as they need, the rows of much the same width."""
    if not groups:
        return []
    best = _filled(groups, size, WIDTH - 2 * MARGIN)
    low, high = 0, WIDTH - 2 * MARGIN
    while high - low > 8:
        middle = (low + high) // 2
        rows = _filled(groups, size, middle)
        if len(rows) == len(best):
            best, high = rows, middle
        else:
            low = middle
    return best


def _filled(groups: Sequence[Group], size: Size, room: int) -> list[list[Group]]:
    rows: list[list[Group]] = [[]]
    used = 0
    for group in groups:
        width = group.width(size) + _GAP
        if rows[-1] and used + width - _GAP > room:
            rows.append([])
            used = 0
        rows[-1].append(group)
        used += width
    return rows


def _row_width(row: Sequence[Group], size: Size) -> int:
    return sum(group.width(size) for group in row) + _GAP * (len(row) - 1)


def _row_height(row: Sequence[Group], tags: dict[str, str]) -> int:
    tagged = any(group.rank in tags for group in row)
    return _NEW_ROOM + LARGE.height + (_TAG if tagged else 0) + _ROW_GAP


def _row(canvas: Canvas, y: int, row: Sequence[Group], tags: dict[str, str]) -> None:
    x = (WIDTH - _row_width(row, LARGE)) // 2
    top = y + _NEW_ROOM
    for group in row:
        for place, card in enumerate(group.cards):
            left = x + place * LARGE.step
            canvas.tile(card_face(card, LARGE.width, LARGE.height, worth=True), left, top)
            if place >= group.old:
                canvas.chip(
                    words.NEW,
                    left + LARGE.step // 2,
                    top - 6,
                    palette.SKY,
                    palette.SKY_INK,
                    align="middle",
                    width=54,
                    padding=4,
                    style=Style(27, 800, "narrow"),
                )
        tag = tags.get(group.rank)
        if tag:
            colour, ink = (
                (palette.LEAF, palette.LEAF_INK) if tag == words.MELD else (palette.GOLD, palette.GOLD_INK)
            )
            width = group.width(LARGE)
            canvas.chip(
                tag,
                x + width // 2,
                top + LARGE.height + 23,
                colour,
                ink,
                align="middle",
                width=width,
                padding=4,
                style=Style(29, 800, "narrow"),
            )
        x += group.width(LARGE) + _GAP


def _waiting_row(canvas: Canvas, y: int, row: Sequence[Group]) -> None:
    x = (WIDTH - _row_width(row, SMALL)) // 2
    for group in row:
        for card in group.cards:
            canvas.tile(card_face(card, SMALL.width, SMALL.height).faded(palette.MIST), x, y)
            x += SMALL.step
        x += SMALL.width - SMALL.step + _GAP


def _header(
    canvas: Canvas, view: CanastaView, seat: Seat, names: Sequence[str], title: str, *, takes: bool
) -> None:
    canvas.plate(0, 0, WIDTH, _HEADER - 12, palette.PANEL, 0)
    width, height = 84, 118
    x, y = MARGIN, 10
    if view.upcard is None:
        canvas.frame(x, y, width, height, palette.ENGRAVED, palette.PANEL)
    else:
        if takes:
            canvas.plate(x - 6, y - 6, width + 12, height + 12, palette.GOLD, 14)
        canvas.tile(card_face(view.upcard, width, height), x, y)
    left = x + width + 20
    canvas.write(f"{words.PILE} {len(view.pile)}", left, y + 20, Style(34, 750), palette.TEXT)
    canvas.write(f"{words.STOCK} {view.stock}", left, y + 104, Style(30, 600), palette.QUIET)
    if view.blocked:
        canvas.chip(words.BLOCKED, left, y + 62, palette.STOP, palette.TEXT)
    elif view.frozen:
        canvas.chip(words.FROZEN, left, y + 62, palette.ICE, palette.ICE_INK)
    elif takes:
        canvas.chip(words.TAKE, left, y + 62, palette.GOLD, palette.GOLD_INK)
    start = 340
    room = WIDTH - MARGIN - start
    if seat in view.to_act:
        canvas.plate(start, y, room, 56, palette.GOLD, 14)
        canvas.write(
            words.your_turn(view.phase), start + 18, y + 28, Style(36, 800), palette.GOLD_INK, width=room - 36
        )
    else:
        who = " · ".join(words.seat(names[other], other) for other in view.to_act)
        canvas.write(words.turn(who, view.phase), start, y + 28, Style(36, 700), palette.TEXT, width=room)
    others = [
        f"{words.seat(names[other], other)} {count}"
        for other, count in enumerate(view.hand_counts)
        if other != seat
    ]
    canvas.write(
        " · ".join([title, *others] if title else others),
        start,
        y + 92,
        Style(30, 600),
        palette.QUIET,
        width=room,
    )


def _meld_row(canvas: Canvas, y: int, view: CanastaView, names: Sequence[str], side: int) -> None:
    """A side's melds in short: rank and count, cream where there are wild cards, dark or red where it is a canasta."""
    first = view.sides.index(side)
    middle = y + _MELD_ROW // 2
    mine = view.seat is not None and view.sides[view.seat] == side
    canvas.write(
        words.seat(names[first], first),
        MARGIN,
        middle,
        Style(30, 700),
        palette.GOLD if mine else palette.TEXT,
        width=150,
    )
    x = MARGIN + 160
    for meld in view.melds[side]:
        x += _token(canvas, x, middle, meld) + 8


def _token(canvas: Canvas, x: int, middle: int, meld: Meld) -> int:
    ground, ink = palette.WHITE, palette.INK
    if meld.canasta:
        ground, ink = (palette.RED if meld.canasta == "natural" else palette.INK), palette.WHITE
    elif meld.wilds:
        ground = palette.CREAM
    return canvas.chip(f"{meld.rank} ×{len(meld.cards)}", x, middle, ground, ink, width=76, padding=4)


def _footer(canvas: Canvas, middle: int, view: CanastaView) -> None:
    canvas.write(
        words.hand(len(view.hand), view.hand_points), MARGIN + 8, middle, Style(34, 700), palette.TEXT
    )
    side = view.sides[cast(Seat, view.seat)]
    if view.opened[side]:
        return
    minimum = view.minimums[side]
    x = WIDTH - MARGIN
    if view.opening_points:
        canvas.chip(
            words.laid(view.opening_points, minimum), x, middle, palette.GOLD, palette.GOLD_INK, align="right"
        )
    elif view.opening_reach >= minimum:
        canvas.chip(
            words.can_open(view.opening_reach, minimum),
            x,
            middle,
            palette.LEAF,
            palette.LEAF_INK,
            align="right",
        )
    else:
        canvas.chip(
            words.cannot_open(view.opening_reach, minimum),
            x,
            middle,
            palette.FELT,
            palette.TEXT,
            align="right",
            border=palette.QUIET,
        )
