"""What the cards of a hand are worth keeping for: the melds that they may still come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from engine.cards import Card, face, rank, suit
from engine.pinochle import melds
from engine.pinochle.card_order import STRENGTH, cards_of
from engine.pinochle.melds import Found, Pattern
from engine.pinochle.view import PinochleView
from engine.types import Seat

TRUMP_KEPT = 5.0
"""Points that a trump is worth to phase two, times its rank's place in the suit."""
TOP_KEPT = {"A": 7.0, "10": 4.0}
"""Points that the highest plain cards are worth to phase two."""


class Reading(NamedTuple):
    """A view as the player reads it. ``history`` is by the player's own cards, ``unseen`` by faces."""

    view: PinochleView
    seat: Seat
    patterns: tuple[Pattern, ...]
    shown: frozenset[Card]
    history: Mapping[Card, tuple[Pattern, ...]]
    unseen: Counter[Card]
    wins: int
    """Tricks that the player may still win before the stock is gone, with luck as usual."""


def read(view: PinochleView) -> Reading:
    """What a view tells."""
    assert view.seat is not None
    left = (view.stock + 1) // 2 if view.upturned else 0
    return Reading(
        view=view,
        seat=view.seat,
        patterns=melds.patterns(view.rules, view.trump),
        shown=frozenset(view.mat[view.seat]),
        history=view.history(),
        unseen=Counter(map(face, unseen(view))),
        wins=(left + 1) // 2,
    )


def unseen(view: PinochleView) -> list[Card]:
    """The cards that the player has not seen: in the stock, or hidden in the other's hand."""
    seen = {card for trick in view.tricks for card in trick.cards}
    seen.update(view.hand, view.trick, *view.mat)
    if view.upturned:
        seen.add(view.upturned)
    return [card for card in cards_of(view.rules.pack_size) if card not in seen]


def potential(reading: Reading, hand: Iterable[Card]) -> float:
    """What melds a hand may still come to: each one's points, by how likely its missing cards are to come."""
    held: Counter[Card] = Counter()
    usable: dict[Card, list[Card]] = {}
    for card in hand:
        held[face(card)] += 1
        usable.setdefault(face(card), []).append(card)
    hidden = max(1, reading.unseen.total())
    draws = reading.view.stock // 2 + 1
    worth = 0.0
    for pattern in reading.patterns:
        chance, missing = 1.0, 0
        for its, needed in Counter(pattern.faces).items():
            have = sum(
                melds.refused(reading.view.rules, pattern, card, reading.history) is None
                for card in usable.get(its, ())
            )
            for copy in range(max(0, needed - have)):
                missing += 1
                left = reading.unseen[its] - copy
                chance *= min(0.7, left * draws / hidden) if left > 0 else 0.0
            if not chance:
                break
        if not chance or missing > 3:
            continue
        cards = [card for its in pattern.faces for card in usable.get(its, ())]
        if not missing and reading.view.rules.fresh_card and reading.shown.issuperset(cards):
            continue
        worth += pattern.points * chance
    return worth


def keeping(reading: Reading, hand: list[Card]) -> dict[Card, float]:
    """For each card of a hand, what is lost by playing it: melds to come, and its use in phase two."""
    whole = potential(reading, hand)
    lost = {}
    for card in hand:
        rest = [one for one in hand if one != card]
        lost[card] = 0.45 * (whole - potential(reading, rest)) + later(reading.view, card)
    return lost


def later(view: PinochleView, card: Card) -> float:
    """What a card is worth to phase two."""
    if suit(card) == view.trump:
        return TRUMP_KEPT * STRENGTH[rank(card)]
    return TOP_KEPT.get(rank(card), 0.0)


def after(reading: Reading, made: Found) -> float:
    """The best melds that would be left to the tricks still to be won, once a meld is made."""
    history = dict(reading.history)
    for card in made.cards:
        history[card] = (*history.get(card, ()), made.pattern)
    left = melds.find(
        reading.view.rules, reading.view.trump, reading.view.hand, reading.shown | frozenset(made.cards), history
    )
    best = {(found.pattern.type, found.pattern.faces): found.points for found in reversed(left)}
    return float(sum(sorted(best.values(), reverse=True)[: max(0, reading.wins)]))
