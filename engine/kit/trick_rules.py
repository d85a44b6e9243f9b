"""The rules that games of tricks share: dealing in turn, and how a game to a target ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, cast

from engine.cards import Card, rank
from engine.kit.trick_round import TrickRound, deal_hidden, laid_out
from engine.kit.trick_view import TrickView
from engine.kit.tricks import TrickOptions
from engine.rules import Rules
from engine.score import RoundScore, Settlement, first_player, highest_cut
from engine.types import Chance, Seat, Side, Verb
from engine.view import View


class TrickRules(TrickOptions, Rules):
    """The rules of a game of tricks, as far as they are the same in all of them."""

    verbs: ClassVar[tuple[Verb, ...]] = (Verb("play", "one"),)
    round_type: ClassVar[type[TrickRound]]
    """The game's rounds, made of these rules, a state and the target."""

    def dealer(self, number: int, seats: int, scores: Sequence[RoundScore], cut: Sequence[Card]) -> Seat:
        """Return the seat before the one that starts the round.

        Seat 0 starts the first round, or the higher card of the cut.
        """
        first = highest_cut(seats, [self._cut_strength(card) for card in cut]) if self.cut_for_deal else 0
        starts = first_player(
            number,
            self.sides(seats),
            scores,
            first=first,
            loser=self.starter == "loser",
            edition=self.edition,
        )
        return (starts - 1) % seats

    def _cut_strength(self, card: Card) -> int | None:
        """Return the strength of a card that is cut; ``None`` for one of no rank, such as a joker."""
        return self.ranks.index(rank(card)) if rank(card) in self.ranks else None

    def next_lead(self, seats: int, winners: Sequence[Side]) -> Seat:
        """Return whose player leads first in the next game: the other one or, by ``starter``, the loser.

        A cut decides anew, so the seats stay.
        """
        if self.cut_for_deal or not winners:
            return 0
        if self.starter == "loser":
            return next(seat for seat, side in enumerate(self.sides(seats)) if side not in winners)
        return 1

    def imagine(self, view: View, chance: Chance) -> TrickRound:
        """See :meth:`engine.rules.Rules.imagine`."""
        seen = cast(TrickView, view)
        state = laid_out(seen)
        deal_hidden(state, seen, chance)
        return self.round_type(self, state, view.target)


def settled_once_ahead(totals: tuple[int, ...], target: int, step: int) -> Settlement:
    """Return the winner, once only one side has reached the target, which rises by ``step`` as long as several have.

    >>> settled_once_ahead((52, 61), 50, 10)
    Settlement(winners=(1,), target=60, lines=())
    """
    while sum(total >= target for total in totals) > 1:
        target += step
    return Settlement(tuple(side for side, total in enumerate(totals) if total >= target), target)
