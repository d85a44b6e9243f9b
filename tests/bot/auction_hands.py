"""Games of auction Pinochle between people: the second to speak bids, and the others pass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine.auction_pinochle.round import AuctionView
from engine.view import View

KINDS = ("bid", "pass", "name", "bury", "give", "meld", "play")


def calls(view: View) -> Sequence[str]:
    """Return the kinds of action to choose from: the second bids, all others pass if they may."""
    seen = cast(AuctionView, view)
    return KINDS if len(seen.calls) == 1 else ("pass", *KINDS)


def moment(view: View) -> str:
    """Return the name of a moment at which the bot is restarted."""
    seen = cast(AuctionView, view)
    if view.phase == "bid":
        return "auction" if len(seen.calls) == 2 else ""
    if view.phase == "give":
        return "passing" if seen.to_act == (seen.bidder,) else ""
    return "play" if view.phase == "follow" and len(seen.tricks) == 2 else ""
