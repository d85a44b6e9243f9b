"""The master player: it samples the other hand and looks how each choice ends if both hands are played open."""

from __future__ import annotations

import random

from engine.ecarte import scoring
from engine.ecarte.options import HAND, SEATS
from engine.ecarte.round import EcarteRound
from engine.ecarte.state import EcarteState
from engine.ecarte.view import EcarteView
from engine.players.ecarte import advanced
from engine.players.ecarte.advanced import tricks
from engine.players.kit.sampling import best_action, lead, likeliest, plays
from engine.players.kit.tricks import OpenTricks, bits_of
from engine.players.policy import PolicyContext
from engine.round import copied
from engine.types import Action

_EXCHANGES = 3
"""How many ways to exchange are compared, besides the usual one."""
_TRIES = 8
_SLACK = 0.4


class Search:
    """Chooses by sampled worlds; the advanced player's choice stands if none is better with some confidence."""

    def __init__(self, budget: int, standard_errors: float = 0.7) -> None:
        self.budget = budget
        self.standard_errors = standard_errors

    def choose(self, view: EcarteView, context: PolicyContext) -> Action:
        """Return the player's action, one of ``view.legal``."""
        usual = advanced.choose(view, context)
        if usual.kind == "king":
            return usual
        offered = [choice.action for choice in view.choices("exchange")[:_EXCHANGES]]
        calls = [action for action in view.legal if action.kind == "stand"]
        others = [*calls, *offered] if view.phase == "exchange" else view.legal
        candidates = [usual, *(action for action in others if action != usual and action.kind != "king")]
        return best_action(
            candidates,
            lambda: _likely(view, context.rng),
            lambda world, action: _outcome(view, world, action),
            self.budget,
            self.standard_errors,
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
        doubts += tricks(view.rules, view.trump, hand) < advanced.STANDS["propose"] - _SLACK
    elif view.phase == "answer" and other == view.elder:
        doubts += tricks(view.rules, view.trump, hand) > advanced.STANDS["propose"] + _SLACK
    return doubts


def _outcome(view: EcarteView, world: EcarteRound, action: Action) -> float:
    """Return the points that an action brings the seat in a world, less those of the other."""
    played = EcarteRound(view.rules, copied(world.state), view.target)
    state, own = played.state, view.own_seat
    played.play(own, action)
    while state.phase not in ("lead", "follow", "over"):
        played.play(state.seat, advanced.agree(state, state.hands[state.seat]))
    points = [
        state.kings(seat) + (state.rules.king == "announced" and _holds_king(state, seat)) for seat in range(SEATS)
    ]
    if state.phase != "over":
        _add_tricks(state, points)
    return lead(view, points)


def _holds_king(state: EcarteState, seat: int) -> bool:
    return state.announced is None and not state.tricks and state.king in state.hands[seat]


def _add_tricks(state: EcarteState, points: list[int]) -> None:
    """Add the points of the tricks if both hands are open."""
    bits = bits_of(state.rules.order(state.trump))
    solver = OpenTricks((True, False), duties=state.rules.duties(phase_two=False))
    trick = [(seat, bits[card]) for seat, card in zip(state.trick_seats(), state.trick, strict=False)]
    hands = [sum(map(bits.__getitem__, hand)) for hand in state.hands]
    first = state.won_by(0) + solver.tricks(hands, state.seat, trick)
    winner = 0 if first >= scoring.NEEDED else 1
    points[winner] += scoring.points_for(state, winner, max(first, HAND - first))[1]
