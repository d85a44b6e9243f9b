"""What a player may do before the first trick, and why the rules refuse the rest."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ecarte.options import EcarteOptions
from engine.ecarte.state import EcarteState
from engine.kit.exchanging import ways
from engine.types import Action, IllegalAction

PROPOSE, STAND, ACCEPT, REFUSE, KING = (Action(kind) for kind in ("propose", "stand", "accept", "refuse", "king"))
_PLAIN = (PROPOSE, STAND, ACCEPT, REFUSE, KING)
IN_PHASE = {
    "turned": "king-wins-game",
    "propose": "propose-or-stand",
    "answer": "accept-or-refuse",
    "exchange": "exchange-first",
    "lead": "cards-are-played",
    "follow": "cards-are-played",
}
"""By phase, why a kind of action that belongs to another one is refused."""


def legal_actions(state: EcarteState) -> Sequence[Action]:
    """Return every legal action of the seat to act but cards to play."""
    match state.phase:
        case "turned":
            return [KING]
        case "propose":
            return [PROPOSE, STAND]
        case "answer":
            return [ACCEPT, REFUSE]
        case "exchange":
            keep = [STAND] if state.seat == state.dealer else []
            return [*keep, *ways(state.hands[state.seat], len(state.stock))]
        case _:
            return [KING] if state.may_announce() else []


def public_verbs(rules: EcarteOptions, state: EcarteState) -> tuple[str, ...]:
    """Return the kinds of action that the seat to act might have, judged from public knowledge alone."""
    match state.phase:
        case "over":
            return ()
        case "turned":
            return ("king",)
        case "propose":
            return ("propose", "stand")
        case "answer":
            return ("accept", "refuse")
        case "exchange":
            return ("exchange", "stand") if state.seat == state.dealer else ("exchange",)
        case _:
            first = rules.king == "announced" and not state.tricks and state.announced is None
            return ("play", "king") if first and state.upturned != state.king else ("play",)


def refusal(rules: EcarteOptions, state: EcarteState, action: Action) -> IllegalAction:
    """Return why an action that is not legal is refused: what is wrong with it, and what would be right."""
    kind = action.kind
    if kind not in ("play", "exchange", *(each.kind for each in _PLAIN)):
        return IllegalAction("no-such-action", text=kind)
    if kind == "king" and state.phase in ("lead", "follow"):
        if rules.king != "announced":
            return IllegalAction("king-not-announced")
        code = "no-king" if not state.tricks and state.announced is None else "king-too-late"
        return IllegalAction(code, card=state.king)
    if kind not in public_verbs(rules, state):
        return IllegalAction(IN_PHASE[state.phase], seat=state.seat)
    return IllegalAction("names-nothing", text=kind)
