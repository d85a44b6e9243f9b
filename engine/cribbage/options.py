"""The options and presets of Cribbage. :mod:`engine.cribbage.rules` adds the dealing and the end of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal, NamedTuple

from engine.cards import Card, pack
from engine.options import PresetOptions
from engine.types import Note, RulesError, Side

Variant = Literal["six", "five", "seven", "three", "partners"]


class Shape(NamedTuple):
    """The deal of a variant: players, cards to each, how many each discards, and cards dealt to the crib itself."""

    seats: int
    dealt: int
    laid: int
    to_crib: int
    target: int

    @property
    def kept(self) -> int:
        """The cards that a player keeps."""
        return self.dealt - self.laid


SHAPES: Mapping[str, Shape] = {
    "six": Shape(2, 6, 2, 0, 121),
    "five": Shape(2, 5, 2, 0, 61),
    "seven": Shape(2, 7, 2, 0, 181),
    "three": Shape(3, 5, 1, 1, 121),
    "partners": Shape(4, 5, 1, 0, 121),
}
PRESETS: Mapping[str, Mapping[str, Any]] = {
    "cribbage": {},
    "five": {"variant": "five", "target": 61, "start": "every"},
    "hoyle-five": {"variant": "five", "target": 61, "start": "first"},
    "seven": {"variant": "seven", "target": 181},
    "three-handed": {"variant": "three"},
    "four-handed": {"variant": "partners"},
    "lowball": {"low_ball": True},
}
"""By preset, the options that differ from the defaults."""
START = 3
"""The points that the non-dealer starts with."""


class CribbageOptions(PresetOptions):
    """The options of Cribbage; the defaults are the preset ``cribbage``."""

    game: ClassVar[str] = "cribbage"
    changes: ClassVar[Mapping[str, Mapping[str, Any]]] = PRESETS
    presets: ClassVar[tuple[str, ...]] = tuple(PRESETS)
    ranges: ClassVar[Mapping[str, tuple[int, int]]] = {"target": (31, 301)}
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    newest_edition: ClassVar[int] = 2
    option_groups: ClassVar[tuple[tuple[str, str], ...]] = (("game", "variant"), ("scoring", "counting"))

    preset: str = "cribbage"
    variant: Variant = "six"
    target: int = 121
    low_ball: bool = False
    """The first player to reach the target loses."""
    start: Literal["none", "first", "every"] = "none"
    """In which deals the non-dealer starts with three points."""
    cut_for_deal: bool = True
    """The player who cuts the lowest card deals first; otherwise the first seat does."""

    counting: Literal["automatic", "by-hand", "muggins"] = "automatic"
    """Who counts hands in the show: in low ball always the bot. With muggins, opponents claim what was overlooked."""
    heels_win: bool = True
    """Whether the points for his heels may win the game; otherwise they stop one short of the target."""
    go_points: Literal[0, 1, 2] = 1
    """The points for a go and for the last card."""
    flush_in_play: bool = False
    """Whether as many cards of a suit in a row as make a flush in a hand score in the play too."""
    skunk_lines: bool = True
    """Whether a loser behind the first skunk line loses two games, and one behind the second line more."""
    double_skunk: Literal[3, 4] = 4
    """The games that a loser behind the second skunk line loses."""

    def check(self, seats: int) -> None:
        """Raise :class:`RulesError` for a target out of range, two options that clash, or a wrong number of seats."""
        super().check(seats)
        if seats != self.shape.seats:
            raise RulesError("seats", "seats-not-played", value=seats)
        # In the first edition, players of low ball might count by hand: they won by saying nothing.
        counted = ("automatic", "by-hand") if self.edition == 1 else ("automatic",)
        if self.low_ball and self.counting not in counted:
            raise RulesError("low_ball", "options-clash", other="counting")
        if self.start != "none" and seats > 2:
            raise RulesError("start", "options-clash", other="variant")

    def implied(self, changes: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return the variant's usual target and start, with low ball counted automatically."""
        found: dict[str, Any] = {}
        if shape := SHAPES.get(changes.get("variant", "")):
            found |= {"target": shape.target, "start": "every" if changes["variant"] == "five" else "none"}
        if changes.get("low_ball"):
            found["counting"] = "automatic"
        if changes.get("counting", "automatic") != "automatic":
            found["low_ball"] = False
        return found

    def sides(self, seats: int) -> tuple[Side, ...]:
        """Return the side of each seat: of four players, those who sit opposite each other play together."""
        return tuple(seat % 2 for seat in range(seats)) if self.variant == "partners" else tuple(range(seats))

    def pack(self, seats: int) -> tuple[Card, ...]:
        """Return the 52 cards."""
        return pack()

    @property
    def goal(self) -> Note:
        """The end of a game: points to reach, or to stay below in low ball."""
        return Note("low-ball" if self.low_ball else "target", {"target": self.target})

    @property
    def sign(self) -> int:
        """1 where points are good, -1 in low ball."""
        return -1 if self.low_ball else 1

    @property
    def shape(self) -> Shape:
        """The deal of the variant."""
        return SHAPES[self.variant]

    @property
    def play_flush(self) -> int:
        """The cards of a suit in a row that score in the play; 0 if none do."""
        return self.shape.kept if self.flush_in_play else 0

    @property
    def skunks(self) -> tuple[int, ...]:
        """The holes that a loser must have reached to lose one game only, or two; none where they do not count.

        >>> CribbageOptions().skunks
        (91, 61)
        """
        lines = (self.target - 30, self.target - 60)
        return tuple(line for line in lines if line > 0) if self.skunk_lines and not self.low_ball else ()

    @property
    def dormant(self) -> tuple[str, ...]:
        """The options about skunk lines that are not there."""
        return ("skunk_lines",) * self.low_ball + ("double_skunk",) * (len(self.skunks) < 2)

    def games_lost(self, points: int) -> int:
        """Return how many games a loser with these points loses: two if skunked, usually four if double skunked.

        >>> [CribbageOptions().games_lost(points) for points in (91, 90, 61, 60)]
        [1, 2, 2, 4]
        """
        return (1, 2, self.double_skunk)[self.skunked(points)]

    def skunked(self, points: int) -> int:
        """Return the number of skunk lines that a loser with these points is behind."""
        return sum(points < line for line in self.skunks)
