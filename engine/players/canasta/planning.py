"""A player that looks one turn ahead and rates the resulting positions.

A discard costs its value in the hand, and the risk that an opponent takes the pile. From the intermediate player to the
expert, the levels differ by how far the evaluation looks.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from engine.canasta.melds import BLACK_THREE, CANASTA, KIND, NAMES, NATURALS, POINTS, RED_THREE, TWO, WILD_JOKER, family
from engine.canasta.view import CanastaView
from engine.cards import SUITS, Card
from engine.players.canasta import evaluation, simple
from engine.players.canasta.evaluation import BOLD, FOOT_CARD, STEADY, TEAM, EvaluationWeights, Lay, Plan, Planner
from engine.players.canasta.features import (
    Counts,
    Features,
    Melds,
    Prospects,
    count,
    extract,
    fits,
    points,
    prospects,
    wilds,
)
from engine.players.policy import Policy, PolicyContext
from engine.types import Action

_RED_THREE_HELD = 100.0
"""The gain from discarding a red three that only costs points."""


def cost(features: Features, card: Card, weights: EvaluationWeights) -> float:
    """Return the cost of discarding a card, in points: the loss to the hand plus the risk of losing the pile."""
    kind = KIND[card]
    chance = danger(features, kind)
    if chance < 1:
        chance *= weights.hidden
    threat = chance * _pile(features, kind, weights)
    return _loss(features, kind, weights) + weights.danger * threat


def danger(features: Features, kind: int) -> float:
    """Return the chance that the next opponent can take the pile with a card of this kind on top."""
    if kind not in NATURALS:
        return 0.0
    if features.their_opened and not features.frozen and features.their_melds[kind][0]:
        return 1.0
    unseen, share = features.unseen[kind], features.share
    none = (1 - share) ** unseen
    one = unseen * share * (1 - share) ** (unseen - 1) if unseen else 0.0
    two = 1 - none - one
    if not features.their_opened:
        return two * _opens(features)
    if features.frozen:
        return two
    wild = 1 - (1 - share) ** features.unseen_wilds
    # Players rarely use a wild card for a small pile.
    return two + one * wild * min(1.0, features.pile_size / 10)


def _opens(features: Features) -> float:
    """Return the chance that an opponent with a pair of the upcard can make the initial meld."""
    by_minimum = {15: 1.0, 50: 0.75, 90: 0.5, 120: 0.35}
    return by_minimum.get(features.their_minimum, 0.3)


def _pile(features: Features, kind: int, weights: EvaluationWeights) -> float:
    """Return the opponent's gain from taking the pile with this card on top."""
    meld_gain = 0.0
    melded = features.their_melds[kind] if kind in NATURALS else (0, 0)
    if melded[0]:
        meld_gain = evaluation.meld_value(melded[0] + 1, melded[1], 1, features, weights) - evaluation.meld_value(
            *melded, 1, features, weights
        )
    size = features.pile_size + 1
    opens = 0.0 if features.their_opened else weights.initial_meld
    return features.pile_points + POINTS[kind] + weights.pile_card * size + max(0.0, meld_gain) + opens


def _loss(features: Features, kind: int, weights: EvaluationWeights) -> float:
    """Return the loss to the hand of one card of a kind."""
    hand = features.hand
    if kind in NATURALS:
        held, melded = hand[kind], features.melds[kind]
        before = evaluation.rank_value(kind, held, melded, features, weights)
        return before - evaluation.rank_value(kind, held - 1, melded, features, weights)
    if kind == RED_THREE:
        return -_RED_THREE_HELD
    if kind == BLACK_THREE:
        return evaluation.black_three_value(1, features, weights)
    freezes = features.their_opened and not features.frozen
    gain = weights.freeze * _pile(features, kind, weights) if freezes else 0.0
    jokers, twos = hand[WILD_JOKER], hand[TWO]
    fewer = (jokers - 1, twos) if kind == WILD_JOKER else (jokers, twos - 1)
    return (
        evaluation.wild_value(jokers, twos, features, weights) - evaluation.wild_value(*fewer, features, weights) - gain
    )


