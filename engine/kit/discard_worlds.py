"""Rounds made from what a seat knows: with the hidden cards missing, or dealt at random."""

from __future__ import annotations

from typing import TypeVar

from engine.cards import BACK
from engine.chance import Chance
from engine.kit.discard_round import DiscardRound
from engine.kit.discard_view import DiscardView, shown_unchanged
from engine.kit.shown import deal_behind, put_back
from engine.kit.table_melds import in_order, without
from engine.types import UNDO

T = TypeVar("T", bound=DiscardRound)
_TRIES = 3000
"""How often the cards are dealt until those who are to act can, for example meld a card that must be melded."""


def round_from_view(view: DiscardView, round_type: type[T]) -> T:
    """Return a round with the seat's hand and all public cards in place. What the seat cannot see is missing."""
    deal = deal_behind(view)
    world = round_type(view.rules, deal)
    put_back(world, view, shown_unchanged(type(view)))
    world.seat = (view.dealer + view.turn) % deal.seats
    world.hands = [[BACK] * count for count in view.hand_counts]
    if view.seat is not None:
        world.hands[view.seat] = [*view.hand]
    world.stock, world.drawn = [BACK] * view.stock, view.drawn
    return world


def imagined(view: DiscardView, chance: Chance, round_type: type[T]) -> T:
    """Return a round with the hidden cards dealt at random; see :meth:`engine.rules.Rules.imagine`."""
    blank = round_from_view(view, round_type)
    seen = view.hands or view.known
    placed = [[card for seat in view.others for card in by_seat[seat]] for by_seat in (seen, view.known)]
    hidden = [*without(view.unplaced(), without(*placed))]
    for _ in range(_TRIES):
        world = blank.copy()
        chance.shuffle(hidden)
        left = [*hidden]
        for seat in view.others:
            fresh = [left.pop() for _ in range(view.hand_counts[seat] - len(seen[seat]))]
            world.hands[seat] = in_order((*seen[seat], *fresh))
            if seat == world.seat and view.phase == world.turn_phase and not view.taken:
                world.drawn = (fresh or [*seen[seat]])[-1]
        world.stock, rest = left[: view.stock], left[view.stock :]
        world.hide(rest)
        if all(map(world.legal, world.to_act)):
            break
    if UNDO in view.verbs:
        for _ in view.undo or (UNDO,):
            world.mark()
    return world
