"""The examples in the engine's docstrings work."""

import doctest
import pkgutil
from importlib import import_module

import pytest

import engine

MODULES = ["engine", *sorted(module.name for module in pkgutil.walk_packages(engine.__path__, "engine."))]
EXAMPLES = [test for name in MODULES for test in doctest.DocTestFinder().find(import_module(name)) if test.examples]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_docstring_example_works(example: doctest.DocTest) -> None:
    runner = doctest.DocTestRunner(optionflags=doctest.FAIL_FAST)
    output: list[str] = []
    assert runner.run(example, out=output.append).failed == 0, "".join(output)


@pytest.mark.parametrize("name", ["cards", "deal", "game", "options", "record", "types"])
def test_central_modules_have_examples(name: str) -> None:
    assert any(example.name.startswith(f"engine.{name}.") for example in EXAMPLES)
