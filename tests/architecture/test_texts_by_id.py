"""Tests name the labels and refusals of the bot by their ids, unless their point is the wording."""

import ast
from pathlib import Path

from fluent.syntax import ast as ftl

from bot.texts import FALLBACK
from tests.text_files import namespaces

TESTS = Path(__file__).parents[1]
FOLDERS = ("bench", "bot", "data", "host", "kit")
"""Where tests meet the bot's texts; those of the playground have a bot of their own."""
PAGE = {"page_bot.py", "page_setup.py", "test_page.py"}
"""Tests of the playground's page, which has that bot too."""
WORDING = {"test_texts.py", "test_texts_of_options.py"}
FAMILIES = ("button-", "verb-", "label-", "choice-", "done-", "fault-", "refusal-")


def fixed_texts() -> dict[str, str]:
    """Return the ids of labels and refusals that have no values, by their wording."""
    found: dict[str, str] = {}
    for entry in (entry for files in namespaces(FALLBACK).values() for file in files for entry in file.body):
        if isinstance(entry, ftl.Message) and entry.id.name.startswith(FAMILIES) and entry.value:
            words = [part.value for part in entry.value.elements if isinstance(part, ftl.TextElement)]
            if len(words) == len(entry.value.elements):
                found["".join(words)] = entry.id.name
    return found


def test_tests_give_labels_and_refusals_by_their_ids() -> None:
    texts = fixed_texts()
    paths = [path for folder in FOLDERS for path in sorted((TESTS / folder).rglob("*.py"))]
    found = [
        f'{path.relative_to(TESTS)}:{node.lineno} has "{node.value}": text("{texts[node.value]}")'
        for path in paths
        if path.name not in PAGE | WORDING
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in texts
    ]
    assert not found, "\n".join(found)
