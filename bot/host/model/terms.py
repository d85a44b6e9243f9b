"""What a table agrees on beside the rules of its game: who may come, and how long a turn may take."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, field_validator, model_validator

from engine.players import AGGRESSION, USUAL_LEVEL, Level
from engine.types import Seat

Access: TypeAlias = Literal["server", "invited", "anywhere"]
Pace: TypeAlias = Literal["none", "live", "post"]
Late: TypeAlias = Literal["turn", "autopilot", "forfeit"]

PACE_UNITS: dict[Pace, int] = {"none": 1, "live": 1, "post": 3600}
"""Seconds in the unit in which each pace counts: seconds in ``live``, hours in ``post``."""
TURN_LENGTHS: dict[Pace, tuple[int, int, int]] = {"none": (0, 0, 0), "live": (20, 90, 900), "post": (1, 24, 336)}
"""How long a turn may take, in the pace's unit: the least, the usual, and the most."""


class Terms(BaseModel):
    """The terms of a table. Like the rules, they are agreed to by everybody who sits there."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    access: Access = "server"
    """Who may take a seat: anybody who sees the channel, the invited only, or also who has the table's code."""
    pace: Pace = "none"
    """Whether a turn has a time limit: none, one of seconds, or one of hours."""
    turn: int = Field(default=0, ge=0)
    """How long a turn may take, in the pace's unit; 0 becomes the usual."""
    late: Late = "turn"
    """What follows then: the computer plays that turn, or on until the player returns, or the game is forfeited."""

    computers: Level = USUAL_LEVEL
    """The level of the computers, on empty seats and in people's stead: see :data:`engine.players.LEVELS`."""
    levels: tuple[tuple[Seat, Level], ...] = ()
    """The seats whose computer has a level of its own, and that level, if nobody sits there at the start."""
    aggression: int = Field(default=AGGRESSION, ge=0, le=100)
    """The chance, in percent, that a computer plays a round fast and boldly."""

    @model_validator(mode="before")
    @classmethod
    def _usual(cls, form: object) -> object:
        if isinstance(form, dict) and not form.get("turn"):
            return {**form, "turn": TURN_LENGTHS.get(form.get("pace", "none"), TURN_LENGTHS["none"])[1]}
        return form

    @field_validator("levels")
    @classmethod
    def _once_each(cls, levels: tuple[tuple[Seat, Level], ...]) -> tuple[tuple[Seat, Level], ...]:
        return tuple(sorted(dict(levels).items()))

    @model_validator(mode="after")
    def _within(self) -> Terms:
        least, _, most = TURN_LENGTHS[self.pace]
        if not least <= self.turn <= most:
            raise ValueError(f"a turn of {self.turn} is not between {least} and {most}")
        return self

    def level_of(self, seat: Seat) -> Level:
        """The level of the computer that takes an empty seat at the start."""
        return dict(self.levels).get(seat, self.computers)

    def with_level(self, seat: Seat, level: str) -> list[tuple[Seat, str]]:
        """The levels of their own, with a seat's among them; ``""`` gives it the table's."""
        others: list[tuple[Seat, str]] = [(other, its) for other, its in self.levels if other != seat]
        return [*others, (seat, level)] if level else others

    @property
    def turn_seconds(self) -> int:
        """How long a turn may take, in seconds; 0 for as long as anybody likes."""
        return self.turn * PACE_UNITS[self.pace]
