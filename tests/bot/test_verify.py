"""Both programs that check a revealed deal, ours and the one that stands alone, come to the same verdict."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bot.__main__ import main
from tests.engine.reveals import CASES, FIRST, NO_COMMITMENTS, REVEALED, sealed

CHECKER = Path(__file__).parents[2] / "docs" / "check_deal.py"
GOOD, FAULTY, WRONGLY_ASKED = 0, 1, 2


def ours(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["verify", *arguments])


@pytest.fixture
def alone(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str]]:
    """The checker's exit code and what it prints."""
    module: dict[str, object] = {"__name__": "check_deal"}
    exec(CHECKER.read_text("utf-8"), module)

    def run(*arguments: str) -> tuple[int, str]:
        code = module["main"](arguments)  # type: ignore[operator]
        return code, capsys.readouterr().out

    return run


@pytest.mark.parametrize("name", CASES)
def test_both_come_to_the_verdict(name: str, alone: Callable[..., tuple[int, str]], tmp_path: Path) -> None:
    revealed, problems, noted = CASES[name]
    file = tmp_path / "deal.json"
    file.write_text(json.dumps(revealed))
    arguments = (str(file), *([noted] if noted else []))
    verdict = FAULTY if problems else GOOD
    assert (ours(*arguments).exit_code, alone(*arguments)[0]) == (verdict, verdict)


@pytest.mark.parametrize(
    "written", [b"", b"no JSON", b"\xff", b"[1]", b"null", b"[" * 100_000, b'{"version": ' + b"9" * 5000 + b"}"]
)
def test_neither_believes_what_is_no_reveal(
    written: bytes, alone: Callable[..., tuple[int, str]], tmp_path: Path
) -> None:
    file = tmp_path / "deal.json"
    file.write_bytes(written)
    result = ours(str(file))
    assert (result.exit_code, alone(str(file))[0]) == (FAULTY, FAULTY)
    assert isinstance(result.exception, SystemExit)


@pytest.mark.parametrize("typed", NO_COMMITMENTS)
def test_both_refuse_what_is_no_commitment(typed: str, alone: Callable[..., tuple[int, str]], tmp_path: Path) -> None:
    file = tmp_path / "deal.json"
    file.write_text(json.dumps(REVEALED))
    assert (ours(str(file), typed).exit_code, alone(str(file), typed)[0]) == (WRONGLY_ASKED, WRONGLY_ASKED)


def test_both_ask_for_a_file_that_is_there(alone: Callable[..., tuple[int, str]], tmp_path: Path) -> None:
    for arguments in ((), (str(tmp_path / "none.json"),), (str(tmp_path),), ("a", "b", "c")):
        assert (ours(*arguments).exit_code, alone(*arguments)[0]) == (WRONGLY_ASKED, WRONGLY_ASKED)


def test_what_is_proved_is_said(alone: Callable[..., tuple[int, str]], tmp_path: Path) -> None:
    file = tmp_path / "deal.json"
    file.write_text(json.dumps(REVEALED))
    good = "Every card of the rounds 1, 2, 3 is as it was committed to.\n"

    assert ours(str(file), FIRST).output == good
    assert alone(str(file), FIRST)[1] == "rounds [1, 2, 3] were dealt as this game committed to\n"

    claim, claimed = ours(str(file)).output, alone(str(file))[1]
    assert claim.startswith(good) and f"commitment of round 1 was {FIRST}" in claim and "only a claim" in claim
    assert f"compare: the file says that the commitment shown for round 1 was {FIRST}" in claimed

    later, later_alone = ours(str(file), f"{sealed(3)}@3").output, alone(str(file), f"{sealed(3)}@3")[1]
    assert later == good + (
        "What you noted proves this of the rounds from 3 on. The earlier ones were over when it was shown.\n"
    )
    assert "what you noted proves this of rounds from 3 on" in later_alone


@pytest.mark.parametrize(
    ("name", "said", "said_alone"),
    [
        ("cards that were not dealt", "Round 2: these are not the cards", "round 2: the cards are not"),
        ("another commitment", "Round 1: its seed is not the one", "round 1: the seed is not the one"),
        (
            "another was noted",
            "not the one that this game had for round 1",
            "not the one that this game had for round 1",
        ),
        ("noted for a round that is not there", "none of them is in this file", "none of them is in the file"),
        ("a pack stacked to suit the seed", "not in pack order", "not in pack order"),
        ("no rounds", "so nothing was checked", "so nothing was checked"),
        ("nothing", "not a file of revealed deals", "this is no reveal"),
        ("players as one text", 'damaged: "players"', "players is missing"),
        ("a seed in capitals", 'Round 1: "seed" is missing or not', "seed is missing or not"),
    ],
)
def test_what_is_wrong_is_said(
    name: str, said: str, said_alone: str, alone: Callable[..., tuple[int, str]], tmp_path: Path
) -> None:
    revealed, _, noted = CASES[name]
    file = tmp_path / "deal.json"
    file.write_text(json.dumps(revealed))
    arguments = (str(file), *([noted] if noted else []))
    assert said in ours(*arguments).output
    assert said_alone in alone(*arguments)[1]


def test_the_checker_needs_nothing_but_python(tmp_path: Path) -> None:
    file = tmp_path / "deal.json"
    file.write_text(json.dumps(REVEALED))
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-X", "utf8", str(CHECKER), str(file), f"{sealed(2)}@2"],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (GOOD, "")
    assert "rounds [1, 2, 3] were dealt" in done.stdout
