"""The advanced player: heuristics in phase one, an exact solver in phase two."""

from __future__ import annotations

from engine.cards import Card, rank, suit
from engine.pinochle import tricks
from engine.pinochle.card_order import STRENGTH, beats
from engine.pinochle.view import PinochleView
from engine.players.pinochle import melding
from engine.players.pinochle.evaluation import extract, unseen
from engine.players.pinochle.solver import BudgetExceeded, Solver
from engine.players.pinochle.trick_play import choose as choose_card
from engine.players.policy import PolicyContext
from engine.types import Action


def choose(view: PinochleView, context: PolicyContext) -> Action:
    """Return the player's action, one of ``view.legal``. It does not depend on chance."""
    if view.phase == "melding":
        return melding.choose(extract(view), aggressive=context.aggressive)
    card = _in_phase_two(view) if view.phase_two else choose_card(extract(view))
    return Action("play", (card,))


def _in_phase_two(view: PinochleView) -> Card:
    """Return the best card, as all cards are known; if hands are too large for the solver, a good one."""
    playable = [action.cards[0] for action in view.legal]
    other = unseen(view)
    solver = Solver(view.rules, view.trump)
    try:
        if view.trick:
            return solver.follow(view.trick[0], playable, view.hand, other)[0]
        lead, _ = solver.lead(view.hand, other)
        return next(card for card in playable if rank(card) == rank(lead) and suit(card) == suit(lead))
    except BudgetExceeded:
        return _by_heuristic(view, playable, other)


def _by_heuristic(view: PinochleView, playable: list[Card], other: list[Card]) -> Card:
    """Play a card that cannot be beaten, otherwise give few points away (Pinochle guide 2.14)."""
    points = tricks.POINTS[view.rules.trick_points]
    cheapest = min(
        playable, key=lambda card: (points.get(rank(card), 0), suit(card) == view.trump, STRENGTH[rank(card)])
    )
    if not view.trick:
        trumps_out = any(suit(card) == view.trump for card in other)
        masters = [
            card
            for card in playable
            if not any(suit(one) == suit(card) and beats(one, card, view.trump) for one in other)
            and (suit(card) == view.trump or not trumps_out or any(suit(one) == suit(card) for one in other))
        ]
        return max(masters, key=lambda card: points.get(rank(card), 0), default=cheapest)
    winning = [card for card in playable if beats(card, view.trick[0], view.trump)]
    plain = [card for card in winning if suit(card) != view.trump]
    if plain:
        return max(plain, key=lambda card: points.get(rank(card), 0))
    if winning and points.get(rank(view.trick[0]), 0) >= points.get("10", 0):
        return min(winning, key=lambda card: STRENGTH[rank(card)])
    return cheapest
