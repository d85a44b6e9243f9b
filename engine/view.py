"""The view of a game from one seat: all that leaves the engine for a person or a computer player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.cards import Card
from engine.score import RoundScore
from engine.types import Action, Composition, Seat, Side


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What one seat may know of a game, and what it may do. Two states with equal views look the same to the seat.

    ``seat`` is ``None`` in the public view, which has no ``hand`` and no ``legal``. ``verbs`` are the kinds of action
    that the player to act *might* have, judged from public knowledge alone, so public buttons reveal nothing;
    ``legal`` are exactly the actions that ``seat`` has now.
    """

    rules: Any
    """The :class:`engine.rules.Rules` of the game; a game's view gives them their type."""
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
    """By seat, the hands that ``seat`` looks at while practising; otherwise empty. See :mod:`engine.game`."""
    most_rounds: int = 0
    """The round after which the game ends, whatever the points; 0 in a game to :attr:`target`."""

    def surely_held(self, other: Seat) -> tuple[Card, ...]:
        """Return the cards that another seat holds for certain, as far as ``seat`` can tell."""
        return self.known[other]

    @property
    def game(self) -> str:
        """The id of the game."""
        game: str = self.rules.game
        return game

    @property
    def preset(self) -> str:
        """The preset that the rules began with."""
        preset: str = self.rules.preset
        return preset

    @property
    def over(self) -> bool:
        """Whether the game has been won."""
        return bool(self.winners)

    @property
    def leaders(self) -> tuple[Side, ...]:
        """The sides that are ahead; see :meth:`engine.rules.Rules.ahead`."""
        ahead: tuple[Side, ...] = self.rules.ahead(dict(enumerate(self.totals)))
        return ahead

    @property
    def drawn_game(self) -> bool:
        """Whether the game has ended in a draw."""
        return len(self.winners) == len(self.totals)

    @property
    def context(self) -> GameContext:
        """What the view tells of the game around the round."""
        return GameContext(self.round, self.totals, self.scores, self.winners, self.most_rounds)

    @property
    def others(self) -> Sequence[Seat]:
        """The other seats."""
        return tuple(seat for seat in range(len(self.sides)) if seat != self.seat)

    @property
    def forced(self) -> bool:
        """Whether everybody knows that the player to act has one legal action only."""
        return False

    @property
    def only(self) -> Action | None:
        """The seat's only legal action; ``None`` if it may choose, or compose another one than is listed."""
        if len(self.legal) != 1:
            return None
        [action] = self.legal
        return None if self.composition(action.kind) else action

    @property
    def settled(self) -> RoundScore:
        """The final score of the round, by side; empty before the round is over."""
        return self.scores[-1] if self.scores and len(self.scores) == self.round else ()

    def composition(self, kind: str) -> Composition | None:
        """Return how many cards an action of this kind takes if the player composes it; ``None`` if all are listed.

        Of a kind that is composed, ``legal`` has only a few useful actions. Others are found out to be legal or not by
        playing them, or by :meth:`engine.round.Round.check`.
        """
        return None

    def nameable(self, kind: str) -> tuple[Card, ...]:
        """Return the cards that an action of this kind may name: the hand unless a game says otherwise."""
        return self.hand

    def alike(self, card: Card, other: Card) -> bool:
        """Return whether two cards of the hand can stand for each other, so a player need not say which is meant."""
        return card == other


class GameContext(NamedTuple):
    """The facts of the game around a round that its views need."""

    number: int
    totals: tuple[int, ...]
    scores: tuple[RoundScore, ...]
    """The scores of the finished rounds; that of the last includes the settlement of a won game."""
    winners: tuple[Side, ...]
    most_rounds: int = 0


def around(rules: Any, seat: Seat | None, context: GameContext) -> dict[str, Any]:
    """Return the fields of every view that do not depend on the round."""
    return {
        "rules": rules,
        "seat": seat,
        "round": context.number,
        "totals": context.totals,
        "scores": context.scores,
        "winners": context.winners,
        "most_rounds": context.most_rounds,
    }
