"""Which card to discard: what it gives the next opponent, against what it is worth in the hand."""

from __future__ import annotations

from engine.canasta.kinds import BLACK_THREE, KIND, NATURALS, POINTS, RED_THREE, TWO, WILD_JOKER
from engine.cards import Card
from engine.players.canasta import worth
from engine.players.canasta.reading import Reading
from engine.players.canasta.worth import Weights

_RED_THREE_HELD = 100.0
"""What it is worth to be rid of a red three that only costs."""


def cost(reading: Reading, card: Card, weights: Weights) -> float:
    """What it costs to discard a card, in points: the hand's loss, and the pile if it may be taken."""
    kind = KIND[card]
    threat = danger(reading, kind) * _pile(reading, kind, weights) if weights.heed else 0.0
    return _loss(reading, kind, weights) + weights.heed * threat


def danger(reading: Reading, kind: int) -> float:
    """The chance that the next opponent can take the pile with a card of this kind on top."""
    if kind not in NATURALS:
        return 0.0
    if reading.their_opened and not reading.frozen and reading.their_melds[kind][0]:
        return 1.0
    unseen, share = reading.unseen[kind], reading.share
    none = (1 - share) ** unseen
    one = unseen * share * (1 - share) ** (unseen - 1) if unseen else 0.0
    two = 1 - none - one
    if not reading.their_opened:
        return two * _opens(reading)
    if reading.frozen:
        return two
    wild = 1 - (1 - share) ** reading.unseen_wilds
    # Few would spend a wild card on a small pile.
    return two + one * wild * min(1.0, reading.pile_size / 10)


def _opens(reading: Reading) -> float:
    """The chance that the opponent, with a pair of the upcard, has enough for the initial meld."""
    by_minimum = {15: 1.0, 50: 0.75, 90: 0.5, 120: 0.35}
    return by_minimum.get(reading.their_minimum, 0.3)


def _pile(reading: Reading, kind: int, weights: Weights) -> float:
    """What the opponent would gain by taking the pile with this card on top."""
    worth_of_rank = 0.0
    melded = reading.their_melds[kind] if kind in NATURALS else (0, 0)
    if melded[0]:
        worth_of_rank = worth.meld(melded[0] + 1, melded[1], 1, reading, weights) - worth.meld(
            *melded, 1, reading, weights
        )
    size = reading.pile_size + 1
    opens = 0.0 if reading.their_opened else weights.open
    return reading.pile_points + POINTS[kind] + weights.pile_card * size + max(0.0, worth_of_rank) + opens


def _loss(reading: Reading, kind: int, weights: Weights) -> float:
    """What the hand loses with one card of a kind."""
    hand = reading.hand
    if kind in NATURALS:
        held, melded = hand[kind], reading.melds[kind]
        before = worth.rank(kind, held, melded, reading, weights)
        return before - worth.rank(kind, held - 1, melded, reading, weights)
    if kind == RED_THREE:
        return -_RED_THREE_HELD
    if kind == BLACK_THREE:
        return worth.black_threes(1, reading, weights)
    freezes = reading.their_opened and not reading.frozen
    gain = weights.freeze * _pile(reading, kind, weights) if freezes else 0.0
    jokers, twos = hand[WILD_JOKER], hand[TWO]
    fewer = (jokers - 1, twos) if kind == WILD_JOKER else (jokers, twos - 1)
    return worth.wild_cards(jokers, twos, reading, weights) - worth.wild_cards(*fewer, reading, weights) - gain
