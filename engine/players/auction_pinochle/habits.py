"""Good habits: bid what melds, tricks, and the help of widow or partner are worth, and play trick by trick.

They serve a seat that sees a view, and a seat of a sampled deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import inf
from typing import TypeAlias

from engine.auction_pinochle.bidding import Calls, highest, must_bid
from engine.auction_pinochle.melds import total
from engine.auction_pinochle.options import AuctionPinochleOptions
from engine.auction_pinochle.round import AuctionView
from engine.auction_pinochle.state import CONCEDE, DURCH, MELD, PASS, UNTENDURCH, AuctionState
from engine.cards import Card
from engine.players.auction_pinochle import hands
from engine.players.auction_pinochle.tricks import NUMBERS, Table
from engine.players.policy import PolicyContext
from engine.types import Action, Seat

Seen: TypeAlias = AuctionView | AuctionState

_BOLD = 10
"""How many points more an aggressive player bids."""
_BELIEVED = 0.4
"""How much of what a partner's bid shows beyond an average hand helps as well with another suit as trump."""
_UNSHOWN = 10
"""The points that a partner who has passed helps less than on average."""
_OVER_PARTNER = 60
"""How many points more a hand must reach than the partner has bid to bid over it."""


def choose(view: AuctionView, context: PolicyContext) -> Action:
    """Return the player's action. It does not depend on chance."""
    if view.phase in ("lead", "follow"):
        return play(view)
    return before_play(view, view.hand, bold=_BOLD * context.aggressive)


def play(view: AuctionView) -> Action:
    """Return the card to play."""
    wanted = Table.of_view(view).choose()
    return next(action for action in view.legal if action.kind == "play" and NUMBERS[action.cards[0]] == wanted)


def before_play(seen: Seen, hand: Sequence[Card], *, bold: float = 0.0) -> Action:
    """Return the action before the first trick; ``bold`` is how many points more than usual to bid."""
    rules = seen.rules
    match seen.phase:
        case "bid":
            return call(seen, hand, bold)
        case "name":
            return CONCEDE if rules.in_units and _hopeless(seen, hand) else name(seen, hand)
        case "bury":
            return Action("bury", bury(seen, hand))
        case "give":
            gives = hands.given_back if seen.seat == seen.bidder else hands.given
            return Action("give", gives(rules, seen.trump, hand))
        case _:
            return CONCEDE if _hopeless(seen, hand) else MELD


# the auction


def limit(seen: Seen, seat: Seat, hand: Sequence[Card], calls: Calls | None = None) -> float:
    """Return the points up to which a seat bids with a hand after some calls; minus infinity without a suit to name."""
    rules, calls = seen.rules, seen.calls if calls is None else calls
    patience = hands.patience(rules) if _others_stuck(seen, seat, calls) else 0.0
    return _reached(rules, tuple(hand)) + believed(rules, seat, calls) - hands.caution(rules) - patience


def _others_stuck(seen: Seen, seat: Seat, calls: Calls) -> bool:
    """Return whether an opponent will have the lowest bid if everybody passes."""
    unbid = highest(calls)[0] is None
    return unbid and seen.rules.all_pass == "stuck" and seen.sides[seen.dealer] != seen.sides[seat]


@lru_cache(maxsize=4096)
def _reached(rules: AuctionPinochleOptions, hand: tuple[Card, ...]) -> float:
    return max(hands.reaches(rules, hand).values(), default=-inf)


def believed(rules: AuctionPinochleOptions, seat: Seat, calls: Calls) -> float:
    """Return how much more, or less, than on average a seat's partner helps, by what it has said."""
    partner = rules.partner(seat)
    if partner is None:
        return 0.0
    said = [bid for who, bid in calls if who == partner]
    if not said:
        return 0.0
    shown = _BELIEVED * max(0.0, max(said) - hands.usual(rules))
    return shown if max(said) else -_UNSHOWN * rules.unit / 10


def call(seen: Seen, hand: Sequence[Card], bold: float) -> Action:
    """Return the lowest bid if the hand is worth it, or a pass; the partner's bid stands unless much more is there."""
    rules, seat = seen.rules, seen.seat
    assert seat is not None
    lowest = next(rules.bids(seen.bid), 0)
    if not lowest:
        return PASS
    bid = Action("bid", target=str(lowest))
    if must_bid(rules, seen.calls):
        return bid
    most = limit(seen, seat, hand) + bold * rules.unit / 10
    if seen.bid and highest(seen.calls)[0] == rules.partner(seat):
        most -= _OVER_PARTNER * rules.unit / 10
    return bid if most >= lowest else PASS


# trump, buried cards, and conceding


def name(seen: Seen, hand: Sequence[Card]) -> Action:
    """Return the suit that reaches most, or what cannot be lost."""
    rules, seats = seen.rules, len(seen.sides)
    if rules.durch and hands.sure_durch(rules, hand, seats) is not None:
        return Action("name", target=DURCH)
    if rules.untendurch and hands.sure_untendurch(rules, hand, seats) is not None:
        return Action("name", target=UNTENDURCH)
    reached = hands.reaches(rules, hand, bought=True)
    return Action("name", target=max(reached, key=lambda trump: (reached[trump], trump)))


def bury(seen: Seen, hand: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards to bury."""
    rules, seats = seen.rules, len(seen.sides)
    if seen.contract:
        sure = hands.sure_durch if seen.contract == DURCH else hands.sure_untendurch
        return sure(rules, hand, seats) or _sorted_out(rules, hand, high=seen.contract == UNTENDURCH)
    return hands.buried(rules, seen.trump, hand)


def _sorted_out(rules: AuctionPinochleOptions, hand: Sequence[Card], *, high: bool) -> tuple[Card, ...]:
    """Return the highest or the lowest cards of a hand."""
    return tuple(sorted(hand, key=lambda card: NUMBERS[card] & 7, reverse=high)[: rules.widow_size])


def _hopeless(seen: Seen, hand: Sequence[Card]) -> bool:
    """Return whether the bidder should concede: the chance to make the bid is too small for what a lost one costs."""
    rules, bidder = seen.rules, seen.bidder
    assert bidder is not None
    # A bid played and lost costs twice a conceded one; elsewhere only the tricks that the others score.
    slack = (0.45 if rules.in_units or rules.binokel else 1.0) * hands.spread(rules, melded=bool(seen.trump))
    return expected(seen, hand) < seen.bid - slack


def expected(seen: Seen, hand: Sequence[Card]) -> float:
    """Return the points that the bidder's side can expect in all: before the melds by the best suit."""
    rules, bidder = seen.rules, seen.bidder
    assert bidder is not None
    if not seen.trump:
        return max(hands.reaches(rules, hand, bought=True).values())
    melds = sum(total(its) for its, side in zip(seen.melds, seen.sides, strict=True) if side == seen.sides[bidder])
    laid = seen.laid[bidder] if isinstance(seen, AuctionState) else seen.laid
    return melds + hands.tricks(rules, seen.trump, hand) + rules.points_in(tuple(laid))
