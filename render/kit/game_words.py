"""The words of games whose tables and hands are drawn by the kit."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, ClassVar

from engine.kit.trick_view import TrickView
from engine.kit.tricks import Duties
from engine.types import Side
from engine.view import View
from render.kit import words
from render.kit.say import Say


class GameWords:
    """The words of a game in what all games show.

    The texts of a game have what to do by phase (``phase-...``), kinds of action as verbs (``verb-...``), and lines of
    the score sheet (``line-...``).
    """

    verbs: ClassVar[Sequence[str]] = ()
    """The kinds of action of the game, in the order in which they are named."""
    first_verbs: ClassVar[Sequence[str]] = ()
    last_verbs: ClassVar[Sequence[str]] = ()
    """The kinds of action before and after those of the game."""
    main_tally: ClassVar[bool] = False
    """Whether the first of a side's tallies stands out."""

    def __init__(self, say: Say) -> None:
        self.say = say

    def progress(self, view: View) -> str:
        """Return the round of a game, and what ends it."""
        return self.say("progress", round=view.round, goal=self.goal(view))

    def goal(self, view: View) -> str:
        """Return what ends the game: a number of rounds if there is one, or points."""
        return words.goal(self.say, view.target, view.most_rounds)

    def to_do(self, phase: str) -> str:
        """Return what the player to act does now; it follows their name. Empty once the game is over."""
        return self.say(f"phase-{phase}") if self.say.has(f"phase-{phase}") else ""

    def you_may(self, kinds: Collection[str]) -> str:
        """Return the kinds of action open to the reader."""
        return words.choices(self.say, kinds, (*self.first_verbs, *self.verbs, *self.last_verbs, "deal"))

    def score_line(self, code: str) -> str:
        """Return the label of a line of the score sheet."""
        return self.say(f"line-{code}")

    def tallies(self, view: Any, side: Side) -> Sequence[str]:
        """Return a side's figures beside its points."""
        return ()

    def chips(self, view: Any, side: Side) -> Sequence[str]:
        """Return words that stand out beside a side's figures."""
        return ()


class DiscardWords(GameWords):
    """The words that games of drawing and discarding share."""

    last_verbs: ClassVar[Sequence[str]] = ("draw", "discard")


class TrickWords(GameWords):
    """The words that games of tricks share."""

    first_verbs: ClassVar[Sequence[str]] = ("play",)
    main_tally = True

    def progress(self, view: View) -> str:
        """Return the round and trick of a game, and what ends it."""
        return self.say("progress-trick", round=view.round, trick=view.turn, goal=self.goal(view))

    def tallies(self, view: TrickView, side: Side) -> Sequence[str]:
        """Return a side's points in this round, unless they equal its tricks, and the tricks won in this phase."""
        won = sum(view.sides[trick.winner] == side and trick.phase_two == view.phase_two for trick in view.tricks)
        gained = view.standing[side]
        return [*([self.in_round(gained)] if gained not in (0, won) else []), self.tricks(won)]

    def tricks(self, count: int, points: int = 0) -> str:
        """Return the number of tricks that a side has won, and their points if they have any."""
        return self.say("tricks-points", count=count, points=points) if points else self.say("tricks", count=count)

    def in_round(self, points: int) -> str:
        """Return a side's points in this round."""
        return self.say("in-round", points=self.say.number(points))

    def duties(self, its: Duties) -> list[str]:
        """Return the duties of a player who follows to a trick, one a line."""
        over = {"always": "duty-beat", "trumps": "duty-beat-trumps"}.get(its.overplay, "")
        duties = ("duty-follow", over, "duty-trump" if its.must_trump else "")
        return [self.say(duty) for duty in duties if duty]
