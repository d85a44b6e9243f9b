"""A computer player's decisions, each made afresh from what its seat may know."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace

from engine.canasta.choices import family
from engine.canasta.kinds import BLACK_THREE, NAMES, POINTS, RED_THREE, TWO, WILD_JOKER
from engine.canasta.melds import CANASTA
from engine.canasta.view import CanastaView
from engine.cards import Card
from engine.players.canasta import discard, variants
from engine.players.canasta.plan import Lay, Plan, Planner
from engine.players.canasta.reading import Counts, Melds, Reading, count, read, wilds
from engine.players.canasta.worth import BOLD, STEADY, TEAM, Weights
from engine.players.mind import Mind
from engine.types import Action

RED_THREE_POINTS = 100
_LAST = ("meld", "pass", "ask")
"""What is done for want of a discard, most gladly first."""


def choose(view: CanastaView, mind: Mind) -> Action:
    """The action that the player takes: one of ``view.legal``. Its weights follow from the table and the mood."""
    weights = _weights_of(view, mind)
    reading = read(view)
    kinds = {action.kind for action in view.legal}
    if "answer" in kinds:
        return variants.answer(view)
    if "special" in kinds:
        return next(action for action in view.legal if action.kind == "special")
    if kinds == {"draw", "end"} and variants.better_ended(view):
        return next(action for action in view.legal if action.kind == "end")
    if view.phase == "draw":
        return _draw_or_take(view, reading, weights)
    if view.upcard_due:
        return _with_upcard(view, reading, weights)
    return _meld(view, reading, weights) or _discard(view, reading, mind.chance, weights)


def _weights_of(view: CanastaView, mind: Mind) -> Weights:
    """How the player judges at this table, in this mood."""
    if len(set(view.sides)) < len(view.sides):
        return TEAM
    return BOLD if mind.aggressive else STEADY


def _draw_or_take(view: CanastaView, reading: Reading, weights: Weights) -> Action:
    """The stock, or the pile where it is worth more; without a stock, the pile or the end of the round."""
    takes = [action for action in view.legal if action.kind == "take"]
    others = [action for action in view.legal if action.kind != "take"]
    best = others[0] if others else takes[-1]
    value = _standing(reading, weights)
    if best.kind == "draw":
        value += weights.stock - view.penalty_due
    for action in takes:
        # A plain take only moves the upcard; the same pile taken with its meld says more.
        if action.cards or action.target:
            cards = (*action.cards, view.pile[-1])
            held = (*view.hand, view.pile[-1])
            gain = _after(reading, held, cards, view.pile[:-1], weights)
            if gain > value:
                best, value = action, gain
    return best


def _with_upcard(view: CanastaView, reading: Reading, weights: Weights) -> Action:
    """The best meld for an upcard that is taken already: nothing else is legal then."""
    return max(view.legal, key=lambda action: _after(reading, view.hand, action.cards, view.waiting, weights))


def _meld(view: CanastaView, reading: Reading, weights: Weights) -> Action | None:
    """The next meld of this turn's plan; ``None`` where the hand is better kept."""
    legal = [action for action in view.legal if action.kind == "meld"]
    if not legal:
        return None
    if view.answer == "yes":
        return max(legal, key=lambda action: len(action.cards))
    if apart := variants.meld(view, legal):
        return apart
    begun = reading.opened or view.opening_points > 0
    planner = _planner(reading, reading.hand, reading.melds, weights)
    best = _opened(reading, planner.best(reading.need), weights)
    if best and not begun and best.value < planner.stay():
        return None
    if best and (action := first(reading, legal, best.lays)):
        return action
    for action in legal:
        if action.target == NAMES[BLACK_THREE] and len(view.hand) - len(action.cards) <= 1:
            return action
    return legal[0] if begun and not reading.opened else None


def first(reading: Reading, legal: Iterable[Action], lays: Iterable[Lay]) -> Action | None:
    """The meld to begin with of those that are to be laid down."""
    ordered = sorted(lays, key=lambda lay: _progress(reading, lay), reverse=True)
    return next((action for lay in ordered if (action := _spelled(legal, lay))), None)


