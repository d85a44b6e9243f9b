"""The play of any number of players: every card is followed to the end in the same sampled deals.

All are taken to play as careful players do. Deals count little in which the others would hardly have played as they
did.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from engine.cribbage.counting import LIMIT, PLACE, WORTH, series_points
from engine.cribbage.view import CribbageView
from engine.kit.tricks import seats_from
from engine.players.cribbage.habits import Places
from engine.players.cribbage.laying import places
from engine.players.cribbage.pegging import chance, past, usual
from engine.types import Seat

Hands: TypeAlias = tuple[Places, ...]
"""The cards left in each hand, by seat."""


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
        self.series = tuple(PLACE[card] for _, card in view.series)
        self.pegs = tuple(front for _, front in view.pegs)
        self.leader = view.order[0]
        seats = len(view.sides)
        self.turns = [seats_from((seat + 1) % seats, seats) for seat in range(seats)]
        """By seat, the order in which all may play after it."""

    def whole(self, hands: Sequence[Places]) -> tuple[int, ...]:
        """Return the front pegs after a play from its first card."""
        return self.ended(self.series, self.pegs, self.leader - 1, [*hands])

    def ended(self, series: Places, pegs: Sequence[int], last: Seat, hands: list[Places]) -> tuple[int, ...]:
        """Return the front pegs at the end of the play, after ``last`` has played; the hands are used up."""
        fronts = [*pegs]
        total = sum(map(WORTH.__getitem__, series))
        while max(fronts) < self.target:
            room = LIMIT - total
            for seat in self.turns[last]:
                hand = hands[seat]
                if hand and WORTH[hand[0]] <= room:  # cards are in order, the lowest first
                    break
            else:
                if room:
                    fronts[self.sides[last]] += self.go_points
                if self.stops or not any(hands):
                    break
                series, total = (), 0
                continue
            card = usual(series, hand, self.sign)
            at = hand.index(card)
            hands[seat] = hand[:at] + hand[at + 1 :]
            series, total, last = (*series, card), total + WORTH[card], seat
            fronts[self.sides[seat]] += series_points(series)
        return tuple(fronts)


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
        self.deals = deals
        weights = [likelihood(view, hands) for hands in deals]
        self.weights = [weight * len(weights) / sum(weights) for weight in weights]

    def after(self, place: int, *, flush: int = 0) -> list[float]:
        """Return the value of playing a card by deal, times how likely the deal is; a flush pegs points besides."""
        at = self.hand.index(place)
        rest = self.hand[:at] + self.hand[at + 1 :]
        series = (*self.play.series, place)
        pegs = [*self.play.pegs]
        pegs[self.play.sides[self.seat]] += series_points(series) + flush
        found = []
        for number, (hands, weight) in enumerate(zip(self.deals, self.weights, strict=True)):
            left = [*hands[: self.seat], rest, *hands[self.seat + 1 :]]
            found.append(weight * self.value(self.play.ended(series, pegs, self.seat, left), number))
        return found
