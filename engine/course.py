"""How a game has come to where it is: which deal each round has, and what was done in the round being played."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.game import Action, Seat

REWINDS = ("turn", "round", "game", "deal")
"""How far a rewind goes: to the start of the seat's last turn, to the deal of the round, to that of round 1; or the
round is dealt anew, with other cards.

Or to where the game stood after so many actions, written as their number: if it has come through that since."""


def is_moment(scope: str) -> bool:
    """Whether a rewind goes to where the game stood after so many actions."""
    return scope.isascii() and scope.isdecimal() and len(scope) < 10


class Course:
    """The rounds of a game and their deals, so that it can go back.

    A round that is played again keeps its deal; dealt anew it gets one that no round has had, and so do the rounds
    after it. So the deals of the rounds rise. That keeps them secret: to reveal a deal is to reveal all before it.
    """

    def __init__(self, totals: tuple[int, ...], target: int) -> None:
        self.number = 1
        """The round, from 1."""
        self._lines: list[list[tuple[int, Seat, Action]]] = [[]]
        self._deals = [1]
        """The deal of each round, those to which the game may come again too."""
        self._before = [(totals, target)]
        self._places = {0: (1, 0)}
        """Where the game stood after so many actions, as a round and how much of its line: all that it came through."""

    @property
    def line(self) -> list[tuple[int, Seat, Action]]:
        """What the round has come to: each action, with the turn in which it was done."""
        return self._lines[self.number - 1]

    @property
    def dealt(self) -> int:
        """The deal of the round."""
        return self._deals[self.number - 1]

    @property
    def following(self) -> int:
        """The deal of the next round."""
        return self._deals[self.number] if self.number < len(self._deals) else self.dealt + 1

    @property
    def before(self) -> tuple[tuple[int, ...], int]:
        """The totals and the target before the round."""
        return self._before[self.number - 1]

    def begin_next(self, totals: tuple[int, ...], target: int) -> None:
        """Begins the next round, before which these are the totals and the target."""
        self._deals[self.number :] = self._deals[self.number :] or [self.following]
        self._before[self.number :] = [(totals, target)]
        self.begin(self.number + 1)

    def begin(self, number: int) -> None:
        """Begins a round again."""
        self.number = number
        self._lines[number - 1 :] = [[]]

    def note(self, count: int) -> None:
        """Notes that the game has come to this by so many actions: :meth:`go_back` leads here from now on."""
        self._places[count] = (self.number, len(self.line))

    def hinders(self, seat: Seat, scope: str, most: int) -> str:
        """Why a seat cannot go back so far, by the code of its refusal, in a game of ``most`` deals; empty if it can.

        See :data:`REWINDS`.
        """
        if scope == "turn" and self._turn_of(seat) is None:
            return "nothing-to-rewind"
        if is_moment(scope) and int(scope) not in self._places:
            return "moment-gone"
        return "no-more-rounds" if scope == "deal" and self._deals[-1] >= most else ""

    def go_back(self, seat: Seat, scope: str) -> None:
        """Goes back, as nothing hinders; a round that is dealt anew has a deal that no round has had."""
        if is_moment(scope):
            self.number, done = self._places[int(scope)]
            self._lines[self.number - 1 :] = [self.line[:done]]
        elif scope == "turn":
            del self.line[self._turn_of(seat) :]
        else:
            self.begin(1 if scope == "game" else self.number)
        here = (self.number, len(self.line))
        if scope == "deal":
            self._deals[self.number - 1 :] = [self._deals[-1] + 1]
            here = (self.number, -1)
        self._places = {count: place for count, place in self._places.items() if place <= here}

    def _turn_of(self, seat: Seat) -> int | None:
        """How much of the line came before a seat's last turn; ``None`` where it has had none."""
        turn = next((turn for turn, who, _ in reversed(self.line) if who == seat), None)
        return next((place for place, (its, who, _) in enumerate(self.line) if (its, who) == (turn, seat)), None)
