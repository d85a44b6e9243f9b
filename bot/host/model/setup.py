"""The setup of a table, which its players agree to: rules, seats, terms, practice or not."""

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

TERMS = ("pace", "turn", "late", "match", "computers", "levels", "aggression", "hints")
"""The terms that are agreed to. ``access`` is not among them, because everybody sees who is seated; nor ``film``."""
_LATER_TERMS = ("levels", "match", "hints")
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
