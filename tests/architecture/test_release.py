"""The version and the changelog agree, so a release can be made from any commit that carries a new version."""

import re
from pathlib import Path

from click.testing import CliRunner

from bot.__main__ import main
from bot.version import version

ROOT = Path(__file__).parents[2]
CHANGELOG = (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_version_is_printed() -> None:
    assert CliRunner().invoke(main, ["--version"]).output == f"Cardroom {version()}\n"


def test_version_stands_nowhere_else() -> None:
    """A second place would be forgotten."""
    paths = [path for folder in ("bot", "data", "engine", "render") for path in (ROOT / folder).rglob("*.py")]
    assert not [
        path
        for path in (*paths, ROOT / "Dockerfile")
        if version() in path.read_text("utf-8")
        if path.name != "version.py"
    ]


def test_changelog_begins_with_this_version_and_dates_every_version() -> None:
    headings = re.findall(r"^## (.*)$", CHANGELOG, re.MULTILINE)
    released = [heading for heading in headings if heading != "[Unreleased]"]
    assert released[0].startswith(f"[{version()}]")
    assert not [heading for heading in released if not re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", heading)]


def test_changelog_says_nothing_twice() -> None:
    entries = [" ".join(entry.split()) for entry in re.findall(r"^\* (.*(?:\n  .*)*)", CHANGELOG, re.MULTILINE)]
    assert not [entry for entry in set(entries) if entries.count(entry) > 1]
