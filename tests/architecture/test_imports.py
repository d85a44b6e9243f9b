"""The direction of imports: bot -> render, data -> engine, and within bot from features down to the host."""

import ast
from pathlib import Path

import pytest

import data.store
from tests.architecture.import_graph import ROOT, imported_names, module_files

PACKAGES = ("engine", "render", "data", "bot", "playground")

GAME_FOLDERS = tuple(sorted(path.parent.name for path in ROOT.glob("engine/*/rules.py")))
"""The names of the games' packages, in the engine, the pictures and elsewhere."""


def games_of(package: str) -> tuple[str, ...]:
    """Return the games' packages in a package."""
    return tuple(f"{package}.{folder}" for folder in GAME_FOLDERS)


def other_games(package: str) -> dict[str, tuple[str, ...]]:
    """Return what each game's package or module in a package must not import: those of other games."""
    return {
        f"{package.replace('.', '/')}/{folder}": tuple(name for name in games_of(package) if not name.endswith(folder))
        for folder in GAME_FOLDERS
        if module_files(f"{package.replace('.', '/')}/{folder}")
    }


GAMES_OF_ENGINE = games_of("engine")
DATABASES = ("aiosqlite", "sqlite3", "asyncpg")
ASSEMBLY = ("bot.registry", "bot.services", "bot.app", "playground")
"""The modules that assemble the rooms of the bot."""
ABOVE_HOST = ("bot.ui", "bot.table", "bot.features", *ASSEMBLY)

ROWS_AND_ERRORS = tuple(f"data.store.{name}" for name in data.store.__all__ if not name.endswith("Store"))

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
    "engine/kit": (*GAMES_OF_ENGINE, "engine.players", "engine.study"),
    "engine/players/kit": (*GAMES_OF_ENGINE, *games_of("engine.players"), "engine.study"),
    "engine/study/kit": (*GAMES_OF_ENGINE, *games_of("engine.study"), "engine.players"),
    **other_games("engine"),
    **other_games("engine.players"),
    **other_games("engine.study"),
    "render/kit": (*games_of("render"), *GAMES_OF_ENGINE, "render.generic"),
    "render/generic": (*games_of("render"), *GAMES_OF_ENGINE),
    **{folder: (*others, "render.generic") for folder, others in other_games("render").items()},
    "data": ("engine", "render", "bot", "discord", "PIL"),
    "data/store": ("data.sqlite", "data.postgres", "data.connect", *DATABASES),
    "data/sqlite": ("data.postgres", "asyncpg"),
    "data/postgres": ("data.sqlite", "aiosqlite", "sqlite3"),
    "bot/host": ("discord", "render", "bot.texts", *ABOVE_HOST, *DATABASES),
    "bot/texts": ("discord", "render", "data", "bot.host", *ABOVE_HOST),
    "bot/ui": ("data", *GAMES_OF_ENGINE, *ABOVE_HOST[1:], *DATABASES),
    "bot/table": (*GAMES_OF_ENGINE, *ABOVE_HOST[2:], *DATABASES),
    "bot/table/messages": ("data", "bot.table.delivery", "bot.table.context", "bot.table.services"),
    "bot/table/delivery": ("bot.table.context", "bot.table.services"),
    "bot/features": ("data", *GAMES_OF_ENGINE, *ASSEMBLY, *DATABASES),
    "playground": ("engine", "render", "data", "discord"),
}

ALLOWED = {
    # Computer players may use a random stream: the caller seeds it, so the same seed gives the same play.
    "engine/players": ("random",),
    # What people press and see knows the store's rows and errors, but reaches the store only through the host.
    "bot/ui": ROWS_AND_ERRORS,
    "bot/table/messages": ROWS_AND_ERRORS,
    "bot/features": ROWS_AND_ERRORS,
}
"""Exceptions, by folder or file."""


def is_allowed(path: Path, name: str) -> bool:
    """Return whether a file, or its folder, may import a name that others may not."""
    places = [str(place.relative_to(ROOT)) for place in (path, *path.parents) if ROOT in place.parents]
    exceptions = [exception for place in places for exception in ALLOWED.get(place, ())]
    return any(name == exception or name.startswith(exception + ".") for exception in exceptions)


@pytest.mark.parametrize("folder", FORBIDDEN)
def test_folder_imports_nothing_forbidden(folder: str) -> None:
    found = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in module_files(folder)
        for name in sorted(set(imported_names(path)))
        if not is_allowed(path, name)
        and any(name == other or name.startswith(other + ".") for other in FORBIDDEN[folder])
    ]
    assert not found, "\n".join(found)


def test_presses_and_commands_reach_the_store_only_through_the_host() -> None:
    delivery = ROOT / "bot/table/delivery"
    found = [
        f"{path.relative_to(ROOT)}, line {node.lineno}"
        for folder in ("bot/ui", "bot/table", "bot/features")
        for path in module_files(folder)
        if delivery not in path.parents
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "store"
    ]
    assert not found, "\n".join(found)


def test_playground_imports_nothing_of_the_bot_but_the_limits_of_discord() -> None:
    names = {name for path in module_files("playground") for name in imported_names(path)}
    assert {name for name in names if name == "bot" or name.startswith("bot.")} <= {
        name for name in names if name == "bot.limits" or name.startswith("bot.limits.")
    }


def test_only_run_imports_the_playground() -> None:
    importers = {
        str(path.relative_to(ROOT))
        for path in module_files("bot")
        if any(name.split(".")[0] == "playground" for name in imported_names(path))
    }
    assert importers == {"bot/cli/run.py"}


def test_no_module_is_longer_than_600_lines() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for folder in (*PACKAGES, "tests")
        for path in module_files(folder)
        if (lines := len(path.read_text("utf-8").splitlines())) > 600
    }
    assert not long
