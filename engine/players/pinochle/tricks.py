"""What a player plays to a trick while there is a stock (guide 2.14, 3.5)."""

from __future__ import annotations

from engine.cards import Card, face, suit
from engine.pinochle import tricks
from engine.pinochle.card_order import beats
from engine.players.pinochle.hand import Reading, keeping

DENIED = 5.0
"""What it is worth that the other cannot meld after this trick."""
MELDED = 0.45
"""What a point that can be melded now counts; it may be melded after a later trick too."""
TRUMPED = 0.3
"""How readily the other spends a trump on a trick."""


def choose(reading: Reading) -> Card:
    """The card that gains most, by what it may win and what it costs to part with."""
    view = reading.view
    lost = keeping(reading, list(view.hand))
    playable = [action.cards[0] for action in view.legal if action.kind == "play"]
    values = {card: _gain(reading, card) - lost[card] + _dix(reading, card) for card in playable}
    return max(playable, key=lambda card: (values[card], -lost[card]))


def _gain(reading: Reading, card: Card) -> float:
    """What playing a card to this trick brings on the whole, without its own loss."""
    view = reading.view
    prize = _prize(reading)
    if view.trick:
        points = _points(reading, (view.trick[0], card))
        return prize + points if beats(card, view.trick[0], view.trump) else -points
    chance = _holds(reading, card)
    points = _points(reading, (card,))
    return chance * (prize + points) - (1 - chance) * points


def _prize(reading: Reading) -> float:
    """What winning a trick is worth besides its cards: the best meld, more as the tricks to meld after grow few."""
    view = reading.view
    best = view.meldable_points
    last = 1.0 if reading.wins <= len(view.meldable) else MELDED
    return DENIED + last * best


def _points(reading: Reading, cards: tuple[Card, ...]) -> float:
    rules = reading.view.rules
    return 0.0 if rules.phase_one_tricks == "no" else float(tricks.points(rules, cards))


def _holds(reading: Reading, card: Card) -> float:
    """How likely a card that is led wins: the other may hold cards that beat it, and may be glad to keep its trumps."""
    view = reading.view
    other = 1 - reading.seat
    hidden = max(1, reading.unseen.total())
    share = min(1.0, (view.hand_counts[other] - len(view.mat[other])) / hidden)
    chance = 1.0
    for its, count in reading.unseen.items():
        if beats(its, card, view.trump):
            readily = 1.0 if suit(its) == suit(card) else TRUMPED
            chance *= (1 - share * readily) ** count
    for its in map(face, view.mat[other]):
        if beats(its, card, view.trump):
            chance *= 1 - (0.8 if suit(its) == suit(card) else TRUMPED)
    return chance


def _dix(reading: Reading, card: Card) -> float:
    """What playing a dix scores."""
    view = reading.view
    rules, turned = view.rules, view.upturned
    scores = turned is not None and face(turned) == face(card) and not rules.dix_must_be_melded
    return 10.0 if scores and card not in reading.shown else 0.0
