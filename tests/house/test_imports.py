"""The house's arrows: bot -> render, data -> engine, and the walls inside bot."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = ("engine", "render", "data", "bot")

GAMES_OF_ENGINE = ("engine.canasta", "engine.pinochle")
ABOVE_DELIVERY = ("bot.context", "bot.presses", "bot.commands", "bot.app", "bot.playground")
ABOVE_MESSAGES = ("bot.delivery", *ABOVE_DELIVERY)
ABOVE_HOST = ("bot.messages", "bot.replies", *ABOVE_MESSAGES)

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
    "render/kit": ("render.canasta", "render.pinochle", "render.generic"),
    "render/generic": ("render.canasta", "render.pinochle"),
    "render/canasta": ("render.pinochle", "render.generic"),
    "render/pinochle": ("render.canasta", "render.generic"),
    "data": ("engine", "render", "bot", "discord", "PIL"),
    "data/store": ("data.sqlite", "data.connect", "aiosqlite", "sqlite3"),
    "bot/host": ("discord", "render", "bot.texts", *ABOVE_HOST, "aiosqlite", "sqlite3"),
    "bot/texts": ("discord", "render", "data", "bot.host", *ABOVE_HOST),
    "bot/messages": ("data", *GAMES_OF_ENGINE, *ABOVE_MESSAGES, "aiosqlite", "sqlite3"),
    "bot/delivery": (*GAMES_OF_ENGINE, *ABOVE_DELIVERY, "aiosqlite", "sqlite3"),
    "bot/presses": ("data", *GAMES_OF_ENGINE, "bot.commands", "bot.playground", "bot.app", "aiosqlite", "sqlite3"),
    "bot/commands": ("data", *GAMES_OF_ENGINE, "bot.playground", "bot.app", "aiosqlite", "sqlite3"),
    "bot/playground": ("engine", "render", "data", "bot.host", "discord", *ABOVE_HOST[:-1]),
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


def test_playground_imports_nothing_else_of_bot_but_limits() -> None:
    names = {name for path in modules("bot/playground") for name in imported(path) if name.startswith("bot.")}
    assert {name for name in names if not name.startswith(("bot.playground", "bot.limits"))} == set()


def test_only_the_command_line_imports_the_playground() -> None:
    importers = {
        path.relative_to(ROOT / "bot").parts[0]
        for path in modules("bot")
        if any(name.startswith("bot.playground") for name in imported(path))
    }
    assert importers == {"cli", "playground"}


def folder_of(module: str) -> str:
    """The folder that a module of bot belongs to; a module beside the folders stands for itself."""
    if module.startswith("bot.playground"):
        return "bot.playground"
    path = ROOT / module.replace(".", "/")
    if path.is_dir() or path.parent in (ROOT / "bot", ROOT / "bot/host"):
        return module
    return module.rpartition(".")[0]


def test_no_folder_of_bot_is_in_a_circle_with_another() -> None:
    names = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__") for path in modules("bot")
    }
    arrows: dict[str, set[str]] = {}
    for path in modules("bot"):
        here = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for name in imported(path):
            module = name if name in names else name.rpartition(".")[0]
            if module in names and folder_of(module) != folder_of(here):
                arrows.setdefault(folder_of(here), set()).add(folder_of(module))

    def reachable(start: str) -> set[str]:
        found, waiting = set(), [start]
        while waiting:
            for folder in arrows.get(waiting.pop(), set()) - found:
                found.add(folder)
                waiting.append(folder)
        return found

    assert [folder for folder in sorted(arrows) if folder in reachable(folder)] == []


def test_no_module_is_one_a_reader_would_dread() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for room in (*ROOMS, "tests")
        for path in modules(room)
        if (lines := len(path.read_text("utf-8").splitlines())) > 600
    }
    assert not long
