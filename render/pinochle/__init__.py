"""The pictures of Pinochle, Binokel and Bezique: table, hand, score sheet, and their text."""

from __future__ import annotations

from collections.abc import Sequence

from engine import cards
from engine.cards import Card
from engine.kit.meld_round import Meld
from engine.kit.pinochle_cards import POINTS
from engine.pinochle.melds import NAMES
from engine.pinochle.presentation import PRESENTATION
from engine.pinochle.round import PinochleView
from engine.types import Side
from render.kit import palette, text
from render.kit.canvas import CHIP, Box
from render.kit.hands import Tag
from render.kit.layout import Marks
from render.kit.sides import ROOM
from render.kit.text import LABEL, MARGIN, SMALL, WIDTH
from render.kit.trick_games import TrickHand, TrickTable, card_face, has_done, high_to_low, layout
from render.pinochle.words import PinochleWords

_TOKENS = 46
_TOKEN_GAP = 6
_SHOWN = (palette.CREAM, palette.INK)


class Hand(TrickHand):
    """Draws one hand, with the melds on the mat in short, and what can be melded."""

    words_of = PinochleWords
    words: PinochleWords
    view: PinochleView

    def prepare(self) -> None:
        """Split the melds in short into lines, and find the cards that can be melded."""
        self.tokens = [_token_lines(self.view, side, self.marks, self.words) for side in range(len(self.view.melds))]
        self.meldable = {card for meld in self.view.meldable for card in meld.cards}

    def height_of(self, side: Side) -> int:
        """Return the height of a side's melds in short."""
        return _TOKENS * len(self.tokens[side])

    def draw_side(self, y: int, side: Side) -> None:
        """Draw a side's melds in short."""
        for row, line in enumerate(self.tokens[side]):
            x = MARGIN
            for token, new in line:
                low = y + _TOKENS * row + _TOKENS // 2 - 3
                x += self.canvas.chip(token, x, low, _SHOWN, width=_token_width(token), new=new) + _TOKEN_GAP

    def worth(self, card: Card) -> int | None:
        """Return a card's points in a trick; ``None`` for none."""
        return POINTS[self.view.rules.trick_points].get(cards.rank(card))

    def tag_above(self, card: Card) -> Tag | None:
        """Return the tag above a card: just drawn, or on the mat."""
        return super().tag_above(card) or (
            (self.look.say("laid"), _SHOWN) if card in self.view.mat[self.seat] else None
        )

    def tag_of(self, card: Card) -> Tag | None:
        """Return the tag below a card that is part of a meld in hand."""
        return (self.look.say("meld"), palette.ON_LEAF) if card in self.meldable else None

    def draw_footer(self, x: int, middle: int) -> None:
        """Draw the best meld in hand, and a warning before a dix becomes worthless."""
        view, canvas = self.view, self.canvas
        if view.meldable:
            top = view.meldable[0]
            can_meld_now = "meld" in self.legal_kinds or view.phase != "melding" or self.seat not in view.to_act
            colours = palette.ON_LEAF if can_meld_now else (palette.FELT, palette.TEXT)
            best_meld = self.words.best_meld(top.name, top.points)
            x += canvas.chip(best_meld, x, middle, colours, border=None if can_meld_now else palette.QUIET) + 12
        elif not view.phase_two:
            x += canvas.write(self.look.say("no-meld"), x, middle, LABEL, palette.QUIET) + 24
        if any(fact.code == "dix-last-chance" for fact in PRESENTATION.page(view, "table")):
            chance = self.look.say("last-chance", type=NAMES[view.preset]["dix"])
            canvas.chip(chance, x, middle, palette.ON_STOP)


def _token_width(token: str) -> int:
    return text.width(token, CHIP) + 20


def _token_lines(view: PinochleView, side: Side, marks: Marks, words: PinochleWords) -> list[list[tuple[str, bool]]]:
    """Split a side's melds in short into lines, each meld with whether it is new."""
    lines: list[list[tuple[str, bool]]] = []
    used = ROOM
    for meld in view.melds[side]:
        token = words.short_meld(meld.name, high_to_low(meld.cards, view.order))
        width = _token_width(token)
        if used + width > ROOM:
            lines.append([])
            used = 0
        lines[-1].append((token, has_done(view, marks.news, "meld-made", side, meld.cards)))
        used += width + _TOKEN_GAP
    return lines


