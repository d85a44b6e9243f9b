"""Deals the cards that a seat has not seen: a round that may be the one it plays in."""

from __future__ import annotations

from engine.cards import BACK
from engine.chance import Chance
from engine.gin.round import GinRound
from engine.gin.state import SEATS
from engine.gin.view import GinView
from engine.kit.sets_and_runs import BIT, Arrangement, cards_of, mask_of

_TRIES = 1000
"""How often the cards are dealt until the seat to act can do something, such as knock with a card taken for that."""


def imagine(view: GinView, chance: Chance) -> GinRound:
    """Return a round with the hidden cards dealt at random; see :meth:`engine.rules.Rules.imagine`."""
    assert view.seat is not None
    other = 1 - view.seat
    world = round_from_view(view)
    theirs = mask_of(view.hands[other] if view.hands else view.known[other])
    hidden = [card for card in view.unplaced() if not BIT[card] & (theirs | sum(world.laid))]
    for _ in range(_TRIES):
        chance.shuffle(hidden)
        held = hidden[: view.hand_counts[other] - theirs.bit_count()]
        world.hands[other] = theirs | mask_of(held)
        world.stock = hidden[len(held) : len(held) + view.stock]
        if view.knocker is not None:
            world.face_down = hidden[-1]
        if view.phase == "discard" and view.drawn is None:
            world.drawn = held[-1] if held else cards_of(theirs)[0]
        world.ways = {}
        if world.legal(world.seat):
            break
    return world


def round_from_view(view: GinView) -> GinRound:
    """Return a round with the seat's hand and all public cards in place. What the seat cannot see is missing."""
    assert view.seat is not None
    rules = view.rules
    world = GinRound(rules, dealer=view.dealer, cards=rules.pack(SEATS), scores=view.context.scores)
    world.hands = [0] * SEATS
    world.hands[view.seat] = mask_of(view.hand)
    world.known = [mask_of(cards) for cards in view.known]
    world.stock, world.pile = [BACK] * view.stock, [*view.pile]
    world.first, world.limit, world.drawn = view.first, view.limit, view.drawn
    world.phase, world.turn, world.seat = view.phase, view.turn, view.to_act[0]
    world.discards = [[*cards] for cards in view.discards]
    world.refused = [[*cards] for cards in view.refused]
    begun = any(view.discards)
    world.passes = 0 if begun else min(view.turn - 1, SEATS)
    if view.taken:
        world.taken_in = "offer" if not begun else "draw" if "discard" in view.verbs else "last"
    melds = tuple(map(mask_of, view.table))
    world.knocker = view.knocker
    world.knocked = Arrangement(melds, sum(melds), rules.melds.points(sum(melds)))
    world.laid = tuple(map(mask_of, view.laid))
    return world
