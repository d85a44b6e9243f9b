"""The text in the pictures of Cribbage."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby
from typing import cast

from engine.cribbage.counting import Combination, Shown, is_nineteen
from engine.cribbage.view import CribbageView
from engine.score import ScoreLine
from engine.view import View
from render.kit.game_words import GameWords
from render.kit.words import number

COUNT = "COUNT"
STARTER = "STARTER"
CRIB = "CRIB"
LAID_AWAY = "LAID AWAY"
GO = "GO"
PERFECT = "PERFECT"
NOBODY_KNOWS = "?"

_EACH = 4
"""The most combinations of a kind that are named one by one."""
_CALLED = {"nobs": "his nobs", "pair-royal": "pair royal", "double-pair-royal": "double pair royal"}


class CribbageWords(GameWords):
    """The words of Cribbage."""

    def goal(self, view: View) -> str:
        """Return what ends the game: points, or in low ball too many of them."""
        low = cast(CribbageView, view).rules.low_ball
        return f"{number(view.target)} loses" if low else super().goal(view)


WORDS = CribbageWords(
    phases={
        "crib": "to lay away",
        "play": "to play",
        "show": "to show",
        "count": "to count",
        "claim": "to claim or pass",
    },
    verbs={
        "crib": "lay away for the crib",
        "play": "play a card",
        "show": "show your hand",
        "count": "count your hand",
        "claim": "claim what was overlooked",
        "pass": "pass",
    },
    lines={code: code for code in ("start", "play", "hand", "crib", "muggins")} | {"heels": "his heels"},
)


def to_do(view: CribbageView) -> str:
    """Return what the player to act does now; it follows their name."""
    return "to show the crib" if view.phase == "show" and view.showing[1] else WORDS.to_do(view.phase)


def you_may(view: CribbageView, kinds: Collection[str]) -> str:
    """Return the kinds of action open to the reader."""
    said = WORDS.you_may(kinds)
    return said.replace("your hand", "the crib") if view.showing[1] else said


def combination(each: Combination, total: int) -> str:
    """Return what a combination scores, as players count it: fifteens with the points so far."""
    if each.code == "fifteen":
        return f"15-{total}"
    return f"{_CALLED.get(each.code, each.code)} {total}"


def combinations(shown: Shown) -> str:
    """Return what a hand scores, each combination with the points so far; several of a kind as a range."""
    said, total = [], 0
    for _, alike in groupby(shown.combinations, lambda each: each.code):
        its = []
        for each in alike:
            total += each.points
            its.append(combination(each, total))
        said += its if len(its) <= _EACH else [f"{its[0]} … {its[-1]}"]
    return ", ".join(said) or ("nothing: a nineteen" if is_nineteen(shown.cards) else "nothing")


def gains(lines: Sequence[ScoreLine]) -> str:
    """Return what a side has pegged in a round, line by line."""
    return " · ".join(f"{WORDS.score_line(line.code)} {line.points}" for line in lines)


def skunk_lines(holes: Sequence[int]) -> str:
    """Return where the skunk lines are."""
    if not holes:
        return ""
    double = f", double at {holes[1]}" if len(holes) > 1 else ""
    return f"skunk line at {holes[0]}{double}"


def whose_crib(name: str, *, own: bool) -> str:
    """Say whose crib the discards go to."""
    return "Your crib" if own else f"{name}'s crib"


def hand_of(name: str, *, crib: bool) -> str:
    """Say whose hand or crib cards are."""
    return f"{name}, crib" if crib else name
