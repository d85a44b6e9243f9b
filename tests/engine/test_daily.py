"""The deal of the day: the same for everybody, answered alike, scored, committed to and revealed."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import deal
from engine.daily import (
    DAILY_GAMES,
    check,
    commitment,
    computer_seed,
    deals,
    game_of_the_day,
    play_out,
    reveal,
    score,
)
from engine.deal import Noted
from engine.game import Game
from engine.games import GAMES, game_with
from engine.players import BEGINNER, LEVELS, STEADY, choose
from engine.record import read, write
from engine.types import Action, Seat
from tests.examples import examples, sampled

DOCS = Path(__file__).parents[2] / "docs"
DAY = "2026-11-24"
SECRET = bytes(range(32))
QUICK = [key for key in DAILY_GAMES if key not in {"german-whist", "piquet", "pinochle", "binokel"}]
"""The games whose steady player answers quickly."""

secrets = st.binary(min_size=32, max_size=32)
keys = st.sampled_from(list(DAILY_GAMES))
quick_keys = st.sampled_from(QUICK)


def dealt(key: str, secret: bytes = SECRET) -> Game:
    """Deal a day's game."""
    return DAILY_GAMES[key].begin(deals(secret, DAY, key))


def answer(game: Game, key: str, seat: Seat, secret: bytes = SECRET) -> Action:
    """Return what the computer in a seat does."""
    return choose(game.view(seat), STEADY, computer_seed(secret, DAY, key, seat))


# The games


def test_thirteen_games_have_a_deal_of_the_day() -> None:
    assert list(DAILY_GAMES) == [
        *("canasta", "pinochle", "binokel", "bezique", "rummy500", "german-whist"),
        *("gin", "cribbage", "euchre", "ecarte", "piquet", "rubicon", "auction-pinochle"),
    ]
    assert {daily.rules.game for daily in DAILY_GAMES.values()} == {*GAMES}
    assert all(game_with(daily.rules.preset) == daily.rules.game for daily in DAILY_GAMES.values())
    assert all(daily.key == key and 0 <= daily.seat < daily.seats for key, daily in DAILY_GAMES.items())


def test_the_rotation_comes_to_every_game_once() -> None:
    first = date(2026, 12, 28)
    days = [str(first + timedelta(days=number)) for number in range(26)]
    games = [game_of_the_day(day) for day in days]
    assert {*games[:13]} == {*DAILY_GAMES}
    assert games[:13] == games[13:]


def test_a_narrowed_rotation_comes_to_its_games_only() -> None:
    games = [game_of_the_day(f"2026-11-{day}", ["piquet", "canasta", "gin"]) for day in range(10, 16)]
    assert {*games[:3]} == {"piquet", "canasta", "gin"}
    assert games[:3] == games[3:]


@sampled
@pytest.mark.parametrize("key", DAILY_GAMES)
def test_a_game_ends_after_its_rounds(key: str) -> None:
    daily = DAILY_GAMES[key]
    for number in range(3):
        chance = random.Random(number)
        game = dealt(key, bytes([number]) * 32)
        while game.to_act:
            seat = game.to_act[0]
            game.play(seat, chance.choice(game.legal(seat)))
        assert len(game.scores) == daily.rounds
        assert game.winners
        assert not game.settlement
        assert game.totals[game.winners[0]] == max(game.totals)
        assert (
            score(game, daily.seat) == max(game.totals) - min(game.totals)
            or daily.rules.sides(daily.seats)[daily.seat] not in game.winners
        )


# The same play meets the same answers


def played(key: str, secret: bytes, seed: int, *, waits: bool) -> dict[Seat, list[Action]]:
    """Play a game at random in the person's seat, and return what every seat did.

    A person who ``waits`` lets computers act first where both may, and takes nothing back. Another one acts first, and
    does everything twice that can be taken back.
    """
    own, game, chance = DAILY_GAMES[key].seat, dealt(key, secret), random.Random(seed)
    done: dict[Seat, list[Action]] = {seat: [] for seat in range(game.seats)}
    while game.to_act:
        computers = [seat for seat in game.to_act if seat != own]
        if own in game.to_act and (game.between_rounds or not (waits and computers)):
            seat, action = own, chance.choice(game.legal(own))
        else:
            seat, action = computers[0], answer(game, key, computers[0], secret)
        game.play(seat, action)
        done[seat].append(action)
        if seat == own and not waits and (scopes := game.view(own).undo):
            game.undo(own, scopes[0])
            game.play(own, action)
    return done


