"""Weighs what each way to draw brings and costs, and what each discard is worth to the player and to the others."""

from __future__ import annotations

from typing import NamedTuple

from engine.cards import Card
from engine.kit.laying_off import best_melds
from engine.kit.laying_view import LayingView
from engine.kit.table_melds import without
from engine.players.kit.discarding import outs
from engine.players.kit.laying import brings, fits, meldable
from engine.types import Action


class Weights(NamedTuple):
    """What the player weighs cards with. A card in the hand is no burden before the end: it may become a meld."""

    draw: float = 4.0
    """The points that a card of the stock is worth, whatever it is."""
    near: float = 0.05
    """The part of its points that a meld is worth of which two cards are held and the third may still come."""
    feed: float = 0.4
    """The points that each hidden card costs with which another player could meld a discard and a card beside it."""


def ranked(view: LayingView, weights: Weights) -> list[Action]:
    """Return the ways to draw, or the discards, the best first."""
    rate = _drawing if view.phase == "draw" else _discarding
    rated = [(rate(view, action, weights), -place, action) for place, action in enumerate(view.legal)]
    return [action for _, _, action in sorted(rated, key=lambda each: each[:2], reverse=True)]


def _drawing(view: LayingView, action: Action, weights: Weights) -> float:
    """Return what a way to draw is worth: the points it lays down, and the hand that it leaves."""
    if action.kind != "take":
        return weights.draw * (action.kind == "draw") + left_worth(view, view.hand, weights)
    depth = view.depth(action)
    return brings(view, depth) + left_worth(view, (*view.hand, *view.pile[-depth:]), weights)


def _discarding(view: LayingView, action: Action, weights: Weights) -> float:
    """Return what a discard is worth: the hand that it leaves, less what it breaks and gives to others."""
    [card] = action.cards
    left = without(view.hand, action.cards)
    broken = meldable(view, view.hand) - meldable(view, left)
    given = view.rules.points(card) if fits(view, card) else 0
    return left_worth(view, left, weights) - broken - given - weights.feed * _feeds(view, card)


def left_worth(view: LayingView, hand: tuple[Card, ...], weights: Weights) -> float:
    """Return what the cards of a hand that cannot be laid down are worth: a part of the melds that they may become."""
    melds = best_melds(view.rules, tuple(sorted(hand)))
    left = [card for card in without(hand, [c for meld in melds for c in meld.cards]) if not fits(view, card)]
    points, gone = view.rules.points, {*view.lying, *view.hand}
    return weights.near * sum(
        points(card) + points(other) + points(out)
        for place, card in enumerate(left)
        for other in left[:place]
        for out in outs(card, other)
        if out not in gone
    )


def _feeds(view: LayingView, card: Card) -> int:
    """Return how many hidden cards make a meld of a discard with a card of the pile, or one known to be held."""
    hidden = set(view.unplaced())
    beside = [*view.pile, *(other for seat in view.others for other in view.known[seat])]
    return sum(out in hidden for other in beside for out in outs(card, other))
