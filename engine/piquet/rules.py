"""The rules of Piquet: the options together with dealing and settling a partie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, cast

from engine.kit.trick_round import TrickRules
from engine.piquet.options import DEALS, EXTRA_DEALS, PARTIE, PiquetOptions
from engine.piquet.presentation import PRESENTATION
from engine.piquet.round import PiquetRound
from engine.piquet.state import PiquetState
from engine.piquet.view import PiquetView, imagine
from engine.round import Round
from engine.rules import Deal, FixedRounds
from engine.score import RoundScore, ScoreLine, Settlement
from engine.types import Chance, Verb
from engine.view import View


class PiquetRules(PiquetOptions, TrickRules):
    """The rules; see :class:`PiquetOptions` for the options."""

    verbs: ClassVar[tuple[Verb, ...]] = (
        Verb("exchange", "some"),
        Verb("blanche", target=True),
        Verb("peek"),
        Verb("leave"),
        Verb("declare", "some", target=True),
        Verb("name", target=True),
        Verb("play", "one"),
    )
    presentation: ClassVar = PRESENTATION
    fixed_rounds: ClassVar = FixedRounds(4, {"partie": "six", "rubicon": False})

    def deal(self, deal: Deal) -> PiquetRound:
        """Deal twelve cards each by twos, elder first; the eight left are the talon."""
        return PiquetRound(
            self, PiquetState(self, dealer=deal.dealer, number=deal.number, cards=deal.cards), deal.target
        )

    def imagine(self, view: View, chance: Chance) -> PiquetRound:
        """Return a round that may be the one that ``view.seat`` plays in."""
        round_ = PiquetRound(self, imagine(cast(PiquetView, view), chance), view.target)
        round_.opening = ()
        return round_

    def settle(self, totals: tuple[int, ...], target: int, finished: Round, scores: Sequence[RoundScore]) -> Settlement:
        """End a partie after its deals, or once somebody has reached the target and the scores differ.

        If the scores are level after the last deal, two more follow; a partie that is level after these is drawn. The
        result of the partie is the winner's, and the loser is left with nothing.
        """
        over, level = self._over(totals, target, len(scores)), totals[0] == totals[1]
        if not over:
            return Settlement((), target)
        if level:
            return Settlement((0, 1), target)
        winner = totals.index(max(totals))
        added = [[line for line in self._result(totals[winner], totals[1 - winner], target) if line.points]]
        added.insert(1 - winner, [ScoreLine("settled", -totals[1 - winner])] if totals[1 - winner] else [])
        return Settlement((winner,), target, tuple(map(tuple, added)))

    def _over(self, totals: tuple[int, ...], target: int, played: int) -> bool:
        level = totals[0] == totals[1]
        if self.partie == "to-target":
            return max(totals) >= target and not level
        last = DEALS[self.partie]
        return played >= last + EXTRA_DEALS or (played == last and not level)

    def _result(self, most: int, least: int, target: int) -> list[ScoreLine]:
        """Return the change that the end of the partie makes to the winner's score."""
        if self.partie == "to-target":
            double = 2 * least < target
            return [ScoreLine("difference", -least), ScoreLine("lurch", (most - least) * double)]
        if self.rubicon and least < target:
            return [ScoreLine("rubicon", least), ScoreLine("partie", PARTIE)]
        return [ScoreLine("difference", -least), ScoreLine("partie", PARTIE)]
