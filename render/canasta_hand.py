"""A hand of Canasta for its owner's eyes: the cards, what can be done with them, and the table in short.

A hand is played from a direct message too, so it says all that its owner needs to decide.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine import cards
from engine.canasta.view import CanastaView, Meld
from engine.game import Seat, Side, View
from render import faces, fan, palette, text, words
from render.canasta_cards import HAND_ORDER, card_face
from render.canvas import CHIP, Box, Canvas
from render.fonts import Style

WIDTH = 1100
MARGIN = 20
ROOM = WIDTH - 2 * MARGIN

LARGE = fan.Size(124, 174, 58)
SMALL = fan.Size(92, 129, 44)

TURN = Style(38, 800)
FIGURE = Style(34, 700)
LABEL = Style(30, 600)
NAME = Style(30, 700)
TAG = Style(30, 800, "narrow")

_HEADER = 140
_SIDE = 50
_SPACE = 14
_NEW = 36
_TAG = 42
_WAITING = 52
_FOOTER = 64
_NAMES = 310
"""The width of the column that names the sides."""
_TOKEN_GAP = 6


def draw(view: View, names: Sequence[str], title: str) -> bytes:
    """The hand of ``view.seat``. Raises ``ValueError`` for a view that is nobody's."""
    seen = cast(CanastaView, view)
    if seen.seat is None:
        raise ValueError("a hand is drawn from its owner's view")
    return _Hand(seen, seen.seat, names).draw(title)


