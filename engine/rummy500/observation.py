"""Builds the view of a seat from the state of a round."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from engine.cards import Card
from engine.kit.discard_view import observed
from engine.kit.laid_melds import fitting
from engine.kit.spoken_view import Speaker
from engine.kit.table_melds import Meld, arranged, without
from engine.rummy500 import legality, presentation
from engine.rummy500.options import Rummy500Options
from engine.rummy500.scoring import laid_by
from engine.rummy500.state import State
from engine.rummy500.view import Rummy500View
from engine.types import Seat
from engine.view import GameContext


@dataclass(frozen=True, slots=True, kw_only=True)
class ObservedView(Rummy500View):
    """A view that describes itself in notes and choices."""

    speaker: ClassVar[Speaker] = presentation.SPEAKER


def view_of(state: State, seat: Seat | None, context: GameContext) -> Rummy500View:
    """Return what a seat may know of a round; ``None`` for the public view."""
    hand = () if seat is None else tuple(state.hands[seat])
    best = best_melds(state.rules, hand)
    fields = observed(state, seat, context)
    takes = tuple(_open_takes(state))
    if seat == state.seat:
        found = [action for action in fields["legal"] if action.kind == "take"]
        takes = tuple(legality.depth_of(state, action) for action in found)
    return ObservedView(
        **fields,
        sides=state.sides,
        hand=hand,
        verbs=legality.public_verbs(state),
        known=tuple(map(tuple, state.known)),
        hand_counts=tuple(map(len, state.hands)),
        drawn=state.drawn if seat == state.seat else None,
        melds=tuple(meld.cards for meld in best),
        loose=without(hand, [card for meld in best for card in meld.cards]),
        table=tuple(state.table),
        laid=tuple(tuple(laid_by(state, each)) for each in range(state.seats)),
        opened=tuple(state.opened),
        has_laid=tuple(state.has_laid),
        owed=state.owed,
        taken=state.taken,
        claimable=state.claimable,
        waiting=tuple(state.waiting),
        held=state.held,
        takes=takes,
        goer=state.goer,
    )


@lru_cache(maxsize=4096)
def best_melds(rules: Rummy500Options, hand: tuple[Card, ...]) -> tuple[Meld, ...]:
    """Return the melds of a hand that count most."""
    return arranged(hand, rules.worth)


def _open_takes(state: State) -> list[int]:
    """Return the depths at which anybody can see that the pile can be taken: free, or to lay the card off."""
    if state.phase != "draw":
        return []
    free = [] if state.rules.upcard_melded else [1]
    opened = state.opened[state.sides[state.seat]]
    fits = [depth for depth, card in enumerate(reversed(state.pile), 1) if opened and fitting(state.table, card)]
    return [*free, *(depth for depth in fits if depth not in free)] if state.pile else []
