"""Builds rounds of Canasta from text, so a reader can lay out the cards of a test."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

from engine.canasta.melds import KIND, KIND_OF_RANK, WILD, is_wild
from engine.canasta.round import CanastaRound
from engine.canasta.rules import CanastaRules
from engine.canasta.view import CanastaView
from engine.game import Game
from engine.types import Action, Event, IllegalAction
from engine.view import GameContext
from tests.cards import parse
from tests.narrowing import narrowed

ME, YOU = 0, 1
"""The seat to act in these tables, and the other."""
PLENTY = "4C 5C 6C 7C 8C 9C 10C JC QC"
"""A hand that says nothing: nine lone cards."""


def table(
    hand: str,
    *,
    other: str = PLENTY,
    mine: str = "",
    theirs: str = "",
    stock: str | None = None,
    pile: str = "4S",
    drawn: bool = False,
    score: int = 0,
    threes: str = "",
    their_threes: str = "",
    preset: str = "classic",
    seats: int = 0,
    partner: str = PLENTY,
    foot: str = "",
    talons: tuple[str, ...] = (),
    number: int = 1,
    **options: Any,
) -> CanastaRound:
    """Return a round of a preset in which seat 0 holds ``hand`` and is to act: to draw, or with ``drawn``, to meld.

    Seat 1 holds ``other``, seat 2 ``partner``, who is one only in a partnership; further seats hold nothing special.
    ``mine`` and ``theirs`` are melds (``"KH KS KD 2C, 7S 7D 7H"``). ``pile`` and ``stock`` are written bottom
    and top first: the upcard is the last of the pile, the next card the first of the stock. Without
    ``stock``, it is what is left of the pack, no red threes on top. ``score`` is the side's before the round;
    ``options`` are changes of the rules.
    """
    rules = CanastaRules(**{**CanastaRules.of(preset).model_dump(), **options})
    seats = seats or rules.players[0]
    sides = rules.sides(seats)
    pack = rules.pack(seats)
    totals = (score, *(0,) * max(sides))
    state = CanastaRound(rules, sides=sides, dealer=seats - 1, totals=totals, cards=pack, number=number)
    for seat, cards in enumerate((hand, other, partner, PLENTY, PLENTY, PLENTY)[:seats]):
        state.hands[seat] = _by_kind(cards)
        state.counts[seat] = len(parse(cards))
    state.feet = [parse(foot), *((),) * (seats - 1)]
    state.talons = [parse(cards) for cards in talons]
    for side, (melds, red) in enumerate(((mine, threes), (theirs, their_threes))):
        _put_melds(state, side, melds)
        state.threes[side] = parse(red)
        state.opened[side] = bool(melds)
        state.canastas[side] = state.count_canastas(side)
    state.pile = list(parse(pile))
    state.frozen = any(is_wild(card) or card in ("3H", "3D") for card in state.pile)
    state.stock = []
    if stock is None:
        left = Counter(pack) - Counter(state.cards())
        state.stock = sorted(left.elements(), key=lambda card: (card not in ("3H", "3D"), card))
    else:
        state.stock = list(reversed(parse(stock)))
    state.turn = 0
    state.begin_turn(ME)
    if drawn:
        state.phase = "meld"
    return state


def refused(state: CanastaRound, text: str, seat: int = ME) -> tuple[str, dict[str, Any]]:
    """Return the code and values with which an action is refused, after checking that the state has not changed."""
    before = copy.deepcopy(vars(state))
    try:
        state.play(seat, action(text))
    except IllegalAction as refusal:
        assert vars(state) == before
        return refusal.note.code, dict(refusal.note.values)
    raise AssertionError(f"{text} was not refused")


def legal(state: CanastaRound, kind: str, seat: int = ME) -> set[str]:
    """Return the legal actions of a kind, as their cards with the target behind ``>``."""
    return {
        " ".join(action.cards) + f" > {action.target}" * bool(action.target)
        for action in state.legal(seat)
        if action.kind == kind
    }


def lines(state: CanastaRound, side: int = ME) -> dict[str, int]:
    """Return a side's score as it stands, by code."""
    points: Counter[str] = Counter()
    for line in state.score()[side]:
        points[line.code] += line.points
    return dict(points)


def do(state: CanastaRound, *actions: str) -> tuple[Event, ...]:
    """Play actions, written as for :func:`action`, by the seat to act; return the events of the last."""
    events: tuple[Event, ...] = ()
    for text in actions:
        events = state.play(state.seat, action(text))
    return events


def action(text: str) -> Action:
    """Return an action from its kind, cards, and target behind ``>``: ``"take KS KD > K"``, ``"undo > turn"``."""
    named, _, target = text.partition(">")
    kind, _, cards = named.strip().partition(" ")
    return Action(kind, parse(cards), target.strip())


def seen(state: CanastaRound, seat: int | None = ME) -> CanastaView:
    """Return a seat's view of a round outside a game."""
    return state.view(seat, GameContext(1, (0,) * (max(state.sides) + 1), (), ()))


def canasta_round(game: Game) -> CanastaRound:
    """Return a game's round."""
    return narrowed(game.round, CanastaRound)


def canasta_view(game: Game, seat: int | None) -> CanastaView:
    """Return a seat's view of a game."""
    return narrowed(game.view(seat), CanastaView)


def rules_of(state: CanastaRound) -> CanastaRules:
    """Return a round's rules, which also deal and settle."""
    return narrowed(state.rules, CanastaRules)


def held(state: CanastaRound, seat: int = ME) -> str:
    """Return a seat's hand as text, in the order of a view."""
    return " ".join(seen(state, seat).hand)


def kinds(events: tuple[Event, ...]) -> list[str]:
    """Return the kinds of events."""
    return [event.kind for event in events]


def _by_kind(cards: str) -> list[tuple[str, ...]]:
    hand: list[tuple[str, ...]] = [()] * 15
    for card in sorted(parse(cards)):
        hand[KIND[card]] += (card,)
    return hand


def _put_melds(state: CanastaRound, side: int, text: str) -> None:
    """Put melds on the mat: of a rank, further ones of that rank, sequences, or wild cards alone."""
    for meld in filter(str.strip, text.split(",")):
        cards = sorted(parse(meld))
        naturals = tuple(card for card in cards if not is_wild(card))
        names = {card[:-1] for card in naturals}
        slot = WILD if not names else KIND_OF_RANK[naturals[0][:-1]]
        if len(names) > 1 or state.laid[side][slot]:
            state.further[side].append(naturals[0][-1] if len(names) > 1 else naturals[0][:-1])
            slot = len(state.laid[side])
            state.laid[side].append(())
            state.wild[side].append(())
        state.made_order[side].append(slot)
        state.laid[side][slot] = naturals
        state.wild[side][slot] = tuple(card for card in cards if is_wild(card))
