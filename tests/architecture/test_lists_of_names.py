"""Names are listed in one way: ``Ada, Ben and Cy``, by :meth:`bot.texts.Texts.joined`."""

import ast
import re
from pathlib import Path

BOT = Path(__file__).parents[2] / "bot"
FOLDERS = ("ui", "table", "features")
NAMES = re.compile(r"\bnames?\b|\bplayers?\b|people\.seat|<@")


def test_no_names_are_listed_by_commas_alone() -> None:
    found = [
        f"{path.relative_to(BOT)}:{node.lineno} lists names: use texts.joined"
        for folder in FOLDERS
        for path in sorted((BOT / folder).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "join"
        and isinstance(node.func.value, ast.Constant)
        and node.func.value.value == ", "
        and NAMES.search(ast.unparse(node.args[0]))
    ]
    assert not found, "\n".join(found)
