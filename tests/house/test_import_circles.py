"""No import circles among modules, not even for type checking or inside functions."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("engine", "data", "render", "bot")
EXEMPT = ("engine.canasta",)
"""Packages whose modules may still import each other in a circle."""


def module_names(folders: Iterable[str], root: Path = ROOT) -> dict[str, Path]:
    """Every module below these folders, by its dotted name."""
    names = {}
    for folder in folders:
        for path in (root / folder).rglob("*.py"):
            parts = path.relative_to(root).with_suffix("").parts
            names[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return names


def imported_modules(path: Path, modules: Iterable[str]) -> Iterator[str]:
    """The modules of ours that a file imports anywhere in it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in modules)
        elif isinstance(node, ast.ImportFrom):
            names = (f"{node.module}.{alias.name}" for alias in node.names)
            yield from (name if name in modules else str(node.module) for name in names)


def find_circle(imports: Mapping[str, set[str]]) -> list[str]:
    """Some modules that import each other in a circle, the first one repeated at the end; empty if there are none."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def graph(modules: Mapping[str, Path]) -> dict[str, set[str]]:
    return {
        name: {other for other in imported_modules(path, modules) if other in modules and other != name}
        for name, path in modules.items()
    }


def exempt(name: str) -> bool:
    return any(name.startswith(package + ".") for package in EXEMPT)


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_modules_import_each_other_in_a_circle(folder: str) -> None:
    imports = graph(module_names([folder]))
    for name, others in imports.items():
        if exempt(name):
            others -= {other for other in others if exempt(other)}
    assert find_circle(imports) == []


def test_a_circle_of_type_checking_and_local_imports_is_found(tmp_path: Path) -> None:
    (tmp_path / "pkg").mkdir()
    (tmp_path / "pkg" / "one.py").write_text("if TYPE_CHECKING:\n    from pkg.two import Two\n")
    (tmp_path / "pkg" / "two.py").write_text("def two():\n    from pkg import one\n")
    imports = graph(module_names(["pkg"], tmp_path))
    assert set(find_circle(imports)) == {"pkg.one", "pkg.two"}
