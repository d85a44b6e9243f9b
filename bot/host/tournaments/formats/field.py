"""What a format of tournaments sees of one and what it answers.

A format is a pure function of a :class:`Field`: it keeps nothing, so any process can continue any tournament. Chance
comes only from the tournament's secret, by :func:`derived`.
"""

from __future__ import annotations

import hmac
from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import ClassVar, Literal, NamedTuple, TypeAlias

VERSION = "cardroom-tournament-1"
"""The name of the method by which chance follows from the secret. It is an input of everything derived."""

How: TypeAlias = Literal["played", "absent", "withdrawn", "decided", "bye", "late", "lot"]
"""How a match ended.

``played``: to its end. ``late``: time ran out, and the better score until then won. ``lot``: likewise, but scores were
equal. ``absent``: the loser, or both, never appeared. ``withdrawn``: the loser left the tournament during the match.
``decided``: by the organiser. ``bye``: there was no opponent.
"""
SCORED: frozenset[How] = frozenset({"played", "late", "lot"})
"""The ends of a match whose points may be compared with those of other tables."""
UNPLAYED: frozenset[How] = frozenset({"absent", "bye"})
"""The ends of a match in which nobody played a card."""


class MatchRecord(NamedTuple):
    """A match, or a bye.

    ``sides`` are entries: the first one sits in seat 0, and the second is ``None`` for a bye. ``winner`` is ``None``
    until the match is over, if it was drawn, and if both sides lost (``how`` is then ``absent``).
    """

    number: int
    """From 1, in the order of pairing."""
    round: int
    """From 1. In a ladder the number of the match."""
    sides: tuple[int, int | None]
    slot: str = ""
    """The place in a bracket, such as ``W2.1``, ``L3.2`` or ``F1``; empty elsewhere. See :class:`Slot`."""
    over: bool = False
    winner: int | None = None
    how: How = "played"
    wins: tuple[int, int] = (0, 0)
    """Games won, by side."""
    points: tuple[int, int] = (0, 0)
    """Points at the table in all rounds, by side."""

    def opponent(self, entry: int) -> int | None:
        """Return the other side; ``None`` in a bye."""
        first, second = self.sides
        return second if entry == first else first

    def drawn(self) -> bool:
        """Return whether both sides get half of the match."""
        return self.over and self.winner is None and self.how not in UNPLAYED


class Entrant(NamedTuple):
    """An entry as formats see it.

    ``since`` is the first round they are paired in: later than 1 for a late entry. After the round ``dropped_after``
    they are paired no more. An entry that was dropped before the first pairing (0) never took part.
    """

    number: int
    seed: int
    """1 is the best. No two entrants have the same one, but numbers may be missing."""
    since: int = 1
    dropped_after: int | None = None

    def plays_in(self, number: int) -> bool:
        """Return whether they are to be paired in a round."""
        return self.since <= number and (self.dropped_after is None or number <= self.dropped_after)


class Field(NamedTuple):
    """Everything a format may look at. ``matches`` are in the order of their numbers."""

    entrants: tuple[Entrant, ...]
    matches: tuple[MatchRecord, ...]
    secret: bytes

    @property
    def taking_part(self) -> tuple[Entrant, ...]:
        """The entrants that were not dropped before the first pairing, best seed first."""
        return tuple(sorted((each for each in self.entrants if each.dropped_after != 0), key=lambda each: each.seed))

    @property
    def round(self) -> int:
        """The latest round that was paired; 0 before the first."""
        return max((match.round for match in self.matches), default=0)

    @property
    def waiting(self) -> bool:
        """Whether a match is not over. The next round is paired when none is."""
        return any(not match.over for match in self.matches)

    def until(self, number: int) -> Field:
        """Return the field as its matches were up to and with a round."""
        return self._replace(matches=tuple(match for match in self.matches if match.round <= number))

    def of(self, entry: int) -> Iterator[MatchRecord]:
        """Yield an entry's matches and byes, in the order of rounds."""
        return (match for match in self.matches if entry in match.sides)

    def lot(self, *purpose: object) -> int:
        """Draw a number for a purpose: the same in every process, and unknown until the secret is revealed."""
        return int.from_bytes(derived(self.secret, *purpose))


