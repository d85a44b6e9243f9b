"""The six computer players of Écarté.

The intermediate player is the eager one, who counts its trumps and looks at one trick. ``advanced`` exchanges if its
hand gains by that, and plays like the eager one. Expert and master (``Search``) sample the other hand and look how
each choice ends if both hands are played open, the expert only in the last tricks.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from operator import mul
from typing import NamedTuple

from engine.cards import Card, rank
from engine.ecarte.options import HAND, SEATS, EcarteOptions
from engine.ecarte.presentation import PRESENTATION
from engine.ecarte.round import NEEDED, EcarteRound, EcarteState, EcarteView, points_for
from engine.players.kit.sampling import best_action, lead, likeliest, plays
from engine.players.kit.tricks import OpenTricks, at_random, bits_of, cheapest
from engine.players.policy import NONE, PolicyContext, ladder
from engine.round import copied
from engine.types import Action


class Gains(NamedTuple):
    """By how many points playing at once gains more than new cards: a base, and what cards of the hand add."""

    base: float
    trump: float
    """For each trump."""
    king: float
    """For each plain king, queen, jack and ace."""
    queen: float
    jack: float
    ace: float
    length: float
    """For each card beyond the first in a plain suit, in a hand that holds trumps."""


GAINS: Mapping[tuple[str, str], Gains] = {
    ("propose", "risk"): Gains(-1.45, 0.38, 0.43, 0.37, 0.24, 0.16, 0.21),
    ("propose", "first"): Gains(-0.42, 0.13, 0.2, 0.21, 0.18, 0.11, 0.13),
    ("propose", "later"): Gains(-0.3, 0.09, 0.14, 0.17, 0.14, 0.09, 0.08),
    ("answer", "risk"): Gains(-1.84, 0.61, 0.5, 0.45, 0.31, 0.2, -0.06),
    ("answer", "first"): Gains(-0.85, 0.3, 0.38, 0.4, 0.25, 0.2, 0.05),
    ("answer", "later"): Gains(-0.69, 0.19, 0.33, 0.28, 0.26, 0.17, 0.11),
}
"""By phase, and by whether the tricks may cost two points, or one although nobody has exchanged, or somebody has.

Printed by ``python -m tests.bench.tuning.ecarte --hands 500 --deals 40 --seed one``, which played by an earlier fit.
"""
_BOLD = 0.07
"""The points by which an aggressive player overrates playing at once."""
_EXCHANGES = 3
"""The number of exchanges that are compared, besides the usual one."""
_PLAYED = 0.7
"""The standard errors by which another card must be ahead of the usual one,"""
_CALLED = 2.0
"""and another call or exchange: what a hand is worth tells more than few deals."""
_TRIES = 8
_SLACK = 0.2
"""How far others may be from these gains in their calls, in points."""
_SURE = 4
"""The trumps with which the eager player exchanges nothing."""


def gain(table: EcarteState | EcarteView, hand: Sequence[Card], phase: str) -> float:
    """Return by how many points playing a hand at once gains more than new cards, for who proposes or answers."""
    stage = "later" if table.exchanges else "risk" if table.rules.vulnerable else "first"
    return sum(map(mul, GAINS[phase, stage], counted(table, hand)), 0.0)


def counted(table: EcarteState | EcarteView, hand: Sequence[Card]) -> tuple[int, ...]:
    """Return how often each of the :class:`Gains` counts for a hand."""
    suits = table.rules.order(table.trump).suit
    plain = [card for card in hand if suits[card] != table.trump]
    trumps, ranks = len(hand) - len(plain), [*map(rank, plain)]
    length = (len(plain) - len({*map(suits.__getitem__, plain)})) * bool(trumps)
    return (1, trumps, *map(ranks.count, "KQJA"), length)


def spare(rules: EcarteOptions, trump: str, hand: Sequence[Card], most: int) -> tuple[Card, ...]:
    """Return the cards to exchange, the worst first: all but trumps and kings."""
    order = rules.order(trump)
    plain = [card for card in hand if order.suit[card] != trump and not card.startswith("K")]
    return tuple(sorted(plain, key=order.strength.__getitem__)[:most])


def habitual(view: EcarteView, context: PolicyContext) -> Action:
    """Return the player's action, one of ``view.legal``. It does not depend on chance."""
    for action in view.legal:
        if action.kind == "king":
            return action
    if view.phase in ("lead", "follow"):
        return Action("play", (play(view),))
    return agree(view, view.hand, bold=_BOLD * context.aggressive)


