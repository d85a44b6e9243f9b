"""The messages of the text files."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl

from tests.text_files import parsed_file

ROOT = Path(__file__).parents[2]


@cache
def messages() -> frozenset[tuple[str, str]]:
    """Return every message: its game (empty: common to all) and its id."""
    folder = ROOT / "bot/texts/en"
    return frozenset(
        ("" if path.parent == folder else path.parent.name, entry.id.name)
        for path in sorted(folder.rglob("*.ftl"))
        for entry in parsed_file(path.read_text("utf-8")).body
        if isinstance(entry, ftl.Message)
    )