RED_THREE_POINTS = 100
_WITHOUT_DISCARD = ("meld", "pass", "ask")
"""The actions to end a turn without a legal discard, in order of preference."""


def choose(view: CanastaView, context: PolicyContext) -> Action:
    """Return the expert's action, one of ``view.legal``."""
    return choose_with(view, context, weights_of(view, context))


def looking(changes: Mapping[str, Any]) -> Policy:
    """Return the player whose evaluation has these parameters instead of the table's."""
    return lambda view, context: choose_with(view, context, weights_of(view, context)._replace(**changes))


def choose_with(view: CanastaView, context: PolicyContext, weights: EvaluationWeights) -> Action:
    """Return the player's action by these parameters."""
    features = extract(view)
    kinds = {action.kind for action in view.legal}
    if "answer" in kinds:
        return simple.answer(view)
    if "special" in kinds:
        return next(action for action in view.legal if action.kind == "special")
    if kinds == {"draw", "end"} and simple.better_ended(view):
        return next(action for action in view.legal if action.kind == "end")
    if view.phase == "draw":
        return _draw_or_take(view, features, weights)
    if view.upcard_due:
        return _with_upcard(view, features, weights)
    return _meld(view, features, weights) or _discard(view, features, context.rng, weights)


def weights_of(view: CanastaView, context: PolicyContext) -> EvaluationWeights:
    """Return the evaluation's parameters at this table, in this mood."""
    alone = BOLD if context.aggressive else STEADY
    weights = TEAM if len(set(view.sides)) < len(view.sides) else alone
    return weights._replace(foot_card=FOOT_CARD) if view.feet else weights


def _draw_or_take(view: CanastaView, features: Features, weights: EvaluationWeights) -> Action:
    """Return the best way to take the pile, or drawing (without a stock: ending the round)."""
    takes = [action for action in view.legal if action.kind == "take"]
    others = [action for action in view.legal if action.kind != "take"]
    best = others[0] if others else takes[-1]
    value = _current_value(features, weights)
    if best.kind == "draw":
        value += weights.stock - view.penalty_due
    hopes = _hopes(view, features)
    rest = view.pile[-view.pile_taken : -1] if view.pile_taken else view.pile[:-1]
    for action in takes:
        # A take without a meld only moves the upcard; the same take with its meld can be rated.
        if action.cards or action.target:
            cards = (*action.cards, view.pile[-1])
            held = (*view.hand, view.pile[-1])
            if family(action.target) in SUITS:
                gain = _value_after_run(features, held, cards, rest, weights)
                left: list[Card] = [*held, *rest]
            else:
                gain = _value_after(features, held, cards, rest, weights)
                left = without((*held, *rest), cards)
            if hopes:
                gain += weights.sequence * (hopes.own.value(left) - hopes.own.value(view.hand))
            if gain > value:
                best, value = action, gain
    return best


def _with_upcard(view: CanastaView, features: Features, weights: EvaluationWeights) -> Action:
    """Return the best meld for an upcard already taken: nothing else is legal then."""
    return max(view.legal, key=lambda action: _value_after(features, view.hand, action.cards, view.waiting, weights))


def _meld(view: CanastaView, features: Features, weights: EvaluationWeights) -> Action | None:
    """Return the next meld of this turn's plan, or ``None`` if keeping the hand is better."""
    legal = [action for action in view.legal if action.kind == "meld"]
    if not legal:
        return None
    if view.answer == "yes":
        return max(legal, key=lambda action: len(action.cards))
    if apart := simple.meld(view, legal):
        return apart
    begun = features.opened or view.opening_points > 0
    planner = _planner(features, features.hand, features.melds, weights)
    best = _with_opening(features, planner.best(features.need), weights)
    if best and not begun and best.value < planner.without_melds():
        return None
    if best and (action := first_meld(features, legal, best.lays)):
        return action
    for action in legal:
        if action.target == NAMES[BLACK_THREE] and len(view.hand) - len(action.cards) <= 1:
            return action
    return legal[0] if begun and not features.opened else None


