"""The text in the pictures of games of drawing and discarding."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from engine.kit.discard_view import DiscardView
from engine.types import Side
from engine.view import View
from render.kit.words import DEAL_NEXT_ROUND, choices, from_code, to_points


@dataclass(frozen=True)
class DiscardWords:
    """The words that a game adds: what to do by phase, kinds of action as verbs, and lines of the score sheet.

    Lines of the score that it does not list are written by their code.
    """

    phases: Mapping[str, str] = field(default_factory=dict)
    verbs: Mapping[str, str] = field(default_factory=dict)
    lines: Mapping[str, str] = field(default_factory=dict)

    def to_do(self, phase: str) -> str:
        """What the player to act does now; follows their name."""
        return {"draw": "to draw", "discard": "to discard", **self.phases}.get(phase, phase)

    def you_may(self, kinds: Collection[str]) -> str:
        """The kinds of action open to the reader."""
        return choices(kinds, {**self.verbs, "draw": "draw", "discard": "discard", "deal": DEAL_NEXT_ROUND})

    def score_line(self, code: str) -> str:
        """The label of a line of the score sheet."""
        return self.lines.get(code) or from_code(code)

    def tallies(self, view: DiscardView, side: Side) -> Sequence[str]:
        """A side's figures beside its points."""
        return ()

    def progress(self, view: View) -> str:
        """The round of a game, and what ends it."""
        return f"Round {view.round} · {to_points(view.target)}"


def pile(count: int) -> str:
    """The discard pile and its number of cards."""
    return f"PILE {count}"
