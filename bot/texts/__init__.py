"""Every sentence that people read, by language.

The sentences are in Fluent files: ``<language>/*.ftl`` are common to all games, ``<language>/<game>/*.ftl`` belong to a
game. :meth:`Texts.of` binds texts to a game, whose messages then come before the common ones; a message of one game is
never another's. Only the names of games and presets are known to all.

The engine and the host raise codes with values; the id of a code's message is its family and its name:
``refusal-stale``, ``event-dealt``, ``fact-stock``. An event of a seat may have a phrase without a subject,
``did-drew``, for a log that tells a turn in one line; its sentence is written only where it says more. This
module turns values into words: cards into ``K♥ K♠``, a ``seat`` or ``winner`` into the player's name (with an ``actor``
into the name of who acted there then), a side into its players' names, ``True`` and ``False`` into ``yes`` and ``no``,
a ``float`` into a number with one decimal as the language writes it, and a word into the message ``<name>-<word>`` if
there is one (``rank`` = ``K`` becomes ``kings``). With a side comes ``members``, the number of its players, to choose
between "has" and "have".

Messages can use the functions of :mod:`bot.texts.functions`: ``CAPITAL($text)`` starts a text with a capital letter,
``PLUS($number)`` is the plus sign of a positive number.

The files are read by :mod:`bot.texts.files`. A language lacks nothing that English has, which tests see to; what it
lacked would be said in English.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path
from typing import Any

from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime.types import FluentFloat

from bot.texts import files
from bot.texts.card_words import USUAL_STYLE, CardStyle, CardWords
from bot.texts.files import FALLBACK, Bundle, language_of, locales
from bot.texts.pseudo import PSEUDO
from engine.cards import BACK, JOKER, Card, rank, suit
from engine.score import ScoreLine
from engine.types import Event, Line, Note, Value

_TARGETS = ("target", "rank")
"""The families of messages that name the target of an action."""
_KEPT = 16_384
"""How many formatted sentences are kept per game, about 10 MB: those about a table recur until it changes."""
_LONGEST = 1000
"""The most characters of one value in a sentence: people may type more than a message or Fluent allows."""
__all__ = [
    "FALLBACK",
    "NOBODY",
    "PSEUDO",
    "USUAL_STYLE",
    "CardStyle",
    "People",
    "Texts",
    "language_of",
    "load_texts",
    "locales",
]
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class People:
    """Who sits where: the names by seat, and the side of each seat (empty: each seat is its own side).

    ``actors`` are the names of those who acted, in the order of :attr:`engine.types.Event.actor`.
    """

    names: tuple[str, ...] = ()
    sides: tuple[int, ...] = ()
    actors: tuple[str, ...] = ()

    def seat(self, seat: int, actor: int = 0) -> str:
        """Return the name of who acted at a seat then, or else of the player there now; empty if there is none."""
        if 0 < actor <= len(self.actors):
            return self.actors[actor - 1]
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def then(self, seated: Sequence[int]) -> People:
        """Return the same people with the actors, by seat, who had acted there by a moment."""
        return replace(self, names=tuple(self.seat(seat, actor) for seat, actor in enumerate(seated)))

    def members(self, side: int) -> list[str]:
        """Return the names of a side's players."""
        sides = self.sides or range(len(self.names))
        return [name for name, theirs in zip(self.names, sides, strict=True) if theirs == side]

    def count(self, side: int) -> int:
        """Return how many players a side has."""
        return len(self.members(side)) or 1


NOBODY = People()


