"""The six computer players of German Whist.

``intermediate`` weighs the open card against an unseen one, and the cost of a card; ``advanced`` also solves phase two
exactly. Expert and master (``Search``) sample worlds and play them out.

A card's worth is the average number of tricks of phase two that it brings: a linear fit to 2,500 random endgames that
were solved exactly, with high cards and trumps as frequent in the hands as people make them. The fit is off by about a
trick.
"""

from __future__ import annotations

import random
from bisect import bisect_left, insort
from math import exp
from statistics import fmean

from engine.cards import RANKS, SUITS, Card, rank, suit
from engine.kit.trick_view import TrickView
from engine.kit.tricks import Duties
from engine.players.kit import sampling
from engine.players.kit.endgame import Endgame
from engine.players.kit.sampling import compare
from engine.players.kit.tricks import at_random, cheapest
from engine.players.policy import NONE, PolicyContext, ladder
from engine.types import Action

PLAIN = (0.0, 0.0, 0.01, 0.01, 0.02, 0.05, 0.08, 0.13, 0.19, 0.28, 0.4, 0.54, 0.74)
"""From two to ace, in a suit that is not trump."""
TRUMPS = (0.52, 0.53, 0.53, 0.55, 0.56, 0.6, 0.62, 0.68, 0.78, 0.89, 1.02, 1.11, 1.26)
SPREAD = 0.95
"""The standard deviation of the tricks of phase two around the worth of the cards."""

_PLACE = {name: place for place, name in enumerate(RANKS)}
SIZE = len(RANKS)
_SURE = 2.0
"""How many standard errors another card must be better than the advanced player's choice."""
KEPT = 1.0
"""How much likelier than average a card of average worth above the others is in the opponent's hand."""


def worth(card: Card, trump: str) -> float:
    """Return a card's worth."""
    return (TRUMPS if suit(card) == trump else PLAIN)[_PLACE[rank(card)]]


def advanced(view: TrickView, context: PolicyContext) -> Action:
    """Return the player's action, one of ``view.legal``. It does not depend on chance."""
    playable = [action.cards[0] for action in view.legal]
    if view.phase_two:
        return Action("play", (solved(view, playable),))
    values = expected(view, playable)
    return Action("play", (max(playable, key=values.__getitem__),))


def intermediate(view: TrickView, context: PolicyContext) -> Action:
    """Play phase one like the advanced player, and look at one trick in phase two."""
    return (cheapest if view.phase_two else advanced)(view, context)


def solved(view: TrickView, playable: list[Card]) -> Card:
    """Return the best card of phase two: the opponent holds all cards that were not seen."""
    endgame = Endgame(view.order, Duties(), points=dict.fromkeys(view.rules.ranks, 1))
    if view.trick:
        return endgame.follow(view.trick[0], playable, view.hand, view.theirs()).card
    return endgame.lead(view.hand, view.theirs()).card


def expected(view: TrickView, playable: list[Card]) -> dict[Card, float]:
    """Return by card of phase one the gain of the trick if the card is played, less the card's worth."""
    assert view.upturned is not None
    order, trump = view.order, view.trump
    prize = worth(view.upturned, trump) - fmean(worth(card, trump) for card in view.unseen())
    found = {}
    for card in playable:
        if view.trick:
            chance = float(order.beats(card, view.trick[0]))
        else:
            chance = _holds(view, card) if prize > 0 else 1 - _is_beaten_by_force(view, card)
        found[card] = (2 * chance - 1) * prize - worth(card, trump)
    return found


def _holds(view: TrickView, card: Card) -> float:
    """Return the chance that a lead wins against an opponent who wants the trick."""
    order = view.order
    theirs = view.theirs()
    higher = [one for one in theirs if order.suit[one] == order.suit[card] and order.beats(one, card)]
    if order.suit[card] == order.trump:
        return _lacks(view, higher)
    suited = [one for one in theirs if order.suit[one] == order.suit[card]]
    trumps = [one for one in theirs if order.suit[one] == order.trump]
    return _lacks(view, higher) - _lacks(view, suited) * (1 - _lacks(view, trumps))


def _is_beaten_by_force(view: TrickView, card: Card) -> float:
    """Return the chance that an opponent who does not want the trick has to win it."""
    order = view.order
    suited = [one for one in view.theirs() if order.suit[one] == order.suit[card]]
    lower = [one for one in suited if not order.beats(one, card)]
    return _lacks(view, lower) - _lacks(view, suited)


def _lacks(view: TrickView, cards: list[Card]) -> float:
    """Return the chance that the opponent holds none of some cards."""
    known = view.known[view.other]
    if any(card in known for card in cards):
        return 0.0
    unseen = len(view.theirs()) - len(known)
    return (1 - (view.hand_counts[view.other] - len(known)) / max(1, unseen)) ** len(cards)


class Search:
    """Chooses cards of phase one by playing out worlds; the advanced player's choice stands if none is better."""

    def __init__(self, budget: int) -> None:
        self.budget = budget

    def choose(self, view: TrickView, context: PolicyContext) -> Action:
        """Return the player's action, one of ``view.legal``."""
        usual = advanced(view, context)
        if view.phase_two:
            return usual
        cards = distinct(view, usual.cards[0])
        worlds = _Worlds(view, context.rng)

        def utility(candidate: int, world: int) -> float:
            return worlds.utility(world, _number(cards[candidate]))

        found = compare(len(cards), self.budget, utility, _SURE)
        return found.report(context, [Action("play", (card,)) for card in cards], "round")


