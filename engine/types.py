"""The small value types that every card game shares: seats, actions, events, notes and refusals."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import groupby, islice
from operator import attrgetter
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from engine.cards import BACK, Card

Seat: TypeAlias = int
"""A place at the table, from 0."""
Side: TypeAlias = int
"""The players who score together, from 0: a single seat or a partnership."""
Value: TypeAlias = int | float | str | tuple[str, ...]
"""A value in a :class:`Note`: a number, a word, or several words or cards. A ``float`` is said with one decimal."""

_COUNTED = re.compile(r"([^\s:]+):([1-9]\d?)")
"""A target with the number of its cards, in an action of several parts."""

DEAL = "deal"
UNDO = "undo"
ASKED = "asked"
"""The target of an :data:`UNDO` that the others have agreed to; see :attr:`engine.game.Game.to_take_back`."""
SWAP = "swap"
DOCTOR = "doctor"
LOOK = "look"
FORFEIT = "forfeit"
BY_STANDING = "standing"
"""The target of a :data:`FORFEIT` action for a game that nobody continues: what lies on the table counts."""
REWIND = "rewind"
LOOKS = ("once", "on", "off")
"""The targets of a :data:`LOOK` action; see :mod:`engine.game`."""
REWINDS = ("turn", "round", "game", "deal")
"""The named targets of a :data:`REWIND` action.

