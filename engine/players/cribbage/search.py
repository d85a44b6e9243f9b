"""Expert and master: they count discards out, and follow every card to the end in deals that agree with what they see.

Where there are tables of what the other keeps, it is followed against the other's likely hands; elsewhere deals are
sampled. Near the end of the game the chance to win the race decides.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, islice
from math import sqrt
from typing import NamedTuple, TypeAlias

from engine.cards import rank
from engine.cribbage.counting import PLACE, WORTH, rank_points
from engine.cribbage.view import CribbageView
from engine.players.cribbage.following import CarefulPlay, Following
from engine.players.cribbage.habits import Places
from engine.players.cribbage.laying import Way, is_exact, likely_discards, places, rated
from engine.players.cribbage.pegging import Held, Pegging, Worth, held
from engine.players.cribbage.race import Race, is_close
from engine.players.cribbage.simple import careful, flush, rough_crib, showing
from engine.players.kit.sampling import Comparison, compare
from engine.players.policy import Lead, PolicyContext
from engine.types import Action, Seat

_TRIES = 12
"""The most hands dealt to a seat to find one that fits its play."""


class World(NamedTuple):
    """Hidden cards dealt in one way, by the places of their ranks.

    ``hands`` are left to be played, ``kept`` will be shown; ``others_laid`` is the crib without the seat's own cards.
    """

    hands: tuple[Places, ...]
    kept: tuple[Places, ...]
    others_laid: Places
    starter: int


def sampled_worlds(view: CribbageView, number: int, rng: random.Random) -> Iterator[World]:
    """Yield worlds that agree with a view, in which all have discarded sensibly."""
    return islice(_worlds(view, rng), number)


def _worlds(view: CribbageView, rng: random.Random) -> Iterator[World]:
    hidden = [PLACE[card] for card in view.unseen()]
    shape = view.rules.shape
    own = places(view.hand)
    played = [places(view.played_by(seat)) for seat in range(len(view.sides))]
    others = sorted(view.others, key=lambda other: -view.above[other])
    while True:
        left = [*hidden]
        hands: list[Places] = [()] * len(view.sides)
        kept: list[Places] = [()] * len(view.sides)
        laid: list[int] = []
        for seat in others:
            hands[seat], away = _dealt(view, seat, played[seat], left, rng)
            kept[seat] = tuple(sorted((*hands[seat], *played[seat])))
            laid += away
        next_card, *to_crib = rng.sample(left, 1 + shape.to_crib)
        laid += to_crib
        if view.seat is not None:
            hands[view.seat] = own
            kept[view.seat] = tuple(sorted(own + played[view.seat]))
        starter = PLACE[view.starter] if view.starter else next_card
        yield World(tuple(hands), tuple(kept), tuple(laid), starter)


def _dealt(
    view: CribbageView, seat: Seat, played: Places, left: list[int], rng: random.Random
) -> tuple[Places, list[int]]:
    """Return a hand for a seat and its discards to the crib, both taken out of the cards that are left."""
    shape = view.rules.shape
    known = [PLACE[card] for card in view.known[seat]]
    seen = [*played, *known]
    missing = shape.kept - len(seen)
    above, mine = view.above[seat], 1 if view.sides[seat] == view.sides[view.dealer] else -1
    hand: list[int] = []
    away: list[int] = []
    for last in (*[False] * _TRIES, True):
        drawn = rng.sample(left, missing + shape.laid)
        if last:
            rng.shuffle(left)
            allowed = [place for place in left if WORTH[place] > above]
            hand = allowed[:missing]
            rest = _without(left, hand)
            away = rest[: shape.laid]
            break
        away = [*_laid(tuple(sorted([*seen, *drawn])), shape.laid, view.rules.sign, mine)]
        hand = _without([*seen, *drawn], away)
        if _holds(hand, seen):
            hand = _without(hand, seen)
            if all(WORTH[place] > above for place in hand) and _can_play(view, seat, [*hand, *known]):
                break
    left[:] = _without(left, [*hand, *away])
    return tuple(sorted([*hand, *known])), away


def _can_play(view: CribbageView, seat: Seat, hand: Sequence[int]) -> bool:
    return view.phase != "play" or seat not in view.to_act or any(view.count + WORTH[place] <= 31 for place in hand)


@lru_cache(maxsize=1 << 14)
def _laid(held: Places, number: int, sign: int, mine: int) -> Places:
    return sensible_discards(held, number, sign, mine)[0]


def sensible_discards(held: Places, number: int, sign: int, mine: int) -> tuple[Places, ...]:
    """Return every discard of a hand, a sensible player's first. ``mine`` is -1 if the crib is the other side's."""
    values = {
        away: sign * (rank_points(tuple(_without(held, away))) + mine * rough_crib(away))
        for away in combinations(held, number)
    }
    return tuple(sorted(values, key=lambda away: (values[away], away), reverse=True))


def _without(cards: Sequence[int], gone: Sequence[int]) -> list[int]:
    left = [*cards]
    for card in gone:
        left.remove(card)
    return left


def _holds(cards: Sequence[int], wanted: Sequence[int]) -> bool:
    return all(cards.count(card) >= wanted.count(card) for card in {*wanted})


def gains(view: CribbageView, world: World, laid: Sequence[int]) -> tuple[int, ...]:
    """Return the points of the hands and the crib of a world, in the order of the show. Flushes are left out."""
    hands = [world.kept[seat] for seat in view.order]
    return tuple(rank_points(tuple(sorted([*hand, world.starter]))) for hand in (*hands, (*laid, *world.others_laid)))


Value: TypeAlias = Callable[[Sequence[int]], float]
"""Returns the value of the sides' front pegs being here."""


