"""Views that describe themselves through functions of their game, which are given the view."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeAlias

from engine.cards import Card
from engine.types import Action, Choice, Note
from engine.view import View

Describe: TypeAlias = Callable[[Any], Iterable[Note]]
"""Describes something about a view, one fact per note."""


def no_notes(*about: Any) -> Iterable[Note]:
    """Return nothing, where a game has nothing to say."""
    return ()


@dataclass(frozen=True, kw_only=True)
class Speaker:
    """The functions that put the views of a game into notes and choices; each says what :class:`View` asks."""

    facts: Describe
    choices: Callable[[Any, str], Iterable[Choice]]
    cautions: Callable[[Any, Action], Iterable[Note]] = no_notes
    warnings: Describe = no_notes
    uses: Callable[[Any, Card], Iterable[Note]] = no_notes
    pages: Mapping[str, Describe] = field(default_factory=dict)
    """The pages besides the table, by name."""

    @property
    def page_names(self) -> tuple[str, ...]:
        """The names of all pages, for :attr:`engine.rules.Rules.pages`."""
        return ("table", *self.pages)


@dataclass(frozen=True, slots=True, kw_only=True)
class SpokenView(View):
    """A view whose :attr:`speaker` is set by the class that a round makes its views of."""

    speaker: ClassVar[Speaker]

    def choices(self, kind: str) -> tuple[Choice, ...]:
        """See :meth:`engine.view.View.choices`."""
        return tuple(self.speaker.choices(self, kind))

    def facts(self) -> tuple[Note, ...]:
        """See :meth:`engine.view.View.facts`."""
        return tuple(self.speaker.facts(self))

    def warnings(self) -> tuple[Note, ...]:
        """See :meth:`engine.view.View.warnings`."""
        return tuple(self.speaker.warnings(self))

    def cautions(self, action: Action) -> tuple[Note, ...]:
        """See :meth:`engine.view.View.cautions`."""
        return tuple(self.speaker.cautions(self, action))

    def uses(self, card: Card) -> tuple[Note, ...]:
        """See :meth:`engine.view.View.uses`."""
        return tuple(self.speaker.uses(self, card))

    def page(self, name: str) -> tuple[Note, ...]:
        """Return the page of this name, or else the facts."""
        describe = self.speaker.pages.get(name)
        return tuple(describe(self)) if describe else self.facts()
