"""The view of one seat of Piquet, and rounds imagined from it, in which every declaration so far is true."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import chain, combinations, product, repeat

from engine.cards import BACK, Card, suit
from engine.kit.trick_round import lay_out_all
from engine.kit.trick_view import TrickView
from engine.piquet.declarations import KINDS, LEAST, Claim, Declared, claims, everything, groups, parts, value
from engine.piquet.options import ELDER_MOST, HAND, PiquetOptions
from engine.piquet.state import PiquetState
from engine.types import Chance, Composition, Seat

SHOWN = ("exchanged", "announced", "blanche", "blanche_hands", "peeked", "named", "declared", "told")
"""The fields of a view that show the state unchanged."""
_TRIES = 60
"""The most free deals of the hidden cards; if none agrees with what was said, a deal is put together that does."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PiquetView(TrickView):
    """A seat's view. ``phase`` is one of :class:`engine.piquet.state.PiquetState`, ``scored`` or ``won``.

    ``stock`` is the number of cards in the talon, ``drawn`` are those of the exchange, ``laid`` the discards.
    ``known`` are cards that everybody has seen or been told of.
    """

    rules: PiquetOptions
    exchanged: tuple[int | None, ...]
    """By seat, the number of cards exchanged; ``None`` before."""
    bounds: tuple[int, int]
    """The fewest and the most cards that the seat to act may exchange."""
    announced: int
    """How many cards elder will exchange after announcing carte blanche."""
    blanche: tuple[str, ...]
    """By seat, ``announced`` or ``shown`` for carte blanche."""
    blanche_hands: tuple[tuple[Card, ...], ...]
    """By seat, the hand that was shown for it."""
    peeked: bool
    """Whether younger has looked at the cards that both have left."""
    named: str
    """The suit that elder has named for the first lead."""
    looked: tuple[Card, ...]
    """The cards of the talon that the seat has looked at, the top one first."""
    claims: tuple[Claim | None, ...]
    """By class, what the seat has decided to declare; empty in the public view."""
    declared: tuple[Declared, ...]
    """By class, what was said."""
    told: bool
    """Whether younger has told what is good."""
    doubled: bool
    """Whether the deal counts double."""

    @property
    def open_class(self) -> str:
        """The class of declarations that is to be decided now; empty if it is not the time for it."""
        if self.phase not in ("declare", "answer"):
            return ""
        return next(kind for kind, its in zip(KINDS, self.declared, strict=True) if not its.answer)

    @property
    def given(self) -> tuple[Card, ...]:
        """The cards that the seat has left and seen, and that the other has drawn."""
        if self.seat != self.elder or None in self.exchanged:
            return ()
        return self.looked[: min(self._left, self.exchanged[self.dealer] or 0)]

    @property
    def in_talon(self) -> tuple[Card, ...]:
        """The cards that the seat knows to lie in the talon, the top one first."""
        return self.looked[len(self.given) :]

    @property
    def _left(self) -> int:
        """How many of the first five cards of the talon elder has left."""
        return ELDER_MOST - (self.exchanged[self.elder] or 0)

    def theirs(self) -> list[Card]:
        """Return every card that the opponent of ``seat`` may hold, in the order of the pack."""
        return [card for card in TrickView.theirs(self) if card not in self.in_talon]

    def surely_held(self, other: Seat) -> tuple[Card, ...]:
        """Return the cards that another seat holds for certain, with those that ``seat`` has left to it."""
        if self.hands:
            return self.hands[other]
        played = {card for trick in self.tricks for card in trick.cards} | set(self.trick)
        given = [card for card in self.given if card not in played and card not in self.known[other]]
        return (*self.known[other], *given)

    def unseen_in_stock(self) -> int:
        """Return how many cards of the talon the seat has not looked at."""
        return self.stock - len(self.in_talon)

    def composition(self, kind: str) -> Composition | None:
        """Return how many cards can be exchanged."""
        return Composition(*self.bounds) if kind == "exchange" and self.phase == "exchange" else None


def laid_out(view: PiquetView) -> PiquetState:
    """Return the state as far as a seat knows it, with backs for the cards that it cannot see."""
    state = PiquetState(view.rules, dealer=view.dealer, number=view.round, cards=view.rules.pack(len(view.sides)))
    lay_out_all(state, view, SHOWN)
    seat = view.own_seat
    state.stock = [*[BACK] * (view.stock - len(view.in_talon)), *reversed(view.in_talon)]
    state.looked[seat], state.fresh[seat], state.claims[seat] = view.looked, view.drawn, list(view.claims)
    return state


def imagine(view: PiquetView, chance: Chance) -> PiquetState:
    """Return a state that may be the one in play; see :meth:`engine.rules.Rules.imagine`."""
    state = laid_out(view)
    other = view.other
    deal, found = _consistent(view, chance)
    state.hands[other], state.laid[other] = deal.hand, deal.discards
    state.sort(other)
    state.stock = [*deal.talon, *reversed(view.in_talon)]
    state.claims[other] = found
    if view.peeked and other == view.dealer:
        state.looked[other] = tuple(reversed(state.stock))
    return state


