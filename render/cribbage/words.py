"""The text in the pictures of Cribbage."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby

from engine.cribbage.counting import Combination, Shown
from engine.cribbage.view import CribbageView
from engine.score import ScoreLine
from render.kit.words import DEAL_NEXT_ROUND, choices, from_code, number, to_points

COUNT = "COUNT"
STARTER = "STARTER"
CRIB = "CRIB"
LAID_AWAY = "LAID AWAY"
GO = "GO"
PERFECT = "PERFECT"
NOBODY_KNOWS = "?"

_PHASES = {
    "crib": "to lay away",
    "play": "to play",
    "show": "to show",
    "count": "to count",
    "claim": "to claim or pass",
}
_VERBS = {
    "crib": "lay away for the crib",
    "play": "play a card",
    "count": "count your hand",
    "claim": "claim what was overlooked",
    "pass": "pass",
    "deal": DEAL_NEXT_ROUND,
}
_EACH = 4
"""The most combinations of a kind that are named one by one."""
_CALLED = {"nobs": "his nobs", "pair-royal": "pair royal", "double-pair-royal": "double pair royal"}
_LINES = {"start": "start", "heels": "his heels", "play": "play", "hand": "hand", "crib": "crib", "muggins": "muggins"}


def to_do(view: CribbageView) -> str:
    """What the player to act does now; follows their name."""
    if view.phase == "show" and view.showing[1]:
        return "to show the crib"
    return _PHASES.get(view.phase, view.phase)


def you_may(view: CribbageView, kinds: Collection[str]) -> str:
    """The kinds of action open to the reader."""
    its = "the crib" if view.showing[1] else "your hand"
    return choices(kinds, {**_VERBS, "show": f"show {its}", "count": f"count {its}"})


def progress(view: CribbageView) -> str:
    """The round of a game, and what ends it."""
    return f"Round {view.round} · {goal(view.target, low=view.rules.low_ball)}"


def goal(target: int, *, low: bool) -> str:
    """What ends the game."""
    return f"{number(target)} loses" if low else to_points(target)


def combination(each: Combination, total: int) -> str:
    """What a combination scores, as players count it: fifteens with the points so far."""
    if each.code == "fifteen":
        return f"15-{total}"
    return f"{_CALLED.get(each.code, each.code)} {total}"


def combinations(shown: Shown) -> str:
    """What a hand scores, each combination with the points so far; many of a kind from the first to the last."""
    said, total = [], 0
    for _, alike in groupby(shown.combinations, lambda each: each.code):
        its = []
        for each in alike:
            total += each.points
            its.append(combination(each, total))
        said += its if len(its) <= _EACH else [f"{its[0]} … {its[-1]}"]
    return ", ".join(said) or "nothing: a nineteen"


def gains(lines: Sequence[ScoreLine]) -> str:
    """What a side has pegged in a round, line by line."""
    return " · ".join(f"{_LINES.get(line.code) or from_code(line.code)} {line.points}" for line in lines)


def skunk_lines(holes: Sequence[int]) -> str:
    """Where the skunk lines are."""
    if not holes:
        return ""
    double = f", double at {holes[1]}" if len(holes) > 1 else ""
    return f"skunk line at {holes[0]}{double}"


def whose_crib(name: str, *, own: bool) -> str:
    """Whose crib the cards that are laid away go to."""
    return "Your crib" if own else f"{name}'s crib"


def hand_of(name: str, *, crib: bool) -> str:
    """Whose hand or crib cards are."""
    return f"{name}, crib" if crib else name
