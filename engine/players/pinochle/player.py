"""A computer player's decisions, each made afresh from what its seat may know."""

from __future__ import annotations

from engine.cards import Card, rank, suit
from engine.pinochle import tricks
from engine.pinochle.card_order import STRENGTH, beats
from engine.pinochle.view import PinochleView
from engine.players.mind import Mind
from engine.players.pinochle import melding
from engine.players.pinochle.hand import read, unseen
from engine.players.pinochle.solver import Solver, TooMany
from engine.players.pinochle.tricks import choose as choose_card
from engine.types import Action


def choose(view: PinochleView, mind: Mind) -> Action:
    """The action that the player takes: one of ``view.legal``. It leaves nothing to chance."""
    if view.phase == "melding":
        return melding.choose(read(view), bold=mind.aggressive)
    card = _in_phase_two(view) if view.phase_two else choose_card(read(view))
    return Action("play", (card,))


def _in_phase_two(view: PinochleView) -> Card:
    """The best card, as all cards are known; with hands too large for that, a sound one."""
    playable = [action.cards[0] for action in view.legal]
    other = unseen(view)
    solver = Solver(view.rules, view.trump)
    try:
        if view.trick:
            return solver.follow(view.trick[0], playable, view.hand, other)[0]
        lead, _ = solver.lead(view.hand, other)
        return next(card for card in playable if rank(card) == rank(lead) and suit(card) == suit(lead))
    except TooMany:
        return _soundly(view, playable, other)


def _soundly(view: PinochleView, playable: list[Card], other: list[Card]) -> Card:
    """Takes early with what cannot be beaten, else gives little away (guide 2.14)."""
    worth = tricks.POINTS[view.rules.trick_points]
    cheapest = min(
        playable, key=lambda card: (worth.get(rank(card), 0), suit(card) == view.trump, STRENGTH[rank(card)])
    )
    if not view.trick:
        trumps_out = any(suit(card) == view.trump for card in other)
        masters = [
            card
            for card in playable
            if not any(suit(one) == suit(card) and beats(one, card, view.trump) for one in other)
            and (suit(card) == view.trump or not trumps_out or any(suit(one) == suit(card) for one in other))
        ]
        return max(masters, key=lambda card: worth.get(rank(card), 0), default=cheapest)
    winning = [card for card in playable if beats(card, view.trick[0], view.trump)]
    plain = [card for card in winning if suit(card) != view.trump]
    if plain:
        return max(plain, key=lambda card: worth.get(rank(card), 0))
    if winning and worth.get(rank(view.trick[0]), 0) >= worth.get("10", 0):
        return min(winning, key=lambda card: STRENGTH[rank(card)])
    return cheapest