_MANY = 120
"""The sampled deals in which a choice need only be ahead of the careful player's by one standard error; in fewer deals
by more, for then most leads are luck."""
_IF_MANY_PLAY = 2
"""Where more than two play, as many times the deals are sampled: their results differ more."""
_FINALISTS = 4
"""The number of discards that are played out."""
_RACE_BUDGET = 600
"""The number of times that discards are played out for the chance to win."""
_CRIBS = 3
"""The number of cribs that are sampled for each hand of the other."""
_CLEAR_POINTS = 0.5
"""The least lead of a card that was followed to the end that is reported: in points,"""
_CLEAR_CHANCE = 0.02
"""and in chances to win the game."""


def laying(view: CribbageView, context: PolicyContext, *, races: bool) -> Action:
    """Return the discards to the crib that are worth most; with ``races``, near the end those that win most games."""
    found = rated(view)
    if races and is_close(view):
        return _winning(view, _different(found), context)
    return Action("crib", found[0].laid)


def _different(found: Iterable[Way]) -> list[Way]:
    """Return the best few ways to discard, given the best first; of those with the same ranks only the best."""
    best: dict[Places, Way] = {}
    for way in found:
        best.setdefault(places(way.laid), way)
    return [*best.values()][:_FINALISTS]


def _winning(view: CribbageView, finalists: Sequence[Way], context: PolicyContext) -> Action:
    """Return the discard that wins most games; that which is worth most points unless another is better for sure."""
    race = Race.of(view)
    sampled: list[World] = []
    worlds = _worlds(view, context.rng)

    def chance(candidate: int, number: int) -> float:
        while len(sampled) <= number:
            sampled.append(next(worlds))
        return _played_out(view, race, finalists[candidate], sampled[number])

    found = compare(len(finalists), _RACE_BUDGET, chance)
    return found.report(context, [Action("crib", way.laid) for way in finalists], "game")


def _played_out(view: CribbageView, race: Race, way: Way, world: World) -> float:
    """Return the chance to win with a discard after the play of a world."""
    hands = [*world.hands]
    hands[view.seat or 0] = places(way.kept)
    shown = gains(view, world._replace(kept=tuple(hands)), places(way.laid))
    return race.after_show(CarefulPlay(view).whole(hands), shown)


