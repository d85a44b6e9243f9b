"""The pictures of Rubicon and Chinese Bezique: the cards on the mat, and the melds they are in, in short."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kit.trick_view import TrickView
from engine.rubicon.round import RubiconView
from engine.types import Side
from engine.view import View
from render.kit import faces, palette
from render.kit.canvas import Box
from render.kit.meld_games import MeldHand, MeldWords, melds_in_short
from render.kit.text import FIGURE, LABEL, MARGIN, SMALL, WIDTH
from render.kit.trick_games import TrickTable, card_face, high_to_low, layout


class RubiconWords(MeldWords):
    """The words of what all games of melds show, and of deals and brisques."""

    verbs = ("meld", "blanche", "draw")

    def progress(self, view: View) -> str:
        """Return the deal and trick of a match, and the line."""
        line = self.say.number(view.target)
        return self.say("progress-deal", round=view.round, deals=_deals(view), trick=view.turn, line=line)

    def goal(self, view: View) -> str:
        """Return the number of deals."""
        return self.say("goal-deals", deals=_deals(view))

    def tallies(self, view: TrickView, side: Side) -> Sequence[str]:
        """Return a side's points in this deal, and its brisques if they can count."""
        assert isinstance(view, RubiconView)
        counted = view.rules.brisques != "never"
        brisques = [self.say("brisques", points=view.brisques[side])] if counted else [self.tricks(view.won_by(side))]
        return [self.in_round(view.standing[side]), *brisques]


def _deals(view: View) -> int:
    """Return the number of deals; more follow while the totals are level."""
    return max(view.round, view.most_rounds or view.rules.partie)


_CARD = Box(0, 0, 84, 112)
_STEP = 88
_BELOW = 14
_LOW_STOCK = 4


class Table(TrickTable):
    """Draws one table: each side's cards on the mat, once each, and its melds in short."""

    words_of = RubiconWords
    words: RubiconWords
    score_order = (
        *("carte-blanche", "last-trick", "brisques", "cut", "difference", "least", "rubicon", "game"),
        *("rubicon-bonus", "rubicon-brisques", "below-hundred", "settled"),
    )
    view: RubiconView

    def prepare(self) -> None:
        """Split the melds in short into lines."""
        sides, room = range(len(self.view.melds)), WIDTH - 4 * MARGIN
        self.tokens = [melds_in_short(self.view, side, self.news, self.words, room) for side in sides]

    def height_of(self, side: Side) -> int:
        """Return the height of a side's mat."""
        return (_CARD.height + _BELOW + self.tokens[side].height) if self.view.mat[side] else 0

    def draw_side(self, y: int, side: Side) -> None:
        """Draw a side's mat; cards of a new meld are marked."""
        new = {card for event in self.news if event.kind == "meld-made" for card in event.cards}
        x = MARGIN + 10
        for card in high_to_low(self.view.mat[side], self.view.order):
            box = _CARD._replace(x=x, y=y)
            if card in new:
                self.canvas.ring(box)
            self.canvas.tile(card_face(card, box.width, box.height, self.look), box.x, box.y)
            x += _STEP
        if self.view.mat[side]:
            self.tokens[side].draw(self.canvas, MARGIN + 10, y + _CARD.height + _BELOW)

    def draw_stock(self, box: Box) -> None:
        """Draw the stock, of which no card is open, and that there is no trump yet."""
        if self.view.phase_two:
            super().draw_stock(box)
            return
        faces.draw_stock(self.canvas, box, self.view.stock, low=_LOW_STOCK)
        if not self.view.trump:
            self.canvas.write(
                self.look.say("no-trump"), box.right + 76, box.y + 58, SMALL, palette.QUIET, align="middle", width=130
            )


class Hand(MeldHand):
    """Draws one hand; see :class:`render.kit.meld_games.MeldHand`."""

    words_of = RubiconWords
    words: RubiconWords
    view: RubiconView

    def draw_corner(self, card: Box) -> None:
        """Draw trump and the stock; before there is trump, the stock and that there is none."""
        view, canvas = self.view, self.canvas
        if view.trump or view.phase_two:
            super().draw_corner(card)
            return
        canvas.tile(faces.back(card.width, card.height, self.look.back), card.x, card.y)
        x = card.right + 20
        canvas.write(self.look.say("no-trump"), x, card.y + 26, FIGURE, palette.TEXT, width=self.status - x - 10)
        canvas.write(self.beside_trump(), x, card.middle, LABEL, palette.TEXT, width=self.status - x - 10)


LAYOUT = layout(Table, Hand)
