"""Players' names as pictures and messages show them: nothing invisible, no markup, no mentions.

Computers have first names: steady and unique within a table, and different from the people's names there.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Sequence
from datetime import UTC, datetime
from functools import lru_cache

from discord.utils import escape_markdown

from bot.host.records.listings import ListedTable
from bot.host.table.state import TableState
from bot.texts import People, Texts
from data.store import SeatRow, Status
from engine.types import Seat

_JOINERS = "\u200c\u200d"
"""Invisible characters that join the letters and emoji around them."""
_BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Characters that Unicode counts as letters or marks but that show nothing."""
_DOMAIN_DOT = re.compile(r"(?<=[^\W_])[.\u3002\uff0e\uff61](?=[^\W\d_]{2})")
"""A dot that may make a bare domain such as ``example.com`` a link."""


_MOST_SEATS = 6
FIRST_NAMES = (
    *("Alma", "Bruno", "Cleo", "Dora", "Enzo", "Finn", "Greta", "Hugo", "Ida", "Juno", "Kai", "Lena"),
    *("Milo", "Nora", "Otis", "Pia", "Quinn", "Rosa", "Sven", "Tilda", "Uma", "Vera", "Wim", "Zeno"),
)
"""The computers' names: short, and easy to tell apart. There are several for each seat."""


def names(state: TableState | ListedTable, texts: Texts) -> tuple[str, ...]:
    """Return the names by seat, not escaped. Computers have first names; an empty seat has an empty name."""
    taken = _taken(state)
    return tuple(
        _person_at(texts, row, name, ended=state.status is Status.FINISHED)
        if not _is_computer(row)
        else _computer(texts, state, row.seat, taken)
        if row.former is None
        else _stand_in(texts, row.former, former)
        for row, name, former in zip(state.seats, state.names, state.former_names, strict=True)
    )


def actor_names(state: TableState, texts: Texts) -> tuple[str, ...]:
    """Return the names of those who acted, people and computers, as in :func:`names`."""
    taken = _taken(state)
    return tuple(
        _person(texts, actor.person, name)
        if not actor.computer
        else _stand_in(texts, actor.person, name)
        if actor.person
        else _computer(texts, state, actor.seat, taken)
        for actor, name in zip(state.actors, state.actor_names, strict=True)
    )


def _taken(state: TableState | ListedTable) -> Collection[str]:
    """Return the words of people's names, which no computer has."""
    return {word for name in (*state.names, *state.former_names) for word in visible(name).casefold().split()}


def names_then(state: TableState, texts: Texts, seated: Sequence[int]) -> tuple[str, ...]:
    """Return the :func:`names`, with the actors, by seat, who had acted there by a moment."""
    return People(names(state, texts), (), actor_names(state, texts)).then(seated).names


def seat_labels(state: TableState, texts: Texts) -> tuple[str, ...]:
    """Return the :func:`names` with the levels of the computers, for the one place that shows each seat."""
    return tuple(
        texts.say("computer-level", name=name, level=row.computer) if _is_computer(row) else name
        for row, name in zip(state.seats, names(state, texts), strict=True)
    )


def computer_labels(state: TableState, texts: Texts) -> tuple[str, ...]:
    """Return the computers' names with their levels."""
    return tuple(label for row, label in zip(state.seats, seat_labels(state, texts), strict=True) if _is_computer(row))


def _is_computer(row: SeatRow) -> bool:
    return row.player is None and bool(row.computer)


def _computer(texts: Texts, state: TableState | ListedTable, seat: Seat, taken: Collection[str]) -> str:
    """Return the name of the computer that has a seat of its own."""
    first = (seat + state.seats_moved) % len(state.seats)
    return texts.say("computer-name", name=_first_name(state.named_after, first, taken))


def _stand_in(texts: Texts, person: int, name: str) -> str:
    """Return the name of a computer in the place of a person with this number and name."""
    return texts.say("computer-for", name=_numbered(person, name))


def _first_name(table_id: str, seat: Seat, taken: Collection[str]) -> str:
    """Return a computer's name: the first of its seat's candidates that is not among the ``taken`` words (case-folded).

    The candidates of two seats differ, so a clash at one seat renames nobody else. The order comes from the table's
    id, which everybody sees, and says nothing about the cards.
    """
    candidates = _names_in_order(table_id)[seat::_MOST_SEATS]
    return next((name for name in candidates if name.casefold() not in taken), f"{candidates[0]} {seat + 1}")


@lru_cache(maxsize=256)
def _names_in_order(table_id: str) -> list[str]:
    return sorted(FIRST_NAMES, key=lambda name: hashlib.sha256(f"{table_id} {name}".encode()).digest())


def _numbered(person: int, name: str) -> str:
    return visible(name) or f"#{person}"


def _person(texts: Texts, person: int, name: str) -> str:
    return _numbered(person, name) if name else texts.say("name-forgotten")


def _person_at(texts: Texts, row: SeatRow, name: str, *, ended: bool) -> str:
    if row.player is None:
        return ""
    shown = _person(texts, row.player, name)
    return texts.say("name-autopilot", name=shown) if row.autopilot and not ended else shown


@lru_cache(maxsize=4096)
def visible(name: str) -> str:
    """Return a name without invisible and direction-changing characters; empty if nothing visible is left."""
    kept = "".join(
        " " if unicodedata.category(letter) in ("Cc", "Zl", "Zp") else letter
        for letter in name
        if letter in _JOINERS or (letter not in _BLANKS and unicodedata.category(letter) not in ("Cf", "Co", "Cs"))
    )
    shown = " ".join(kept.split()).strip(_JOINERS)
    return shown if any(unicodedata.category(letter)[0] not in "MZC" for letter in shown) else ""


@lru_cache(maxsize=4096)
def escaped(name: str) -> str:
    """Return a name for a message, escaped so that Discord finds no markup, mention or link in it."""
    shown = escape_markdown(name).replace("<", "\\<").replace("@", "@\u200b").replace("://", ":\u200b//")
    return isolated(_DOMAIN_DOT.sub("\\g<0>\u200b", shown))


@lru_cache(maxsize=4096)
def isolated(name: str) -> str:
    """Isolate a name with right-to-left letters, so that the text around it keeps its order."""
    leftward = any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in name)
    return f"\u2068{name}\u2069" if leftward else name


def plain_people(state: TableState, texts: Texts) -> People:
    """Return the people of a table for pictures and alt texts: not escaped."""
    return _people(texts, state, names(state, texts), isolated)


def people(state: TableState, texts: Texts) -> People:
    """Return the people of a table for messages: escaped."""
    return _people(texts, state, names(state, texts), escaped)


def labelled_people(state: TableState, texts: Texts) -> People:
    """Return the :func:`people` with the levels of the computers."""
    return _people(texts, state, seat_labels(state, texts), escaped)


def _people(texts: Texts, state: TableState, seated: Iterable[str], spelt: Callable[[str], str]) -> People:
    acted = actor_names(state, texts)
    return People(tuple(map(spelt, seated)), state.rules.sides(state.seat_count), tuple(map(spelt, acted)))


def former_names(state: TableState) -> dict[Seat, str]:
    """Return the escaped names of players whose seats the computer took over, by seat."""
    seats = zip(state.seats, state.former_names, strict=True)
    return {row.seat: escaped(_numbered(row.former, name)) for row, name in seats if row.former is not None}


def absolute_date(moment: float) -> str:
    """Return a date in the reader's own calendar."""
    return f"<t:{int(moment)}:D>"


def date(at: float) -> str:
    """Return a date in ISO form, in UTC."""
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d}"
