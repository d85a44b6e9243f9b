"""The expert and the master: they sample the hidden cards, and look how each choice ends.

Sampled cards agree with what was said, shown and played: a player who has bid has a hand for it, who has passed has
none, nobody holds more melds than were laid out, and who could not follow, trump or beat a card has no such card. All
choices are tried in the same deals, which are played on by the habits of the advanced player, the auction too. The
usual choice stands unless another is better with some confidence.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import fmean

from engine.auction_pinochle.round import AuctionRound, AuctionView
from engine.auction_pinochle.rules import imagined
from engine.auction_pinochle.scoring import score
from engine.auction_pinochle.state import CONTRACTS, AuctionState
from engine.cards import SUITS, Card, face, rank, suit
from engine.kit.trick_round import PLAYING
from engine.kit.tricks import Trick
from engine.players.auction_pinochle import advanced, hands
from engine.players.auction_pinochle.tricks import NUMBERS, WIDTH, Table
from engine.players.kit.sampling import best_action, likeliest
from engine.players.policy import PolicyContext
from engine.round import copied
from engine.types import Action, Seat

_TRIES = 3
"""The number of deals tried to find one that fits."""
_SLACK = 0.6
"""How far a hand may be from what its bids say, in spreads of what hands reach."""


class Worlds:
    """The deals that a seat may be in."""

    def __init__(self, view: AuctionView, rng: random.Random) -> None:
        self.view = view
        self.rng = rng
        self.most = {other: _most_held(view, other) for other in view.others} if view.tricks or view.trick else {}
        self.played = {other: view.played_by(other) for other in view.others}
        self.melded = view.phase in ("melding", *PLAYING) and not view.contract and not view.rules.board
        self.said = [
            (seat, bid, view.calls[:number])
            for number, (seat, bid) in enumerate(view.calls)
            if seat in view.others and not any(who == seat for who, _ in view.calls[number + 1 :])
        ]

    def sample(self) -> AuctionState:
        """Return the state of a deal that fits, or the best of a few."""
        return likeliest(self._dealt, self._doubts, _TRIES)

    def _dealt(self) -> AuctionState:
        """Deal the hidden cards, and exchange those that a hand cannot hold."""
        state = imagined(self.view, self.rng)
        if self.most:
            self._exchange(state)
        return state

    def _exchange(self, state: AuctionState) -> None:
        """Exchange hidden cards that a hand cannot hold for some that it can, wherever the others fit."""
        view, bidder = self.view, self.view.bidder
        places: list[tuple[Seat, list[Card], bool]] = [
            (seat, state.hands[seat], False) for seat in view.others if not view.hands
        ]
        if bidder in view.others and state.laid[bidder]:
            places.append((bidder, state.laid[bidder], True))
        bound = self._bound(state)
        for seat, cards, laid in places:
            for card in [each for each in cards if each not in bound and not self._fits(seat, each, laid=laid)]:
                ways = [
                    (its, other)
                    for there, its, away in places
                    if its is not cards and self._fits(there, card, laid=away)
                    for other in its
                    if other not in bound and self._fits(seat, other, laid=laid)
                ]
                if ways:
                    its, other = self.rng.choice(ways)
                    its[its.index(other)], cards[cards.index(card)] = card, other
        for seat in view.others:
            state.sort(seat)

    def _bound(self, state: AuctionState) -> set[Card]:
        """Return the cards whose place is known: those seen, announced ones, and those of the widow."""
        view, bidder = self.view, self.view.bidder
        bound = {card for other in view.others for card in view.surely_held(other)} | {*view.announced}
        if bidder in view.others:
            left = Counter(map(face, view.widow)) - Counter(map(face, (*bound, *self.played[bidder])))
            for card in (*state.laid[bidder], *state.hands[bidder]):
                if card not in bound and left[face(card)]:
                    left[face(card)] -= 1
                    bound.add(card)
        return bound

    def _fits(self, seat: Seat, card: Card, *, laid: bool) -> bool:
        """Return whether a seat may hold a card, or have buried it."""
        if laid:
            named = not self.view.rules.binokel and self.view.rules.announce_buried
            return not named or (suit(card) != self.view.trump and rank(card) != "A")
        number = NUMBERS[card]
        return number & 7 <= self.most[seat][number >> 3]

    def _doubts(self, state: AuctionState) -> float:
        """Return how much speaks against a deal: cards that a hand cannot hold, melds not shown, or what was said."""
        view = self.view
        doubts: float = sum(
            10 * (not self._fits(seat, card, laid=False)) for seat in self.most for card in state.hands[seat]
        )
        if self.melded:
            return doubts + sum(self._hides(seat, state) for seat in view.others)
        if view.gifts and any(view.gifts):
            return doubts
        slack = _SLACK * hands.spread(view.rules)
        for seat, bid, before in self.said:
            if seat == view.bidder and view.widow:
                continue
            limit = advanced.limit(view, seat, state.hands[seat], before)
            short = bid - limit if bid else limit - next(view.rules.bids(max((its for _, its in before), default=0)), 0)
            doubts += max(0.0, short - slack) / slack
        return doubts

    def _hides(self, seat: Seat, state: AuctionState) -> bool:
        """Return whether a seat would have melded besides what it laid out."""
        view, rules = self.view, self.view.rules
        if rules.in_units and seat != view.bidder:
            return False
        held = [*state.hands[seat], *self.played[seat], *([] if rules.binokel else state.laid[seat])]
        return hands.melds_total(rules, view.trump, held) != view.melds_worth(seat)


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


class Search:
    """Chooses with up to ``budget`` evaluations a decision, fewer while many cards are left to be played.

    Another choice replaces the usual one if it is ahead by ``standard_errors``.
    """

    def __init__(self, budget: int, *, standard_errors: float = 1.0) -> None:
        self.budget = budget
        self.standard_errors = standard_errors

    def choose(self, view: AuctionView, context: PolicyContext) -> Action:
        """Return the player's action."""
        usual = advanced.choose(view, context)
        candidates = [usual, *_others(view, usual)]
        if len(candidates) == 1 or usual.target in CONTRACTS:
            return usual
        worlds = Worlds(view, context.rng)
        cards = sum(view.hand_counts) + 24 * (view.phase not in PLAYING)
        budget = max(2 * len(candidates), min(self.budget, self.budget * _FULL // max(1, cards)))
        errors = self.standard_errors * (_TO_PASS if view.phase == "bid" and usual.kind == "bid" else 1)
        return best_action(
            candidates, worlds.sample, lambda world, action: outcome(view, world, action), budget, errors
        )


_TO_PASS = 2.5
"""How many times as sure a player must be to pass with a hand that is usually bid: others do not play as sampled."""
_FULL = 28
"""The number of cards left from which on a search has its whole budget."""


def _others(view: AuctionView, usual: Action) -> Iterator[Action]:
    """Yield the choices worth a look besides the usual one."""
    match view.phase:
        case "lead" | "follow":
            yield from _cards(view, usual)
        case "bid":
            yield from _bids(view, usual)
        case "name":
            reached = hands.reaches(view.rules, view.hand, bought=True)
            likely = sorted(reached, key=reached.__getitem__, reverse=True)[:2]
            named = (Action("name", target=trump) for trump in likely)
            conceding = (action for action in view.legal if action.kind == "concede")
            yield from (action for action in (*named, *conceding) if action != usual)
        case "bury" | "give":
            yield from (action for action in view.legal if action.kind == view.phase and not _same(action, usual))
        case "melding":
            yield from (action for action in view.legal if action != usual)


def _same(action: Action, other: Action) -> bool:
    return sorted(map(face, action.cards)) == sorted(map(face, other.cards))


def _bids(view: AuctionView, usual: Action) -> Iterator[Action]:
    """Yield a pass or the next bid, whichever is not usual, unless the bid is far from what the hand reaches."""
    lowest = next(view.next_bids(), 0)
    if usual.kind == "bid":
        yield from (action for action in view.legal if action.kind == "pass")
    elif lowest and advanced.limit(view, view.own_seat, view.hand) > lowest - hands.spread(view.rules):
        yield Action("bid", target=str(lowest))


def _cards(view: AuctionView, usual: Action) -> Iterator[Action]:
    """Yield the cards to play: of neighbours, which win and lose alike, the highest and the lowest in points only."""
    cards = sorted((NUMBERS[action.cards[0]], action) for action in view.legal if action.kind == "play")
    between = {NUMBERS[card] for card in (*view.theirs(), *view.trick)}
    worth = view.rules.points_in
    last: int | None = None
    points = -1
    for number, action in cards:
        gap = last is None or number >> 3 != last >> 3 or any(one in between for one in range(last + 1, number + 1))
        if (gap or worth(action.cards) != points) and action != usual:
            yield action
        last, points = number, worth(action.cards)


def outcome(view: AuctionView, world: AuctionState, action: Action) -> float:
    """Return the points that an action brings the seat's side in a deal, less the mean of the others."""
    seat = view.own_seat
    if action.kind == "play":
        return _lead(view, _scored(world, Table.of_state(world).play_out(NUMBERS[action.cards[0]])))
    played = AuctionRound(view.rules, copied(world), view.target)
    played.play(seat, action)
    state = played.state
    while state.phase not in (*PLAYING, "over"):
        acting = state.seat
        played.play(acting, advanced.before_play(state, state.hands[acting]))
    return _lead(view, _scored(state, Table.of_state(state).play_out() if state.phase != "over" else []))


def _scored(state: AuctionState, tricks: Sequence[Trick]) -> list[int]:
    """Return the points by side if a deal ends with these tricks. The state is the same afterwards."""
    before, phase = state.tricks, state.phase
    state.tricks, state.phase = [*before, *tricks], "over"
    points = [sum(line.points for line in lines) for lines in score(state)]
    state.tricks, state.phase = before, phase
    return points


def _lead(view: AuctionView, points: Sequence[int]) -> float:
    own = view.sides[view.own_seat]
    return points[own] - fmean(gained for side, gained in enumerate(points) if side != own)
