"""The ways to write cards in sentences and pictures: the letters of their ranks, and the symbols of their suits."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from bot.texts.files import Bundle

LETTERS = "card-letters"
"""The message with a language's letters of the king, the queen and the jack."""
_LETTERED = ("K", "Q", "J")
_SUITS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_GERMAN_LETTERS = "KOU"
_GERMAN_SUITS = {"C": "🌰", "D": "🔔", "H": "♥", "S": "🍃"}
"""Acorns, bells, hearts and leaves. Unicode has no acorn; players write a chestnut."""


class CardStyle(NamedTuple):
    """How a person's cards look."""

    letters: str = ""
    """The letters of the king, the queen and the jack; empty for those of the language."""
    german: bool = False
    """Whether they have German suits, and so König, Ober and Unter."""


USUAL_STYLE = CardStyle()


class CardWords:
    """The words for cards of a style in one language."""

    def __init__(self, bundle: Bundle, style: CardStyle) -> None:
        self._bundle = bundle
        self._style = style

    @cached_property
    def _ranks(self) -> dict[str, str]:
        letters = _GERMAN_LETTERS if self._style.german else self._style.letters.upper() or self._of_language()
        return dict(zip(_LETTERED, letters, strict=True))

    def _of_language(self) -> tuple[str, ...]:
        pattern = self._bundle.get_message(LETTERS).value
        assert pattern is not None
        return tuple(str(self._bundle.format_pattern(pattern, {})[0]).split())

    def rank(self, rank: str) -> str:
        """Return the index of a rank, such as ``10`` or ``K``: what a card has in its corner."""
        return self._ranks.get(rank, rank)

    def suit(self, suit: str) -> str:
        """Return the symbol of a suit; empty for a joker's."""
        return (_GERMAN_SUITS if self._style.german else _SUITS).get(suit, "")