def _discard(view: CanastaView, reading: Reading, chance: random.Random, weights: Weights) -> Action:
    """The cheapest card to let go, by chance among equals."""
    discards = [action for action in view.legal if action.kind == "discard"]
    if not discards:
        return min(view.legal, key=lambda action: _LAST.index(action.kind) if action.kind in _LAST else -1)
    return min((discard.cost(reading, action.cards[0], weights), chance.random(), action) for action in discards)[2]


def _planner(reading: Reading, hand: Counts, melds: Melds, weights: Weights) -> Planner:
    due = reading.canastas - sum(sum(meld) >= CANASTA for meld in melds)
    concealed = not any(naturals for naturals, _ in reading.melds)
    return Planner(reading, weights, hand=hand, melds=melds, due=max(0, due), concealed=concealed)


def _opened(reading: Reading, best: Plan | None, weights: Weights) -> Plan | None:
    """The plan with what the initial meld itself is worth, if it was still owed."""
    if best is None or reading.opened:
        return best
    return best._replace(value=best.value + weights.open + RED_THREE_POINTS * reading.red_threes)


def _standing(reading: Reading, weights: Weights) -> float:
    """What the player stands at after the best that it can do with its hand alone."""
    planner = _planner(reading, reading.hand, reading.melds, weights)
    best = _opened(reading, planner.best(reading.need), weights)
    if best and reading.opened:
        return best.value
    return max(planner.stay(), best.value) if best else planner.stay()


def _after(
    reading: Reading, held: Iterable[Card], cards: Iterable[Card], rest: Iterable[Card], weights: Weights
) -> float:
    """What the player stands at after melding ``cards``, the upcard among them, and receiving ``rest``."""
    melded = count(cards)
    kind = next(kind for kind, number in enumerate(melded) if number)
    hand, melds, value = _lay(count(held), reading.melds, kind, melded)
    need = reading.need - int(value) - melded[kind] * POINTS[kind]
    if need > 0:
        opening = _planner(reading, hand, melds, weights).best(need)
        if opening is None:
            return float("-inf")
        for lay in opening.lays:
            jokers = min(hand[WILD_JOKER], lay.wilds)
            counts = _counts(lay.kind, lay.naturals, jokers, lay.wilds - jokers)
            hand, melds, points = _lay(hand, melds, lay.kind, counts)
            value += points
    received = list(count(rest))
    value += RED_THREE_POINTS * received[RED_THREE]
    received[RED_THREE] = 0
    hand = tuple(map(int.__add__, hand, received))
    reading = replace(reading, pile_size=0, pile_points=0)
    best = _opened(reading, _planner(reading, hand, melds, weights).best(0), weights)
    return value + best.value if best else float("-inf")


def _lay(hand: Counts, melds: Melds, kind: int, cards: Counts) -> tuple[Counts, Melds, float]:
    """Hand and melds with cards laid down, and the points of the wild ones; naturals count in their meld."""
    naturals, wild = melds[kind]
    melded = (naturals + cards[kind], wild + wilds(cards))
    points = float(cards[WILD_JOKER] * POINTS[WILD_JOKER] + cards[TWO] * POINTS[TWO])
    return tuple(map(int.__sub__, hand, cards)), (*melds[:kind], melded, *melds[kind + 1 :]), points


def _counts(kind: int, naturals: int, jokers: int, twos: int) -> Counts:
    counts = [0] * len(POINTS)
    counts[kind], counts[WILD_JOKER], counts[TWO] = naturals, jokers, twos
    return tuple(counts)


def _progress(reading: Reading, lay: Lay) -> tuple[bool, int]:
    """What comes first: canastas, which allow the rest, then the longest meld."""
    size = sum(reading.melds[lay.kind]) + lay.naturals + lay.wilds
    return size >= CANASTA, size


def _spelled(legal: Iterable[Action], lay: Lay) -> Action | None:
    """The legal meld that lays so many naturals and wild cards down, with the most jokers."""
    same = [
        action
        for action in legal
        if family(action.target) == NAMES[lay.kind] and len(action.cards) == lay.naturals + lay.wilds
        if wilds(count(action.cards)) == lay.wilds
    ]
    return max(same, key=lambda action: count(action.cards)[WILD_JOKER], default=None)
