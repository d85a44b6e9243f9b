"""Words stand where they belong: with the pictures of one game, with those of no game, or in the kit if shared."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import render
from engine.games import GAMES
from render.kit import words
from tests.narrowing import narrowed

FOLDER = Path(render.__file__).parent


def package_of(game: str) -> Path:
    """Return the folder of a game's pictures."""
    return FOLDER / game.replace("-", "_")


def mentioned(package: Path) -> set[str]:
    """Return the names that the modules of a package import or look up."""
    nodes = [node for path in package.glob("*.py") for node in ast.walk(ast.parse(path.read_text("utf-8")))]
    imported = {alias.name for node in nodes if isinstance(node, ast.ImportFrom) for alias in node.names}
    return imported | {node.attr for node in nodes if isinstance(node, ast.Attribute)}


@pytest.mark.soak
def test_the_words_of_the_kit_are_shared() -> None:
    tree = ast.parse(Path(words.__file__).read_text("utf-8"))
    names = {each.name for each in tree.body if isinstance(each, ast.FunctionDef)}
    names |= {narrowed(each.targets[0], ast.Name).id for each in tree.body if isinstance(each, ast.Assign)}
    within = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    everywhere = mentioned(FOLDER / "kit") | within
    users = [mentioned(package) for package in (FOLDER / "generic", *map(package_of, GAMES))]
    assert not [name for name in names if name not in everywhere and sum(name in used for used in users) < 2]


@pytest.mark.parametrize("game", GAMES)
def test_a_layout_has_its_own_words(game: str) -> None:
    """A layout that only names pictures of the kit needs none."""
    modules = {path.name for path in package_of(game).glob("*.py")}
    assert "words.py" in modules or modules == {"__init__.py"}
