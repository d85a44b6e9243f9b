"""One deal of a card game: the interface that every game implements."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from typing import Any, Self, TypeVar

from engine.cards import Card
from engine.score import RoundScore
from engine.types import Action, Event, Seat
from engine.view import GameContext, View

T = TypeVar("T")
_COPIED = (list, dict)


def copied(thing: T) -> T:
    """Return a copy of an object, with its lists and dictionaries copied too. Every other value is shared.

    Far quicker than :func:`copy.deepcopy`. All elements of a list are of one type: the first tells whether they are
    copied as well.
    """
    twin = copy(thing)
    vars(twin).update(copied_values(vars(thing)))
    return twin


def copied_values(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return attributes by name, with lists and dictionaries copied."""
    return {name: _copied(value) if isinstance(value, _COPIED) else value for name, value in values.items()}


def _copied(value: list[Any] | dict[Any, Any]) -> list[Any] | dict[Any, Any]:
    if isinstance(value, dict):
        return value.copy()
    return [_copied(each) for each in value] if value and isinstance(value[0], _COPIED) else value[:]


class Round(ABC):
    """One deal: its state, its legal actions and their effects. Deterministic: it contains no randomness."""

    to_act: tuple[Seat, ...]
    """The seats that may act now; empty once the round is over."""
    opening: tuple[Event, ...]
    """The events of the deal itself, before the first action."""
    turn: int
    """The current turn, from 1. A rewind to the turn goes back to where a seat's last turn began."""

    @abstractmethod
    def legal(self, seat: Seat) -> Sequence[Action]:
        """Return every legal action of a seat, one for each effect; empty if the seat is not to act.

        Of a kind that players compose (:meth:`engine.view.View.composition`) a few actions are listed that a player
        may well want: one at least if any is legal.
        Undo is not listed (see :meth:`undo_scopes`). Nor are the practice actions ``swap`` and ``doctor``, which
        are available until the first meld. A seat that is to act always has a legal action.
        """

    @abstractmethod
    def play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Perform an action, including undo. Raises :class:`IllegalAction`, leaving the round unchanged.

        Accepts every legal action, not only the form that :meth:`legal` lists (other suits of a rank, for example).
        """

    def check(self, seat: Seat, action: Action) -> None:
        """Raise :class:`IllegalAction` if :meth:`play` would, and change nothing."""
        self.copy().play(seat, action)

    @abstractmethod
    def undo_scopes(self, seat: Seat) -> tuple[str, ...]:
        """Return what a seat may undo now: ``action``, and ``turn`` where that is more; or nothing."""

    def is_final(self, before: Self) -> bool:
        """Return whether the action since ``before`` cannot be taken back, even if everybody agrees.

        :mod:`engine.taking_back` finds the cards that an action shows. A game adds what else tells of hidden cards,
        such as that another seat could act, and actions that its rules make final.
        """
        return False

    @abstractmethod
    def view(self, seat: Seat | None, context: GameContext) -> View:
        """Return what a seat may know; ``None`` for the public view."""

    @abstractmethod
    def score(self) -> RoundScore:
        """Return the score lines by side: final once the round is over, provisional before."""

    def standing(self) -> tuple[int, ...]:
        """Return the points that each side has on the table: by default its score so far.

        A game whose provisional score counts what is still in the hands leaves that out here.
        """
        return tuple(sum(line.points for line in lines) for lines in self.score())

    def feats(self) -> tuple[Mapping[str, int], ...]:
        """Return by side the achievements that statistics count, with their numbers. A game adds its own."""
        return tuple({} for _ in self.score())

    @abstractmethod
    def cards(self) -> Iterable[Card]:
        """Return every card of the deal, wherever it lies, to check that none is lost."""

    def copy(self) -> Self:
        """Return an equal round; nothing that is then played in one changes the other.

        Lists and dictionaries are copied. A game that keeps its state in other objects copies those itself.
        """
        return copied(self)

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return not self.to_act
