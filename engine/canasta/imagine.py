"""Deals the cards that a seat has not seen: a round that may be the one it plays in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.canasta.from_view import round_from_view
from engine.canasta.kinds import KIND
from engine.canasta.round import CanastaRound
from engine.canasta.state import ANSWERING, ANSWERS
from engine.canasta.unseen import unseen
from engine.canasta.view import CanastaView
from engine.cards import Card
from engine.chance import Chance
from engine.types import UNDO, Action, Seat


def imagine(view: CanastaView, chance: Chance) -> CanastaRound:
    """Return a round with the hidden cards dealt at random; see :meth:`engine.rules.Rules.imagine`."""
    seen = round_from_view(view)
    certain = {seat: _certain(view, seat, seen.due) for seat in range(len(view.sides)) if seat != view.seat}
    left = Counter(unseen(view))
    for cards in certain.values():
        left -= Counter(cards)
    # Threes that are laid on the mat are never in a hand.
    held = [card for card in left.elements() if KIND[card] not in seen.tables.mat]
    threes = [card for card in left.elements() if KIND[card] in seen.tables.mat]
    actor = seen.seat
    while True:
        chance.shuffle(held)
        state, hidden = seen.copy(), held[:]
        if actor == view.seat:
            break
        _give(state, actor, certain[actor], hidden)
        if _can_act(state):
            break
    for seat, cards in certain.items():
        if seat != actor:
            _give(state, seat, cards, hidden)
    hidden += threes
    chance.shuffle(hidden)
    state.feet = [tuple(hidden.pop() for _ in foot) for foot in state.feet]
    state.talons = [tuple(hidden.pop() for _ in talon) for talon in state.talons]
    state.stock = hidden
    if UNDO in view.verbs:
        for _ in view.undo or (UNDO,):
            state.mark()
    return state


def _give(state: CanastaRound, seat: Seat, certain: Sequence[Card], hidden: list[Card]) -> None:
    """Fill a hand with its ``certain`` cards and the last of the hidden ones, which it takes."""
    size, state.counts[seat] = state.counts[seat], 0
    state.receive(seat, [*certain, *(hidden.pop() for _ in range(size - len(certain)))])


def _can_act(state: CanastaRound) -> bool:
    """Whether the turn can go on: who has taken the pile can meld its upcard, and who wants to go out may be able to.

    A player who has begun such a step could finish it, so deals that do not allow that are not possible.
    """
    if state.phase != ANSWERING:
        return bool(state.legal(state.seat))
    answered = [state.copy() for _ in ANSWERS]
    for trial, answer in zip(answered, ANSWERS, strict=True):
        trial.play(trial.to_act[0], Action("answer", target=answer))
    return all(trial.legal(trial.seat) for trial in answered)


def _certain(view: CanastaView, seat: Seat, due: Card | None) -> tuple[Card, ...]:
    """Return the cards that the hand of another seat certainly holds, without an upcard that is due."""
    if not view.hands:
        return view.known[seat]
    looked = Counter(view.hands[seat])
    if due is not None and view.to_act == (seat,):
        looked[due] -= 1
    return tuple(looked.elements())
