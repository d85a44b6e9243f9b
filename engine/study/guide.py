"""Guided rounds: the fixed beginning of a round that the tutorial plays with a learner, one lesson for each action.

A guided round is a numbered deal and the actions of all seats. A game follows it as long as its actions are the first
of these; it leaves it with the first action that differs, and nothing needs to be stored.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from engine.types import Action, Note, Seat

LEARNER: Seat = 0
"""The learner's seat."""
DONE = "done"
"""The lesson at the end of a guided round: its code, after the game's name."""


class GuidedRound(NamedTuple):
    """A deal of :data:`engine.deal.LESSON_DEALS` and the actions to play with it."""

    deal: int
    actions: tuple[tuple[Seat, Action], ...]

    @classmethod
    def parse(cls, deal: int, text: str) -> GuidedRound:
        """Return a guided round from its text: a seat, a kind, cards and ``-> target``, by line or comma.

        >>> GuidedRound.parse(1001, "0 draw, 0 meld KH KS KD -> K").actions[1]
        (0, Action(kind='meld', cards=('KH', 'KS', 'KD'), target='K'))
        """
        return cls(deal, tuple(_parse_move(line) for line in re.split("[,\n]", text.strip())))

    def next_move(self, played: Sequence[tuple[Seat, Action]]) -> tuple[Seat, Action] | None:
        """Return the next move of a game with these actions; None at the end, and for a game that has left it."""
        done = len(played)
        follows = done < len(self.actions) and tuple(played) == self.actions[:done]
        return self.actions[done] if follows else None

    def is_finished(self, played: Sequence[tuple[Seat, Action]]) -> bool:
        """Whether a game with these actions has just come to the end."""
        return tuple(played) == self.actions


class GuideStep(NamedTuple):
    """What a guided round tells the learner now: step ``number`` of ``last``.

    ``action`` is what to do next: None while others are to act, and after the last step.
    """

    number: int
    last: int
    action: Action | None
    lesson: Note
    finished: bool = False
    """Whether the learner has played all of it, and goes on without the guide."""


def _parse_move(line: str) -> tuple[Seat, Action]:
    move, _, target = line.partition("->")
    seat, kind, *cards = move.split()
    return int(seat), Action(kind, tuple(cards), target.strip())
