"""The rules of Canasta: the options together with the rounds that they deal.

The options are in :mod:`engine.canasta.options`; what is legal in a round is in :mod:`engine.canasta.legality`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import ClassVar, cast

from engine.canasta import scoring, selection
from engine.canasta.cautions import CAUTIONS
from engine.canasta.from_view import imagine
from engine.canasta.help_values import explain
from engine.canasta.legality import ending
from engine.canasta.melds import KIND, NATURALS
from engine.canasta.observation import SPEAKER
from engine.canasta.options import CanastaOptions, check_options
from engine.canasta.round import CanastaRound
from engine.canasta.shortlist import shortlist
from engine.canasta.view import CanastaView
from engine.cards import BACK, Card, suit
from engine.highlights import Course, best_round, biggest_turn, first_best, of_cards
from engine.round import Round
from engine.rules import Deal, Rules
from engine.score import RoundScore, Settlement, first_player, highest_cut
from engine.types import Action, Chance, Choice, Event, Line, Note, RulesError, Seat, Verb, lines_by_seat
from engine.view import Speaker, View


def highlights(course: Course) -> tuple[Note, ...]:
    """Return a special hand, the best canasta or else the best meld, the biggest turn and the best round."""
    rounds = [cast(CanastaRound, each) for each in course.rounds]
    return (*_special_hand(rounds), *_best_meld(rounds), *biggest_turn(course), *best_round(course))


def _special_hand(rounds: Iterable[CanastaRound]) -> Iterator[Note]:
    found = [each for each in rounds if each.special and each.out is not None]
    best = first_best(found, lambda each: ending.SPECIAL_HAND_POINTS[each.special])
    if best and best.out is not None:
        shown = tuple(card for held in best.hands[best.out] for card in held)
        points = ending.SPECIAL_HAND_POINTS[best.special]
        yield of_cards("special-hand", best.sides[best.out], shown, points, best.number, rank=best.special)


def _best_meld(rounds: Iterable[CanastaRound]) -> Iterator[Note]:
    """Yield the canasta worth most with its cards; without any canasta, the meld worth most."""
    found = []
    for each in rounds:
        for side in range(len(each.laid)):
            for slot in each.slots(side):
                made = each.made(side, slot)
                cards = (*sorted(each.laid[side][slot], key=_order), *each.wild[side][slot])
                bonus = scoring.canasta_bonus(each.rules, made, cards) if made else 0
                points = bonus + scoring.points(each, cards)
                code = f"best-{made}-canasta" if made else "best-rank-meld"
                note = of_cards(code, side, cards, points, each.number, rank=each.family(side, slot))
                found.append(((bool(made), points, len(cards)), note))
    best = first_best(found, lambda each: each[0])
    if best:
        yield best[1]


def _order(card: Card) -> tuple[int, str]:
    return KIND[card], suit(card)


_MELDS = ("melded", "added")
_CANASTAS = ("natural-canasta", "mixed-canasta", "wild-canasta", "sequence-canasta")


def summary(events: Sequence[Event]) -> tuple[Line, ...]:
    """Return one line for each turn in ``events``, which must have passed :meth:`engine.types.Event.seen_by`.

    Several melds in a row become a list of ranks. Left out are a hidden draw that something follows, and the rest of
    a pile, as its size is told when it is taken.
    """
    return tuple(
        Line(line.seat, _shortened([event for event in line.parts if isinstance(event, Event)]))
        for line in lines_by_seat(events)
    )


def _shortened(events: list[Event]) -> tuple[Event | Note, ...]:
    took_pile = any(event.kind == "took-pile" for event in events)
    opening = next((event for event in events if event.kind == "initial-meld"), None)
    kept = [
        event
        for event in events
        if not (event.kind == "drew" and BACK in event.cards and len(events) > 1)
        and not (event.kind == "received" and took_pile)
    ]
    parts: list[Event | Note] = []
    for melding, its in groupby(kept, lambda event: event.kind in (*_MELDS, *_CANASTAS, "initial-meld")):
        run = list(its)
        parts += _melding(run, opening if opening in run else None) if melding else _together(run)
    return tuple(parts)


def _together(events: list[Event]) -> list[Event]:
    """Return the same events, with red threes in a row as one."""
    told: list[Event] = []
    for event in events:
        together = event.kind == "red-threes" and bool(told) and told[-1].kind == event.kind
        told.append(event._replace(cards=told.pop().cards + event.cards) if together else event)
    return told


def _melding(events: list[Event], opening: Event | None) -> list[Event | Note]:
    """Melds in a row with what they completed: the melds first, then the canastas as they are in the end."""
    melds = [event for event in events if event.kind in _MELDS]
    canastas = {event.target: event for event in events if event.kind in _CANASTAS}.values()
    ranks = tuple(dict.fromkeys(event.target for event in melds))
    if opening and melds:
        return [Note("opened", {"ranks": ranks, "points": opening.points}), *canastas]
    if len(melds) > 1:
        return [Note("melds", {"ranks": ranks}), *canastas]
    return [*melds, *([opening] if opening else ()), *canastas]


class CanastaRules(CanastaOptions, Rules):
    """The options of Canasta, and how they deal, score and explain a round.

    >>> CanastaRules.of("classic").seats_played()
    (2,)
    >>> CanastaRules.of("samba").changed()
    ()
    """

    verbs: ClassVar[tuple[Verb, ...]] = (
        Verb("draw"),
        Verb("take", "some", target=True, at_once=True),
        Verb("meld", "some", target=True),
        Verb("discard", "one"),
        Verb("pass"),
        Verb("ask"),
        Verb("answer", target=True),
        Verb("special"),
        Verb("end"),
    )
    cautions: ClassVar[tuple[str, ...]] = CAUTIONS
    routine: ClassVar[tuple[str, ...]] = ("draw",)
    speaker: ClassVar[Speaker] = SPEAKER
    pages: ClassVar[tuple[str, ...]] = SPEAKER.page_names

    def shortlist(self, view: View) -> tuple[Choice, ...]:
        """Return ways to take the pile, melds, ways to open, and every discard; see :mod:`engine.canasta.shortlist`."""
        return shortlist(cast(CanastaView, view))

    def check(self, seats: int) -> None:
        """Raise :class:`RulesError` for an option out of range, two that clash, or this number of seats."""
        self.of(self.preset)
        if seats not in self.players:
            raise RulesError("seats", "seats-not-played", value=seats)
        check_options(self, seats)

    def dealer(self, number: int, seats: int, scores: Sequence[RoundScore], cut: Sequence[Card]) -> Seat:
        """Return the seat before the one that starts (guide 2.11; who starts: 4.4.5)."""
        if self.starter == "first-seat":
            return seats - 1
        first = 0
        if self.starter in ("cut", "cut-then-loser"):
            # Jokers, twos and threes are cut again.
            first = highest_cut(seats, [KIND[card] if KIND[card] in NATURALS else None for card in cut])
        loser = self.starter in ("loser", "cut-then-loser")
        starts = first_player(number, self.sides(seats), scores, first=first, loser=loser, edition=self.edition)
        return (starts - 1) % seats

    def deal(self, deal: Deal) -> CanastaRound:
        """Deal a round; the totals determine the sides' initial meld minimums."""
        return CanastaRound(
            self,
            sides=self.sides(deal.seats),
            dealer=deal.dealer,
            totals=deal.totals,
            cards=deal.cards,
            number=deal.number,
        )

    def explain(self, page: str) -> tuple[Note, ...]:
        """Return a page of the help, with the minimums of the initial meld."""
        return explain(self, page)

    def meanings(self, view: View, action: Action, *, in_order: bool = False) -> tuple[Choice, ...]:
        """Return the ways in which selected cards can be melded; see :mod:`engine.canasta.selection`."""
        return selection.meanings(cast(CanastaView, view), action, in_order=in_order)

    def imagine(self, view: View, chance: Chance) -> CanastaRound:
        """See :mod:`engine.canasta.from_view`."""
        return imagine(cast(CanastaView, view), chance)

    def summary(self, events: Sequence[Event]) -> tuple[Line, ...]:
        """Return one line for each turn; see :mod:`engine.canasta.rules`."""
        return summary(events)

    def highlights(self, course: Course) -> tuple[Note, ...]:
        """See :mod:`engine.canasta.rules`."""
        return highlights(course)

    def settle(self, totals: tuple[int, ...], target: int, finished: Round, scores: Sequence[RoundScore]) -> Settlement:
        """Apply the common rule, or after the last round let the leader win; if the leaders are level, play goes on."""
        if not self.rounds:
            return super().settle(totals, target, finished, scores)
        leaders = tuple(side for side, total in enumerate(totals) if total == max(totals))
        done = isinstance(finished, CanastaRound) and finished.number >= self.rounds
        return Settlement(leaders if done and len(leaders) == 1 else (), target)
