"""The list of refusals names every refusal in the code, with its values."""

from __future__ import annotations

import ast
from pathlib import Path

import bot.host
from bot.host.refusals import REFUSALS
from bot.host.table.state import TABLE_EVENTS


def calls(name: str) -> list[ast.Call]:
    """Return every call of ``name`` in the host that has arguments."""
    return [
        node
        for path in Path(bot.host.__file__).parent.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name and node.args
    ]


def load_texts(node: ast.AST) -> set[str]:
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def test_every_refusal_is_listed_with_its_values() -> None:
    raised = [call for call in calls("Refusal") if load_texts(call.args[0])]
    named = {
        (code, tuple(value.arg for value in call.keywords)) for call in raised for code in load_texts(call.args[0])
    }
    assert named == set(REFUSALS.items())


def test_every_event_of_a_table_is_listed() -> None:
    named = {text for call in calls("Event") if not call.keywords for text in load_texts(call.args[0])}
    assert named == set(TABLE_EVENTS)
