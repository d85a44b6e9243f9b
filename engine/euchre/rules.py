"""The rules of Euchre: the options together with dealing and what stood out in a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, cast

from engine.chance import Chance
from engine.euchre import from_view
from engine.euchre.cautions import CAUTIONS
from engine.euchre.legality import FARMER
from engine.euchre.options import EuchreOptions
from engine.euchre.round import EuchreRound
from engine.euchre.state import EuchreState
from engine.euchre.view import EuchreView
from engine.highlights import Course, best_round, first_score
from engine.kit.hands import dealt
from engine.kit.trick_rules import TrickRules
from engine.rules import Deal
from engine.types import Event, Note, Verb
from engine.view import View

_BATCHES = (3, 2)


class EuchreRules(EuchreOptions, TrickRules):
    """The rules; see :class:`EuchreOptions` for the options."""

    verbs: ClassVar[tuple[Verb, ...]] = (
        Verb("play", "one"),
        Verb("order", target=True),
        Verb("name", target=True),
        Verb("pass"),
        Verb("discard", "one"),
        Verb("defend"),
        Verb("exchange", "some"),
        Verb(FARMER, "some"),
        Verb("throw-in"),
    )
    shortlisted: ClassVar[Mapping[str, int | None]] = {
        **dict.fromkeys(("order", "name", "defend", "pass", "throw-in", "discard", "play")),
        **dict.fromkeys((FARMER, "exchange"), 3),
    }
    cautions: ClassVar[tuple[str, ...]] = CAUTIONS
    outcomes: ClassVar[tuple[str, ...]] = ("made", "march", "lone-march", "euchre", "lone-euchre")
    round_type = EuchreRound

    def deal(self, deal: Deal) -> EuchreRound:
        """Deal five cards each by threes and twos, and turn up the next."""
        hands, (upcard, *stock) = dealt(deal.cards, deal.seats, (deal.dealer + 1) % deal.seats, _BATCHES)
        state = EuchreState(hands, dealer=deal.dealer, rules=self, upcard=upcard, stock=reversed(stock))
        played = EuchreRound(self, state, deal.target)
        played.opening = (Event("upcard-turned", deal.dealer, (upcard,), state.offered),)
        return played

    def imagine(self, view: View, chance: Chance) -> EuchreRound:
        """See :func:`engine.euchre.from_view.imagined`."""
        seen = cast(EuchreView, view)
        return EuchreRound(self, from_view.imagined(seen, chance), view.target)

    def highlights(self, course: Course) -> tuple[Note, ...]:
        """Return the first lone march, or march, of the game, and its best round."""
        return (*_march(course), *best_round(course))


def _march(course: Course) -> Iterator[Note]:
    for code in ("lone-march", "march"):
        if found := first_score(course, code):
            number, _, line = found
            maker = cast(EuchreRound, course.rounds[number - 1]).state.maker
            assert maker is not None
            yield Note(code, {"seat": maker, "points": line.points, "round": number})
            return