@pytest.mark.soak
@given(secrets, quick_keys, st.integers(0, 2**32))
@examples(10)
def test_the_same_play_meets_the_same_answers(secret: bytes, key: str, seed: int) -> None:
    assert played(key, secret, seed, waits=True) == played(key, secret, seed, waits=False)


def test_the_same_play_meets_the_same_answers_in_every_process() -> None:
    program = """
import hashlib
from engine.daily import play_out
games = ("canasta", "bezique", "rummy500", "gin", "euchre", "ecarte")
played = [play_out(key, bytes(range(32)), "2026-11-24", "beginner", "seed") for key in games]
print(hashlib.sha256(repr(played).encode()).hexdigest())
"""
    printed = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("0", "1")
    }
    assert len(printed) == 1
    assert len(printed.pop().strip()) == 64


def test_nobody_can_choose_the_steady_player() -> None:
    assert STEADY not in LEVELS


# Score


@pytest.mark.parametrize(
    ("key", "totals", "expected"),
    [
        ("gin", (57, 0), {0: 57, 1: -57}),
        ("canasta", (-35, 410), {0: -445, 1: 445}),
        ("german-whist", (7, 6), {0: 1, 1: -1}),
        ("euchre", (5, 3), {0: 2, 1: -2, 2: 2, 3: -2}),
        ("cribbage", (64, 64), {0: 0, 1: 0}),
    ],
)
def test_the_score_is_the_lead_over_the_best_other_side(
    key: str, totals: tuple[int, ...], expected: dict[int, int]
) -> None:
    game = dealt(key)
    game.totals = totals
    assert {seat: score(game, seat) for seat in expected} == expected


def test_the_best_of_several_others_counts() -> None:
    daily = DAILY_GAMES["rummy500"]._replace(seats=3)
    game = daily.begin(deals(SECRET, DAY, "rummy500"))
    game.totals = (120, 90, 135)
    assert [score(game, seat) for seat in range(3)] == [-15, -45, 15]


def test_par_replays_to_its_score() -> None:
    points, actions = play_out("gin", SECRET, DAY, BEGINNER, "seed")
    game = dealt("gin")
    for seat, action in actions:
        game.play(seat, action)
    assert game.winners
    assert score(game, DAILY_GAMES["gin"].seat) == points


def test_a_stored_game_of_the_day_replays_with_its_rounds() -> None:
    game = dealt("gin")
    for seat, action in play_out("gin", SECRET, DAY, BEGINNER, "seed")[1]:
        game.play(seat, action)
    record = read(json.loads(json.dumps(write(game.record._replace(deals=game.deals.until(game.rounds))))))
    again = Game.replay(record)
    assert (again.rounds, again.winners, again.totals) == (6, game.winners, game.totals)


# Commitment and reveal


@given(secrets, secrets, keys)
@examples(20)
def test_cards_and_seeds_follow_from_secret_day_and_game(one: bytes, other: bytes, key: str) -> None:
    daily = DAILY_GAMES[key]
    pack = daily.rules.pack(daily.seats)
    cards = deals(one, DAY, key).shuffled(1, pack)
    assert cards == deals(one, DAY, key).shuffled(1, pack)
    assert cards != deals(one, "2026-11-25", key).shuffled(1, pack)
    assert (cards == deals(other, DAY, key).shuffled(1, pack)) == (one == other)
    seeds = [
        computer_seed(one, day, game, seat) for day in (DAY, "2026-11-25") for game in (key, "x") for seat in (1, 2)
    ]
    assert len({*seeds, deals(one, DAY, key).seed}) == len(seeds) + 1


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def revealed() -> dict[str, Any]:
    """Return a day's reveal as somebody reads it from the file."""
    form: dict[str, Any] = json.loads(json.dumps(reveal(DAY, 1, SECRET)))
    return form


