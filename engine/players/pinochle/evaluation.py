"""The advanced player's evaluation of cards in phase one: the melds that they may still complete."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from engine.cards import Card, face, rank, suit
from engine.pinochle import melds
from engine.pinochle.card_order import STRENGTH
from engine.pinochle.melds import Found, Pattern
from engine.pinochle.view import PinochleView
from engine.types import Seat

TRUMP_KEPT = 5.0
"""The value of a trump for phase two per rank."""
TOP_KEPT = {"A": 7.0, "10": 4.0}
"""The value of the highest plain cards for phase two."""


class Features(NamedTuple):
    """The features of a view. ``history`` is that of the player's own cards, ``unseen`` counts faces."""

    view: PinochleView
    seat: Seat
    patterns: tuple[Pattern, ...]
    shown: frozenset[Card]
    history: Mapping[Card, tuple[Pattern, ...]]
    unseen: Counter[Card]
    wins: int
    """The number of tricks that the player can expect to win before the stock is gone."""


def extract(view: PinochleView) -> Features:
    """Extract the features of a view."""
    assert view.seat is not None
    left = (view.stock + 1) // 2 if view.upturned else 0
    return Features(
        view=view,
        seat=view.seat,
        patterns=melds.patterns(view.rules, view.trump),
        shown=frozenset(view.mat[view.seat]),
        history=view.history(),
        unseen=Counter(map(face, view.unlaid())),
        wins=(left + 1) // 2,
    )


def meld_potential(features: Features, hand: Iterable[Card]) -> float:
    """Return the expected points of the melds that a hand may still complete."""
    held: Counter[Card] = Counter()
    usable: dict[Card, list[Card]] = {}
    for card in hand:
        held[face(card)] += 1
        usable.setdefault(face(card), []).append(card)
    hidden = max(1, features.unseen.total())
    draws = features.view.stock // 2 + 1
    value = 0.0
    for pattern in features.patterns:
        chance, missing = 1.0, 0
        for card_face, needed in Counter(pattern.faces).items():
            have = sum(
                melds.refused(features.view.rules, pattern, card, features.history) is None
                for card in usable.get(card_face, ())
            )
            for copy in range(max(0, needed - have)):
                missing += 1
                left = features.unseen[card_face] - copy
                chance *= min(0.7, left * draws / hidden) if left > 0 else 0.0
            if not chance:
                break
        if not chance or missing > 3:
            continue
        cards = [card for card_face in pattern.faces for card in usable.get(card_face, ())]
        if not missing and features.view.rules.fresh_card and features.shown.issuperset(cards):
            continue
        value += pattern.points * chance
    return value


def playing_cost(features: Features, hand: list[Card]) -> dict[Card, float]:
    """Return for each card of a hand the cost of playing it: possible melds, and its value for phase two."""
    whole = meld_potential(features, hand)
    lost = {}
    for card in hand:
        rest = [one for one in hand if one != card]
        lost[card] = 0.45 * (whole - meld_potential(features, rest)) + phase_two_value(features.view, card)
    return lost


def phase_two_value(view: PinochleView, card: Card) -> float:
    """Return the value of a card for phase two."""
    if suit(card) == view.trump:
        return TRUMP_KEPT * STRENGTH[rank(card)]
    return TOP_KEPT.get(rank(card), 0.0)


def follow_up_points(features: Features, made: Found) -> float:
    """Return the points of the best melds left for the tricks still to be won, once a meld is made."""
    history = dict(features.history)
    for card in made.cards:
        history[card] = (*history.get(card, ()), made.pattern)
    left = melds.find(
        features.view.rules, features.view.trump, features.view.hand, features.shown | frozenset(made.cards), history
    )
    best = {(found.pattern.type, found.pattern.faces): found.points for found in reversed(left)}
    return float(sum(sorted(best.values(), reverse=True)[: max(0, features.wins)]))
