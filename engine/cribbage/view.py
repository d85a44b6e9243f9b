"""What one seat may know of a round of Cribbage."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate

from engine.cards import Card
from engine.cribbage.counting import Combination, Shown, worth
from engine.cribbage.options import CribbageOptions
from engine.cribbage.state import Plays
from engine.kit.spoken_view import SpokenView
from engine.kit.tricks import seats_from
from engine.score import RoundScore
from engine.types import Note, Seat, Side, Value

SHOWN = (
    *("turn", "dealer", "to_act", "phase", "starter", "plays", "series", "gone", "above", "shown"),
    *("counted", "claimed"),
)
"""What a view shows of the state unchanged."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CribbageView(SpokenView):
    """A seat's view. ``phase`` is one of :class:`engine.cribbage.state.State`, ``scored`` or ``won``."""

    rules: CribbageOptions
    hand_counts: tuple[int, ...]
    laid: tuple[Card, ...]
    """What the seat has laid away."""
    crib_count: int
    starter: Card | None
    plays: tuple[Plays, ...]
    """The series played before the current one, each card with the seat that played it."""
    series: Plays
    """The current series."""
    gone: tuple[bool, ...]
    """By seat, whether it has said go in this series."""
    above: tuple[int, ...]
    """By seat, what all cards left in its hand count more than, as its go has told."""
    pegs: tuple[tuple[int, int], ...]
    """By side, where its rear and its front peg stand."""
    showing: tuple[Seat, bool]
    """Whose hand is the next to be shown, and whether it is the crib."""
    open: tuple[Card, ...]
    """The hand or crib that lies open to be counted by hand."""
    counted: int
    """What its owner has counted, while others may claim the rest."""
    claimed: int
    shown: tuple[Shown, ...]
    lines: RoundScore

    @property
    def lull(self) -> bool:
        """Whether the play has just ended or a hand was just shown, so that each can be followed."""
        return self.phase in ("show", "count")

    @property
    def leaders(self) -> tuple[Side, ...]:
        """The sides that are ahead: in low ball those with the fewest points."""
        best = (min if self.rules.low_ball else max)(self.totals)
        return tuple(side for side, total in enumerate(self.totals) if total == best)

    @property
    def covers(self) -> bool:
        """Hands that were shown stay in sight, so the player's own may follow at once."""
        return False

    @property
    def count(self) -> int:
        """The count of the current series."""
        return sum(worth(card) for _, card in self.series)

    @property
    def order(self) -> list[Seat]:
        """The seats in the order in which they play and show: the dealer last."""
        seats = len(self.sides)
        return seats_from((self.dealer + 1) % seats, seats)

    @property
    def owns_crib(self) -> bool:
        """Whether the crib belongs to the seat's side."""
        return self.seat is not None and self.sides[self.dealer] == self.sides[self.seat]

    def played_by(self, seat: Seat) -> tuple[Card, ...]:
        """Return what a seat has played in this round, first card first."""
        return tuple(card for series in (*self.plays, self.series) for whose, card in series if whose == seat)

    def seen(self) -> set[Card]:
        """Return the cards whose place the seat knows."""
        cards = {*self.hand, *self.laid, *self.open, *(card for its in self.known for card in its)}
        cards.update(card for series in (*self.plays, self.series) for _, card in series)
        cards.update(card for each in self.shown for card in each.cards)
        return cards | ({self.starter} if self.starter else set())

    def unseen(self) -> tuple[Card, ...]:
        """Return the cards whose place the seat does not know."""
        seen = self.seen()
        return tuple(card for card in self.rules.pack(len(self.sides)) if card not in seen)

    def called(self, target: str) -> Note | None:
        """Return a number of points as it is called."""
        return Note("points", {"points": int(target)}) if target.isdecimal() else None


def spoken(combinations: tuple[Combination, ...]) -> tuple[str, ...]:
    """Return combinations as players say them: fifteens with the points so far, then everything else with its own.

    >>> spoken((Combination("fifteen", (), 2), Combination("fifteen", (), 2), Combination("pair", (), 2)))
    ('fifteen: 2', 'fifteen: 4', 'pair: 2')
    """
    so_far = accumulate(each.points for each in combinations)
    return tuple(
        f"{each.code}: {total if each.code == 'fifteen' else each.points}"
        for each, total in zip(combinations, so_far, strict=True)
    )


def counted_aloud(combinations: tuple[Combination, ...]) -> dict[str, Value]:
    """Return the values of a note on a hand: what players say, its points, and whether these are said in the end."""
    codes = {each.code for each in combinations}
    summed = codes not in ({"fifteen"}, {"nobs"})
    points = sum(each.points for each in combinations)
    return {"combinations": spoken(combinations), "points": points, "sum": summed}
