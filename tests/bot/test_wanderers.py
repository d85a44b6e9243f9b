"""Random play of each game with every button and command: everybody gets an answer that makes sense."""

from __future__ import annotations

import logging
import os
import random

import pytest

from engine.games import GAMES
from tests.bot.conftest import Room
from tests.bot.disguise import disguise
from tests.bot.wanderers import Wanderers

STEPS = max(40, round(600 * float(os.environ.get("CARDROOM_SOAK", "1"))))


@pytest.mark.soak
@pytest.mark.parametrize("seed", [0, 1, pytest.param(2, marks=pytest.mark.postgres)])
@pytest.mark.parametrize("game", GAMES)
async def test_wandering_through_a_game(room: Room, game: str, seed: int, caplog: pytest.LogCaptureFixture) -> None:
    strangers = [room.playground.add_person(name) for name in ("C" * 32, "עדה *<@1>*")]
    wanderers = Wanderers(room, game, random.Random(seed), [room.ada, room.ben, *strangers])
    await wanderers.wander(STEPS)
    assert not wanderers.faults
    assert not [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR], wanderers.done


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
async def test_no_sentence_of_a_game_is_in_code(room: Room, game: str) -> None:
    cy = room.playground.add_person("Cyd")
    people = [room.ada, room.ben, cy]
    disguise(room, *people)
    wanderers = Wanderers(room, game, random.Random(1), people, disguised=True)
    await wanderers.wander(STEPS)
    assert not wanderers.faults
