"""The rules of Pinochle, Binokel and Bezique: the options together with dealing and settling a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from engine.chance import Chance
from engine.highlights import Course
from engine.kit.trick_rules import TrickRules, settled_once_ahead
from engine.kit.trick_summary import summary
from engine.pinochle import highlights
from engine.pinochle.cautions import CAUTIONS
from engine.pinochle.help_values import explain
from engine.pinochle.imagine import imagine
from engine.pinochle.observation import SPEAKER
from engine.pinochle.options import PinochleOptions
from engine.pinochle.round import PinochleRound
from engine.pinochle.view import PinochleView
from engine.round import Round
from engine.rules import Deal
from engine.score import RoundScore, Settlement
from engine.summary import Line
from engine.types import Event, Note, Verb
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
    cautions: ClassVar[tuple[str, ...]] = CAUTIONS
    automatic: ClassVar[tuple[str, ...]] = ("knock",)
    routine: ClassVar[tuple[str, ...]] = ("draw",)
    shortlisted: ClassVar[Mapping[str, int | None]] = {
        **{"knock": None, "meld": 3},
        **dict.fromkeys(("exchange", "draw", "play")),
    }
    pages: ClassVar[tuple[str, ...]] = SPEAKER.page_names

    def explain(self, page: str) -> tuple[Note, ...]:
        """Return a page of the help, with the preset's own names for the melds."""
        return explain(self, page)

    def deal(self, deal: Deal) -> PinochleRound:
        """Deal a round; a player who has the target while melding may knock."""
        return PinochleRound(self, dealer=deal.dealer, totals=deal.totals, target=deal.target, cards=deal.cards)

    def imagine(self, view: View, chance: Chance) -> PinochleRound:
        """See :mod:`engine.pinochle.imagine`."""
        return imagine(cast(PinochleView, view), chance)

    def summary(self, events: Sequence[Event]) -> tuple[Line, ...]:
        """Return one line for each trick, with the melds that its winner makes."""
        return summary(events, within=("dix-played",))

    def highlights(self, course: Course) -> tuple[Note, ...]:
        """See :mod:`engine.pinochle.highlights`."""
        return highlights.highlights(course)

    def settle(self, totals: tuple[int, ...], target: int, finished: Round, scores: Sequence[RoundScore]) -> Settlement:
        """A player who knocks has won. Otherwise the target rises until at most one side is past it.

        Pinochle guide 2.8, 2.10.
        """
        if isinstance(finished, PinochleRound) and finished.knocker is not None:
            return Settlement((finished.knocker,), target)
        return settled_once_ahead(totals, target, TARGET_STEP)
