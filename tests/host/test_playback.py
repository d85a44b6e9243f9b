"""What can be played back of a game: all that is over, and nothing that is still a secret."""

from __future__ import annotations

import json
import random
from contextlib import suppress

import pytest

from bot.host.records.playback import ACTOR_VIEWPOINT, MOVES, PUBLIC_VIEWPOINT, Playback
from engine import record
from engine.cards import BACK
from engine.deal import Deals, Noted, check
from engine.game import Game, Record
from engine.games import GAMES
from engine.types import REWIND, REWINDS, Action, IllegalAction
from tests.engine.rewind_play import SETUPS, rules_of, step

DEALS = Deals(bytes(range(32)), "QK7RM2", ("ada's", "ben's"))


def begun(rounds: int, *, setup: int = 0, more: int = 7) -> Game:
    """A game after so many rounds, and some actions of the next."""
    name, preset, seats = SETUPS[setup]
    game, chance = Game(rules_of(name, preset), seats, DEALS), random.Random(setup)
    while game.number <= rounds:
        game.play(*step_on(game, chance))
    for _ in range(more):
        game.play(*step_on(game, chance))
    return game


def step_on(game: Game, chance: random.Random) -> tuple[int, Action]:
    seat = game.to_act[0]
    return seat, chance.choice(game.legal(seat))


def tape(game: Game, *, ended: bool = False) -> Playback:
    over = tuple(range(1, game.deal_number + 1)) if ended else game.revealable_deals
    return Playback.of(game.record, over, ended=ended)


@pytest.mark.parametrize("setup", range(len(SETUPS)))
def test_finished_rounds_are_played_back(setup: int) -> None:
    game = begun(2, setup=setup)
    shown = tape(game)
    playings = shown.rounds()
    assert list(playings) == [1, 2]
    whole = Game(game.rules, game.seats, DEALS)
    for playing in playings.values():
        frames = shown.frames(playing, ACTOR_VIEWPOINT)
        assert len(frames) == playing.last + 1
        assert frames[-1].table.phase == "scored" and len(frames[-1].table.scores) == playing.number
        assert frames[0].table.round == playing.number and frames[0].hand and BACK not in frames[0].hand.hand
        assert shown.frame(playing, 3, "0").hand == shown.frames(playing, "0")[3].hand
    for seat, action in game.actions[: playings[1].stop]:
        whole.play(seat, action)
    assert shown.frame(playings[1], playings[1].last, PUBLIC_VIEWPOINT).table == whole.view(None)
    assert shown.frame(playings[1], playings[1].last, "1").table == whole.view(1)


def test_current_round_is_not_played_back() -> None:
    game = begun(1)
    shown = tape(game)
    assert list(shown.rounds()) == [1] and len(shown.actions) < len(game.actions) - 7
    assert shown.deals.length == 1
    with pytest.raises(ValueError, match="rounds"):
        shown.deals.round_seed(2)
    assert DEALS.seed.hex() not in json.dumps(record.write(shown.record))
    assert DEALS.round_seed(2).hex() not in json.dumps(record.write(shown.record))
    assert list(tape(begun(0)).rounds()) == []
    assert list(tape(game, ended=True).rounds()) == [1, 2], "what was broken off is no secret at a closed table"


def test_rewound_round_is_not_played_back() -> None:
    game = begun(2, more=0)
    game.play(0, Action(REWIND, target="game"))
    assert list(tape(game).rounds()) == []
    chance = random.Random(4)
    while not game.between_rounds:
        game.play(*step_on(game, chance))
    shown = tape(game)
    assert list(shown.rounds()) == [1] and shown.deals.length == 1


def test_seat_viewpoint_shows_no_other_hand() -> None:
    shown = tape(begun(1))
    playing = shown.rounds()[1]
    for frame in shown.frames(playing, "0"):
        assert frame.hand and frame.hand.seat == 0 and frame.table.seat == 0
        assert all(event.seat == 0 or not event.secret or set(event.cards) <= {BACK} for event in frame.events)
    assert all(frame.hand is None and frame.table.seat is None for frame in shown.frames(playing, PUBLIC_VIEWPOINT))


def test_round_is_stepped_by_action_and_by_turn() -> None:
    shown = tape(begun(1))
    playing = shown.rounds()[1]
    assert playing.turns[0] == 0 and len(playing.turns) > 3
    second, third = playing.turns[1:3]
    steps = {way: playing.step(second, way) for way in MOVES}
    assert steps == {
        "first": 0,
        "turn-back": 0,
        "back": second - 1,
        "on": second + 1,
        "turn-on": third,
        "last": playing.last,
    }
    assert playing.step(0, "back") == 0 and playing.step(playing.last, "turn-on") == playing.last
    assert playing.step(99_999, "") == playing.last
    turns = [frame.table.turn for frame in shown.frames(playing, PUBLIC_VIEWPOINT)]
    assert turns[second] == turns[second - 1] + 1


@pytest.mark.parametrize("setup", range(len(SETUPS)))
def test_record_can_be_read_and_replayed(setup: int) -> None:
    game = begun(2, setup=setup)
    shown = tape(game)
    form = json.loads(json.dumps(record.write(shown.record)))
    assert check(form, Noted(DEALS.commitment())) == []
    again = Game.replay(record.read(form))
    assert again.scores == game.scores and again.totals == game.totals
    assert record.write(record.read(form)) == form


@pytest.mark.parametrize("form", [{}, {"rounds": []}, {"rounds": 3}, {"rounds": [{}], "game": "canasta"}])
def test_invalid_records_are_refused(form: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="record"):
        record.read(form)


def test_rewound_rounds_are_played_back_as_last_played() -> None:
    """Whatever was played twice: each round is shown as it went the last time."""
    for setup, (name, preset, seats) in enumerate(SETUPS):
        chance, game = random.Random(setup), Game(GAMES[name].of(preset), seats, DEALS)
        for _ in range(300):
            if not game.winners:
                with suppress(IllegalAction):
                    moment = str(chance.randrange(len(game.actions) + 1))
                    game.play(*step(game, chance, (*REWINDS, moment)))
        shown = tape(game)
        for number, playing in shown.rounds().items():
            played = Game.replay(Record(game.rules, seats, DEALS, game.record.actions[: playing.stop]))
            assert played.number == number and played.round.over
            assert shown.frame(playing, playing.last, ACTOR_VIEWPOINT).table == played.view(None)