class Texts:
    """The sentences of one language, for one game or (``""``) for none, with cards written in a style.

    Missing sentences are those of :data:`FALLBACK`.
    """

    def __init__(self, locale: str = FALLBACK, game: str = "", style: CardStyle = USUAL_STYLE) -> None:
        self.locale = locale
        self.game = game
        self.style = style
        self._bundle = Bundle(locale, game, german=style.german)
        self.card_words = CardWords(self._bundle, style)
        self._kept = lru_cache(_KEPT, typed=True)(self._format)

    def of(self, game: str) -> Texts:
        """Return the same locale's texts for a game: its own messages first, then the common ones."""
        return self if game == self.game else load_texts(self.locale, game, self.style)

    def has(self, message: str) -> bool:
        """Return whether there is such a message."""
        return self._bundle.has_message(message)

    def say(self, message: str, people: People = NOBODY, /, **values: Any) -> str:
        """Return a message, with its values in words. For a missing message, its id is returned and logged."""
        flat: list[Any] = []  # the cache tells True from 1 in its direct arguments only
        for name, value in values.items():
            flat += (name, tuple(value) if isinstance(value, list) else value)
        return self._kept(message, people, *flat)

    def _format(self, message: str, people: People, /, *flat: Any) -> str:
        values = dict(zip(flat[::2], flat[1::2], strict=True))
        try:
            pattern = self._bundle.get_message(message).value
        except LookupError:
            pattern = None
        if pattern is None:
            _log.error("no text for %s", message)
            return message
        said, errors = self._bundle.format_pattern(pattern, self._words(values, people))
        for error in errors:
            _log.error("text %s: %s", message, type(error).__name__)
        return str(said)

    def note(self, family: str, note: Note, people: People = NOBODY) -> str:
        """Return the sentence for a note of the engine or the host, from a family such as ``refusal`` or ``fact``."""
        return self.say(f"{family}-{note.code}", people, **note.values)

    def log_line(self, line: Line, people: People) -> list[str]:
        """Return a line of the log.

        A part without a phrase (``did-...``) is a sentence of its own, before or after it.
        """
        lines: list[str] = []
        phrases: list[str] = []
        for part in line.parts:
            if isinstance(part, Note):
                phrases.append(self.note("did", part, people))
            elif line.seat >= 0 and self.has(f"did-{part.kind}"):
                phrases.append(self._of_event("did", part, people))
            else:
                lines += self._phrases(line, phrases, people)
                phrases = []
                lines.append(self.event(part, people))
        return lines + self._phrases(line, phrases, people)

    def _phrases(self, line: Line, phrases: Sequence[str], people: People) -> list[str]:
        """Return a sentence for the actions of a line's seat; empty without phrases."""
        if not phrases:
            return []
        did, *others = phrases
        for other in others:
            did = self.say("did-also", first=did, next=other)
        return [self.say("did", people, seat=line.seat, actor=line.actor, did=did)]

    def event(self, event: Event, people: People) -> str:
        """Return the sentence for an event: its own, or else its player and phrase.

        The event must have passed :meth:`engine.types.Event.seen_by`.
        """
        if self.has(f"did-{event.kind}") and not self.has(f"event-{event.kind}"):
            return self.say("did", people, seat=event.seat, actor=event.actor, did=self._of_event("did", event, people))
        return self._of_event("event", event, people)

    def _of_event(self, family: str, event: Event, people: People) -> str:
        values: dict[str, Any] = {
            "seat": event.seat,
            "actor": event.actor,
            "cards": event.cards,
            "count": len(event.cards),
            "known": int(BACK not in event.cards),
            "target": event.target,
            "rank": event.target,
            "points": event.points,
        }
        if event.target.isdigit() and int(event.target) < max(len(people.names), 1):
            values["side"] = int(event.target)
        return self.say(f"{family}-{event.kind}", people, **values)

    def score_line(self, line: ScoreLine) -> str:
        """Return the reason for a line of the score."""
        return self.say(f"score-{line.code}", count=line.count, cards=line.cards, points=line.points)

    def called(self, game: str, preset: str) -> str:
        """Return the name of a game played by a preset: some presets are known as games of their own."""
        return self.say(f"called-{game}", preset=preset)

    def joined(self, names: Iterable[str]) -> str:
        """Return names as a list in a sentence: ``Ada, Ben and Cy``. Empty names are left out."""
        *others, last = [name for name in names if name] or [""]
        return self.say("joined", first=self.listed(others), last=last) if others else last

    def listed(self, parts: Iterable[str]) -> str:
        """Return parts of equal rank, without "and": ``practice, unfinished``."""
        return self._row("listed-together", parts)

    def apart(self, parts: Iterable[str]) -> str:
        """Return parts that may have commas themselves: ``Ada and Ben; Cy``."""
        return self._row("listed-apart", parts)

    def _row(self, message: str, parts: Iterable[str]) -> str:
        return self.say(message, first="", next="").join(parts)

    def decimal(self, number: float, digits: int = 1) -> str:
        """Return a number with this many decimals, as the language writes it."""
        return _minus(format_decimal(number, format=f"0.{'0' * digits}", locale=self._bundle.locales[0]))

    def about(self, option: str) -> str:
        """Return a sentence that explains an option; empty if its name says it all."""
        name = f"option-{option}"
        sentence = self._bundle.get_message(name).attributes.get("about") if self.has(name) else None
        return str(self._bundle.format_pattern(sentence, {})[0]) if sentence else ""

    def setting(self, option: str, value: Value) -> str:
        """Return the value of an option in words; a word without a message of its own is returned as it is.

        A pair of numbers, ``first: second``, uses the message for the option's pairs if there is one.
        """
        if isinstance(value, tuple):
            return self.listed(self.setting(option, part) for part in value) or self.say("setting-none")
        for message in (f"option-{option}-{value}", f"setting-{value}"):
            if self.has(message):
                return self.say(message)
        first, colon, second = str(value).partition(": ")
        if colon and self.has(f"option-{option}-pair"):
            return self.say(f"option-{option}-pair", first=int(first), second=int(second))
        return value.replace("-", " ") if isinstance(value, str) else self.say("setting-number", number=value)

    def target(self, target: str) -> str:
        """Return the target of an action in words: a rank, or the name of a meld.

        A number after a name means one of several melds: ``K-2`` is the second meld of kings. A plus means a new one.
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

    def target_meant(self, *typed: str) -> str:
        """Return the first text that names a target, as a game writes it (``k`` is ``K``), or else the first text."""
        ways = [way for each in map(str.strip, typed) for way in (each, each.upper(), "-".join(each.lower().split()))]
        return next(filter(self._target_message, ways), ways[0])

    def _target_message(self, target: str) -> str:
        messages = (f"{family}-{target}" for family in _TARGETS)
        return next(filter(self.has, messages), "")

    def cards(self, cards: Iterable[Card]) -> str:
        """Return cards as people write them: ``K♥ K♠ 2♦``. Hidden cards are only counted, and so are jokers alone."""
        known = [card for card in cards if card != BACK]
        if len(known) > 1 and set(known) == {JOKER}:
            return self.say("card-jokers", count=len(known))
        words = [self._card(card) for card in known]
        if hidden := sum(card == BACK for card in cards):
            words.append(self.say("card-hidden", count=hidden))
        return " ".join(words)

    def _by_suit(self, cards: Iterable[Card]) -> str:
        """Return many cards, each suit named once: ``♥ 9 K K A``. The cards must be sorted by suit, jokers apart."""
        suits, name = groupby(cards, suit), self.card_words
        return self.listed(
            " ".join((name.suit(each), *(name.rank(rank(card)) for card in its))) if each else self.cards(its)
            for each, its in suits
        )

    def _card(self, card: Card) -> str:
        if card == JOKER:
            return self.say("card-joker")
        return self.card_words.rank(rank(card)) + self.card_words.suit(suit(card))

    def _counted(self, part: str) -> str:
        """Return the number of cards of a rank, given as ``rank: number``."""
        rank, _, count = part.partition(": ")
        return self.say("counted", rank=rank, count=int(count))

    def _scoring(self, family: str, part: str) -> str:
        """Return the parts of a score, given as ``code: points``, worded by a message of the family."""
        code, _, points = part.partition(": ")
        return self.say(f"{family}-{code}", points=int(points))

    def _words(self, values: Mapping[str, Any], people: People) -> dict[str, Any]:
        words = {name: self._word(name, value, values, people) for name, value in values.items()}
        if "side" in values:
            words["members"] = people.count(int(values["side"]))
        return {name: word[:_LONGEST] if isinstance(word, str) else word for name, word in words.items()}

    def _word(self, name: str, value: Any, values: Mapping[str, Any], people: People) -> Any:
        match name, value:
            case _, bool():
                return "yes" if value else "no"
            case _, float():
                return _Tenths(value, minimumFractionDigits=1, maximumFractionDigits=1, useGrouping=False)
            case "score", str():
                return self.say(f"score-{value}", count=values.get("count", 1), cards=values.get("cards", ()))
            case ("cards" | "card" | "kept", str() | tuple() | list()):
                return self.cards((value,) if isinstance(value, str) and value else tuple(value))
            case "melds", tuple() | list():
                return " + ".join(self.cards(str(part).split()) for part in value)
            case "suits", tuple() | list():
                return self._by_suit(value)
            case "seat", int():
                return people.seat(value, values.get("actor", 0))
            case "seat", str() if value.isdigit():
                return people.seat(int(value))
            case "seat", tuple() | list():
                return self.joined([str(self._word("seat", part, values, people)) for part in value])
            case "winner", int():
                return people.seat(value)
            case _, str() if name.partition("_")[0] == "target":
                return self.target(value)
            case (("option" | "other"), str()):
                return self.say(f"option-{value}") if self.has(f"option-{value}") else value
            case "side", int() | str():
                return self.joined(people.members(int(value)))
            case _, str() if value and self.has(f"{name}-{value}"):
                return self.say(f"{name}-{value}")
            case "face", str():
                return self.card_words.rank(value)
            case "listed", tuple() | list():
                return self.joined([str(self._word(name, part, values, people)) for part in value])
            case (("combination" | "pegs"), tuple() | list()):
                return self.joined([self._scoring(name, str(part)) for part in value])
            case "counts", tuple() | list():
                return self.listed(self._counted(str(part)) for part in value)
            case "ranks", tuple() | list():
                return self.joined([str(self._word("rank", part, values, people)) for part in value])
            case "rank", str():
                return self.target(value)
            case _, tuple() | list():
                return self.listed(str(self._word(name, part, values, people)) for part in value)
        return value


class _Tenths(FluentFloat):
    """A number that is written with one decimal. Languages differ in whether it asks for a plural."""

    def format(self, locale: Locale) -> str:
        """Return the number as the language writes it."""
        return _minus(super().format(locale))


def _minus(number: str) -> str:
    """Return a written number with a real minus sign."""
    return number.replace("-", "\N{MINUS SIGN}")


def load_texts(locale: str = FALLBACK, game: str = "", style: CardStyle = USUAL_STYLE) -> Texts:
    """Return the texts in the language for one of Discord's locales, loaded once: see :func:`language_of`."""
    return _loaded(files.FOLDER, language_of(locale), game, style)


@cache
def _loaded(_folder: Path, language: str, game: str, style: CardStyle) -> Texts:
    return Texts(language, game, style)
