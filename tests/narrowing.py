"""Narrow the types that the interfaces shared by all games leave open."""

from __future__ import annotations

from typing import TypeVar

from engine.types import Note

T = TypeVar("T")


def narrowed(value: object, kind: type[T]) -> T:
    """Return the value after asserting that it is of the given class."""
    assert isinstance(value, kind), f"{value!r} is no {kind.__name__}"
    return value


def number(note: Note, name: str) -> int:
    """Return a number among the values of a note."""
    return narrowed(note.values[name], int)


def words(note: Note, name: str) -> tuple[str, ...]:
    """Return a list of texts, such as cards, among the values of a note."""
    listed = note.values[name]
    assert isinstance(listed, tuple)
    return listed
