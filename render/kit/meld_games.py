"""The pictures of games of tricks and melds: the hand, and the melds on the mat in short."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine import cards
from engine.cards import Card
from engine.kit.meld_round import MeldView
from engine.types import Event, Side
from render.kit import palette
from render.kit.chip_lines import ChipLines, Token
from render.kit.game_words import TrickWords
from render.kit.hands import Tag
from render.kit.sides import ROOM, Chip
from render.kit.text import LABEL, MARGIN
from render.kit.trick_games import TrickHand, has_done, high_to_low

SHOWN = (palette.CREAM, palette.INK)
"""The colours of what lies on the mat."""


class MeldWords(TrickWords):
    """The words of melds."""

    def score_line(self, code: str) -> str:
        """Return the label of a line of the score sheet; the line of a meld has its type."""
        if self.say.has(f"type-{code}"):
            return self.say("line-meld", type=self.meld_type(code))
        return super().score_line(code)

    def meld_type(self, code: str) -> str:
        """Return the name of a type of meld."""
        return self.say(f"type-{code}")

    def short_meld(self, code: str, laid: Sequence[Card]) -> str:
        """Return a meld in short: its type and its cards; a rank or suit that they share is written once."""
        ranks = [self.say.rank(cards.rank(card)) for card in laid]
        suits = [self.say.suit(cards.suit(card)) for card in laid]
        if len(set(suits)) == 1:
            shown = f"{' '.join(ranks)}{suits[0]}"
        elif len(set(ranks)) == 1:
            shown = f"{ranks[0]} {''.join(suits)}"
        else:
            shown = " ".join(rank + suit for rank, suit in zip(ranks, suits, strict=True))
        return self.say("meld-cards", type=self.meld_type(code), cards=shown)

    def best_meld(self, code: str, points: int) -> str:
        """Return the most valuable meld in hand."""
        return self.say("best-meld", type=self.meld_type(code), points=self.say.number(points))


def melds_in_short(view: MeldView, side: Side, news: Sequence[Event], words: MeldWords, room: int = ROOM) -> ChipLines:
    """Return a side's melds in short, in lines."""
    laid = [(meld, words.short_meld(meld.name, high_to_low(meld.cards, view.order))) for meld in view.melds[side]]
    tokens = [Token(word, SHOWN, new=has_done(view, news, "meld-made", side, meld.cards)) for meld, word in laid]
    return ChipLines(tokens, room)


class MeldHand(TrickHand):
    """Draws one hand, with the melds on the mat in short, and what can be melded."""

    words_of = MeldWords
    words: MeldWords
    view: MeldView

    def prepare(self) -> None:
        """Split the melds in short into lines, and find the cards that can be melded."""
        sides = range(len(self.view.melds))
        self.tokens = [melds_in_short(self.view, side, self.marks.news, self.words) for side in sides]
        self.meldable = {card for meld in self.view.meldable for card in meld.cards}

    def height_of(self, side: Side) -> int:
        """Return the height of a side's melds in short."""
        return self.tokens[side].height

    def draw_side(self, y: int, side: Side) -> None:
        """Draw a side's melds in short."""
        self.tokens[side].draw(self.canvas, MARGIN, y)

    def tag_above(self, card: Card) -> Tag | None:
        """Return the tag above a card: just drawn, or on the mat."""
        return super().tag_above(card) or ((self.look.say("laid"), SHOWN) if card in self.view.mat[self.seat] else None)

    def tag_of(self, card: Card) -> Tag | None:
        """Return the tag below a card that is part of a meld in hand."""
        return (self.look.say("meld"), palette.ON_LEAF) if card in self.meldable else None

    def footer(self) -> Iterator[Chip]:
        """Yield the best meld in hand, as far as there is one, and whether it can be made now."""
        view = self.view
        if view.meldable:
            top = view.meldable[0]
            can_meld_now = "meld" in self.legal_kinds or view.phase != "melding" or self.seat not in view.to_act
            colours = palette.ON_LEAF if can_meld_now else (palette.FELT, palette.TEXT)
            yield self.words.best_meld(top.name, top.points), colours, None if can_meld_now else palette.QUIET

    def draw_footer(self, x: int, middle: int) -> None:
        """Draw what stands at the bottom left: first that there is no meld, if there is none."""
        if not self.view.meldable and not self.view.phase_two:
            x += self.canvas.write(self.look.say("no-meld"), x, middle, LABEL, palette.QUIET) + 24
        super().draw_footer(x, middle)
