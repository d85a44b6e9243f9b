"""Deals the cards that a seat has not seen: a round that may be the one it plays in."""

from __future__ import annotations

from engine.cards import BACK
from engine.chance import Chance
from engine.kit.table_melds import without
from engine.rummy500.melding import uses
from engine.rummy500.round import Rummy500Round
from engine.rummy500.state import in_order
from engine.rummy500.view import Rummy500View
from engine.types import UNDO

_TRIES = 3000
"""How often the cards are dealt until the seat to act can meld the card that it must."""


def imagine(view: Rummy500View, chance: Chance) -> Rummy500Round:
    """Return a round with the hidden cards dealt at random; see :meth:`engine.rules.Rules.imagine`."""
    world = round_from_view(view)
    seen = view.hands or view.known
    known = [seen[seat] for seat in view.others]
    hidden = [*without(view.unplaced(), without([card for cards in known for card in cards], _known(view)))]
    for _ in range(_TRIES):
        chance.shuffle(hidden)
        left, drawn = [*hidden], view.drawn
        for seat, cards in zip(view.others, known, strict=True):
            size = view.hand_counts[seat] - len(cards)
            fresh = [left.pop() for _ in range(size)]
            world.hands[seat] = in_order((*cards, *fresh))
            if seat == world.seat and view.phase == "meld" and not view.taken:
                drawn = (fresh or [*cards])[-1]
        world.stock, world.drawn = left, drawn
        if not view.owed or view.seat == world.seat or any(uses(world, world.hands[world.seat], view.owed)):
            break
    if UNDO in view.verbs:
        for _ in view.undo or (UNDO,):
            world.mark()
    return world


def _known(view: Rummy500View) -> list[str]:
    return [card for seat in view.others for card in view.known[seat]]


def round_from_view(view: Rummy500View) -> Rummy500Round:
    """Return a round with the seat's hand and all public cards in place. What the seat cannot see is missing."""
    assert view.seat is not None
    seats = len(view.sides)
    world = Rummy500Round(view.rules, seats=seats, dealer=view.dealer, cards=view.rules.pack(seats))
    world.hands = [[BACK] * count for count in view.hand_counts]
    world.hands[view.seat] = [*view.hand]
    world.known = [[*cards] for cards in view.known]
    world.stock, world.pile = [BACK] * view.stock, [*view.pile]
    world.discards = [[*cards] for cards in view.discards]
    world.table, world.opened, world.has_laid = [*view.table], [*view.opened], [*view.has_laid]
    world.drawn, world.taken, world.owed = view.drawn, view.taken, view.owed
    world.claimable, world.waiting, world.held = view.claimable, [*view.waiting], view.held
    world.phase, world.turn = view.phase, view.turn
    world.seat = (view.dealer + view.turn) % seats
    return world
