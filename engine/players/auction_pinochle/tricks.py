"""Tricks of auction Pinochle as numbers: the cards that may be played, which of them a good player plays, and a deal
played to its end.

A card is its suit's place in :data:`engine.cards.SUITS` times eight, plus its rank's place; equal cards are equal
numbers. A player decides by its own hand and by what everybody has seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import lru_cache
from typing import TypeAlias

from engine.auction_pinochle.options import AuctionPinochleOptions
from engine.auction_pinochle.round import AuctionView
from engine.auction_pinochle.state import UNTENDURCH, AuctionState
from engine.cards import SUITS, Card, rank, suit
from engine.kit.pinochle_cards import RANKS
from engine.kit.tricks import Trick
from engine.types import Seat

WIDTH = 8
"""The cards of a suit."""
Hand: TypeAlias = list[list[int]]
"""The cards of a hand by suit, from low to high."""
_FACES = [name + letter for letter in SUITS for name in RANKS]
_KEPT = 8
"""The points for which a player gives up a card that nothing beats."""
_TRUMP = 14
"""The points that a trump is worth beyond its own when cards are thrown away."""
_UNIT = 256
"""What a point counts in the order of cards to give or throw away: more than any length and rank."""


class _Numbers(dict[Card, int]):
    """The number of each card."""

    def __missing__(self, card: Card) -> int:
        found = self[card] = SUITS.index(suit(card)) * WIDTH + RANKS.index(rank(card))
        return found


NUMBERS = _Numbers()


class Table:
    """Where cards lie in the numbers of a deal, and who plays with whom. ``trump`` is empty in a Durch."""

    def __init__(self, rules: AuctionPinochleOptions, sides: Sequence[int], bidder: Seat, trump: str, contract: str):
        seats = range(len(sides))
        self.bidder = bidder
        self.seats = len(sides)
        self.sides = sides
        self.partner = [rules.partner(seat) for seat in seats]
        # Where only the bidder can win, the others play together.
        pooled = rules.in_units or bool(contract)
        self.friends = [
            [sides[a] == sides[b] or (pooled and sides[bidder] not in (sides[a], sides[b])) for b in seats]
            for a in seats
        ]
        self.trump = SUITS.index(trump) if trump else -1
        self.contract = contract
        self.untendurch = contract == UNTENDURCH
        self.overplay, self.overtrump = rules.overplay == "always", rules.overtrump
        self.exempt = rules.exempt_partner
        self.points = [0 if contract else rules.points_in((card,)) for card in _FACES]
        self.last_trick = 0 if contract else rules.last_trick
        # Points as they weigh when a card is thrown away: the same whether all numbers are by ten or not.
        self.weights = [each * 10 // rules.unit for each in self.points]
        trumps = [_TRUMP * (card >> 3 == self.trump) for card in range(len(_FACES))]
        pairs = list(zip(self.weights, trumps, strict=True))
        self.giving = [(points - trump) * _UNIT - (card & 7) for card, (points, trump) in enumerate(pairs)]
        self.throwing = [(points + trump) * _UNIT + (card & 7) for card, (points, trump) in enumerate(pairs)]
        self.against = [
            [
                sum(not self.friends[seat][(seat + step) % self.seats] for step in range(1, self.seats - played))
                for played in range(self.seats)
            ]
            for seat in seats
        ]
        """By seat and number of cards in the trick, how many of those who play after it are no friends."""
        self.hands: list[Hand] = []
        self.leader = 0
        self.seat = 0
        self.trick: list[int] = []
        self.holder = self.best = -1
        self.left: list[int] = []
        """By card, how many are left in the hands."""
        self.counts: list[int] = []
        self.tops: list[int] = []
        self.won: list[list[int]] = []
        """By seat, the cards that it has won."""

    @staticmethod
    def of_view(view: AuctionView) -> Table:
        """Return the table as a seat sees it: of the other hands it only knows what they may hold together."""
        assert view.bidder is not None
        table = _of_contract(view.rules, view.sides, view.bidder, view.trump, view.contract)
        hands: list[Sequence[int]] = [()] * len(view.sides)
        hands[view.own_seat] = [NUMBERS[card] for card in view.hand]
        hidden = [NUMBERS[card] for card in view.theirs()]
        return table.dealt(hands, view.leader, [NUMBERS[card] for card in view.trick], hidden)

    @staticmethod
    def of_state(state: AuctionState) -> Table:
        """Return the table of a deal in which all hands are known."""
        assert state.bidder is not None
        table = _of_contract(state.rules, state.sides, state.bidder, state.trump, state.contract)
        hands = [[NUMBERS[card] for card in hand] for hand in state.hands]
        return table.dealt(hands, state.leader, [NUMBERS[card] for card in state.trick])

    def dealt(
        self, hands: Sequence[Sequence[int]], leader: Seat, trick: Sequence[int], hidden: Sequence[int] = ()
    ) -> Table:
        """Return a table of the same contract with these hands and cards in the trick, and others that are hidden."""
        table = copy(self)
        table.hands = []
        table.left, table.counts, table.tops = [0] * (len(SUITS) * WIDTH), [0] * len(SUITS), [-1] * len(SUITS)
        left, counts = table.left, table.counts
        for cards in hands:
            hand: Hand = [[], [], [], []]
            for card in sorted(cards):
                hand[card >> 3].append(card)
                left[card] += 1
            table.hands.append(hand)
        for card in hidden:
            left[card] += 1
        for place in range(len(SUITS)):
            suited = left[place * WIDTH : (place + 1) * WIDTH]
            counts[place] = sum(suited)
            if counts[place]:
                table.tops[place] = place * WIDTH + max(rank for rank, number in enumerate(suited) if number)
        table.won = [[] for _ in hands]
        table.trick = []
        table.best = table.holder = -1
        table.leader = table.seat = leader
        for card in trick:
            table._put(card)
        return table

    # the rules of the trick

    def _put(self, card: int) -> None:
        """Put a card on the trick, and go on to the next seat."""
        best = self.best
        if not self.trick or (card > best if card >> 3 == best >> 3 else card >> 3 == self.trump):
            self.best, self.holder = card, self.seat
        self.trick.append(card)
        self.seat = self.seat + 1 if self.seat + 1 < self.seats else 0

    def play(self, card: int) -> None:
        """Play a card of the seat to act."""
        its = card >> 3
        self.hands[self.seat][its].remove(card)
        self.left[card] -= 1
        self.counts[its] -= 1
        if not self.left[card] and card == self.tops[its]:
            top = card
            while top >= its * WIDTH and not self.left[top]:
                top -= 1
            self.tops[its] = top
        self._put(card)

    def beats(self, card: int) -> bool:
        """Return whether a card would win the trick as it lies."""
        best = self.best
        return card > best if card >> 3 == best >> 3 else card >> 3 == self.trump

    def moves(self) -> list[int]:
        """Return the cards that the seat to act may play."""
        hand = self.hands[self.seat]
        if not self.trick:
            return [card for cards in hand for card in cards]
        best, led, trump = self.best, self.trick[0] >> 3, self.trump
        free = bool(self.contract) or (self.exempt and self.holder == self.partner[self.seat])
        if same := hand[led]:
            if not free and (self.overplay or led == trump) and best >> 3 == led and same[-1] > best:
                return [card for card in same if card > best]
            return same
        if not free and (trumps := hand[trump]):
            if self.overtrump and best >> 3 == trump and trumps[-1] > best:
                return [card for card in trumps if card > best]
            return trumps
        return [card for cards in hand for card in cards]

    # what a good player plays

    def choose(self) -> int:
        """Return the card that a good player plays."""
        moves = self.moves()
        if len(moves) == 1:
            return moves[0]
        if self.untendurch:
            return self._avoid(moves)
        return self._follow(moves) if self.trick else self._lead(moves)

    def _lead(self, moves: list[int]) -> int:
        """Lead trumps as the bidder's side with the best of them, then cards that nothing beats, else a cheap one."""
        seat, trump, tops, counts = self.seat, self.trump, self.tops, self.counts
        hand, others = self.hands[seat], self.seats - 1
        out = counts[trump] - len(hand[trump]) if trump >= 0 else 0
        draws = out and self.friends[seat][self.bidder] and len(hand[trump]) * others >= out
        if draws and hand[trump] and hand[trump][-1] == tops[trump]:
            return hand[trump][-1]
        best, most = -1, -1
        for place, cards in enumerate(hand):
            if place != trump and cards and cards[-1] == tops[place]:
                followed = counts[place] - len(cards)
                if (not out or followed) and followed > most:
                    best, most = cards[-1], followed
        if best >= 0 and (not out or most >= others - 1):
            return best
        plain = [card for card in moves if card >> 3 != trump]
        if not plain:
            return hand[trump][-1] if hand[trump][-1] == tops[trump] else hand[trump][0]
        low = min(plain, key=lambda card: (self.weights[card], len(hand[card >> 3]), card & 7))
        return best if best >= 0 and self.weights[low] else low

    def _follow(self, moves: list[int]) -> int:
        """Give points to a friend who is sure of the trick, win it if that is likely to last, else lose little."""
        friends, against = self.friends[self.seat], self.against[self.seat][len(self.trick)]
        if friends[self.holder] and (not against or self._lasts(self.best, against)):
            return self._given(moves)
        winning = [card for card in moves if self.beats(card)]
        if winning:
            if not against:
                return min(winning, key=lambda card: (card >> 3 == self.trump, card & 7))
            top = max(winning)
            trumped = top >> 3 == self.trump and self.trick[0] >> 3 != self.trump
            if trumped:
                return min(winning)
            if self._lasts(top, against):
                return top
        return self._thrown(moves)

    def _lasts(self, card: int, against: int) -> bool:
        """Return whether a card is likely to win: nothing of its suit beats it, and the suit is not yet short."""
        its = card >> 3
        if card < self.tops[its]:
            return False
        led = self.trick[0] >> 3
        short = self.counts[led] - len(self.hands[self.seat][led]) <= against
        return its == self.trump or not short or self.trump < 0 or not self.counts[self.trump]

    def _given(self, moves: list[int]) -> int:
        """Return the card with most points to give, but rather no trump, and none that nothing beats."""
        most, best = -(1 << 30), -1
        for card in moves:
            value = self.giving[card] - (_KEPT * _UNIT if card == self.tops[card >> 3] else 0)
            if value > most:
                most, best = value, card
        return best

    def _thrown(self, moves: list[int]) -> int:
        """Return the card that is missed least."""
        hand, tops = self.hands[self.seat], self.tops
        least, best = 1 << 30, -1
        for card in moves:
            its = card >> 3
            value = self.throwing[card] + WIDTH * len(hand[its]) + (_KEPT * _UNIT if card == tops[its] else 0)
            if value < least:
                least, best = value, card
        return best

    def _avoid(self, moves: list[int]) -> int:
        """Play an Untendurch: the bidder's side wants no trick, the others want to give it one."""
        if not self.trick:
            return min(moves, key=lambda card: card & 7)
        losing = [card for card in moves if not self.beats(card)]
        if not self.friends[self.seat][self.bidder]:
            lost = self.friends[self.holder][self.bidder]
            return min(losing if losing and lost else moves, key=lambda card: card & 7)
        return max(losing or moves, key=lambda card: card & 7)

    # to the end

    def take(self) -> Seat:
        """Let the seat that holds the trick take it and lead."""
        winner = self.holder
        self.won[winner] += self.trick
        self.leader = self.seat = winner
        self.trick = []
        self.best = self.holder = -1
        return winner

    def play_out(self, first: int | None = None) -> list[Trick]:
        """Play to the end, beginning with a card of the seat to act; return by winner its cards, as one trick each."""
        if first is not None:
            self.play(first)
        last = -1
        while self.trick or any(self.hands[self.seat]):
            while len(self.trick) < self.seats:
                self.play(self.choose())
            last = self.take()
        return self._taken(last)

    def _taken(self, last: Seat) -> list[Trick]:
        points = self.points
        return [
            Trick(
                seat,
                tuple(map(_FACES.__getitem__, cards)),
                seat,
                sum(map(points.__getitem__, cards)) + (self.last_trick if seat == last else 0),
                False,
            )
            for seat, cards in enumerate(self.won)
            if cards
        ]


@lru_cache(maxsize=64)
def _of_contract(
    rules: AuctionPinochleOptions, sides: tuple[int, ...], bidder: Seat, trump: str, contract: str
) -> Table:
    """Return a table without cards, made once."""
    return Table(rules, sides, bidder, trump, contract)


def faced(card: int) -> Card:
    """Return the face of a card's number.

    >>> faced(NUMBERS["10D'"])
    '10D'
    """
    return _FACES[card]
