"""The rules of German Whist: the options together with dealing and settling a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from engine.cards import suit
from engine.german_whist.options import HAND, SEATS, GermanWhistOptions
from engine.german_whist.round import GermanWhistRound
from engine.highlights import Course, best_round, first_best
from engine.kit.trick_cautions import CAUTIONS
from engine.kit.trick_rules import TrickRules, settled_once_ahead
from engine.kit.trick_state import TrickState
from engine.round import Round
from engine.rules import Deal
from engine.score import RoundScore, Settlement
from engine.types import Event, Note

STEP = 10
"""How much the target rises while both players have reached it."""


class GermanWhistRules(GermanWhistOptions, TrickRules):
    """The rules; see :class:`GermanWhistOptions` for the options."""

    cautions: ClassVar[tuple[str, ...]] = CAUTIONS
    round_type = GermanWhistRound

    def deal(self, deal: Deal) -> GermanWhistRound:
        """Deal thirteen cards each, and turn up the next: its suit is trump for the whole round."""
        dealt, [turned, *stock] = deal.cards[: SEATS * HAND], deal.cards[SEATS * HAND :]
        state = TrickState(
            (dealt[1 - deal.dealer :: SEATS], dealt[deal.dealer :: SEATS]),
            dealer=deal.dealer,
            trump=suit(turned),
            upturned=turned,
            stock=reversed(stock),
            ranks=self.ranks,
        )
        round_ = GermanWhistRound(self, state, deal.target)
        round_.opening = (Event("trump-turned", cards=(turned,), target=state.trump),)
        return round_

    def settle(self, totals: tuple[int, ...], target: int, finished: Round, scores: Sequence[RoundScore]) -> Settlement:
        """The target rises by ten as long as both players have reached it."""
        return settled_once_ahead(totals, target, STEP)

    def highlights(self, course: Course) -> tuple[Note, ...]:
        """Return the most tricks that a side won in phase two of a round, and the best round in a game for points."""
        return (*_most_tricks(course), *(best_round(course) if self.won_by == "points" else ()))


def _most_tricks(course: Course) -> Iterator[Note]:
    feats = [
        (its.get("tricks", 0), number, side)
        for number, each in enumerate(course.rounds, 1)
        for side, its in enumerate(each.feats())
    ]
    best = first_best(feats, lambda each: each[0])
    if best:
        tricks, number, side = best
        yield Note("most-tricks", {"side": side, "points": tricks, "round": number})
