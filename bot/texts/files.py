"""The Fluent files of each language: ``<language>/*.ftl`` are common, ``<language>/<game>/*.ftl`` a game's.

An entry is parsed when it is first said, for all games at once: parsing all of a language's takes half a second.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.runtime.prepare import Compiler
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.texts.functions import FUNCTIONS
from bot.texts.pseudo import PSEUDO, disguise

FALLBACK = "en"
FOLDER = Path(__file__).parent
"""Where the languages' folders are."""
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*)[ ]*=", re.MULTILINE)
"""The beginning of an entry: everything else is indented, a comment, or a closing brace."""
PUBLIC = ("game-", "called-", "preset-")
"""The beginnings of the ids of a game's messages that every text may say: the names of games and presets."""


def locales() -> tuple[str, ...]:
    """Return the languages that have texts."""
    return _locales(FOLDER)


def language_of(locale: str) -> str:
    """Return the language for one of Discord's locales: ``es`` for ``es-419``, and :data:`FALLBACK` for unknown ones.

    :data:`~bot.texts.pseudo.PSEUDO`, which Discord never sends, is English in disguise.
    """
    known = (*locales(), PSEUDO)
    return next((each for each in (locale, locale.partition("-")[0]) if each in known), FALLBACK)


def sources(language: str) -> Mapping[str, Mapping[str, str]]:
    """Return the entries of a language as written, by id: the common ones (``""``), and each game's.

    The id of a term begins with a hyphen.
    """
    return _sources(FOLDER / (FALLBACK if language == PSEUDO else language))


@cache
def _locales(folder: Path) -> tuple[str, ...]:
    return tuple(sorted(path.name for path in folder.iterdir() if any(path.glob("*.ftl"))))


@cache
def _sources(folder: Path) -> Mapping[str, Mapping[str, str]]:
    games = (path for path in sorted(folder.iterdir()) if path.is_dir())
    return {"": _entries(folder), **{path.name: _entries(path) for path in games}}


def _entries(folder: Path) -> dict[str, str]:
    found: dict[str, str] = {}
    for path in sorted(folder.glob("*.ftl")):
        source = path.read_text("utf-8")
        starts = [(match[1], match.start()) for match in _ENTRY.finditer(source)]
        ends = [start for _, start in starts[1:]]
        found |= {entry: source[start:end] for (entry, start), end in zip(starts, [*ends, len(source)], strict=True)}
    return found


class Bundle(FluentBundle):
    """The entries of a language for one game or none: the game's own first, then the common ones.

    Those that it lacks are the fallback's. It knows the public messages of all games. For ``german`` cards, messages
    whose ids begin with ``german-`` take the place of those without it.
    """

    def __init__(self, language: str, game: str, *, german: bool = False) -> None:
        locale = FALLBACK if language == PSEUDO else language
        super().__init__([locale], functions=FUNCTIONS, use_isolating=False)
        self._sources: dict[str, str] = {}
        spoken = [sources(each) for each in dict.fromkeys((FALLBACK, language))]
        for its in spoken:
            public = [(entry, source) for name, of in its.items() if name for entry, source in of.items()]
            self._sources |= {**its[""], **{entry: source for entry, source in public if entry.startswith(PUBLIC)}}
        for its in spoken:
            self._sources |= its.get(game, {})
        for entry in [*self._sources] if german else ():
            if (own := self._sources.get(f"german-{entry}")) is not None:
                self._sources[entry] = own.removeprefix("german-")
        self._disguised = language == PSEUDO

    def has_message(self, message_id: str) -> bool:
        """Return whether there is such a message."""
        return message_id in self._sources

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """Return an entry, which the library then keeps. Raises ``LookupError`` if it is missing or does not parse."""
        key = f"-{entry_id}" if term else entry_id
        source = None if key in self._compiled else self._sources.get(key)
        if source is not None and (entry := _compiled(source, self._disguised)):
            self._compiled[key] = entry
        return super()._lookup(entry_id, term)


@cache
def _compiled(source: str, disguised: bool) -> Message | None:
    """Return an entry, which the bundles of all games share; ``None`` if it does not parse."""
    entry = FluentParser(with_spans=False).parse_entry(source)
    if not isinstance(entry, ftl.Message | ftl.Term):
        return None
    compiled: Message = Compiler()(disguise(entry) if disguised else entry)
    return compiled
