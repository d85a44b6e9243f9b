"""The simple computer players of Rummy 500, which any table may have.

The eager player melds all it can and takes what brings points. The linear one weighs what each draw brings and costs,
and what each discard is worth to it and to the others.
"""

from __future__ import annotations

from math import prod
from typing import NamedTuple

from engine.cards import Card
from engine.kit.table_melds import extended, without
from engine.players.kit.discarding import outs
from engine.players.policy import PolicyContext, Rated
from engine.rummy500.options import best_melds
from engine.rummy500.presentation import PRESENTATION
from engine.rummy500.round import Rummy500View
from engine.types import Action


def brings(view: Rummy500View, depth: int) -> int:
    """Return how much the cards of the pile raise the points that the hand has in melds or can lay off."""
    taken = view.pile[-depth:]
    return meldable(view, (*view.hand, *taken)) - meldable(view, view.hand)


def stays(view: Rummy500View, depth: int) -> int:
    """Return by how much the cards of the pile raise the points that the hand holds and cannot lay down."""
    return max(0, sum(map(view.rules.points, view.pile[-depth:])) - brings(view, depth))


def meldable(view: Rummy500View, hand: tuple[Card, ...]) -> int:
    """Return the points that a hand can lay down: its best melds, and further cards that fit the table."""
    melds = best_melds(view.rules, tuple(sorted(hand)))
    points = sum(map(view.rules.worth, melds))
    for card in without(hand, [card for meld in melds for card in meld.cards]):
        if fits(view, card):
            points += view.rules.points(card)
    return points


def fits(view: Rummy500View, card: Card) -> bool:
    """Return whether a card can be laid off on the table."""
    return any(extended(laid.meld, card) for laid in view.table)


def taking(view: Rummy500View) -> Action | None:
    """Return how to draw: the way with most points in melds, but no card of the pile if that brings nothing.

    With another player near going out, what stays in the hand must not count far more than what it brings.
    """
    if view.phase != "draw":
        return None
    stay = next((action for action in view.legal if action.kind in ("draw", "pass")), view.legal[0])
    takes = [action for action in view.legal if action.kind == "take"]
    if ending(view):
        takes = [
            action for action in takes if stays(view, view.depth(action)) <= TOO_MUCH * brings(view, view.depth(action))
        ]
    best = max(takes, key=lambda action: brings(view, view.depth(action)), default=stay)
    return best if best in takes and brings(view, view.depth(best)) > 0 else stay


def melding(view: Rummy500View) -> Action | None:
    """Return the best meld; ``None`` if there is none. All melds of the hand are laid down at once.

    If a card is owed, the meld with it leaves the best melds for later.
    """
    melds = [choice.action for choice in PRESENTATION.choices(view, "meld")]
    if not view.owed:
        return next(iter(melds), None)
    return max(melds, key=lambda action: view.gain(action) + meldable(view, without(view.hand, action.cards)))


def discarding(view: Rummy500View) -> Action:
    """Return the discard of the highest card that is in no meld, and if possible completes none in the pile."""

    def wanted(action: Action) -> tuple[bool, bool, int]:
        [card] = action.cards
        return card in view.loose, not completed(view, card), view.rules.points(card)

    return max((action for action in view.legal if action.kind == "discard"), key=wanted)


class Weights(NamedTuple):
    """The weights for valuing cards. A card in the hand costs nothing until the end: it may become a meld."""

    draw: float = 4.0
    """The points of an unseen card of the stock."""
    near: float = 0.05
    """The fraction of its points that a meld is worth with two cards held while the third may still come."""
    feed: float = 0.4
    """The cost in points of each hidden card that would make a meld of the discard and a card beside it."""
    complete: float = 1.0
    """The fraction of its points that a meld costs which a discard completes in the pile, or with cards held there."""
    caught: float = 3.0
    """How often its points a card taken costs that stays in the hand if the round ends before the next turn.

    More than once, because the round may also end a turn later."""
    dear: float = 0.0
    """The fraction of its points that a card counts while it is kept."""


