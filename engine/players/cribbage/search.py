"""Expert and master: they discard to the crib by averages, and play every card that they may play out to the end.

The average of a hand is taken over all starters, that of the crib over what others may discard. Near the end of the
game the chance to win the race decides.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations, islice
from math import erf, sqrt
from typing import NamedTuple, TypeAlias

from engine.cards import Card, rank
from engine.cribbage.counting import LIMIT, PLACE, WORTH, keepings, rank_points, series_points
from engine.cribbage.view import CribbageView
from engine.players.cribbage.simple import flush, rough_crib, showing, worth_of_play
from engine.players.policy import PolicyContext
from engine.types import Action, Seat

_TRIES = 12
"""The most hands dealt to a seat to find one that fits its play."""

Places: TypeAlias = tuple[int, ...]
"""Cards by the places of their ranks, in order."""


class World(NamedTuple):
    """Hidden cards dealt in one way, by the places of their ranks.

    ``hands`` are left to be played, ``kept`` will be shown; ``others_laid`` is the crib without the seat's own cards.
    """

    hands: tuple[Places, ...]
    kept: tuple[Places, ...]
    others_laid: Places
    starter: int


def places(cards: Iterable[Card]) -> Places:
    """Return the places of the ranks of some cards."""
    return tuple(sorted(PLACE[card] for card in cards))


def sampled_worlds(view: CribbageView, number: int, rng: random.Random) -> Iterator[World]:
    """Yield worlds that agree with a view, in which all have discarded sensibly."""
    return islice(_worlds(view, rng), number)


def _worlds(view: CribbageView, rng: random.Random) -> Iterator[World]:
    hidden = [PLACE[card] for card in view.unseen()]
    shape = view.rules.shape
    own = places(view.hand)
    while True:
        rng.shuffle(hidden)
        left = [*hidden]
        hands: list[Places] = [()] * len(view.sides)
        kept: list[Places] = [()] * len(view.sides)
        laid: list[int] = []
        for seat in sorted(view.others, key=lambda other: -view.above[other]):
            hands[seat], away = _dealt(view, seat, left, rng)
            kept[seat] = tuple(sorted((*hands[seat], *places(view.played_by(seat)))))
            laid += away
        laid += left[: shape.to_crib]
        if view.seat is not None:
            hands[view.seat] = own
            kept[view.seat] = places((*view.hand, *view.played_by(view.seat)))
        starter = PLACE[view.starter] if view.starter else left[shape.to_crib]
        yield World(tuple(hands), tuple(kept), tuple(laid), starter)


def _dealt(view: CribbageView, seat: Seat, left: list[int], rng: random.Random) -> tuple[Places, list[int]]:
    """Return a hand for a seat and its discards to the crib, both taken out of the cards that are left."""
    shape = view.rules.shape
    known = [PLACE[card] for card in view.known[seat]]
    seen = [*(PLACE[card] for card in view.played_by(seat)), *known]
    missing = shape.kept - len(seen)
    above, mine = view.above[seat], 1 if view.sides[seat] == view.sides[view.dealer] else -1
    hand: list[int] = []
    away: list[int] = []
    for last in (*[False] * _TRIES, True):
        drawn = rng.sample(left, missing + shape.laid)
        if last:
            allowed = [place for place in left if WORTH[place] > above]
            hand = allowed[:missing]
            rest = _without(left, hand)
            away = rest[: shape.laid]
            break
        away = _laid([*seen, *drawn], shape.laid, view.rules.sign, mine)
        hand = _without([*seen, *drawn], away)
        if _holds(hand, seen):
            hand = _without(hand, seen)
            if all(WORTH[place] > above for place in hand) and _can_play(view, seat, [*hand, *known]):
                break
    left[:] = _without(left, [*hand, *away])
    return tuple(sorted([*hand, *known])), away


def _can_play(view: CribbageView, seat: Seat, hand: Sequence[int]) -> bool:
    return view.phase != "play" or seat not in view.to_act or any(view.count + WORTH[place] <= 31 for place in hand)


def _laid(hand: Sequence[int], number: int, sign: int, mine: int) -> list[int]:
    """Return a sensible player's discards to the crib."""
    best: tuple[float, tuple[int, ...]] = (-999.0, ())
    held = sorted(hand)
    for away in {*combinations(held, number)}:
        value = sign * (rank_points(tuple(_without(held, away))) + mine * rough_crib(away))
        best = max(best, (value, away))
    return [*best[1]]


