"""What cards are worth to a computer player, in points of the score: on the mat, and in the hand.

The figures of :class:`Weights` are judgement, tuned by playing mirrored deals against other figures.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.canasta.kinds import BLACK_THREE, POINTS, RANKS, TWO, WILD_JOKER
from engine.canasta.melds import CANASTA
from engine.players.canasta.reading import Reading

NATURAL_BONUS = 500
MIXED_BONUS = 300
PURE_BONUS = 2500
THREE_HELD = 1500
PURE = (RANKS.index("7"), RANKS.index("A"))
"""The ranks that are melded pure, where the rules say so."""


class Weights(NamedTuple):
    """How a player judges."""

    reach: tuple[float, ...] = (1.0, 0.75, 0.46, 0.27, 0.15, 0.1, 0.03, 0.0)
    """The chance of making a canasta of a meld, by the cards that it lacks."""
    held: float = 0.9
    """What a rank's hope of a canasta is worth in the hand, of what it is worth on the mat."""
    single: float = 0.1
    pair: float = 0.3
    three: float = 0.85
    """The chance that naturals in the hand get melded: one alone, a pair, three or those of an own meld."""
    catch: float = 0.11
    """The chance that a pair of a rank takes the pile before the opponent does."""
    onto: float = 0.015
    """The same of an own meld, while the pile is not frozen."""
    next_pile: float = 80.0
    """What a pile is worth to be taken later, beyond what lies in it now."""
    wild: float = 180.0
    """What a wild card in the hand is worth for what it may do later."""
    black: float = 4.0
    """What a black three is worth for blocking the pile once."""
    open: float = 70.0
    """What having melded at all is worth."""
    few: float = 9.0
    """What each card too few in a hand that may not go out costs."""
    freeze: float = 0.1
    """What it is worth to freeze the pile to an opponent who has melded, of what lies in it."""
    due: float = 80.0
    """What each canasta costs that is still to be made before going out."""
    foot: float = 250.0
    """What it is worth to take up the foot."""
    going_out: float = 30.0
    """What ending the round oneself is worth beyond the score."""
    game: float = 500.0
    """What it is worth to win the game by ending the round, and costs to lose it so."""
    stock: float = 140.0
    """What the cards drawn from the stock are worth."""
    pile_card: float = 3.5
    """What each card of the pile is worth to the opponent beyond its points."""
    heed: float = 1.0
    """How much a discard heeds that the next opponent may take the pile."""


STEADY = Weights()
BOLD = STEADY._replace(held=0.7, few=5.0, open=140.0)
"""How a player judges who melds fast and goes out soon."""
TEAM = STEADY._replace(stock=20.0, held=0.4, few=0.0, open=250.0)
"""How a player judges who has a partner: what lies open serves both."""


def meld(naturals: int, wilds: int, unseen: int, reading: Reading, weights: Weights) -> float:
    """The canasta bonus that a meld has, or may come to."""
    lacks = CANASTA - naturals - wilds
    if lacks <= 0:
        return MIXED_BONUS if wilds else NATURAL_BONUS
    hope = weights.reach[lacks] * reading.time
    if wilds:
        return MIXED_BONUS * hope
    pure = min(1.0, unseen / (lacks + 3)) if unseen >= lacks else 0.0
    return (MIXED_BONUS + (NATURAL_BONUS - MIXED_BONUS) * pure) * hope


def rank(kind: int, held: int, melded: tuple[int, int], reading: Reading, weights: Weights) -> float:
    """What a rank is worth: ``held`` naturals in the hand, and the meld (naturals, wilds) on the mat."""
    if reading.pure and kind in PURE:
        return _pure(kind, held, melded, reading)
    naturals, wilds = melded
    unseen = reading.unseen[kind]
    on_mat = meld(naturals, wilds, unseen, reading, weights) if naturals else 0.0
    value = on_mat + naturals * POINTS[kind]
    if naturals and naturals + wilds < CANASTA:
        value += weights.onto * _takeable(kind, reading, weights)
    if not held:
        return value
    later = 1 - reading.risk
    if naturals or held > 2:
        use = weights.three
        hope = meld(naturals + held, wilds, unseen, reading, weights) - on_mat
        value += weights.held * hope * later
    else:
        use = weights.pair if held == 2 else weights.single
    value += held * POINTS[kind] * (use * later - reading.risk)
    if held > 1:
        value += weights.catch * _takeable(kind, reading, weights)
    return value


def _pure(kind: int, held: int, melded: tuple[int, int], reading: Reading) -> float:
    """The same of a rank that is worth much as a natural canasta, and costs as much while it is none."""
    naturals, wilds = melded
    value = float((naturals - held * reading.risk) * POINTS[kind])
    if wilds:
        return value
    if naturals >= CANASTA:
        return value + PURE_BONUS
    lacks = CANASTA - naturals - held
    near = 0.5 ** max(0, lacks) if reading.unseen[kind] >= lacks else 0.0
    if naturals:
        return value - PURE_BONUS + 2 * PURE_BONUS * near * reading.time * (1 - reading.risk)
    return value + PURE_BONUS * near * reading.time - (THREE_HELD * (0.2 + reading.risk) if held > 2 else 0.0)


def _takeable(kind: int, reading: Reading, weights: Weights) -> float:
    """What it is worth to be the one who can take the pile with an upcard of this kind."""
    if reading.unseen[kind] == 0:
        return 0.0
    return (1 - reading.risk) * (weights.next_pile + reading.pile_points + weights.pile_card * reading.pile_size)


def wild_cards(jokers: int, twos: int, reading: Reading, weights: Weights) -> float:
    """What wild cards in the hand are worth: each one less than the one before."""
    points = jokers * POINTS[WILD_JOKER] + twos * POINTS[TWO]
    uses = sum(weights.wild * 0.85**each for each in range(jokers + twos))
    return (0.5 * points + uses) * (1 - reading.risk) - points * reading.risk


def black_threes(count: int, reading: Reading, weights: Weights) -> float:
    """What black threes in the hand are worth: blockers, and points lost at the end."""
    return count * (weights.black * (1 - reading.risk) - POINTS[BLACK_THREE] * reading.risk)


def ending(reading: Reading, concealed: bool, weights: Weights) -> float:
    """What it is worth to end the round now by going out, beyond the cards on the mat."""
    hopes = sum(
        meld(naturals, wilds, unseen, reading, weights)
        for (naturals, wilds), unseen in zip(reading.their_melds, reading.unseen, strict=True)
        if 0 < naturals + wilds < CANASTA
    )
    bonus = 200.0 if concealed else 100.0
    bonus += weights.going_out + weights.game * reading.verdict
    return bonus + reading.their_hand * 14 * (1 - reading.risk / 2) + hopes
