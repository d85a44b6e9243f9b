"""What one seat may know of a round: the data of a view. :mod:`engine.pinochle.round` builds it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple

from engine.cards import Card, face
from engine.kit.trick_view import TrickView
from engine.pinochle import melds
from engine.pinochle.melds import Pattern
from engine.pinochle.options import PinochleOptions


class Meld(NamedTuple):
    """A meld on the mat or in the hand: its type, the preset's name for it, its cards and its points."""

    type: str
    name: str
    cards: tuple[Card, ...]
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PinochleView(TrickView):
    """A seat's view. ``phase`` is ``lead``, ``follow``, ``melding`` (until the draw), ``scored`` or ``won``.

    The upturned card lies under the stock and is drawn last. ``hand_counts`` include the cards on the mat; ``standing``
    are melds, and tricks if they count as taken. While melding, the winner of the last trick is the leader.
    """

    rules: PinochleOptions
    melds: tuple[tuple[Meld, ...], ...]
    """By side, the melds on the mat, each with those of its cards that are still there. A card may be in several."""
    mat: tuple[tuple[Card, ...], ...]
    """By side, the cards on the mat, each once. They are also part of the hand."""
    melded: bool
    """Whether the turn's one meld has been made."""
    any_meld: bool
    """Whether anybody has melded, or exchanged a dix, in this round."""
    meldable: tuple[Meld, ...]
    """The melds that ``hand`` could make after winning a trick, highest points first; seen by its owner only."""

    def unlaid(self) -> list[Card]:
        """Return the cards in the stock and those of the other hand that do not lie on the mat."""
        mat = self.mat[self.other]
        return [card for card in self.theirs() if card not in mat]

    @property
    def meldable_points(self) -> int:
        """The points of the best meld in hand."""
        return max((meld.points for meld in self.meldable), default=0)

    def history(self) -> dict[Card, tuple[Pattern, ...]]:
        """Return the melds that each card on the mat has been in, except as a dix."""
        patterns = melds.patterns(self.rules, self.trump)
        found: dict[Card, tuple[Pattern, ...]] = {}
        for meld in chain(*self.melds):
            for card in meld.cards:
                pattern = next((one for one in patterns if one.type == meld.type and face(card) in one.faces), None)
                if pattern:
                    found[card] = (*found.get(card, ()), pattern)
        return found

    def alike(self, card: Card, other: Card) -> bool:
        """Whether two cards are equal, and while melds can still be made, have been in the same melds."""
        if card == other:
            return True
        return face(card) == face(other) and (self.phase_two or self.meld_names(card) == self.meld_names(other))

    def meld_names(self, card: Card) -> tuple[str, ...]:
        """Return the names of the melds on the mat that a card of the hand is in."""
        mine = () if self.seat is None else self.melds[self.seat]
        return tuple(meld.name for meld in mine if card in meld.cards)
