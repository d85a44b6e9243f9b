"""Every sentence that a person reads, by locale.

The sentences stand in Fluent files, ``<locale>/*.ftl``. The engine and the host give codes and values; a code's
message id is its family and its name: ``refusal-stale``, ``event-dealt``, ``fact-stock``. This module turns values
into words: cards into ``K♥ K♠``, a ``seat`` or ``winner`` into the player's name, a side into its players' names, and a
word into the message ``<name>-<word>`` where there is one (``rank`` = ``K`` says ``kings``). Beside a side,
``members`` says how many players it has: one "has", two "have".
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from engine.cards import BACK, JOKER, Card, rank, suit
from engine.score import ScoreLine
from engine.types import Event, Note, Value

FALLBACK = "en"
_FOLDER = Path(__file__).parent
_SUITS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_TARGETS = ("target", "rank")
"""The families of messages that name what an action is done to."""
_LONGEST = 1000
"""Characters of one value in a sentence. People may type more than a message holds, or than Fluent takes."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class People:
    """Who sits where: the names by seat, and the side of each seat (empty: each seat is a side of its own)."""

    names: Sequence[str] = ()
    sides: Sequence[int] = ()

    def seat(self, seat: int) -> str:
        """The name of who sits there; empty where nobody does."""
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def side(self, side: int) -> str:
        """The names of a side's players, joined."""
        return " & ".join(self._members(side))

    def count(self, side: int) -> int:
        """How many players a side has."""
        return len(self._members(side)) or 1

    def _members(self, side: int) -> list[str]:
        sides = self.sides or range(len(self.names))
        return [name for name, theirs in zip(self.names, sides, strict=True) if theirs == side]


NOBODY = People()


