"""The ``selfplay`` command."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bot.__main__ import main
from bot.cli import selfplay as module
from bot.cli.selfplay import DealResult
from tests.texts import says


def selfplay(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["selfplay", "--processes", "1", *arguments])


@pytest.mark.soak
def test_same_command_gives_same_recorded_outcomes(tmp_path: Path) -> None:
    records = []
    for name in ("one", "two"):
        file = tmp_path / name
        done = selfplay("--seats", "beginner,carefree", "--deals", "3", "--json", str(file))
        assert done.exit_code == 0, done.output
        assert says(done.output, "selfplay-head", deals=3, preset="Classic", unit="rounds")
        assert says(done.output, "selfplay-player", level="beginner")
        records.append(json.loads(file.read_text("utf-8")))
    one, two = records
    assert one["outcomes"] == two["outcomes"] and len(one["outcomes"]) == 6
    assert [player["level"] for player in one["players"]] == ["beginner", "carefree"]
    low, high = one["players"][0]["wins"][1:]
    assert low <= one["players"][0]["wins"][0] <= high
    assert sum(player["wins"][0] for player in one["players"]) == pytest.approx(1)


@pytest.mark.soak
def test_ctrl_c_counts_deals_before_the_first_unfinished_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(deals: Sequence[Future[DealResult]]) -> Iterator[Future[DealResult]]:
        yield from deals[:2]
        signal.raise_signal(signal.SIGINT)
        yield deals[3]
        pytest.fail("it went on")

    monkeypatch.setattr(module, "as_completed", interrupted)
    file = tmp_path / "record"
    done = selfplay("--seats", "beginner,carefree", "--deals", "1000", "--json", str(file))
    assert done.exit_code == 0 and says(done.output, "selfplay-head", deals=2, preset="Classic")
    assert [outcome["deal"] for outcome in json.loads(file.read_text("utf-8"))["outcomes"]] == [1, 1, 2, 2]
    monkeypatch.setattr(module, "as_completed", lambda deals: interrupted(deals[1:]))
    assert selfplay("--seats", "beginner,carefree", "--deals", "1000").exit_code == 1


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--seats", "omniscient,master"], "'omniscient' is not one of carefree, beginner"),
        (["--seats", "beginner,carefree", "--preset", "whist"], "'whist' is not one of classic"),
        (["--seats", "beginner,carefree", "--preset", "three"], "2 players do not share 3 sides evenly"),
        (["--seats", "beginner,carefree", "--players", "5"], "can't be played with 5 seats"),
    ],
)
def test_invalid_options_are_explained(arguments: list[str], why: str) -> None:
    done = selfplay(*arguments)
    assert done.exit_code == 2 and why in done.output