def test_a_reveal_shows_every_card_of_the_day_and_checks_out() -> None:
    form = revealed()
    assert not check(form)
    assert not check(form, Noted.parse(commitment(SECRET)))
    for key, daily in DAILY_GAMES.items():
        game = dealt(key)
        assert [entry["cards"] for entry in form["games"][key]["rounds"]] == [
            [*game.deals.shuffled(number, daily.rules.pack(daily.seats))] for number in range(1, daily.rounds + 1)
        ]


def test_each_game_of_a_reveal_is_a_reveal_of_its_own() -> None:
    assert all(not deal.check(game) for game in revealed()["games"].values())


def test_a_reveal_keeps_the_rounds_that_were_not_played() -> None:
    texts = json.dumps(revealed()["games"])
    for key, daily in DAILY_GAMES.items():
        assert deals(SECRET, DAY, key).round_seed(daily.rounds + 1).hex() not in texts


def damages() -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield reveals with one thing wrong, and the code of what is found."""

    def damaged(*path: str | int, value: object) -> dict[str, Any]:
        form = revealed()
        place: Any = form
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value
        return form

    other = reveal(DAY, 1, bytes(32))
    yield "version", damaged("version", value="cardroom-deal-1")
    yield "form", damaged("secret", value="00")
    yield "form", damaged("day", value=3)
    yield "form", damaged("games", value=[])
    yield "game", damaged("games", "gin", value=7)
    yield "empty", damaged("games", value={})
    yield "secret", damaged("commitment", value=commitment(bytes(32)))
    yield "game", damaged("day", value="2026-11-25")
    yield "game", damaged("games", "gin", value=other["games"]["gin"])
    yield "game", damaged("games", "gin", value=revealed()["games"]["euchre"])
    yield "game", damaged("games", "gin", "rounds", 0, "cards", 0, value="AS")
    yield "game", damaged("games", "gin", "pack", value=["2S", "AS"])
    yield "game", damaged("games", "cribbage", "cut", value=[])
    yield "game", damaged("games", "gin", "computers", "1", value="00" * 32)
    yield "game", damaged("games", "gin", "computers", value=None)


@pytest.mark.parametrize(("code", "form"), list(damages()))
def test_a_false_reveal_is_found_out(code: str, form: dict[str, Any]) -> None:
    assert code in {problem.code for problem in check(form)}


def test_another_commitment_than_the_noted_one_is_found_out() -> None:
    sealed = Noted.parse(commitment(SECRET))
    assert [problem.code for problem in check(revealed(), Noted.parse(commitment(bytes(32))))] == ["day"]
    assert [problem.code for problem in check(revealed(), sealed._replace(round=2))] == ["day"]


# The document


def test_the_document_has_the_example() -> None:
    cards = deals(SECRET, DAY, "gin")
    pack = DAILY_GAMES["gin"].rules.pack(2)
    document = (DOCS / "daily.md").read_text("utf-8")
    for name, value in {
        "commitment": commitment(SECRET),
        "gin, round 1000": cards.seed.hex(),
        "gin, commitment": cards.commitment().hex(),
        "gin, round 1": cards.round_seed(1).hex(),
        "gin, cards": " ".join(cards.shuffled(1, pack)[:15]) + " ...",
        "gin, computer 1": computer_seed(SECRET, DAY, "gin", 1).hex(),
    }.items():
        assert f"{name:<19}{value}" in document


def test_the_program_of_the_document_checks_a_file(tmp_path: Path) -> None:
    [program] = re.findall(r"```python\n(.*?)```", (DOCS / "daily.md").read_text("utf-8"), re.DOTALL)
    (tmp_path / "check.py").write_text(program)
    (tmp_path / "check_deal.py").write_bytes((DOCS / "check_deal.py").read_bytes())
    form = revealed()
    form["games"]["gin"]["rounds"][0]["cards"].reverse()
    (tmp_path / "day.json").write_text(json.dumps(form))
    done = subprocess.run(
        [sys.executable, "-X", "utf8", "check.py", "day.json"], cwd=tmp_path, capture_output=True, check=True, text=True
    )
    assert done.stdout.splitlines() == [
        f"commitment {commitment(SECRET)}",
        *(f"{key} {'wrong' if key == 'gin' else 'right'}" for key in DAILY_GAMES),
    ]
