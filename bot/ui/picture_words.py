"""The words of the pictures, as :mod:`render` takes them: messages whose ids begin with ``picture-``.

Pictures are drawn in other processes, so the object names the language only, and texts are read where they are said.
A message may have a short form, its attribute ``short``, for where it would get too small.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from decimal import Decimal
from functools import lru_cache, partial
from typing import ClassVar

from babel.numbers import format_decimal

from bot.texts import PSEUDO
from bot.texts.card_words import USUAL_STYLE, CardStyle, CardWords
from bot.texts.files import FALLBACK, Bundle
from render import Word

_KEPT = 4096
"""How many texts are kept: most recur from picture to picture."""
_log = logging.getLogger(__name__)


class PictureWords:
    """The words of pictures in one language, for a game or (``""``) for none, with cards in a style.

    See :class:`render.Say`.

    There is one object for each of them in a process, also where it was unpickled.
    """

    __slots__ = ("_bundle", "_number", "_said", "game", "language", "rank", "style", "suit")
    _all: ClassVar[dict[tuple[str, str, CardStyle], PictureWords]] = {}
    language: str
    game: str
    style: CardStyle
    rank: Callable[[str], str]
    suit: Callable[[str], str]
    _bundle: Bundle
    _said: Callable[..., str]
    _number: Callable[[float, int], str]

    def __new__(cls, language: str = FALLBACK, game: str = "", style: CardStyle = USUAL_STYLE) -> PictureWords:
        """Return the words of a language for a game, with cards in a style."""
        if (found := cls._all.get((language, game, style))) is None:
            found = super().__new__(cls)
            found.language, found.game, found.style = language, game, style
            found._bundle = Bundle(language, game, german=style.german)
            cards = CardWords(found._bundle, style)
            found.rank, found.suit = cards.rank, cards.suit
            found._said = lru_cache(_KEPT)(partial(_said, found._bundle))
            found._number = lru_cache(_KEPT)(partial(_number, FALLBACK if language == PSEUDO else language))
            found = cls._all.setdefault((language, game, style), found)
        return found

    def __reduce__(self) -> tuple[type[PictureWords], tuple[str, str, CardStyle]]:
        """Return what makes the object again in another process."""
        return PictureWords, (self.language, self.game, self.style)

    def __repr__(self) -> str:
        """Return the words that they are."""
        return f"PictureWords({self.language!r}, {self.game!r}, {self.style!r})"

    def of(self, game: str) -> PictureWords:
        """Return the same language's words for a game."""
        return PictureWords(self.language, game, self.style)

    def printed(self, letters: str, *, german: bool = False) -> PictureWords:
        """Return the same words with other index letters, as in ``kqj``; ``""`` for those of the language.

        ``german`` cards have letters and suits of their own.
        """
        return PictureWords(self.language, self.game, CardStyle(letters, german))

    def has(self, message: str) -> bool:
        """Return whether there is such a text."""
        return self._bundle.has_message(f"picture-{message}")

    def number(self, value: float, digits: int = 0) -> str:
        """Return a number as the language writes it, with a real minus sign and ``digits`` after the point."""
        return self._number(value, digits)

    def __call__(self, message: str, /, **values: str | int) -> str:
        """Return a text. For a missing one, its id is returned and logged."""
        return self._said(message, **values)


def _number(locale: str, value: float, digits: int) -> str:
    form = f"#,##0.{'0' * digits}" if digits else None
    said = format_decimal(Decimal(f"{value:.{digits}f}"), form, locale)
    return said.replace("-", "\N{MINUS SIGN}")


def _said(bundle: Bundle, message: str, /, **values: str | int) -> str:
    try:
        found = bundle.get_message(f"picture-{message}")
    except LookupError:
        found = None
    if found is None or found.value is None:
        _log.error("no text for picture-%s", message)
        return message
    short = found.attributes.get("short")
    forms = [str(bundle.format_pattern(each, values)[0]) for each in (found.value, short) if each is not None]
    return Word(*forms) if len(forms) > 1 else forms[0]
