"""Expert and master of German Whist: they choose cards of phase one by dealing the hidden cards and playing on.

In these rounds both play by habits to the end of phase one. Then a network tells what the hands are worth.
"""

from __future__ import annotations

import random
from bisect import bisect_left, insort
from math import exp

from engine.cards import SUITS, Card, rank, suit
from engine.kit.trick_view import TrickView
from engine.players.german_whist import weights
from engine.players.german_whist.endings import RANKS as SIZE
from engine.players.german_whist.endings import Endings
from engine.players.german_whist.reading import odds
from engine.players.german_whist.simple import advanced, worth
from engine.players.kit import sampling
from engine.players.kit.sampling import compare
from engine.players.policy import PolicyContext
from engine.types import Action

SPREAD = 1.0
"""The standard deviation of the lead in tricks of phase two around what the network estimates."""
_SURE = 1.0
"""How many standard errors another card must be better than the advanced player's choice."""
TRUMP = 0
"""The number of the trump suit."""

_BITS = [1 << number for number in range(4 * SIZE)]

ENDINGS = Endings(weights.ENDINGS)


class Search:
    """Chooses cards of phase one by playing out worlds; the advanced player's choice stands if none is better."""

    def __init__(self, budget: int, reading: tuple[float, ...], endings: Endings = ENDINGS) -> None:
        """Compare cards by ``budget`` rounds that are played on; ``reading`` are the weights of clues."""
        self.budget = budget
        self.reading = reading
        self.endings = endings

    def choose(self, view: TrickView, context: PolicyContext) -> Action:
        """Return the player's action, one of ``view.legal``."""
        usual = advanced(view, context)
        if view.phase_two:
            return usual
        cards = distinct(view, usual.cards[0])
        worlds = _Worlds(view, self, context.rng)

        def utility(candidate: int, world: int) -> float:
            return worlds.utility(world, worlds.number[cards[candidate]])

        found = compare(len(cards), self.budget, utility, _SURE)
        return found.report(context, [Action("play", (card,)) for card in cards], "round")


def distinct(view: TrickView, usual: Card) -> list[Card]:
    """Return the cards to compare, the usual one first.

    Of cards between which none is out, only the lowest; of replies in a suit, only the lowest that wins and the lowest
    that loses.
    """
    number = numbering(view)
    out = sorted(number[card] for card in (*view.theirs(), view.upturned) if card)
    lowest: dict[tuple[str, int], Card] = {}
    for card in sorted((action.cards[0] for action in view.legal), key=number.__getitem__):
        lowest.setdefault((suit(card), view.wins(card) if view.trick else bisect_left(out, number[card])), card)
    return [usual, *(card for card in lowest.values() if card != usual)]


def numbering(view: TrickView) -> dict[Card, int]:
    """Return the cards as numbers: trumps first, then the other suits, each from low to high."""
    suits = sorted(SUITS, key=lambda letter: letter != view.trump)
    return {
        card: suits.index(suit(card)) * SIZE + view.rules.ranks.index(rank(card))
        for card in view.rules.pack(len(view.sides))
    }


class _Worlds:
    """Sampled worlds of a view: the opponent's hand and the order of the stock."""

    def __init__(self, view: TrickView, search: Search, rng: random.Random) -> None:
        assert view.upturned is not None
        self.number = numbering(view)
        self.worths = [0.0] * len(self.number)
        for card, number in self.number.items():
            self.worths[number] = worth(card, view.trump)
        likely = {self.number[card]: its for card, its in odds(view, search.reading).items()}
        self.mine = sorted(self.number[card] for card in view.hand)
        self.known = [self.number[card] for card in view.surely_held(view.other)]
        self.hidden = list(likely)
        self.needed = view.hand_counts[view.other] - len(self.known)
        self.upturned = self.number[view.upturned]
        self.led = self.number[view.trick[0]] if view.trick else -1
        self.kept = [likely.get(number, 1.0) for number in range(len(self.number))]
        self.lead = search.endings.lead
        self.rng = rng
        self.sampled: list[tuple[list[int], list[int]]] = []

    def utility(self, world: int, card: int) -> float:
        """Return how likely the round is won in a world, if a card is played."""
        while len(self.sampled) <= world:
            self.sampled.append(sampling.deal(self.hidden, self.needed, self.kept, self.rng))
        held, rest = self.sampled[world]
        hands = [self.mine[:], sorted([*self.known, *held])]
        leader = self._play_out(hands, [self.upturned, *rest], card)
        one, two = (sum(map(_BITS.__getitem__, hand)) for hand in hands)
        lead = -self.lead(two, one) if leader else self.lead(one, two)
        return 1 / (1 + exp(-1.7 * lead / SPREAD))

    def _play_out(self, hands: list[list[int]], stock: list[int], card: int) -> int:
        """Play phase one to its end, starting with a card of the first hand; return who then leads."""
        if self.led >= 0:
            leader, led, reply = 1, self.led, card
            hands[0].remove(card)
        else:
            leader, led = 0, card
            hands[0].remove(card)
            reply = self._reply(led, hands[1], self._prize(stock, 0), bisect_left(hands[1], led))
            hands[1].remove(reply)
        top = 0
        while True:
            winner = 1 - leader if self._beats(reply, led) else leader
            insort(hands[winner], stock[top])
            insort(hands[1 - winner], stock[top + 1])
            top += 2
            leader = winner
            if top >= len(stock):
                return leader
            prize = self._prize(stock, top)
            led, reply = self._best_lead(hands[leader], hands[1 - leader], prize)
            hands[leader].remove(led)
            hands[1 - leader].remove(reply)

    def _prize(self, stock: list[int], top: int) -> float:
        """Return how much more the open card is worth than those below it."""
        left = stock[top + 1 :]
        return self.worths[stock[top]] - sum(map(self.worths.__getitem__, left)) / len(left)

    def _beats(self, card: int, led: int) -> bool:
        return card > led if card // SIZE == led // SIZE else card // SIZE == TRUMP

    def _best_lead(self, mine: list[int], theirs: list[int], prize: float) -> tuple[int, int]:
        """Return the lead that gains most against the best reply, and the reply."""
        worths, double = self.worths, 2 * prize
        best, chosen, before = -1e9, (-1, -1), -1
        for led in mine:
            higher = bisect_left(theirs, led)
            gap = led // SIZE * SIZE + higher
            if gap == before:
                continue  # The card before does the same for less.
            before = gap
            reply = self._reply(led, theirs, prize, higher)
            gain = (-double if self._beats(reply, led) else double) - worths[led] + worths[reply]
            if gain > best:
                best, chosen = gain, (led, reply)
        return chosen

    def _reply(self, led: int, hand: list[int], prize: float, higher: int) -> int:
        """Return the card of a sorted hand that gains most in reply to a lead, which would be at ``higher`` in it."""
        worths, size = self.worths, len(hand)
        above = (led // SIZE + 1) * SIZE
        low = bisect_left(hand, above - SIZE, 0, higher)
        if low < size and hand[low] < above:
            if higher == size or hand[higher] >= above:
                return hand[low]
            wins = low == higher or 2 * prize > worths[hand[higher]] - worths[hand[low]]
            return hand[higher if wins else low]
        signed = [(prize if card // SIZE == TRUMP else -prize) - worths[card] for card in hand]
        return hand[signed.index(max(signed))]
