"""What a player melds after winning a trick (guide 2.14, 4.5)."""

from __future__ import annotations

from engine.cards import face
from engine.pinochle import melds
from engine.players.pinochle.hand import Reading, after
from engine.types import Action

LATER = (0.3, 0.12, 0.9)
"""What a point melded later counts against one melded now: at least, more by each trick to be won, at most."""
BOLDLY = 0.5
"""The part of that which a bold player counts."""


def choose(reading: Reading, *, bold: bool = False) -> Action:
    """The next action of a player who has won a trick: knocking wins, a dix costs nothing, then the best meld.

    Who is bold melds what counts most now, and counts less on what may follow.
    """
    view = reading.view
    actions = {action.kind: action for action in view.legal}
    if "knock" in actions:
        return actions["knock"]
    free = not view.rules.dix_must_be_melded or view.rules.dix_beside_meld or view.rules.several_melds
    if "exchange" in actions and free:
        return actions["exchange"]
    plan = _best(reading, BOLDLY if bold else 1.0)
    for action in view.legal:
        is_dix = action.kind == "exchange" or (action.kind == "meld" and len(action.cards) == 1)
        if is_dix and (free or plan is None or plan[0] <= melds.DIX_POINTS):
            return action
    return plan[1] if plan else actions["draw"]


def _best(reading: Reading, patience: float) -> tuple[int, Action] | None:
    """The meld that scores most with what can follow it; among its spellings the first, which shows least."""
    view = reading.view
    least, more, most = LATER
    later = patience * min(most, least + more * reading.wins)
    best: tuple[float, int, Action] | None = None
    for choice in view.choices("meld"):
        action = choice.action
        pattern = next((p for p in reading.patterns if p.name == action.target and _fits(p, action)), None)
        if pattern is None:
            continue
        points = melds.net(view.rules, pattern, action.cards, reading.history)
        value = points + later * after(reading, melds.Found(pattern, action.cards, points))
        if points > 0 and (best is None or value > best[0]):
            best = value, points, action
    return best and (best[1], best[2])


def _fits(pattern: melds.Pattern, action: Action) -> bool:
    return sorted(pattern.faces) == sorted(map(face, action.cards))
