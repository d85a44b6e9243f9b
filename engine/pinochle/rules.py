"""The rules of Pinochle, Binokel and Bezique: the options together with dealing and settling a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, cast

from engine.cards import Card, rank
from engine.chance import Chance
from engine.first_player import first_player, highest_cut
from engine.highlights import Course
from engine.pinochle import highlights
from engine.pinochle.card_order import STRENGTH
from engine.pinochle.cautions import CAUTIONS
from engine.pinochle.help_values import explain
from engine.pinochle.imagine import imagine
from engine.pinochle.options import PinochleOptions
from engine.pinochle.pages import PAGES
from engine.pinochle.round import PinochleRound
from engine.pinochle.shortlist import shortlist
from engine.pinochle.summary import summary
from engine.pinochle.view import PinochleView
from engine.round import Round
from engine.rules import Rules
from engine.score import RoundScore, Settlement
from engine.summary import Line
from engine.types import Choice, Event, Note, Seat, Side, Verb
from engine.view import View

TARGET_STEP = 250
"""How much the target rises while both sides are past it (Pinochle guide 2.8, 2.10)."""


class PinochleRules(PinochleOptions, Rules):
    """The rules of the family; see :class:`PinochleOptions` for the options."""

    verbs: ClassVar[tuple[Verb, ...]] = (
        Verb("play", "one"),
        Verb("meld", "some", target=True),
        Verb("exchange"),
        Verb("draw"),
        Verb("knock"),
    )
    cautions: ClassVar[tuple[str, ...]] = CAUTIONS
    automatic: ClassVar[tuple[str, ...]] = ("knock",)
    routine: ClassVar[tuple[str, ...]] = ("draw",)
    pages: ClassVar[tuple[str, ...]] = PAGES

    def shortlist(self, view: View) -> tuple[Choice, ...]:
        """Return every card to play, or the best melds and the draw; see :mod:`engine.pinochle.shortlist`."""
        return shortlist(cast(PinochleView, view))

    def explain(self, page: str) -> tuple[Note, ...]:
        """Return a page of the help, with the preset's own names for the melds."""
        return explain(self, page)

    def dealer(self, number: int, seats: int, scores: Sequence[RoundScore], cut: Sequence[Card]) -> Seat:
        """Return the seat before the one that starts the round.

        Seat 0 starts the first round, or the higher card of the cut (Pinochle guide 7.4.5).
        """
        first = highest_cut(seats, [STRENGTH[rank(card)] for card in cut]) if self.cut_for_deal else 0
        starts = first_player(number, self.sides(seats), scores, first=first, loser=self.starter == "loser")
        return (starts - 1) % seats

    def next_lead(self, seats: int, winners: Sequence[Side]) -> Seat:
        """Return whose player leads first in the next game: the other one or, by ``starter``, the loser.

        A cut decides anew, so the seats stay. Pinochle guide 2.12, 7.4.5.
        """
        if self.cut_for_deal or not winners:
            return 0
        if self.starter == "loser":
            return next(seat for seat, side in enumerate(self.sides(seats)) if side not in winners)
        return 1

    def deal(
        self,
        *,
        seats: int,
        number: int,
        dealer: Seat,
        totals: tuple[int, ...],
        target: int,
        scores: Sequence[RoundScore],
        cards: tuple[Card, ...],
    ) -> PinochleRound:
        """Deal a round from shuffled ``cards``, top first; a player with ``target`` points while melding may knock."""
        return PinochleRound(self, dealer=dealer, totals=totals, target=target, cards=cards)

    def imagine(self, view: View, chance: Chance) -> PinochleRound:
        """See :mod:`engine.pinochle.imagine`."""
        return imagine(cast(PinochleView, view), chance)

    def summary(self, events: Sequence[Event]) -> tuple[Line, ...]:
        """Return one line for each trick; see :mod:`engine.pinochle.summary`."""
        return summary(events)

    def highlights(self, course: Course) -> tuple[Note, ...]:
        """See :mod:`engine.pinochle.highlights`."""
        return highlights.highlights(course)

    def settle(self, totals: tuple[int, ...], target: int, finished: Round, scores: Sequence[RoundScore]) -> Settlement:
        """A player who knocks has won. Otherwise the target rises until at most one side is past it.

        Pinochle guide 2.8, 2.10.
        """
        if isinstance(finished, PinochleRound) and finished.knocker is not None:
            return Settlement((finished.knocker,), target)
        while sum(total >= target for total in totals) > 1:
            target += TARGET_STEP
        return Settlement(tuple(side for side, total in enumerate(totals) if total >= target), target)
