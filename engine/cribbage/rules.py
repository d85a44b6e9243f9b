"""The rules of Cribbage: the options together with dealing and settling a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, cast

from engine.cards import Card, rank
from engine.cribbage import view
from engine.cribbage.counting import counted, worth
from engine.cribbage.options import CribbageOptions
from engine.cribbage.round import CribbageRound
from engine.cribbage.state import in_order
from engine.cribbage.view import CAUTIONS, SHOWN, CribbageView, counted_aloud
from engine.highlights import Course, best_round, first_best, of_cards
from engine.kit.sets_and_runs import RANKS
from engine.kit.views import deal_behind, put_back
from engine.round import Round
from engine.rules import Deal, Rules
from engine.score import RoundScore, Settlement, highest_cut
from engine.types import Chance, Choice, Event, Line, Note, Seat, Side, Verb, lines_by_seat
from engine.view import Speaker, View


def imagine(view: CribbageView, chance: Chance) -> CribbageRound:
    """Return a round with the hidden cards dealt at random; see :meth:`engine.rules.Rules.imagine`."""
    assert view.seat is not None
    world = round_from_view(view)
    given = {card for hand in world.hands for card in hand}
    hidden = [card for card in view.unseen() if card not in given]
    hidden = _deal_hands(view, world, hidden, chance)
    crib = _open_crib(view)
    for seat in view.others:
        if view.phase != "crib" or seat not in view.to_act:
            from_crib = [card for card in crib if card not in view.laid]
            laid = (from_crib or hidden)[: view.rules.shape.laid]
            world.laid[seat] = tuple(sorted(laid, key=in_order))
            crib = tuple(card for card in crib if card not in laid)
            hidden = [card for card in hidden if card not in laid]
    dealt = [card for card in crib if card not in view.laid] or hidden
    world.to_crib = dealt[: view.rules.shape.to_crib]
    world.stock = [card for card in hidden if card not in world.to_crib]
    for seat in range(world.seats):
        if view.phase != "crib":
            world.kept[seat] = tuple(sorted((*view.played_by(seat), *world.hands[seat]), key=in_order))
    return world


def _deal_hands(view: CribbageView, world: CribbageRound, hidden: list[Card], chance: Chance) -> list[Card]:
    """Deal the others' hands, so that the player to act can play; return the cards that are left."""
    known = [[*hand] for hand in world.hands]
    while True:
        chance.shuffle(hidden)
        left = [*hidden]
        # After a go a player holds high cards only. The strictest hand comes first, so every deal is equally likely.
        for seat in sorted(view.others, key=lambda other: -view.above[other]):
            held = _take(left, view.hand_counts[seat] - len(known[seat]), view.above[seat])
            world.hands[seat] = sorted((*known[seat], *held), key=in_order)
        if view.phase != "play" or all(map(world.playable, view.to_act)):
            return left


def _take(hidden: list[Card], number: int, above: int) -> list[Card]:
    """Take so many cards out of the hidden ones that count more than ``above``."""
    taken = [card for card in hidden if worth(card) > above][:number]
    hidden[:] = [card for card in hidden if card not in taken]
    return taken


def _open_crib(view: CribbageView) -> tuple[Card, ...]:
    """Return the crib if it lies open."""
    if view.open and view.showing[1]:
        return view.open
    return next((each.cards for each in view.shown if each.crib), ())


def round_from_view(view: CribbageView) -> CribbageRound:
    """Return a round with the seat's hand and all public cards in place. What the seat cannot see is missing."""
    assert view.seat is not None
    world = CribbageRound(view.rules, deal_behind(view))
    put_back(world, view, SHOWN)
    world.hands = [_hand(view, seat) for seat in range(world.seats)]
    world.laid[view.seat] = view.laid
    world.to_crib = []
    world.back = [rear for rear, _ in view.pegs]
    world.pegged = [{line.code: line.points for line in lines} for lines in view.lines]
    return world


def _hand(view: CribbageView, seat: Seat) -> list[Card]:
    if seat == view.seat:
        return [*view.hand]
    return [*(view.hands[seat] if view.hands else view.known[seat])]


def summary(events: Sequence[Event]) -> tuple[Line, ...]:
    """Return one line for each run of events of a seat, with hands counted as players say it."""
    return tuple(Line(line.seat, tuple(map(_part, line.parts))) for line in lines_by_seat(events))


