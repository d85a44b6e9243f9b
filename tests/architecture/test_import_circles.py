"""No import circles among modules, or among the folders of ``bot``: not even for type checking or inside functions."""

from pathlib import Path

import pytest

from tests.architecture.import_graph import ROOT, find_circle, import_graph, module_names

FOLDERS = ("engine", "data", "render", "bot", "playground")
PLAIN_FOLDERS = (ROOT / "bot", ROOT / "bot/host", ROOT / "bot/features")
"""Folders whose modules count as folders of one module."""


def folder_of(module: str) -> str:
    """Return the folder of a module of ``bot``, or the module itself if it is in none."""
    path = ROOT / module.replace(".", "/")
    return module if path.is_dir() or path.parent in PLAIN_FOLDERS else module.rpartition(".")[0]


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_modules_import_each_other_in_a_circle(folder: str) -> None:
    assert find_circle(import_graph(module_names([folder]))) == []


def test_no_folders_of_bot_import_each_other_in_a_circle() -> None:
    folders: dict[str, set[str]] = {}
    for name, others in import_graph(module_names(["bot"])).items():
        folders.setdefault(folder_of(name), set()).update({folder_of(other) for other in others} - {folder_of(name)})
    assert find_circle(folders) == []


def test_a_circle_of_type_checking_and_local_imports_is_found(tmp_path: Path) -> None:
    (tmp_path / "pkg").mkdir()
    (tmp_path / "pkg" / "one.py").write_text("if TYPE_CHECKING:\n    from pkg.two import Two\n")
    (tmp_path / "pkg" / "two.py").write_text("def two():\n    from pkg import one\n")
    imports = import_graph(module_names(["pkg"], tmp_path))
    assert set(find_circle(imports)) == {"pkg.one", "pkg.two"}
