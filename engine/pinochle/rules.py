"""The rules of Pinochle, Binokel and Bezique: the options together with dealing and settling a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, cast

from engine.highlights import Course, best_round, biggest_turn, first_best, of_cards
from engine.kit.trick_rules import TrickRules, settled_once_ahead, summary
from engine.pinochle import melds, scoring
from engine.pinochle.melds import KINDS, NAMES
from engine.pinochle.options import SEATS, PinochleOptions
from engine.pinochle.presentation import CAUTIONS
from engine.pinochle.round import SPEAKER, PinochleRound, imagine
from engine.pinochle.view import PinochleView
from engine.round import Round
from engine.rules import Deal
from engine.score import RoundScore, Settlement
from engine.types import Chance, Event, Line, Note, Value, Verb
from engine.view import Speaker, View


def highlights(course: Course) -> tuple[Note, ...]:
    """Return the best meld, the most points of a side in the tricks of a round, and the best round.

    Where there was neither, the biggest turn.
    """
    rounds = [(number, cast(PinochleRound, each)) for number, each in enumerate(course.rounds, 1)]
    found = (*_best_meld(rounds), *_most_trick_points(rounds))
    return (*found, *([] if found else biggest_turn(course)), *best_round(course))


def _best_meld(rounds: Iterable[tuple[int, PinochleRound]]) -> Iterator[Note]:
    """Yield the meld that scored most; dixes are none."""
    found = [
        (line, side, number)
        for number, each in rounds
        for side in range(SEATS)
        for line in each.state.lines[side]
        if line.code not in (each.state.dix.name, "dix-turned") and line.points > 0
    ]
    best = first_best(found, lambda each: each[0].points)
    if best:
        line, side, number = best
        yield of_cards("best-meld", side, line.cards, line.points, number, target=line.code)


def _most_trick_points(rounds: Iterable[tuple[int, PinochleRound]]) -> Iterator[Note]:
    """Yield the most points that a side won in the tricks of one round."""
    found = [
        (scoring.trick_points(each.state, side), sum(trick.winner == side for trick in each.state.tricks), side, number)
        for number, each in rounds
        for side in range(SEATS)
    ]
    best = first_best(found, lambda each: each[0])
    if best and best[0] > 0:
        points, count, side, number = best
        yield Note("most-trick-points", {"side": side, "points": points, "count": count, "round": number})


_EXAMPLE_TRUMP = "H"


def explain(options: PinochleOptions, page: str) -> tuple[Note, ...]:
    """Return a help page; see :meth:`engine.rules.Rules.explain`.

    The page ``scoring`` lists every meld, and every pair of kinds that exclude each other.
    """
    names = NAMES[options.preset]
    values: dict[str, Value] = options.options()
    values |= {f"target_{type_}": names[type_] for type_ in ("dix", "pinochle", "sequence", "marriage")}
    first = Note(f"pinochle-{page}", values)
    return (first, *_meld_points(options), *_remelding(options)) if page == "scoring" else (first,)


def _meld_points(options: PinochleOptions) -> list[Note]:
    """Return each type of meld once, highest points first, with the cards of an example."""
    patterns = (*melds.patterns(options, _EXAMPLE_TRUMP), melds.dix(options, _EXAMPLE_TRUMP))
    by_name = {pattern.name: pattern for pattern in reversed(patterns)}
    return [
        Note("pinochle-meld", {"target": name, "points": pattern.points, "cards": pattern.faces})
        for name, pattern in reversed(by_name.items())
    ]


def _remelding(options: PinochleOptions) -> list[Note]:
    """Return, for each kind of meld of these rules, the other kinds that a card of it can never be melded in again."""
    names = KINDS[options.preset]
    played = {pattern.family for pattern in melds.patterns(options, _EXAMPLE_TRUMP)}
    kinds = [kind for kind in melds.FAMILIES if kind in played]
    notes = []
    for old in kinds:
        excluded = [new for new in kinds if not melds.may_remeld(old, new, liberal=options.liberal_remelding)]
        others = tuple(names[new] for new in excluded if new != old)
        if others:
            notes.append(Note("pinochle-remelding-not", {"target": names[old], "target_never": others}))
    return [Note("pinochle-remelding", {"count": len(notes)}), *notes]


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
    speaker: ClassVar[Speaker] = SPEAKER
    pages: ClassVar[tuple[str, ...]] = SPEAKER.page_names

    def explain(self, page: str) -> tuple[Note, ...]:
        """Return a page of the help, with the preset's own names for the melds."""
        return explain(self, page)

    def deal(self, deal: Deal) -> PinochleRound:
        """Deal a round; a player who has the target while melding may knock."""
        return PinochleRound(self, dealer=deal.dealer, totals=deal.totals, target=deal.target, cards=deal.cards)

    def imagine(self, view: View, chance: Chance) -> PinochleRound:
        """See :mod:`engine.pinochle.round`."""
        return imagine(cast(PinochleView, view), chance)

    def summary(self, events: Sequence[Event]) -> tuple[Line, ...]:
        """Return one line for each trick, with the melds that its winner makes."""
        return summary(events, within=("dix-played",))

    def highlights(self, course: Course) -> tuple[Note, ...]:
        """See :mod:`engine.pinochle.rules`."""
        return highlights(course)

    def settle(self, totals: tuple[int, ...], target: int, finished: Round, scores: Sequence[RoundScore]) -> Settlement:
        """Let a player who knocks win. Otherwise the target rises until at most one side is past it.

        Pinochle guide 2.8, 2.10.
        """
        if isinstance(finished, PinochleRound) and finished.knocker is not None:
            return Settlement((finished.knocker,), target)
        return settled_once_ahead(totals, target, TARGET_STEP)
