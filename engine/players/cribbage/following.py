"""The play of any number of players: every card is followed to the end in the same sampled deals.

The others are taken to play as careful players do; the seat does not see their cards, so it decides alike in all deals
that have looked the same so far. Deals in which the others would hardly have played as they did count little.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from engine.cribbage.counting import LIMIT, PLACE, WORTH, series_points
from engine.cribbage.view import CribbageView
from engine.players.cribbage.habits import Places
from engine.players.cribbage.laying import places
from engine.players.cribbage.pegging import chance, past, usual
from engine.types import Seat

Hands: TypeAlias = tuple[Places, ...]
"""The cards left in each hand, by seat."""


class Spot(NamedTuple):
    """A position after a card of the seat, or before its next one. ``seen`` are the cards since its last, in order."""

    series: Places
    pegs: tuple[int, ...]
    """Where the front peg of each side stands."""
    seen: tuple[tuple[Seat, int], ...] = ()


def likelihood(view: CribbageView, hands: Hands) -> float:
    """Return how likely the others would have played as they did with these cards left."""
    found = 1.0
    for seat in view.others:
        for series, later in past(view, seat):
            found *= chance(series, tuple(sorted(later + hands[seat])), later[0], view.rules.sign)
    return found


class CarefulPlay:
    """The rest of the play from a view, in which everybody plays as careful players do."""

    def __init__(self, view: CribbageView) -> None:
        self.sides = view.sides
        self.target = view.target
        self.stops = view.rules.variant == "five"
        self.go_points = view.rules.go_points
        self.sign = view.rules.sign
        self.begin = Spot(tuple(PLACE[card] for _, card in view.series), tuple(front for _, front in view.pegs))
        self.leader = view.order[0]

    def whole(self, hands: Sequence[Places]) -> tuple[int, ...]:
        """Return the front pegs after a play from its first card."""
        return self.until(None, self.begin, self.leader - 1, [*hands])[0].pegs

    def until(self, seat: Seat | None, spot: Spot, last: Seat, hands: list[Places]) -> tuple[Spot, Hands | None]:
        """Return the position in which a seat plays next, and the hands; none if the play is over.

        ``last`` is the seat that has played last.
        """
        series, pegs, seen = spot
        total = sum(WORTH[one] for one in series)
        while max(pegs) < self.target:
            after = self._next(hands, last, total) if total < LIMIT else None
            if after is None:
                pegs = self.pegged(pegs, last, self.go_points * (total < LIMIT))
                if self.stops or not any(hands):
                    break
                series, total = (), 0
                after = self._next(hands, last, total)
            if after is None or after == seat:
                return Spot(series, pegs, seen), tuple(hands)
            card = usual(series, hands[after], self.sign)
            at = hands[after].index(card)
            hands[after] = hands[after][:at] + hands[after][at + 1 :]
            series, total, last, seen = (*series, card), total + WORTH[card], after, (*seen, (after, card))
            pegs = self.pegged(pegs, after, series_points(series))
        return Spot(series, pegs, seen), None

    def pegged(self, pegs: tuple[int, ...], seat: Seat, points: int) -> tuple[int, ...]:
        """Return the front pegs after a seat has scored points."""
        side = self.sides[seat]
        return (*pegs[:side], pegs[side] + points, *pegs[side + 1 :]) if points else pegs

    def _next(self, hands: Sequence[Places], last: Seat, total: int) -> Seat | None:
        """Return the next seat that can play; hands are in order, the lowest card first."""
        for after in range(last + 1, last + 1 + len(hands)):
            hand = hands[after % len(hands)]
            if hand and WORTH[hand[0]] + total <= LIMIT:
                return after % len(hands)
        return None


class Following:
    """Follows the play of the seat of a view to its end in some deals, given as the hands that are left.

    ``value`` returns the worth of the front pegs at the end, in the deal with this number.
    """

    def __init__(
        self, view: CribbageView, deals: Sequence[Hands], value: Callable[[tuple[int, ...], int], float]
    ) -> None:
        self.play = CarefulPlay(view)
        self.seat = view.seat or 0
        self.value = value
        self.hand = places(view.hand)
        self.deals = dict(enumerate(deals))
        weights = [likelihood(view, hands) for hands in deals]
        self.weights = [weight * len(weights) / sum(weights) for weight in weights]

    def after(self, place: int, *, flush: int = 0) -> list[float]:
        """Return the value of playing a card by deal, times how likely the deal is; a flush pegs points besides."""
        begin = self.play.begin
        pegs = self.play.pegged(begin.pegs, self.seat, flush)
        found = self._played(begin._replace(pegs=pegs), self.hand, place, self.deals)
        return [found[number] * weight for number, weight in enumerate(self.weights)]

    def _played(self, spot: Spot, hand: Places, place: int, deals: Mapping[int, Hands]) -> dict[int, float]:
        """Return the value of playing a card by deal."""
        at = hand.index(place)
        rest = hand[:at] + hand[at + 1 :]
        series = (*spot.series, place)
        after = Spot(series, self.play.pegged(spot.pegs, self.seat, series_points(series)))
        found: dict[int, float] = {}
        alike: dict[Spot, dict[int, Hands]] = {}
        for number, hands in deals.items():
            rests = [*hands[: self.seat], rest, *hands[self.seat + 1 :]]
            reached, left = self.play.until(self.seat, after, self.seat, rests)
            if left is None:
                found[number] = self.value(reached.pegs, number)
            else:
                alike.setdefault(reached, {})[number] = left
        for reached, group in alike.items():
            found |= self._best(reached, rest, group)
        return found

    def _best(self, spot: Spot, hand: Places, deals: Mapping[int, Hands]) -> dict[int, float]:
        """Return the value by deal of the card that does best in all of them together."""
        total = sum(WORTH[one] for one in spot.series)
        playable = [place for place in {*hand} if total + WORTH[place] <= LIMIT]
        found = [self._played(spot, hand, place, deals) for place in playable]
        return max(found, key=lambda its: sum(self.weights[number] * value for number, value in its.items()))
