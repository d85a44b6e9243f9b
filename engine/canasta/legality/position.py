"""A turn before its discard, in numbers: what :mod:`engine.canasta.legality.planning` plans."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.canasta.kinds import KIND, NATURALS, TWO, WILD, WILD_JOKER, Held
from engine.canasta.legality.going_out import KEPT
from engine.canasta.melds import CANASTA, Made, Way, made_of
from engine.canasta.state import State
from engine.canasta.tables import Tables
from engine.cards import SUITS, Card, suit
from engine.types import Seat

NO_MELD = (0, 0)


class Position(NamedTuple):
    """A turn before its discard: the hand and the melds of a side, by number."""

    hand: tuple[int, ...]
    """The cards of the hand by kind."""
    melds: tuple[tuple[int, int, int], ...]
    """The side's melds of ranks and of wild cards: kind, naturals and wild cards."""
    made: Made
    """The side's canastas."""
    opened: bool
    """Whether the side's initial meld is complete."""
    may_out: bool
    """False if the partner forbids going out."""
    must_out: bool
    """Whether the player has to go out in this turn."""
    foot: bool
    """Whether the player has a second hand to pick up."""
    rest: int
    """The cards of a taken pile that join the hand once the initial meld is complete; :data:`KEPT` for more."""
    last: Card
    """The only card of the rest; empty if there are none or several."""
    fresh: bool
    """Whether the side has melded nothing before this turn."""
    runs: tuple[tuple[int, int, int], ...] = ()
    """The side's sequences: suit, lowest and highest kind."""
    suited: tuple[int, ...] = ()
    """The naturals of the hand by suit and kind (see :func:`place`); empty if sequences are not melds."""

    joined: int = -1
    """The kind of the upcard that a side which has not opened melded in this turn; otherwise -1."""

    @property
    def left(self) -> int:
        """The number of cards in the hand, including those that will join it."""
        return sum(self.hand) + self.rest


def place(colour: int, kind: int) -> int:
    """Return the index of a suit and kind in :attr:`Position.suited`."""
    return colour * len(NATURALS) + kind


def position_of(state: State, rest: Sequence[Card] = (), seat: Seat | None = None) -> Position:
    """Return the turn of the player to act, or of another seat as if it were to act.

    ``rest`` are the cards that follow a taken upcard.
    """
    seat = state.seat if seat is None else seat
    side = state.sides[seat]
    hand = state.hands[seat]
    laid, wild = state.laid[side], state.wild[side]
    melds, runs = [], []
    for slot in state.slots(side):
        kind = state.kind(side, slot)
        if kind >= 0:
            melds.append((kind, len(laid[slot]), len(wild[slot])))
        else:
            low, high = span(laid[slot])
            runs.append((SUITS.index(state.family(side, slot)), low, high))
    suited: tuple[int, ...] = ()
    if state.rules.sequences:
        counts = [0] * (len(SUITS) * len(NATURALS))
        for kind in NATURALS:
            for card in hand[kind]:
                counts[place(SUITS.index(suit(card)), kind)] += 1
        suited = tuple(counts)
    own = seat == state.seat
    follow = following(state, rest)
    at = Position(
        hand=tuple(map(len, hand)),
        melds=tuple(melds),
        made=state.canastas[side],
        opened=state.opened[side],
        may_out=not own or state.answer != "no",
        must_out=own and state.answer == "yes",
        foot=bool(state.feet[seat]),
        rest=len(follow),
        last=follow[0] if len(follow) == 1 else "",
        fresh=not state.opened[side],
        runs=tuple(runs),
        suited=suited,
        joined=state.joined if own and not state.opened[side] else -1,
    )
    return with_rest(at) if at.opened else at


def following(state: State, rest: Sequence[Card]) -> list[Card]:
    """Return the first cards of a taken pile that join the hand; more than :data:`KEPT` make no difference."""
    mat = state.tables.mat
    found: list[Card] = []
    for card in rest:
        if KIND[card] not in mat:
            found.append(card)
            if len(found) == KEPT:
                break
    return found