WEIGHTS = Weights()
OWN = Weights(draw=1.0, feed=0.0, caught=0.0)
"""The weights of a player who looks at its own melds: it takes much, and does not ask what a discard lets others do."""
DEAR = Weights(near=0.037, dear=0.2)
"""The weights of a player who keeps dear cards a little longer, which was best with three or four players."""


def rated(view: Rummy500View, weights: Weights = WEIGHTS) -> list[Rated]:
    """Return the ways to draw, or the discards, with their values, the best first."""
    rate = _drawing if view.phase == "draw" else _discarding
    return sorted((Rated(action, rate(view, action, weights)) for action in view.legal), key=lambda each: -each.value)


def _drawing(view: Rummy500View, action: Action, weights: Weights) -> float:
    """Return the value of a way to draw: the points it lays down, and the hand that it leaves."""
    if action.kind != "take":
        return weights.draw * (action.kind == "draw") + left_worth(view, view.hand, weights)
    depth = view.depth(action)
    points, stay, risk = brings(view, depth), stays(view, depth), ending(view)
    if risk and stay > TOO_MUCH * points:
        return points - stay
    return points + left_worth(view, (*view.hand, *view.pile[-depth:]), weights) - weights.caught * risk * stay


def _discarding(view: Rummy500View, action: Action, weights: Weights) -> float:
    """Return the value of a discard: the hand that it leaves, less the melds that it breaks or gives to others."""
    [card] = action.cards
    left = without(view.hand, action.cards)
    broken = meldable(view, view.hand) - meldable(view, left)
    given = float(view.rules.points(card) if fits(view, card) else 0)
    completes = weights.complete * completed(view, card)
    given += weights.dear * view.rules.points(card) + weights.feed * _feeds(view, card)
    return left_worth(view, left, weights) - broken - given - completes


def ending(view: Rummy500View) -> float:
    """Return the chance that the round ends before the seat's next turn."""
    if view.rules.empty_stock == "ends" and view.stock <= len(view.others):
        return 1.0
    return 1 - prod(1 - GOES_OUT.get(view.hand_counts[seat], 0) for seat in view.others)


def completed(view: Rummy500View, card: Card) -> int:
    """Return the points that a discard adds to the melds of the pile's cards and those that one other is known to hold.

    The others had the chance to take what lies there without it.
    """
    return max(
        meldable(view, (*beside, card)) - meldable(view, beside)
        for beside in ((*view.pile, *view.known[seat]) for seat in view.others)
    )


def left_worth(view: Rummy500View, hand: tuple[Card, ...], weights: Weights) -> float:
    """Return the value of the cards that cannot be laid down yet: a fraction of the melds that they may become."""
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


def _feeds(view: Rummy500View, card: Card) -> int:
    """Return how many hidden cards make a meld of a discard with a card of the pile, or one known to be held."""
    hidden = set(view.unplaced())
    beside = [*view.pile, *(other for seat in view.others for other in view.known[seat])]
    return sum(out in hidden for other in beside for out in outs(card, other))


TOO_MUCH = 3
"""How many times what is laid down may stay in the hand of a player who takes from the pile near the end."""
GOES_OUT = {1: 0.5, 2: 0.15, 3: 0.15}
"""By the number of cards that a player holds at its turn, the chance that it goes out: counted in self-play."""
NOTICED = 60
"""The percentage of fitting discards that an eager player claims."""


def eager(view: Rummy500View, context: PolicyContext) -> Action:
    """Take what brings points at once, meld everything possible, and discard the highest loose card."""
    return claiming(view, context, NOTICED) or taking(view) or melding(view) or discarding(view)


def claiming(view: Rummy500View, context: PolicyContext, noticed: int) -> Action | None:
    """Claim the last discard, noticed in ``noticed`` percent of cases, or let it lie; ``None`` if it is gone."""
    if view.phase != "draw" or not view.claimable:
        return None
    claims = [choice.action for choice in PRESENTATION.choices(view, "claim")]
    if claims and context.rng.random() * 100 < noticed:
        return claims[0]
    return next((action for action in view.legal if action.kind == "pass"), None)
