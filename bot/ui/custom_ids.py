"""Custom ids: a component's table, the revision it was made at, and its effect.

The custom id holds all of it, so buttons work after a restart and outdated ones are recognized. Anybody can send any
custom id and any values, so they are read with care (:func:`reading`).
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from engine.types import Action

TEMPLATE = re.compile(r"cr:(?P<table>[^:]{1,40}):(?P<revision>\d{1,9}):(?P<what>[^:]{1,80})")
"""The pattern of the bot's custom ids."""
NO_TABLE = "-"
"""The table of a component that is about no table."""
_DIGITS = 9
"""The most digits of a number that a press carries."""


class Press(NamedTuple):
    """The effect of pressing a component. ``what`` is a word and its arguments, joined by dots.

    >>> press = Press("t1", 7, "verb.draw")
    >>> press.custom_id
    'cr:t1:7:verb.draw'
    >>> press.word, press.arguments
    ('verb', ['draw'])
    >>> Press.read(press.custom_id) == press
    True
    """

    table: str
    revision: int
    what: str

    @property
    def custom_id(self) -> str:
        """The custom id, at most 100 characters."""
        return f"cr:{self.table}:{self.revision}:{self.what}"

    @property
    def word(self) -> str:
        """The kind of press, which decides its handler."""
        return self.what.partition(".")[0]

    @property
    def arguments(self) -> list[str]:
        """The parts after the word."""
        return self.what.split(".")[1:]

    @classmethod
    def at(cls, state: TableState, what: str) -> Press:
        """Return a press at a table in the state of this snapshot."""
        return cls(state.id, state.revision, what)

    @classmethod
    def of_no_table(cls, what: str) -> Press:
        """Return a press that is about no table."""
        return cls(NO_TABLE, 0, what)

    @classmethod
    def read(cls, custom_id: str) -> Press | None:
        """Return the press of a custom id; None if the id is not the bot's."""
        match = TEMPLATE.fullmatch(custom_id)
        return cls(match["table"], int(match["revision"]), match["what"]) if match else None


def action_key(action: Action) -> str:
    """Return a short hash of an action, so that a button never means another action than its label."""
    return hashlib.sha256(json.dumps(action.to_json()).encode()).hexdigest()[:12]


def custom_ids(components: Iterable[Any]) -> Iterator[str]:
    """Yield the custom ids of components and of those nested in them."""
    for component in components:
        if custom_id := getattr(component, "custom_id", None):
            yield custom_id
        yield from custom_ids(getattr(component, "children", ()))


@contextmanager
def reading() -> Iterator[None]:
    """Refuse ``outdated`` where the arguments or values of a press are too few, too many or malformed."""
    try:
        yield
    except (ValueError, IndexError, TypeError) as error:
        raise Refusal("outdated") from error


def number(written: str) -> int:
    """Return a number of at least 0. Refuses ``outdated`` for any other text."""
    if not (written.isascii() and written.isdecimal() and len(written) <= _DIGITS):
        raise Refusal("outdated")
    return int(written)
