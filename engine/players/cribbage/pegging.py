"""The play of two players: every card is followed to the end against the hands that the other may hold.

What the other holds is judged by what good players keep and by what it has played so far. It is taken to play as a
careful player does; the seat does not see its cards, so it decides alike in all deals that have looked the same so far.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from math import exp
from typing import NamedTuple, TypeAlias

from engine.cards import Card
from engine.cribbage.counting import LIMIT, PLACE, WORTH, series_points
from engine.cribbage.view import CribbageView
from engine.players.cribbage.habits import HABITS, Places, hands
from engine.players.cribbage.laying import by_rank, places, share_left
from engine.players.cribbage.simple import flush, worth_of_play
from engine.types import Seat

_SOFTNESS = 0.6
"""The points by which a card must be worth less to its player to be less likely by the factor e."""


class Held(NamedTuple):
    """A hand that the other player may still hold, all four cards that it has kept, and how likely that is."""

    hand: Places
    kept: Places
    weight: float


def held(view: CribbageView, rng: random.Random, most: int) -> list[Held]:
    """Return hands that the other player may hold, at most this many, drawn at random if there are more."""
    other = view.others[0]
    played = places(view.played_by(other))
    known = places(tuple(view.known[other]))
    left = by_rank((*view.unseen(), *view.known[other]))
    before = [count + played.count(place) for place, count in enumerate(left)]
    kept = HABITS[other == view.dealer].kept
    earlier = [*past(view, other)]
    found = []
    for rest in hands(view.rules.shape.kept - len(played)):
        if any(WORTH[place] <= view.above[other] or rest.count(place) > left[place] for place in rest):
            continue
        if any(rest.count(place) < known.count(place) for place in known):
            continue
        every = tuple(sorted(played + rest))
        weight = kept[every] * share_left(every, before)
        for series, later in earlier:
            weight *= chance(series, tuple(sorted(later + rest)), later[0])
        if weight:
            found.append(Held(rest, every, weight))
    return drawn(found, most, rng.random())


def past(view: CribbageView, seat: Seat) -> Iterator[tuple[Places, Places]]:
    """Yield for each card of a seat the series before it, and that card and those that the seat played later."""
    later = tuple(PLACE[card] for card in view.played_by(seat))
    for plays in (*view.plays, view.series):
        for number, (whose, _) in enumerate(plays):
            if whose == seat:
                yield tuple(PLACE[card] for _, card in plays[:number]), later
                later = later[1:]


def drawn(found: Sequence[Held], most: int, offset: float) -> list[Held]:
    """Return a systematic sample: hands by their weights, each with an equal weight; or all if they are few."""
    if len(found) <= most:
        return [*found]
    sums = [*accumulate(each.weight for each in found)]
    step = sums[-1] / most
    sample: list[Held] = []
    at, target = 0, offset * step
    while at < len(found) and len(sample) < most:
        if sums[at] > target:
            sample.append(found[at]._replace(weight=step))
            target += step
        else:
            at += 1
    return sample


@lru_cache(maxsize=1 << 16)
def chance(series: Places, hand: Places, place: int, sign: int = 1) -> float:
    """Return how likely a player with this hand plays this card; ``sign`` is -1 where few points are good."""
    worths = {
        each: sign * worth_of_play(series, hand, each)
        for each in {*hand}
        if sum(WORTH[one] for one in series) + WORTH[each] <= LIMIT
    }
    best = max(worths.values())
    chances = {each: exp((worth - best) / _SOFTNESS) for each, worth in worths.items()}
    return chances[place] / sum(chances.values())


@lru_cache(maxsize=1 << 15)
def usual(series: Places, hand: Places, sign: int = 1) -> int:
    """Return what a careful player plays, who can play a card; ``sign`` is -1 where few points are good."""
    room = LIMIT - sum(map(WORTH.__getitem__, series))
    playable = [each for each in {*hand} if WORTH[each] <= room]
    return max(playable, key=lambda place: sign * worth_of_play(series, hand, place))


Worth: TypeAlias = Callable[[int, int, Held], float]
"""Returns the value of the front pegs of the seat and of the other, with all that the other has kept."""


class _Spot(NamedTuple):
    """A position in which the seat is to play: what it knows of it."""

    series: Places
    mine: int
    theirs: int
    played: Places
    """What the other has played since, in order."""


class Pegging:
    """Follows the play of the seat of a view to its end."""

    def __init__(self, view: CribbageView, value: Worth) -> None:
        self.view = view
        self.value = value
        self.target = view.target
        self.go = view.rules.go_points
        own = view.sides[view.seat or 0]
        series = tuple(PLACE[card] for _, card in view.series)
        self.begin = _Spot(series, view.pegs[own][1], view.pegs[1 - own][1], ())
        self.known: dict[tuple[int, int], float] = {}

    def after(self, card: Card, worlds: Sequence[Held]) -> float:
        """Return the value of playing a card, summed over the worlds by their weights."""
        key = PLACE[card], flush(self.view, card)
        if key not in self.known:
            begin = self.begin._replace(mine=self.begin.mine + key[1])
            every = [(each, each.hand) for each in worlds]
            self.known[key] = self._played(begin, places(self.view.hand), key[0], every)
        return self.known[key]

    def whole(self, hand: Places, worlds: Sequence[Held], *, leads: bool) -> float:
        """Return the value of playing a hand from the first card, on average over the worlds."""
        every = [(each, each.hand) for each in worlds]
        total = max(self._values(self.begin, hand, every).values()) if leads else self._after(self.begin, hand, every)
        return total / sum(each.weight for each in worlds)

    def _values(self, spot: _Spot, hand: Places, worlds: Sequence[tuple[Held, Places]]) -> dict[int, float]:
        total = sum(WORTH[one] for one in spot.series)
        return {place: self._played(spot, hand, place, worlds) for place in {*hand} if total + WORTH[place] <= LIMIT}

    def _played(self, spot: _Spot, hand: Places, place: int, worlds: Sequence[tuple[Held, Places]]) -> float:
        at = hand.index(place)
        rest = hand[:at] + hand[at + 1 :]
        series = (*spot.series, place)
        mine = spot.mine + series_points(series)
        return self._after(_Spot(series, mine, spot.theirs, ()), rest, worlds)

    def _after(self, spot: _Spot, hand: Places, worlds: Sequence[tuple[Held, Places]]) -> float:
        """Return the value of a position in which the other is to play, if it can."""
        found = 0.0
        alike: dict[_Spot, list[tuple[Held, Places]]] = {}
        for held, theirs in worlds:
            after, left = self._answered(spot, hand, theirs)
            if left is None:
                found += held.weight * self.value(after.mine, after.theirs, held)
            else:
                alike.setdefault(after, []).append((held, left))
        return found + sum(max(self._values(after, hand, group).values()) for after, group in alike.items())

    def _answered(self, spot: _Spot, hand: Places, theirs: Places) -> tuple[_Spot, Places | None]:
        """Return the position in which the seat plays next, and the other's hand; no hand if the play is over."""
        series, mine, other, played = spot
        own_last = True
        total = sum(WORTH[one] for one in series)
        own_limit = LIMIT - WORTH[hand[0]] if hand else -1  # cards are in order, the lowest first
        while (hand or theirs) and max(mine, other) < self.target:
            own_can = total <= own_limit
            they_can = bool(theirs) and total + WORTH[theirs[0]] <= LIMIT
            if own_can and not (own_last and they_can):
                return _Spot(series, mine, other, played), theirs
            if they_can:
                card = usual(series, theirs)
                at = theirs.index(card)
                total += WORTH[card]
                theirs = theirs[:at] + theirs[at + 1 :]
                series, played = (*series, card), (*played, card)
                other += series_points(series)
                own_last = False
                continue
            if total < LIMIT:
                mine, other = mine + self.go * own_last, other + self.go * (not own_last)
            series, total = (), 0
        if not hand and not theirs and total not in (0, LIMIT):
            mine, other = mine + self.go * own_last, other + self.go * (not own_last)
        return _Spot(series, mine, other, played), None
