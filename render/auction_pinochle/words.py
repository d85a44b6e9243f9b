"""The words in the pictures of auction Pinochle and Binokel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine.auction_pinochle.melds import Meld, called
from engine.auction_pinochle.round import AuctionView
from engine.kit.trick_view import TrickView
from engine.types import Seat, Side
from engine.view import View
from render.kit import words
from render.kit.game_words import TrickWords

BEFORE_PLAY = ("bid", "name", "bury", "give", "melding")
"""The phases before the first lead."""


class AuctionWords(TrickWords):
    """Adds bids, melds, and how the bidder is doing."""

    verbs = ("bid", "name", "bury", "give", "meld", "pass", "concede")

    def goal(self, view: View) -> str:
        """Return the number of deals, or the points to reach."""
        seen = cast(AuctionView, view)
        return words.goal(self.say, seen.target, seen.most_rounds or seen.rules.deals)

    def progress(self, view: View) -> str:
        """Return the round, and once cards are played the trick."""
        if cast(AuctionView, view).phase in BEFORE_PLAY:
            return self.say("progress", round=view.round, goal=self.goal(view))
        return super().progress(view)

    def tallies(self, view: TrickView, side: Side) -> Sequence[str]:
        """Return a side's melds, and the tricks that it has won with their points, once cards are played."""
        seen = cast(AuctionView, view)
        if seen.phase in BEFORE_PLAY:
            return ()
        melded = sum(seen.melds_worth(seat) for seat, its in enumerate(seen.sides) if its == side)
        tricks = self.tricks(seen.won_by(side), seen.trick_points[side])
        return [self.meld_sum(melded), tricks] if melded else [tricks]

    def call(self, view: AuctionView, seat: Seat) -> str:
        """Return what a seat has said last in the auction; before anybody has, who speaks first."""
        said = view.last_call(seat)
        if said is None:
            return self.say("opens") if not view.calls and view.phase == "bid" and seat in view.to_act else ""
        return self.say("bid", points=self.say.number(said)) if said else self.say("pass")

    def highest(self, view: AuctionView, names: Sequence[str]) -> tuple[str, str, str]:
        """Return a heading, the highest bid, and whose it is; before the first bid the lowest that can be made."""
        if view.high_bidder is None:
            return self.say("no-bid"), self.say.number(view.rules.minimum), self.say("lowest")
        return self.say("highest"), self.say.number(view.bid), names[view.high_bidder]

    def played_for(self, view: AuctionView, names: Sequence[str]) -> str:
        """Return who plays, and for how much; empty before the auction is over."""
        if view.bidder is None:
            return ""
        return self.say("plays-for", name=names[view.bidder], points=self.say.number(view.bid))

    def needed(self, view: AuctionView) -> str:
        """Return what the bidder's side still needs, once melds are on the table."""
        if view.bidder is None or view.contract or view.phase not in ("melding", "lead", "follow"):
            return ""
        if view.needs:
            return self.say("needs-at-most" if view.unsure else "needs", points=self.say.number(view.needs))
        return self.say("reached" if view.kept else f"needs-{view.rules.keep_meld}")

    def meld(self, view: AuctionView, meld: Meld) -> str:
        """Return the name of a meld."""
        return self.say(called(view.rules, meld))

    def meld_sum(self, points: int) -> str:
        """Return the points of all melds of a player."""
        return self.say("melds", points=self.say.number(points))

    def result(self, view: AuctionView) -> str:
        """Return how the round has ended; it follows the name of the bidder, if there is one."""
        reached, bid = self.say.number(view.reached), self.say.number(view.bid)
        return self.say(f"result-{view.result}", reached=reached, bid=bid)
