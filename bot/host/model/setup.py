"""What a table plays: its rules, its seats, how fast, and whether it counts. This is what people agree to."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from pydantic import ValidationError

from bot.host.model.terms import Terms
from engine.games import GAMES
from engine.rules import Rules
from engine.types import RulesError, Value

TERMS = ("pace", "turn", "late", "computers", "levels", "aggression")
"""The terms that are agreed to. Who may come is not: everybody sees who sits there."""


class Difference(NamedTuple):
    """An option, how it is set, and how it is set in what that is compared with (``""`` where it says nothing)."""

    option: str
    value: Value
    other: Value


class Setup(NamedTuple):
    """What a table plays, or would play. Equal :attr:`text` means: the same is agreed to."""

    rules: Rules
    seat_count: int
    terms: Terms = Terms()
    practice: bool = False

    @property
    def as_json(self) -> dict[str, Any]:
        """All of it as JSON, the rules by what differs from their preset. :meth:`from_json` takes it back."""
        rules = self.rules.model_dump(mode="json")
        # Without levels of their own the seats leave no trace: what was agreed to before there were any still holds.
        terms = self.terms.model_dump(mode="json", exclude=set() if self.terms.levels else {"levels"})
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
        """The form in writing, always in the same words. :meth:`from_text` takes it back."""
        return json.dumps(self.as_json, sort_keys=True, separators=(",", ":"))

    @property
    def digest(self) -> str:
        """A short name for :attr:`text`: a button that carries it can never come to mean another than was shown."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:12]

    @property
    def preset_defaults(self) -> Setup:
        """The same game as its preset and the usual terms have it, with as many seats."""
        return Setup(self.rules.of(self.rules.preset), self.seat_count)

    def options(self) -> dict[str, Value]:
        """Every option and how it is set, as notes can carry it."""
        found: dict[str, Value] = {"preset": self.rules.preset, **self.rules.options(), "seats": self.seat_count}
        found["pace"] = self.terms.pace
        if self.terms.pace != "none":
            found |= {"turn": f"{self.terms.pace}-{self.terms.turn}", "late": self.terms.late}
        found |= {"computers": self.terms.computers, "aggression": self.terms.aggression}
        found["levels"] = tuple(f"{seat}: {level}" for seat, level in self.terms.levels)
        return found | {"practice": "yes" if self.practice else "no"}

    def differences(self, other: Setup) -> tuple[Difference, ...]:
        """What is set otherwise than in ``other``.

        If that is of another preset, the options are compared with the own preset's: two presets differ in more than
        anybody could read.
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
        """What was written as :attr:`text`; nothing if nothing was, or it cannot be played any more."""
        return cls.from_json(json.loads(text)) if text else None

    @classmethod
    def from_json(cls, form: Mapping[str, Any]) -> Setup | None:
        """What has this :attr:`as_json`; nothing if it cannot be played any more."""
        try:
            rules = GAMES[form["game"]].of(form["preset"])
            rules = type(rules).model_validate(rules.model_dump() | form["options"])
            return cls(rules, form["seats"], Terms(**form["terms"]), form["practice"])
        except (ValueError, KeyError, TypeError, RulesError, ValidationError):
            return None
