"""The table of Canasta as everybody sees it: a band for each side, the stock and the pile between them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

from engine import cards
from engine.canasta.view import CanastaView, Meld
from engine.game import Side, View
from render import faces, palette, scores, seats, text, words
from render.canasta_cards import RANK_ORDER, card_face, is_wild
from render.canvas import CHIP, Box, Canvas
from render.fonts import Style
from render.seats import FIGURE

WIDTH = 1100
MARGIN = 20
BAND = 262
CENTRE = 228

TOTAL = Style(42, 800)
TURN = Style(38, 800)
NOTE = Style(30, 550)
LABEL = Style(30, 600)
SMALL = Style(30, 650, "narrow")

SCORE_ORDER = (
    "cards-melded",
    "natural-canastas",
    "mixed-canastas",
    "red-threes",
    "going-out",
    "concealed",
    "cards-in-hand",
    "returned-piles",
)
"""The lines of the score sheet."""

_CARD = Box(0, 0, 86, 108)
_UPCARD = Box(0, 0, 148, 207)
_STOCK = Box(0, 0, 116, 162)
_THREE = Box(0, 0, 34, 46)
_PEEK = 74
"""How much of the sideways card shows: its index."""
_LOW_STOCK = 10
_PITCH = 97
_NOTE_LINES = 3


def draw(view: View, names: Sequence[str], note: str) -> bytes:
    """The table, or the score sheet once the round is over."""
    seen = cast(CanastaView, view)
    if seen.phase in ("scored", "won"):
        return scores.draw(seen, names, note, SCORE_ORDER)
    return _Table(seen, names).draw(note)


class _Table:
    """A table being drawn. The reader's side is at the bottom; for anybody's view it is the first one."""

    def __init__(self, view: CanastaView, names: Sequence[str]) -> None:
        self.view = view
        self.names = [words.seat(name, seat) for seat, name in enumerate(names)]
        self.canvas = Canvas(WIDTH, BAND * len(view.melds) + CENTRE)

    def draw(self, note: str) -> bytes:
        view = self.view
        home = 0 if view.seat is None else view.sides[view.seat]
        away = [side for side in range(len(view.melds)) if side != home]
        for row, side in enumerate(away):
            self._band(BAND * row, side)
        y = BAND * len(away)
        self._stock(_STOCK._replace(x=30, y=y + 12))
        self._pile(_UPCARD._replace(x=170 + _PEEK, y=y + (CENTRE - _UPCARD.height) // 2))
        self._status(Box(590, y + 10, WIDTH - MARGIN - 590, CENTRE - 20), note)
        self._band(y + CENTRE, home)
        return self.canvas.png()

    def _band(self, y: int, side: Side) -> None:
        """A side: who it is, what it has, and its melds."""
        acting = any(self.view.sides[seat] == side for seat in self.view.to_act)
        box = Box(8, y + 6, WIDTH - 16, BAND - 12)
        line = palette.GOLD if acting else palette.EDGE
        self.canvas.frame(box, line, palette.PANEL, thick=4 if acting else 2, radius=18)
        middle = y + 38
        counts, room = self.view.hand_counts, (MARGIN + 10, self._figures(middle, side))
        seats.players(self.canvas, self.view, side, names=self.names, counts=counts, room=room, middle=middle)
        self._melds(y + 66, self.view.melds[side])

    def _figures(self, middle: int, side: Side) -> int:
        """A side's figures at the right end of its band; returns where they begin."""
        view, canvas = self.view, self.canvas
        x = WIDTH - 2 * MARGIN
        x -= canvas.write(words.number(view.totals[side]), x, middle, TOTAL, palette.TEXT, align="right") + 16
        if view.standing[side]:
            on_mat = words.on_mat(view.standing[side])
            x -= canvas.write(on_mat, x, middle, SMALL, palette.QUIET, align="right") + 14
        if view.opened[side]:
            x -= canvas.chip(words.OPENED, x, middle, palette.ON_LEAF, align="right") + 8
        elif view.opening_points and view.sides[view.to_act[0]] == side:
            laid = words.laid(view.opening_points, view.minimums[side])
            x -= canvas.chip(laid, x, middle, palette.ON_GOLD, align="right") + 8
        else:
            opens = words.opens_at(view.minimums[side])
            plain = (palette.PANEL, palette.TEXT)
            x -= canvas.chip(opens, x, middle, plain, align="right", border=palette.QUIET) + 8
        for card in reversed(view.red_threes[side]):
            x -= _THREE.width + 4
            canvas.tile(faces.mini(card, _THREE.width, _THREE.height), x, middle - _THREE.height // 2)
        return x - 16

    def _melds(self, y: int, melds: Sequence[Meld]) -> None:
        """A column for each rank, always in the same place; a rank without a meld is engraved in the felt."""
        extra = [meld.rank for meld in melds if meld.rank not in RANK_ORDER]
        columns = [*RANK_ORDER, *extra]
        room = WIDTH - 2 * MARGIN - _CARD.width
        pitch = min(_PITCH, room / (len(columns) - 1))
        left = MARGIN + (room - pitch * (len(columns) - 1)) / 2
        held = {meld.rank: meld for meld in melds}
        for place, rank in enumerate(columns):
            x = round(left + pitch * place)
            if rank in held:
                self._meld(x, y, held[rank])
            else:
                ghost = x + _CARD.width // 2
                self.canvas.write(rank, ghost, y + 92, Style(46, 800), palette.ENGRAVED, align="middle")

    def _meld(self, x: int, y: int, meld: Meld) -> None:
        """Up to three cards in a column, a natural one in front with the count and the wild cards."""
        width, height = _CARD.width, _CARD.height
        step = faces.row_index_height(width)
        wilds = [card for card in meld.cards if is_wild(card)]
        naturals = [card for card in meld.cards if not is_wild(card)]
        first, *others = [*naturals, *wilds]
        front = Box(x, y + 2 * step, width, height)
        if meld.canasta:
            self._canasta(front, meld, first)
            return
        behind = [*wilds, *others][: min(2, len(others))] if naturals else others[:2]
        for place, card in enumerate(behind):
            above = front.y - step * (len(behind) - place)
            self.canvas.tile(card_face(card, width, height, index="row"), x, above)
        self.canvas.tile(card_face(first, width, height, index="row"), x, front.y)
        ink = palette.RED if cards.is_red(first) else palette.INK
        count = words.times(len(meld.cards))
        self.canvas.write(count, front.centre, front.y + (57 if wilds else 70), TOTAL, ink, align="middle")
        if wilds:
            self._foot(front, words.wilds(len(wilds)), (palette.CREAM, palette.INK))

    def _canasta(self, front: Box, meld: Meld, card: str) -> None:
        """A squared stack in a frame, with the word."""
        pure = meld.canasta == "natural"
        colour = palette.RED if pure else palette.INK
        for lift in (16, 11, 6):
            ground = palette.WHITE if pure or lift < 16 else palette.CREAM
            self.canvas.tile(faces.edge(front.width, front.height, ground), front.x, front.y - lift)
        self.canvas.tile(card_face(card, front.width, front.height, index="row"), front.x, front.y)
        if pure:
            star = Box(front.centre - 18, front.y + 40, 36, 36)
            self.canvas.shape("star", star, palette.RED)
        else:
            wilds = words.wilds(meld.wilds)
            self.canvas.write(wilds, front.centre, front.y + 57, SMALL, palette.INK, align="middle")
        word = words.canasta(pure, len(meld.cards))
        self._foot(front, word, (colour, palette.WHITE))

    def _foot(self, card: Box, word: str, colours: tuple[palette.Colour, palette.Colour]) -> None:
        """A chip across the foot of a column."""
        self.canvas.chip(word, card.centre, card.bottom - 17, colours, align="middle", width=card.width + 8)

    def _stock(self, box: Box) -> None:
        stock = self.view.stock
        low = stock <= _LOW_STOCK
        if stock:
            back = faces.back(box.width, box.height)
            for lift in (6, 3, 0) if stock > _LOW_STOCK else (0,):
                self.canvas.tile(back, box.x + lift, box.y + lift)
        else:
            self.canvas.frame(box, palette.ENGRAVED, palette.FELT)
        colours = (palette.STOP if low else palette.BACK, palette.WHITE)
        big = Style(48, 800)
        count = str(stock)
        self.canvas.chip(count, box.centre, box.middle, colours, style=big, align="middle", border=palette.WHITE)
        ink = palette.STOP if low else palette.TEXT
        self.canvas.write(words.STOCK, box.centre, box.bottom + 28, SMALL, ink, align="middle")

    def _pile(self, box: Box) -> None:
        """The discard pile: the upcard, what freezes it lying across, and what taking it asks for."""
        view, canvas = self.view, self.canvas
        if view.waiting:
            top = card_face(view.waiting[-1], box.width, box.height).faded(palette.MIST)
            canvas.tile(top, box.x, box.y)
        elif view.upcard is None:
            canvas.frame(box, palette.ENGRAVED, palette.FELT)
            canvas.write(words.EMPTY, box.centre, box.middle, SMALL, palette.QUIET, align="middle")
        else:
            beneath = list((Counter(view.freezing) & Counter(view.pile[:-1])).elements())
            if beneath:
                across = card_face(beneath[-1], box.width, box.height).sideways()
                canvas.tile(across, box.x - _PEEK, box.bottom - box.width - 10)
            for lift in range(min(4, len(view.pile) - 1), 0, -1):
                canvas.tile(faces.edge(box.width, box.height, palette.WHITE), box.x - 4 * lift, box.y)
            canvas.tile(card_face(view.upcard, box.width, box.height), box.x, box.y)
        x, middle = box.right + 18, box.y + 20
        canvas.write(words.pile(len(view.pile) + len(view.waiting)), x, middle, FIGURE, palette.TEXT)
        middle += 50
        chip = CHIP.at(34)
        if view.frozen:
            canvas.chip(words.FROZEN, x, middle, palette.ON_ICE, style=chip)
            middle += 50
        if view.blocked:
            canvas.chip(words.BLOCKED, x, middle, palette.ON_STOP, style=chip)
        elif view.waiting:
            for row, line in enumerate(text.wrapped(words.PILE_WAITS, SMALL, 166, 3)):
                canvas.set(line, x, middle + 38 * row, palette.QUIET)
        elif view.phase == "draw" and view.upcard is not None:
            for row, need in enumerate(self._needs(view.upcard)):
                ink = palette.TEXT if row else palette.QUIET
                canvas.write(need, x, middle + 38 * row, SMALL, ink, width=166)

    def _needs(self, upcard: str) -> list[str]:
        """What the side to act must have to take the pile, for all to see."""
        view = self.view
        side = view.sides[view.to_act[0]]
        rank = cards.rank(upcard)
        if view.frozen or not view.opened[side]:
            return [words.TAKEN_WITH, words.pair(rank)]
        ways = [words.TAKEN_WITH, words.pair(rank), words.with_wild(rank)]
        if any(meld.rank == rank for meld in view.melds[side]):
            ways.append(words.ONTO_MELD)
        return ways

    def _status(self, box: Box, note: str) -> None:
        """Whose turn it is, what happened last, and where the game stands."""
        view, canvas = self.view, self.canvas
        plate = box._replace(height=56)
        canvas.plate(plate, palette.GOLD, 14)
        who = words.together([self.names[seat] for seat in view.to_act])
        canvas.sentence(who, words.does(view.phase), plate.inset(18), TURN, palette.GOLD_INK)
        lines = text.wrapped(note, NOTE, box.width - 12, _NOTE_LINES) if note else ()
        for row, line in enumerate(lines):
            canvas.set(line, box.x + 8, plate.bottom + 26 + 37 * row, palette.TEXT)
        progress = words.progress(view.round, view.turn, view.target)
        canvas.write(progress, box.x + 8, box.bottom - 14, LABEL, palette.QUIET, width=box.width - 12)
