"""The pictures of Euchre: the players around the trick, how trumps are made, the hand and the score sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from engine.cards import Card
from engine.euchre.options import BEST
from engine.euchre.round import EuchreView
from engine.types import Seat, Side
from render.euchre.words import BOWERS, EuchreWords
from render.kit import palette
from render.kit.canvas import Box
from render.kit.hands import Tag
from render.kit.seated_tricks import SeatedTrickTable
from render.kit.trick_games import TrickHand, card_face, layout

_UPCARD = Box(0, 0, 150, 210)


class Table(SeatedTrickTable):
    """Draws one table."""

    words_of = EuchreWords
    words: EuchreWords
    score_order: ClassVar[tuple[str, ...]] = ("made", "march", "lone-march", "euchre", "lone-euchre")
    view: EuchreView

    def said(self, seat: Seat) -> str:
        """Return the word for a pass if a seat has passed in this turn round the table."""
        passed = [who for who, upcard in self.view.passes() if upcard != self.view.turned_down]
        return self.look.say("pass") if seat in passed and self.view.makes_trumps else ""

    def marks_of(self, side: Side) -> Mapping[Seat, str]:
        """Return who has made trumps, and who plays alone."""
        view, say = self.view, self.look.say
        marks = {} if view.maker is None else {view.maker: say("alone" if view.alone else "maker")}
        return marks if view.lone_defender is None else {**marks, view.lone_defender: say("alone")}

    def beside_trump(self) -> str:
        """Return who made trumps, and from where."""
        return self.words.made(self.view, self.names)

    def draw_beside(self, box: Box) -> None:
        """Draw the upcard until trumps are made, and who would take it."""
        view = self.view
        if view.upturned is None or view.trump:
            super().draw_beside(box)
            return
        card = _UPCARD._replace(x=box.centre - _UPCARD.width // 2, y=box.y)
        face = card_face(view.upturned, card.width, card.height, self.look)
        self.canvas.tile(face.faded(palette.MIST) if view.turned_down else face, card.x, card.y)
        self.write_beside(box, card.bottom + 30, self.words.upcard(view, self.names[view.dealer]))


_BOWER = (palette.CREAM, palette.INK)


class Hand(TrickHand):
    """Draws one hand."""

    words_of = EuchreWords
    words: EuchreWords
    view: EuchreView

    def beside_trump(self) -> str:
        """Return who made trumps and from where, or whom the upcard is for."""
        view = self.view
        return self.words.made_by(view, self.names) or self.words.upcard(view, self.names[view.dealer])

    def corner_card(self) -> Card | None:
        """Return the upcard until trumps are made; a card that was turned down is no trump."""
        return None if self.view.trump else self.view.upturned

    def tag_above(self, card: Card) -> Tag | None:
        """Return the tag above a card: just taken, or a bower."""
        return super().tag_above(card) or self._bower(card)

    def _bower(self, card: Card) -> Tag | None:
        """Return the name of a bower of the trump suit, or of the suit that can be ordered up."""
        view = self.view
        trump = view.trump or ("" if view.turned_down else view.offered)
        if not trump:
            return None
        order = view.rules.order(trump)
        above = order.strength[card] - len(order.ranks)
        best = bool(BEST[view.rules.best_bower])
        bowers = BOWERS if best else BOWERS[1:]
        return (self.look.say(f"bower-{bowers[len(bowers) - 1 - above]}"), _BOWER) if above >= 0 else None


LAYOUT = layout(Table, Hand)
