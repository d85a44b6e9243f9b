"""The contract of a game stays small: few classes between a game and it, and actions that a type checker can follow."""

import ast
from collections.abc import Iterator

import pytest

from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.options import Options
from engine.round import Round
from engine.view import View
from tests.architecture.import_graph import ROOT, module_files

MOST_STEPS = 4


def steps(kind: type, contract: type) -> int:
    """Return the number of steps from a class to its contract, the longest way."""
    if kind is contract:
        return 0
    return 1 + max(steps(base, contract) for base in kind.__bases__ if issubclass(base, contract))


@pytest.mark.parametrize("game", GAMES)
def test_few_classes_are_between_a_game_and_the_contract(game: str) -> None:
    rules = GAMES[game].of(GAMES[game].presets[0])
    played = Game(rules, rules.seats_played()[0], Deals.numbered(1))
    chains = ((type(rules), Options), (type(played.round), Round), (type(played.view(None)), View))
    assert all(steps(kind, contract) <= MOST_STEPS for kind, contract in chains)


def methods_called_by_name(tree: ast.AST) -> Iterator[int]:
    """Yield the lines that call what ``getattr`` returns."""
    called = (node.func for node in ast.walk(tree) if isinstance(node, ast.Call))
    for func in called:
        if isinstance(func, ast.Call) and isinstance(func.func, ast.Name) and func.func.id == "getattr":
            yield func.lineno


def test_no_method_of_the_engine_is_called_by_its_name_as_a_string() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in module_files("engine")
        for line in methods_called_by_name(ast.parse(path.read_text("utf-8")))
    ]
    assert not found, "\n".join(found)
    assert [*methods_called_by_name(ast.parse('getattr(self, "play")(1)'))] == [1]
