"""The rules of Rubicon Bezique: the options together with dealing, and the end of a match of deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, cast

from engine.kit.trick_round import TrickRules
from engine.round import Round
from engine.rubicon.options import RubiconOptions
from engine.rubicon.presentation import PRESENTATION
from engine.rubicon.round import RubiconRound, RubiconView, imagine
from engine.rules import Deal
from engine.score import RoundScore, Settlement
from engine.types import Chance, Verb
from engine.view import View


class RubiconBeziqueRules(RubiconOptions, TrickRules):
    """The rules; see :class:`RubiconOptions` for the options."""

    verbs: ClassVar[tuple[Verb, ...]] = (
        Verb("play", "one"),
        Verb("meld", "some", target=True),
        Verb("blanche"),
        Verb("draw"),
    )
    presentation: ClassVar = PRESENTATION

    def deal(self, deal: Deal) -> RubiconRound:
        """Deal the cards by threes; nothing is turned up."""
        return RubiconRound(self, dealer=deal.dealer, cards=deal.cards, target=deal.target)

    def imagine(self, view: View, chance: Chance) -> RubiconRound:
        """See :meth:`engine.rules.Rules.imagine`."""
        return imagine(cast(RubiconView, view), chance)

    def settle(self, totals: tuple[int, ...], target: int, finished: Round, scores: Sequence[RoundScore]) -> Settlement:
        """Let the most points win after the deals of a match; while these are level, another deal follows."""
        leaders = self.ahead(dict(enumerate(totals)))
        over = len(scores) >= self.partie and len(leaders) == 1
        return Settlement(leaders if over else (), target)
