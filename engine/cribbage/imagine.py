"""Deals the cards that a seat has not seen: a round that may be the one it plays in."""

from __future__ import annotations

from engine.cards import Card
from engine.chance import Chance
from engine.cribbage.counting import worth
from engine.cribbage.round import CribbageRound
from engine.cribbage.state import in_order
from engine.cribbage.view import SHOWN, CribbageView
from engine.kit.shown import deal_behind, put_back
from engine.types import Seat


def imagine(view: CribbageView, chance: Chance) -> CribbageRound:
    """Return a round with the hidden cards dealt at random; see :meth:`engine.rules.Rules.imagine`."""
    assert view.seat is not None
    world = round_from_view(view)
    given = {card for hand in world.hands for card in hand}
    hidden = [card for card in view.unseen() if card not in given]
    hidden = _deal_hands(view, world, hidden, chance)
    crib = _open_crib(view)
    for seat in view.others:
        if view.phase != "crib" or seat not in view.to_act:
            from_crib = [card for card in crib if card not in view.laid]
            laid = (from_crib or hidden)[: view.rules.shape.laid]
            world.laid[seat] = tuple(sorted(laid, key=in_order))
            crib = tuple(card for card in crib if card not in laid)
            hidden = [card for card in hidden if card not in laid]
    dealt = [card for card in crib if card not in view.laid] or hidden
    world.to_crib = dealt[: view.rules.shape.to_crib]
    world.stock = [card for card in hidden if card not in world.to_crib]
    for seat in range(world.seats):
        if view.phase != "crib":
            world.kept[seat] = tuple(sorted((*view.played_by(seat), *world.hands[seat]), key=in_order))
    return world


def _deal_hands(view: CribbageView, world: CribbageRound, hidden: list[Card], chance: Chance) -> list[Card]:
    """Deal the others' hands, so that whoever is to play can; returns the cards that are left."""
    known = [[*hand] for hand in world.hands]
    while True:
        chance.shuffle(hidden)
        left = [*hidden]
        # Whoever has said go holds high cards only. The strictest hand comes first, so every deal is equally likely.
        for seat in sorted(view.others, key=lambda other: -view.above[other]):
            held = _take(left, view.hand_counts[seat] - len(known[seat]), view.above[seat])
            world.hands[seat] = sorted((*known[seat], *held), key=in_order)
        if view.phase != "play" or all(map(world.playable, view.to_act)):
            return left


def _take(hidden: list[Card], number: int, above: int) -> list[Card]:
    """Take so many cards out of the hidden ones that count more than ``above``."""
    taken = [card for card in hidden if worth(card) > above][:number]
    hidden[:] = [card for card in hidden if card not in taken]
    return taken


def _open_crib(view: CribbageView) -> tuple[Card, ...]:
    """Return the crib if it lies open."""
    if view.open and view.showing[1]:
        return view.open
    return next((each.cards for each in view.shown if each.crib), ())


def round_from_view(view: CribbageView) -> CribbageRound:
    """Return a round with the seat's hand and all public cards in place. What the seat cannot see is missing."""
    assert view.seat is not None
    world = CribbageRound(view.rules, deal_behind(view))
    put_back(world, view, SHOWN)
    world.hands = [_hand(view, seat) for seat in range(world.seats)]
    world.laid[view.seat] = view.laid
    world.to_crib = []
    world.back = [rear for rear, _ in view.pegs]
    world.pegged = [{line.code: line.points for line in lines} for lines in view.lines]
    return world


def _hand(view: CribbageView, seat: Seat) -> list[Card]:
    if seat == view.seat:
        return [*view.hand]
    return [*(view.hands[seat] if view.hands else view.known[seat])]
