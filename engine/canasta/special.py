"""Special hands: fourteen cards that end a round at once, by a player who has melded nothing (guide 4.4.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.canasta.kinds import NATURALS, RANKS, TWO, WILD_JOKER

if TYPE_CHECKING:
    from engine.canasta.state import State

SIZE = 14
"""Cards of a special hand: thirteen dealt and one drawn."""
POINTS = {"straight": 3000, "pairs": 2500, "wild-pairs": 2000, "garbage": 2000}
"""What each scores; nothing else counts for its player."""
_SEVEN, _ACE = RANKS.index("7"), RANKS.index("A")


def hand_of(state: State) -> str:
    """The special hand that the player to act holds, of those that it may lay down now; else ``""``."""
    hand = state.hands[state.seat]
    if state.counts[state.seat] != SIZE or state.acted or state.slots(state.side):
        return ""
    return which(tuple(map(len, hand)), bool(state.threes[state.side]))


def which(counts: tuple[int, ...], three: bool) -> str:
    """The special hand of fourteen cards counted by kind; ``three`` says if a three lies on the mat.

    A straight has one card of each rank and any other card, in the place of the three. Pairs have no jokers, and twos
    only beside sevens and aces.
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
