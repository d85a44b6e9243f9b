"""A quick model of a round: both hands are known and played by simple rules to the end."""

from __future__ import annotations

from engine.gin.options import GinOptions
from engine.players.gin.worlds import near

SPARED = 2
"""The cards that stay in the stock of a void round."""
_PARTNER = 2.5
"""How much rather a loose card is kept for each card of the hand that it is near to."""


class Rollout:
    """A world being played. ``hands`` are masks, ``stock`` are bits with the top last, ``upcard`` a bit or 0."""

    def __init__(
        self, rules: GinOptions, hands: list[int], stock: list[int], *, upcard: int, seat: int, limit: int
    ) -> None:
        self.rules = rules
        self.melds = rules.melds
        self.hands = hands
        self.stock = stock
        self.upcard = upcard
        self.seat = seat
        self.limit = limit

    def play_out(self, barred: int = 0) -> float:
        """Play from the discard of the seat to act to the end; return the points of seat 0 less those of seat 1."""
        while True:
            seat = self.seat
            hand = self.hands[seat]
            after = self.melds.after_discards(hand, barred)
            least = min(after.values())
            card = self._discard(hand, after, least)
            self.hands[seat] = hand ^ card
            if least <= self.limit:
                return self.knock(least)
            if len(self.stock) <= SPARED:
                return 0.0
            self.upcard, self.seat = card, 1 - seat
            barred = self.draw()

    def draw(self) -> int:
        """Draw for the seat to act; return the card if it is the upcard, otherwise 0."""
        seat, card = self.seat, self.upcard
        hand = self.hands[seat]
        if card and near(card) & hand:
            both = hand | card
            useful = len(self.melds.arrangements(both)) > len(self.melds.arrangements(hand))
            if useful and self.melds.least_after_discard(both, card) < self.melds.deadwood(hand):
                self.hands[seat] = both
                return card
        self.hands[seat] = hand | self.stock.pop()
        return 0

    def _discard(self, hand: int, after: dict[int, int], least: int) -> int:
        """Return the card to discard: of those that leave little deadwood, the one with least prospects."""
        if least <= self.limit:
            return next(bit for bit, left in after.items() if left == least)
        return min(after, key=lambda bit: after[bit] + _PARTNER * (near(bit) & hand).bit_count())

    def knock(self, mine: int) -> float:
        """Return the score of a knock of the seat to act, whose discard is done."""
        seat, rules, melds = self.seat, self.rules, self.melds
        hand, other = self.hands[seat], self.hands[1 - seat]
        if not mine:
            points = melds.deadwood(other) + rules.gin_bonus
        else:
            theirs = melds.best_laying_off(other, melds.best(hand)[0].melds)[2]
            points = theirs - mine + (rules.knock_bonus if theirs > mine else -rules.undercut_bonus)
        return float(points if seat == 0 else -points)
