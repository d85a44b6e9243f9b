"""What one seat may know of a round: the data of a view. :mod:`engine.pinochle.observation` builds it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple

from engine.cards import Card, face
from engine.kit.tricks import Trick
from engine.pinochle import melds
from engine.pinochle.melds import Pattern
from engine.pinochle.options import PinochleOptions
from engine.score import RoundScore
from engine.types import Seat
from engine.view import View


class Meld(NamedTuple):
    """A meld on the mat or in the hand: its type, the preset's name for it, its cards and its points."""

    type: str
    name: str
    cards: tuple[Card, ...]
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PinochleView(View):
    """A seat's view. ``phase`` is ``lead``, ``follow``, ``melding`` (until the draw), ``scored`` or ``won``.

    ``turn`` is the number of the trick. Tuples by seat (a side is a seat): ``hand_counts``, ``melds``, ``mat``,
    ``standing``, ``trick_points``. Cards may be marked, to tell equal melded cards apart; people see no marks.
    """

    rules: PinochleOptions
    phase_two: bool
    trump: str
    """The suit's letter."""
    upturned: Card | None
    """The card under the stock, drawn last."""
    stock: int
    """The number of hidden cards in the stock, without the upturned one."""
    leader: Seat
    """The seat that leads to the trick; while melding, the winner of the last one."""
    trick: tuple[Card, ...]
    """The cards played to the trick so far."""
    tricks: tuple[Trick, ...]
    """The finished tricks of the round, which everybody has seen."""
    hand_counts: tuple[int, ...]
    """The number of cards that each can play, including those on the mat."""
    melds: tuple[tuple[Meld, ...], ...]
    """The melds on the mat, each with those of its cards that are still there. A card may be in several."""
    mat: tuple[tuple[Card, ...], ...]
    """The cards on the mat, each once. They are also part of the hand."""
    standing: tuple[int, ...]
    """The points of the round that count already: melds, and tricks if they count as taken."""
    trick_points: tuple[int, ...]
    """The points of the tricks won so far."""
    lines: RoundScore
    """The score lines of the round so far, by side."""
    melded: bool
    """Whether the turn's one meld has been made."""
    drawn: tuple[Card, ...]
    """The card drawn last; seen by its owner only."""
    any_meld: bool
    """Whether anybody has melded, or exchanged a dix, in this round."""
    meldable: tuple[Meld, ...]
    """The melds that ``hand`` could make after winning a trick, highest points first; seen by its owner only."""

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