``turn`` goes back to the start of the seat's last turn, ``round`` to the deal of the current round, ``game`` to the
deal of round 1. ``deal`` restarts the current round with new cards. A decimal number is also a valid target: it goes
back to the position after that many actions, if the game has not since been rewound past it.
"""


class Action(NamedTuple):
    """A player's action: a kind (``draw``, ``meld`` ...), the cards it names, and its target.

    ``target`` is the meld that the cards join, or the scope of an undo (``action``, ``turn``, ``asked``) or of a
    rewind. It names several melds in an action of several :attr:`parts`.

    >>> action = Action("meld", ("7H", "7S", "7D"), "7")
    >>> action.to_json()
    {'kind': 'meld', 'cards': ['7H', '7S', '7D'], 'target': '7'}
    >>> Action.from_json(action.to_json()) == action
    True
    """

    kind: str
    cards: tuple[Card, ...] = ()
    target: str = ""

    def to_json(self) -> dict[str, Any]:
        """Return the action as JSON, without empty fields."""
        form: dict[str, Any] = {"kind": self.kind}
        if self.cards:
            form["cards"] = list(self.cards)
        if self.target:
            form["target"] = self.target
        return form

    @classmethod
    def from_json(cls, form: Mapping[str, Any]) -> Action:
        """Return the action that :meth:`to_json` wrote."""
        return cls(form["kind"], tuple(form.get("cards", ())), form.get("target", ""))

    @classmethod
    def joined(cls, parts: Sequence[Action]) -> Action:
        """Return one action that does what several of a kind do, in their order: all of it, or nothing.

        >>> joined = Action.joined([Action("meld", ("7H", "7S", "7D"), "7"), Action("meld", ("JK",), "K")])
        >>> joined
        Action(kind='meld', cards=('7H', '7S', '7D', 'JK'), target='7:3 K:1')
        >>> joined.parts[1]
        Action(kind='meld', cards=('JK',), target='K')
        """
        if len(parts) == 1:
            return parts[0]
        cards = tuple(card for part in parts for card in part.cards)
        return cls(parts[0].kind, cards, " ".join(f"{part.target}:{len(part.cards)}" for part in parts))

    @property
    def parts(self) -> tuple[Action, ...]:
        """The actions that were :meth:`joined`; an action of one part is its own."""
        if ":" not in self.target:
            return (self,)
        counted = [_COUNTED.fullmatch(word) for word in self.target.split()]
        sizes = [int(word[2]) for word in counted if word]
        if len(sizes) < 2 or len(sizes) < len(counted) or sum(sizes) != len(self.cards):
            return (self,)
        cards = iter(self.cards)
        return tuple(Action(self.kind, tuple(islice(cards, int(word[2]))), word[1]) for word in counted if word)


class Event(NamedTuple):
    """Something that happened in the game. If ``secret``, only ``seat`` may see ``cards``.

    >>> drawn = Event("drew", seat=0, cards=("KH",), secret=True)
    >>> drawn.seen_by(0).cards, drawn.seen_by(1).cards
    (('KH',), ('??',))
    """

    kind: str
    seat: Seat = -1
    cards: tuple[Card, ...] = ()
    target: str = ""
    points: int = 0
    secret: bool = False
    actor: int = 0
    """Who sat there then, as the caller numbers them: seats change hands. The engine leaves it 0, for nobody noted."""

    def seen_by(self, seat: Seat | None) -> Event:
        """Return the event as a seat (``None``: a spectator) may see it, with hidden cards as backs."""
        if not self.secret or seat == self.seat:
            return self
        return self._replace(cards=(BACK,) * len(self.cards))

    def to_json(self) -> dict[str, Any]:
        """Return the event as JSON, without empty fields. Secret cards are included: see :meth:`seen_by`."""
        form: dict[str, Any] = {"kind": self.kind}
        if self.seat >= 0:
            form["seat"] = self.seat
        if self.cards:
            form["cards"] = list(self.cards)
        if self.target:
            form["target"] = self.target
        if self.points:
            form["points"] = self.points
        if self.secret:
            form["secret"] = True
        return form

    @classmethod
    def from_json(cls, form: Mapping[str, Any]) -> Event:
        """Return the event that :meth:`to_json` wrote."""
        return cls(**{**form, "cards": tuple(form.get("cards", ()))})


class Note(NamedTuple):
    """A message for a person: a code that :mod:`bot.texts` translates, and the values in its sentence."""

    code: str
    values: Mapping[str, Value] = {}


class Choice(NamedTuple):
    """An action that a picker offers, and its label. ``group`` is the heading it belongs to (a rank, a suit).

    One that is seldom good is ``rare``: its button comes after the others, wherever the hand shows its card.
    """

    action: Action
    label: Note
    group: str = ""
    rare: bool = False


class IllegalAction(Exception):
    """An action that the rules refuse. The game is unchanged.

    ``note.code`` names the reason and ``note.values`` its figures. ``about`` are the cards that are refused, where an
    action of several parts is refused because of one.

    >>> IllegalAction("short", needs=90, has=70).note
    Note(code='short', values={'needs': 90, 'has': 70})
    """

    def __init__(self, code: str, **values: Value) -> None:
        super().__init__(code, values)
        self.note = Note(code, values)
        self.about: tuple[Card, ...] = ()


class RulesError(ValueError):
    """Options that cannot be played: ``option`` names the offending one, ``note`` says why."""

    def __init__(self, option: str, code: str, **values: Value) -> None:
        super().__init__(f"{option}: {code} {dict(values)}")
        self.option = option
        self.note = Note(code, {"option": option, **values})


class Named(NamedTuple):
    """Cards as a person names them: a rank, a suit (``""``: any) and their number (0: all that there are).

    ``card`` is the card itself where rank and suit are given, with its mark if that was typed.
    """

    rank: str
    suit: str = ""
    number: int = 1
    card: Card = ""


class Composition(NamedTuple):
    """How many cards of the hand an action takes that a player composes, because the choices are too many to list.

    >>> Composition(1, 5).check(("KH", "9S")), Composition(3, 3).least
    (None, 3)
    """

    least: int
    most: int

    def check(self, cards: Sequence[Card]) -> None:
        """Raise :class:`IllegalAction` (``choose-number`` or ``choose-between``) unless their number is right."""
        if self.least <= len(cards) <= self.most:
            return
        if self.least == self.most:
            raise IllegalAction("choose-number", needs=self.least, has=len(cards))
        raise IllegalAction("choose-between", least=self.least, most=self.most, has=len(cards))


class Verb(NamedTuple):
    """A kind of action that a game has, and the arguments of its command."""

    kind: str
    cards: Literal["none", "one", "some"] = "none"
    target: bool = False
    at_once: bool = False
    """Whether the first of :attr:`engine.presentation.Presentation.choices` is played without a question, unless the
    player prefers to choose: the game has a rule that picks it."""

    @property
    def takes_arguments(self) -> bool:
        """Whether the action names cards or a target."""
        return self.cards != "none" or self.target


class Chance(Protocol):
    """The part of :class:`random.Random` that the engine needs."""

    def shuffle(self, x: list[Any], /) -> None:
        """Shuffle a list in place."""


class Line(NamedTuple):
    """A line of the log: what a ``seat`` did, as phrases such as "draws" and "discards 5♥". -1: it was nobody's doing.

    An :class:`Event` among the ``parts`` is told as it is, a :class:`Note` has a text of its own. ``actor`` is that of
    the events.
    """

    seat: Seat
    parts: tuple[Event | Note, ...]
    actor: int = 0


def lines_by_seat(events: Sequence[Event]) -> tuple[Line, ...]:
    """Return one line for each run of events of the same seat and actor.

    >>> [(line.seat, len(line.parts)) for line in lines_by_seat([Event("drew", 0), Event("discarded", 0)])]
    [(0, 2)]
    """
    runs = groupby(events, attrgetter("seat", "actor"))
    return tuple(Line(seat, tuple(its), actor) for (seat, actor), its in runs)
