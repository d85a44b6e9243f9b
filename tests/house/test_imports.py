"""The house's arrows: bot -> render, data -> engine, and the walls inside bot."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = ("engine", "render", "data", "bot")

FORBIDDEN = {
    "engine": (
        "render",
        "data",
        "bot",
        "discord",
        "aiosqlite",
        "PIL",
        "time",
        "random",
        "secrets",
        "asyncio",
        "threading",
        "os",
        "pathlib",
    ),
    "render": ("data", "bot", "discord", "aiosqlite"),
    "data": ("engine", "render", "bot", "discord", "PIL"),
    "bot/host": (
        "discord",
        "render",
        "bot.cogs",
        "bot.views",
        "bot.playground",
        "bot.presenter",
        "aiosqlite",
        "sqlite3",
    ),
    "bot/cogs": ("data", "aiosqlite", "sqlite3", "engine.canasta", "engine.pinochle"),
    "bot/views": ("data", "aiosqlite", "sqlite3", "engine.canasta", "engine.pinochle"),
    "bot/playground": ("engine", "render", "data", "bot.host", "bot.cogs", "bot.views", "discord"),
}

ALLOWED = {"engine/players": ("random",)}
"""A computer player may use a random stream: it is seeded by its caller, so the same seed gives the same play."""


def modules(room: str) -> list[Path]:
    return sorted((ROOT / room).rglob("*.py"))


def imported(path: Path) -> set[str]:
    names = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def allowed(path: Path) -> set[str]:
    """What the folders above a module may import all the same."""
    folders = [str(folder.relative_to(ROOT)) for folder in path.parents if ROOT in folder.parents]
    return {name for folder in folders for name in ALLOWED.get(folder, ())}


@pytest.mark.parametrize("room", FORBIDDEN)
def test_room_imports_only_what_its_walls_allow(room: str) -> None:
    found = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in modules(room)
        for name in sorted(imported(path))
        if any(name == wall or name.startswith(wall + ".") for wall in FORBIDDEN[room]) and name not in allowed(path)
    ]
    assert not found, "\n".join(found)


def test_no_module_is_one_a_reader_would_dread() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for room in (*ROOMS, "tests")
        for path in modules(room)
        if (lines := len(path.read_text("utf-8").splitlines())) > 600
    }
    assert not long