def agree(table: EcarteState | EcarteView, hand: tuple[Card, ...] | list[Card], *, bold: float = 0.0) -> Action:
    """Return the action of the seat to act before the first card."""
    match table.phase:
        case "propose":
            return Action("stand" if gain(table, hand, "propose") + bold >= 0 else "propose")
        case "answer":
            return Action("refuse" if gain(table, hand, "answer") + bold >= 0 else "accept")
        case _:
            stock = table.stock if isinstance(table.stock, int) else len(table.stock)
            cards = spare(table.rules, table.trump, hand, min(len(hand), stock))
            if table.seat == table.dealer and not cards:
                return Action("stand")
            return Action("exchange", cards or (min(hand, key=table.rules.order(table.trump).value),))


def play(view: EcarteView) -> Card:
    """Return the card to play: win as cheaply as possible, lead from strength."""
    order = view.order
    playable = [action.cards[0] for action in view.legal if action.kind == "play"]
    if view.trick:
        winning = [card for card in playable if order.beats(card, view.trick[0])]
        return min(winning or playable, key=order.value)
    suits = [order.suit[card] for card in view.hand]
    trumps = [card for card in playable if order.suit[card] == view.trump]
    if len(trumps) >= len(view.hand) - 1 and trumps:
        return max(trumps, key=order.value)
    plain = [card for card in playable if card not in trumps]
    return max(plain or trumps, key=lambda card: (suits.count(order.suit[card]), order.strength[card]))


class Search:
    """Chooses by sampled worlds; the usual choice stands if none is better with some confidence."""

    def __init__(self, budget: int) -> None:
        self.budget = budget

    def choose(self, view: EcarteView, context: PolicyContext) -> Action:
        """Return the player's action, one of ``view.legal``."""
        usual = habitual(view, context)
        if usual.kind == "king":
            return usual
        offered = [choice.action for choice in PRESENTATION.choices(view, "exchange")[:_EXCHANGES]]
        calls = [action for action in view.legal if action.kind == "stand"]
        others = [*calls, *offered] if view.phase == "exchange" else view.legal
        candidates = [usual, *(action for action in others if action != usual and action.kind != "king")]
        return best_action(
            candidates,
            lambda: _likely(view, context.rng),
            lambda world, action: _outcome(view, world, action),
            context,
            budget=self.budget,
            standard_errors=_PLAYED if view.phase in ("lead", "follow") else _CALLED,
        )


def _likely(view: EcarteView, rng: random.Random) -> EcarteRound:
    """Return a world that fits what the other player has done, as well as a few tries find one."""

    def sample() -> EcarteRound:
        return view.rules.imagine(view, rng)  # type: ignore[attr-defined, no-any-return]

    return likeliest(sample, lambda world: _doubts(view, world.state), _TRIES)


def _doubts(view: EcarteView, state: EcarteState) -> int:
    """Return how much speaks against a world."""
    other, order = view.other, view.order
    hand = [*state.hands[other]]
    doubts = 0
    for seat, card, led in plays(view):
        if seat != other:
            continue
        if order.suit[card] != order.suit[led]:
            doubts += HAND * sum(order.suit[held] == order.suit[led] for held in state.hands[other])
        hand.append(card)
    stands = view.phase in ("lead", "follow") and view.stock > 0 and len(hand) == HAND
    declined = other == view.elder if view.vulnerable is None else other == view.vulnerable
    if stands and declined:
        doubts += gain(view, hand, "propose" if other == view.elder else "answer") < -_SLACK
    elif view.phase == "answer" and other == view.elder:
        doubts += gain(view, hand, "propose") > _SLACK
    return doubts


