"""Blunders in Cribbage."""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards import rank
from engine.cribbage.counting import worth
from engine.cribbage.view import CribbageView
from engine.players.cribbage import laying
from tests.bench.blunder_rules.decision import Decision, Rule

TOLD_APART = 0.5
"""The points of hand and crib that a discard may lose for a better play."""
FULL = 31


def points_laid_away(decision: Decision) -> bool:
    """Lose more than half a point of hand and crib by the discard, by exact count; as long as the race is open.

    Two play with six cards each, and many points are good.
    """
    view, action = decision.view, decision.action
    if action.kind != "crib" or not laying.is_exact(view) or max(view.totals) > view.target / 2:
        return False
    values = {frozenset(way.laid): way.hand + way.crib for way in laying.rated(view)}
    return max(values.values()) - values[frozenset(action.cards)] > TOLD_APART


def five_led(decision: Decision) -> bool:
    """Lead a five to the first series, although another card was held: any of sixteen tens makes fifteen with it."""
    view, action = decision.view, decision.action
    if action.kind != "play" or view.series or view.plays or view.rules.low_ball or rank(action.cards[0]) != "5":
        return False
    return any(rank(other.cards[0]) != "5" for other in decision.instead("play"))


def full_count_forgone(decision: Decision) -> bool:
    """Play a card that scores nothing at once, although another makes thirty-one for two points."""
    view, action, after = decision[:3]
    if action.kind != "play" or view.rules.low_ball or view.count + worth(action.cards[0]) == FULL:
        return False
    scored = isinstance(after, CribbageView) and after.pegs != view.pegs
    return not scored and any(view.count + worth(other.cards[0]) == FULL for other in decision.instead("play"))


CRIBBAGE: Mapping[str, Rule] = {
    "points laid away": points_laid_away,
    "five led": five_led,
    "thirty-one forgone": full_count_forgone,
}
"""By name."""
