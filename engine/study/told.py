"""What the study of a table comes to, as the texts can say it."""

from __future__ import annotations

from typing import NamedTuple

from engine.types import Action, Note


class Explained(NamedTuple):
    """What a kind of action comes to now.

    ``note`` is a fact about what it would bring if it ``may`` be done, else the refusal that says why not. ``kind`` is
    empty where nothing at all can be done.
    """

    kind: str
    may: bool
    note: Note


class Hint(NamedTuple):
    """What a good player would do now: ``what`` says it, and ``reasons`` are the facts that speak for it."""

    action: Action
    what: Note
    reasons: tuple[Note, ...]
