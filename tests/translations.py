"""Compares the texts of every language with the English ones: ``make translations``.

A language has the files, ids, attributes, variables and named variants of ``bot/texts/en``, and no English. What a
message may do otherwise is written above it, in its own file, with the reason::

    # As in English: the name of a game.
    called-whist = Whist
    # Unlike English: the number is part of every variant.
    goal = { $rounds -> ...

``as-in-english.txt`` in the folder of a language lists words, ``joker: reason``, that are the same there; a text that
has only such words may stay as it is.

``checked.txt`` has, for each message, a hash of the English it was translated from, and one of the translation. When
the English changes and the translation does not, the command marks the message ``look`` there. The mark goes when the
translation changes, or with ``make translations LOOKED="de lobby-start"`` for one that stays as it is.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

from fluent.syntax import FluentSerializer
from fluent.syntax import ast as ftl

from bot.texts import FALLBACK
from bot.texts.files import FOLDER
from tests.text_files import TextError, parsed, parsed_file

_CHECKED = "checked.txt"
_AS_IN_ENGLISH = "as-in-english.txt"
_PLURALS = {"zero", "one", "two", "few", "many", "other"}
"""The keys that a language's plural rules choose: they differ between languages."""
_SHORT = {"short"}
"""The attributes that a language may have where English needs none: a shorter form for where there is little room."""
_GIVEN_WITH = {"members": "side"}
"""Variables that every message has which has another."""
_ENGLISH = frozenset(
    ("the", "and", "you", "your", "with", "of", "cards", "this", "that", "have", "from", "are", "is", "they", "their")
)
"""Words that no other language of the bot has."""
_WORD = re.compile(r"[^\W\d_]{2,}(?:['’-][^\W\d_]+)*")
_CODE = re.compile(r"`[^`]*`")

Key = tuple[str, str]
"""A message: its file and its id."""


@dataclass(frozen=True)
class Checked:
    """What a translation was when it was last checked: hashes of the English and of itself, and whether to look."""

    english: str
    translation: str
    look: bool = False


@dataclass(frozen=True)
class Language:
    """The texts of one language, as its files have them. Entries that do not parse are missing."""

    folder: Path

    @cached_property
    def files(self) -> Mapping[str, ftl.Resource]:
        """The parsed files by their names, such as ``gin/table.ftl``."""
        names = {path.relative_to(self.folder).as_posix(): path for path in sorted(self.folder.rglob("*.ftl"))}
        return {name: parsed_file(path.read_text("utf-8")) for name, path in names.items()}

    @cached_property
    def messages(self) -> Mapping[Key, ftl.Message]:
        """The messages by file and id."""
        return {
            (name, entry.id.name): entry
            for name, file in self.files.items()
            for entry in file.body
            if isinstance(entry, ftl.Message)
        }

    @cached_property
    def shared_words(self) -> Mapping[str, str]:
        """The words that are the same as in English, in lower case, each with the reason."""
        path = self.folder / _AS_IN_ENGLISH
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        parts = [line.partition(":") for line in lines if line.strip()]
        return {word.strip().lower(): reason.strip() for word, _, reason in parts}

    @cached_property
    def checked(self) -> Mapping[Key, Checked]:
        """What ``checked.txt`` says of each message."""
        path, found, name = self.folder / _CHECKED, dict[Key, Checked](), ""
        for line in path.read_text("utf-8").splitlines() if path.exists() else []:
            if line.startswith("["):
                name = line.strip("[]")
            elif line:
                message, english, translation, *look = line.split()
                found[name, message] = Checked(english, translation, bool(look))
        return found

    def write_checked(self, checked: Mapping[Key, Checked]) -> None:
        """Store ``checked.txt``."""
        lines, name = list[str](), ""
        for (file, message), each in sorted(checked.items()):
            lines += [f"[{file}]"] if file != name else []
            name = file
            lines.append(" ".join([message, each.english, each.translation, *["look"] * each.look]))
        (self.folder / _CHECKED).write_text("\n".join([*lines, ""]), "utf-8")

    def parsed(self) -> list[str]:
        """Return what keeps the files from being loaded."""
        problems, common = list[str](), list[ftl.Resource]()
        for folder in (self.folder, *sorted(path for path in self.folder.iterdir() if path.is_dir())):
            sources = {path.name: path.read_text("utf-8") for path in sorted(folder.glob("*.ftl"))}
            try:
                files = parsed(sources, common)
            except TextError as error:
                problems += [f"{folder.relative_to(self.folder).as_posix()}: {part}" for part in str(error).split("; ")]
            else:
                common = common or files
        return problems

    def used(self, key: Key) -> tuple[set[str], dict[str, set[str]]]:
        """Return a message's variables, and the keys by which it chooses variants, by variable.

        What it takes from other messages counts.
        """
        variables, keys = set[str](), dict[str, set[str]]()
        folder = key[0].rpartition("/")[0]
        waiting, seen = [key], set[Key]()
        while waiting:
            here = waiting.pop()
            if here in seen or here not in self.messages:
                continue
            seen.add(here)
            for node in _nodes(self.messages[here]):
                match node:
                    case ftl.VariableReference():
                        variables.add(node.id.name)
                    case ftl.MessageReference():
                        named = node.id.name
                        waiting += [each for each in self.messages if each[1] == named and _in(each[0], folder)]
                    case ftl.SelectExpression(selector=ftl.VariableReference() as selector):
                        chosen = keys.setdefault(selector.id.name, set())
                        chosen |= {_key(variant) for variant in node.variants}
        return variables, keys


