"""The results of studying a view: explanations and hints."""

from __future__ import annotations

from typing import NamedTuple

from engine.types import Action, Note


class Explanation(NamedTuple):
    """Whether a kind of action is ``allowed`` now.

    ``note`` says what the action would bring, or why it is refused. ``kind`` is empty if no action is allowed at all.
    """

    kind: str
    allowed: bool
    note: Note


class Hint(NamedTuple):
    """An action that a good player would choose: ``what`` names it, and ``reasons`` are the facts in its favour."""

    action: Action
    what: Note
    reasons: tuple[Note, ...]
