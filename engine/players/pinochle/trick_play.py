"""The advanced player's choice of a card while there is a stock (Pinochle guide 2.14, 3.5)."""

from __future__ import annotations

from engine.cards import Card, face, suit
from engine.pinochle import tricks
from engine.pinochle.card_order import order
from engine.players.pinochle.evaluation import Features, playing_cost

DENIED = 5.0
"""The value of keeping the opponent from melding after this trick."""
MELDED = 0.45
"""The value of a point that can be melded now, as it may also be melded after a later trick."""
TRUMPED = 0.3
"""The chance that the opponent uses a trump that it holds."""


def choose(features: Features) -> Card:
    """Return the card with the highest expected gain less its cost."""
    view = features.view
    lost = playing_cost(features, list(view.hand))
    playable = [action.cards[0] for action in view.legal if action.kind == "play"]
    values = {card: _gain(features, card) - lost[card] + _dix(features, card) for card in playable}
    return max(playable, key=lambda card: (values[card], -lost[card]))


def _gain(features: Features, card: Card) -> float:
    """Return the expected gain of playing a card to this trick, without its own cost."""
    view = features.view
    prize = _prize(features)
    if view.trick:
        points = _points(features, (view.trick[0], card))
        return prize + points if order(view.trump).beats(card, view.trick[0]) else -points
    chance = _holds(features, card)
    points = _points(features, (card,))
    return chance * (prize + points) - (1 - chance) * points


def _prize(features: Features) -> float:
    """Return the value of winning a trick besides its cards: the best meld counts more when few tricks are left."""
    view = features.view
    best = view.meldable_points
    last = 1.0 if features.wins <= len(view.meldable) else MELDED
    return DENIED + last * best


def _points(features: Features, cards: tuple[Card, ...]) -> float:
    rules = features.view.rules
    return 0.0 if rules.phase_one_tricks == "no" else float(tricks.points(rules, cards))


def _holds(features: Features, card: Card) -> float:
    """Return the chance that a card wins if led; the opponent may prefer to keep its trumps."""
    view = features.view
    other = 1 - features.seat
    hidden = max(1, features.unseen.total())
    share = min(1.0, (view.hand_counts[other] - len(view.mat[other])) / hidden)
    chance = 1.0
    for rival, count in features.unseen.items():
        if order(view.trump).beats(rival, card):
            used = 1.0 if suit(rival) == suit(card) else TRUMPED
            chance *= (1 - share * used) ** count
    for rival in map(face, view.mat[other]):
        if order(view.trump).beats(rival, card):
            chance *= 1 - (0.8 if suit(rival) == suit(card) else TRUMPED)
    return chance


def _dix(features: Features, card: Card) -> float:
    """Return the points that playing this card as a dix scores."""
    view = features.view
    rules, turned = view.rules, view.upturned
    scores = turned is not None and face(turned) == face(card) and not rules.dix_must_be_melded
    return 10.0 if scores and card not in features.shown else 0.0
