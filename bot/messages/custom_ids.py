"""What a button or select says about itself: its table, the revision it was made at, and what it does.

All of it stands in the component's custom id, so every button works after a restart, and an old one is known as old.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from engine.types import Action

TEMPLATE = re.compile(r"cr:(?P<table>[^:]{1,40}):(?P<revision>\d{1,9}):(?P<what>[^:]{1,80})")
"""The form of every custom id of ours."""
NO_TABLE = "-"
"""The table of a component that is about no table."""


class Press(NamedTuple):
    """A component of ours. ``what`` is a word and its arguments, joined by dots: ``join``, ``verb.draw``."""

    table: str
    revision: int
    what: str

    @property
    def custom_id(self) -> str:
        """The custom id that says this; at most 100 characters."""
        return f"cr:{self.table}:{self.revision}:{self.what}"

    @property
    def word(self) -> str:
        """What kind of press it is."""
        return self.what.partition(".")[0]

    @property
    def arguments(self) -> list[str]:
        """What follows the word."""
        return self.what.split(".")[1:]

    @classmethod
    def read(cls, custom_id: str) -> Press | None:
        """The press that a custom id says; nothing if it is none of ours."""
        match = TEMPLATE.fullmatch(custom_id)
        return cls(match["table"], int(match["revision"]), match["what"]) if match else None


def key(action: Action) -> str:
    """A short name for an action: a button that carries it can never come to mean another than its label says."""
    return hashlib.sha256(json.dumps(action.to_json()).encode()).hexdigest()[:12]


def custom_ids(components: Iterable[Any]) -> Iterator[str]:
    """The custom ids of components, nested ones too."""
    for component in components:
        if custom_id := getattr(component, "custom_id", None):
            yield custom_id
        yield from custom_ids(getattr(component, "children", ()))
