"""Weighs what each way to draw brings and costs, and what each discard is worth to the player and to the others."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.cards import JOKER, Card, rank, suit
from engine.kit.sets_and_runs import RANKS
from engine.kit.table_melds import without
from engine.players.policy import Policy, PolicyContext
from engine.players.rummy500 import simple
from engine.rummy500.observation import best_melds
from engine.rummy500.view import Rummy500View
from engine.types import Action


class Weights(NamedTuple):
    """What the player weighs cards with, in points."""

    draw: float = 4.0
    """A card of the stock, whatever it is."""
    near: float = 0.06
    """The part of its points that a meld is worth of which two cards are held and the third may still come."""
    hold: float = 0.0
    """The part of its points that a card in the hand costs at the beginning of a round; all of them near its end."""
    late: float = 1.0
    """x"""
    feed: float = 0.5
    """Each hidden card with which another player could meld a discard, with a card of the pile or one known."""
    noticed: int = 80
    """The percentage of fitting discards that the player claims."""


def weighing(weights: Weights) -> Policy:
    """Return the player with these weights."""

    def choose(view: Rummy500View, context: PolicyContext) -> Action:
        return (
            simple.claiming(view, context, weights.noticed)
            or taking(view, weights)
            or simple.melding(view)
            or discarding(view, weights)
        )

    return choose


def taking(view: Rummy500View, weights: Weights) -> Action | None:
    """Return the way to draw that is worth most: the points it lays down, and the hand that it leaves."""
    if view.phase != "draw":
        return None
    stay = next((action for action in view.legal if action.kind in ("draw", "pass")), None)
    takes = [action for action in view.legal if action.kind == "take"]
    rated = [
        (simple.brings(view, depth) + left_worth(view, (*view.hand, *view.pile[-depth:]), weights), -depth, action)
        for depth, action in zip(view.takes, takes, strict=True)
    ]
    if stay:
        rated.append((weights.draw * (stay.kind == "draw") + left_worth(view, view.hand, weights), 0, stay))
    return max(rated, key=lambda each: each[:2])[2]


def left_worth(view: Rummy500View, hand: tuple[Card, ...], weights: Weights) -> float:
    """Return what the cards are worth that cannot be laid down: the melds they may become, less what they cost."""
    melds = best_melds(view.rules, tuple(sorted(hand)))
    left = [card for card in without(hand, [c for meld in melds for c in meld.cards]) if not simple.fits(view, card)]
    gone = {*view.lying, *view.hand}
    return _chances(view, left, gone, weights) - risk(view, weights) * sum(map(view.rules.points, left))


def _chances(view: Rummy500View, left: list[Card], gone: set[Card], weights: Weights) -> float:
    points = view.rules.points
    return weights.near * sum(
        points(card) + points(other) + points(out)
        for place, card in enumerate(left)
        for other in left[:place]
        for out in outs(card, other)
        if out not in gone
    )


def risk(view: Rummy500View, weights: Weights) -> float:
    """Return the part of a held card's points that it will probably cost: more when the round is nearly over."""
    if not weights.late:
        return weights.hold
    fewest = min(view.hand_counts[seat] for seat in view.others)
    near_out = max(0.0, 1 - fewest / 8)
    near_end = max(0.0, 1 - view.stock / (3 * len(view.sides)))
    return weights.hold + weights.late * max(near_out, near_end) ** 2


def discarding(view: Rummy500View, weights: Weights) -> Action:
    """Return the discard that costs least: chances of melds, and what others could do with it."""
    discards = [action for action in view.legal if action.kind == "discard"]
    return max(discards, key=lambda action: rated(view, action.cards[0], weights))


def rated(view: Rummy500View, card: Card, weights: Weights) -> float:
    """Return what a discard is worth."""
    left = without(view.hand, (card,))
    broken = simple.meldable(view, view.hand) - simple.meldable(view, left)
    points = view.rules.points(card)
    given = points if simple.fits(view, card) else 0
    return left_worth(view, left, weights) - broken - given - weights.feed * _feeds(view, card)


def _feeds(view: Rummy500View, card: Card) -> int:
    """Return how many hidden cards make a meld of a discard with a card of the pile, or one known to be held."""
    hidden = set(view.unplaced())
    beside = [*view.pile, *(other for seat in view.others for other in view.known[seat])]
    return sum(out in hidden for other in beside for out in outs(card, other))


@cache
def outs(card: Card, other: Card) -> tuple[Card, ...]:
    """Return the cards that make a meld of two others."""
    if JOKER in (card, other) or card == other:
        return ()
    if rank(card) == rank(other):
        return tuple(rank(card) + letter for letter in "CDHS" if letter not in (suit(card), suit(other)))
    if suit(card) != suit(other):
        return ()
    found: list[Card] = []
    for names in ((*RANKS,), (*RANKS[1:], "A")):
        low, high = sorted((names.index(rank(card)), names.index(rank(other))))
        places = {1: (low - 1, high + 1), 2: (low + 1,)}.get(high - low, ())
        found += [names[place] + suit(card) for place in places if 0 <= place < len(names)]
    return tuple(dict.fromkeys(found))


choose = weighing(Weights())
