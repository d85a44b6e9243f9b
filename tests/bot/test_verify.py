"""``verify`` and the standalone checker come to the same verdict on a revealed deal."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from bot.__main__ import main
from engine import daily
from tests.engine.reveals import CASES, FIRST, NO_COMMITMENTS, REVEALED, sealed
from tests.texts import says

CHECKER = Path(__file__).parents[2] / "docs" / "check_deal.py"
GOOD, BAD, USAGE_ERROR = 0, 1, 2


def verify(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["verify", *arguments])


@pytest.fixture
def checker(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str]]:
    """Return a function that runs the standalone checker, and returns its exit code and output."""
    module: dict[str, Any] = {"__name__": "check_deal"}
    exec(CHECKER.read_text("utf-8"), module)

    def run(*arguments: str) -> tuple[int, str]:
        code = module["main"](arguments)
        return code, capsys.readouterr().out

    return run


@pytest.mark.parametrize("name", CASES)
def test_both_come_to_the_same_verdict(name: str, checker: Callable[..., tuple[int, str]], tmp_path: Path) -> None:
    revealed, problems, noted = CASES[name]
    file = tmp_path / "deal.json"
    file.write_text(json.dumps(revealed))
    arguments = (str(file), *([noted] if noted else []))
    verdict = BAD if problems else GOOD
    assert (verify(*arguments).exit_code, checker(*arguments)[0]) == (verdict, verdict)


@pytest.mark.parametrize(
    "data", [b"", b"no JSON", b"\xff", b"[1]", b"null", b"[" * 100_000, b'{"version": ' + b"9" * 5000 + b"}"]
)
def test_both_reject_files_that_are_not_reveals(
    data: bytes, checker: Callable[..., tuple[int, str]], tmp_path: Path
) -> None:
    file = tmp_path / "deal.json"
    file.write_bytes(data)
    result = verify(str(file))
    assert (result.exit_code, checker(str(file))[0]) == (BAD, BAD)
    assert isinstance(result.exception, SystemExit)


@pytest.mark.parametrize("typed", NO_COMMITMENTS)
def test_both_reject_invalid_commitments(typed: str, checker: Callable[..., tuple[int, str]], tmp_path: Path) -> None:
    file = tmp_path / "deal.json"
    file.write_text(json.dumps(REVEALED))
    assert (verify(str(file), typed).exit_code, checker(str(file), typed)[0]) == (USAGE_ERROR, USAGE_ERROR)


def test_both_need_an_existing_file(checker: Callable[..., tuple[int, str]], tmp_path: Path) -> None:
    for arguments in ((), (str(tmp_path / "none.json"),), (str(tmp_path),), ("a", "b", "c")):
        assert (verify(*arguments).exit_code, checker(*arguments)[0]) == (USAGE_ERROR, USAGE_ERROR)


def test_output_says_what_is_proved(checker: Callable[..., tuple[int, str]], tmp_path: Path) -> None:
    file = tmp_path / "deal.json"
    file.write_text(json.dumps(REVEALED))
    good = "Every card of rounds 1, 2, 3 matches its commitment.\n"

    assert verify(str(file), FIRST).output == good
    assert checker(str(file), FIRST)[1] == "rounds [1, 2, 3] were dealt as this game committed to\n"

    claim, claimed = verify(str(file)).output, checker(str(file))[1]
    assert claim.startswith(good) and f"commitment of round 1 was {FIRST}" in claim and says(claim, "deals-compare")
    assert f"compare: the file says that the commitment shown for round 1 was {FIRST}" in claimed

    later, later_checked = verify(str(file), f"{sealed(3)}@3").output, checker(str(file), f"{sealed(3)}@3")[1]
    assert later == good + (
        "The commitment you noted proves this for rounds 3 and later. The earlier rounds were already over when it was "
        "shown.\n"
    )
    assert "your commitment proves this from round 3 on" in later_checked


@pytest.mark.parametrize(
    ("name", "message", "checker_message"),
    [
        ("cards that were not dealt", "Round 2: these aren't the cards", "round 2: the cards are not"),
        ("another commitment", "Round 1: the seed doesn't match", "round 1: the seed is not the one"),
        (
            "another was noted",
            "isn't the one this game had for round 1",
            "not the one of this game for round 1",
        ),
        ("noted for a round that is not there", "none of them is in this file", "none of them is in the file"),
        ("a pack stacked to suit the seed", "isn't in its standard order", "not in pack order"),
        ("no rounds", "nothing to check", "so nothing was checked"),
        ("nothing", "isn't a file of revealed deals", "this is not a reveal"),
        ("players as one text", 'damaged: "players"', "players is missing"),
        ("a seed in capitals", 'Round 1: "seed" is missing or wrong', "seed is missing or malformed"),
    ],
)
def test_output_says_what_is_wrong(
    name: str, message: str, checker_message: str, checker: Callable[..., tuple[int, str]], tmp_path: Path
) -> None:
    revealed, _, noted = CASES[name]
    file = tmp_path / "deal.json"
    file.write_text(json.dumps(revealed))
    arguments = (str(file), *([noted] if noted else []))
    assert message in verify(*arguments).output
    assert checker_message in checker(*arguments)[1]


def test_file_of_a_day_is_checked(tmp_path: Path) -> None:
    file = tmp_path / "day.json"
    form = daily.reveal("2026-11-24", 1, bytes(32))
    file.write_text(json.dumps(form))
    noted = daily.commitment(bytes(32))
    proof, claim = verify(str(file), noted), verify(str(file))
    assert (proof.exit_code, claim.exit_code) == (GOOD, GOOD)
    assert says(proof.output, "deals-good-day", day="2026-11-24", count=len(daily.DAILY_GAMES))
    assert says(claim.output, "deals-compare-day", commitment=noted)
    assert not says(proof.output, "deals-compare-day", commitment=noted)
    assert says(verify(str(file), "00" * 32).output, "problem-day")
    form["games"]["gin"]["rounds"][0]["cards"].reverse()
    file.write_text(json.dumps(form))
    forged = verify(str(file), noted)
    assert forged.exit_code == BAD
    assert says(forged.output, "problem-game", detail="gin")
    form["secret"] = "11" * 32
    file.write_text(json.dumps(form))
    assert says(verify(str(file), noted).output, "problem-secret")


def test_checker_needs_only_python(tmp_path: Path) -> None:
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
