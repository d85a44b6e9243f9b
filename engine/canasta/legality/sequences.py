"""Sequences: three to seven consecutive cards of a suit, where the options allow them as melds (samba, bolivia)."""

from __future__ import annotations

from functools import lru_cache

from engine.canasta.kinds import KIND, NATURALS, Held
from engine.canasta.legality.listing import NEW, Code, Run
from engine.canasta.legality.position import span
from engine.canasta.legality.turn_end import TurnEnd
from engine.canasta.melds import CANASTA, MELD
from engine.canasta.state import State
from engine.cards import SUITS, Card, suit
from engine.types import IllegalAction

_SUIT_BITS = 16
"""The bits of a hand's mask that each suit has."""
_SUIT = (1 << _SUIT_BITS) - 1


def add_runs(state: State, end: TurnEnd, codes: list[Code]) -> None:
    """Add every sequence that the player to act can begin or extend from the hand."""
    hand, side = state.hands[state.seat], state.side
    mask = 0
    for kind in NATURALS:
        if hand[kind]:
            mask |= _suits(hand[kind]) << kind
    further = state.further[side]
    for place, colour in enumerate(SUITS):
        held = mask >> (place * _SUIT_BITS) & _SUIT
        if colour in further:
            found = _new_runs(colour, held, colour + "+")
            for slot in state.further_slots(side, colour):
                found += _longer(colour, held, *span(state.laid[side][slot]), slot, state.name(side, slot))
        else:
            found = _new_runs(colour, held, colour)
        if found:
            codes += found if end.frees(CANASTA) else [run for run in found if end.run_refusal(run) is None]


@lru_cache(maxsize=1 << 14)
def _suits(held: Held) -> int:
    """Return a mask with a bit for each suit among cards of one kind."""
    return sum(1 << place * _SUIT_BITS for place in {SUITS.index(suit(card)) for card in held})


@lru_cache(maxsize=1 << 14)
def _new_runs(colour: str, held: int, name: str) -> tuple[Run, ...]:
    """Return the sequences of kinds in the mask ``held``."""
    return tuple(
        Run(colour, low, high, tuple(range(low, high + 1)), NEW, name)
        for low in NATURALS
        for high in range(low + MELD - 1, min(low + CANASTA, len(NATURALS)))
        if _has_all(held, low, high)
    )


@lru_cache(maxsize=1 << 14)
def _longer(  # noqa: PLR0917 -- a table: its arguments are the key
    colour: str, held: int, low: int, high: int, slot: int, name: str
) -> tuple[Run, ...]:
    """Return the sequences that a sequence from low to high can grow to with kinds in the mask ``held``."""
    return tuple(
        Run(colour, first, last, (*range(first, low), *range(high + 1, last + 1)), slot, name)
        for first in range(low, -1, -1)
        for last in range(high, min(first + CANASTA, len(NATURALS)))
        if (first, last) != (low, high) and _has_all(held, first, low - 1) and _has_all(held, high + 1, last)
    )


def _has_all(held: int, low: int, high: int) -> bool:
    """Whether a mask has every kind from low to high."""
    wanted = (1 << high + 1) - (1 << low)
    return held & wanted == wanted


def refusal(end: TurnEnd, run: Run) -> IllegalAction | None:
    """Return why a sequence is illegal, or ``None``; the upcard of ``end``, if any, is its only new card."""
    if not MELD <= run.high - run.low + 1 <= CANASTA:
        return IllegalAction("no-sequence", cards=run.cards)
    return end.run_refusal(run)


def run_with(state: State, slot: int, upcard: Card) -> Run | None:
    """Return the sequence in a slot extended by the upcard, or ``None`` if it does not fit."""
    if state.family(state.side, slot) != suit(upcard):
        return None
    kind = KIND[upcard]
    low, high = span(state.laid[state.side][slot])
    if kind not in (low - 1, high + 1) or high - low + 1 >= CANASTA:
        return None
    return Run(suit(upcard), min(low, kind), max(high, kind), (), slot, state.name(state.side, slot))
