"""The rules of Canasta: the options together with the rounds that they deal.

The options are in :mod:`engine.canasta.options`; what is legal in a round is in :mod:`engine.canasta.legality`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, cast

from engine.canasta.from_view import imagine
from engine.canasta.melds import KIND, NATURALS
from engine.canasta.options import CanastaOptions, check_options
from engine.canasta.presentation import PRESENTATION
from engine.canasta.round import CanastaRound
from engine.canasta.view import CanastaView
from engine.cards import Card
from engine.round import Round
from engine.rules import Deal, Rules
from engine.score import RoundScore, Settlement, first_player, highest_cut
from engine.types import Chance, RulesError, Seat, Verb
from engine.view import View


class CanastaRules(CanastaOptions, Rules):
    """The options of Canasta, and how they deal, score and explain a round.

    >>> CanastaRules.of("classic").seats_played()
    (2,)
    >>> CanastaRules.of("samba").changed()
    ()
    """

    verbs: ClassVar[tuple[Verb, ...]] = (
        Verb("draw"),
        Verb("take", "some", target=True, at_once=True),
        Verb("meld", "some", target=True),
        Verb("discard", "one"),
        Verb("pass"),
        Verb("ask"),
        Verb("answer", target=True),
        Verb("special"),
        Verb("end"),
    )
    presentation: ClassVar = PRESENTATION

    def check(self, seats: int) -> None:
        """Raise :class:`RulesError` for an option out of range, two that clash, or this number of seats."""
        self.of(self.preset)
        if seats not in self.players:
            raise RulesError("seats", "seats-not-played", value=seats)
        check_options(self, seats)

    def dealer(self, number: int, seats: int, scores: Sequence[RoundScore], cut: Sequence[Card]) -> Seat:
        """Return the seat before the one that starts (guide 2.11; who starts: 4.4.5)."""
        if self.starter == "first-seat":
            return seats - 1
        first = 0
        if self.starter in ("cut", "cut-then-loser"):
            # Jokers, twos and threes are cut again.
            first = highest_cut(seats, [KIND[card] if KIND[card] in NATURALS else None for card in cut])
        loser = self.starter in ("loser", "cut-then-loser")
        starts = first_player(number, self.sides(seats), scores, first=first, loser=loser, edition=self.edition)
        return (starts - 1) % seats

    def deal(self, deal: Deal) -> CanastaRound:
        """Deal a round; the totals determine the sides' initial meld minimums."""
        return CanastaRound(
            self,
            sides=self.sides(deal.seats),
            dealer=deal.dealer,
            totals=deal.totals,
            cards=deal.cards,
            number=deal.number,
        )

    def imagine(self, view: View, chance: Chance) -> CanastaRound:
        """See :mod:`engine.canasta.from_view`."""
        return imagine(cast(CanastaView, view), chance)

    def settle(self, totals: tuple[int, ...], target: int, finished: Round, scores: Sequence[RoundScore]) -> Settlement:
        """Apply the common rule, or after the last round let the leader win; if the leaders are level, play goes on."""
        if not self.rounds:
            return super().settle(totals, target, finished, scores)
        leaders = tuple(side for side, total in enumerate(totals) if total == max(totals))
        done = isinstance(finished, CanastaRound) and finished.number >= self.rounds
        return Settlement(leaders if done and len(leaders) == 1 else (), target)
