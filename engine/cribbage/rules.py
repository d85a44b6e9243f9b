"""The rules of Cribbage: the options together with dealing and settling a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, cast

from engine.cards import Card, rank
from engine.chance import Chance
from engine.cribbage import presentation
from engine.cribbage.cautions import CAUTIONS
from engine.cribbage.imagine import imagine
from engine.cribbage.options import CribbageOptions
from engine.cribbage.round import CribbageRound
from engine.cribbage.summary import summary
from engine.cribbage.view import CribbageView
from engine.first_player import highest_cut
from engine.highlights import Course, best_round, first_best, of_cards
from engine.kit.sets_and_runs import RANKS
from engine.round import Round
from engine.rules import Deal, Rules
from engine.score import RoundScore, Settlement
from engine.summary import Line
from engine.types import Choice, Event, Note, Seat, Side, Verb
from engine.view import View

_FINE = 12
"""The points from which a hand stands out."""


class CribbageRules(CribbageOptions, Rules):
    """The rules of Cribbage; see :class:`CribbageOptions` for the options."""

    verbs: ClassVar[tuple[Verb, ...]] = (
        Verb("crib", "some"),
        Verb("play", "one"),
        Verb("show"),
        Verb("count", target=True),
        Verb("claim", target=True),
        Verb("pass"),
    )
    cautions: ClassVar[tuple[str, ...]] = CAUTIONS
    shortlisted: ClassVar[Mapping[str, int | None]] = dict.fromkeys(("show", "pass", "play"))
    averages: ClassVar[tuple[str, ...]] = ("hand-points", "crib-points", "pegged")
    cuts_each_game: ClassVar[bool] = False
    routine: ClassVar[tuple[str, ...]] = ("show",)
    pages: ClassVar[tuple[str, ...]] = presentation.SPEAKER.page_names

    def shortlist(self, view: View) -> tuple[Choice, ...]:
        """Return also the cards to lay away, where one is laid away and not two."""
        laid = view.choices("crib") if self.shape.laid == 1 else ()
        return (*laid, *super().shortlist(view))

    def imagine(self, view: View, chance: Chance) -> CribbageRound:
        """Return a round that may be the one that ``view.seat`` plays in."""
        return imagine(cast(CribbageView, view), chance)

    def summary(self, events: Sequence[Event]) -> tuple[Line, ...]:
        """Return one line for each card or hand; see :mod:`engine.cribbage.summary`."""
        return summary(events)

    def highlights(self, course: Course) -> tuple[Note, ...]:
        """Return the best hand and the best crib of a game, and the best round."""
        return (*_best(course, crib=False), *_best(course, crib=True), *best_round(course))

    def dealer(self, number: int, seats: int, scores: Sequence[RoundScore], cut: Sequence[Card]) -> Seat:
        """Return who deals: who cut the lowest card, or the first seat; then the seats in turn."""
        first = highest_cut(seats, [-RANKS.index(rank(card)) for card in cut]) if self.cut_for_deal else 0
        return (first + number - 1) % seats

    def next_lead(self, seats: int, winners: Sequence[Side]) -> Seat:
        """Return the first seat that has lost: it deals first in the next game."""
        return next((seat for seat, side in enumerate(self.sides(seats)) if winners and side not in winners), 0)

    def games_won(self, totals: tuple[int, ...], target: int, winners: Sequence[Side]) -> int:
        """Return one game, or more if every loser was skunked."""
        return min((self.games_lost(total) for side, total in enumerate(totals) if side not in winners), default=1)

    def deal(self, deal: Deal) -> CribbageRound:
        """Deal a round, one card at a time; the next one is the starter."""
        return CribbageRound(self, deal)

    def ahead(self, totals: Mapping[Side, int]) -> tuple[Side, ...]:
        """Return the sides with the most points, or with the fewest in low ball."""
        return super().ahead({side: self.sign * total for side, total in totals.items()})

    def settle(self, totals: tuple[int, ...], target: int, finished: Round, scores: Sequence[RoundScore]) -> Settlement:
        """The game ends when a peg is home; in low ball that side has lost."""
        if max(totals) < target:
            return Settlement((), target)
        return Settlement(self.ahead(dict(enumerate(totals))), target)


def _best(course: Course, *, crib: bool) -> Iterator[Note]:
    """Yield the best hand, or the best crib, of a game if it is a fine one."""
    shown = [
        (each.counted, number, each)
        for number, played in enumerate(course.rounds, 1)
        for each in cast(CribbageRound, played).shown
        if each.crib == crib
    ]
    best = first_best(shown, lambda each: each[0])
    if best and best[0] >= _FINE:
        points, number, each = best
        side = course.rounds[number - 1].sides[each.seat]  # type: ignore[attr-defined]
        yield of_cards("best-crib" if crib else "best-hand", side, each.cards, points, number)
