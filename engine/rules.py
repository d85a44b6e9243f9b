"""The rules of a card game: its options, and how they deal rounds and end a game."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple, Self

from engine.cards import Card
from engine.options import Options
from engine.presentation import Presentation
from engine.round import Round
from engine.score import RoundScore, Settlement
from engine.types import Chance, Seat, Side, Verb
from engine.view import View


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """The input to a deal: the shuffled cards, the dealer, and the standing of the game."""

    seats: int
    number: int
    """The number of the round, from 1."""
    dealer: Seat
    cards: tuple[Card, ...]
    """The shuffled pack, top first."""
    totals: tuple[int, ...]
    """By side, the points in the finished rounds."""
    target: int
    """The points that the game is played to now."""
    scores: tuple[RoundScore, ...] = ()
    """The scores of the finished rounds."""


class FixedRounds(NamedTuple):
    """A game of a fixed number of rounds, whose points are compared with those of others who get the same cards."""

    rounds: int = 1
    """The usual number of rounds."""
    changes: Mapping[str, Any] = {}
    """The options it takes: above all a target that nobody reaches in these rounds, to peg out or to knock."""
    longest: int = 3
    """The longest such game, as a multiple of the usual one: in a longer one somebody might reach the target."""


class Rules(Options):
    """A game's options together with the rounds that they deal."""

    verbs: ClassVar[tuple[Verb, ...]]
    presentation: ClassVar[Presentation[Any]] = Presentation()
    """The presentation of the game to people."""
    cuts_each_game: ClassVar[bool] = True
    """Whether players cut for the deal in every game of a match. If not, ``cut`` is empty from the second game on."""
    fixed_rounds: ClassVar[FixedRounds] = FixedRounds()
    """The number of rounds of a game that is compared with others of the same cards, and the options that it takes."""

    def for_fixed_rounds(self) -> Self:
        """Return these rules for a game of a fixed number of rounds: see :attr:`engine.game.Game.rounds`."""
        return self.with_changes(self.fixed_rounds.changes)

    @abstractmethod
    def dealer(self, number: int, seats: int, scores: Sequence[RoundScore], cut: Sequence[Card]) -> Seat:
        """Return who deals round ``number`` (from 1), after the finished rounds ``scores``.

        ``cut`` is a pack shuffled for cutting, the same in every round, for rules that cut for the deal. It is empty in
        the later games of a match unless :attr:`cuts_each_game`.
        """

    def next_lead(self, seats: int, winners: Sequence[Side]) -> Seat:
        """Return the seat whose player moves to seat 0 when the same players begin another game.

        That may be the next game of a match. ``winners`` are the winning sides of the game that has ended; none if
        nobody has won.
        """
        return 0

    def games_won(self, totals: tuple[int, ...], target: int, winners: Sequence[Side]) -> int:
        """Return how many games of a match a game counts that ended with these totals: one, unless a rule says more.

        After a forfeit every side gets the points that the best of the ``winners`` still lacked, so that giving up
        neither costs more nor less than the lead.
        """
        return 1

    @abstractmethod
    def deal(self, deal: Deal) -> Round:
        """Deal a round."""

    @abstractmethod
    def imagine(self, view: View, chance: Chance) -> Round:
        """Return a round that may be the one in play, as far as a seat can tell from the view of a running round.

        Its view is equal to this one (with :attr:`engine.view.View.context`). The cards that the seat cannot see are
        dealt at random: every way is equally likely that keeps known cards in their hands and lets each player act who
        is to act. An undo in it goes back to the view at most.
        """

    def settle(self, totals: tuple[int, ...], target: int, finished: Round, scores: Sequence[RoundScore]) -> Settlement:
        """Return who has won with these ``totals`` after a round, and the target if the game goes on.

        ``scores`` are those of all rounds up to the ``finished`` one. A side wins that has reached the target and is
        the sole leader; if the leaders are level, play goes on.
        """
        leaders = self.ahead(dict(enumerate(totals)))
        return Settlement(leaders if max(totals) >= target and len(leaders) == 1 else (), target)

    def ahead(self, totals: Mapping[Side, int]) -> tuple[Side, ...]:
        """Return which of some sides are ahead with these points: those with the most, unless few points are good."""
        best = max(totals.values())
        return tuple(side for side, total in totals.items() if total == best)