def _in(file: str, folder: str) -> bool:
    """Return whether a file is of a game's folder or common to all."""
    return file.rpartition("/")[0] in ("", folder)


def _nodes(node: Any) -> Iterator[ftl.SyntaxNode]:
    """Yield a node of the syntax tree and all below it."""
    yield node
    for child in vars(node).values():
        for each in child if isinstance(child, list) else [child]:
            if isinstance(each, ftl.SyntaxNode):
                yield from _nodes(each)


def _key(variant: ftl.Variant) -> str:
    """Return the key of a variant, with a star before that of the default."""
    key = variant.key.name if isinstance(variant.key, ftl.Identifier) else str(variant.key.value)
    return f"*{key}" if variant.default else key


def _patterns(message: ftl.Message) -> dict[str, ftl.Pattern]:
    """Return the patterns of a message: its own (``""``), and those of its attributes."""
    own = {"": message.value} if message.value else {}
    return own | {attribute.id.name: attribute.value for attribute in message.attributes}


def _text(pattern: ftl.Pattern) -> str:
    """Return the words of a pattern in all variants, without the values."""
    pieces = [str(node.value) for node in _nodes(pattern) if isinstance(node, ftl.TextElement)]
    return _CODE.sub(" ", "\n".join(pieces))


def _remark(message: ftl.Message) -> str:
    """Return what is written above a message: ``as``, ``unlike`` or nothing."""
    comment = str(message.comment.content) if message.comment else ""
    said = re.search(r"^(As in|Unlike) English: \S", comment, re.MULTILINE)
    return said[1].partition(" ")[0].lower() if said else ""


def hashed(message: ftl.Message) -> str:
    """Return a hash of a message without its comment: its first eight hexadecimal digits."""
    bare = ftl.Message(message.id, message.value, message.attributes)
    return sha256(FluentSerializer().serialize_entry(bare).encode()).hexdigest()[:8]


def problems(locale: str, folder: Path = FOLDER) -> list[str]:
    """Return all in which a language differs from English and should not, a line each."""
    english, language = Language(folder / FALLBACK), Language(folder / locale)
    found = language.parsed()
    found += [f"{name}: the file is missing" for name in english.files if name not in language.files]
    found += [f"{name}: English has no such file" for name in language.files if name not in english.files]
    common = [key for key in english.messages if key in language.messages]
    missing = [key for key in english.messages if key not in language.messages and key[0] in language.files]
    found += [f"{name}: {message} is missing" for name, message in missing]
    more = [key for key in language.messages if key not in english.messages and key[0] in english.files]
    found += [f"{name}: English has no {message}" for name, message in more]
    excused = set[str]()
    for key in common:
        told = [*_differences(english, language, key), *_english_left(english, language, key, excused)]
        found += [f"{key[0]}: {key[1]} {each}" for each in told]
    shared = language.shared_words
    found += [f"{_AS_IN_ENGLISH}: {word} has no reason" for word, reason in shared.items() if not reason]
    if not missing:
        found += [f"{_AS_IN_ENGLISH}: no text needs {word}" for word in shared if word not in excused]
    return found


def _differences(english: Language, language: Language, key: Key) -> Iterator[str]:
    """Yield what a message has that the English one has not, or the other way round."""
    source, message = english.messages[key], language.messages[key]
    theirs, ours = _patterns(source).keys() - _SHORT, _patterns(message).keys() - _SHORT
    yield from (f"lacks .{name}" if name else "has no text" for name in sorted(theirs - ours))
    yield from (f"has .{name}, which English lacks" if name else "has a text" for name in sorted(ours - theirs))
    if _remark(message) == "unlike":
        return
    (variables, keys), (mine, my_keys) = english.used(key), language.used(key)
    given = variables | {name for name, other in _GIVEN_WITH.items() if other in variables}
    yield from (f"leaves out ${name}" for name in sorted(variables - mine - _GIVEN_WITH.keys()))
    yield from (f"uses ${name}, which English lacks" for name in sorted(mine - given))
    for name in sorted(keys):
        if lost := _lost(keys[name], my_keys.get(name, set())):
            yield f"has no variant of ${name} for {', '.join(sorted(lost))}"


