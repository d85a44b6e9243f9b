"""The documents name every option, and their links lead somewhere."""

import re
from pathlib import Path

import pytest

from engine import options
from engine.games import GAMES

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
PATH = re.compile(r"`((?:bot|data|engine|render|tests|docs|requirements)/[\w./-]+)`")
LINK = re.compile(r"\]\((?!https?:|#|mailto:)([^)#\s]+)")


@pytest.mark.parametrize("game", GAMES)
def test_rules_document_names_every_preset_and_option(game: str) -> None:
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    names = [*GAMES[game].presets, *(name for name in GAMES[game].model_fields if name != "preset")]
    assert not [name for name in names if f"`{name}`" not in text and f"| {name} |" not in text]


@pytest.mark.parametrize("game", GAMES)
def test_rules_document_lists_the_values_of_each_option_the_default_first(game: str) -> None:
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    _, _, table = text.partition("| option | values | meaning |\n")
    wrong, rules = [], GAMES[game]
    for row in table.split("\n\n")[0].splitlines()[1:]:
        names, values = ([cell.strip("` ") for cell in cells.split(",")] for cells in row.split("|")[1:3])
        for option in (options.option(rules, name) for name in names):
            default = options.written(getattr(rules.of(rules.presets[0]), option.name))
            if option.listed and ({*option.values} != {*values} or values[0] != default):
                wrong.append((option.name, option.values, default))
    assert not wrong


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_to_files(document: Path) -> None:
    links = LINK.findall(document.read_text("utf-8"))
    assert not [link for link in links if not (document.parent / link).exists()]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_paths_in_documents_exist(document: Path) -> None:
    paths = PATH.findall(document.read_text("utf-8"))
    assert not [path for path in paths if not (ROOT / path).exists()]
