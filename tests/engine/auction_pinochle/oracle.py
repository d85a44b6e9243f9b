"""Auction Pinochle and Binokel written a second time, straight from the rules in words, to compare the engine with.

It shares no code with the engine: cards are faces, a hand is a sorted list of them, and every rule is looked up by name
in the options. What is legal is found by trying every card; melds are found by taking cards away one combination after
another.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

STRENGTH = ["7", "9", "J", "Q", "K", "10", "A"]
SUITS = "CDHS"
CARD_POINTS = {
    "standard": dict(zip(STRENGTH, (0, 0, 2, 3, 4, 10, 11), strict=True)),
    "simplified": dict(zip(STRENGTH, (0, 0, 0, 5, 5, 10, 10), strict=True)),
    "counters": dict(zip(STRENGTH, (0, 0, 0, 0, 10, 10, 10), strict=True)),
}


def rank(card: str) -> str:
    return card[:-1]


def higher(card: str, other: str) -> bool:
    """Return whether a card is higher than another one of its suit."""
    return STRENGTH.index(rank(card)) > STRENGTH.index(rank(other))


def best_of(trick: list[str], trump: str) -> str:
    """Return the card that wins a trick: the highest trump, else the highest of the suit led; the first of equals."""
    its = [card for card in trick if card[-1] == trump] or [card for card in trick if card[-1] == trick[0][-1]]
    best = its[0]
    for card in its:
        if higher(card, best):
            best = card
    return best


def may_play(options: Any, trump: str, plain: bool, trick: list[str], hand: list[str], card: str) -> bool:
    """Return whether a card may follow to a trick. ``plain``: nobody has to do more than follow suit."""
    led = trick[0][-1]
    best = best_of(trick, trump)
    if any(held[-1] == led for held in hand):
        if card[-1] != led:
            return False
        bound = options.overplay == "always" or led == trump
        if plain or not bound or (best[-1] == trump != led):
            return True
        return higher(card, best) or not any(held[-1] == led and higher(held, best) for held in hand)
    if plain or not any(held[-1] == trump for held in hand):
        return True
    if card[-1] != trump:
        return False
    if best[-1] != trump or not options.overtrump:
        return True
    return higher(card, best) or not any(held[-1] == trump and higher(held, best) for held in hand)


def meld_points(options: Any, trump: str, hand: list[str]) -> int:
    """Return the points of a hand's melds, before any is divided by ten."""
    binokel = options.preset in ("binokel-three", "kreuzbinokel")
    total = 0
    # class one: runs, then marriages of what is left
    left = Counter(hand)
    for suit in SUITS:
        runs = 0
        while (suit == trump or binokel) and all(left[name + suit] for name in ("A", "10", "K", "Q", "J")):
            left -= Counter(name + suit for name in ("A", "10", "K", "Q", "J"))
            runs += 1
        single = 150 if suit == trump else 100
        total += several(options, runs, single, 1500)
        while left["K" + suit] and left["Q" + suit]:
            left -= Counter(["K" + suit, "Q" + suit])
            total += 40 if suit == trump else 20
    # class two: sets
    for name, single in (("A", 100), ("K", 80), ("Q", 60), ("J", 40), ("10", 0)):
        sets, left = 0, Counter(hand)
        while all(left[name + suit] for suit in SUITS):
            left -= Counter(name + suit for suit in SUITS)
            sets += 1
        if binokel:
            eight = 0 if name == "10" and not options.eight_tens else 1000
            total += {0: 0, 1: single, 2: eight}[sets]
        else:
            total += several(options, sets, single, 10 * single)
    # class three: pinochles, and the lowest trumps
    pairs, left = 0, Counter(hand)
    while left["QS"] and left["JD"]:
        left -= Counter(["QS", "JD"])
        pairs += 1
    total += several(options, pairs, 40, 300)
    return total + 10 * (left["9" + trump] + left["7" + trump])