def _without(cards: Sequence[int], gone: Sequence[int]) -> list[int]:
    left = [*cards]
    for card in gone:
        left.remove(card)
    return left


def _holds(cards: Sequence[int], wanted: Sequence[int]) -> bool:
    return all(cards.count(card) >= wanted.count(card) for card in {*wanted})


_CLOSE = 40
"""The distance to the target within which the chance to win counts; farther away points do."""
_DEAL = 13.0
"""The points that a side makes in a deal on average."""
_SPREAD = 8.5
"""The standard deviation of the difference that a deal makes."""
_NEXT_DEAL = 3.1
"""The worth of dealing next, in points."""


class Race(NamedTuple):
    """The board as a seat's side sees it. ``order`` are the sides of the hands in the show, the crib's last."""

    target: int
    low_ball: bool
    mine: int
    order: tuple[int, ...]
    deals_next: bool

    @classmethod
    def of(cls, view: CribbageView) -> Race:
        """Return the race of a view's seat."""
        order = [view.sides[seat] for seat in view.order]
        mine = view.sides[view.seat or 0]
        return cls(view.target, view.rules.low_ball, mine, (*order, order[-1]), order[0] == mine)

    def is_close(self, pegs: Sequence[int]) -> bool:
        """Return whether the game may end in this deal, or in the next one."""
        return max(pegs) + _CLOSE >= self.target

    def lead(self, pegs: Sequence[int]) -> float:
        """Return how far the side is ahead of the others together, or behind them in low ball."""
        lead = 2 * pegs[self.mine] - sum(pegs)
        return -lead if self.low_ball else lead

    def value(self, pegs: Sequence[int]) -> float:
        """Return the chance, 0 to 1, to win from a position between two deals, or once a peg is home."""
        others = [front for side, front in enumerate(pegs) if side != self.mine]
        mine, best = pegs[self.mine], max(others)
        if mine >= self.target or best >= self.target:
            return float((mine >= self.target) != self.low_ball)
        lead = mine - best + (_NEXT_DEAL if self.deals_next else -_NEXT_DEAL)
        deals = max(0.5, (self.target - max(mine, best)) / _DEAL)
        chance = (1 + erf(lead / (_SPREAD * sqrt(2 * deals)))) / 2
        return 1 - chance if self.low_ball else chance

    def after_show(self, pegs: Sequence[int], gains: Sequence[int]) -> float:
        """Return the chance to win after hands and crib are counted in their order."""
        fronts = [*pegs]
        for side, gain in zip(self.order, gains, strict=True):
            if max(fronts) < self.target:
                fronts[side] += gain
        return self.value(fronts)


def gains(view: CribbageView, world: World, laid: Sequence[int]) -> tuple[int, ...]:
    """Return the points of the hands and the crib of a world, in the order of the show. Flushes are left out."""
    hands = [world.kept[seat] for seat in view.order]
    return tuple(rank_points(tuple(sorted([*hand, world.starter]))) for hand in (*hands, (*laid, *world.others_laid)))


Value: TypeAlias = Callable[[Sequence[int]], float]
"""Returns the value of the sides' front pegs being here."""


class _Line(NamedTuple):
    """A position of the play: the series as places of ranks, its total, and the front peg of each side."""

    series: Places
    total: int
    pegs: tuple[int, ...]


class PlayOut:
    """Plays cards out from a view. With ``looks`` the seat plays the best card found, else as careful players do."""

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
        """Return the value of playing a card now, which also pegs ``flush`` points for a flush."""
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
        pegs = self._pegged(line.pegs, seat, series_points(series))
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


_LAYING_WORLDS = 60
"""The number of deals in which the crib is evaluated."""
_WORSE = 5.0
"""Discards that leave a hand worse than the best by more points than this are skipped: no crib makes up for it."""
_FINALISTS = 4
"""The number of discards that are played out."""
_NOBS = 0.25
"""The worth of a jack in the crib, for his nobs."""