def distinct(view: TrickView, usual: Card) -> list[Card]:
    """Return the cards to compare, the usual one first: of cards between which none is out, the lowest."""
    out = {_number(card) for card in (*view.theirs(), view.upturned or "2C")}
    cards = [usual]
    for card in sorted((action.cards[0] for action in view.legal), key=_number):
        number, before = _number(card), _number(cards[-1])
        apart = number // SIZE != before // SIZE or any(between in out for between in range(before + 1, number))
        if card != usual and (len(cards) == 1 or apart):
            cards.append(card)
    return cards


class _Worlds:
    """Sampled worlds of a view: the opponent's hand and the order of the stock."""

    def __init__(self, view: TrickView, rng: random.Random) -> None:
        assert view.upturned is not None
        order = [letter + name for letter in SUITS for name in RANKS]
        self.worths = [worth(each[1:] + each[0], view.trump) for each in order]
        self.trump = SUITS.index(view.trump)
        self.mine = sorted(_number(card) for card in view.hand)
        self.known = [_number(card) for card in view.surely_held(view.other)]
        self.hidden = [_number(card) for card in view.unseen()]
        self.needed = view.hand_counts[view.other] - len(self.known)
        self.upturned = _number(view.upturned)
        self.led = _number(view.trick[0]) if view.trick else -1
        self.kept = [1 + KEPT * value for value in self.worths]
        self.rng = rng
        self.sampled: list[tuple[list[int], list[int]]] = []

    def utility(self, world: int, card: int) -> float:
        """Return how likely the round is won in a world, if a card is played."""
        while len(self.sampled) <= world:
            self.sampled.append(sampling.deal(self.hidden, self.needed, self.kept, self.rng))
        held, rest = self.sampled[world]
        hands = [self.mine[:], sorted([*self.known, *held])]
        lead = self._play_out(hands, [self.upturned, *rest], card)
        return 1 / (1 + exp(-1.7 * lead / SPREAD))

    def _play_out(self, hands: list[list[int]], stock: list[int], card: int) -> float:
        """Play phase one to its end, starting with a card of the first hand; return its lead in worth."""
        worths = self.worths
        if self.led >= 0:
            leader, led, reply = 1, self.led, card
            hands[0].remove(card)
        else:
            leader, led = 0, card
            hands[0].remove(card)
            reply = self._reply(led, hands[1], self._prize(stock, 0))
            hands[1].remove(reply)
        top = 0
        while True:
            winner = 1 - leader if self._beats(reply, led) else leader
            insort(hands[winner], stock[top])
            insort(hands[1 - winner], stock[top + 1])
            top += 2
            if top >= len(stock):
                break
            leader = winner
            prize = self._prize(stock, top)
            led, reply = self._best_lead(hands[leader], hands[1 - leader], prize)
            hands[leader].remove(led)
            hands[1 - leader].remove(reply)
        return sum(map(worths.__getitem__, hands[0])) - sum(map(worths.__getitem__, hands[1]))

    def _prize(self, stock: list[int], top: int) -> float:
        """Return how much more the open card is worth than those below it."""
        left = stock[top + 1 :]
        return self.worths[stock[top]] - sum(map(self.worths.__getitem__, left)) / len(left)

    def _beats(self, card: int, led: int) -> bool:
        return card > led if card // SIZE == led // SIZE else card // SIZE == self.trump

    def _best_lead(self, mine: list[int], theirs: list[int], prize: float) -> tuple[int, int]:
        """Return the lead that gains most against the best reply, and the reply."""
        best, chosen = -1e9, (-1, -1)
        for led in mine:
            reply = self._reply(led, theirs, prize)
            won = -1 if self._beats(reply, led) else 1
            gain = 2 * won * prize - self.worths[led] + self.worths[reply]
            if gain > best:
                best, chosen = gain, (led, reply)
        return chosen

    def _reply(self, led: int, hand: list[int], prize: float) -> int:
        """Return the card of a sorted hand that gains most in reply to a lead."""
        worths, size = self.worths, len(hand)
        above = (led // SIZE + 1) * SIZE
        low, higher = bisect_left(hand, above - SIZE), bisect_left(hand, led)
        if low < size and hand[low] < above:
            if higher == size or hand[higher] >= above:
                return hand[low]
            wins = low == higher or 2 * prize > worths[hand[higher]] - worths[hand[low]]
            return hand[higher if wins else low]
        signed = [(prize if card // SIZE == self.trump else -prize) - worths[card] for card in hand]
        return hand[signed.index(max(signed))]


def _number(card: Card) -> int:
    """Return a card as a number: suits one after the other, each from low to high."""
    return SUITS.index(suit(card)) * SIZE + RANKS.index(rank(card))


LEVELS = ladder(
    carefree=at_random,
    eager=cheapest,
    intermediate=intermediate,
    advanced=advanced,
    expert=Search(budget=400).choose,
    master=Search(budget=1000).choose,
    lapses=NONE,
)
