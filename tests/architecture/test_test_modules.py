"""Test modules do not import from each other: shared helpers stand in modules of their own."""

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize("folder", ["architecture", "data", "engine", "playground", "render"])
def test_no_test_module_imports_from_another(folder: str) -> None:
    found = [
        f"{path.relative_to(TESTS)} imports {node.module}"
        for path in sorted((TESTS / folder).rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").rpartition(".")[2].startswith("test_")
    ]
    assert not found, "\n".join(found)
