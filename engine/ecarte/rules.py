"""The rules of Écarté: the options together with dealing."""

from __future__ import annotations

from typing import ClassVar, cast

from engine.ecarte.options import EcarteOptions
from engine.ecarte.presentation import PRESENTATION
from engine.ecarte.round import EcarteRound, EcarteState, EcarteView, laid_out
from engine.kit.trick_round import TrickRules, deal_hidden
from engine.rules import Deal, FixedRounds
from engine.types import Chance, Event, Verb
from engine.view import View


class EcarteRules(EcarteOptions, TrickRules):
    """The rules; see :class:`EcarteOptions` for the options."""

    presentation: ClassVar = PRESENTATION
    fixed_rounds: ClassVar = FixedRounds(20, {"target": 200})
    verbs: ClassVar[tuple[Verb, ...]] = (
        Verb("play", "one"),
        Verb("propose"),
        Verb("stand"),
        Verb("accept"),
        Verb("refuse"),
        Verb("exchange", "some"),
        Verb("king"),
    )

    def deal(self, deal: Deal) -> EcarteRound:
        """Deal five cards each by threes and twos, and turn up the next: its suit is trump."""
        state = EcarteState(self, dealer=deal.dealer, totals=deal.totals, target=deal.target, cards=deal.cards)
        played = EcarteRound(self, state, deal.target)
        assert state.upturned is not None
        played.opening = (Event("trump-turned", cards=(state.upturned,), target=state.trump),)
        if state.turned_king:
            played.opening += (Event("king-turned", deal.dealer, (state.upturned,), points=state.kings(deal.dealer)),)
        return played

    def imagine(self, view: View, chance: Chance) -> EcarteRound:
        """See :meth:`engine.rules.Rules.imagine`."""
        seen = cast(EcarteView, view)
        state = laid_out(seen)
        deal_hidden(state, seen, chance)
        return EcarteRound(self, state, view.target)
