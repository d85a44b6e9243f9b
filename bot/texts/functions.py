"""Functions that messages use: ``CAPITAL($text)``, ``PLUS($number)``, and those of a single language's grammar."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from unicodedata import normalize

_VOWEL = re.compile(r"[aeiouœæ]|y[^aeiou]")


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


FUNCTIONS: dict[str, Callable[[Any], Any]] = {"CAPITAL": capital, "DE": of_french, "PLUS": plus}
"""The functions by their names in messages."""
