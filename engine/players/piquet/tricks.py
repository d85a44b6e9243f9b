"""The play of Piquet between two players who know all cards, solved exactly.

Hands are bit sets: eight bits to a suit, the seven lowest. The value of a position is what the player to lead will
score more than the other from here on, with the cards or capot. Cards between which none is out are worth the same.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from engine.cards import rank
from engine.piquet.keeping import BIT, SHIFTS, SUIT, Bits
from engine.piquet.options import HAND
from engine.piquet.scoring import BONUSES, CAPOT, CARDS

Window: TypeAlias = tuple[int, int]
"""The bounds within which a value has to be exact."""
OPEN: Window = (-99, 99)

PIQUE = BONUSES["pique"]
_MAJORITY = HAND // 2
_COURTS = sum(bit for card, bit in BIT.items() if rank(card) not in ("7", "8", "9"))
ALL = (1 << 32) - 1


@cache
def _groups(mine: int, theirs: int) -> tuple[int, ...]:
    """Return one card of each group of cards of a suit that win alike, the highest first."""
    found = []
    inside = False
    for place in range(7, -1, -1):
        bit = 1 << place
        if theirs & bit:
            inside = False
        elif mine & bit:
            if not inside:
                found.append(bit)
            inside = True
    return tuple(found)


class Solver:
    """Solves positions of one deal; results are kept while the solver lives.

    Elder makes pique with lead number ``pique_at``, if younger has won no trick until then; 0 if that cannot be.
    """

    def __init__(self, *, low_cards: bool = True, pique_at: int = 0) -> None:
        self.counting = ALL if low_cards else _COURTS
        self.pique_at = pique_at
        self.table: dict[tuple[Bits, Bits, int], tuple[int, int]] = {}
        self.nodes = 0

    def leads(self, mine: Bits, theirs: Bits) -> list[Bits]:
        """Return the leads that differ, of each suit the highest first."""
        found = []
        for shift in SHIFTS:
            own = mine >> shift & SUIT
            if own:
                found += [bit << shift for bit in _groups(own, theirs >> shift & SUIT)]
        return found

    def replies(self, led: Bits, hand: Bits) -> list[Bits]:
        """Return the replies that differ: the lowest winner and the lowest loser, or the lowest of each suit."""
        for shift in SHIFTS:
            if led >> shift & SUIT:
                break
        suited = hand & SUIT << shift
        if suited:
            low = suited & -suited
            higher = suited & -(led << 1)
            if not higher:
                return [low]
            least = higher & -higher
            return [least] if least == low else [least, low]
        found = []
        for shift in SHIFTS:
            own = hand >> shift & SUIT
            if own:
                found.append((own & -own) << shift)
        return found

    def value(self, mine: Bits, theirs: Bits, won: int, window: Window = OPEN) -> int:
        """Return the value for the player to lead, who has won some tricks of those played; exact within the window."""
        if not mine:
            return bonus(won) + 1
        self.nodes += 1
        alpha, beta = window
        key = (mine, theirs, won)
        low, high = self.table.get(key, OPEN)
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        least = max(alpha, low)
        best = OPEN[0]
        for led in self.leads(mine, theirs):
            found = self.lead_value(mine, theirs, won, led, (max(best, least), beta))
            if found > best:
                best = found
                if best >= beta:
                    break
        if best <= least:
            self.table[key] = (low, min(high, best))
        elif best >= beta:
            self.table[key] = (max(low, best), high)
        else:
            self.table[key] = (best, best)
        return best

    def lead_value(self, mine: Bits, theirs: Bits, won: int, led: Bits, window: Window = OPEN) -> int:
        """Return the value of a lead for its player."""
        alpha, beta = window
        worst = OPEN[1]
        for reply in self.replies(led, theirs):
            found = self.reply_value(mine ^ led, theirs, won, (led, reply), (alpha, min(beta, worst)))
            if found < worst:
                worst = found
                if worst <= alpha:
                    break
        return worst

    def reply_value(self, mine: Bits, theirs: Bits, won: int, trick: tuple[Bits, Bits], window: Window = OPEN) -> int:
        """Return the value of a lead and its reply for the player who has led; ``mine`` is without the card led."""
        led, reply = trick
        alpha, beta = window
        gained = int(bool(led & self.counting))
        if won + 1 == self.pique_at == HAND - mine.bit_count():
            gained += PIQUE
        if reply > led and _same_suit(led, reply):
            lost = int(bool(reply & self.counting))
            left = theirs ^ reply
            tricks = HAND - mine.bit_count() - 1 - won
            if not left:
                return gained - lost - bonus(tricks + 1) - 1
            return gained - lost - self.value(left, mine, tricks + 1, (gained - lost - beta, gained - lost - alpha))
        return gained + self.value(mine, theirs ^ reply, won + 1, (alpha - gained, beta - gained))


def _same_suit(one: Bits, other: Bits) -> bool:
    return (one.bit_length() - 1) // 8 == (other.bit_length() - 1) // 8


def bonus(won: int) -> int:
    """Return what the tricks of the whole play bring a player more than the other."""
    if won in (0, HAND):
        return CAPOT if won else -CAPOT
    return CARDS * ((won > _MAJORITY) - (won < _MAJORITY))
