"""The rules of Gin Rummy: the options together with dealing and settling a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from engine.cards import Card
from engine.chance import Chance
from engine.gin import presentation, scoring
from engine.gin.cautions import CAUTIONS
from engine.gin.imagine import imagine
from engine.gin.options import GinOptions
from engine.gin.round import GinRound
from engine.gin.view import GinView
from engine.highlights import Course, best_round, biggest_turn
from engine.kit.discard_rules import DiscardRules
from engine.round import Round
from engine.rules import Deal
from engine.score import RoundScore, Settlement, points_of
from engine.types import Note, Seat, Side, Verb
from engine.view import View


class GinRules(GinOptions, DiscardRules):
    """The rules of Gin Rummy; see :class:`GinOptions` for the options."""

    verbs: ClassVar[tuple[Verb, ...]] = (
        Verb("draw"),
        Verb("take"),
        Verb("pass"),
        Verb("gin"),
        Verb("knock", "some", target=True),
        Verb("discard", "one"),
        Verb("lay", "some", target=True),
        Verb("end"),
    )
    cautions: ClassVar[tuple[str, ...]] = CAUTIONS
    pages: ClassVar[tuple[str, ...]] = presentation.SPEAKER.page_names
    shortlisted: ClassVar[Mapping[str, int | None]] = {
        **{"gin": None, "knock": 3},
        **dict.fromkeys(("draw", "take", "pass", "lay", "end", "discard")),
    }

    def imagine(self, view: View, chance: Chance) -> GinRound:
        """Return a round that may be the one that ``view.seat`` plays in."""
        return imagine(cast(GinView, view), chance)

    def highlights(self, course: Course) -> tuple[Note, ...]:
        """Return the best round. A round is won by one turn, so the biggest turn tells nothing else."""
        return tuple(best_round(course)) or tuple(biggest_turn(course))

    def dealer(self, number: int, seats: int, scores: Sequence[RoundScore], cut: Sequence[Card]) -> Seat:
        """Return who deals: seat 1 first, later by the option; after a round that nobody won, the same again."""
        dealer = 1
        for lines in scores:
            won = scoring.winner(lines)
            if won is not None:
                dealer = {"alternate": 1 - dealer, "winner": won, "loser": 1 - won}[self.next_dealer]
        return dealer

    def next_lead(self, seats: int, winners: Sequence[Side]) -> Seat:
        """Return whose player moves to seat 0, which does not deal first: by the option, as in a game."""
        if self.next_dealer == "alternate" or len(winners) != 1:
            return 1
        return winners[0] if self.next_dealer == "loser" else 1 - winners[0]

    def deal(self, deal: Deal) -> GinRound:
        """Deal a round; the scores before it decide where it is entered in Hollywood."""
        return GinRound(self, dealer=deal.dealer, cards=deal.cards, scores=deal.scores)

    def settle(self, totals: tuple[int, ...], target: int, finished: Round, scores: Sequence[RoundScore]) -> Settlement:
        """A game is won by who reaches the target first. In Hollywood all three must be over, and their sums decide."""
        columns = scoring.columns(self, scores)
        if any(column.winner is None for column in columns):
            return Settlement((), target)
        added = scoring.bonuses(self, columns)
        sums = [total + points for total, points in zip(totals, points_of(added), strict=True)]
        leaders = tuple(side for side, points in enumerate(sums) if points == max(sums))
        first = columns[0].winner
        return Settlement(leaders if self.hollywood or first is None else (first,), target, added)
