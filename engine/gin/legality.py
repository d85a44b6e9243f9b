"""What a player may do in a round of Gin Rummy, and why the rules refuse the rest."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import KNOWN, Card
from engine.gin.state import SEATS, State
from engine.kit.sets_and_runs import BIT, ORDER, Arrangement, cards_of, spelt
from engine.types import UNDO, Action, IllegalAction, Seat

DRAW, TAKE, PASS, GIN, END = (Action(kind) for kind in ("draw", "take", "pass", "gin", "end"))
_DISCARD, _KNOCK = ({BIT[card]: Action(kind, (card,)) for card in ORDER} for kind in ("discard", "knock"))
_HIGHEST = 15
"""The most points of a card."""
VERBS = {
    "offer": ("take", "pass"),
    "draw": ("draw", "take"),
    "discard": ("discard", "knock", "gin"),
    "last": ("take", "pass"),
    "lay": ("lay", "end"),
}
"""The kinds of action by phase."""
_IN_PHASE = {
    "offer": "take-or-pass",
    "draw": "draw-first",
    "discard": "discard-now",
    "last": "take-to-knock",
    "lay": "lay-off-now",
}
"""By phase, why a kind of action of another one is refused."""
_KINDS = frozenset(kind for kinds in VERBS.values() for kind in kinds)


def public_verbs(state: State) -> tuple[str, ...]:
    """Return the kinds of action that the seat to act might have, judged from public knowledge alone."""
    if state.phase == "draw" and state.passes == SEATS:
        return ("draw",)
    if state.phase != "discard":
        return VERBS.get(state.phase, ())
    verbs = tuple(
        kind
        for kind in VERBS["discard"]
        if not (kind == "gin" and state.rules.big_gin == "none")
        and not (kind == "discard" and state.taken_in == "last")
    )
    return (*verbs, UNDO) if state.taken_in else verbs


def undo_scopes(state: State, seat: Seat) -> tuple[str, ...]:
    """Return what a seat may undo: having taken the upcard, as long as nothing else has happened."""
    return ("action", "turn") if seat in state.to_act and state.taken_in and state.phase == "discard" else ()


def legal_ways(state: State) -> dict[Action, Arrangement | None]:
    """Return every legal action of the seat to act, the best way to end the round first.

    A knock has its arrangement: without a target the usual one, with the least deadwood, then so that the fewest cards
    can be laid off. Other ways have the melds as their target.
    """
    hand = state.hands[state.seat]
    match state.phase:
        case "offer":
            return {TAKE: None, PASS: None}
        case "draw":
            return {DRAW: None} if state.passes == SEATS else {DRAW: None, TAKE: None}
        case "last":
            upcard = BIT[state.pile[-1]]
            return {TAKE: None, PASS: None} if _endings(state, hand | upcard, upcard) else {PASS: None}
        case "lay":
            return {**dict.fromkeys(Action("lay", (card,), meld) for card, meld in fitting(state)), END: None}
    barred = BIT[state.drawn] if state.drawn and state.taken_in else 0
    ways = _endings(state, hand, barred)
    free = hand & ~barred if state.taken_in != "last" else 0
    while free:
        low = free & -free
        ways[_DISCARD[low]] = None
        free ^= low
    return ways


def _endings(state: State, hand: int, barred: int) -> dict[Action, Arrangement | None]:
    """Return big gin, and every knock with its arrangement, the best first."""
    melds, limit = state.rules.melds, state.limit
    total = melds.points(hand)
    ways: dict[Action, Arrangement | None] = {}
    found = []
    for each in melds.arrangements(hand):
        left = total - each.points
        if not left and state.rules.big_gin != "none":
            ways[GIN] = each
        if left <= limit + _HIGHEST:
            for card in cards_of(hand & ~each.cards & ~barred):
                rest = left - melds.points(BIT[card])
                if rest <= limit:
                    found.append((rest, _openings(state, hand, each), card, each))
    least: dict[Card, int] = {}
    for rest, _, card, each in sorted(found):
        if card not in least:
            least[card] = rest
            ways[_KNOCK[BIT[card]]] = each
        elif least[card]:
            ways[Action("knock", (card,), spelt(each.melds))] = each
    return ways


def _openings(state: State, hand: int, arrangement: Arrangement) -> int:
    """Return how many cards outside the hand could be laid off on these melds."""
    fits = state.rules.melds.fits
    return sum(any(fits(bit, meld) for meld in arrangement.melds) for bit in BIT.values() if not bit & hand)


def fitting(state: State) -> Iterator[tuple[Card, str]]:
    """Yield each card that can be laid off by hand, with the meld as it is now."""
    for meld in map(int.__or__, state.knocked.melds, state.laid):
        for card in cards_of(state.hands[state.seat]):
            if state.rules.melds.fits(BIT[card], meld):
                yield card, spelt((meld,))


def refusal(state: State, action: Action) -> IllegalAction:
    """Return why an action that is not legal is refused: what is wrong with it, and what would be right."""
    kind, phase = action.kind, state.phase
    if kind not in _KINDS:
        return IllegalAction("no-such-action", text=kind)
    if kind not in VERBS[phase]:
        if kind == "draw" and phase == "discard":
            return IllegalAction("already-drawn")
        return IllegalAction(_IN_PHASE[phase], card=state.pile[-1] if state.pile else "")
    if kind in ("draw", "take", "pass", "end"):
        if action.cards or action.target:
            return IllegalAction("names-nothing", text=kind)
        return IllegalAction("no-knock-after" if phase == "last" else "both-passed", card=state.pile[-1])
    return _refused_cards(state, action)


def _refused_cards(state: State, action: Action) -> IllegalAction:
    """Return why cards cannot be discarded, knocked with or laid off."""
    kind, hand, melds = action.kind, state.hands[state.seat], state.rules.melds
    if kind == "gin":
        least = melds.deadwood(hand)
        code = "no-big-gin" if state.rules.big_gin == "none" else "not-gin"
        return IllegalAction(code, has=least) if not action.cards else IllegalAction("names-nothing", text=kind)
    if len(action.cards) != 1:
        return IllegalAction("one-card")
    card = action.cards[0]
    if card not in KNOWN:
        return IllegalAction("no-such-card", text=card)
    if not BIT.get(card, 0) & hand:
        return IllegalAction("not-in-hand", cards=(card,))
    if kind == "lay":
        return IllegalAction("fits-nothing", card=card)
    if state.taken_in and card == state.drawn:
        return IllegalAction("just-taken", card=card)
    if kind == "discard" and not action.target:
        return IllegalAction("must-knock")
    least = melds.deadwood(hand ^ BIT[card])
    if kind == "knock" and least > state.limit:
        return IllegalAction("too-much-deadwood", card=card, has=least, limit=state.limit)
    return IllegalAction("no-such-melds", card=card)
