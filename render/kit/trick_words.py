"""The text in the pictures of games of tricks for two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.kit.trick_view import TrickView
from engine.kit.tricks import Duties
from engine.types import Side
from engine.view import View
from render.kit.game_words import GameWords
from render.kit.words import SUIT_SYMBOLS, number

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
        """The round and trick of a game, and what ends it."""
        return f"Round {view.round} · trick {view.turn} · {self.goal(view)}"

    def tallies(self, view: TrickView, side: Side) -> Sequence[str]:
        """A side's points in this round, if they are not its tricks, and the tricks that it has won in this phase."""
        won = sum(view.sides[trick.winner] == side and trick.phase_two == view.phase_two for trick in view.tricks)
        gained = view.standing[side]
        return [*([in_round(gained)] if gained not in (0, won) else []), tricks(won)]


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