def derived(secret: bytes, *purpose: object) -> bytes:
    """Return the 32 bytes that follow from a tournament's secret for a purpose: words and numbers without blanks.

    >>> derived(bytes(32), "seed", 1) == derived(bytes(32), "seed", 2)
    False
    """
    return hmac.digest(secret, " ".join((VERSION, *map(str, purpose))).encode(), "sha256")


class FormatSettings(NamedTuple):
    """The settings of a format. Each format ignores those that do not concern it."""

    rounds: int = 0
    """The number of rounds of a Swiss; 0: by the number of entrants."""
    cut: Literal[0, 2, 4, 8] = 0
    """After a Swiss, the number of the best who play a knockout."""
    duplicate: bool = False
    """Whether every table of a round has the same cards, and points are compared between tables."""
    third_place: bool = False
    """Whether a knockout has a match for the third place."""


class Pairing(NamedTuple):
    """A match to be played, or a bye. The first side sits in seat 0."""

    sides: tuple[int, int | None]
    slot: str = ""


class Place(NamedTuple):
    """A line of the standings."""

    place: int
    """From 1. Equal entries share a place."""
    entry: int
    values: tuple[tuple[str, float], ...] = ()
    """The columns that decide, in order, by code: the same codes in each line.

    ``points``: 1 for a match won or a bye, half for a draw. ``duplicate``: see
    :mod:`bot.host.tournaments.formats.scoring`, as are ``buchholz``, ``sonneborn-berger`` and ``direct``. ``wins`` and
    ``lost``: matches.
    """
    decided_by: str = ""
    """What put them behind the entry above: the code of a column, ``direct``, ``lot``, or ``knockout`` for the one
    after a Swiss. Empty if the first column did, if the place is shared, and in formats without scores."""


OPEN = 0
"""The side of a slot that is not known yet."""


class Slot(NamedTuple):
    """A match of a bracket, for its picture, also if it is still to come.

    ``name`` is the stage, the round in it and the number of the match from above: ``W2.1``. Stages are ``W`` (the
    bracket of a knockout, or that of the winners), ``L`` (the losers' bracket), ``F`` (the final of a double
    knockout, ``F2.1`` the one that follows if its losers' winner won ``F1.1``) and ``T`` (the match for third place).
    """

    name: str
    sides: tuple[int | None, int | None]
    """Entries; :data:`OPEN` if not known yet, ``None`` if nobody comes there."""
    winner: int | None = OPEN
    """:data:`OPEN` until the match is over, ``None`` if nobody came on from it."""
    match: int | None = None
    """The number of its :class:`MatchRecord`, if it was paired."""

    @property
    def stage(self) -> str:
        """The stage: ``W``, ``L``, ``F`` or ``T``."""
        return self.name[0]

    @property
    def round(self) -> int:
        """The round within its stage, from 1."""
        return int(self.name[1:].partition(".")[0])


class Format(ABC):
    """A format of tournaments. A module with its ``FORMAT`` in this folder adds one: see :data:`.FORMATS`."""

    key: ClassVar[str]
    least: ClassVar[int] = 2
    """The fewest entrants to start with."""
    most: ClassVar[int] = 128
    """The most entrants."""
    latest_entry: ClassVar[int | None] = 1
    """The last round in which an entrant may come in; ``None``: any."""
    draws: ClassVar[bool] = False
    """Whether a match may be drawn. If not, a match that is over without a winner was lost by both."""

    @abstractmethod
    def rounds(self, entrants: int, settings: FormatSettings) -> int | None:
        """Return the most rounds it takes; ``None`` if it never ends."""

    def most_rounds(self, entrants: int) -> int:
        """Return the most rounds that an organiser may choose for a size; 0 where the format decides them."""
        return 0

    @abstractmethod
    def next_round(self, field: Field, settings: FormatSettings) -> tuple[Pairing, ...]:
        """Return the matches and byes of the round after :attr:`Field.round`; none if the tournament is over.

        Asked when no match is under way. A round may be of byes alone: it is over at once.
        """

    @abstractmethod
    def standings(self, field: Field, settings: FormatSettings) -> tuple[Place, ...]:
        """Return a line for each entrant who takes part, the best first."""

    def bracket(self, field: Field, settings: FormatSettings) -> tuple[Slot, ...]:
        """Return the slots of the bracket, in the order of play; none where there is no bracket (yet)."""
        return ()

    def challengeable(self, field: Field, entry: int) -> tuple[int, ...]:
        """Return the entries that one may challenge now, the nearest first; none where nobody challenges."""
        return ()
