"""The start of a turn: drawing, an empty stock, and the penalty for a returned pile (guide 2.1, 2.4, 2.5)."""

from __future__ import annotations

from engine.canasta.legality.taking import takes
from engine.canasta.state import DRAWING, State


def may_draw(state: State) -> bool:
    """Whether there is a stock, or a pile that is turned over as the new stock."""
    if state.stock:
        return True
    # Without the second condition, players who only draw and discard could turn the pile over forever.
    return bool(state.pile) and not state.idle and state.rules.stock_out in ("ends-or-turned", "turned")


def may_end_round(state: State) -> bool:
    """Whether the player may end the round because the stock is empty."""
    return not state.stock and state.rules.stock_out in ("ends-unless-taken", "ends-or-turned")


def stock_ends_round(state: State) -> bool:
    """Whether the round ends because a turn begins without a stock."""
    rule = state.rules.stock_out
    if rule == "ends":
        return True
    if rule == "ends-unless-taken":
        return not takes(state)
    return not may_draw(state) and (rule != "ends-or-turned" or not takes(state))


def turns_at_once(state: State) -> bool:
    """Whether the pile is turned over now because the last card of the stock was drawn (dos, *The frozen pile*)."""
    return state.rules.stock_out == "turned-at-once" and not state.stock and bool(state.pile) and not state.idle


def penalty_due(state: State) -> int:
    """Return what drawing costs now because the player took the pile and returned it."""
    due = state.owes and state.phase == DRAWING and may_draw(state)
    return state.rules.take_back_penalty if due else 0