def first_meld(features: Features, legal: Iterable[Action], lays: Iterable[Lay]) -> Action | None:
    """Return the legal action for the first of the planned melds."""
    ordered = sorted(lays, key=lambda lay: _progress(features, lay), reverse=True)
    return next((action for lay in ordered if (action := _legal_meld(legal, lay))), None)


def cheapest_discard(view: CanastaView, cards: Iterable[Card], context: PolicyContext) -> Action:
    """Return the discard that costs least among these cards."""
    features, weights = extract(view), weights_of(view, context)
    hopes = _hopes(view, features)
    costs = {card: cost(features, card, weights) + _suited_cost(view, hopes, card, weights) for card in cards}
    losses = hopes.losses if hopes else {}
    return Action("discard", (min(costs, key=lambda card: (costs[card], losses.get(card, 0.0))),))


def _discard(view: CanastaView, features: Features, rng: random.Random, weights: EvaluationWeights) -> Action:
    """Return the discard with the lowest cost; of equals the one that sequences need least, else a random one."""
    discards = [action for action in view.legal if action.kind == "discard"]
    if not discards:
        return min(
            view.legal,
            key=lambda action: _WITHOUT_DISCARD.index(action.kind) if action.kind in _WITHOUT_DISCARD else -1,
        )
    hopes = _hopes(view, features)
    by_kind: dict[int, float] = {}
    for action in discards:
        if (kind := KIND[action.cards[0]]) not in by_kind:
            by_kind[kind] = cost(features, action.cards[0], weights)
    costs = [
        by_kind[KIND[action.cards[0]]] + _suited_cost(view, hopes, action.cards[0], weights) for action in discards
    ]
    losses = hopes.losses if hopes else {}
    return min(
        (cost, losses.get(action.cards[0], 0.0), rng.random(), action)
        for cost, action in zip(costs, discards, strict=True)
    )[3]


class _Hopes(NamedTuple):
    """The prospects of sequences: the own ones, the cards that they need, and the opponent's."""

    own: Prospects
    losses: Mapping[Card, float]
    theirs: Prospects


def _hopes(view: CanastaView, features: Features) -> _Hopes | None:
    """Return the prospects of sequences, or ``None`` if there are none in this game."""
    if not view.rules.sequences:
        return None
    assert view.seat is not None
    after = view.sides[(view.seat + 1) % len(view.sides)]
    own = prospects(view, view.sides[view.seat], features.time)
    return _Hopes(own, own.losses(view.hand), prospects(view, after, features.time))


def _suited_cost(view: CanastaView, hopes: _Hopes | None, card: Card, weights: EvaluationWeights) -> float:
    """Return the cost of a discard in sequences: the own prospect, and the next opponent's gain."""
    if hopes is None:
        return 0.0
    assert view.seat is not None
    cost = weights.sequence * hopes.losses.get(card, 0.0)
    after = view.sides[(view.seat + 1) % len(view.sides)]
    if fits(view, after, card) and view.opened[after] and not view.frozen:
        pile = sum(POINTS[KIND[one]] for one in view.pile) + 3.5 * len(view.pile)
        cost += pile + hopes.theirs.value((card,)) - hopes.theirs.value(())
    return cost


def _planner(features: Features, hand: Counts, melds: Melds, weights: EvaluationWeights) -> Planner:
    due = features.canastas - sum(sum(meld) >= CANASTA for meld in melds)
    concealed = not any(naturals for naturals, _ in features.melds)
    return Planner(features, weights, hand=hand, melds=melds, due=max(0, due), concealed=concealed)


def _with_opening(features: Features, best: Plan | None, weights: EvaluationWeights) -> Plan | None:
    """Add the value of the initial meld to a plan that includes it."""
    if best is None or features.opened:
        return best
    return best._replace(value=best.value + weights.initial_meld + RED_THREE_POINTS * features.red_threes)


