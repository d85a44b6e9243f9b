"""The messages of the text files."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

ROOT = Path(__file__).parents[2]


def messages() -> dict[str, str]:
    """Every message id, and the file it is in."""
    return {
        entry.id.name: path.name
        for path in sorted((ROOT / "bot/texts/en").glob("*.ftl"))
        for entry in FluentParser().parse(path.read_text("utf-8")).body
        if isinstance(entry, ftl.Message)
    }
