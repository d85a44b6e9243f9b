"""Which match of a tournament is played at a table."""

from __future__ import annotations

from typing import NamedTuple


class TournamentKey(NamedTuple):
    """A match of a tournament, as its tables store it.

    >>> TournamentKey.read("k3v/2/5/0/Friday/Saturday cup")
    TournamentKey(tournament='k3v', round=2, match=5, rounds=0, name='Friday/Saturday cup')
    >>> TournamentKey("k3v", 2, 5, 6, "Friday cup").text
    'k3v/2/5/6/Friday cup'
    """

    tournament: str
    """The tournament's id."""
    round: int
    """The tournament's round, from 1."""
    match: int
    """The number of the match in the tournament, from 1."""
    rounds: int
    """The rounds that are played with the same cards at all tables; 0 for ordinary games."""
    name: str
    """The tournament's name."""

    @classmethod
    def read(cls, text: str) -> TournamentKey | None:
        """Read a :attr:`text`; ``None`` if it is empty. Raises ``ValueError``."""
        if not text:
            return None
        tournament, number, match, rounds, name = text.split("/", 4)
        return cls(tournament, int(number), int(match), int(rounds), name)

    @property
    def text(self) -> str:
        """The key as it is stored."""
        return "/".join(map(str, self))

    @property
    def deals(self) -> str:
        """The name of the cards of its round, which all its tables share."""
        return f"tournament {self.tournament} {self.round}"