def _outcome(view: EcarteView, world: EcarteRound, action: Action) -> float:
    """Return the points that an action brings the seat in a world, less those of the other."""
    played = EcarteRound(view.rules, copied(world.state), view.target)
    state, own = played.state, view.own_seat
    played.play(own, action)
    while state.phase not in ("lead", "follow", "over"):
        played.play(state.seat, agree(state, state.hands[state.seat]))
    points = [
        state.kings(seat) + (state.rules.king == "announced" and _holds_king(state, seat)) for seat in range(SEATS)
    ]
    if state.phase != "over":
        _add_tricks(state, points)
    return lead(view, points)


def gained(view: EcarteView, rng: random.Random) -> float:
    """Return by how many points playing at once gains more than new cards in a likely deal."""
    world = _likely(view, rng)
    at_once, new = ("stand", "propose") if view.phase == "propose" else ("refuse", "accept")
    return _outcome(view, world, Action(at_once)) - _outcome(view, world, Action(new))


def _holds_king(state: EcarteState, seat: int) -> bool:
    return state.announced is None and not state.tricks and state.king in state.hands[seat]


def _add_tricks(state: EcarteState, points: list[int]) -> None:
    """Add the points of the tricks if both hands are open."""
    bits = bits_of(state.rules.order(state.trump))
    solver = OpenTricks((True, False), duties=state.rules.duties(phase_two=False))
    trick = [(seat, bits[card]) for seat, card in zip(state.trick_seats(), state.trick, strict=False)]
    hands = [sum(map(bits.__getitem__, hand)) for hand in state.hands]
    first = state.won_by(0) + solver.tricks(hands, state.seat, trick)
    winner = 0 if first >= NEEDED else 1
    points[winner] += points_for(state, winner, max(first, HAND - first))[1]


def eager(view: EcarteView, context: PolicyContext) -> Action:
    """Count nothing but trumps, lead the highest card, and win each trick as cheaply as possible."""
    action = habitual(view, context)
    if action.kind == "play":
        highest = max(
            (each for each in view.legal if each.kind == "play"), key=lambda each: view.order.value(*each.cards)
        )
        return cheapest(view, context) if view.trick else highest
    suits = view.order.suit
    plain = tuple(card for card in view.hand if suits[card] != view.trump)
    stays = len(view.hand) - len(plain) >= _SURE
    match view.phase:
        case "propose":
            return Action("stand" if stays else "propose")
        case "answer":
            return Action("refuse" if stays else "accept")
        case "exchange" if plain:
            return Action("exchange", plain[: view.most])
        case _:
            return action


def advanced(view: EcarteView, context: PolicyContext) -> Action:
    """Exchange by what the hand is worth, and play like the eager player."""
    return (eager if view.phase in ("lead", "follow") else habitual)(view, context)


_SHORT = Search(budget=30)
_SEARCHED = 3
"""The number of cards from which on the expert searches."""


def expert(view: EcarteView, context: PolicyContext) -> Action:
    """Call by what the hand gains, and search the last tricks."""
    late = view.phase in ("lead", "follow") and len(view.hand) <= _SEARCHED
    return (_SHORT.choose if late else habitual)(view, context)


def carefree(view: EcarteView, context: PolicyContext) -> Action:
    """Do anything, but announce the king."""
    kings = [action for action in view.legal if action.kind == "king"]
    return kings[0] if kings else at_random(view, context)


LEVELS = ladder(
    carefree=carefree,
    eager=eager,
    intermediate=eager,
    advanced=advanced,
    expert=expert,
    master=Search(budget=100).choose,
    lapses=NONE,
)
