"""The imports among the project's modules, read from the source without running it."""

import ast
from collections.abc import Container, Iterable, Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).parents[2]


def module_files(folder: str, root: Path = ROOT) -> list[Path]:
    """Return every Python file below a folder, or the module of this name."""
    module = root / f"{folder}.py"
    return [module] if module.exists() else sorted((root / folder).rglob("*.py"))


def module_name(path: Path, root: Path = ROOT) -> str:
    """Return the dotted name of a file's module."""
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def module_names(folders: Iterable[str], root: Path = ROOT) -> dict[str, Path]:
    """Return every module below these folders, by its dotted name."""
    return {module_name(path, root): path for folder in folders for path in module_files(folder, root)}


@cache
def imported_names(path: Path) -> tuple[str, ...]:
    """Return the dotted names that a file imports anywhere in it: modules, and names from modules."""
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names += (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            names += (f"{node.module}.{alias.name}" for alias in node.names)
    return tuple(names)


def imported_modules(path: Path, modules: Container[str]) -> Iterator[str]:
    """Yield those of ``modules`` that a file imports anywhere in it."""
    for name in imported_names(path):
        module = name if name in modules else name.rpartition(".")[0]
        if module in modules:
            yield module


def import_graph(modules: Mapping[str, Path]) -> dict[str, set[str]]:
    """Return, for each module, the others that it imports."""
    return {name: set(imported_modules(path, modules)) - {name} for name, path in modules.items()}


def find_circle(imports: Mapping[str, set[str]]) -> list[str]:
    """Return some modules that import each other in a circle, ending with the first again; empty if there are none."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []
