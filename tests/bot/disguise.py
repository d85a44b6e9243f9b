"""Finds sentences that are in no text file: those that stay English for people who read English in disguise."""

from __future__ import annotations

import re
from typing import Any

from bot.texts import PSEUDO, load_texts, locales
from bot.ui.names import FIRST_NAMES
from playground import Person
from tests.bot.conftest import Room, parts, words

_LITERAL = re.compile(r"`[^`]*`|<[^>]*>|https?://\S+|\"[^\"]*\"|\b[A-Z]\w+/[\w/ ]+|\b[a-z0-9]{10,}\b|\b[0-9a-f]{8}…")
"""Code, mentions, links, what somebody typed, time zones, the ids of tables, and what deals are sealed with."""
_NAMES = {"Ada", "Ben", "Card", "club", "Cardroom", "table", "Owner", "Cyd", "Dan", *FIRST_NAMES}
_NAMES |= {load_texts(language).say("language-name") for language in locales()}
"""Names of people, computers and places, which have no translation."""
_PLAIN = re.compile(r"\w*[aeiou]\w*")


def english(text: str) -> list[str]:
    """Return the words of a text that are not in disguise: in disguise, every vowel has an accent."""
    return [word for word in _PLAIN.findall(_LITERAL.sub(" ", text)) if word not in _NAMES]


def disguise(room: Room, *people: Person) -> None:
    """Let the server and people read English in disguise."""
    room.playground.set_locale(room.guild, PSEUDO)
    for who in people:
        who.set_locale(PSEUDO)


def plain_words(message: dict[str, Any]) -> list[str]:
    """Return the parts of a message that have words in plain English."""
    labels = [str(part.get("label") or "") for part in parts(message, 2)]
    selects = parts(message, 3)
    labels += [str(select.get("placeholder") or "") for select in selects]
    labels += [f"{each['label']} {each.get('description') or ''}" for select in selects for each in select["options"]]
    return [line for line in (*words(message).split("\n"), *labels) if english(line)]
