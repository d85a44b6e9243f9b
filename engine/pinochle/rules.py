"""The rules of Pinochle, Binokel and Bezique: the options together with dealing and settling a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, cast

from engine.kit.trick_round import TrickRules, settled_once_ahead
from engine.pinochle.options import PinochleOptions
from engine.pinochle.presentation import PRESENTATION
from engine.pinochle.round import PinochleRound, PinochleView, imagine
from engine.round import Round
from engine.rules import Deal, FixedRounds
from engine.score import RoundScore, Settlement
from engine.types import Chance, Verb
from engine.view import View

TARGET_STEP = 250
"""How much the target rises while both sides are past it (Pinochle guide 2.8, 2.10)."""


class PinochleRules(PinochleOptions, TrickRules):
    """The rules of the family; see :class:`PinochleOptions` for the options."""

    verbs: ClassVar[tuple[Verb, ...]] = (
        Verb("play", "one"),
        Verb("meld", "some", target=True),
        Verb("exchange"),
        Verb("draw"),
        Verb("knock"),
    )
    presentation: ClassVar = PRESENTATION
    fixed_rounds: ClassVar = FixedRounds(1, {"target": 10_000})

    def deal(self, deal: Deal) -> PinochleRound:
        """Deal a round; a player who has the target while melding may knock."""
        return PinochleRound(self, dealer=deal.dealer, totals=deal.totals, target=deal.target, cards=deal.cards)

    def imagine(self, view: View, chance: Chance) -> PinochleRound:
        """See :mod:`engine.pinochle.round`."""
        return imagine(cast(PinochleView, view), chance)

    def settle(self, totals: tuple[int, ...], target: int, finished: Round, scores: Sequence[RoundScore]) -> Settlement:
        """Let a player who knocks win. Otherwise the target rises until at most one side is past it.

        Pinochle guide 2.8, 2.10.
        """
        if isinstance(finished, PinochleRound) and finished.knocker is not None:
            return Settlement((finished.knocker,), target)
        return settled_once_ahead(totals, target, TARGET_STEP)