def usable(state: State, cards: Sequence[Card]) -> list[Card]:
    """Return the cards of a taken pile that join the hand: all but threes that go to the mat."""
    mat = state.tables.mat
    return [card for card in cards if KIND[card] not in mat]


def span(cards: Held) -> tuple[int, int]:
    """Return the lowest and the highest kind of a sequence."""
    kinds = [KIND[card] for card in cards]
    return min(kinds), max(kinds)


def meld_indexes(state: State) -> dict[int, int]:
    """Return the index in :attr:`Position.melds` or :attr:`Position.runs` of each slot of the player's side."""
    melds = runs = 0
    found = {}
    for slot in state.slots(state.side):
        if state.kind(state.side, slot) >= 0:
            found[slot] = melds
            melds += 1
        else:
            found[slot] = runs
            runs += 1
    return found


def with_rest(at: Position) -> Position:
    """Return the position after the initial meld is complete: the rest of a taken pile joins the hand."""
    if not at.last:
        return at._replace(opened=True)
    return with_card(at, at.last)._replace(opened=True, rest=0, last="")


def with_card(at: Position, card: Card) -> Position:
    """Return the position with one more card in the hand."""
    kind = KIND[card]
    hand = (*at.hand[:kind], at.hand[kind] + 1, *at.hand[kind + 1 :])
    if not at.suited or kind not in NATURALS:
        return at._replace(hand=hand)
    there = place(SUITS.index(suit(card)), kind)
    return at._replace(hand=hand, suited=(*at.suited[:there], at.suited[there] + 1, *at.suited[there + 1 :]))


def after_way(at: Position, way: Way, index: int, upcard: int, naturals: Held) -> Position:
    """Return the position after a meld in this way, onto the meld with this index or (-1) as a new one.

    ``upcard`` naturals join from the pile; ``naturals`` are those from the hand, for their suits.
    """
    hand = list(at.hand)
    hand[way.kind] -= way.naturals
    hand[WILD_JOKER] -= way.jokers
    hand[TWO] -= way.twos
    _, laid, wild = at.melds[index] if index >= 0 else (way.kind, 0, 0)
    more_wild = wild + way.jokers + way.twos
    # The kind of wild melds is also that of the twos: they have no naturals.
    more_laid = 0 if way.kind == WILD else laid + way.naturals + upcard
    meld = (way.kind, more_laid, more_wild)
    melds = (*at.melds[:index], meld, *at.melds[index + 1 :]) if index >= 0 else (*at.melds, meld)
    made = at.made
    if more_laid + more_wild >= CANASTA:
        made = _changed(made, made_of(laid, wild), made_of(more_laid, more_wild))
    suited = at.suited
    if suited and naturals:
        counts = list(suited)
        for card in naturals:
            counts[place(SUITS.index(suit(card)), way.kind)] -= 1
        suited = tuple(counts)
    joined = way.kind if upcard and not at.opened else at.joined
    return at._replace(hand=tuple(hand), melds=melds, made=made, suited=suited, joined=joined)


def _changed(made: Made, before: Made, after: Made) -> Made:
    """Return the canastas after one of them, or none before, has become another."""
    return Made(*(have - old + new for have, old, new in zip(made, before, after, strict=True)))


def after_run(  # noqa: PLR0917 -- a sequence, and where
    tables: Tables, at: Position, index: int, colour: int, low: int, high: int
) -> tuple[int, Position]:
    """Return the points, and the position, after a sequence of the mat (or a new one: -1) goes from low to high."""
    before = range(at.runs[index][1], at.runs[index][2] + 1) if index >= 0 else range(0)
    hand, suited = list(at.hand), list(at.suited)
    points = 0
    for kind in range(low, high + 1):
        if kind not in before:
            hand[kind] -= 1
            suited[place(colour, kind)] -= 1
            points += tables.points[kind]
    run = (colour, low, high)
    runs = (*at.runs[:index], run, *at.runs[index + 1 :]) if index >= 0 else (*at.runs, run)
    made = at.made
    if len(before) < CANASTA <= high - low + 1:
        made = made._replace(sequence=made.sequence + 1)
    return points, at._replace(hand=tuple(hand), suited=tuple(suited), runs=runs, made=made)
