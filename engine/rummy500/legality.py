"""What a player may do in a round of Rummy 500, and why the rules refuse the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.cards import KNOWN, Card
from engine.kit.hands import held
from engine.kit.laid_melds import fitting
from engine.rummy500.melding import uses
from engine.rummy500.state import State
from engine.types import UNDO, Action, IllegalAction, Seat

DRAW, PASS = Action("draw"), Action("pass")
_KINDS = ("claim", "draw", "take", "pass", "meld", "discard")


def public_verbs(state: State) -> tuple[str, ...]:
    """Return the kinds of action that a seat to act might have, judged from public knowledge alone."""
    if state.phase == "over":
        return ()
    if state.phase == "meld":
        verbs = ("meld",) if state.owed else ("meld", "discard")
        return (*verbs, UNDO) if state.marks else verbs
    found = {
        "claim": state.claimable,
        "draw": bool(state.stock),
        "take": bool(state.pile),
        "pass": bool(state.waiting) or not state.stock,
    }
    return tuple(kind for kind, might in found.items() if might)


def undo_scopes(state: State, seat: Seat) -> tuple[str, ...]:
    """Return what a seat may undo: its melds of this turn and having taken from the pile, but never a draw."""
    return ("action", "turn")[: len(state.marks)] if seat == state.seat and state.phase == "meld" else ()


def legal(state: State, seat: Seat) -> Iterator[Action]:
    """Yield every legal action of a seat."""
    if seat not in state.to_act:
        return
    if state.phase == "meld":
        yield from uses(state, state.hands[seat], state.owed or "")
        if not state.owed:
            barred = state.barred
            yield from (Action("discard", (card,)) for card in dict.fromkeys(state.hands[seat]) if card != barred)
        return
    if state.claimable and state.opened[state.sides[seat]]:
        yield from (Action("claim", target=target) for target in fitting(state.table, state.pile[-1]))
    if seat != state.seat:
        yield PASS
        return
    if state.stock:
        yield DRAW
    yield from takes(state)
    if state.waiting or not state.stock:
        yield PASS


def takes(state: State) -> Iterator[Action]:
    """Yield each way to take from the pile, from the top; a card below an equal one has its depth as target."""
    seen: set[Card] = set()
    for depth, card in enumerate(reversed(state.pile), 1):
        if may_take(state, depth):
            yield Action("take", (card,), str(depth) if card in seen else "")
        seen.add(card)


def may_take(state: State, depth: int) -> bool:
    """Whether the last ``depth`` cards of the pile can be taken: the last discard freely, others to meld the lowest."""
    if depth == 1 and not state.rules.upcard_melded:
        return True
    hand = (*state.hands[state.seat], *state.pile[-depth:])
    return any(uses(state, hand, state.pile[-depth]))


def depth_of(state: State, action: Action) -> int:
    """Return how many cards an action takes: up to the named card nearest the top, unless it says how many.

    Raises :class:`IllegalAction` if that is not possible.
    """
    if len(action.cards) != 1:
        raise IllegalAction("take-one-card")
    [card] = action.cards
    if card not in KNOWN:
        raise IllegalAction("no-such-card", text=card)
    depths = [depth for depth, other in enumerate(reversed(state.pile), 1) if other == card]
    if not depths:
        raise IllegalAction("not-in-pile", card=card)
    if action.target:
        depths = [depth for depth in depths if str(depth) == action.target]
    found = next((depth for depth in depths if may_take(state, depth)), 0)
    if not found:
        raise IllegalAction("take-to-meld", card=card)
    return found


def refusal(state: State, seat: Seat, action: Action) -> IllegalAction:
    """Return why an action is not even considered now, and what would be right."""
    kind = action.kind
    if kind not in _KINDS:
        return IllegalAction("no-such-action", text=kind)
    if seat != state.seat and kind not in ("claim", "pass"):
        return IllegalAction("claim-or-pass", card=state.pile[-1])
    if kind == "claim":
        return IllegalAction("first-meld-first" if state.claimable else "no-claim")
    if state.phase == "meld":
        return IllegalAction("already-drawn") if not state.owed else IllegalAction("owed", card=state.owed)
    if kind == "pass":
        return IllegalAction("stock-left")
    return IllegalAction("stock-empty" if kind == "draw" else "draw-first")


def check_discard(state: State, cards: Sequence[Card]) -> Card:
    """Return the card of the hand that is discarded. Raises :class:`IllegalAction`."""
    if state.owed:
        raise IllegalAction("owed", card=state.owed)
    if len(cards) != 1:
        raise IllegalAction("one-card")
    [card] = held(state.hands[state.seat], cards)
    if card == state.barred:
        raise IllegalAction("just-taken", card=card)
    return card