def _part(part: Event | Note) -> Event | Note:
    if not isinstance(part, Event) or part.kind != "showed":
        return part
    *cards, starter = part.cards
    found = counted(cards, starter, crib=part.target == "crib")
    return Note("counts", {"cards": tuple(cards), "crib": part.target == "crib", **counted_aloud(cards, found)})


_BEST = 6
"""How many ways to lay cards away have a button of their own."""
_FINE = 12
"""The points from which a hand stands out."""


class CribbageRules(CribbageOptions, Rules):
    """The rules of Cribbage; see :class:`CribbageOptions` for the options."""

    verbs: ClassVar[tuple[Verb, ...]] = (
        Verb("crib", "some"),
        Verb("play", "one"),
        Verb("show"),
        Verb("count", target=True),
        Verb("claim", target=True),
        Verb("pass"),
    )
    cautions: ClassVar[tuple[str, ...]] = CAUTIONS
    shortlisted: ClassVar[Mapping[str, int | None]] = dict.fromkeys(("show", "pass", "play"))
    averages: ClassVar[tuple[str, ...]] = ("hand-points", "crib-points", "pegged")
    cuts_each_game: ClassVar[bool] = False
    routine: ClassVar[tuple[str, ...]] = ("show",)
    speaker: ClassVar[Speaker] = view.SPEAKER
    pages: ClassVar[tuple[str, ...]] = view.SPEAKER.page_names

    def shortlist(self, view: View) -> tuple[Choice, ...]:
        """Return also the best cards to lay away."""
        return (*view.choices("crib")[:_BEST], *super().shortlist(view))

    def explain(self, page: str) -> tuple[Note, ...]:
        """Return a help page; its text knows how many skunk lines there are."""
        return (Note(f"cribbage-{page}", {**self.options(), "skunks": len(self.skunks)}),)

    def imagine(self, view: View, chance: Chance) -> CribbageRound:
        """Return a round that may be the one that ``view.seat`` plays in."""
        return imagine(cast(CribbageView, view), chance)

    def summary(self, events: Sequence[Event]) -> tuple[Line, ...]:
        """Return one line for each card or hand; see :mod:`engine.cribbage.rules`."""
        return summary(events)

    def highlights(self, course: Course) -> tuple[Note, ...]:
        """Return the best hand and the best crib of a game, and the best round."""
        return (*_best(course, crib=False), *_best(course, crib=True), *best_round(course))

    def dealer(self, number: int, seats: int, scores: Sequence[RoundScore], cut: Sequence[Card]) -> Seat:
        """Return who deals: who cut the lowest card, or the first seat; then the seats in turn."""
        first = highest_cut(seats, [-RANKS.index(rank(card)) for card in cut]) if self.cut_for_deal else 0
        return (first + number - 1) % seats

    def next_lead(self, seats: int, winners: Sequence[Side]) -> Seat:
        """Return the first seat that has lost: it deals first in the next game."""
        return next((seat for seat, side in enumerate(self.sides(seats)) if winners and side not in winners), 0)

    def games_won(self, totals: tuple[int, ...], target: int, winners: Sequence[Side]) -> int:
        """Return one game, or more if every loser was skunked."""
        return min((self.games_lost(total) for side, total in enumerate(totals) if side not in winners), default=1)

    def deal(self, deal: Deal) -> CribbageRound:
        """Deal a round, one card at a time; the next one is the starter."""
        return CribbageRound(self, deal)

    def ahead(self, totals: Mapping[Side, int]) -> tuple[Side, ...]:
        """Return the sides with the most points, or with the fewest in low ball."""
        return super().ahead({side: self.sign * total for side, total in totals.items()})

    def settle(self, totals: tuple[int, ...], target: int, finished: Round, scores: Sequence[RoundScore]) -> Settlement:
        """End the game when a peg is home; in low ball that side has lost."""
        if max(totals) < target:
            return Settlement((), target)
        return Settlement(self.ahead(dict(enumerate(totals))), target)


def _best(course: Course, *, crib: bool) -> Iterator[Note]:
    """Yield the best hand, or the best crib, of a game if it is a fine one."""
    shown = [
        (each.counted, number, each)
        for number, played in enumerate(course.rounds, 1)
        for each in cast(CribbageRound, played).shown
        if each.crib == crib
    ]
    best = first_best(shown, lambda each: each[0])
    if best and best[0] >= _FINE:
        points, number, each = best
        side = course.rounds[number - 1].sides[each.seat]  # type: ignore[attr-defined]
        yield of_cards("best-crib" if crib else "best-hand", side, each.cards, points, number)
