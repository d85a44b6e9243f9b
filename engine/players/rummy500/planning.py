"""The learnt player of Rummy 500: it draws and discards by what the positions that follow are worth.

The values come from small networks over the numbers of :mod:`engine.players.rummy500.features`. They were learnt by
self-play: see ``tests/bench/tuning/rummy500.py``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import NamedTuple

from engine.cards import JOKER
from engine.kit.sets_and_runs import bits_of, cards_of
from engine.kit.table_melds import melds_in
from engine.players.kit.network import Network, Valuing
from engine.players.policy import Rated
from engine.players.rummy500 import networks, networks_for_many, networks_when_bound
from engine.players.rummy500.features import WAYS, Sight, Standing, laid_down, points_left, standing_of
from engine.players.rummy500.simple import TOO_MUCH, brings, completed, fits, stays
from engine.rummy500.round import Rummy500View

WIN = 30
"""What a won round counts besides its points, in the values."""
PATIENCE = 60
"""The turns of two players after which cards are taken only to lay some down, so that no exchange goes on for ever."""
LIKELY = 2
"""How many cards of its hand a player thinks of discarding after a draw."""
SMALL = 10
"""The points below which a meld is no great gift."""
NEAR_OUT = 3
"""The number of cards in a hand that may be gone in a turn."""
_CLEAR = 10
"""The lead at which the end of a round counts as a sure win."""


class Judge(NamedTuple):
    """The networks of a player, and how it reads the other."""

    leave: Valuing
    """Values positions after a discard, before the other's turn, in points besides those laid down so far."""
    draw: Valuing
    """Values positions before a card is drawn from the stock, in the same way."""
    reading: tuple[float, ...]
    """The weight of each clue; see :meth:`Sight.clues`."""


FOR_TWO = Judge(Network(networks.LEAVE), Network(networks.DRAW), networks.READING)
"""What was learnt of two players."""
WHEN_BOUND = Judge(Network(networks_when_bound.LEAVE), Network(networks_when_bound.DRAW), networks_when_bound.READING)
"""What was learnt of two players who may take the upcard only to meld it."""
FOR_MANY = Judge(Network(networks_for_many.LEAVE), Network(networks_for_many.DRAW), networks_for_many.READING)
"""What was learnt of three players, of four, and of four as partners."""


def for_two(view: Rummy500View) -> bool:
    """Return whether two play with the usual points and end, and without jokers, as was learnt most."""
    rules = view.rules
    return (
        len(view.sides) == 2
        and not (rules.jokers or rules.first_meld or rules.last_discard or rules.one_turn_doubles)
        and (rules.empty_stock, rules.aces, rules.card_points) == ("ends", "by-use", "pips")
    )


def judge_of(view: Rummy500View, *, hasty: bool = False) -> Judge:
    """Return what was learnt of a table like this; a ``hasty`` player has the same networks at all tables of two."""
    if len(view.sides) > 2:
        return FOR_MANY
    return WHEN_BOUND if view.rules.upcard_melded and not hasty else FOR_TWO


def rated(view: Rummy500View, *, hasty: bool = False) -> list[Rated]:
    """Return the ways to draw, or the discards, with their values, the best first.

    A value is the points by which the round is won on average, or by which the side is ahead of the mean of the others,
    with :data:`WIN` more for winning it. A ``hasty`` player judges a draw from the stock by a network alone, instead of
    by each card that may come, and has no networks of its own for tables where the upcard must be melded.
    """
    judge = judge_of(view, hasty=hasty)
    sight, standing = Sight(view, judge.reading), standing_of(view)
    if view.phase == "draw":
        return _in_order(_draws(view, sight, standing, judge, hasty=hasty))
    found = _in_order(_discards(view, sight, standing, judge))
    while _gift(view, found[0]) and any(map(partial(_safe, view), found)):
        del found[0]
    return found


def _in_order(found: Iterable[Rated]) -> list[Rated]:
    return sorted(found, key=lambda each: -each.value)


