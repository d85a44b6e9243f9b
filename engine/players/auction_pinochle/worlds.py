"""Sampled deals: the hidden cards as they may lie, before the first trick as states, and then as numbers.

They agree with what was said, shown and played: a player who has bid has a hand for it, who has passed has none, nobody
holds more melds than were laid out, and who could not follow, trump or beat a card has no such card.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from engine.auction_pinochle.round import AuctionView
from engine.auction_pinochle.rules import imagined, laid_out
from engine.auction_pinochle.scoring import score
from engine.auction_pinochle.state import AuctionState
from engine.cards import SUITS, Card, face, rank, suit
from engine.kit.tricks import Trick
from engine.players.auction_pinochle import habits, hands
from engine.players.auction_pinochle.tricks import NUMBERS, WIDTH, Table, faced
from engine.players.kit.sampling import likeliest
from engine.types import Seat

_TRIES = 3
"""The number of deals tried to find one that fits."""
_SLACK = 0.6
"""How far a hand may be from what its bids say, in spreads of what hands reach."""
_MISFIT = 10.0
"""How much a card that its hand cannot hold speaks against a deal, compared with a meld that was not laid out."""


class Worlds:
    """The deals that a seat may be in before the first trick."""

    def __init__(self, view: AuctionView, rng: random.Random) -> None:
        self.view = view
        self.rng = rng
        self.melded = view.phase == "melding" and not view.rules.board
        self.said = [
            (seat, bid, view.calls[:number])
            for number, (seat, bid) in enumerate(view.calls)
            if seat in view.others and not any(who == seat for who, _ in view.calls[number + 1 :])
        ]

    def sample(self) -> AuctionState:
        """Return the state of a deal that fits, or the best of a few."""
        return likeliest(lambda: imagined(self.view, self.rng), self._doubts, _TRIES)

    def _doubts(self, state: AuctionState) -> float:
        """Return how much speaks against a deal: melds not shown, or what was said."""
        view = self.view
        if self.melded:
            return sum(self._hides(seat, state) for seat in view.others)
        if any(view.gifts):
            return 0.0
        doubts = 0.0
        slack = _SLACK * hands.spread(view.rules)
        for seat, bid, before in self.said:
            if seat == view.bidder and view.widow:
                continue
            limit = habits.limit(view, seat, state.hands[seat], before)
            short = bid - limit if bid else limit - next(view.rules.bids(max((its for _, its in before), default=0)), 0)
            doubts += max(0.0, short - slack) / slack
        return doubts

    def _hides(self, seat: Seat, state: AuctionState) -> bool:
        """Return whether a seat would have melded besides what it laid out."""
        view, rules = self.view, self.view.rules
        if rules.in_units and seat != view.bidder:
            return False
        held = [*state.hands[seat], *([] if rules.binokel else state.laid[seat])]
        return hands.melds_total(rules, view.trump, held) != view.melds_worth(seat)


class OpenDeal(NamedTuple):
    """A sampled deal during the play: the numbers of the cards in each hand, and those that the bidder has buried."""

    hands: list[list[int]]
    laid: list[int]
    doubts: float


class _Place(NamedTuple):
    """Where hidden cards may lie: a hand, or the buried cards (of ``seat``, which is the bidder)."""

    seat: Seat
    laid: bool
    room: int


class PlayedWorlds:
    """The deals that a seat may be in while tricks are played.

    Equal cards are equal numbers, so that marks, which people do not see, tell nothing.
    """

    def __init__(self, view: AuctionView, rng: random.Random) -> None:
        assert view.bidder is not None
        self.view, self.rng = view, rng
        self.table = Table(view.rules, view.sides, view.bidder, view.trump, view.contract)
        self.trick = [NUMBERS[card] for card in view.trick]
        self.state = laid_out(view)
        self.before = list(view.tricks)
        self.sure = [[NUMBERS[card] for card in view.surely_held(seat)] for seat in range(len(view.sides))]
        self.sure[view.own_seat] = [NUMBERS[card] for card in view.hand]
        self.announced = [NUMBERS[card] for card in view.announced] if view.bidder != view.own_seat else []
        self.places = [_Place(seat, False, view.hand_counts[seat] - len(self.sure[seat])) for seat in view.others]
        if view.bidder != view.own_seat and view.laid_counts[view.bidder]:
            self.places.append(_Place(view.bidder, True, view.laid_counts[view.bidder] - len(self.announced)))
        pool = Counter(NUMBERS[card] for card in view.theirs())
        pool.subtract(card for seat in view.others for card in self.sure[seat])
        pool = +pool
        widow = self._widow_left()
        fits = self._fitting({*pool})
        self.fits = fits
        self.bound: list[tuple[int, list[int]]] = []
        """The cards that fit into some of the places only, with these: those with the fewest first."""
        self.free: list[int] = []
        whole = [*range(len(self.places))]
        bidders = [number for number, place in enumerate(self.places) if place.seat == view.bidder]
        for card, number in sorted(pool.items()):
            taken = min(number, widow[card])
            self.bound += [(card, [place for place in fits[card] if place in bidders])] * taken
            if fits[card] == whole:
                self.free += [card] * (number - taken)
            else:
                self.bound += [(card, fits[card])] * (number - taken)
        self.bound.sort(key=lambda each: len(each[1]))

    def _widow_left(self) -> Counter[int]:
        """Return the cards of the widow that another seat, the bidder, has in its hand or has buried, unseen since."""
        view, bidder = self.view, self.view.bidder
        if bidder not in view.others:
            return Counter()
        gone = (*map(NUMBERS.__getitem__, view.played_by(bidder)), *self.sure[bidder], *self.announced)
        return Counter(NUMBERS[card] for card in view.widow) - Counter(gone)

    def _fitting(self, cards: set[int]) -> dict[int, list[int]]:
        """Return for each hidden card the places where it may lie; and find the pairs that cannot lie in one hand."""
        view, rules = self.view, self.view.rules
        named = not rules.binokel and rules.announce_buried
        most = {seat: _most_held(view, seat) for seat in view.others}
        fits: dict[int, list[int]] = {card: [] for card in cards}
        self.pairs: list[tuple[int, int, int]] = []
        """A place, and two cards of which it can have only one: both together would have been melded."""
        for number, (seat, laid, _) in enumerate(self.places):
            shown = self._shown(seat) if not laid or not rules.binokel else None
            for card in cards:
                its, name = card >> 3, faced(card)
                if laid:
                    possible = not named or (suit(name) != view.trump and rank(name) != "A")
                else:
                    possible = card & 7 <= most[seat][its]
                if possible and not (shown and self._more(shown, card)):
                    fits[card].append(number)
            if shown and not laid:
                self.pairs += [
                    (number, one, other)
                    for one, other in _PAIRS
                    if number in fits.get(one, ()) and number in fits.get(other, ()) and self._more(shown, one, other)
                ]
        return fits

    def _shown(self, seat: Seat) -> tuple[list[Card], int] | None:
        """Return the cards that a seat is known to have melded from, and their points; ``None`` if that tells nothing.

        It tells nothing where nobody melds, or where the melds of a side are not laid out because they are too few.
        """
        view, rules = self.view, self.view.rules
        if view.contract or (rules.in_units and seat != view.bidder):
            return None
        side = [view.melds[other] for other, its in enumerate(view.sides) if its == view.sides[seat]]
        if rules.board and not any(side):
            return None
        held = [*map(faced, self.sure[seat]), *map(face, view.played_by(seat))]
        return held, hands.melds_total(rules, view.trump, held)

    def _more(self, shown: tuple[list[Card], int], *cards: int) -> bool:
        """Return whether a hand with these cards would have laid out more melds."""
        held, points = shown
        return hands.melds_total(self.view.rules, self.view.trump, [*held, *map(faced, cards)]) > points

    def sample(self) -> OpenDeal:
        """Return a deal that fits, or the best of a few."""
        return likeliest(self._dealt, lambda deal: deal.doubts, _TRIES)

    def _dealt(self) -> OpenDeal:
        rng, room = self.rng, [place.room for place in self.places]
        piles: list[list[int]] = [[] for _ in room]
        free, misfits = self.free[:], 0
        for card, places in self.bound:
            left = sum(room[place] for place in places)
            if not left:
                free.append(card)
                misfits += 1
                continue
            at = rng.random() * left
            for place in places:
                at -= room[place]
                if at < 0:
                    break
            piles[place].append(card)
            room[place] -= 1
        rng.shuffle(free)
        for place, number in enumerate(room):
            if number:
                piles[place] += free[:number]
                del free[:number]
        together = self._separate(piles)
        dealt, laid = [*self.sure], [*self.announced]
        for (seat, buried, _), pile in zip(self.places, piles, strict=True):
            if buried:
                laid += pile
            else:
                dealt[seat] = [*dealt[seat], *pile]
        return OpenDeal(dealt, laid, _MISFIT * misfits + together)

    def _separate(self, piles: list[list[int]]) -> int:
        """Exchange cards that would have been melded together for others; return how many pairs are left."""
        together = 0
        for place, one, other in self.pairs:
            pile = piles[place]
            if one in pile and other in pile:
                card = self.rng.choice((one, other))
                ways = [(its, back) for its in self.fits[card] if its != place for back in piles[its]]
                ways = [way for way in ways if place in self.fits[way[1]] and way[1] not in (one, other)]
                if not ways:
                    together += 1
                    continue
                its, back = self.rng.choice(ways)
                pile[pile.index(card)] = back
                piles[its][piles[its].index(back)] = card
        return together

    def points(self, deal: OpenDeal, card: Card) -> list[int]:
        """Return the points by side if a deal is played out by habits, beginning with a card."""
        tricks = self.table.dealt(deal.hands, self.view.leader, self.trick).play_out(NUMBERS[card])
        if deal.laid:
            self.state.laid[self.table.bidder] = [*map(faced, deal.laid)]
        return scored(self.state, [*self.before, *tricks])


_PAIRS = [(NUMBERS["K" + letter], NUMBERS["Q" + letter]) for letter in SUITS] + [(NUMBERS["QS"], NUMBERS["JD"])]
"""Two cards that are a meld."""


def scored(state: AuctionState, tricks: Sequence[Trick]) -> list[int]:
    """Return the points by side if a deal ends with these tricks."""
    state.tricks, state.phase = list(tricks), "over"
    return [sum(line.points for line in lines) for lines in score(state)]


def _most_held(view: AuctionView, seat: Seat) -> list[int]:
    """Return by suit the place of the highest rank that a seat may hold, as its play tells; -1: no card at all."""
    most = [WIDTH - 1] * len(SUITS)
    order, rules = view.order, view.rules
    trump = SUITS.find(view.trump) if view.trump else -1
    for leader, cards in [*((trick.leader, trick.cards) for trick in view.tricks), (view.leader, view.trick)]:
        seats = view.trick_seats(leader)
        place = seats.index(seat)
        if not 0 < place < len(cards):
            continue
        before, number = cards[:place], NUMBERS[cards[place]]
        winner = order.winner(before)
        best, led = NUMBERS[before[winner]], NUMBERS[before[0]] >> 3
        free = bool(view.contract) or (rules.exempt_partner and seats[winner] == rules.partner(seat))
        if number >> 3 != led:
            most[led] = -1
            if not free and number >> 3 != trump:
                most[trump] = -1
            elif not free and rules.overtrump and best >> 3 == trump and number <= best:
                most[trump] = min(most[trump], best & 7)
        elif not free and best >> 3 == led and number <= best and (rules.overplay == "always" or led == trump):
            most[led] = min(most[led], best & 7)
    return most