class _Deal:
    """The hidden cards in one way: the rest of the other hand, its discards, and the unknown part of the talon."""

    def __init__(self, view: PiquetView, chance: Chance, must: Collection[Card], never: Collection[Card]) -> None:
        other = view.other
        certain = view.surely_held(other)
        hidden = view.unseen()
        chance.shuffle(hidden)
        shown = view.blanche_hands[other] if view.exchanged[other] is not None else ()
        hidden.sort(key=lambda card: (card not in must, card not in shown, card in never))
        discards = view.exchanged[other] or 0
        self.discards = []
        if shown:
            loose = [card for card in hidden if card in shown and card not in must]
            self.discards = loose[max(0, len(loose) - discards) :]
            hidden = [card for card in hidden if card not in self.discards]
        needed = view.hand_counts[other] - len(certain)
        self.hand = [*certain, *hidden[:needed]]
        rest = hidden[needed:]
        chance.shuffle(rest)
        if not shown:
            self.discards, rest = rest[:discards], rest[discards:]
        self.talon = rest
        self.possible = len(self.discards) == discards and not any(card in shown for card in rest)
        """Whether a hand shown for carte blanche is accounted for: what is not held was discarded."""
        self.first = [*self.hand, *view.played_by(other)]
        """The hand as it was when declarations were made."""


def _consistent(view: PiquetView, chance: Chance) -> tuple[_Deal, list[Claim | None]]:
    """Deal the hidden cards until the other player can have said what was said."""
    freely: Iterator[tuple[Collection[Card], Collection[Card]]] = repeat(((), ()), _TRIES)
    for must, never in chain(freely, _arranged(view, chance)):
        deal = _Deal(view, chance, must, never)
        found = said_with(view, deal.first) if deal.possible else None
        if found is not None:
            return deal, found
    raise AssertionError("what was said cannot be true")


def said_with(view: PiquetView, hand: Collection[Card]) -> list[Claim | None] | None:
    """Return by class what the other player may have declared with a hand; ``None`` if its words are untrue of it."""
    found: list[Claim | None] = []
    for place, kind in enumerate(KINDS):
        its = view.declared[place]
        if not _was_asked(view, kind, its):
            found.append(None)
            continue
        if not _spoke(view, its):
            untold = its.answer == "silence" and view.other == view.dealer and not view.told
            found.append(everything(kind, hand) if untold else ())
            continue
        if kind != "point" and its.spoken[view.other].groups:
            shown = its.spoken[view.other].groups
            claim = shown if all(card in hand for group in shown for card in group) else None
        else:
            claim = next((one for one in claims(kind, hand) if one and _agrees(view, kind, its, one)), None)
        if claim is None:
            return None
        found.append(claim)
    return found


def _was_asked(view: PiquetView, kind: str, its: Declared) -> bool:
    """Return whether the other player has had to say something in a class."""
    return bool(its.answer) or (view.phase == "answer" and kind == view.open_class and view.other == view.elder)


def _spoke(view: PiquetView, its: Declared) -> bool:
    """Return whether the other player has claimed something in a class."""
    said = bool(its.spoken[view.other].number)
    return said if view.other == view.elder else said or its.answer == "not-good"


def _agrees(view: PiquetView, kind: str, its: Declared, claim: Claim) -> bool:
    """Return whether a claim agrees with what the other player has said, and with the answer."""
    said = its.spoken[view.other]
    number, makes = value(kind, claim)
    if said.number and number != said.number:
        return False
    if kind == "point" and said.suit and suit(claim[0][0]) != said.suit:
        return False
    if said.making >= 0 and makes != said.making:
        return False
    if not its.answer or view.other == view.elder:
        return True
    mine = its.spoken[1 - view.other]
    if its.answer == "equal":
        return (number, makes) == (mine.number, mine.making)
    if mine.making >= 0:
        return number == mine.number and makes > mine.making
    return number > mine.number


def _arranged(view: PiquetView, chance: Chance) -> Iterator[tuple[set[Card], set[Card]]]:
    """Yield cards that make what was said true if the other hand has, or never had, them; in random order."""
    played = view.played_by(view.other)
    sure = {*view.surely_held(view.other), *played}
    free = set(view.unseen())
    options: list[list[tuple[set[Card], set[Card]]]] = []
    for place, kind in enumerate(KINDS):
        its = view.declared[place]
        if not _was_asked(view, kind, its) or not _spoke(view, its) or its.spoken[view.other].groups:
            options.append([(set(), set())])
            continue
        ways = []
        for group in _possible(kind, sure | free):
            others = {card for card in sure | free if suit(card) == suit(group[0])} - set(group)
            if _agrees(view, kind, its, (group,)) and not (kind == "point" and others & sure):
                ways.append((set(group) - sure, others if kind == "point" else set()))
        chance.shuffle(ways)
        options.append(ways)
    room = HAND - len(sure)
    for (point, never), (sequence, _), (equals, _) in product(*options):
        must = point | sequence | equals
        if len(must) <= room and not must & never:
            yield must, never


def _possible(kind: str, cards: Collection[Card]) -> Iterator[tuple[Card, ...]]:
    """Yield every group of a class that can be made of some cards."""
    if kind != "point":
        yield from (*groups(kind, cards), *parts(kind, cards))
        return
    for letter in sorted({suit(card) for card in cards}):
        suited = sorted(card for card in cards if suit(card) == letter)
        for size in range(LEAST, len(suited) + 1):
            yield from combinations(suited, size)
