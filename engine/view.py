"""The view of a game from one seat: all that leaves the engine for a person or a computer player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.cards import Card
from engine.score import RoundScore
from engine.types import Action, Choice, Note, Seat, Side


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What one seat may know of a game, and what it may do. Two states with equal views look the same to the seat.

    ``seat`` is ``None`` in the public view, which has no ``hand`` and no ``legal``. ``verbs`` are the kinds of action
    that the player to act *might* have, judged from public knowledge alone, so public buttons reveal nothing;
    ``legal`` are exactly the actions that ``seat`` has now.
    """

    game: str
    preset: str
    seat: Seat | None
    sides: tuple[Side, ...]
    round: int
    turn: int
    dealer: Seat
    to_act: tuple[Seat, ...]
    phase: str
    hand: tuple[Card, ...]
    verbs: tuple[str, ...]
    legal: tuple[Action, ...]
    totals: tuple[int, ...]
    target: int
    scores: tuple[RoundScore, ...]
    winners: tuple[Side, ...]
    undo: tuple[str, ...] = ()
    """The undo scopes that ``seat`` has now."""
    known: tuple[tuple[Card, ...], ...] = ()
    """By seat, cards that its hand certainly holds, as far as the public cards tell."""
    hands: tuple[tuple[Card, ...], ...] = ()
    """By seat, the hands that ``seat`` looks at while practising; otherwise empty. See :mod:`engine.visible_hands`."""

    @property
    def over(self) -> bool:
        """Whether the game has been won."""
        return bool(self.winners)

    @property
    def settled(self) -> RoundScore:
        """The final score of the round, by side; empty before the round is over."""
        return self.scores[-1] if self.scores and len(self.scores) == self.round else ()

    def choices(self, kind: str) -> tuple[Choice, ...]:
        """Return the actions of a kind that a picker should offer, best first.

        The legal actions unless a game says otherwise.
        """
        return tuple(
            Choice(action, Note(kind, {"cards": action.cards, "onto": action.target}))
            for action in self.legal
            if action.kind == kind
        )

    def facts(self) -> tuple[Note, ...]:
        """Describe the table, one fact per note: the alt text of its picture. A game overrides this."""
        return ()

    def warnings(self) -> tuple[Note, ...]:
        """Return what ``seat`` should know before it acts and easily overlooks. A game overrides this."""
        return ()

    def cautions(self, action: Action) -> tuple[Note, ...]:
        """Return why a careful player might not take this action. A game overrides this."""
        return ()

    def page(self, name: str) -> tuple[Note, ...]:
        """Return one of :attr:`engine.rules.Rules.pages`, one fact per note."""
        return self.facts()


class GameContext(NamedTuple):
    """What a round needs to know of the game around it to build a view."""

    number: int
    totals: tuple[int, ...]
    scores: tuple[RoundScore, ...]
    winners: tuple[Side, ...]
