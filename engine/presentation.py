"""How a game presents itself to people: its views as notes and choices, its events as a log, and its help.

Notes have codes, which :mod:`bot.texts` translates. What is made from a view keeps the secrets of the view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar, cast

from engine.cards import Card
from engine.highlights import Course, best_round, biggest_turn
from engine.types import Action, Choice, Event, Line, Note, lines_by_seat
from engine.view import View

V = TypeVar("V", bound=View)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)
Describe: TypeAlias = Callable[[V], Iterable[Note]]
"""Describes something about a view, one fact per note."""
Waiting: TypeAlias = Literal["", "computers", "all"]
"""Who waits a moment: nobody, computers, or also actions that are performed automatically."""


def legal_choices(view: View, kind: str) -> Sequence[Choice]:
    """Return the legal actions of a kind, labelled by their cards and target."""
    return [_labelled(action) for action in view.legal if action.kind == kind]


class Meanings(Protocol[V_contra]):
    """Finds out what the cards that a person selected can mean: see :attr:`Presentation.meanings`."""

    def __call__(self, view: V_contra, action: Action, *, in_order: bool = False) -> tuple[Choice, ...]:
        """Return the meanings of the selected cards, the likeliest first."""


def as_selected(view: View, action: Action, *, in_order: bool = False) -> tuple[Choice, ...]:
    """Return the action itself as its only meaning."""
    return (_labelled(action),)


def with_options(rules: Any, page: str) -> Sequence[Note]:
    """Return a page of the help that is one text, which is given every option."""
    return (Note(f"{rules.game}-{page}", rules.options()),)


def best_parts(course: Course) -> Sequence[Note]:
    """Return the biggest turn of a game, and its best round."""
    return (*biggest_turn(course), *best_round(course))


def nothing(*about: Any) -> tuple[()]:
    """Return nothing, where a game has nothing to say."""
    return ()


def no_name(*about: Any) -> None:
    """Return no name."""


def nobody_waits(view: View) -> Waiting:
    """Let nobody wait."""
    return ""


@dataclass(frozen=True, kw_only=True)
class Presentation(Generic[V]):
    """The presentation of a game: :attr:`engine.rules.Rules.presentation`. Every part has a default."""

    pages: Mapping[str, Describe[V]] = field(default_factory=lambda: {"table": nothing})
    """The pages to read beside the pictures. The first, ``table``, has the facts that its picture shows."""
    choices: Callable[[V, str], Sequence[Choice]] = legal_choices
    """The actions of a kind that a picker should offer, best first."""
    shortlist: Callable[[V], Sequence[Choice]] = nothing
    """The choices that deserve a button of their own below the hand of ``view.seat``, most important first.

    These are the best few actions of a kind that has many, and every card that can be discarded or played. Each must be
    legal. A kind of action that is not listed gets a button that leads to its choices. See :func:`shortlisted`.
    """
    meanings: Meanings[V] = as_selected
    """The possible meanings of the cards that a person selected: actions, the likeliest first.

    A game decides how a selection splits into the parts of an action (:attr:`engine.types.Action.parts`). Several
    meanings are a question to the player. With ``in_order`` the order of the cards is the player's, and may answer it.
    Raises :class:`engine.types.IllegalAction` if there is none, or leaves that to :meth:`engine.round.Round.play`.
    """
    called: Callable[[V, str], Note | None] = no_name
    """The name of an action's target, if that depends on the table, such as a meld and its cards.

    The note's text is ``target-<code>``; a ``seat`` in it is that player's name. ``None`` if the target is a word that
    has a text itself.
    """
    warnings: Callable[[V], Sequence[Note]] = nothing
    """Facts that ``view.seat`` easily overlooks and should know before it acts."""
    cautions: Callable[[V, Action], Sequence[Note]] = nothing
    """The reasons why a careful player might not take this action."""
    caution_codes: tuple[str, ...] = ()
    """The codes of all notes that :attr:`cautions` can return."""
    uses: Callable[[V, Card], Sequence[Note]] = nothing
    """The uses of a card of the hand, such as a sequence; shown to a player who picks cards."""
    apart: Callable[[V, Card], Note | None] = no_name
    """The difference of a card of the hand from another with the same face; ``None`` if there is none."""
    lull: Callable[[V], Waiting] = nobody_waits
    """Who waits a moment, so that people see what was just finished, such as a trick."""
    advised: tuple[str, ...] = ()
    """The kinds of action whose choices are advice: the best few come first. Deals of the day do without it."""
    automatic: tuple[str, ...] = ()
    """The kinds of action that a player can choose to have performed automatically."""
    routine: tuple[str, ...] = ()
    """The kinds of action that a player can choose to have performed automatically if nothing else is legal.

    That happens only against computers, or where everybody knows that nothing else is legal
    (:attr:`engine.view.View.forced`): people could tell it from the speed.
    """
    summary: Callable[[Sequence[Event]], Sequence[Line]] = lines_by_seat
    """Events as lines of the log, about one for each turn or trick.

    The events must have passed :meth:`engine.types.Event.seen_by`. A game may shorten its turns.
    """
    highlights: Callable[[Course], Sequence[Note]] = best_parts
    """The highlights of a finished game, the most remarkable first: it may become the best hand of an evening.

    Every note names a ``side`` or a ``seat`` and has ``points`` and the ``round``; some have ``cards``.
    """
    german_suited: tuple[str, ...] = ()
    """The presets that are also played with German-suited cards: acorns, leaves, hearts and bells."""
    averages: tuple[str, ...] = ()
    """The feats that statistics tell as averages of a round (``average-<feat>``)."""
    greatest: str = ""
    """The feat of a round of which a week's summary names the greatest (``week-<feat>``), if the game has one."""
    explain: Callable[[Any, str], Sequence[Note]] = with_options
    """A page of the help on these rules: ``brief``, ``rules``, ``play``, ``strategy``, ``scoring`` or ``words``."""

    def page(self, view: V, name: str) -> tuple[Note, ...]:
        """Return one of the :attr:`pages`, one fact per note."""
        return tuple(self.pages[name](view))


def presentation_of(view: View) -> Presentation[Any]:
    """Return the presentation of a view's game."""
    return cast(Presentation[Any], view.rules.presentation)


def shortlisted(
    choices: Callable[[V, str], Sequence[Choice]], kinds: Mapping[str, int | None]
) -> Callable[[V], Sequence[Choice]]:
    """Return a shortlist of the choices of some kinds of action, in order, each with the most of them."""

    def shortlist(view: V) -> Sequence[Choice]:
        return [choice for kind, most in kinds.items() for choice in choices(view, kind)[:most]]

    return shortlist


def _labelled(action: Action) -> Choice:
    return Choice(action, Note(action.kind, {"cards": action.cards, "onto": action.target}))
