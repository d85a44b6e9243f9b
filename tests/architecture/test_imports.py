"""The direction of imports: bot -> render, data -> engine, and within bot from commands down to the host."""

from pathlib import Path

import pytest

from tests.architecture.import_graph import ROOT, imported_names, module_files

PACKAGES = ("engine", "render", "data", "bot")

GAME_FOLDERS = tuple(sorted(path.parent.name for path in ROOT.glob("engine/*/rules.py")))
"""The names of the games' packages, in the engine, the pictures and elsewhere."""


def games_of(package: str) -> tuple[str, ...]:
    """The games' packages in a package."""
    return tuple(f"{package}.{folder}" for folder in GAME_FOLDERS)


def other_games(package: str) -> dict[str, tuple[str, ...]]:
    """What each game's package in a package must not import: those of other games."""
    return {
        f"{package.replace('.', '/')}/{folder}": tuple(name for name in games_of(package) if not name.endswith(folder))
        for folder in GAME_FOLDERS
        if (ROOT / package.replace(".", "/") / folder).exists()
    }


GAMES_OF_ENGINE = games_of("engine")
DATABASES = ("aiosqlite", "sqlite3", "asyncpg")
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
    "data/store": ("data.sql", "data.sqlite", "data.postgres", "data.connect", *DATABASES),
    "data/sql": ("data.sqlite", "data.postgres", "data.connect", *DATABASES),
    "data/sqlite": ("data.postgres", "asyncpg"),
    "data/postgres": ("data.sqlite", "aiosqlite", "sqlite3"),
    "bot/host": ("discord", "render", "bot.texts", *ABOVE_HOST, *DATABASES),
    "bot/texts": ("discord", "render", "data", "bot.host", *ABOVE_HOST),
    "bot/messages": ("data", *GAMES_OF_ENGINE, *ABOVE_MESSAGES, *DATABASES),
    "bot/delivery": (*GAMES_OF_ENGINE, *ABOVE_DELIVERY, *DATABASES),
    "bot/presses": (
        "data",
        *GAMES_OF_ENGINE,
        "bot.commands",
        "bot.playground",
        "bot.app",
        "aiosqlite",
        "sqlite3",
        "asyncpg",
    ),
    "bot/commands": ("data", *GAMES_OF_ENGINE, "bot.playground", "bot.app", *DATABASES),
    "bot/playground": ("engine", "render", "data", "bot.host", "discord", *ABOVE_HOST[:-1]),
}

ALLOWED = {"engine/players": ("random",)}
"""Computer players may use a random stream: the caller seeds it, so the same seed gives the same play."""


def allowed(path: Path) -> set[str]:
    """Exceptions for the folders of a file."""
    folders = [str(folder.relative_to(ROOT)) for folder in path.parents if ROOT in folder.parents]
    return {name for folder in folders for name in ALLOWED.get(folder, ())}


@pytest.mark.parametrize("folder", FORBIDDEN)
def test_folder_imports_nothing_forbidden(folder: str) -> None:
    found = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in module_files(folder)
        for name in sorted(set(imported_names(path)) - allowed(path))
        if any(name == other or name.startswith(other + ".") for other in FORBIDDEN[folder])
    ]
    assert not found, "\n".join(found)


def test_playground_imports_only_limits_from_the_rest_of_bot() -> None:
    names = {
        name for path in module_files("bot/playground") for name in imported_names(path) if name.startswith("bot.")
    }
    assert {name for name in names if not name.startswith(("bot.playground", "bot.limits"))} == set()


def test_only_the_command_line_imports_the_playground() -> None:
    importers = {
        path.relative_to(ROOT / "bot").parts[0]
        for path in module_files("bot")
        if any(name.startswith("bot.playground") for name in imported_names(path))
    }
    assert importers == {"cli", "playground"}


def test_no_module_is_longer_than_600_lines() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for folder in (*PACKAGES, "tests")
        for path in module_files(folder)
        if (lines := len(path.read_text("utf-8").splitlines())) > 600
    }
    assert not long
