"""The selection of one game's tests by ``--game``."""

import subprocess
import sys
from pathlib import Path, PurePath
from typing import Any

import pytest

from engine.games import GAMES
from tests.game_selection import check_game, concerns

ROOT = Path(__file__).parents[2]
CANASTA = GAMES["canasta"]


@pytest.mark.parametrize(
    ("path", "marked", "parameters"),
    [
        ("tests/engine/canasta/test_melds.py", (), {}),
        ("tests/engine/test_canasta_melds.py", (), {}),
        ("tests/render/canasta/samples.py", (), {}),
        ("tests/bot/test_round.py", ("canasta",), {}),
        ("tests/bot/test_limits.py", (), {"game": "canasta"}),
        ("tests/bot/test_limits.py", (), {"preset": "samba"}),
        ("tests/bot/test_limits.py", (), {"rules": CANASTA}),
        ("tests/bot/test_limits.py", (), {"rules": CANASTA.of("samba")}),
    ],
)
def test_test_of_a_game_is_selected(path: str, marked: tuple[str, ...], parameters: dict[str, Any]) -> None:
    assert concerns("canasta", PurePath(path), marked, parameters)
    assert not concerns("pinochle", PurePath(path), marked, parameters)


def test_game_of_two_words_is_selected_by_its_packages_and_its_id() -> None:
    for path in ("tests/engine/german_whist/test_rules.py", "tests/bot/test_german_whist.py"):
        assert concerns("german-whist", PurePath(path), (), {})
        assert not concerns("canasta", PurePath(path), (), {})
    assert concerns("german-whist", PurePath("tests/bot/test_limits.py"), (), {"game": "german-whist"})
    assert not concerns("german-whist", PurePath("tests/engine/whist/test_rules.py"), (), {})


def test_test_of_no_game_is_not_selected() -> None:
    assert not concerns("canasta", PurePath("tests/data/test_sqlite.py"), (), {"number": 7, "name": "Ada"})


def test_presets_of_two_games_have_different_names() -> None:
    """Else a preset as a parameter would select the tests of both."""
    presets = [preset for rules in GAMES.values() for preset in rules.presets]
    assert len(set(presets)) == len(presets)


@pytest.mark.parametrize(
    ("game", "sentence"), [("chess", "There is no game 'chess'. The games are: canasta"), ("", "Name a game: canasta")]
)
def test_unknown_game_is_refused(game: str, sentence: str) -> None:
    with pytest.raises(ValueError) as refused:
        check_game(game)
    assert str(refused.value).startswith(sentence)


@pytest.mark.soak
def test_unknown_game_is_a_clear_error() -> None:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", "--game", "chess"]
    done = subprocess.run(
        [*command, "tests/architecture/test_imports.py"], check=False, cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "There is no game 'chess'. The games are: canasta" in done.stderr
