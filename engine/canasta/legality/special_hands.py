"""Special hands: fourteen cards that end the round at once, held by a player who has melded nothing (guide 4.4.14)."""

from __future__ import annotations

from engine.canasta.kinds import NATURALS, RANKS, TWO, WILD_JOKER
from engine.canasta.state import State

SIZE = 14
"""The cards of a special hand: thirteen dealt and one drawn."""
POINTS = {"straight": 3000, "pairs": 2500, "wild-pairs": 2000, "garbage": 2000}
"""The score of each special hand. Its player scores nothing else."""
_SEVEN, _ACE = RANKS.index("7"), RANKS.index("A")


def special_hand(state: State) -> str:
    """Return the special hand that the player to act may lay down now, or ``""``."""
    if not state.rules.special_hands or state.counts[state.seat] != SIZE or state.acted or state.slots(state.side):
        return ""
    name = which(tuple(map(len, state.hands[state.seat])), bool(state.threes[state.side]))
    return name if name.removeprefix("wild-") in state.rules.special_hands else ""


def which(counts: tuple[int, ...], three: bool) -> str:
    """Return the special hand that fourteen cards form, or ``""``; ``three`` tells whether a three is on the mat.

    A straight has one card of each rank, with any other card in the place of the three. Pairs contain no jokers, and
    twos only together with sevens and aces. Garbage is two fours and two threes of a kind.
    """
    naturals = [counts[kind] for kind in NATURALS]
    jokers, twos = counts[WILD_JOKER], counts[TWO]
    if three and jokers and twos and all(naturals):
        return "straight"
    if not jokers and sum(naturals) + twos == SIZE and all(count % 2 == 0 for count in (*naturals, twos)):
        if not twos:
            return "pairs"
        if naturals[_SEVEN] and naturals[_ACE]:
            return "wild-pairs"
    groups = sorted(count for count in naturals if count)
    return "garbage" if groups == [3, 3, 4, 4] else ""
