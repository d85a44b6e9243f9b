"""The table of Canasta as everybody sees it: a band for each side, and the stock and the pile between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine import cards
from engine.canasta.view import CanastaView, Meld
from engine.game import Side, View
from render import canasta_scores, faces, palette, text, words
from render.canasta_cards import RANK_ORDER, card_face, is_wild
from render.canvas import Canvas
from render.fonts import Style

WIDTH = 1100
MARGIN = 20
BAND = 250
CENTRE = 232

NAME = Style(38, 750)
FIGURE = Style(34, 700)
SCORE = Style(42, 800)
LABEL = Style(30, 600)
SMALL = Style(30, 650, "narrow")
TURN = Style(42, 800)

_CARD = (86, 112)
_UPCARD = (148, 207)
_STOCK = (116, 162)
_THREE = (34, 46)
_LOW_STOCK = 10


def draw(view: View, names: Sequence[str], note: str) -> bytes:
    """The table, or the score sheet once the round is over."""
    seen = cast(CanastaView, view)
    if seen.phase in ("scored", "won"):
        return canasta_scores.draw(seen, names, note)
    count = len(seen.melds)
    home = seen.sides[seen.seat] if seen.seat is not None else 0
    away = [side for side in range(count) if side != home]
    canvas = Canvas(WIDTH, BAND * count + CENTRE)
    for row, side in enumerate(away):
        _band(canvas, BAND * row, seen, names, side)
    _centre(canvas, BAND * len(away), seen, names, note)
    _band(canvas, BAND * len(away) + CENTRE, seen, names, home)
    return canvas.png()


def _band(canvas: Canvas, y: int, view: CanastaView, names: Sequence[str], side: Side) -> None:
    """A side: who it is, what it has, and its melds."""
    acting = any(view.sides[seat] == side for seat in view.to_act)
    canvas.frame(
        8,
        y + 6,
        WIDTH - 16,
        BAND - 12,
        palette.GOLD if acting else palette.EDGE,
        palette.PANEL,
        4 if acting else 2,
        18,
    )
    middle = y + 36
    _players(canvas, middle, view, names, side, room=_standing(canvas, middle, view, side))
    _melds(canvas, y + 64, view.melds[side])


def _standing(canvas: Canvas, middle: int, view: CanastaView, side: Side) -> int:
    """A side's figures at the right end of its band; returns where they begin."""
    x = WIDTH - 2 * MARGIN - 4
    x -= canvas.write(words.number(view.totals[side]), x, middle, SCORE, palette.TEXT, "right") + 16
    if view.standing[side] or view.opened[side]:
        x -= canvas.write(words.signed(view.standing[side]), x, middle, LABEL, palette.QUIET, "right") + 16
    if view.opened[side]:
        x -= canvas.chip(words.OPENED, x, middle, palette.LEAF, palette.LEAF_INK, align="right")
    else:
        opens = words.needs(view.minimums[side])
        x -= canvas.chip(opens, x, middle, palette.PANEL, palette.TEXT, align="right", border=palette.QUIET)
    threes = view.red_threes[side]
    width, height = _THREE
    for card in reversed(threes):
        x -= width + 5
        canvas.tile(faces.mini(card, width, height), x - 6, middle - height // 2)
    return x - 16


def _players(
    canvas: Canvas, middle: int, view: CanastaView, names: Sequence[str], side: Side, room: int
) -> None:
    seats = [seat for seat, belongs in enumerate(view.sides) if belongs == side]
    x = 2 * MARGIN - 10
    share = (room - x) // max(1, len(seats))
    for seat in seats:
        acting = seat in view.to_act
        start = x
        if acting:
            canvas.shape("turn", x, middle - 15, 26, 30, palette.GOLD)
            x += 36
        ink = palette.GOLD if acting else palette.TEXT
        x += (
            canvas.write(words.seat(names[seat], seat), x, middle, NAME, ink, width=share - (x - start) - 110)
            + 18
        )
        canvas.tile(faces.back(30, 42), x, middle - 21)
        canvas.write(str(view.hand_counts[seat]), x + 38, middle, FIGURE, palette.TEXT)
        x = start + share


def _melds(canvas: Canvas, y: int, melds: Sequence[Meld]) -> None:
    """A column for each rank, always in the same place; ranks without a meld are engraved in the felt."""
    extra = [meld.rank for meld in melds if meld.rank not in RANK_ORDER]
    columns = [*RANK_ORDER, *extra]
    width, height = _CARD
    room = WIDTH - 2 * MARGIN - width
    pitch = min(97.0, room / (len(columns) - 1))
    left = MARGIN + (room - pitch * (len(columns) - 1)) / 2
    held = {meld.rank: meld for meld in melds}
    for place, rank in enumerate(columns):
        x = round(left + pitch * place)
        if rank in held:
            _meld(canvas, x, y, held[rank])
        else:
            canvas.write(rank, x + width // 2, y + 100, Style(46, 800), palette.ENGRAVED, "middle")


def _meld(canvas: Canvas, x: int, y: int, meld: Meld) -> None:
    """Up to three cards one below the other, the first natural in front with the count; a canasta is a squared stack."""
    width, height = _CARD
    step = faces.row_index_height(width)
    naturals = [card for card in meld.cards if not is_wild(card)] or list(meld.cards)
    wilds = [card for card in meld.cards if is_wild(card)]
    front = y + 2 * step
    if meld.canasta:
        for lift in (12, 8, 4):
            canvas.tile(faces.blank(width, height, wild=meld.wilds > 0 and lift == 12), x, front - lift)
        front -= 0
    else:
        behind = (wilds[:2] + naturals[1:])[: min(2, len(meld.cards) - 1)]
        for place, card in enumerate(behind):
            canvas.tile(card_face(card, width, height, index="row"), x, front - step * (len(behind) - place))
    canvas.tile(card_face(naturals[0], width, height, index="row"), x, front)
    ink = palette.RED if cards.is_red(naturals[0]) else palette.INK
    middle = x + width // 2
    if meld.canasta:
        pure = meld.canasta == "natural"
        kind = words.PURE if pure else words.MIXED
        canvas.chip(
            f"{kind} {len(meld.cards)}",
            middle,
            front + height - 16,
            palette.RED if pure else palette.INK,
            palette.WHITE,
            align="middle",
            width=width + 8,
            padding=4,
        )
        if meld.wilds:
            canvas.write(f"{meld.wilds} {words.WILD}", middle, front + 62, SMALL, palette.INK, "middle")
        else:
            canvas.shape("star", middle - 17, front + 44, 34, 34, palette.RED)
        return
    canvas.write(f"×{len(meld.cards)}", middle, front + 60, Style(44, 800), ink, "middle")
    if meld.wilds:
        canvas.chip(
            f"{meld.wilds} {words.WILD}",
            middle,
            front + height - 16,
            palette.CREAM,
            palette.INK,
            align="middle",
            width=width + 8,
            padding=4,
        )


def _centre(canvas: Canvas, y: int, view: CanastaView, names: Sequence[str], note: str) -> None:
    _stock(canvas, 2 * MARGIN, y + 14, view.stock)
    right = _pile(canvas, 196, y + (CENTRE - _UPCARD[1]) // 2, view)
    _status(canvas, right + 24, y, view, names, note)


def _stock(canvas: Canvas, x: int, y: int, stock: int) -> None:
    width, height = _STOCK
    low = stock <= _LOW_STOCK
    middle = x + width // 2
    if stock:
        for lift in (6, 3, 0) if stock > 20 else (0,):
            canvas.tile(faces.back(width, height), x + lift, y + lift)
    else:
        canvas.frame(x, y, width, height, palette.ENGRAVED, palette.FELT)
    canvas.chip(
        str(stock),
        middle,
        y + height // 2,
        palette.STOP if low else palette.BACK,
        palette.TEXT,
        style=Style(48, 800),
        align="middle",
        border=palette.WHITE,
    )
    canvas.write(words.STOCK, middle, y + height + 26, SMALL, palette.STOP if low else palette.TEXT, "middle")


def _pile(canvas: Canvas, x: int, y: int, view: CanastaView) -> int:
    """The discard pile and what is said of it; returns where it ends."""
    width, height = _UPCARD
    left = x + 74
    if view.upcard is None:
        canvas.frame(left, y, width, height, palette.ENGRAVED, palette.FELT, 3)
        canvas.write(words.EMPTY, left + width // 2, y + height // 2, SMALL, palette.QUIET, "middle")
    else:
        beneath = [card for card in view.freezing if card != view.upcard][-1:]
        for card in beneath:
            canvas.tile(card_face(card, width, height).sideways(), left - 74, y + height - width - 10)
        for lift in range(min(4, len(view.pile) - 1), 0, -1):
            canvas.tile(faces.blank(width, height), left - 4 * lift, y)
        canvas.tile(card_face(view.upcard, width, height), left, y)
    side = left + width + 20
    lines = [f"{words.PILE} {len(view.pile)}"]
    canvas.write(lines[0], side, y + 24, Style(36, 750), palette.TEXT)
    middle = y + 76
    if view.frozen:
        canvas.chip(words.FROZEN, side, middle, palette.ICE, palette.ICE_INK, style=Style(34, 800, "narrow"))
        middle += 54
    if view.blocked:
        canvas.chip(words.BLOCKED, side, middle, palette.STOP, palette.TEXT, style=Style(34, 800, "narrow"))
        middle += 54
    return side + 170


def _status(canvas: Canvas, x: int, y: int, view: CanastaView, names: Sequence[str], note: str) -> None:
    width = WIDTH - MARGIN - 8 - x
    who = " · ".join(words.seat(names[seat], seat) for seat in view.to_act)
    canvas.plate(x, y + 14, width, 62, palette.GOLD, 14)
    phase = words.PHASES.get(view.phase, view.phase)
    canvas.write(f"{who} {phase}", x + 18, y + 45, Style(38, 800), palette.GOLD_INK, width=width - 36)
    for row, line in enumerate(text.wrapped(note, Style(32, 550), width - 8, 2) if note else ()):
        canvas.set(line, x + 6, y + 108 + 42 * row, palette.TEXT)
    canvas.write(
        words.progress(view.round, view.turn, view.target),
        x + 6,
        y + CENTRE - 32,
        LABEL,
        palette.QUIET,
        width=width - 8,
    )
