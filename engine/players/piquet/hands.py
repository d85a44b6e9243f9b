"""What hands are worth, counted quickly on bit sets: declarations, and a rough play."""

from __future__ import annotations

from functools import lru_cache

from engine.piquet.declarations import LEAST, SET_POINTS
from engine.piquet.keeping import RANK_BITS, SHIFTS, SUIT, Bits, suit_of
from engine.piquet.options import HAND
from engine.piquet.scoring import BONUSES, NEEDED
from engine.players.piquet.tricks import bonus


@lru_cache(maxsize=100_000)
def holding(hand: Bits) -> tuple[tuple[tuple[int, int], int], tuple[tuple[int, int], int], tuple[tuple[int, int], int]]:
    """Return by class what a hand is compared by, and what it scores if it is good."""
    suits = [suit_of(hand >> shift & SUIT) for shift in SHIFTS]
    point = max(each.point for each in suits)
    sets, best = 0, (0, 0)
    for place, bits in enumerate(RANK_BITS):
        count = (hand & bits).bit_count()
        if count >= LEAST:
            sets += SET_POINTS[count]
            best = max(best, (count, -place))
    return (
        (point, point[0]),
        (max(each.best for each in suits), sum(each.sequences for each in suits)),
        (best, sets),
    )


def declared(elder: Bits, younger: Bits) -> tuple[int, int]:
    """Return what elder and younger score by declaring everything, with repique."""
    points = [0, 0]
    called = -1
    for mine, theirs in zip(holding(elder), holding(younger), strict=True):
        if mine[0] == theirs[0]:
            continue
        winner = 0 if mine[0] > theirs[0] else 1
        points[winner] += (mine, theirs)[winner][1]
        if called < 0 and points[winner] >= NEEDED and not points[1 - winner]:
            called = winner
    if called >= 0:
        points[called] += BONUSES["repique"]
    return points[0], points[1]


def deal_value(elder: Bits, younger: Bits) -> int:
    """Return what elder scores more than younger in a deal with these hands, played roughly."""
    mine, theirs = declared(elder, younger)
    pique_at = NEEDED - mine if not theirs and mine < NEEDED else 0
    return mine - theirs + rough_play(elder, younger, pique_at=pique_at)


def rough_play(mine: Bits, theirs: Bits, *, won: int = 0, pique_at: int = 0, led: Bits = 0) -> int:
    """Return what the player to lead gains, who has ``won`` tricks, if both take sure tricks first and then play low.

    The first lead may be given. Elder makes pique with lead number ``pique_at``, if younger wins no trick before.
    """
    leader, other, sign, value = mine, theirs, 1, 0
    played = HAND - mine.bit_count()
    swept = won == played
    while leader:
        led = led or _lead(leader, other)
        leader ^= led
        value += sign
        played += 1
        if swept and played == pique_at:
            value += BONUSES["pique"]
        shift = (led.bit_length() - 1) & ~7
        suited = other & SUIT << shift
        higher = suited & -(led << 1)
        if higher:
            leader, other = other ^ (higher & -higher), leader
            sign = -sign
            value += sign
            swept = False
        else:
            other ^= suited & -suited if suited else _discard(other)
        won += sign > 0
        led = 0
    return value + sign + bonus(won)


def _lead(mine: Bits, theirs: Bits) -> Bits:
    """Return a card that nothing beats, from the longest suit that has one; else the lowest of the longest suit."""
    sure, longest, low = 0, -1, 0
    length = -1
    for shift in SHIFTS:
        own = mine >> shift & SUIT
        if not own:
            continue
        size = own.bit_count()
        top = own.bit_length()
        if top > (theirs >> shift & SUIT).bit_length():
            if size > longest:
                longest, sure = size, 1 << (shift + top - 1)
        elif size > length:
            length, low = size, (own & -own) << shift
    return sure or low


def _discard(hand: Bits) -> Bits:
    """Return the lowest card of all suits."""
    best, place = 99, 0
    for shift in SHIFTS:
        own = hand >> shift & SUIT
        if own:
            low = (own & -own).bit_length() * 8 - own.bit_count()
            if low < best:
                best, place = low, (own & -own) << shift
    return place
