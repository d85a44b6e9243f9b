"""The words in the pictures of Cribbage."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby
from typing import cast

from engine.cribbage.counting import Combination, Shown, is_nineteen
from engine.cribbage.view import CribbageView
from engine.score import ScoreLine
from engine.view import View
from render.kit import words
from render.kit.game_words import GameWords

NOBODY_KNOWS = "?"
"""Stands for the points of a hand that is not counted yet."""

_EACH = 4
"""The most combinations of a kind that are named one by one."""


class CribbageWords(GameWords):
    """The words of Cribbage."""

    verbs = ("crib", "play", "show", "count", "claim", "pass")

    def goal(self, view: View) -> str:
        """Return what ends the game: points, or in low ball too many of them."""
        low = cast(CribbageView, view).rules.low_ball
        return self.say("goal-loses", points=self.say.number(view.target)) if low else super().goal(view)

    def does(self, view: CribbageView) -> str:
        """Return what the player to act does now, with a hand or the crib; it follows their name."""
        return self.to_do("show-crib" if view.phase == "show" and view.showing[1] else view.phase)

    def choices(self, view: CribbageView, kinds: Collection[str]) -> str:
        """Return the kinds of action open to the reader, with a hand or the crib."""
        if not view.showing[1]:
            return self.you_may(kinds)
        of_crib = {"show": "show-crib", "count": "count-crib"}
        order = [of_crib.get(kind, kind) for kind in (*self.verbs, "deal")]
        return words.choices(self.say, {of_crib.get(kind, kind) for kind in kinds}, order)

    def combination(self, each: Combination, total: int) -> str:
        """Return what a combination scores, as players count it: with the points so far."""
        return self.say(f"combination-{each.code}", total=total)

    def combinations(self, shown: Shown) -> str:
        """Return what a hand scores, each combination with the points so far; several of a kind as a range."""
        said, total = list[str](), 0
        for _, alike in groupby(shown.combinations, lambda each: each.code):
            its = []
            for each in alike:
                total += each.points
                its.append(self.combination(each, total))
            said += its if len(its) <= _EACH else [f"{its[0]} … {its[-1]}"]
        return ", ".join(said) or self.say("nineteen" if is_nineteen(shown.cards) else "nothing")

    def counted(self, shown: Shown) -> str:
        """Return what a hand scores, and what its player counted where that is not the same."""
        scores = self.combinations(shown)
        if shown.counted == shown.points:
            return scores
        return self.say("counted", combinations=scores, points=shown.counted)

    def gains(self, lines: Sequence[ScoreLine]) -> str:
        """Return what a side has pegged in a round, line by line."""
        return " · ".join(
            self.say("line-points", line=self.score_line(line.code), points=line.points) for line in lines
        )

    def skunk_lines(self, holes: Sequence[int]) -> str:
        """Return where the skunk lines are."""
        if not holes:
            return ""
        return self.say("skunk-double" if len(holes) > 1 else "skunk", first=holes[0], second=holes[-1])

    def whose_crib(self, name: str, *, own: bool) -> str:
        """Say whose crib the discards go to."""
        return self.say("your-crib") if own else self.say("crib-of", name=name)

    def hand_of(self, name: str, *, crib: bool) -> str:
        """Say whose hand or crib cards are."""
        return self.say("crib-owner", name=name) if crib else name
