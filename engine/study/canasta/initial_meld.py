"""Finds an initial meld (feature A3), and sorts the hand into cards to meld, keep or discard (feature A10)."""

from __future__ import annotations

from engine.canasta.from_view import round_to_meld
from engine.canasta.kinds import KIND, NATURALS, TWO, Held, is_wild
from engine.canasta.round import CanastaRound
from engine.canasta.view import CanastaView
from engine.cards import Card
from engine.types import Action, Note

PAIR = 2


def opening(view: CanastaView) -> tuple[Note, ...]:
    """Return melds in hand that make up an initial meld, or how many points are possible."""
    assert view.seat is not None
    side = view.sides[view.seat]
    if view.opened[side]:
        return (Note("opening-done"),)
    needs = view.minimums[side]
    notes = []
    if any(action.kind == "take" for action in view.legal):
        notes.append(Note("opening-by-pile", {"card": view.upcard or "", "count": view.pile_taken or len(view.pile)}))
    found = _melds(round_to_meld(view))
    if not found:
        return (*notes, Note("opening-short", {"needs": needs, "has": view.opening_reach}))
    notes += [Note("opening-meld", {"cards": cards, "rank": name, "points": points}) for cards, name, points in found]
    has = view.opening_points + sum(points for _, _, points in found)
    return (*notes, Note("opening-makes", {"points": has, "needs": needs}))


def _melds(state: CanastaRound) -> list[tuple[Held, str, int]]:
    """Return melds that open with few wild cards, or nothing if there are none.

    A greedy choice suffices: every legal first meld can be completed to an initial meld.
    """
    seat, side, found = state.seat, state.side, []
    while not state.opened[side] and not state.over:
        melds = [action for action in state.legal(seat) if action.kind == "meld" and _known(state, action)]
        if not melds:
            return []
        action = min(melds, key=lambda action: _cost(state, action))
        events = state.play(seat, action)
        found.append((action.cards, action.target, events[0].points))
    return found


def _known(state: CanastaRound, action: Action) -> bool:
    """Whether a meld reveals nothing that the seat does not see, such as its foot."""
    return len(action.cards) < state.counts[state.seat] or not state.feet[state.seat]


def _cost(state: CanastaRound, action: Action) -> tuple[int, bool, int, int]:
    """Return the sort key of a meld: fewest wild cards, enough points, twos rather than jokers, fewest cards."""
    wild = [card for card in action.cards if is_wild(card)]
    points = sum(state.points[KIND[card]] for card in action.cards)
    enough = points >= state.minimums[state.side] - state.begun
    wild_points = sum(state.points[KIND[card]] for card in wild)
    return len(wild), not enough, wild_points, len(action.cards) if enough else -points


def analyze(view: CanastaView) -> tuple[Note, ...]:
    """Return which cards can be melded now, which may become a meld or take the pile, and which are single."""
    assert view.seat is not None
    state = round_to_meld(view)
    melded = {card for action in state.legal(view.seat) if action.kind == "meld" for card in action.cards}
    meldable = {KIND[card] for card in melded if not is_wild(card)}
    held = [KIND[card] for card in view.hand]
    pairs = {kind for kind in NATURALS if held.count(kind) >= PAIR} - meldable

    def those(kinds: set[int]) -> tuple[Card, ...]:
        return tuple(card for card in view.hand if KIND[card] in kinds)

    wild = {kind for kind in held if kind >= TWO}
    rest = set(held) - meldable - pairs - wild
    groups = (("meldable", meldable), ("holdable", pairs), ("wild", wild), ("discardable", rest))
    found = [(name, those(kinds)) for name, kinds in groups]
    return tuple(Note(f"analyze-{name}", {"count": len(cards), "cards": cards}) for name, cards in found if cards)
