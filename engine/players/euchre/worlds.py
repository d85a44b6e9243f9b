"""Samples the hidden cards, such that they fit what was said and played.

Who has not followed suit has no card of it. Who has passed holds no hand to make trumps with, who has made them does,
and a dealer lays neither a trump nor an ace away.
"""

from __future__ import annotations

import random

from engine.cards import SUITS, Card, rank
from engine.euchre.from_view import imagined
from engine.euchre.options import HAND
from engine.euchre.state import EuchreState
from engine.euchre.view import EuchreView
from engine.players.euchre.making import ALONE_FROM, ENOUGH, worth
from engine.players.kit.sampling import likeliest, plays
from engine.types import Action, Seat

_TRIES = 12
"""How many deals are looked at for one that fits."""
_PASSES, _MAKES = 0.3, 0.6
"""How far a hand that has passed, or has made trumps, may be from the usual limit."""


class Worlds:
    """The deals that a seat may be in."""

    def __init__(self, view: EuchreView, rng: random.Random) -> None:
        self.view = view
        self.rng = rng
        self.order = view.order
        self.passes = [
            (seat, upcard)
            for seat, upcard in view.passes()
            if seat in view.others and (upcard or view.maker is None) and not self._exchanged(seat)
        ]
        self.lacking: dict[Seat, set[str]] = {}
        self.played: dict[Seat, list[Card]] = {seat: [] for seat in range(len(view.sides))}
        for seat, card, led in plays(view):
            self.played[seat].append(card)
            if seat in view.others and self.order.suit[card] != self.order.suit[led]:
                self.lacking.setdefault(seat, set()).add(self.order.suit[led])

    def sample(self) -> EuchreState:
        """Return the state of a deal that fits, or the one of a few that fits best."""
        return likeliest(lambda: imagined(self.view, self.rng), self._doubts, _TRIES)

    def _exchanged(self, seat: Seat) -> bool:
        """Whether a hand is no longer the one that was dealt, but for the card that a dealer took up."""
        view = self.view
        return view.laid_counts[seat] > (view.taken and seat == view.dealer)

    def _doubts(self, state: EuchreState) -> int:
        """Return how much speaks against a deal. A suit not followed counts most."""
        view, suits = self.view, self.order.suit
        doubts = HAND * sum(
            suits[card] in lacked for seat, lacked in self.lacking.items() for card in state.hands[seat]
        )
        if doubts:
            return doubts + HAND
        doubts += sum(self._could(seat, state, upcard=upcard) > ENOUGH + _PASSES for seat, upcard in self.passes)
        maker, dealer = view.maker, view.dealer
        if maker in view.others and not self._exchanged(maker) and not self._stuck(maker):
            made = Action("order") if view.ordered else Action("name", target=view.trump)
            limit = ALONE_FROM if view.alone else ENOUGH
            doubts += self._worth(maker, state, made) < limit - _MAKES
        if view.taken and dealer in view.others and not self._exchanged(dealer):
            doubts += sum(suits[card] == view.trump or rank(card) == "A" for card in state.laid[dealer])
        return doubts

    def _stuck(self, maker: Seat) -> bool:
        """Whether the maker had to name a suit."""
        view = self.view
        return view.rules.stick_the_dealer and maker == view.dealer and not view.ordered

    def _could(self, seat: Seat, state: EuchreState, *, upcard: bool) -> float:
        """Return the tricks with which a seat that has passed could have made trumps."""
        if upcard:
            return self._worth(seat, state, Action("order"))
        names = [Action("name", target=letter) for letter in SUITS if letter != self.view.offered]
        return max(self._worth(seat, state, name) for name in names)

    def _worth(self, seat: Seat, state: EuchreState, made: Action) -> float:
        held = [*state.hands[seat], *self.played[seat]]
        if self.view.taken and seat == self.view.dealer:
            # With the card laid away, and without the upcard: the hand as it was dealt.
            held = [card for card in (*held, *state.laid[seat]) if card != self.view.upcard]
        return worth(self.view, seat, held, made)