class _Hand:
    """A hand being drawn."""

    def __init__(self, view: CanastaView, seat: Seat, names: Sequence[str]) -> None:
        self.view = view
        self.seat = seat
        self.names = [words.seat(name, place) for place, name in enumerate(names)]
        self.may = {action.kind for action in view.legal}
        self.takes = "take" in self.may
        self.tags = self._tags()
        self.rows = fan.rows(fan.groups(view.hand, view.drawn, HAND_ORDER), LARGE, ROOM)
        self.waiting = fan.rows(fan.groups(view.waiting, (), HAND_ORDER), SMALL, ROOM)
        self.tokens = [_token_lines(melds) for melds in view.melds]
        height = _HEADER + _SIDE * sum(map(len, self.tokens)) + _SPACE + _FOOTER
        height += sum(map(self._row_height, self.rows))
        if self.waiting:
            height += _WAITING + (SMALL.height + _SPACE) * len(self.waiting)
        self.canvas = Canvas(WIDTH, height)

    def draw(self, title: str) -> bytes:
        self._header(title)
        y = _HEADER
        for side in range(len(self.view.melds)):
            self._side(y, side)
            y += _SIDE * len(self.tokens[side])
        y += _SPACE
        for row in self.rows:
            self._row(y, row)
            y += self._row_height(row)
        if self.waiting:
            self.canvas.write(words.WAITING, MARGIN, y + 26, LABEL, palette.QUIET, width=ROOM)
            y += _WAITING
            for row in self.waiting:
                self._waiting_row(y, row)
                y += SMALL.height + _SPACE
        self._footer(self.canvas.height - _FOOTER // 2)
        return self.canvas.png()

    def _tags(self) -> dict[str, str]:
        """What the ranks in the hand are good for now, by rank."""
        legal = self.view.legal
        melds = [action.cards for action in legal if action.kind == "meld"]
        takes = [action.cards for action in legal if action.kind == "take" and action.cards]
        tags = {cards.rank(card): words.MELD for meld in melds for card in meld}
        # Only what the pile asks for: any wild card might be added to it.
        least = min(map(len, takes), default=0)
        tags |= {cards.rank(card): words.TAKE for take in takes if len(take) == least for card in take}
        if self.view.upcard_due is not None:
            tags[cards.rank(self.view.upcard_due)] = words.MUST_MELD
        return tags

    def _header(self, title: str) -> None:
        """The pile and the stock, whose turn it is, and where the table is."""
        view, canvas = self.view, self.canvas
        canvas.plate(Box(0, 0, WIDTH, _HEADER), palette.PANEL, 0)
        card = Box(MARGIN, 11, 84, 118)
        if view.upcard is None:
            canvas.frame(card, palette.ENGRAVED, palette.PANEL)
        else:
            if self.takes:
                canvas.plate(card.inset(-6), palette.GOLD, 14)
            canvas.tile(card_face(view.upcard, card.width, card.height), card.x, card.y)
        x = card.right + 20
        canvas.write(words.pile(len(view.pile)), x, card.y + 18, FIGURE, palette.TEXT)
        low = card.y + 60
        if view.blocked:
            canvas.chip(words.BLOCKED, x, low, palette.ON_STOP)
        elif view.frozen:
            canvas.chip(words.FROZEN, x, low, palette.ON_ICE)
        elif self.takes:
            canvas.chip(words.TAKE, x, low, palette.ON_GOLD)
        canvas.write(words.stock(view.stock), x, card.y + 102, LABEL, palette.QUIET)
        box = Box(330, card.y, WIDTH - MARGIN - 330, 60)
        if self.seat in view.to_act:
            canvas.plate(box, palette.GOLD, 14)
            turn = words.your_turn(self.may)
            canvas.write(turn, box.x + 18, box.middle, TURN, palette.GOLD_INK, width=box.width - 36)
        elif view.over:
            canvas.frame(box, palette.ENGRAVED, palette.PANEL, radius=14)
            canvas.write(words.GAME_OVER, box.x + 18, box.middle, TURN, palette.TEXT)
        else:
            canvas.frame(box, palette.ENGRAVED, palette.PANEL, radius=14)
            who = words.together([self.names[seat] for seat in view.to_act])
            canvas.sentence(who, words.does(view.phase), box.inset(18), TURN, palette.TEXT)
        place = title or words.progress(view.round, view.turn, view.target)
        canvas.write(place, box.x + 4, card.y + 94, LABEL, palette.QUIET, width=box.width - 4)

    def _side(self, y: int, side: Side) -> None:
        """A side in short: its players with their numbers of cards, and its melds."""
        view, canvas = self.view, self.canvas
        middle = y + 8 + _SIDE // 2
        seats = [seat for seat, belongs in enumerate(view.sides) if belongs == side]
        share = _NAMES // len(seats)
        ink = palette.GOLD if self.seat in seats else palette.TEXT
        for place, seat in enumerate(seats):
            x = MARGIN + share * place
            canvas.write(self.names[seat], x, middle, NAME, ink, width=share - 92)
            canvas.tile(faces.back(26, 36), x + share - 84, middle - 18)
            canvas.write(str(view.hand_counts[seat]), x + share - 52, middle, NAME, palette.TEXT)
        for line in self.tokens[side]:
            x = MARGIN + _NAMES
            for meld in line:
                x += self._token(x, middle, meld) + _TOKEN_GAP
            middle += _SIDE

    def _token(self, x: int, middle: int, meld: Meld) -> int:
        """A meld in short: cream with wild cards, dark as a canasta."""
        colours = (palette.CREAM if meld.wilds else palette.WHITE, palette.INK)
        if meld.canasta:
            colours = (palette.INK if meld.wilds else palette.RED, palette.WHITE)
        return self.canvas.chip(words.meld(meld), x, middle, colours, width=_token_width(meld))

    def _row_height(self, row: fan.Row) -> int:
        height = LARGE.height + _SPACE
        if any(group.old < len(group.cards) for group in row):
            height += _NEW
        if any(group.kind in self.tags for group in row):
            height += _TAG
        return height

    def _row(self, y: int, row: fan.Row) -> None:
        x = (WIDTH - fan.row_width(row, LARGE)) // 2
        top = y + (_NEW if any(group.old < len(group.cards) for group in row) else 0)
        for group in row:
            width = group.width(LARGE)
            for place, card in enumerate(group.cards):
                face = card_face(card, LARGE.width, LARGE.height, worth=True)
                self.canvas.tile(face, x + place * LARGE.step, top)
            if group.old < len(group.cards):
                new = x + group.old * LARGE.step
                room = x + width - new
                middle = (new + x + width) // 2
                self.canvas.chip(words.NEW, middle, top - 20, palette.ON_SKY, style=TAG, align="middle", width=room)
            tag = self.tags.get(group.kind)
            if tag:
                colours = palette.ON_LEAF if tag == words.MELD else palette.ON_GOLD
                low = top + LARGE.height + 22
                self.canvas.chip(tag, x + width // 2, low, colours, style=TAG, align="middle", width=width)
            x += width + fan.GAP

    def _waiting_row(self, y: int, row: fan.Row) -> None:
        x = (WIDTH - fan.row_width(row, SMALL)) // 2
        for group in row:
            for place, card in enumerate(group.cards):
                face = card_face(card, SMALL.width, SMALL.height).faded(palette.MIST)
                self.canvas.tile(face, x + place * SMALL.step, y)
            x += group.width(SMALL) + fan.GAP

    def _footer(self, middle: int) -> None:
        """What the hand comes to, what returning the pile cost, and how far the initial meld is."""
        view, canvas = self.view, self.canvas
        total = words.hand(len(view.hand), view.hand_points)
        canvas.write(total, MARGIN, middle, FIGURE, palette.TEXT)
        x = WIDTH - MARGIN
        side = view.sides[self.seat]
        if not view.opened[side]:
            x -= self._opening(x, middle, view.minimums[side]) + 12
        if view.penalty_due:
            cost = words.penalty(view.penalty_due)
            canvas.chip(cost, x, middle, palette.ON_STOP, align="right")

    def _opening(self, x: int, middle: int, minimum: int) -> int:
        view = self.view
        if view.opening_points:
            laid = words.laid(view.opening_points, minimum)
            return self.canvas.chip(laid, x, middle, palette.ON_GOLD, align="right")
        if view.opening_reach >= minimum:
            reach = words.can_open(view.opening_reach, minimum)
            return self.canvas.chip(reach, x, middle, palette.ON_LEAF, align="right")
        reach = words.cannot_open(view.opening_reach, minimum)
        plain = (palette.FELT, palette.TEXT)
        return self.canvas.chip(reach, x, middle, plain, align="right", border=palette.QUIET)


def _token_width(meld: Meld) -> int:
    return text.width(words.meld(meld), CHIP) + 18


def _token_lines(melds: Sequence[Meld]) -> list[list[Meld]]:
    """A side's melds in the lines that they need, one at least."""
    room = WIDTH - MARGIN - MARGIN - _NAMES
    lines: list[list[Meld]] = [[]]
    used = 0
    for meld in sorted(melds, key=lambda meld: HAND_ORDER.index(meld.rank)):
        width = _token_width(meld)
        if used + width > room:
            lines.append([])
            used = 0
        lines[-1].append(meld)
        used += width + _TOKEN_GAP
    return lines
