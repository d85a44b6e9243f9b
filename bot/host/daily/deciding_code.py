"""The digest of the code that decides a daily deal's course: processes with equal digests play it alike."""

from __future__ import annotations

import ast
import hashlib
import sys
from functools import cache
from pathlib import Path

import engine

_ELSEWHERE = ("study", "highlights.py", "record.py", "players/selfplay.py")
"""Sources of the engine that decide nothing in a game. Presentation is none of them: some computers choose from it."""


@cache
def deciding_code() -> str:
    """Return a digest of the engine's code that decides cards, rules and computers' choices, and of Python's version.

    Comments and docstrings are left out: a day is not restarted for a sentence.
    """
    digest = hashlib.sha256(f"{sys.version_info[:2]}".encode())
    root = Path(str(engine.__file__)).parent
    for source in sorted(root.rglob("*.py")):
        name = source.relative_to(root).as_posix()
        if not name.startswith(_ELSEWHERE):
            digest.update(name.encode() + b"\0" + decisive(source.read_text("utf-8")).encode())
    return digest.hexdigest()


def decisive(source: str) -> str:
    """Return a form of a module that is the same for all texts that do the same but for comments and docstrings.

    >>> decisive("a = 1  # one") == decisive("'''One.'''\\n\\na = (1)")
    True
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = [each for each in node.body if not _is_text(each)]
    return ast.dump(tree)


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