class Search:
    """With ``races`` a result counts by the chance to win the game; otherwise by its points.

    In the play, cards are followed against at most ``worlds`` hands of the other player, or where there are no tables
    in this number of sampled ``deals``, or twice as many if more than two play.
    """

    def __init__(self, *, races: bool, worlds: int, deals: int) -> None:
        self.races = races
        self.worlds = worlds
        self.deals = deals

    def choose(self, view: CribbageView, context: PolicyContext) -> Action:
        """Return the player's action, one of ``view.legal``."""
        if view.phase == "crib":
            return laying(view, context, races=self.races)
        return showing(view, context, careless=0) or self.play(view, context)

    def play(self, view: CribbageView, context: PolicyContext) -> Action:
        """Return the card that does best on average."""
        race = Race.of(view)
        close = self.races and is_close(view)
        if is_exact(view):
            return self._followed(view, race, context, close=close)
        return self._tried(view, race, context, close=close)

    def _followed(self, view: CribbageView, race: Race, context: PolicyContext, *, close: bool) -> Action:
        """Return the card that does best against the hands that the other may hold."""
        worlds = held(view, context.rng, self.worlds)
        value = _chance_to_win(view, race, worlds, context.rng) if close else _lead
        pegging = Pegging(view, value)
        values = {action: pegging.after(action.cards[0], worlds) for action in _cards(view)}
        best, *others = sorted(values, key=lambda action: -values[action])
        if others:
            lead = (values[best] - values[others[0]]) / sum(each.weight for each in worlds)
            if lead >= (_CLEAR_CHANCE if close else _CLEAR_POINTS):
                context.report(Lead(best, others[0], lead, "game" if close else "points", len(worlds)))
        return best

    def _tried(self, view: CribbageView, race: Race, context: PolicyContext, *, close: bool) -> Action:
        """Return the card that does best in sampled deals, or the careful player's if none is clearly better."""
        number = self.deals * (_IF_MANY_PLAY if len(view.sides) > 2 else 1)
        sampled = [*sampled_worlds(view, number, context.rng)]
        shown = [_shown(view, race, world) for world in sampled] if close else [race.lead] * len(sampled)
        following = Following(view, [world.hands for world in sampled], lambda pegs, number: shown[number](pegs))
        habit = careful(view, context)
        alike = rank(habit.cards[0])
        actions = sorted(_cards(view), key=lambda action: (rank(action.cards[0]) != alike, action != habit))
        values = [following.after(PLACE[card], flush=flush(view, card)) for card in (each.cards[0] for each in actions)]
        return _clearly_best(values).report(context, actions, "game" if close else "points")


def _cards(view: CribbageView) -> list[Action]:
    """Return the cards that may be played; of those of a rank only one, unless a flush counts in the play."""
    if view.rules.play_flush:
        return [*view.legal]
    return [*{rank(action.cards[0]): action for action in reversed(view.legal)}.values()][::-1]


def _clearly_best(values: Sequence[Sequence[float]]) -> Comparison:
    """Return the best candidate by its values in the same deals: the first unless another is clearly ahead of it."""
    best = max(range(len(values)), key=lambda each: sum(values[each]))
    ahead = Comparison.of(1, [values[0], values[best]])
    needed = ahead.error * sqrt(_MANY / len(values[0]))
    return Comparison.of(best if ahead.lead > needed else 0, values)


def _shown(view: CribbageView, race: Race, world: World) -> Value:
    """Return the value of the pegs at the end of the play: the chance to win after the show of a world."""
    shown = gains(view, world, [PLACE[card] for card in view.laid])
    known: dict[tuple[int, ...], float] = {}

    def value(pegs: Sequence[int]) -> float:
        key = tuple(pegs)
        if key not in known:
            known[key] = race.after_show(key, shown)
        return known[key]

    return value


def _lead(mine: int, theirs: int, held: Held) -> float:
    return mine - theirs


def _chance_to_win(view: CribbageView, race: Race, worlds: Sequence[Held], rng: random.Random) -> Worth:
    """Return the value of the pegs at the end of the play, with cribs that the other's discards may make."""
    own = view.seat or 0
    kept = places((*view.hand, *view.played_by(own)))
    starter = PLACE[view.starter or ""]
    pairs, weights = zip(*likely_discards(view), strict=True)
    values: dict[Held, list[Value]] = {}
    for world in worlds:
        hands = [world.kept, world.kept]
        hands[own] = kept
        drawn = rng.choices(pairs, weights, k=_CRIBS)
        values[world] = [_shown(view, race, World((), tuple(hands), pair, starter)) for pair in drawn]

    def chance(mine: int, theirs: int, held: Held) -> float:
        pegs = [theirs, theirs]
        pegs[view.sides[own]] = mine
        return sum(value(pegs) for value in values[held]) / _CRIBS

    return chance
