"""The setup of a table, which its players agree to: rules, seats, terms, practice or not."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator, model_validator

from engine.games import GAMES
from engine.players import AGGRESSION, EXPERT, LEVELS, USUAL_LEVEL, Level
from engine.rules import Rules
from engine.types import RulesError, Seat, Value

Access: TypeAlias = Literal["server", "invited", "anywhere"]
Pace: TypeAlias = Literal["none", "live", "post"]
Filmed: TypeAlias = Literal["auto", "on", "off"]
Late: TypeAlias = Literal["turn", "autopilot", "forfeit"]
AwayLevel: TypeAlias = Literal["expert", "master"]
MatchLength: TypeAlias = Literal[
    "single",
    "best-of-3",
    "best-of-5",
    "best-of-7",
    "first-to-5",
    "first-to-6",
    "first-to-7",
    "first-to-8",
    "first-to-9",
    "first-to-10",
]

PACE_UNITS: dict[Pace, int] = {"none": 1, "live": 1, "post": 3600}
"""The unit of each pace, in seconds: ``live`` counts seconds, ``post`` hours."""
TURN_LENGTHS: dict[Pace, tuple[int, int, int]] = {"none": (0, 0, 0), "live": (20, 90, 900), "post": (1, 24, 336)}
"""How long a turn may take, in the unit of the pace: minimum, default, maximum."""
SINGLE: MatchLength = "single"
GAMES_TO_WIN: Mapping[MatchLength, int] = {
    **{"single": 1, "best-of-3": 2, "best-of-5": 3, "best-of-7": 4},
    **{"first-to-5": 5, "first-to-6": 6, "first-to-7": 7, "first-to-8": 8, "first-to-9": 9, "first-to-10": 10},
}
"""The games needed to win a match of each length. A game may count several."""


def away_level(usual: Level) -> AwayLevel:
    """Return the level that plays for absent people: expert, or the server's ``usual`` level if that is higher."""
    return "master" if LEVELS.index(usual) > LEVELS.index(EXPERT) else "expert"


class Terms(BaseModel):
    """The terms of a table. Like the rules, all its players agree to them."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    access: Access = "server"
    """Who may take a seat: people who see the channel, only invited ones, or also anybody with its code."""
    pace: Pace = "none"
    """The unit of a turn's time limit: none, seconds or hours."""
    turn: int = Field(default=0, ge=0)
    """How long a turn may take, in the unit of the pace; 0 becomes the default."""
    late: Late = "turn"
    """When time is up, the computer plays this turn, or plays until the player returns, or the game is forfeited."""

    match: MatchLength = SINGLE
    """Whether a single game is played, or a match: several games until a side has won enough of them."""
    hints: bool = False
    """Whether people get hints against each other; against computers, they always do."""
    ranked: bool = True
    """Whether the game counts on boards and for ratings, if it is neither for practice nor of numbered deals."""
    open_hands: bool = False
    """Whether everybody who may see the channel sees all hands of a round once it is over, in a game not ranked."""
    film: Filmed = "auto"
    """Whether big moves are shown as short films: always, never, or only in threads."""
    computers: Level = USUAL_LEVEL
    """The computers' level (:data:`engine.players.LEVELS`) on empty seats."""
    away_level: AwayLevel = "expert"
    """The level that plays for absent people: never weak, and not chosen by the host."""
    levels: tuple[tuple[Seat, Level], ...] = ()
    """Levels of single seats, for those that are empty at the start."""
    aggression: int = Field(default=AGGRESSION, ge=0, le=100)
    """The chance, in percent, that a computer plays a round aggressively."""

    @model_validator(mode="before")
    @classmethod
    def _default_turn(cls, form: object) -> object:
        if isinstance(form, dict) and not form.get("turn"):
            return {**form, "turn": TURN_LENGTHS.get(form.get("pace", "none"), TURN_LENGTHS["none"])[1]}
        return form

    @field_validator("levels")
    @classmethod
    def _one_per_seat(cls, levels: tuple[tuple[Seat, Level], ...]) -> tuple[tuple[Seat, Level], ...]:
        return tuple(sorted(dict(levels).items()))

    @model_validator(mode="after")
    def _check_turn(self) -> Terms:
        least, _, most = TURN_LENGTHS[self.pace]
        if not least <= self.turn <= most:
            raise ValueError(f"a turn of {self.turn} is not between {least} and {most}")
        return self

    def level_of(self, seat: Seat) -> Level:
        """Return the level of the computer that takes an empty seat at the start."""
        return dict(self.levels).get(seat, self.computers)

    def with_level(self, seat: Seat, level: str) -> list[tuple[Seat, str]]:
        """Return the levels of single seats with one changed; ``""`` removes it."""
        others: list[tuple[Seat, str]] = [(other, its_level) for other, its_level in self.levels if other != seat]
        return [*others, (seat, level)] if level else others

    @property
    def games_to_win(self) -> int:
        """Games needed to win the match; 1 for a single game."""
        return GAMES_TO_WIN[self.match]

    @property
    def turn_seconds(self) -> int:
        """How long a turn may take, in seconds; 0 for no limit."""
        return self.turn * PACE_UNITS[self.pace]