def _lost(keys: Iterable[str], mine: Iterable[str]) -> set[str]:
    """Return the keys of English variants that a translation needs and lacks.

    >>> _lost(["yes", "*no"], ["*yes", "no"]), _lost(["yes", "*no"], ["ja", "*no"])
    (set(), {'yes'})
    >>> _lost(["0", "one", "*other"], ["*other"]), _lost(["1", "*other"], ["one", "*other"])
    ({'0'}, set())
    >>> _lost(["left", "*right"], ["left", "*other"])
    set()
    """
    bare = {key.lstrip("*") for key in mine}
    default = any(key == "*other" for key in mine)
    needed = {key.lstrip("*") for key in keys if not (default and key.startswith("*"))} - _PLURALS - bare
    return needed - ({"1"} if "one" in bare else set())


def _english_left(english: Language, language: Language, key: Key, excused: set[str]) -> Iterator[str]:
    """Yield which texts of a message are still English, and note the shared words that excuse others."""
    source, message = english.messages[key], language.messages[key]
    patterns, remark = _patterns(message), _remark(message)
    same = [name for name, pattern in _patterns(source).items() if _same(pattern, patterns.get(name))]
    needless = remark == "as" and not same and not any(_foreign(each) for each in patterns.values())
    if needless:
        yield "is not as in English: its comment is out of date"
    if remark == "as":
        return
    for name, pattern in patterns.items():
        part = f".{name}" if name else ""
        if name in same:
            words = {word.lower() for word in _WORD.findall(_text(pattern))}
            excused |= words & language.shared_words.keys()
            if not words <= language.shared_words.keys():
                yield f"{part} is still in English".lstrip()
        elif left := sorted(_foreign(pattern)):
            yield f"{part} has English words: {', '.join(left)}".lstrip()


def _same(pattern: ftl.Pattern, other: ftl.Pattern | None) -> bool:
    """Return whether a text with words is the same in both languages."""
    text = _text(pattern)
    return other is not None and _WORD.search(text) is not None and text == _text(other)


def _foreign(pattern: ftl.Pattern) -> set[str]:
    return {word.lower() for word in _WORD.findall(_text(pattern))} & _ENGLISH


def outdated(locale: str, folder: Path = FOLDER) -> list[str]:
    """Return the messages about which ``checked.txt`` is wrong: the command writes it anew."""
    language = Language(folder / locale)
    now, then = _renewed(locale, (), folder), language.checked
    wrong = sorted(key for key in {*now, *then} if now.get(key) != then.get(key))
    return [f"{file}: {message}" for file, message in wrong]


def to_look_at(locale: str, folder: Path = FOLDER) -> list[str]:
    """Return the messages whose English changed after they were translated."""
    checked = Language(folder / locale).checked
    return [f"{file}: {message}" for (file, message), each in checked.items() if each.look]


def check(locale: str, looked: Iterable[str] = (), folder: Path = FOLDER) -> None:
    """Write ``checked.txt``. The messages ``looked`` at, by id, are right as they are."""
    Language(folder / locale).write_checked(_renewed(locale, looked, folder))


def _renewed(locale: str, looked: Iterable[str], folder: Path) -> dict[Key, Checked]:
    english, language = Language(folder / FALLBACK), Language(folder / locale)
    found, ids = dict[Key, Checked](), {*looked}
    for key, message in language.messages.items():
        if source := english.messages.get(key):
            then, now = language.checked.get(key), Checked(hashed(source), hashed(message))
            stays = then is not None and then.translation == now.translation and key[1] not in ids
            look = stays and then is not None and (then.look or then.english != now.english)
            found[key] = Checked(now.english, now.translation, look)
    return found


def main(*arguments: str) -> int:
    """Check every language, or mark messages as looked at: a locale and their ids. Print what is wrong."""
    translated = sorted(path.name for path in FOLDER.iterdir() if path.name != FALLBACK and any(path.glob("*.ftl")))
    locale, *looked = arguments or ("",)
    if locale and locale not in translated:
        print(f"no such language: {locale}", file=sys.stderr)
        return 2
    wrong = 0
    for each in [locale] if locale else translated:
        check(each, looked)
        told, looks = problems(each), to_look_at(each)
        wrong += len(told)
        print(f"{each}: {len(told)} problems, {len(looks)} to be looked at because the English changed")
        print("".join(f"  {line}\n" for line in [*told, *(f"{line}: look at it" for line in looks)]), end="")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
