"""The rules of Euchre: the options together with dealing."""

from __future__ import annotations

from typing import ClassVar, cast

from engine.cards import Card, rank
from engine.euchre.legality import FARMED, FARMER, FARMERS_RANKS, EuchreState
from engine.euchre.options import EuchreOptions
from engine.euchre.presentation import PRESENTATION
from engine.euchre.round import COPIED, EuchreRound, EuchreView
from engine.kit.hands import dealt
from engine.kit.trick_round import TrickRules, deal_hidden, lay_out_all
from engine.rules import Deal, FixedRounds
from engine.types import Chance, Event, Seat, Verb
from engine.view import View


def laid_out(view: EuchreView) -> EuchreState:
    """Return a state with the seat's hand and all public cards in place, and backs for those that it cannot see."""
    state = EuchreState([()] * len(view.sides), dealer=view.dealer, rules=view.rules, upcard=view.upcard, stock=())
    lay_out_all(state, view, COPIED)
    return state


def imagined(view: EuchreView, chance: Chance) -> EuchreState:
    """Return a state with the hidden cards dealt at random, as far as the making allows."""
    state = laid_out(view)
    deal_hidden(state, view, chance)
    seat, dealer = view.own_seat, view.dealer
    if view.phase == "turned" and seat == dealer:
        held = view.hand_counts[seat]
        state.hands[seat] = state.stock[:held]
        state.sort(seat)
        del state.stock[:held]
    if view.taken and view.phase != "discard" and dealer != seat:
        _give_upcard(state, view, chance)
    if view.farmer is not None and view.farmer != seat:
        _farm(state, view, view.farmer, chance)
    for other in view.others:
        state.sort(other)
    return state


def _give_upcard(state: EuchreState, view: EuchreView, chance: Chance) -> None:
    """Put the upcard, if nobody has seen it since, into the dealer's hand or among the dealer's discards."""
    dealer = view.dealer
    first = FARMED if view.farmer == dealer else 0
    certain = view.surely_held(dealer)
    places = [(state.hands[dealer], at) for at, card in enumerate(state.hands[dealer]) if card not in certain]
    places += [(state.laid[dealer], at) for at in range(first, len(state.laid[dealer]))]
    if any(pile[at] == view.upcard for pile, at in places):
        return
    for pile, at in _hidden(state, view):
        if pile[at] == view.upcard:
            chance.shuffle(places)
            _swap(pile, at, *places[0])
            return


def _farm(state: EuchreState, view: EuchreView, farmer: Seat, chance: Chance) -> None:
    """Make the three cards that a farmer's hand exchanged low ones."""
    laid = state.laid[farmer]
    low = [
        (pile, at)
        for pile, at in _hidden(state, view)
        if rank(pile[at]) in FARMERS_RANKS
        and (pile is not laid or at >= FARMED)
        and not (view.taken and pile[at] == view.upcard)
    ]
    chance.shuffle(low)
    for place in range(FARMED):
        if rank(laid[place]) not in FARMERS_RANKS:
            _swap(laid, place, *low.pop())


def _hidden(state: EuchreState, view: EuchreView) -> list[tuple[list[Card], int]]:
    """Return the places of all cards that the seat cannot see."""
    places = [(state.stock, at) for at in range(len(state.stock))]
    for other in view.others:
        certain = view.surely_held(other)
        places += [(state.hands[other], at) for at, card in enumerate(state.hands[other]) if card not in certain]
        places += [(state.laid[other], at) for at in range(len(state.laid[other]))]
    return places


def _swap(pile: list[Card], at: int, other: list[Card], there: int) -> None:
    pile[at], other[there] = other[there], pile[at]


_BATCHES = (3, 2)


class EuchreRules(EuchreOptions, TrickRules):
    """The rules; see :class:`EuchreOptions` for the options."""

    presentation: ClassVar = PRESENTATION
    fixed_rounds: ClassVar = FixedRounds(12, {"target": 100})
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

    def deal(self, deal: Deal) -> EuchreRound:
        """Deal five cards each by threes and twos, and turn up the next."""
        hands, (upcard, *stock) = dealt(deal.cards, deal.seats, (deal.dealer + 1) % deal.seats, _BATCHES)
        state = EuchreState(hands, dealer=deal.dealer, rules=self, upcard=upcard, stock=reversed(stock))
        played = EuchreRound(self, state, deal.target)
        played.opening = (Event("upcard-turned", deal.dealer, (upcard,), state.offered),)
        return played

    def imagine(self, view: View, chance: Chance) -> EuchreRound:
        """See :func:`engine.euchre.rules.imagined`."""
        seen = cast(EuchreView, view)
        return EuchreRound(self, imagined(seen, chance), view.target)
