"""The pictures of Pinochle, Binokel and Bezique: table, hand, score sheet, and their text."""

from __future__ import annotations

from collections.abc import Iterator

from engine import cards
from engine.cards import Card
from engine.kit.pinochle_cards import POINTS
from engine.pinochle.melds import NAMES
from engine.pinochle.presentation import PRESENTATION
from engine.pinochle.round import PinochleView
from engine.types import Side
from render.kit import laid_melds, palette
from render.kit.laid_melds import LaidMeld
from render.kit.meld_games import MeldHand
from render.kit.sides import Chip
from render.kit.text import MARGIN, WIDTH
from render.kit.trick_games import TrickTable, has_done, high_to_low, layout
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


class Table(TrickTable):
    """Draws one table: the upturned card lies under the stock, and each side's melds below its name."""

    words_of = PinochleWords
    words: PinochleWords
    score_order = ("tricks-one", "tricks-two", "last-trick", "melds-against")
    upturned_on_top = False
    view: PinochleView

    def prepare(self) -> None:
        """Split each side's melds into rows."""
        self.rows = [self._rows(side) for side in range(len(self.view.melds))]

    def height_of(self, side: Side) -> int:
        """Return the height of a side's melds."""
        return laid_melds.height(self.rows[side])

    def draw_side(self, y: int, side: Side) -> None:
        """Draw a side's melds on the mat."""
        laid_melds.draw(self.canvas, MARGIN + 10, y, self.rows[side])

    def _rows(self, side: Side) -> list[list[LaidMeld]]:
        """Split a side's melds into rows; cards of an earlier meld are faded."""
        view, words, seen = self.view, self.words, set[Card]()
        melds = []
        for meld in view.melds[side]:
            laid, again = high_to_low(meld.cards, view.order), seen & set(meld.cards)
            seen.update(meld.cards)
            new, points = has_done(view, self.news, "meld-made", side, laid), words.say.number(meld.points)
            melds.append(LaidMeld(laid, words.meld_type(meld.name), points, faded=again, new=new))
        return laid_melds.rows(melds, WIDTH - 2 * MARGIN - 20)


LAYOUT = layout(Table, Hand)
