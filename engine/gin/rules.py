"""The rules of Gin Rummy: the options together with who deals, and settling a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.cards import Card
from engine.gin import scoring
from engine.gin.options import GinOptions
from engine.gin.presentation import PRESENTATION
from engine.gin.round import GinRound
from engine.gin.scoring import bonuses
from engine.kit.discard_round import DiscardRules
from engine.round import Round
from engine.rules import FixedRounds
from engine.score import RoundScore, Settlement, points_of
from engine.types import Seat, Side


class GinRules(GinOptions, DiscardRules):
    """The rules of Gin Rummy; see :class:`GinOptions` for the options."""

    round_type: ClassVar = GinRound
    presentation: ClassVar = PRESENTATION
    fixed_rounds: ClassVar = FixedRounds(6, {"target": 1_000})

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

    def settle(self, totals: tuple[int, ...], target: int, finished: Round, scores: Sequence[RoundScore]) -> Settlement:
        """Let the first player at the target win. In Hollywood all three games must be over, and their sums decide."""
        columns = scoring.columns(self, scores).columns
        if any(column.winner is None for column in columns):
            return Settlement((), target)
        added = bonuses(columns, game=self.game_bonus, box=self.box_bonus, shutout=self._shutout)
        sums = [total + points for total, points in zip(totals, points_of(added), strict=True)]
        leaders = tuple(side for side, points in enumerate(sums) if points == max(sums))
        first = columns[0].winner
        return Settlement(leaders if self.hollywood or first is None else (first,), target, added)

    def _shutout(self, points: int, every: int) -> int:
        return {"none": 0, "points": points, "all": every}[self.shutout]
