"""The text files, parsed: those that do not parse, repeat an id or refer to something missing are refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.texts import files
from bot.texts.functions import FUNCTIONS

_BUILT_IN = ("NUMBER", "DATETIME")


class TextError(Exception):
    """A text file that cannot be used: the message says which entries are wrong, and why."""


@cache
def parsed_file(source: str) -> ftl.Resource:
    """Return a Fluent file as parsed, which nobody may change: several tests read the same files."""
    return FluentParser(with_spans=False).parse(source)


def parsed(sources: Mapping[str, str], common: Sequence[ftl.Resource] = ()) -> list[ftl.Resource]:
    """Return the Fluent files of one namespace, given as their texts by name, parsed.

    They may refer to messages of the ``common`` files. Raises :exc:`TextError` unless all are sound.

    >>> parsed({"a.ftl": "hello = Hi\\nhello = Hello"})
    Traceback (most recent call last):
    tests.text_files.TextError: hello is defined 2 times
    >>> parsed({"a.ftl": "hello = { greeting }"})
    Traceback (most recent call last):
    tests.text_files.TextError: a.ftl: hello refers to greeting, which does not exist
    """
    files = {name: parsed_file(source) for name, source in sources.items()}
    entries = [(name, entry) for name, file in files.items() for entry in file.body]
    problems = [f"{name}: cannot parse {entry.content!r}" for name, entry in entries if isinstance(entry, ftl.Junk)]
    named = [(name, entry) for name, entry in entries if isinstance(entry, ftl.Message | ftl.Term)]
    counts = Counter(_id(entry) for _, entry in named)
    problems += [f"{key} is defined {count} times" for key, count in counts.items() if count > 1]
    shared = [entry for file in common for entry in file.body if isinstance(entry, ftl.Message | ftl.Term)]
    entries_there = [*shared, *(entry for _, entry in named)]
    there = {key for entry in entries_there for key in (_id(entry), *_attributes(entry))} | {*FUNCTIONS, *_BUILT_IN}
    problems += [
        f"{name}: {_id(entry)} refers to {key}, which does not exist"
        for name, entry in named
        for key in _references(entry)
        if key not in there
    ]
    if problems:
        raise TextError("; ".join(problems))
    return list(files.values())


def _id(entry: ftl.Message | ftl.Term) -> str:
    """Return an entry's id; a term's starts with a hyphen, as it does where it is used."""
    return f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name


def _attributes(entry: ftl.Message | ftl.Term) -> Iterator[str]:
    for attribute in entry.attributes:
        yield f"{_id(entry)}.{attribute.id.name}"


def _references(node: Any) -> Iterator[str]:
    """Yield the messages, terms, attributes and functions that a node of the syntax tree refers to."""
    if isinstance(node, ftl.MessageReference | ftl.TermReference):
        key = f"-{node.id.name}" if isinstance(node, ftl.TermReference) else node.id.name
        yield f"{key}.{node.attribute.name}" if node.attribute else key
    elif isinstance(node, ftl.FunctionReference):
        yield node.id.name
    for child in vars(node).values():
        for each in child if isinstance(child, list) else [child]:
            if isinstance(each, ftl.SyntaxNode):
                yield from _references(each)


def namespaces(language: str) -> Mapping[str, Sequence[ftl.Resource]]:
    """Return the parsed files of a language: the common ones (``""``), and each game's. Raises :exc:`TextError`."""
    return _namespaces(files.FOLDER / language)


@cache
def _namespaces(folder: Path) -> Mapping[str, Sequence[ftl.Resource]]:
    common = parsed(_sources(folder))
    games = {path.name: parsed(_sources(path), common) for path in sorted(folder.iterdir()) if path.is_dir()}
    public = Counter(
        _id(entry)
        for its in games.values()
        for file in its
        for entry in file.body
        if isinstance(entry, ftl.Message) and _id(entry).startswith(files.PUBLIC)
    )
    if repeated := [key for key, count in public.items() if count > 1]:
        raise TextError(f"several games define {', '.join(repeated)}")
    return {"": common, **games}


def _sources(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in sorted(folder.glob("*.ftl"))}


def write_texts(folder: Path, sources: Mapping[str, str]) -> None:
    """Write text files, by their names such as ``de/gin/table.ftl``."""
    for name, source in sources.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(source, "utf-8")


def add_texts(monkeypatch: pytest.MonkeyPatch, folder: Path, sources: Mapping[str, str]) -> None:
    """Use the English texts and these files, which are written to an empty folder."""
    for path in files.FOLDER.glob("en/**/*.ftl"):
        linked = folder / path.relative_to(files.FOLDER)
        linked.parent.mkdir(parents=True, exist_ok=True)
        linked.symlink_to(path)
    write_texts(folder, sources)
    monkeypatch.setattr(files, "FOLDER", folder)
