"""Error codes, their meanings, and ids."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest

from bot import limits
from bot.limits import FAULTS, Code, Meaning, meaning
from playground import ApiError, world
from playground.rest import call
from playground.world import Snowflakes


@pytest.mark.parametrize("module", [limits, call, world])
def test_docstring_examples(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0


def test_every_code_has_a_fault() -> None:
    assert set(FAULTS) == set(Code)
    assert all(400 <= fault.status < 500 and fault.text for fault in FAULTS.values())


@pytest.mark.parametrize(
    ("code", "status", "means"),
    [
        (10062, 404, Meaning.LATE),
        (50027, 401, Meaning.LATE),
        (40060, 400, Meaning.ANSWERED),
        (10008, 404, Meaning.GONE),
        (10003, 404, Meaning.GONE),
        (50001, 403, Meaning.FORBIDDEN),
        (50013, 403, Meaning.FORBIDDEN),
        (50007, 403, Meaning.CLOSED),
        (50278, 403, Meaning.CLOSED),
        (40003, 403, Meaning.SLOW),
        (30046, 429, Meaning.SLOW),
        (50035, 400, Meaning.WRONG),
        (0, 500, Meaning.SLOW),
        (0, 404, Meaning.GONE),
        (99999, 403, Meaning.FORBIDDEN),
    ],
)
def test_meaning_of_error_codes(code: int, status: int, means: Meaning) -> None:
    assert meaning(code, status) is means


def test_error_body_is_like_discords() -> None:
    assert ApiError(Code.UNKNOWN_MESSAGE).body() == {"message": "Unknown Message", "code": 10008}
    limited = ApiError(Code.OLD_MESSAGE_EDITS, retry_after=3.5)
    assert limited.status == 429 and limited.body()["retry_after"] == 3.5


def test_ids_increase_while_the_clock_stands_still_or_goes_back() -> None:
    now = [1_800_000_000.0]
    new_id = Snowflakes(lambda: now[0])
    ids = [new_id(), new_id()]
    now[0] -= 10
    ids.append(new_id())
    assert ids == sorted(set(ids)) and world.created_at(ids[0]) == 1_800_000_000.0