class Way(NamedTuple):
    """A discard to the crib, and how good the averages of the hand and of the crib are."""

    laid: tuple[Card, ...]
    kept: tuple[Card, ...]
    value: float


def chosen(view: CribbageView, rng: random.Random, *, worlds: int, races: bool) -> tuple[Card, ...]:
    """Return the discards to the crib: of the best few, those that also do best in the play.

    With ``races`` and near the end of the game, the chance to win decides.
    """
    sampled = [*sampled_worlds(view, max(_LAYING_WORLDS, worlds), rng)]
    race, finalists = Race.of(view), ways(view, sampled)[:_FINALISTS]
    close = races and race.is_close([front for _, front in view.pegs])

    def value(way: Way) -> float:
        kept, laid = places(way.kept), places(way.laid)
        total = 0.0
        for world in sampled[:worlds]:
            hands = [*world.hands]
            hands[view.seat or 0] = kept
            if close:
                shown = gains(view, world._replace(kept=tuple(hands)), laid)
                out = PlayOut(view, lambda pegs, shown=shown: race.after_show(pegs, shown), looks=False)  # type: ignore[misc]
            else:
                out = PlayOut(view, race.lead, looks=False)
            total += out.whole(hands)
        average = total / min(worlds, len(sampled))
        return average if close else average + way.value

    return max(finalists, key=value).laid


def ways(view: CribbageView, sampled: Sequence[World]) -> list[Way]:
    """Return the discards that may be good, the best by hand and crib first."""
    sign, crib_sign = view.rules.sign, 1 if view.owns_crib else -1
    unseen = view.unseen()
    found = keepings(view.hand, view.rules.shape.laid, unseen)
    best = max(sign * each.average for each in found)
    starters = Counter(PLACE[card] for card in unseen)
    rated = []
    for each in found:
        if sign * each.average >= best - _WORSE:
            crib = _crib_average(places(each.laid), [world.others_laid for world in sampled], starters)
            crib += _NOBS * sum(rank(card) == "J" for card in each.laid)
            rated.append(Way(each.laid, each.kept, sign * (each.average + crib_sign * crib)))
    return sorted(rated, key=lambda way: -way.value)


def _crib_average(laid: Sequence[int], others: Sequence[Sequence[int]], starters: Counter[int]) -> float:
    total = weight = 0
    for theirs in others:
        cards = [*laid, *theirs]
        for place, count in starters.items():
            left = count - theirs.count(place)
            if left > 0:
                total += left * rank_points(tuple(sorted([*cards, place])))
                weight += left
    return total / max(1, weight)


_WORLDS = 20
"""The number of deals in which each card is tried."""


class Search:
    """With ``races`` a result counts by the chance to win the game; otherwise by its points."""

    def __init__(self, *, races: bool) -> None:
        self.races = races

    def choose(self, view: CribbageView, context: PolicyContext) -> Action:
        """Return the player's action, one of ``view.legal``."""
        if view.phase == "crib":
            return Action("crib", chosen(view, context.rng, worlds=_WORLDS, races=self.races))
        return showing(view, context, careless=0) or self.play(view, context)

    def play(self, view: CribbageView, context: PolicyContext) -> Action:
        """Return the card that does best on average."""
        race = Race.of(view)
        totals = dict.fromkeys(view.legal, 0.0)
        flushes = {action: flush(view, action.cards[0]) for action in view.legal}
        for world in sampled_worlds(view, _WORLDS, context.rng):
            out = PlayOut(view, self._value(view, race, world), looks=True)
            for action in view.legal:
                totals[action] += out.after(world.hands, PLACE[action.cards[0]], flush=flushes[action])
        return max(view.legal, key=lambda action: totals[action])

    def _value(self, view: CribbageView, race: Race, world: World) -> Value:
        if not (self.races and race.is_close([front for _, front in view.pegs])):
            return race.lead
        shown = gains(view, world, [PLACE[card] for card in view.laid])
        known: dict[tuple[int, ...], float] = {}

        def value(pegs: Sequence[int]) -> float:
            key = tuple(pegs)
            if key not in known:
                known[key] = race.after_show(key, shown)
            return known[key]

        return value
