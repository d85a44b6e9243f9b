"""The bot's texts by their ids, for tests that are not about the wording.

``text("button-join")`` is a label or sentence as the bot says it. ``says(words(post), "standing-turn", players="Ben")``
is whether a message says one, with these values and any others. The ids are those of ``bot/texts/en``; with
``of="gin"`` they are those of a game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import prod
from typing import Any

from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.texts import FALLBACK, NOBODY, People, Texts, files, load_texts

_MOST = 200
"""The most variants of a text that are looked for."""
_CARDS = {"card", "cards", "kept"}
"""The values that must be cards."""


def text(message: str, people: People = NOBODY, /, *, of: str = "", **values: Any) -> str:
    """Return a text of the bot. Every value that it takes must be given."""
    texts, known = _texts(message, of), _variants(message, of).keys()
    assert values.keys() <= known, f"{message} has the values {', '.join(sorted(known)) or '(none)'} only"
    assert values.keys() == known, f"{message} needs {', '.join(sorted(known - values.keys()))}"
    return texts.say(message, people, **values)


def says(said: str, message: str, people: People = NOBODY, /, *, of: str = "", **values: Any) -> Says:
    """Return whether a text of the bot is part of what was said. Values not given match anything."""
    forms = _forms(message, people, of, values)
    shown = tuple(form.replace(str(_ANY), "…") for form in forms)
    assert all(re.search(r"\w", each) for each in shown), (
        f"{message} needs values, otherwise every text says it: {shown}"
    )
    patterns = ("(?s:.*?)".join(map(re.escape, form.split(str(_ANY)))) for form in forms)
    return Says(message, shown, said, any(re.search(pattern, said) for pattern in patterns))


@dataclass(frozen=True)
class Says:
    """Whether a text was said: true or false, and for the report of a failure, what was looked for and where."""

    message: str
    texts: tuple[str, ...]
    said: str
    found: bool

    def __bool__(self) -> bool:
        return self.found


class _Any(FluentType):
    """A value that may be anything: it leaves a mark in the text, which is not a letter."""

    def __int__(self) -> int:
        return 0

    def __str__(self) -> str:
        return "\0"

    def format(self, locale: object) -> str:
        return str(self)


_ANY = _Any()


def _forms(message: str, people: People, of: str, values: dict[str, Any]) -> list[str]:
    """Return every variant of a text that the values leave open, with a mark in place of each value not given."""
    texts, variants = _texts(message, of), _variants(message, of)
    assert values.keys() <= variants.keys(), f"{message} has the values {', '.join(sorted(variants)) or '(none)'} only"
    unknown = sorted(variants.keys() - values.keys())
    ways = [(_ANY, *sorted(variants[name], key=str)) for name in unknown]
    assert prod(map(len, ways)) <= _MOST, f"{message} has too many variants: give values for {', '.join(unknown)}"
    forms = (texts.say(message, people, **dict(zip(unknown, each, strict=True)), **values) for each in product(*ways))
    return list(dict.fromkeys(forms))


def _texts(message: str, of: str) -> Texts:
    texts = load_texts(game=of)
    assert texts.has(message), f"no text has the id {message}" + (f" in {of}" if of else "; is it of a game?")
    return texts


@cache
def _variants(message: str, of: str) -> dict[str, frozenset[str | int]]:
    """Return the names of a text's values, each with the values that choose a variant other than the default."""
    found: dict[str, frozenset[str | int]] = {}
    for name, chooses in _uses(of, _entry(message, of)):
        found[name] = found.get(name, frozenset()) | chooses
    if "side" in found:
        found.pop("members", None)  # comes with the side
    return found


def _entry(message: str, of: str) -> Any:
    """Return a message as parsed: a game's own, or the common one. All of them would take seconds."""
    spoken = files.sources(FALLBACK)
    source = spoken[of].get(message) or spoken[""].get(message)
    return FluentParser(with_spans=False).parse_entry(source) if source else None


def _uses(of: str, node: Any) -> Iterator[tuple[str, frozenset[str | int]]]:
    match node:
        case ftl.VariableReference():
            yield node.id.name, frozenset()
        case ftl.MessageReference():
            yield from _uses(of, _entry(node.id.name, of))
        case ftl.SyntaxNode():
            if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
                name = node.selector.id.name
                keys = [variant.key for variant in node.variants if not variant.default and name not in _CARDS]
                yield name, frozenset(map(_value, keys))
            for child in vars(node).values():
                for each in child if isinstance(child, list) else [child]:
                    yield from _uses(of, each)


def _value(key: ftl.Identifier | ftl.NumberLiteral) -> str | int:
    """Return the value that chooses a variant."""
    if isinstance(key, ftl.NumberLiteral):
        return int(key.value)
    return 1 if key.name == "one" else str(key.name)
