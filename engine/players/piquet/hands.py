"""What hands are worth, counted quickly on bit sets: declarations, what is worth keeping, and a rough play."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from engine.piquet.declarations import COUNTS, LEAST, SEQUENCE_POINTS, SET_POINTS, SET_RANKS
from engine.piquet.options import HAND, RANKS
from engine.piquet.scoring import BONUSES, CAPOT, CARDS, NEEDED
from engine.players.piquet.tricks import SHIFTS, SUIT, Bits

_COUNTS = [COUNTS[name] for name in RANKS]
_RANK_BITS = [sum(1 << (shift + RANKS.index(name)) for shift in SHIFTS) for name in SET_RANKS]
_LENGTH = 0.35
_RUNS = (0.0, 0.0, 0.8, 3.0, 5.0, 14.0, 15.0, 16.0, 17.0)
_EQUALS = (0.0, 0.0, 1.0, 3.5, 14.0)
_HIGH = (0.0, 0.0, 0.0, 0.2, 0.4, 0.9, 1.8, 3.0)


class Suit(NamedTuple):
    """What a suit of a hand is worth: by its length and count, its best sequence, and all of its sequences."""

    point: tuple[int, int]
    best: tuple[int, int]
    sequences: int
    keeping: float


@cache
def suit_of(mask: int) -> Suit:
    """Return what eight bits of a suit are worth."""
    places = [place for place in range(8) if mask >> place & 1]
    runs: list[list[int]] = []
    for place in places:
        if runs and runs[-1][-1] == place - 1:
            runs[-1].append(place)
        else:
            runs.append([place])
    long = [run for run in runs if len(run) >= LEAST]
    return Suit(
        (len(places), sum(_COUNTS[place] for place in places)) if len(places) >= LEAST else (0, 0),
        max(((len(run), run[-1]) for run in long), default=(0, 0)),
        sum(SEQUENCE_POINTS[len(run)] for run in long),
        _LENGTH * len(places) ** 2 + sum(_RUNS[len(run)] for run in runs) + sum(_HIGH[place] for place in places),
    )


@lru_cache(maxsize=100_000)
def holding(hand: Bits) -> tuple[tuple[tuple[int, int], int], tuple[tuple[int, int], int], tuple[tuple[int, int], int]]:
    """Return by class what a hand is compared by, and what it scores if it is good."""
    suits = [suit_of(hand >> shift & SUIT) for shift in SHIFTS]
    point = max(each.point for each in suits)
    sets, best = 0, (0, 0)
    for place, bits in enumerate(_RANK_BITS):
        count = (hand & bits).bit_count()
        if count >= LEAST:
            sets += SET_POINTS[count]
            best = max(best, (count, -place))
    return (
        (point, point[0]),
        (max(each.best for each in suits), sum(each.sequences for each in suits)),
        (best, sets),
    )


def keeping(hand: Bits) -> float:
    """Return how good a hand is to exchange the rest of it for cards of the talon."""
    found = 0.0
    for shift in SHIFTS:
        found += suit_of(hand >> shift & SUIT).keeping
    for bits in _RANK_BITS:
        found += _EQUALS[(hand & bits).bit_count()]
    return found


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
    return mine - theirs + rough_play(elder, younger, pique_at)


def rough_play(elder: Bits, younger: Bits, pique_at: int) -> int:
    """Return what elder gains by a play in which whoever leads takes sure tricks first, and then leads low."""
    leader, other = elder, younger
    sign, value, won = 1, 0, 0
    first = 0
    swept = True
    for left in range(HAND, 0, -1):
        led = _lead(leader, other)
        leader ^= led
        value += sign
        if swept and sign > 0:
            first += 1
            if first == pique_at:
                value += BONUSES["pique"]
        shift = (led.bit_length() - 1) & ~7
        suited = other & SUIT << shift
        higher = suited & -(led << 1)
        if higher:
            reply = higher & -higher
            leader, other = other ^ reply, leader
            sign = -sign
            value += sign
            swept = False
        else:
            other ^= suited & -suited if suited else _discard(other)
        won += sign > 0
        if left == 1:
            value += sign
    if won in (0, HAND):
        return value + (CAPOT if won else -CAPOT)
    return value + CARDS * ((won > HAND // 2) - (won < HAND // 2))


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
