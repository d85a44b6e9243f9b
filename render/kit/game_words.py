"""The text in the pictures of games whose tables and hands are drawn by the kit."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from engine.types import Side
from engine.view import View
from render.kit.words import DEAL_NEXT_ROUND, choices, from_code, to_points


@dataclass(frozen=True)
class GameWords:
    """The words that a game adds: what to do by phase, kinds of action as verbs, and lines of the score sheet.

    Lines of the score that it does not list are written by their code.
    """

    phases: Mapping[str, str] = field(default_factory=dict)
    verbs: Mapping[str, str] = field(default_factory=dict)
    lines: Mapping[str, str] = field(default_factory=dict)

    usual_phases: ClassVar[Mapping[str, str]] = {}
    first_verbs: ClassVar[Mapping[str, str]] = {}
    last_verbs: ClassVar[Mapping[str, str]] = {}
    """The verbs that stand before and after those of the game."""
    usual_lines: ClassVar[Mapping[str, str]] = {}
    main_tally: ClassVar[bool] = False
    """Whether the first of a side's tallies stands out."""

    def progress(self, view: View) -> str:
        """The round of a game, and what ends it."""
        return f"Round {view.round} · {self.goal(view)}"

    def goal(self, view: View) -> str:
        """What ends the game: points, unless the game knows something else."""
        return to_points(view.target)

    def to_do(self, phase: str) -> str:
        """What the player to act does now; follows their name."""
        return {**self.usual_phases, **self.phases}.get(phase, phase)

    def you_may(self, kinds: Collection[str]) -> str:
        """The kinds of action open to the reader."""
        return choices(kinds, {**self.first_verbs, **self.verbs, **self.last_verbs, "deal": DEAL_NEXT_ROUND})

    def score_line(self, code: str) -> str:
        """The label of a line of the score sheet."""
        return {**self.usual_lines, **self.lines}.get(code) or from_code(code)

    def tallies(self, view: Any, side: Side) -> Sequence[str]:
        """A side's figures beside its points."""
        return ()

    def chips(self, view: Any, side: Side) -> Sequence[str]:
        """Words that stand out beside a side's figures."""
        return ()
