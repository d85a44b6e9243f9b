"""Rebuilds a round from one seat's view, so that the rules themselves can judge what that seat may do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.canasta.melds import KIND, KIND_OF_RANK, KINDS, SLOTS, Hand, is_wild, without
from engine.canasta.round import CanastaRound
from engine.canasta.state import ANSWERING, ANSWERS, MELDING
from engine.canasta.view import CanastaView
from engine.cards import BACK, Card
from engine.types import UNDO, Action, Chance, Seat


def unseen(view: CanastaView) -> list[Card]:
    """Return the cards in the stock, the feet, the talons and the other hands, including those known to be there."""
    seen = [*view.hand, *view.pile, *view.waiting]
    seen += [card for melds in view.melds for meld in melds for card in meld.cards]
    seen += [card for threes in view.red_threes for card in threes]
    if view.upcard_due is not None and view.to_act != (view.seat,):
        seen.append(view.upcard_due)
    return list((Counter(view.rules.pack(len(view.sides))) - Counter(seen)).elements())


def round_from_view(view: CanastaView) -> CanastaRound:
    """Return a round with the seat's hand and all public cards in place.

    Other hands are empty; stock, feet and talons are backs. The legal actions are those of the view, but an action that
    would reveal a card cannot be played, and nothing can be undone.
    """
    state = _laid_out(view)
    actor = view.asking if view.asking is not None else view.to_act[0] if view.to_act else view.seat
    assert actor is not None
    state.counts[actor] = max(1, state.counts[actor])
    state.begin_turn(actor)
    state.turn = view.turn
    state.phase = view.phase
    state.answer = view.answer
    state.waiting = view.waiting
    state.drawn = view.drawn
    if view.upcard_due is not None:
        state.due = view.upcard_due
        state.counts[actor] -= 1
        if actor == view.seat:
            kind = KIND[state.due]
            state.hands[actor][kind] = without(state.hands[actor][kind], (state.due,)) or ()
            state.drawn = without(state.drawn, (state.due,)) or ()
    facts = view.turn_facts
    state.acted, state.asked, state.owes, state.lone = facts.acted, facts.asked, facts.owes, facts.lone
    state.closing, state.fresh, state.apart, state.joined = facts.closing, facts.fresh, facts.apart, facts.joined
    state.begun, state.before = facts.begun, facts.before
    state.there = tuple(slot for slot in state.slots(state.side) if state.name(state.side, slot) in facts.there)
    if view.asking is not None:
        state.phase, state.to_act = ANSWERING, view.to_act
    return state


def round_to_meld(view: CanastaView) -> CanastaRound:
    """Return the round of a view as if it were the seat's turn to meld the cards that it holds now."""
    assert view.seat is not None
    if view.phase == MELDING and view.to_act == (view.seat,):
        return round_from_view(view)
    state = _laid_out(view)
    state.counts[view.seat] = max(1, state.counts[view.seat])
    state.begin_turn(view.seat)
    state.phase = MELDING
    return state


def _laid_out(view: CanastaView) -> CanastaRound:
    """Return a round with the cards in place. The caller sets whose turn it is."""
    assert view.seat is not None
    rules, seats = view.rules, len(view.sides)
    state = CanastaRound(
        rules, sides=view.sides, dealer=view.dealer, totals=view.totals, cards=rules.pack(seats), number=view.round
    )
    state.minimums = view.minimums
    state.hands = [[()] * len(KINDS) for _ in view.sides]
    state.hands[view.seat] = _by_kind(view.hand)
    state.counts = list(view.hand_counts)
    state.feet = [(BACK,) * size for size in view.feet or (0,) * seats]
    state.talons = [(BACK,) * size for size in view.talons]
    state.threes = list(view.red_threes)
    state.opened = list(view.opened)
    state.stock, state.pile = [BACK] * view.stock, list(view.pile)
    state.frozen = view.turn_facts.frozen
    state.known, state.melded, state.idle = list(view.known), list(view.turn_facts.melded), view.turn_facts.idle
    state.discards, state.refused = [list(cards) for cards in view.discards], [list(cards) for cards in view.refused]
    state.penalties = [-sum(line.points for line in lines if line.code == "returned-piles") for lines in view.lines]
    for side, melds in enumerate(view.melds):
        state.laid[side], state.wild[side] = [()] * SLOTS, [()] * SLOTS
        slots = []
        for meld in melds:
            slot = _slot(state, side, meld.rank, meld.name)
            slots.append(slot)
            state.laid[side][slot] = tuple(sorted(card for card in meld.cards if not is_wild(card)))
            state.wild[side][slot] = tuple(sorted(filter(is_wild, meld.cards)))
        state.canastas[side] = state.count_canastas(side)
        state.made_order[side] = [slots[place] for place in view.made[side]]
    return state


def _slot(state: CanastaRound, side: int, rank: str, name: str) -> int:
    """Return the slot of a meld: that of its rank, or a further one."""
    if not name and rank in KIND_OF_RANK:
        return KIND_OF_RANK[rank]
    state.further[side].append(rank)
    state.laid[side].append(())
    state.wild[side].append(())
    return len(state.laid[side]) - 1


def _by_kind(cards: tuple[Card, ...]) -> Hand:
    hand: Hand = [()] * len(KINDS)
    for card in sorted(cards):
        hand[KIND[card]] += (card,)
    return hand


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
    """Return whether the turn can continue: an upcard that was taken can be melded, and a player who asked can go out.

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
