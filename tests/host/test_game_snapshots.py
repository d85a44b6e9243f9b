"""Snapshots of running games: they change nothing but the time that a table takes to come back."""

from __future__ import annotations

import pickle
import random
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.host.table import running_game
from bot.host.table.running_game import RunningGame
from data.store import ActionRow, Player, SnapshotRow, Status
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.types import Action, Event
from tests.examples import sampled
from tests.host.room import GUILD, FirstLegal, Room

PRESETS = [(game, preset) for game, rules in GAMES.items() for preset in rules.presets]


def step(running: RunningGame, chance: random.Random) -> None:
    game = running.game
    seat = chance.choice(game.to_act)
    scopes = game.view(seat).undo
    action = chance.choice(list(game.legal(seat)))
    if scopes and chance.random() < 0.1:
        game.undo(seat, chance.choice(scopes))
    else:
        computer, person = chance.choice((("", 1), ("expert", 0), ("expert", 2), ("expert", None)))
        running.play(ActionRow(running.revision + 1, seat, {}, 1.0, computer, person=person), action)


@sampled
@pytest.mark.parametrize(("game_name", "preset"), PRESETS)
def test_saved_game_is_the_game(game_name: str, preset: str) -> None:
    rules = GAMES[game_name].of(preset)
    seats = list(rules.seats_played())[-1]
    running = RunningGame(Game(rules, seats, Deals.numbered(7)))
    chance = random.Random(preset)
    for number in range(120):
        if running.game.winners:
            break
        step(running, chance)
        if number % 30 == 29:
            read = running_game.load_game(running_game.dump_game(running))
            assert read and read.game.record == running.game.record == Game.replay(read.game.record).record
            for seat in (*range(seats), None):
                assert read.game.view(seat) == running.game.view(seat)
            assert (read.news, read.recent, read.turns) == (running.news, running.recent, running.turns)
            assert read.decisions.in_game == running.decisions.in_game
            assert vars(read.actors) == vars(running.actors)
            running = read


def test_bytes_that_name_other_code_are_ignored(capsys: pytest.CaptureFixture[str]) -> None:
    class Harmful:
        def __reduce__(self) -> tuple[object, tuple[str]]:
            return print, ("harm",)

    for other in (Harmful(), print, Path("a"), {"a": 1}):
        assert running_game.load_game(zlib.compress(pickle.dumps(other))) is None
    assert capsys.readouterr().out == ""


async def test_table_comes_back_from_its_snapshot_and_the_actions_after_it(
    room: Room, ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = await room.host.lobby.open(guild_id=GUILD, channel_id=1, host=ada, game="pinochle", preset="pinochle")
    bob = await room.player("Bob")
    await room.host.lobby.join(state.id, bob)
    state = await room.host.lobby.start(state.id, ada)
    people = {0: ada, 1: bob}
    for _ in range(40):
        state = await room.step(state, people)
    replayed = []

    def play(*args: Any, **more: Any) -> tuple[Event, ...]:
        replayed.append(args)
        return original(*args, **more)

    original = RunningGame.play
    monkeypatch.setattr(RunningGame, "play", play)
    again = room.new_host()
    assert await again.state(state.id) == state
    assert len(replayed) == 40 - 32, "only what came after the snapshot"

    await room.host.stop()
    replayed.clear()
    assert await room.new_host().state(state.id) == state
    assert not replayed, "a host that stops saves its games"


@pytest.mark.parametrize("data", [b"", b"nonsense", zlib.compress(pickle.dumps([1]))])
async def test_unreadable_snapshot_is_ignored(room: Room, ada: Player, data: bytes) -> None:
    bob = await room.player("Bob")
    state = await room.table(ada, bob, game="canasta", preset="classic")
    state = await room.step(state, {0: ada, 1: bob})
    await room.store.save_snapshot(state.id, SnapshotRow(50, running_game.code_version(), data))
    assert await room.new_host(chooser=FirstLegal()).state(state.id) == state
    assert state.status is Status.RUNNING


async def test_snapshot_that_contradicts_the_actions_is_ignored(room: Room, ada: Player) -> None:
    bob = await room.player("Bob")
    state = await room.table(ada, bob, game="pinochle", preset="pinochle")
    for _ in range(6):
        state = await room.step(state, {0: ada, 1: bob})
    async with room.host._core.tables.hold(state.id) as session:
        assert session.game
        record = session.game.record
    played = record.actions

    def saved(*actions: tuple[int, Action], called: Sequence[tuple[int, Action]] = ()) -> SnapshotRow:
        wrong = RunningGame(Game(record.rules, record.seats, record.deals))
        for seat, action in actions:
            wrong.play(ActionRow(wrong.revision + 1, seat, {}, 1.0), action)
        wrong.game.actions[:] = called or actions
        return SnapshotRow(wrong.revision, running_game.code_version(), running_game.dump_game(wrong))

    seat, later = next((seat, action) for seat, action in played[1:] if seat == played[0][0] and action.kind == "play")
    longer = Game.replay(record)
    for wrong in (
        saved((seat, later)),  # another first action than the stored one
        saved((seat, later), called=played[:1]),  # a stored action after it is refused: that card was played
        saved(*played, (longer.to_act[0], longer.legal(longer.to_act[0])[0])),  # one action too many
    ):
        assert running_game.load_game(wrong.data)
        await room.store.drop_snapshots(but="none")
        await room.store.save_snapshot(state.id, wrong)
        assert await room.new_host().state(state.id) == state


async def test_game_that_cannot_be_saved_goes_on(
    room: Room, ada: Player, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    card = "K♠"

    def dump(running: RunningGame) -> bytes:
        raise AttributeError(f"of an object that holds {card}")

    monkeypatch.setattr(running_game, "dump_game", dump)
    bob = await room.player("Bob")
    state = await room.table(ada, bob, options={"target": 500})
    for _ in range(40):
        state = await room.step(state, {0: ada, 1: bob})
    await room.host.stop()
    assert await room.new_host().state(state.id) == state
    assert "no snapshot could be made: AttributeError" in caplog.text and card not in caplog.text
