"""The words of a picture, from texts outside of this package."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Say(Protocol):
    """The words of pictures in one language, bound to a game or (``""``) to none.

    Equal objects say the same. They can be hashed, because drawings are kept by what they are made of, and pickled,
    because pictures are drawn in other processes.
    """

    def __call__(self, message: str, /, **values: str | int) -> str:
        """Return the text with an id, as a :class:`Word` if it has a short form; its values are put in as they are."""

    def has(self, message: str) -> bool:
        """Return whether there is such a text."""

    def number(self, value: float, digits: int = 0) -> str:
        """Return a number as the language writes it, with a real minus sign and ``digits`` after the point."""

    def of(self, game: str) -> Say:
        """Return the same language's words for a game."""

    def printed(self, letters: str, *, german: bool = False) -> Say:
        """Return the same words with other index letters, as in ``kqj``; ``""`` for those of the language.

        ``german`` cards have letters and suits of their own.
        """

    @property
    def rank(self) -> Callable[[str], str]:
        """Returns the index of a rank: what stands in the card's corner."""

    @property
    def suit(self) -> Callable[[str], str]:
        """Returns the symbol of a suit; empty for a joker's."""


class Word(str):
    """A text that has a ``short`` form, drawn where the text itself would get too small."""

    short: str

    def __new__(cls, text: str, short: str) -> Word:
        """Return the text with its short form."""
        word = super().__new__(cls, text)
        word.short = short
        return word

    def __reduce__(self) -> tuple[type[Word], tuple[str, str]]:
        """Return what makes a copy, in another process too."""
        return Word, (str(self), self.short)
