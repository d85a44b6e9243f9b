"""``--game NAME`` runs the tests of one game; ``make game`` uses it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import PurePath
from typing import Any

from engine.games import GAMES


def check_game(name: str) -> None:
    """Raise ``ValueError`` with a sentence for the user if there is no such game."""
    if name not in GAMES:
        games = ", ".join(GAMES)
        raise ValueError(f"There is no game {name!r}. The games are: {games}." if name else f"Name a game: {games}.")


def concerns(game: str, path: PurePath, marked: Iterable[str], parameters: Mapping[str, Any]) -> bool:
    """Return whether a test concerns a game.

    It does if the game's id is among the words of its path, if it is marked ``game("ID")``, or if one of its
    parameters is the id, a preset or the rules of the game.
    """
    rules = GAMES[game]
    if f" {_words(game)} " in f" {_words(str(path))} " or game in marked:
        return True
    names = {game, *rules.presets}
    return any(
        value in names if isinstance(value, str) else value is rules or isinstance(value, rules)
        for value in parameters.values()
    )


def _words(text: str) -> str:
    """Return the words of a path or an id, with single spaces between them."""
    return " ".join(re.split(r"[\W_]+", text))
