"""The contract of a game's study: explanations, hints, pages about the cards, lessons and guided rounds.

A guided round is the fixed beginning of a round that the tutorial plays with a learner, with a lesson for each action:
a numbered deal and the actions of all seats. A game follows it as long as its actions are the first of these, and
leaves it with the first action that differs. So nothing needs to be stored.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from engine.players.policy import Unit
from engine.types import Action, Note, Seat, Value
from engine.view import View

LEARNER: Seat = 0
"""The learner's seat."""
DONE = "done"
"""The lesson at the end of a guided round: its code, after the game's name."""


class Explanation(NamedTuple):
    """Whether a kind of action is ``allowed`` now.

    ``note`` says what the action would bring, or why it is refused. ``kind`` is empty if no action is allowed at all.
    """

    kind: str
    allowed: bool
    note: Note


class NextBest(NamedTuple):
    """The action that a hint is compared with, ``what`` names it, and how far the hint is ahead.

    See :class:`engine.players.policy.Lead`; chances are in percent.
    """

    action: Action
    what: Note
    lead: float
    unit: Unit
    deals: int | None


class Hint(NamedTuple):
    """An action that a good player would choose: ``what`` names it, and ``reasons`` are the facts in its favour."""

    action: Action
    what: Note
    reasons: tuple[Note, ...]
    next_best: NextBest | None = None


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
        """Return whether a game with these actions has just come to the end."""
        return tuple(played) == self.actions


class GuideStep(NamedTuple):
    """The learner's step in a guided round: ``number`` of ``last``.

    ``action`` is what to do next: None while others are to act, and after the last step.
    """

    number: int
    last: int
    action: Action | None
    lesson: Note
    finished: bool = False
    """Whether the learner has played all of it and continues without the guide."""


def _parse_move(line: str) -> tuple[Seat, Action]:
    move, _, target = line.partition("->")
    seat, kind, *cards = move.split()
    return int(seat), Action(kind, tuple(cards), target.strip())


T = TypeVar("T", bound=View)
T_contra = TypeVar("T_contra", bound=View, contravariant=True)
Lessons: TypeAlias = Mapping[str, Callable[[T, Collection[str]], bool]]
"""By rule, whether it matters now, after events of some kinds; in the order to teach them."""


class GuidedLesson(Protocol[T_contra]):
    """Returns the reason to play an action of a guided round."""

    def __call__(self, view: T_contra, action: Action, *, again: bool) -> Note:
        """Return the lesson; ``again`` if the learner has played an action of this kind before."""


def no_details(view: View, action: Action) -> Mapping[str, Value]:
    """Return no values, for hints that need none besides their cards and target."""
    return {}


def no_values(view: View) -> Mapping[str, Value]:
    """Return no values, for lessons that need none besides the options."""
    return {}


@dataclass(frozen=True, kw_only=True)
class Study(Generic[T]):
    """The study of one game. Everything is derived from a view, for its seat."""

    explain: Callable[[T], tuple[Explanation, ...]]
    """Returns kind by kind what the seat to act may do, and why other actions are refused."""
    reasons: Callable[[T, Action], tuple[Note, ...]]
    """Returns the main reasons for an action, at least one."""
    details: Callable[[T, Action], Mapping[str, Value]] = no_details
    """Returns the values that the text of a hint needs besides the action's cards and target."""
    pages: Mapping[str, Callable[[T], tuple[Note, ...]]]
    """The pages about the cards, by name."""
    lessons: Lessons[T]
    lesson_values: Callable[[T], Mapping[str, Value]] = no_values
    """Returns the values that the texts of the lessons need besides the options."""
    guided_rounds: Mapping[str, GuidedRound]
    """By preset."""
    guided_lesson: GuidedLesson[T]
    covered: Collection[str]
    """The lessons that a guided round makes superfluous."""


def is_turn(view: View, *phases: str) -> bool:
    """Return whether the learner is to act, in one of some phases."""
    return view.phase in phases and view.seat in view.to_act


def can(view: View, kind: str) -> bool:
    """Return whether the learner has a legal action of this kind."""
    return any(action.kind == kind for action in view.legal)
