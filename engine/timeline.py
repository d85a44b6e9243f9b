"""The rounds of a game, their deals and actions, kept so that the game can be rewound."""

from __future__ import annotations

from engine.types import Action, Seat


def is_action_count(scope: str) -> bool:
    """Whether the scope of a rewind is the number of actions to go back to.

    >>> is_action_count("12"), is_action_count("turn")
    (True, False)
    """
    return scope.isascii() and scope.isdecimal() and len(scope) < 10


class Timeline:
    """The rounds of a game with their deals and actions, and the positions that a rewind can go back to.

    A round that is replayed keeps its deal. A round that is dealt again gets a deal number that no round has had, and
    later rounds get higher ones. Deal numbers therefore rise from round to round. This keeps future deals secret:
    revealing a deal reveals all deals before it.
    """

    def __init__(self, totals: tuple[int, ...], target: int) -> None:
        self.number = 1
        """The current round, from 1."""
        self._actions: list[list[tuple[int, Seat, Action]]] = [[]]
        self._deals = [1]
        """The deal of each round so far, including rounds that were rewound and may be reached again."""
        self._before = [(totals, target)]
        self._positions = {0: (1, 0)}
        """By number of actions in the game: the round and the number of its actions at that moment."""

    @property
    def actions(self) -> list[tuple[int, Seat, Action]]:
        """The current round's actions in effect (rewound ones removed), each with its turn."""
        return self._actions[self.number - 1]

    @property
    def deal(self) -> int:
        """The deal number of the current round."""
        return self._deals[self.number - 1]

    @property
    def next_deal(self) -> int:
        """The deal number of the next round."""
        return self._deals[self.number] if self.number < len(self._deals) else self.deal + 1

    @property
    def before(self) -> tuple[tuple[int, ...], int]:
        """The totals and the target before the current round."""
        return self._before[self.number - 1]

    def begin_next(self, totals: tuple[int, ...], target: int) -> None:
        """Begin the next round, with the totals and the target before it."""
        self._deals[self.number :] = self._deals[self.number :] or [self.next_deal]
        self._before[self.number :] = [(totals, target)]
        self.begin(self.number + 1)

    def begin(self, number: int) -> None:
        """Begin a round, discarding its earlier actions."""
        self.number = number
        self._actions[number - 1 :] = [[]]

    def mark(self, count: int) -> None:
        """Record the current position as the one after ``count`` actions, so that :meth:`go_back` can return here."""
        self._positions[count] = (self.number, len(self.actions))

    def refusal(self, seat: Seat, scope: str, most: int) -> str:
        """Return the code of why a seat cannot rewind this far in a game of ``most`` deals; empty if it can.

        See :data:`engine.types.REWINDS`.
        """
        if scope == "turn" and self._turn_of(seat) is None:
            return "nothing-to-rewind"
        if is_action_count(scope) and int(scope) not in self._positions:
            return "moment-gone"
        return "no-more-rounds" if scope == "deal" and self._deals[-1] >= most else ""

    def go_back(self, seat: Seat, scope: str) -> None:
        """Rewind; the caller has checked :meth:`refusal`."""
        if is_action_count(scope):
            self.number, done = self._positions[int(scope)]
            self._actions[self.number - 1 :] = [self.actions[:done]]
        elif scope == "turn":
            del self.actions[self._turn_of(seat) :]
        else:
            self.begin(1 if scope == "game" else self.number)
        here = (self.number, len(self.actions))
        if scope == "deal":
            self._deals[self.number - 1 :] = [self._deals[-1] + 1]
            here = (self.number, -1)
        self._positions = {count: place for count, place in self._positions.items() if place <= here}

    def _turn_of(self, seat: Seat) -> int | None:
        """Return the number of actions before a seat's last turn; ``None`` if it has had no turn."""
        last = next((turn for turn, who, _ in reversed(self.actions) if who == seat), None)
        return next((place for place, (turn, who, _) in enumerate(self.actions) if (turn, who) == (last, seat)), None)