def _current_value(features: Features, weights: EvaluationWeights) -> float:
    """Return the value of the position after the best melds from the hand alone."""
    planner = _planner(features, features.hand, features.melds, weights)
    best = _with_opening(features, planner.best(features.need), weights)
    if best and features.opened:
        return best.value
    return max(planner.without_melds(), best.value) if best else planner.without_melds()


def _value_after(
    features: Features, held: Iterable[Card], cards: Iterable[Card], rest: Iterable[Card], weights: EvaluationWeights
) -> float:
    """Return the value of the position after melding ``cards``, including the upcard, and receiving ``rest``."""
    melded = count(cards)
    kind = next(kind for kind, number in enumerate(melded) if number)
    hand, melds, value = _lay(count(held), features.melds, kind, melded)
    need = features.need - int(value) - melded[kind] * POINTS[kind]
    if need > 0:
        opening = _planner(features, hand, melds, weights).best(need)
        if opening is None:
            return float("-inf")
        for lay in opening.lays:
            jokers = min(hand[WILD_JOKER], lay.wilds)
            counts = _counts(lay.kind, lay.naturals, jokers, lay.wilds - jokers)
            hand, melds, laid = _lay(hand, melds, lay.kind, counts)
            value += laid
    received = list(count(rest))
    value += RED_THREE_POINTS * received[RED_THREE]
    received[RED_THREE] = 0
    hand = tuple(map(int.__add__, hand, received))
    features = replace(features, pile_size=0, pile_points=0)
    best = _with_opening(features, _planner(features, hand, melds, weights).best(0), weights)
    return value + best.value if best else float("-inf")


def _value_after_run(
    features: Features, held: Iterable[Card], cards: Iterable[Card], rest: Iterable[Card], weights: EvaluationWeights
) -> float:
    """Return the value of the position after laying a sequence with the upcard, and receiving ``rest``."""
    melded = count(cards)
    received = list(count(rest))
    value = points(melded) + RED_THREE_POINTS * received[RED_THREE]
    received[RED_THREE] = 0
    hand = tuple(map(int.__add__, map(int.__sub__, count(held), melded), received))
    features = replace(features, pile_size=0, pile_points=0)
    best = _with_opening(features, _planner(features, hand, features.melds, weights).best(0), weights)
    return value + best.value if best else float("-inf")


def _lay(hand: Counts, melds: Melds, kind: int, cards: Counts) -> tuple[Counts, Melds, float]:
    """Return hand and melds after laying cards down, and the points of the wild cards; naturals count in the meld."""
    naturals, wild = melds[kind]
    melded = (naturals + cards[kind], wild + wilds(cards))
    laid = float(cards[WILD_JOKER] * POINTS[WILD_JOKER] + cards[TWO] * POINTS[TWO])
    return tuple(map(int.__sub__, hand, cards)), (*melds[:kind], melded, *melds[kind + 1 :]), laid


def without(held: Iterable[Card], cards: Iterable[Card]) -> list[Card]:
    """Return cards less some of them."""
    left = list(held)
    for card in cards:
        left.remove(card)
    return left


def _counts(kind: int, naturals: int, jokers: int, twos: int) -> Counts:
    counts = [0] * len(POINTS)
    counts[kind], counts[WILD_JOKER], counts[TWO] = naturals, jokers, twos
    return tuple(counts)


def _progress(features: Features, lay: Lay) -> tuple[bool, int]:
    """Return the sort key of a meld: canastas first, because they may be needed for the rest, then the longest."""
    size = sum(features.melds[lay.kind]) + lay.naturals + lay.wilds
    return size >= CANASTA, size


def _legal_meld(legal: Iterable[Action], lay: Lay) -> Action | None:
    """Return the legal meld with these numbers of naturals and wild cards, preferring jokers, or ``None``."""
    same = [
        action
        for action in legal
        if family(action.target) == NAMES[lay.kind] and len(action.cards) == lay.naturals + lay.wilds
        if wilds(count(action.cards)) == lay.wilds
    ]
    return max(same, key=lambda action: count(action.cards)[WILD_JOKER], default=None)
