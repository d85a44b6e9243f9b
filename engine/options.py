"""The options of a game, one by one, as an editor needs them: what kind each is, and how people write its value.

All of it is read from the model, so a new option of any game can be shown and changed without another line.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from types import NoneType
from typing import Any, Literal, NamedTuple, TypeAlias, get_args, get_origin

from pydantic import BaseModel

from engine.game import Rules, RulesError

Kind: TypeAlias = Literal["truth", "word", "words", "number", "numbers", "pairs"]
"""Yes or no; one of several values, or any of them; a number, several, or several pairs of numbers."""

_NUMBER = re.compile(r"-?\d{1,7}")
_YES = {"yes": True, "no": False}


class Option(NamedTuple):
    """One option: its name, its kind, and the values to choose from where they can be listed."""

    name: str
    kind: Kind
    values: tuple[str, ...] = ()

    @property
    def listed(self) -> bool:
        """Whether its values can be listed; those of others are typed."""
        return bool(self.values)

    def read(self, written: Sequence[str]) -> Any:
        """The value that people wrote or chose. Raises :class:`RulesError` where it is none."""
        text = ", ".join(written)
        numbers = [int(number) for number in _NUMBER.findall(text)]
        if self.listed:
            if all(word in self.values for word in written) and (self.kind == "words" or len(written) == 1):
                return self._chosen(list(written))
        elif self.kind == "number" and _NUMBER.fullmatch(text.strip()):
            return numbers[0]
        elif self.kind == "numbers" and not re.sub(r"-?\d{1,7}|[\s,;]", "", text):
            return tuple(numbers)
        elif self.kind == "pairs" and re.fullmatch(r"\s*(-?\d{1,7}\s*[:=]\s*\d{1,7}[\s,;]*)*", text):
            return tuple(zip(numbers[::2], numbers[1::2], strict=True))
        raise RulesError(self.name, "no-such-value", value=text)

    def _chosen(self, words: list[str]) -> Any:
        if self.kind == "truth":
            return _YES[words[0]]
        if self.kind == "words":
            return tuple(word for word in self.values if word in words)
        return int(words[0]) if words[0].isdigit() else words[0]


def option(rules: type[BaseModel], name: str) -> Option:
    """An option of a game, or of another model like it. Raises :class:`RulesError` for a name that is none."""
    if name not in rules.model_fields or name == "preset":
        raise RulesError(name, "no-such-option")
    annotation = rules.model_fields[name].annotation
    inner = [part for part in get_args(annotation) if part not in (Ellipsis, NoneType)]
    if annotation is bool:
        return Option(name, "truth", tuple(_YES))
    if get_origin(annotation) is Literal:
        return Option(name, "word", tuple(map(str, inner)))
    if get_origin(annotation) is not tuple:
        return Option(name, "number")
    if get_origin(inner[0]) is Literal:
        return Option(name, "words", tuple(map(str, get_args(inner[0]))))
    return Option(name, "pairs" if get_origin(inner[0]) is tuple else "numbers")


def groups(rules: type[Rules]) -> dict[str, tuple[Option, ...]]:
    """All options of a game by their group, in the model's order; what stands before the first group is in it."""
    starts = {first: group for group, first in rules.option_groups}
    found: dict[str, list[Option]] = {group: [] for group, _ in rules.option_groups}
    group = rules.option_groups[0][0]
    for name in rules.model_fields:
        group = starts.get(name, group)
        if name != "preset":
            found[group].append(option(rules, name))
    return {group: tuple(options) for group, options in found.items()}


def written(value: Any) -> str:
    """A value as :meth:`Option.read` takes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ", ".join(": ".join(map(str, part)) if isinstance(part, tuple) else str(part) for part in value)
    return str(value)
