"""What an organiser chooses for a tournament, and the tables that follow from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

from bot.host.lobby.new_table import setup_of
from bot.host.model.setup import SINGLE, MatchLength, Setup, Terms
from bot.host.refusals import Refusal
from bot.host.tournaments.formats import FORMATS
from bot.host.tournaments.formats.field import Format, FormatSettings
from bot.host.tournaments.tables import duplicate_rounds
from engine.games import GAMES
from engine.players import EXPERT
from engine.rules import Rules
from engine.types import RulesError, Seat

Seeding: TypeAlias = Literal["rating", "hand", "draw"]
NAME_LENGTH = 60
"""The most characters of a tournament's name."""
LEAST_ROUND, LONGEST_ROUND = 15 * 60, 14 * 86400
"""The limits of the time for a round, in seconds."""
LONGEST_CHECK_IN = 86400
MOST_ROUNDS = 30
"""The most rounds that can be chosen for a Swiss of any size."""
LONGEST_ANSWER = 14
"""The most days in which a challenge has to be answered."""


class TournamentConfig(BaseModel):
    """The configuration of a tournament. It never changes once the tournament is announced."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=NAME_LENGTH)]
    game: str
    preset: str
    pairs: bool = False
    """Whether an entry is two partners. If not, and the game is for partners, everybody has a computer partner."""
    format: str
    """A key of :data:`bot.host.tournaments.formats.FORMATS`."""
    rounds: int = Field(default=0, ge=0, le=MOST_ROUNDS)
    """Rounds of a Swiss before its knockout; 0 for as many as its size needs."""
    cut: Literal[0, 2, 4, 8] = 0
    """How many of a Swiss play a knockout afterwards; 0 for none."""
    third_place: bool = False
    """Whether the losers of a knockout's semi-finals play for the third place."""
    match: MatchLength = SINGLE
    duplicate: bool = False
    """Whether all tables of a round have the same cards. A match is then a fixed number of rounds at one table."""
    rounds_times: int = Field(default=1, ge=1, le=3)
    """With duplicate, the length of a match in multiples of the usual number of rounds."""
    pace: Literal["live", "post"] = "live"
    turn: int = Field(default=0, ge=0)
    """The time for a turn in the unit of the pace; 0 becomes the default. See :class:`bot.host.model.setup.Terms`."""
    round_seconds: int = Field(default=3600, ge=LEAST_ROUND, le=LONGEST_ROUND)
    """The time for a match. One that is under way at its end may last as long again."""
    starts_at: float | None = None
    """When it starts; ``None`` if the organiser starts it."""
    check_in: int = Field(default=0, ge=0, le=LONGEST_CHECK_IN)
    """Seconds before the start from which entries have to check in; 0 for no check-in."""
    most: int = Field(default=0, ge=0)
    """The most entries; 0 becomes the most of the format."""
    seeding: Seeding = "rating"
    weekly: bool = False
    """Whether it is repeated every week at the same local hour."""
    zone: str = "UTC"
    """The time zone of that hour."""
    local_time: str = ""
    """The time of day there at which a repeated one begins, also when a clock change has moved :attr:`starts_at`."""
    answer_days: int = Field(default=3, ge=1, le=LONGEST_ANSWER)
    """In a ladder, the days in which a challenge has to be answered."""

    @model_validator(mode="before")
    @classmethod
    def _default_most(cls, form: object) -> object:
        if isinstance(form, dict) and not form.get("most") and form.get("format") in FORMATS:
            return {**form, "most": FORMATS[form["format"]].most}
        return form

    @model_validator(mode="after")
    def _check(self) -> TournamentConfig:
        if self.format not in FORMATS or not FORMATS[self.format].least <= self.most <= FORMATS[self.format].most:
            raise ValueError(f"{self.format} is no format of up to {self.most} entries")
        if self.rounds > self.its_format.most_rounds(self.most):
            raise ValueError(f"{self.format} of {self.most} entries cannot have {self.rounds} rounds")
        if self.terms.turn_seconds > self.round_seconds:
            raise ValueError("a turn may not take longer than a round")
        if self.starts_at is None and (self.weekly or self.check_in):
            raise ValueError("only a tournament that starts at a time has a check-in or is repeated")
        if self.duplicate and (self.match != SINGLE or self.is_endless):
            raise ValueError("the same cards are for single games, in rounds")
        if self.weekly and self.is_endless:
            raise ValueError("what never ends is not repeated")
        return self

    @property
    def its_format(self) -> Format:
        """The format."""
        return FORMATS[self.format]

    @property
    def is_endless(self) -> bool:
        """Whether it never ends, and has challenges instead of rounds."""
        return self.its_format.rounds(self.most, self.settings) is None

    @property
    def settings(self) -> FormatSettings:
        """The settings of the format."""
        return FormatSettings(rounds=self.rounds, cut=self.cut, duplicate=self.duplicate, third_place=self.third_place)

    @property
    def terms(self) -> Terms:
        """The terms of every table: a computer plays for somebody who is late until they come back."""
        return Terms(pace=self.pace, turn=self.turn, late="autopilot", match=self.match, computers=EXPERT)

    @property
    def setup(self) -> Setup:
        """The setup of every table: two sides, with the fewest seats that fit.

        Refuses ``no-such-game``, and ``tournament-not-two-sides`` if the preset cannot be played so.
        """
        rules = _rules(self.game, self.preset)
        fitting = [count for count in rules.seats_played() if _fits(rules, count, pairs=self.pairs)]
        if not fitting:
            raise Refusal("tournament-not-two-sides", pairs="yes" if self.pairs else "no")
        return setup_of(self.game, self.preset, {}, min(fitting), self.terms, practice=False)

    @property
    def fixed_rounds(self) -> int:
        """With duplicate, the rounds of a match; 0 without. Refuses ``tournament-no-duplicate``."""
        if not self.duplicate:
            return 0
        rounds = duplicate_rounds(_rules(self.game, self.preset), self.rounds_times)
        if rounds is None:
            raise Refusal("tournament-no-duplicate")
        return rounds


def seated(setup: Setup, first: Sequence[int], second: Sequence[int]) -> dict[Seat, int]:
    """Return the players by seat: the first entry's side has seat 0. Computers have the seats that are left."""
    sides = setup.rules.sides(setup.seat_count)
    seats = range(setup.seat_count)
    own = [seat for seat in seats if sides[seat] == sides[0]]
    others = [seat for seat in seats if sides[seat] != sides[0]]
    return dict([*zip(own, first, strict=False), *zip(others, second, strict=False)])


def _rules(game: str, preset: str) -> Rules:
    if game not in GAMES or preset not in GAMES[game].presets:
        raise Refusal("no-such-game", game=game)
    try:
        return GAMES[game].of(preset)
    except RulesError as error:
        raise Refusal(error.note.code, **error.note.values) from error


def _fits(rules: Rules, seats: int, *, pairs: bool) -> bool:
    """Return whether two sides play, each with a seat for every person of an entry."""
    sides = rules.sides(seats)
    return len({*sides}) == 2 and (not pairs or all(sides.count(side) == 2 for side in sides))
