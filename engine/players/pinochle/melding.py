"""The advanced player's melding after winning a trick (Pinochle guide 2.14, 4.5)."""

from __future__ import annotations

from engine.cards import face
from engine.pinochle import melds
from engine.pinochle.legality import dix_is_a_meld
from engine.players.pinochle.evaluation import Features, follow_up_points
from engine.types import Action

LATER = (0.3, 0.12, 0.9)
"""The value of a point melded later relative to one melded now: the least, the increase per trick, and the most."""
AGGRESSIVE = 0.5
"""The factor on that value for an aggressive player."""


def choose(features: Features, *, aggressive: bool = False) -> Action:
    """Return the next action after winning a trick: show or exchange a dix, or make the best meld.

    An aggressive player values later melds less.
    """
    view = features.view
    actions = {action.kind: action for action in view.legal}
    free = not dix_is_a_meld(view.rules) or view.rules.several_melds
    if "exchange" in actions and free:
        return actions["exchange"]
    plan = _best(features, AGGRESSIVE if aggressive else 1.0)
    for action in view.legal:
        is_dix = action.kind == "exchange" or (action.kind == "meld" and len(action.cards) == 1)
        if is_dix and (free or plan is None or plan[0] <= melds.DIX_POINTS):
            return action
    return plan[1] if plan else actions["draw"]


def _best(features: Features, patience: float) -> tuple[int, Action] | None:
    """Return the points and the action of the meld that scores most together with what can follow it, or ``None``."""
    view = features.view
    least, more, most = LATER
    later = patience * min(most, least + more * features.wins)
    best: tuple[float, int, Action] | None = None
    for choice in view.choices("meld"):
        action = choice.action
        pattern = next((p for p in features.patterns if p.name == action.target and _fits(p, action)), None)
        if pattern is None:
            continue
        points = melds.net(view.rules, pattern, action.cards, features.history)
        value = points + later * follow_up_points(features, melds.Found(pattern, action.cards, points))
        if points > 0 and (best is None or value > best[0]):
            best = value, points, action
    return best and (best[1], best[2])


def _fits(pattern: melds.Pattern, action: Action) -> bool:
    return sorted(pattern.faces) == sorted(map(face, action.cards))
