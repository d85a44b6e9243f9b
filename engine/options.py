"""The options of a game: the model that holds them, and a description of each one for an editor.

The descriptions are read from the model, so an editor can show and change a new option of any game without further
code.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from types import NoneType
from typing import Any, ClassVar, Literal, NamedTuple, Self, TypeAlias, get_args, get_origin

from pydantic import BaseModel, ConfigDict, PrivateAttr

from engine.cards import Card
from engine.types import Note, RulesError, Side, Value

Kind: TypeAlias = Literal["truth", "word", "words", "number", "numbers", "pairs"]
"""The type of an option: a boolean; one or several of a set of words; a number, numbers, or pairs of numbers."""

_NUMBER = re.compile(r"-?\d{1,7}")
_YES = {"yes": True, "no": False}


class Options(BaseModel, ABC):
    """The options of a card game. A preset is a named set of values; a table may change any of them.

    Options only hold values and what follows from these alone. :class:`engine.rules.Rules` adds the dealing.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    game: ClassVar[str]
    presets: ClassVar[tuple[str, ...]]
    own_games: ClassVar[tuple[str, ...]] = ()
    """The presets that people know as games of their own."""
    seat_counts: ClassVar[tuple[int, ...]]
    """The numbers of seats that some options of this game allow, the usual one first."""
    option_groups: ClassVar[tuple[tuple[str, str], ...]] = (("game", "target"),)
    """The groups in which an editor shows the options: each group's name and its first option."""

    superseded: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    """By preset, the options whose value has since been corrected, with the earlier value in its JSON form."""

    newest_edition: ClassVar[int] = 1
    """The edition of the game's rules: one more than the number of times that a mistake in them was corrected."""
    _edition: int = PrivateAttr(default=0)

    preset: str
    target: int

    @property
    def edition(self) -> int:
        """The edition by which a game is played: the newest, unless the game began before a correction.

        A stored game must replay. So code that corrects a mistake asks for the edition where the correction forbids
        what was played before, or changes a deal or a score.
        """
        return self._edition or self.newest_edition

    def newest(self) -> Self:
        """Return the same options by the newest edition, for a new game."""
        return type(self).model_validate(self.model_dump()) if self._edition else self

    def to_store(self) -> dict[str, Any]:
        """Return the options in the form in which they are stored, with the edition if there are several."""
        return self.model_dump(mode="json") | ({"edition": self.edition} if self.newest_edition > 1 else {})

    @classmethod
    def from_store(cls, form: Mapping[str, Any]) -> Self:
        """Read the options of a stored game, and the edition by which it is played.

        Raises ``ValueError`` for what is no mapping, unknown options and invalid values.
        """
        if not isinstance(form, Mapping):
            raise ValueError("options are stored by name")
        options = cls.model_validate({name: value for name, value in form.items() if name != "edition"})
        edition = form.get("edition", 1)
        if edition not in range(1, cls.newest_edition + 1):
            raise ValueError(f"there is no edition {edition!r}")
        options._edition = edition if edition < cls.newest_edition else 0
        return options

    @classmethod
    @abstractmethod
    def of(cls, preset: str) -> Self:
        """Return the options of a preset. Raises :class:`RulesError` if there is no such preset."""

    @abstractmethod
    def check(self, seats: int) -> None:
        """Raise :class:`RulesError` if these options contradict each other or do not allow this number of seats."""

    @abstractmethod
    def sides(self, seats: int) -> tuple[Side, ...]:
        """Return the side of each seat."""

    @abstractmethod
    def pack(self, seats: int) -> tuple[Card, ...]:
        """Return the cards of one deal, in pack order."""

    @property
    def goal(self) -> Note:
        """The end of a game: points to reach, unless the game has another end."""
        return Note("target", {"target": self.target})

    def seats_played(self) -> tuple[int, ...]:
        """Return the numbers of seats that these options allow, the usual one first."""
        return tuple(filter(self._allows, self.seat_counts))

    def _allows(self, seats: int) -> bool:
        try:
            self.check(seats)
        except RulesError:
            return False
        return True

    def with_changes(self, changes: Mapping[str, Any]) -> Self:
        """Return these options with some changed, and with the :meth:`implied` ones; :meth:`check` is up to the caller.

        Raises pydantic's ``ValidationError`` for unknown options and invalid values.
        """
        return type(self).model_validate({**self.model_dump(), **self.implied(changes), **changes}) if changes else self

    def implied(self, changes: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return the options that choosing ``changes`` sets as well, because they only make sense together."""
        return {}

    @property
    def dormant(self) -> Collection[str]:
        """The options that change nothing beside the others, such as those of another variant: nobody is offered them.

        >>> from engine.games import GAMES
        >>> sorted(GAMES["cribbage"].of("lowball").dormant)
        ['double_skunk', 'skunk_lines']
        """
        return ()

    def nonstandard(self) -> tuple[str, ...]:
        """Return the options whose value is in no rule book of the preset's game."""
        return ()

    def changed(self) -> tuple[str, ...]:
        """Return the names of the options that differ from the preset."""
        usual = self.of(self.preset)
        return tuple(name for name in type(self).model_fields if getattr(self, name) != getattr(usual, name))

    @classmethod
    def was_changed(cls, stored: Mapping[str, Any]) -> bool:
        """Return whether stored options, in their JSON form, differ from their preset as it was when they were stored.

        Options that did not exist then are ignored, and :attr:`superseded` values belong to the preset.
        """
        preset = str(stored.get("preset", ""))
        if preset not in cls.presets:
            return True
        usual, earlier = cls.of(preset).model_dump(mode="json"), cls.superseded.get(preset, {})
        return any(
            name in stored and stored[name] not in (value, earlier.get(name, value)) for name, value in usual.items()
        )

    def options(self) -> dict[str, Value]:
        """Return every option's value in a form that a :class:`~engine.types.Note` can carry."""
        return {name: note_value(value) for name, value in self if name != "preset"}


class Option(NamedTuple):
    """The name and kind of an option, and its possible values if they can be listed.

    >>> from engine.games import GAMES
    >>> target = option(GAMES["canasta"], "target")
    >>> target.kind, target.read(["3000"])
    ('number', 3000)
    >>> hand = option(GAMES["pinochle"], "cut_for_deal")
    >>> hand.values, hand.read(["yes"])
    (('yes', 'no'), True)
    """

    name: str
    kind: Kind
    values: tuple[str, ...] = ()

    @property
    def listed(self) -> bool:
        """Whether the possible values are listed; otherwise the value is typed."""
        return bool(self.values)

    def read(self, written: Sequence[str]) -> Any:
        """Parse the value that a person typed or chose. Raises :class:`RulesError` if it is not valid."""
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


def option(model: type[BaseModel], name: str) -> Option:
    """Describe one option of a game, or a field of a similar model. Raises :class:`RulesError` for an unknown name."""
    if name not in model.model_fields or name == "preset":
        raise RulesError(name, "no-such-option")
    annotation = model.model_fields[name].annotation
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


def groups(model: type[Options]) -> dict[str, tuple[Option, ...]]:
    """Describe all options of a game by group, in the model's order; options before the first group belong to it."""
    starts = {first: group for group, first in model.option_groups}
    found: dict[str, list[Option]] = {group: [] for group, _ in model.option_groups}
    group = model.option_groups[0][0]
    for name in model.model_fields:
        group = starts.get(name, group)
        if name != "preset":
            found[group].append(option(model, name))
    return {group: tuple(options) for group, options in found.items()}


def in_force(chosen: Options) -> dict[str, tuple[Option, ...]]:
    """Describe the options by group, as `groups` does, without the dormant ones that have the preset's value."""
    left_out = {*chosen.dormant}.difference(chosen.changed())
    found = {
        group: tuple(each for each in its if each.name not in left_out) for group, its in groups(type(chosen)).items()
    }
    return {group: its for group, its in found.items() if its}


def written(value: Any) -> str:
    """Write a value as :meth:`Option.read` parses it.

    >>> written(True), written(((2, 15), (3, 13)))
    ('yes', '2: 15, 3: 13')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ", ".join(": ".join(map(str, part)) if isinstance(part, tuple) else str(part) for part in value)
    return str(value)


def note_value(value: Any) -> Value:
    """Convert an option's value into one that a note can carry: ``yes`` or ``no``, a number, a word, or words."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    if isinstance(value, tuple):
        return tuple(": ".join(map(str, part)) if isinstance(part, tuple) else str(part) for part in value)
    return value if isinstance(value, int) else str(value)


class PresetOptions(Options):
    """Options with a table of presets; everyone plays alone unless a game says otherwise."""

    changes: ClassVar[Mapping[str, Mapping[str, Any]]]
    """By preset, the options that differ from the defaults."""
    ranges: ClassVar[Mapping[str, tuple[int, int]]] = {}
    """The least and the most of options that are numbers."""

    @classmethod
    def of(cls, preset: str) -> Self:
        """Return the options of a preset. Raises :class:`RulesError` if there is no such preset."""
        if preset not in cls.changes:
            raise RulesError("preset", "no-such-preset", value=preset)
        return cls(preset=preset, **cls.changes[preset])

    def check(self, seats: int) -> None:
        """Raise :class:`RulesError` for an unknown preset, a number of seats not played, or an option out of range."""
        self.of(self.preset)
        if seats not in self.seat_counts:
            raise RulesError("seats", "seats-not-played", value=seats)
        for option, (least, most) in self.ranges.items():
            if not least <= (value := getattr(self, option)) <= most:
                raise RulesError(option, "option-out-of-range", value=value, least=least, most=most)

    def sides(self, seats: int) -> tuple[Side, ...]:
        """Return the side of each seat: everyone plays alone."""
        return tuple(range(seats))