def _draws(view: Rummy500View, sight: Sight, standing: Standing, judge: Judge, *, hasty: bool) -> Iterator[Rated]:
    for action in view.legal:
        if action.kind == "draw" and hasty:
            yield Rated(action, standing.laid + judge.draw.values([sight.numbers(standing)])[0])
        elif action.kind == "draw":
            yield Rated(action, sum(_drawn(view, sight, standing, judge)))
        elif action.kind == "pass" and not view.stock:
            yield Rated(action, _at_end(sight, standing))
        elif action.kind == "take" and not late(view, view.depth(action)):
            depth = view.depth(action)
            taken = standing.pile[-depth:]
            free = depth == 1 and not view.rules.upcard_melded
            before = standing._replace(pile=standing.pile[:-depth]).holding((*standing.cards, *view.pile[-depth:]))
            after = laid_down(view.rules, before, "" if free else view.pile[-depth])
            if 2 * view.turn <= PATIENCE * sight.seats or after.laid > standing.laid:
                barred = taken[0] if depth == 1 else 0
                yield Rated(action, max(value for _, value in _leavings(sight, after, judge, barred)))


def _drawn(view: Rummy500View, sight: Sight, standing: Standing, judge: Judge) -> Iterator[float]:
    """Yield the value of each card that may be drawn, times the chance that it is.

    Then this card is discarded, or one of those whose discard would be best now.
    """
    hand = standing.hand
    ready = bool(hand & standing.fitting) or any(melds_in(standing.cards))
    now = [] if ready else sorted(_leavings(sight, standing, judge, 0), key=lambda each: -each[1])
    kept = sum(bit for bit, _ in now[LIKELY:])
    for bit, weight in sight.draws.items():
        after = standing.holding((*standing.cards, *cards_of(bit)))
        if ready or standing.more or bit & standing.fitting or any(pair & hand == pair for pair, _ in WAYS[bit]):
            after = laid_down(view.rules, after)
        yield (1 - sight.wild) * weight * max(value for _, value in _leavings(sight.drawing(bit), after, judge, kept))
    if sight.wild:
        after = laid_down(view.rules, standing.holding((*standing.cards, JOKER)))
        yield sight.wild * max(value for _, value in _leavings(sight, after, judge, kept))


def late(view: Rummy500View, depth: int) -> bool:
    """Return whether far more points of the pile would stay in the hand than be laid down, with the other near out.

    A single card counts no more than the one that would be drawn instead.
    """
    near = view.stock and min(view.hand_counts[seat] for seat in view.others) <= NEAR_OUT
    return bool(near) and depth > 1 and stays(view, depth) > TOO_MUCH * brings(view, depth)


def _gift(view: Rummy500View, rated: Rated) -> bool:
    """Return whether a discard completes a meld for the other."""
    return completed(view, rated.action.cards[0]) >= SMALL


def _safe(view: Rummy500View, rated: Rated) -> bool:
    [card] = rated.action.cards
    return not fits(view, card) and not completed(view, card)


def _discards(view: Rummy500View, sight: Sight, standing: Standing, judge: Judge) -> Iterator[Rated]:
    values = {cards_of(bit): value for bit, value in _leavings(sight, standing, judge, 0)}
    for action in view.legal:
        yield Rated(action, values[action.cards] if action.cards in values else min(values.values(), default=0.0) - WIN)


def _leavings(sight: Sight, standing: Standing, judge: Judge, barred: int) -> Iterator[tuple[int, float]]:
    """Yield each discard with the value of what it leaves; 0 if the hand was melded wholly. Jokers are kept."""
    hand, laid = standing.hand, standing.laid
    if not hand:
        yield 0, _at_end(sight, standing)
    for bit in bits_of(hand & ~barred or hand):
        after = standing.discarding(bit)
        if not after.hand or (sight.ends and not sight.stock):
            yield bit, _at_end(sight, after)
        else:
            yield bit, laid + judge.leave.values([sight.numbers(after)])[0]


def _at_end(sight: Sight, standing: Standing) -> float:
    """Return the value of a position if the round ends there."""
    ahead = standing.laid + sight.burden - points_left(standing)
    return ahead + WIN * min(max((ahead - sight.behind) / _CLEAR, -1.0), 1.0)
