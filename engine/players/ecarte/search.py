"""The searching player of Écarté, for rules that the networks do not know.

It samples the other hand, and looks how each choice ends if both hands are played open.
"""

from __future__ import annotations

import random

from engine.ecarte.options import HAND, SEATS
from engine.ecarte.presentation import PRESENTATION
from engine.ecarte.round import NEEDED, EcarteRound, EcarteState, EcarteView, points_for
from engine.players.ecarte.simple import agree, gain, habitual
from engine.players.kit.sampling import best_action, lead, likeliest, plays
from engine.players.kit.tricks import OpenTricks, bits_of
from engine.players.policy import PolicyContext
from engine.round import copied
from engine.types import Action

_EXCHANGES = 3
"""The number of exchanges that are compared, besides the usual one."""
_PLAYED = 0.7
"""The standard errors by which another card must be ahead of the usual one,"""
_CALLED = 2.0
"""and another call or exchange: what a hand is worth tells more than few deals."""
_TRIES = 8
_SLACK = 0.2
"""How far others may be from these gains in their calls, in points."""


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
    if view.declined == other and len(hand) == HAND:
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


_SHORT, _LONG = Search(budget=30), Search(budget=100)
_SEARCHED = 3
"""The number of cards from which on :func:`late` searches."""


def late(view: EcarteView, context: PolicyContext) -> Action:
    """Call by what the hand gains, and search the last tricks."""
    ending = view.phase in ("lead", "follow") and len(view.hand) <= _SEARCHED
    return (_SHORT.choose if ending else habitual)(view, context)


def always(view: EcarteView, context: PolicyContext) -> Action:
    """Search every decision."""
    return _LONG.choose(view, context)
