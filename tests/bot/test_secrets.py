"""Messages do not depend on cards that their reader may not know."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from bot.host.model.setup import Terms
from bot.table.delivery.requests import fingerprint
from bot.table.messages.hand import Mode, hand_message
from bot.table.messages.table import table_message
from bot.table.messages.watching import watching_message
from bot.texts import load_texts
from bot.ui.components import Picture
from engine.cards import BACK
from engine.games import GAMES
from tests.bot.recorded_states import TABLES, states, with_other_secrets
from tests.examples import in_soak_too, more, sampled

TEXTS = load_texts()
PICTURE = Picture("table.png", b"", "")


@sampled
@in_soak_too
@pytest.mark.parametrize(("game", "preset"), TABLES)
async def test_messages_depend_only_on_what_their_reader_may_know(tmp_path: Path, game: str, preset: str) -> None:
    for state in await states(tmp_path, more(10, 60), game, preset):
        open_hands = replace(state, deals=None, terms=Terms(ranked=False, open_hands=True))
        assert open_hands.open_hands
        for watchable, picture in product(
            (state, open_hands), (None, PICTURE)
        ):  # with one, its alt text says what it shows
            twin = with_other_secrets(watchable, None)
            public = table_message(TEXTS, watchable, picture)
            assert fingerprint(public) == fingerprint(table_message(TEXTS, twin, picture))
            for expired in (False, True):
                watched, other = (
                    watching_message(TEXTS, table, picture, until=1, expired=expired, reacts=0)
                    for table in (watchable, twin)
                )
                assert fingerprint(watched) == fingerprint(other)
        for seat, picture in product(range(state.seat_count), (None, PICTURE)):
            for mode in (None, *(Mode(verb.kind, 0, state.revision) for verb in state.verbs)):
                shown = [
                    fingerprint(hand_message(TEXTS, table, seat, picture, where="", table=picture, mode=mode))
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