TERMS = ("pace", "turn", "late", "match", "computers", "levels", "aggression", "hints", "ranked", "open_hands")
"""The terms that are agreed to. ``access`` is not among them, because everybody sees who is seated; nor ``film``."""
_LATER_TERMS = ("levels", "match", "hints", "ranked", "open_hands")
"""Terms that did not exist from the beginning."""


class Difference(NamedTuple):
    """An option, its value, and its value in the other setup (``""`` if it has none)."""

    option: str
    value: Value
    other: Value


class Setup(NamedTuple):
    """The setup of a table, or one that is offered. Setups of equal :attr:`text` count as the same agreement."""

    rules: Rules
    seat_count: int
    terms: Terms = Terms()
    practice: bool = False

    @property
    def as_json(self) -> dict[str, Any]:
        """The setup as JSON, with the options that differ from the preset. :meth:`from_json` reads it."""
        rules = self.rules.model_dump(mode="json")
        terms = self.terms.model_dump(mode="json")
        # Left out where they say nothing, so that agreements stored before there were such terms stay valid.
        usual = Terms().model_dump(mode="json")
        terms = {name: value for name, value in terms.items() if name not in _LATER_TERMS or value != usual[name]}
        return {
            "game": self.rules.game,
            "preset": self.rules.preset,
            "options": {name: rules[name] for name in self.rules.changed()},
            "seats": self.seat_count,
            "terms": {name: terms[name] for name in TERMS if name in terms},
            "practice": self.practice,
        }

    @property
    def text(self) -> str:
        """The JSON as canonical text. :meth:`from_text` reads it."""
        return json.dumps(self.as_json, sort_keys=True, separators=(",", ":"))

    @property
    def digest(self) -> str:
        """A short hash of :attr:`text`. A button that carries it refers to exactly the setup that was shown."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:12]

    @property
    def preset_defaults(self) -> Setup:
        """The unchanged preset with default terms and the same number of seats."""
        return Setup(self.rules.of(self.rules.preset), self.seat_count)

    @property
    def ranked(self) -> bool:
        """Whether games by this setup count on boards and for ratings."""
        return self.terms.ranked and not self.practice

    @property
    def changed_rules(self) -> bool:
        """Whether the rules or the target differ from the preset's, so games count on the boards for changed rules."""
        return bool(self.rules.changed())

    def options(self) -> dict[str, Value]:
        """Return every option and its value, in a form that notes can carry."""
        found: dict[str, Value] = {"preset": self.rules.preset, **self.rules.options(), "seats": self.seat_count}
        found["pace"] = self.terms.pace
        if self.terms.pace != "none":
            found |= {"turn": f"{self.terms.pace}-{self.terms.turn}", "late": self.terms.late}
        found["match"] = self.terms.match
        found |= {"computers": self.terms.computers, "aggression": self.terms.aggression}
        found["levels"] = tuple(f"{seat}: {level}" for seat, level in self.terms.levels)
        found["hints"] = "yes" if self.terms.hints else "no"
        found["ranked"] = "yes" if self.terms.ranked else "no"
        found["open_hands"] = "yes" if self.terms.open_hands else "no"
        return found | {"practice": "yes" if self.practice else "no"}

    def differences(self, other: Setup) -> tuple[Difference, ...]:
        """Return the options that differ from ``other``.

        If that has another preset, the rules are compared with this setup's own preset instead, as two presets differ
        in too many options to read.
        """
        theirs = other.options()
        if other.rules.preset != self.rules.preset:
            theirs |= self.preset_defaults.rules.options()
        return tuple(
            Difference(option, value, theirs.get(option, ""))
            for option, value in self.options().items()
            if value != theirs.get(option)
        )

    @classmethod
    def from_text(cls, text: str) -> Setup | None:
        """Read a :attr:`text`. ``None`` if it is empty or no longer valid."""
        return cls.from_json(json.loads(text)) if text else None

    @classmethod
    def from_json(cls, form: Mapping[str, Any]) -> Setup | None:
        """Read an :attr:`as_json`. ``None`` if it is no longer valid."""
        try:
            rules = GAMES[form["game"]].of(form["preset"])
            rules = type(rules).model_validate(rules.model_dump() | form["options"])
            return cls(rules, form["seats"], Terms(**form["terms"]), form["practice"])
        except (ValueError, KeyError, TypeError, RulesError, ValidationError):
            return None
