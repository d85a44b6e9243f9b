"""The pictures of Pinochle, Binokel and Bezique: table, hand, score sheet, and their text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

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
from render.kit.meld_games import MeldHand
from render.kit.sides import Chip
from render.kit.text import MARGIN, SMALL, WIDTH
from render.kit.trick_games import TrickTable, card_face, has_done, high_to_low, layout
from render.pinochle.words import PinochleWords


class Hand(MeldHand):
    """Draws one hand; see :class:`render.kit.meld_games.MeldHand`."""

    words_of = PinochleWords
    words: PinochleWords
    view: PinochleView

    def worth(self, card: Card) -> int | None:
        """Return a card's points in a trick; ``None`` for none."""
        return POINTS[self.view.rules.trick_points].get(cards.rank(card))

    def footer(self) -> Iterator[Chip]:
        """Yield the best meld in hand, and a warning before a dix becomes worthless."""
        yield from super().footer()
        if any(fact.code == "dix-last-chance" for fact in PRESENTATION.page(self.view, "table")):
            yield self.look.say("last-chance", type=NAMES[self.view.preset]["dix"]), palette.ON_STOP, None


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
