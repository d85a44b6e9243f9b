"""The text in the pictures of games of tricks for two."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from engine.kit.trick_view import TrickView
from engine.kit.tricks import Duties
from engine.types import Side
from engine.view import View
from render.kit.words import DEAL_NEXT_ROUND, SUIT_SYMBOLS, choices, from_code, number, to_points

TRUMP = "TRUMP"
PHASE_TWO = "PHASE TWO"
WON = "WON"
OUT = "OUT"
NO_TRICKS = "No tricks yet"
PLAY = "PLAY"
LED = "led"
WON_TRICK = "won the trick"


@dataclass(frozen=True)
class TrickWords:
    """The words that a game adds: what to do by phase, kinds of action as verbs, and lines of the score sheet.

    Lines of the score that it does not list are written by their code.
    """

    phases: Mapping[str, str] = field(default_factory=dict)
    verbs: Mapping[str, str] = field(default_factory=dict)
    lines: Mapping[str, str] = field(default_factory=dict)

    def progress(self, view: View) -> str:
        """The round and trick of a game, and what ends it."""
        return f"Round {view.round} · trick {view.turn} · {self.goal(view)}"

    def goal(self, view: View) -> str:
        """What ends the game: points, unless the game knows something else."""
        return to_points(view.target)

    def to_do(self, phase: str) -> str:
        """What the player to act does now; follows their name."""
        return {"lead": "to lead", "follow": "to follow", **self.phases}.get(phase, phase)

    def you_may(self, kinds: Collection[str]) -> str:
        """The kinds of action open to the reader."""
        return choices(kinds, {"play": "play a card", **self.verbs, "deal": DEAL_NEXT_ROUND})

    def score_line(self, code: str) -> str:
        """The label of a line of the score sheet."""
        named = {"tricks-one": "Tricks, phase one", "tricks-two": "Tricks, phase two", **self.lines}
        return named.get(code) or from_code(code)

    def tallies(self, view: TrickView, side: Side) -> Sequence[str]:
        """A side's points in this round, if they are not its tricks, and the tricks that it has won in this phase."""
        won = sum(view.sides[trick.winner] == side and trick.phase_two == view.phase_two for trick in view.tricks)
        gained = view.standing[side]
        return [*([in_round(gained)] if gained not in (0, won) else []), tricks(won)]

    def chips(self, view: TrickView, side: Side) -> Sequence[str]:
        """Words that stand out beside a side's figures."""
        return ()


def trump(suit: str) -> str:
    """The trump suit."""
    return f"{TRUMP} {SUIT_SYMBOLS[suit]}"


def tricks(count: int, points: int = 0) -> str:
    """The number of tricks that a side has won, and their points if they have any."""
    won = f"{count} trick{'' if count == 1 else 's'}"
    return f"{won} · {points}" if points else won


def in_round(points: int) -> str:
    """A side's points in this round."""
    return f"round {number(points)}"


def duties(its: Duties) -> list[str]:
    """The duties of who follows to a trick, one a line."""
    over = {"always": ["and beat it"], "trumps": ["(beat trumps)"]}.get(its.overplay, [])
    return ["Follow suit", *over, *(["or else trump"] if its.must_trump else [])]
