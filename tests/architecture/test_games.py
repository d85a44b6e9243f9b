"""No game is named outside the engine, the pictures and the texts: everything else asks the registry."""

import ast
import re
from pathlib import Path

import pytest

from engine.games import GAMES

ROOT = Path(__file__).parents[2]
SUFFIXES = (".py", ".js", ".css", ".html", ".sql")
EVERYDAY = {"tournament"}
"""Presets with the name of something that concerns every game."""


def words_of(line: str) -> list[str]:
    """Return the words of a line of code. ``CanastaRules`` has two: a short name such as gin is part of many words."""
    return [word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", line)]


@pytest.mark.parametrize("folder", ["bot", "data"])
def test_no_game_is_named(folder: str) -> None:
    games = [f" {' '.join(words_of(game))} " for game in GAMES]
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sorted((ROOT / folder).rglob("*.*"))
        if path.suffix in SUFFIXES
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if any(game in said for said in [f" {' '.join(words_of(line))} "] for game in games)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("folder", ["bot", "data"])
def test_no_preset_and_no_option_of_a_game_is_named(folder: str) -> None:
    """Presets have everyday names, so only string constants and options read from rules count."""
    presets = {preset for rules in GAMES.values() for preset in rules.presets} - EVERYDAY
    common = set.intersection(*(set(rules.model_fields) for rules in GAMES.values()))
    options = {option for rules in GAMES.values() for option in rules.model_fields} - common
    found = []
    for path in sorted((ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and node.value in presets:
                found.append(f"{path.relative_to(ROOT)}:{node.lineno}: {node.value!r}")
            elif isinstance(node, ast.Attribute) and node.attr in options and getattr(node.value, "id", "") == "rules":
                found.append(f"{path.relative_to(ROOT)}:{node.lineno}: rules.{node.attr}")
    assert not found, "\n".join(found)
