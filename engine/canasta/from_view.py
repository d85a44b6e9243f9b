"""Rebuilds a round from one seat's view, so that the rules themselves can judge what that seat may do."""

from __future__ import annotations

from engine.canasta.kinds import KIND, KIND_OF_RANK, KINDS, SLOTS, Hand, is_wild, without
from engine.canasta.round import CanastaRound
from engine.canasta.state import ANSWERING, MELDING
from engine.canasta.view import CanastaView
from engine.cards import BACK, Card


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
        for meld in melds:
            slot = _slot(state, side, meld.rank, meld.name)
            state.laid[side][slot] = tuple(sorted(card for card in meld.cards if not is_wild(card)))
            state.wild[side][slot] = tuple(sorted(filter(is_wild, meld.cards)))
        state.canastas[side] = state.count_canastas(side)
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
