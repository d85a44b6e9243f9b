"""Whose turn it is in an auction, and who has won it: round the table, or in duels. All that counts are the calls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from engine.auction_pinochle.options import AuctionPinochleOptions
from engine.kit.tricks import seats_from
from engine.types import Seat

PASSED = 0
"""The amount of a call that is no bid."""
Calls: TypeAlias = Sequence[tuple[Seat, int]]
"""Who has bid how much, or passed, in order."""


class Auction(NamedTuple):
    """The state of an auction: who speaks now, and who has it once nobody speaks."""

    speaker: Seat | None
    winner: Seat | None = None
    """The bidder; ``None`` while the auction goes on, or if nobody has bid and cards are dealt again."""
    unbid: bool = False
    """Whether the winner has it at the minimum without having bid."""


def highest(calls: Calls) -> tuple[Seat | None, int]:
    """Return who has made the highest bid, and how much it is; nobody and 0 before the first."""
    return next(((seat, bid) for seat, bid in reversed(calls) if bid), (None, 0))


def must_bid(rules: AuctionPinochleOptions, calls: Calls) -> bool:
    """Return whether the first to speak may not pass, and has not spoken yet."""
    return not calls and (rules.opener == "vorhand" if rules.reizen == "duel" else rules.all_pass == "left")


def auction(rules: AuctionPinochleOptions, seats: int, dealer: Seat, calls: Calls) -> Auction:
    """Return the state of an auction after some calls.

    >>> binokel = AuctionPinochleOptions.of("binokel-three")
    >>> auction(binokel, 3, 2, [(1, 150), (0, 160), (1, 170), (0, 0)])
    Auction(speaker=2, winner=None, unbid=False)
    """
    order = seats_from((dealer + 1) % seats, seats)
    state = _duel(rules, order, calls) if rules.reizen == "duel" else _round(rules, order, calls)
    return state if state.speaker is not None else _decided(rules, order, calls)


def _decided(rules: AuctionPinochleOptions, order: list[Seat], calls: Calls) -> Auction:
    """Return who has won an auction in which nobody speaks any more."""
    winner, _ = highest(calls)
    if winner is not None or rules.all_pass == "redeal":
        return Auction(None, winner=winner)
    return Auction(None, winner=order[-1 if rules.all_pass == "stuck" else 0], unbid=True)


def _round(rules: AuctionPinochleOptions, order: list[Seat], calls: Calls) -> Auction:
    """Return who speaks if bids go round the table: the next seat that has not passed, while two are left."""
    out = {seat for seat, bid in calls if bid == PASSED}
    bidder, _ = highest(calls)
    others = [seat for seat in order if seat not in out and seat != bidder]
    # A dealer who is stuck is not asked: there is nothing to choose.
    if not others or (bidder is None and rules.all_pass == "stuck" and len(others) == 1):
        return Auction(None)
    after = calls[-1][0] + 1 if calls else order[0]
    return Auction(min(others, key=lambda seat: (seat - after) % len(order)))


def _duel(rules: AuctionPinochleOptions, order: list[Seat], calls: Calls) -> Auction:
    """Return who speaks if the seat left of the dealer is challenged by the next, who remains by the next, and so on.

    The challenger speaks first, except where the opener does.
    """
    remains, challenger, *waiting = order
    speaker = remains if rules.opener == "vorhand" else challenger
    for seat, bid in calls:
        other = challenger if seat == remains else remains
        if bid:
            speaker = other
        elif waiting:
            remains, challenger = other, waiting.pop(0)
            speaker = challenger
        else:
            return Auction(None)
    return Auction(speaker)
