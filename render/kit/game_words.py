"""The text in the pictures of games whose tables and hands are drawn by the kit."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from engine.kit.trick_view import TrickView
from engine.kit.tricks import Duties
from engine.types import Side
from engine.view import View
from render.kit.words import DEAL_NEXT_ROUND, SUIT_SYMBOLS, choices, from_code, number, of_rounds, to_points


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
        """Return the round of a game, and what ends it."""
        return f"Round {view.round} · {self.goal(view)}"

    def goal(self, view: View) -> str:
        """Return what ends the game: a number of rounds if there is one, or points."""
        return of_rounds(view.most_rounds) if view.most_rounds else to_points(view.target)

    def to_do(self, phase: str) -> str:
        """Return what the player to act does now; it follows their name."""
        return {**self.usual_phases, **self.phases}.get(phase, phase)

    def you_may(self, kinds: Collection[str]) -> str:
        """Return the kinds of action open to the reader."""
        return choices(kinds, {**self.first_verbs, **self.verbs, **self.last_verbs, "deal": DEAL_NEXT_ROUND})

    def score_line(self, code: str) -> str:
        """Return the label of a line of the score sheet."""
        return {**self.usual_lines, **self.lines}.get(code) or from_code(code)

    def tallies(self, view: Any, side: Side) -> Sequence[str]:
        """Return a side's figures beside its points."""
        return ()

    def chips(self, view: Any, side: Side) -> Sequence[str]:
        """Return words that stand out beside a side's figures."""
        return ()


class DiscardWords(GameWords):
    """The words that games of drawing and discarding share."""

    usual_phases: ClassVar[Mapping[str, str]] = {"draw": "to draw", "discard": "to discard"}
    last_verbs: ClassVar[Mapping[str, str]] = {"draw": "draw", "discard": "discard"}


def pile(count: int) -> str:
    """Return the discard pile and its number of cards."""
    return f"PILE {count}"


TRUMP = "TRUMP"
PHASE_TWO = "PHASE TWO"
WON = "WON"
LAST_TRICK = "Last trick"
OUT = "OUT"
NO_TRICKS = "No tricks yet"
PLAY = "PLAY"
LED = "led"
WON_TRICK = "won the trick"


class TrickWords(GameWords):
    """The words that games of tricks share."""

    usual_phases: ClassVar[Mapping[str, str]] = {"lead": "to lead", "follow": "to follow"}
    first_verbs: ClassVar[Mapping[str, str]] = {"play": "play a card"}
    usual_lines: ClassVar[Mapping[str, str]] = {"tricks-one": "Tricks, phase one", "tricks-two": "Tricks, phase two"}
    main_tally = True

    def progress(self, view: View) -> str:
        """Return the round and trick of a game, and what ends it."""
        return f"Round {view.round} · trick {view.turn} · {self.goal(view)}"

    def tallies(self, view: TrickView, side: Side) -> Sequence[str]:
        """Return a side's points in this round, unless they equal its tricks, and the tricks won in this phase."""
        won = sum(view.sides[trick.winner] == side and trick.phase_two == view.phase_two for trick in view.tricks)
        gained = view.standing[side]
        return [*([in_round(gained)] if gained not in (0, won) else []), tricks(won)]


def trump(suit: str) -> str:
    """Return the trump suit."""
    return f"{TRUMP} {SUIT_SYMBOLS[suit]}"


def tricks(count: int, points: int = 0) -> str:
    """Return the number of tricks that a side has won, and their points if they have any."""
    won = f"{count} trick{'' if count == 1 else 's'}"
    return f"{won} · {points}" if points else won


def in_round(points: int) -> str:
    """Return a side's points in this round."""
    return f"round {number(points)}"


def duties(its: Duties) -> list[str]:
    """Return the duties of a player who follows to a trick, one a line."""
    over = {"always": ["and beat it"], "trumps": ["(beat trumps)"]}.get(its.overplay, [])
    return ["Follow suit", *over, *(["or else trump"] if its.must_trump else [])]
