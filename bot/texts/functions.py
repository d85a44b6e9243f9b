"""Functions that messages use: ``CAPITAL($text)``, ``PLUS($number)``, and those of a single language's grammar."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from unicodedata import normalize

_VOWEL = re.compile(r"[aeiouœæ]|y[^aeiou]")
_GERMAN_PLURAL = re.compile(r"\w(?:e|er|el)$")


def capital(text: Any) -> str:
    """Return a text with a capital first letter."""
    words = str(text)
    return words[:1].upper() + words[1:]


def plus(number: Any) -> str:
    """Return the plus sign of a positive number; nothing for others."""
    return "+" if isinstance(number, int | float) and number > 0 else ""


def of_french(text: Any) -> str:
    """Return a French word or name after "de", which loses its vowel before another.

    >>> of_french("rois"), of_french("as"), of_french("**Émile**")
    ('de rois', 'd’as', 'd’**Émile**')
    """
    words = str(text)
    plain = normalize("NFD", words.lstrip("*_~|\\")).casefold()
    return f"{'d’' if _VOWEL.match(plain) else 'de '}{words}"


def dative_of_german(text: Any) -> str:
    """Return a German plural in the dative: its first noun and the adjectives before it end in "n".

    >>> [dative_of_german(rank) for rank in ("Könige", "Buben", "wilde Karten", "Sequenzen Kreuz")]
    ['Königen', 'Buben', 'wilden Karten', 'Sequenzen Kreuz']
    """
    words = str(text).split(" ")
    noun = next((number for number, word in enumerate(words) if word[:1].isupper()), -1)
    declined = [f"{word}n" if _GERMAN_PLURAL.search(word) else word for word in words[: noun + 1]]
    return " ".join(declined + words[noun + 1 :])


FUNCTIONS: dict[str, Callable[[Any], Any]] = {
    "CAPITAL": capital,
    "DATIV": dative_of_german,
    "DE": of_french,
    "PLUS": plus,
}
"""The functions by their names in messages."""
