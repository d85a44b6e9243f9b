"""The pictures of Rummy 500: the table with the spread pile and all melds, and the hand; and their text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.cards import Card
from engine.rummy500.round import Rummy500View
from engine.types import Side
from render.kit import hands, palette
from render.kit.discard_games import DiscardHand, DiscardTable, LaidGroup, LaidGroups, layout
from render.kit.game_words import DiscardWords
from render.kit.hands import Group, Tag
from render.kit.sides import ROOM, Chip
from render.kit.text import MARGIN, SMALL
from render.kit.words import card_names, signed

_LAID = hands.Size(92, 129, 46)
_HEADING = 48


class _Words(DiscardWords):
    """Adds what a side has laid down in this round to its points."""

    verbs = ("claim", "take", "pass", "meld")

    def tallies(self, view: Rummy500View, side: Side) -> Sequence[str]:
        """Return the points that a side has on the table."""
        return (self.say("on-table", points=signed(self.say, view.laid_points[side])),)


class _Table(DiscardTable):
    words_of = _Words
    score_order = ("laid", "held")
    spread = True
    view: Rummy500View

    def laid(self, side: Side) -> Sequence[LaidGroup]:
        """Return the melds that a side began, where others' cards are faded, and what it laid off on other melds."""
        groups, off = [], []
        for laid in self.view.table:
            sides = [self.view.sides[seat] for seat in laid.by]
            if max(sides, key=sides.count) == side:
                theirs = frozenset(place for place, by in enumerate(sides) if by != side)
                groups.append(LaidGroup(laid.meld.cards, theirs))
            elif own := tuple(card for card, by in zip(laid.meld.cards, sides, strict=True) if by == side):
                off.append(LaidGroup(own))
        return [*groups, *off]


class Hand(DiscardHand):
    """Draws one hand, below the pile and the melds that its player may add to."""

    words_of = _Words
    spread = True
    view: Rummy500View

    def prepare(self) -> None:
        """Lay out the pile and the melds on the table, and find the cards that fit one."""
        super().prepare()
        self.laid = LaidGroups([LaidGroup(laid.meld.cards) for laid in self.view.table], ROOM, _LAID)
        self.laid_at = self.header
        self.header += _HEADING + self.laid.height if self.laid.rows else 0
        self.fitting = self.view.fitting

    def draw_header(self, title: str) -> None:
        """Draw also the melds on the table."""
        super().draw_header(title)
        if self.laid.rows:
            self.canvas.write(self.look.say("melds"), MARGIN, self.laid_at + _HEADING // 2 - 4, SMALL, palette.TEXT)
            self.laid.draw(self.canvas, MARGIN, self.laid_at + _HEADING)

    def tag_below(self, card: Card, group: Group) -> Tag | None:
        """Return the tag below a card: it is part of a meld in the hand, or fits one on the table."""
        return super().tag_below(card, group) or (
            (self.look.say("fits"), palette.ON_SKY) if card in self.fitting else None
        )

    def footer(self) -> Iterable[Chip]:
        """Yield what the hand counts against its player, and the card that must be melded first."""
        view = self.view
        held = sum(map(view.rules.points, view.hand))
        yield self.look.say("in-hand", points=held), (palette.FELT, palette.TEXT), palette.QUIET
        if view.owed and view.seat in view.to_act:
            owed = card_names(self.look.say, [view.owed])
            yield self.look.say("meld-first", card=owed), palette.ON_SKY, None


LAYOUT = layout(_Table, Hand)
