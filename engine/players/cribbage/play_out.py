"""The rest of a play with open hands: others play as careful players do, the seat's side may look for the best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from engine.cribbage.counting import PLACE, WORTH
from engine.cribbage.pegging import LIMIT, rank_points
from engine.cribbage.view import CribbageView
from engine.players.cribbage.simple import worth_of_play
from engine.players.cribbage.worlds import Places
from engine.types import Seat

Value: TypeAlias = Callable[[Sequence[int]], float]
"""Returns what it is worth that the front pegs of the sides stand here."""


class _Line(NamedTuple):
    """A position of the play: the series as places of ranks, its total, and the front peg of each side."""

    series: Places
    total: int
    pegs: tuple[int, ...]


class PlayOut:
    """Plays cards out from a view. With ``looks`` the seat plays what turns out best, else as careful players do."""

    def __init__(self, view: CribbageView, value: Value, *, looks: bool) -> None:
        self.sides = view.sides
        self.seats = len(view.sides)
        self.seat = view.seat or 0
        self.leader = view.order[0]
        self.target = view.target
        self.stops = view.rules.variant == "five"
        self.go_points = view.rules.go_points
        self.sign = view.rules.sign
        series = tuple(PLACE[card] for _, card in view.series)
        self.begin = _Line(series, view.count, tuple(front for _, front in view.pegs))
        self.value = value
        self.looks = looks

    def after(self, hands: Sequence[Places], place: int, *, flush: int = 0) -> float:
        """Return the value of playing a card now, which pegs so much for a flush besides."""
        pegs = self._pegged(self.begin.pegs, self.seat, flush)
        return self._played(hands, self.seat, self.begin._replace(pegs=pegs), place)

    def whole(self, hands: Sequence[Places]) -> float:
        """Return the value of a play from its first card."""
        return self._best(hands, self.leader, self.begin)

    def _played(self, hands: Sequence[Places], seat: Seat, line: _Line, place: int) -> float:
        at = hands[seat].index(place)
        left = [*hands]
        left[seat] = hands[seat][:at] + hands[seat][at + 1 :]
        series = (*line.series, place)
        count = line.total + WORTH[place]
        pegs = self._pegged(line.pegs, seat, rank_points(series))
        if max(pegs) >= self.target:
            return self.value(pegs)
        after = seat
        if count < LIMIT:
            for _ in range(self.seats):
                after = (after + 1) % self.seats
                if any(WORTH[each] + count <= LIMIT for each in left[after]):
                    return self._best(left, after, _Line(series, count, pegs))
            pegs = self._pegged(pegs, seat, self.go_points)
        if self.stops or not any(left) or max(pegs) >= self.target:
            return self.value(pegs)
        after = (seat + 1) % self.seats
        while not left[after]:
            after = (after + 1) % self.seats
        return self._best(left, after, _Line((), 0, pegs))

    def _pegged(self, pegs: tuple[int, ...], seat: Seat, points: int) -> tuple[int, ...]:
        if not points:
            return pegs
        side = self.sides[seat]
        return (*pegs[:side], pegs[side] + points, *pegs[side + 1 :])

    def _best(self, hands: Sequence[Places], seat: Seat, line: _Line) -> float:
        hand = hands[seat]
        playable = {place for place in hand if WORTH[place] + line.total <= LIMIT}
        if self.looks and seat == self.seat:
            return max(self._played(hands, seat, line, place) for place in playable)
        usual = max(playable, key=lambda place: self.sign * worth_of_play(line.series, hand, place))
        return self._played(hands, seat, line, usual)
