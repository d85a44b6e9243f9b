"""The pictures of Rummy 500: the table with the spread pile and all melds, and the hand; and their text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.rummy500.view import Rummy500View
from engine.types import Side
from render.kit import palette
from render.kit.discard_hand import DiscardHand
from render.kit.discard_layout import layout
from render.kit.discard_table import DiscardTable
from render.kit.discard_words import DiscardWords
from render.kit.laid_groups import LaidGroup
from render.kit.side_hand import Chip
from render.kit.words import card_names, signed

_HELD = "{} IN HAND"
_OWED = "MELD {} FIRST"
_ON_TABLE = "{} on the table"


class _Words(DiscardWords):
    """Adds what a side has laid down in this round to its points."""

    def tallies(self, view: Rummy500View, side: Side) -> Sequence[str]:
        """The points that a side has on the table."""
        return (_ON_TABLE.format(signed(view.laid_points[side])),)


_WORDS = _Words(
    phases={"draw": "to draw or take", "meld": "to meld and discard"},
    verbs={"claim": "call rummy", "take": "take from the pile", "pass": "pass", "meld": "meld"},
    lines={"laid": "Laid down", "held": "Still held", "one-turn": "Out in one turn"},
)


class _Table(DiscardTable):
    words = _WORDS
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


class _Hand(DiscardHand):
    words = _WORDS
    spread = True
    view: Rummy500View

    def footer(self) -> Iterable[Chip]:
        """Yield what the hand counts against its player, and the card that must be melded first."""
        view = self.view
        yield _HELD.format(sum(map(view.rules.points, view.hand))), (palette.FELT, palette.TEXT), palette.QUIET
        if view.owed and view.seat in view.to_act:
            yield _OWED.format(card_names([view.owed])), palette.ON_SKY, None


LAYOUT = layout(_Table, _Hand)