class Texts:
    """The sentences of one locale; what it lacks is said in :data:`FALLBACK`."""

    def __init__(self, locale: str = FALLBACK) -> None:
        self.locale = locale
        self._bundle = _bundle(locale)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def say(self, message: str, people: People = NOBODY, /, **values: Any) -> str:
        """A message, with its values in words. A message that is missing is logged and stands for itself."""
        if not self.has(message) or (pattern := self._bundle.get_message(message).value) is None:
            _log.error("no text for %s", message)
            return message
        said, errors = self._bundle.format_pattern(pattern, self._words(values, people))
        for error in errors:
            _log.error("text %s: %s", message, type(error).__name__)
        return str(said)

    def note(self, family: str, note: Note, people: People = NOBODY) -> str:
        """What an engine's or host's note says, as a message of a family: ``refusal``, ``fact``, ``choice``."""
        return self.say(f"{family}-{note.code}", people, **note.values)

    def event(self, event: Event, people: People) -> str:
        """What happened, in words. The event must have passed :meth:`engine.types.Event.seen_by`."""
        values: dict[str, Any] = {
            "seat": event.seat,
            "cards": event.cards,
            "count": len(event.cards),
            "known": int(BACK not in event.cards),
            "target": event.target,
            "rank": event.target,
            "points": event.points,
        }
        if event.target.isdigit() and int(event.target) < max(len(people.names), 1):
            values["side"] = int(event.target)
        return self.say(f"event-{event.kind}", people, **values)

    def score_line(self, line: ScoreLine) -> str:
        """What a number of the score is for."""
        return self.say(f"score-{line.code}", count=line.count, cards=line.cards, points=line.points)

    def called(self, game: str, preset: str) -> str:
        """What a game is called when it is played by a preset: players know some presets as games of their own."""
        return self.say(f"called-{game}", preset=preset)

    def about(self, option: str) -> str:
        """What an option decides, in a sentence; empty where its name says it."""
        name = f"option-{option}"
        sentence = self._bundle.get_message(name).attributes.get("about") if self.has(name) else None
        return str(self._bundle.format_pattern(sentence, {})[0]) if sentence else ""

    def setting(self, option: str, value: Value) -> str:
        """How an option is set, in words; a word that has no sentence of its own is said as it is.

        A pair of numbers is written ``first: second``, and said by the sentence of the option's pairs if it has one.
        """
        if isinstance(value, tuple):
            return ", ".join(self.setting(option, part) for part in value) or self.say("setting-none")
        for message in (f"option-{option}-{value}", f"setting-{value}"):
            if self.has(message):
                return self.say(message)
        first, colon, second = str(value).partition(": ")
        if colon and self.has(f"option-{option}-pair"):
            return self.say(f"option-{option}-pair", first=int(first), second=int(second))
        return value.replace("-", " ") if isinstance(value, str) else self.say("setting-number", number=value)

    def target(self, target: str) -> str:
        """What cards are laid onto, or as what, in words: a rank, or the name of a meld.

        A number after a name means one of several melds: ``K-2`` the second of kings; a plus means one more.
        """
        if message := self._target_message(target):
            return self.say(message)
        name, _, number = target.rstrip("+").partition("-")
        message = self._target_message(name)
        if message and target.endswith("+"):
            return self.say("target-another", name=self.say(message))
        if message and number.isdigit():
            return self.say("target-numbered", name=self.say(message), number=int(number))
        return target

    def target_meant(self, typed: str) -> str:
        """A target as a game writes it, where that is typed in other letters: ``k`` for ``K``; else what was typed."""
        typed = typed.strip()
        spellings = (typed, typed.upper(), "-".join(typed.lower().split()))
        return next(filter(self._target_message, spellings), typed)

    def _target_message(self, target: str) -> str:
        messages = (f"{family}-{target}" for family in _TARGETS)
        return next(filter(self.has, messages), "")

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards as people write them: ``K♥ K♠ 2♦``. Cards that the reader may not know are counted."""
        known = [card for card in cards if card != BACK]
        words = [self.say("card-joker") if card == JOKER else rank(card) + _SUITS[suit(card)] for card in known]
        if hidden := sum(card == BACK for card in cards):
            words.append(self.say("card-hidden", count=hidden))
        return " ".join(words)

    def _by_suit(self, cards: Iterable[Card]) -> str:
        """Many cards, each suit said once: ``♥ 9 K K A``. The cards of a suit are to stand together."""
        suits = groupby(cards, suit)
        return ", ".join(" ".join((_SUITS[each], *map(rank, its))) for each, its in suits)

    def _counted(self, part: str) -> str:
        """How many cards there are of a rank, written ``rank: number``."""
        rank, _, count = part.partition(": ")
        return self.say("counted", rank=rank, count=int(count))

    def _words(self, values: Mapping[str, Any], people: People) -> dict[str, Any]:
        words = {name: self._word(name, value, values, people) for name, value in values.items()}
        if "side" in values:
            words["members"] = people.count(int(values["side"]))
        return {name: word[:_LONGEST] if isinstance(word, str) else word for name, word in words.items()}

    def _word(self, name: str, value: Any, values: Mapping[str, Any], people: People) -> Any:
        match name, value:
            case "score", str():
                return self.say(f"score-{value}", count=values.get("count", 1), cards=values.get("cards", ()))
            case ("cards" | "card", str() | tuple() | list()):
                return self.cards((value,) if isinstance(value, str) and value else tuple(value))
            case "suits", tuple() | list():
                return self._by_suit(value)
            case (("seat" | "winner"), int()):
                return people.seat(value)
            case "seat", str() if value.isdigit():
                return people.seat(int(value))
            case _, str() if name.partition("_")[0] == "target":
                return self.target(value)
            case (("option" | "other"), str()):
                return self.say(f"option-{value}") if self.has(f"option-{value}") else value
            case "side", int() | str():
                return people.side(int(value))
            case _, str() if value and self.has(f"{name}-{value}"):
                return self.say(f"{name}-{value}")
            case "counts", tuple() | list():
                return ", ".join(self._counted(str(part)) for part in value)
            case "rank", str():
                return self.target(value)
            case _, tuple() | list():
                return ", ".join(str(self._word(name, part, values, people)) for part in value)
        return value


@cache
def texts(locale: str = FALLBACK) -> Texts:
    """The texts of a locale, read once. A locale without a folder is :data:`FALLBACK`."""
    return Texts(locale if locale in locales() else FALLBACK)


@cache
def locales() -> tuple[str, ...]:
    """The locales that have texts."""
    return tuple(sorted(folder.name for folder in _FOLDER.iterdir() if any(folder.glob("*.ftl"))))


def _bundle(locale: str) -> FluentBundle:
    """A locale's messages over those of the fallback."""
    bundle = FluentBundle([locale], use_isolating=False)
    for name in dict.fromkeys((FALLBACK, locale)):
        for path in sorted((_FOLDER / name).glob("*.ftl")):
            bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=name != FALLBACK)
    return bundle
