"""Play cards by solving sampled worlds exactly, from the first trick on.

The worlds are likely hands of the other player that agree with what was said. In a world both players know all cards.
Hands are bit sets there: eight bits to a suit, the seven lowest. The value of a position is what the player to lead
will score more than the other from here on, with the cards or capot. Adjacent cards, with none between them still out,
are worth the same.
"""

from __future__ import annotations

import random
from functools import cache
from typing import TypeAlias

from engine.cards import Card, rank, suit
from engine.piquet.declarations import KINDS, everything, value
from engine.piquet.exchanges import BIT, CARD, SHIFTS, SUIT, Bits, bits_of
from engine.piquet.options import HAND
from engine.piquet.scoring import BONUSES, CAPOT, CARDS, NEEDED
from engine.piquet.view import PiquetView, imagine, said_with
from engine.players.kit import sampling
from engine.players.policy import PolicyContext
from engine.types import Action

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
    """Return a player's lead over the other from the tricks of the whole play."""
    if won in (0, HAND):
        return CAPOT if won else -CAPOT
    return CARDS * ((won > _MAJORITY) - (won < _MAJORITY))


KEPT = {"7": 0.6, "8": 0.65, "9": 0.75, "10": 1.0, "J": 1.1, "Q": 1.4, "K": 2.0, "A": 3.0}
"""How likely a card of a rank is in the hand and not among the discards, compared with others."""
_TRIES = 25
"""The most hands sampled to find one that agrees with the declarations."""


class Worlds:
    """Hands that the other player may have."""

    def __init__(self, view: PiquetView, rng: random.Random) -> None:
        self.view = view
        self.rng = rng
        self.certain = view.surely_held(view.other)
        self.played = view.played_by(view.other)
        self.hidden = view.unseen()
        self.needed = view.hand_counts[view.other] - len(self.certain)
        self.places = list(range(len(self.hidden)))
        self.kept = [KEPT[rank(card)] for card in self.hidden]

    def sample(self) -> Bits:
        """Return a hand. The other is believed to have declared everything, if that can be true."""
        truthful: list[Card] | None = None
        for _ in range(_TRIES):
            drawn, _ = sampling.deal(self.places, self.needed, self.kept, self.rng)
            hand = [*self.certain, *(self.hidden[place] for place in drawn)]
            first = [*hand, *self.played]
            if said_with(self.view, first) is None:
                continue
            if not self._hides(first):
                return bits_of(hand)
            truthful = truthful or hand
        return bits_of(truthful or imagine(self.view, self.rng).hands[self.view.other])

    def _hides(self, hand: list[Card]) -> bool:
        """Return whether a player with this hand has declared less than it holds, as far as the answers tell."""
        view = self.view
        for kind, its, own in zip(KINDS, view.declared, view.claims, strict=True):
            held = value(kind, everything(kind, hand))
            said = its.spoken[view.other]
            spoken = its.answer if view.other == view.elder else its.answer == "silence" and view.told
            better = view.other != view.elder and its.answer == "good" and own and held > value(kind, own)
            if better or (spoken and held[0] != said.number):
                return True
        return False


_MOST_WORLDS = 60


class Play:
    """Chooses the card that is best on average over sampled worlds, as many as ``budget`` positions allow."""

    def __init__(self, budget: int) -> None:
        self.budget = budget

    def choose(self, view: PiquetView, context: PolicyContext) -> Action:
        """Return the card to play."""
        candidates = distinct(view)
        if len(candidates) == 1:
            return Action("play", (CARD[candidates[0]],))
        worlds, left = Worlds(view, context.rng), self.budget
        values: list[list[int]] = [[] for _ in candidates]
        mine, won, pique = bits_of(view.hand), view.won_by(view.own_seat), pique_at(view)
        for _ in range(_MOST_WORLDS):
            theirs = worlds.sample()
            solver = Solver(low_cards=view.rules.low_cards_count, pique_at=pique)
            for its, card in zip(values, candidates, strict=True):
                if view.trick:
                    lost = len(view.tricks) - won
                    its.append(-solver.reply_value(theirs, mine, lost, (BIT[view.trick[0]], card)))
                else:
                    its.append(solver.lead_value(mine, theirs, won, card))
            left -= solver.nodes + 1
            if left < 0 or not worlds.needed:
                break
        best = max(range(len(candidates)), key=lambda each: sum(values[each]))
        actions = [Action("play", (CARD[card],)) for card in candidates]
        return sampling.Comparison.of(best, values).report(context, actions, "points")

    def name(self, view: PiquetView, context: PolicyContext) -> Action:
        """Return the suit to lead, before the card is chosen."""
        return Action("name", target=suit(self.choose(view, context).cards[0]))


def distinct(view: PiquetView) -> list[Bits]:
    """Return the cards that differ in effect whatever the other holds."""
    mine, unseen = bits_of(view.hand), bits_of(view.theirs())
    solver = Solver()
    if view.trick:
        return solver.replies(BIT[view.trick[0]], mine)
    playable = bits_of(action.cards[0] for action in view.legal if action.cards) or mine
    return [card for card in solver.leads(mine, unseen) if card & playable]


def pique_at(view: PiquetView) -> int:
    """Return the lead that would give elder pique; 0 if that is no longer, or not yet surely, possible."""
    elder, younger = view.elder, view.dealer
    codes = {line.code for lines in view.lines for line in lines}
    before = [sum(line.points for line in lines if line.code != "play") for lines in view.lines]
    lost = any(trick.winner == younger for trick in view.tricks)
    beaten = any(its.answer == "not-good" for its in view.declared)
    called = bool(codes & {"pique", "repique"})
    if lost or beaten or called or before[younger] or not view.rules.low_cards_count:
        return 0
    needed = NEEDED - before[elder]
    return needed if 0 < needed <= HAND else 0


def safe(view: PiquetView) -> Card:
    """Return a card by simple rules: sure tricks from the longest suit first, cheap tricks, and low cards else."""
    order, playable = view.order, [action.cards[0] for action in view.legal]
    strength = order.strength.__getitem__
    if view.trick:
        winning = [card for card in playable if order.beats(card, view.trick[0])]
        return min(winning or playable, key=strength)
    out = view.theirs()
    lengths = {card: sum(order.suit[other] == order.suit[card] for other in view.hand) for card in playable}
    sure = [card for card in playable if not any(order.beats(other, card) for other in out)]
    return max(sure or playable, key=lambda card: (lengths[card], strength(card)))