_ROW = 126
"""The height of a row of melds without their labels."""
_MELD_CARD = Box(0, 0, 84, 112)
_MELD_STEP = 40
_MELD_GAP = 26
_LABEL = 34


class _MeldLayout:
    """A meld laid out on the mat: its cards, which of them are in an earlier meld, and its label."""

    def __init__(self, view: PinochleView, meld: Meld, before: set[Card], words: PinochleWords) -> None:
        self.cards = high_to_low(meld.cards, view.order)
        self.again = before & set(meld.cards)
        self.points = words.say.number(meld.points)
        self.spread = spread = _MELD_CARD.width + _MELD_STEP * (len(self.cards) - 1)
        labels = [(self._label_width(lines), lines) for lines in _broken(words.meld_type(meld.name))]
        fits = [label for label in labels if label[0] <= spread]
        wide, self.lines = fits[0] if fits else min(labels)
        self.width = max(spread, wide)

    def _label_width(self, lines: Sequence[str]) -> int:
        """Return the width of a label in these lines, with the points after the last."""
        widths = [text.width(line, SMALL) for line in lines]
        widths[-1] += _space() + text.width(self.points, CHIP)
        return max(widths)


class Table(TrickTable):
    """Draws one table: the upturned card lies under the stock, and each side's melds below its name."""

    words_of = PinochleWords
    words: PinochleWords
    score_order = ("tricks-one", "tricks-two", "last-trick", "melds-against")
    upturned_on_top = False
    view: PinochleView

    def prepare(self) -> None:
        """Split each side's melds into rows."""
        self.rows = [_rows(self.view, side, self.words) for side in range(len(self.view.melds))]

    def height_of(self, side: Side) -> int:
        """Return the height of a side's melds."""
        return sum(map(_row_height, self.rows[side]))

    def draw_side(self, y: int, side: Side) -> None:
        """Draw a side's melds on the mat."""
        for row in self.rows[side]:
            x = MARGIN + 10
            for laid in row:
                if has_done(self.view, self.news, "meld-made", side, laid.cards):
                    self.canvas.ring(Box(x, y, laid.spread, _MELD_CARD.height))
                self._meld(x, y, laid)
                x += laid.width + _MELD_GAP
            y += _row_height(row)

    def _meld(self, x: int, y: int, laid: _MeldLayout) -> None:
        """Draw a meld's cards, faded if in an earlier meld, with its type and points below."""
        faces_ = [card_face(card, _MELD_CARD.width, _MELD_CARD.height, self.look) for card in laid.cards]
        shown = [
            face.faded(palette.MIST) if card in laid.again else face
            for card, face in zip(laid.cards, faces_, strict=True)
        ]
        self.canvas.fan(shown, x, y, right=_MELD_STEP)
        middle = y + _MELD_CARD.height + 21
        end = x
        for row, line in enumerate(laid.lines):
            end = x + self.canvas.write(line, x, middle + _LABEL * row, SMALL, palette.QUIET) + _space()
        last = middle + _LABEL * (len(laid.lines) - 1)
        self.canvas.write(laid.points, end, last, CHIP, palette.TEXT)


def _space() -> int:
    return round(SMALL.size * 0.28)


def _broken(name: str) -> list[list[str]]:
    """Return the ways to break a meld's name: in one line, and in two lines at each space."""
    parts = name.split(" ")
    return [[name], *([" ".join(parts[:cut]), " ".join(parts[cut:])] for cut in range(1, len(parts)))]


def _row_height(row: Sequence[_MeldLayout]) -> int:
    return _ROW + _LABEL * max(len(laid.lines) for laid in row)


def _rows(view: PinochleView, side: Side, words: PinochleWords) -> list[list[_MeldLayout]]:
    """Split a side's melds into rows."""
    room = WIDTH - 2 * MARGIN - 20
    rows: list[list[_MeldLayout]] = []
    seen: set[Card] = set()
    used = room
    for meld in view.melds[side]:
        laid = _MeldLayout(view, meld, seen, words)
        seen.update(meld.cards)
        if used + laid.width > room:
            rows.append([])
            used = 0
        rows[-1].append(laid)
        used += laid.width + _MELD_GAP
    return rows


LAYOUT = layout(Table, Hand)
