"""No message tells what its reader may not know: whatever is secret may change, and the message does not."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.host import Host, TableState
from bot.posts import fingerprint
from bot.texts import texts
from bot.views.hand import Mode, hand_message
from bot.views.table import table_message
from data.opening import open_store
from engine.cards import BACK
from engine.game import Action
from engine.games import GAMES
from tests.bot.conftest import HereAndNow

SAY = texts()
OTHER = ("JK", "2C", "2D", "AS")


async def states(folder: Path, turns: int, game: str = "canasta") -> list[TableState]:
    """A game of two people, action by action."""
    store = await open_store(str(folder / "room.db"))
    host = Host(store, HereAndNow())
    ada, ben = await store.player(1, "Ada"), await store.player(2, "Ben")
    state = await host.open(guild_id=1, channel_id=2, host=ada, game=game, preset=GAMES[game].presets[0], deals=7)
    await host.join(state.id, ben)
    state = await host.start(state.id, ada)
    seen = [state]
    while len(seen) < turns:
        seat = state.views[-1].to_act[0]
        view = state.views[seat]
        kinds = {action.kind: action for action in view.legal}
        choice: Action = kinds.get("meld") or kinds.get("draw") or view.legal[-1]
        state = await host.act(state.id, (ada, ben)[seat], choice)
        seen.append(state)
    await host.stop()
    await store.close()
    return seen


def with_other_secrets(state: TableState, reader: int | None) -> TableState:
    """The same table, with other cards wherever the reader may not look."""
    recent = tuple(
        event._replace(cards=OTHER[: len(event.cards)]) if event.secret and event.seat != reader else event
        for event in state.recent
    )
    views = tuple(view if view.seat in (reader, None) else replace(view, hand=OTHER, legal=()) for view in state.views)
    return replace(state, recent=recent, views=views)


@pytest.mark.parametrize("game", GAMES)
async def test_messages_depend_on_nothing_that_their_reader_may_not_know(tmp_path: Path, game: str) -> None:
    for state in await states(tmp_path, 14, game):
        public = table_message(SAY, state, None)
        assert fingerprint(public, None) == fingerprint(table_message(SAY, with_other_secrets(state, None), None), None)
        for seat in (0, 1):
            for mode in (None, *(Mode(verb.kind, 0, state.revision) for verb in state.verbs)):
                shown = [
                    fingerprint(hand_message(SAY, table, seat, None, where="", mode=mode), None)
                    for table in (state, with_other_secrets(state, seat))
                ]
                assert shown[0] == shown[1]


@pytest.mark.parametrize("game", GAMES)
async def test_a_hidden_card_is_never_named(tmp_path: Path, game: str) -> None:
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
