"""What a hand is good for: a way to open (A3), and which cards can be melded, kept or let go (A10)."""

from __future__ import annotations

from engine.canasta.kinds import KIND, NATURALS, TWO, Held, is_wild
from engine.canasta.round import CanastaRound
from engine.canasta.seen import to_meld
from engine.canasta.view import CanastaView
from engine.cards import Card
from engine.types import Action, Note

PAIR = 2


def opening(view: CanastaView) -> tuple[Note, ...]:
    """Melds that the initial meld could be made of, from the cards in hand; else how far they would come."""
    assert view.seat is not None
    side = view.sides[view.seat]
    if view.opened[side]:
        return (Note("opening-done"),)
    needs = view.minimums[side]
    notes = []
    if any(action.kind == "take" for action in view.legal):
        notes.append(Note("opening-by-pile", {"card": view.upcard or "", "count": view.pile_taken or len(view.pile)}))
    found = _melds(to_meld(view))
    if not found:
        return (*notes, Note("opening-short", {"needs": needs, "has": view.opening_reach}))
    notes += [Note("opening-meld", {"cards": cards, "rank": name, "points": points}) for cards, name, points in found]
    has = view.opening_points + sum(points for _, _, points in found)
    return (*notes, Note("opening-makes", {"points": has, "needs": needs}))


def _melds(state: CanastaRound) -> list[tuple[Held, str, int]]:
    """Melds that open, with few wild cards; none where there is no way. Each legal meld of one can be gone on with."""
    seat, side, found = state.seat, state.side, []
    while not state.opened[side] and not state.over:
        melds = [action for action in state.legal(seat) if action.kind == "meld" and _known(state, action)]
        if not melds:
            return []
        action = min(melds, key=lambda action: _price(state, action))
        events = state.play(seat, action)
        found.append((action.cards, action.target, events[0].points))
    return found


def _known(state: CanastaRound, action: Action) -> bool:
    """Whether a meld brings nothing to light that the seat does not see: its foot lies face down."""
    return len(action.cards) < state.counts[state.seat] or not state.feet[state.seat]


def _price(state: CanastaRound, action: Action) -> tuple[int, bool, int, int]:
    """What a meld costs of the hand: wild cards, more than the opening needs, jokers rather than twos, and cards."""
    wild = [card for card in action.cards if is_wild(card)]
    points = sum(state.points[KIND[card]] for card in action.cards)
    enough = points >= state.minimums[state.side] - state.begun
    dear = sum(state.points[KIND[card]] for card in wild)
    return len(wild), not enough, dear, len(action.cards) if enough else -points


def analyze(view: CanastaView) -> tuple[Note, ...]:
    """Which cards of the hand can be melded now, which may become a meld or take the pile, and which stand alone."""
    assert view.seat is not None
    state = to_meld(view)
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
