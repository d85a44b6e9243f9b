"""The examples in docstrings work."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = ("bot", "data", "engine", "playground", "render")
MODULES = [
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    for package in PACKAGES
    for path in sorted((ROOT / package).rglob("*.py"))
    if ">>> " in path.read_text("utf-8")
]
EXAMPLES = [test for name in MODULES for test in doctest.DocTestFinder().find(import_module(name)) if test.examples]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_docstring_example_works(example: doctest.DocTest) -> None:
    runner = doctest.DocTestRunner(optionflags=doctest.FAIL_FAST)
    output: list[str] = []
    assert runner.run(example, out=output.append).failed == 0, "".join(output)


CENTRAL = [f"engine.{name}" for name in ("cards", "deal", "game", "options", "record", "types")]


@pytest.mark.parametrize("module", [*CENTRAL, "data.connect", "data.connect", "render"])
def test_central_module_has_examples(module: str) -> None:
    assert any(example.name.startswith(f"{module}.") for example in EXAMPLES)
