"""The rules of Écarté: the options together with dealing and what stood out in a game."""

from __future__ import annotations

from typing import ClassVar, cast

from engine.ecarte.options import EcarteOptions
from engine.ecarte.round import EcarteRound, EcarteState, laid_out
from engine.ecarte.view import CAUTIONS, SPEAKER, EcarteView
from engine.highlights import Course, best_round, first_score
from engine.kit.trick_round import deal_hidden
from engine.kit.trick_rules import TrickRules
from engine.rules import Deal
from engine.types import Chance, Choice, Event, Note, Verb
from engine.view import Speaker, View

_BUTTONS = ("propose", "stand", "accept", "refuse", "king", "exchange", "play")


class EcarteRules(EcarteOptions, TrickRules):
    """The rules; see :class:`EcarteOptions` for the options."""

    speaker: ClassVar[Speaker] = SPEAKER
    verbs: ClassVar[tuple[Verb, ...]] = (
        Verb("play", "one"),
        Verb("propose"),
        Verb("stand"),
        Verb("accept"),
        Verb("refuse"),
        Verb("exchange", "some"),
        Verb("king"),
    )
    cautions: ClassVar[tuple[str, ...]] = CAUTIONS
    automatic: ClassVar[tuple[str, ...]] = ("king",)
    outcomes: ClassVar[tuple[str, ...]] = ("point", "vulnerable", "vole")
    round_type = EcarteRound

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

    def shortlist(self, view: View) -> tuple[Choice, ...]:
        """Return every call, a few ways to exchange, and every card."""
        suggested = len(cast(EcarteView, view).sensible())
        most = {"exchange": suggested}
        return tuple(choice for kind in _BUTTONS for choice in view.choices(kind)[: most.get(kind)])

    def highlights(self, course: Course) -> tuple[Note, ...]:
        """Return the first vole of the game, and its best round."""
        voles = [
            Note("vole", {"side": side, "points": line.points, "round": number})
            for number, side, line in filter(None, [first_score(course, "vole")])
        ]
        return (*voles, *best_round(course))
