"""No message tells what its reader may not know: whatever is secret may change, and the message does not."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.delivery.table_posts import fingerprint
from bot.host.host import Host
from bot.host.table.state import TableState
from bot.messages.hand import Mode, hand_message
from bot.messages.table import table_message
from bot.texts import texts
from data.connect import open_store
from engine.cards import BACK
from engine.games import GAMES
from engine.types import Action
from tests.bot.conftest import HereAndNow

SAY = texts()
OTHER = ("JK", "2C", "2D", "AS")


TABLES = [(game, rules.presets[0]) for game, rules in GAMES.items()] + [("canasta", "partners"), ("canasta", "modern")]
"""The first preset of every game, one of partners who ask each other, and one with cards laid aside."""


async def states(folder: Path, turns: int, game: str = "canasta", preset: str = "") -> list[TableState]:
    """A game of as many people as the preset wants, action by action."""
    store = await open_store(str(folder / "room.db"))
    host = Host(store, HereAndNow())
    preset = preset or GAMES[game].presets[0]
    people = [await store.player(number, f"P{number}") for number in range(1, 5)]
    state = await host.lobby.open(guild_id=1, channel_id=2, host=people[0], game=game, preset=preset, deals=7)
    people = people[: state.seat_count]
    for player in people[1:]:
        await host.lobby.join(state.id, player)
    state = await host.lobby.start(state.id, people[0])
    seen = [state]
    while len(seen) < turns:
        seat = state.views[-1].to_act[0]
        view = state.views[seat]
        kinds = {action.kind: action for action in view.legal}
        choice: Action = kinds.get("ask") or kinds.get("meld") or kinds.get("draw") or view.legal[-1]
        state = await host.play.act(state.id, people[seat], choice)
        seen.append(state)
    await host.stop()
    await store.close()
    return seen


def with_other_secrets(state: TableState, reader: int | None) -> TableState:
    """The same table, with other cards wherever the reader may not look."""
    recent, news = [
        tuple(
            event._replace(cards=OTHER[: len(event.cards)]) if event.secret and event.seat != reader else event
            for event in events
        )
        for events in (state.recent, state.news)
    ]
    views = tuple(view if view.seat in (reader, None) else replace(view, hand=OTHER, legal=()) for view in state.views)
    return replace(state, recent=recent, news=news, views=views)


@pytest.mark.parametrize(("game", "preset"), TABLES)
async def test_messages_depend_only_on_what_their_reader_may_know(tmp_path: Path, game: str, preset: str) -> None:
    for state in await states(tmp_path, 14, game, preset):
        public = table_message(SAY, state, None)
        assert fingerprint(public) == fingerprint(table_message(SAY, with_other_secrets(state, None), None))
        for seat in range(state.seat_count):
            for mode in (None, *(Mode(verb.kind, 0, state.revision) for verb in state.verbs)):
                shown = [
                    fingerprint(hand_message(SAY, table, seat, None, where="", mode=mode))
                    for table in (state, with_other_secrets(state, seat))
                ]
                assert shown[0] == shown[1]


@pytest.mark.parametrize("game", GAMES)
async def test_hidden_card_is_never_named(tmp_path: Path, game: str) -> None:
    for state in await states(tmp_path, 6, game):
        for event in state.recent:
            if event.secret:
                assert set(event.seen_by(None).cards) <= {BACK}


@pytest.mark.parametrize("game", GAMES)
async def test_nothing_secret_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture, game: str) -> None:
    caplog.set_level("DEBUG")
    played = await states(tmp_path, 10, game)
    logged = " ".join(record.getMessage() for record in caplog.records)
    assert not [card for view in played[-1].views for card in view.hand if f" {card} " in f" {logged} "]