def several(options: Any, times: int, single: int, double: int) -> int:
    """Return what a number of equal melds are worth: three of a double-deck game one and a half doubles, four two."""
    if times < 2:
        return times * single
    if not options.double_melds:
        return times * single
    if single == 40 and double == 300:
        return {2: 300, 3: 600, 4: 900}[times]
    return {2: double, 3: double + double // 2, 4: 2 * double}[times]


def sees_tens(options: Any, points: int) -> int:
    return points // 10 if options.tens else points


class Outcome:
    """What a played round scores, from the hands at the first lead, the buried cards and the tricks."""

    def __init__(self, options: Any, bidder: int, bid: int, trump: str, contract: str = "") -> None:
        self.options, self.bidder, self.bid, self.trump, self.contract = options, bidder, bid, trump, contract
        self.sides = [0, 1, 0, 1] if options.preset in PARTNERS else [0, 1, 2]
        self.number = max(self.sides) + 1
        self.ten = 1 if options.tens else 10

    def melds(self, hands: list[list[str]], buried: list[str]) -> list[int]:
        """Return by seat the points of melds that are laid out."""
        found = []
        if self.contract:
            return [0] * len(hands)
        for seat, hand in enumerate(hands):
            cards = hand
            if seat == self.bidder and self.options.preset in ("cutthroat", "auction"):
                cards = [*hand, *buried]
            melds = sees_tens(self.options, meld_points(self.options, self.trump, cards))
            found.append(0 if self.options.preset == "auction" and seat != self.bidder else melds)
        if self.options.board:
            by_side = [sum(its for its, side in zip(found, self.sides, strict=True) if side == one) for one in (0, 1)]
            found = [
                its if by_side[self.sides[seat]] >= 2 * 10 * self.ten // 1 else 0 for seat, its in enumerate(found)
            ]
        return found

    def card_points(self, cards: list[str]) -> int:
        return sees_tens(self.options, sum(CARD_POINTS[self.options.trick_points][rank(card)] for card in cards))

    def lost_contract(self, tricks: list[tuple[int, list[str]]]) -> bool:
        """Return whether the bidder's side has lost a trick of a Durch, or won one of an Untendurch."""
        mine = self.sides[self.bidder]
        by_them = any(self.sides[winner] != mine for winner, _ in tricks)
        by_us = any(self.sides[winner] == mine for winner, _ in tricks)
        return {"durch": by_them, "untendurch": by_us}.get(self.contract, False)

    def scores(self, melds: list[int], buried: list[str], tricks: list[tuple[int, list[str]]]) -> list[int]:
        """Return by side the score of a round that was played to the end."""
        options = self.options
        sides = range(self.number)
        mine = self.sides[self.bidder]
        if self.contract:
            lost = -1000 if options.durch_lost == "once" else -2000
            return [0 if side != mine else lost if self.lost_contract(tricks) else 1000 for side in sides]
        taken = [0] * self.number
        for winner, cards in tricks:
            taken[self.sides[winner]] += self.card_points(cards)
        last = sees_tens(options, 10) * (2 if options.preset == "double-deck" else 1)
        taken[self.sides[tricks[-1][0]]] += last
        taken[mine] += self.card_points(buried)
        laid = [sum(its for its, side in zip(melds, self.sides, strict=True) if side == one) for one in sides]
        for side in sides:
            won = [cards for winner, cards in tricks if self.sides[winner] == side]
            counters = any(rank(card) in ("A", "10", "K") for cards in won for card in cards)
            if (options.keep_meld == "trick" and not won) or (options.keep_meld == "counter" and not counters):
                laid[side] = 0
        binokel = options.preset in ("binokel-three", "kreuzbinokel")
        told = [(points + 5) // 10 * 10 if binokel else points for points in taken]
        judged = told if options.contract == "rounded" else taken
        made = laid[mine] + judged[mine] >= self.bid
        if options.keep_meld == "save":
            made = made and taken[mine] >= 20 * self.ten
        result = [laid[side] + told[side] for side in sides]
        if options.keep_meld == "save":
            result = [0 if taken[side] < 20 * self.ten else result[side] for side in sides]
        if not made:
            result[mine] = -2 * self.bid if binokel else -self.bid
        if options.preset == "auction":
            return self.units(made)
        return result

    def units(self, made: bool) -> list[int]:
        limits = [290, 340, 390, 440, 490, 540, 590]
        paid = [2, 3, 5, 10, 15, 20, 25, 30][sum(self.bid > limit for limit in limits)]
        if self.trump == "S" and self.options.spades_double:
            paid *= 2
        each = -paid if made else 2 * paid
        return [-2 * each if seat == self.bidder else each for seat in range(3)]


PARTNERS = ("partnership-pinochle", "double-deck", "kreuzbinokel")
