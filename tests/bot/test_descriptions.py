"""The computers' turns in messages, and the alt texts of pictures."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot import limits
from bot.features.autosteps import autostep_message
from bot.host.autosteps import AutostepRun, AutostepSpec
from bot.host.model.series import Exhibition, Series
from bot.host.play.pacing import Pacing
from bot.table.messages.hand import hand_message
from bot.table.messages.table import table_message
from bot.texts import People, load_texts
from bot.ui.components import Picture
from bot.ui.names import people
from bot.ui.sentences import hand_alt, log_lines, table_alt
from engine.canasta.view import CanastaView, Meld
from engine.cards import BACK
from engine.players import EXPERT
from engine.presentation import presentation_of
from engine.types import Event
from render import hand_order
from tests.bot.conftest import Room, parts, words
from tests.bot.playing import components_of, started, turn_by_buttons
from tests.bot.recorded_states import TABLES, states
from tests.examples import in_soak_too, more, sampled
from tests.narrowing import narrowed
from tests.render.looks import HOUSE

TEXTS = load_texts(game="canasta")


TURN = (
    Event("drew", 1, ("KH",), secret=True),
    Event("melded", 1, ("9C", "9D", "9H"), "9", 30),
    Event("added", 1, ("8S",), "8", 10),
    Event("discarded", 1, ("5H",)),
)
LONG = (Event("melded", 1, ("4H",) * 30, "4"), Event("discarded", 0, ("5H",)))


async def test_turn_is_told_in_one_line(tmp_path: Path) -> None:
    *_, state = await states(tmp_path, 4)
    mine = Event("discarded", 0, ("4C",))
    table = replace(state, news=(mine, *TURN), recent=(mine, *TURN))
    ada, finn = people(state, TEXTS).names
    told = f"{ada} discards 4♣.\n{finn} melds nines and eights; discards 5♥."
    shown: dict[str, Any] = {"exhibition": Exhibition(open_hands=False), "series": Series.first((0, 1), games=1)}
    run = AutostepRun(AutostepSpec(1, EXPERT, 0), Pacing(), None, None)
    for message in (
        table_message(TEXTS, table, None),
        table_message(TEXTS, replace(table, **shown), None),
        hand_message(TEXTS, table, 0, None, where=""),
        autostep_message(TEXTS, table, 0, run, None),
    ):
        components = str(components_of(message))
        assert repr(told)[1:-1] in components
        assert "K♥" not in components.partition(finn)[2].partition("discards 5♥")[0] and BACK not in components
    own = str(components_of(hand_message(TEXTS, table, 1, None, where="")))
    assert f"{finn} draws K♥; melds nines and eights; discards 5♥." in own


async def test_long_log_leaves_room_for_what_stands_below(tmp_path: Path) -> None:
    *_, state = await states(tmp_path, 4)
    told = str(components_of(hand_message(TEXTS, replace(state, news=LONG * 12), 0, None, where="")))
    assert 2 < told.count(" melds ") <= 8 and "to play" in told


async def test_messages_leave_out_what_their_pictures_say(room: Room) -> None:
    await started(room)
    state = await room.table()
    views = tuple(
        replace(narrowed(view, CanastaView), hand_counts=(15, 1), canastas_to_go_out=0) for view in state.views
    )
    state, shown = replace(state, views=views), Picture.of("shown.png", b"")
    for warned, message in (
        (False, table_message(TEXTS, state, None)),
        (True, hand_message(TEXTS, state, 0, None, where="")),
    ):
        told = str(components_of(message))
        assert "to play" in told and ("may go out next turn" in told) is warned
    for message in (table_message(TEXTS, state, shown), hand_message(TEXTS, state, 0, shown, where="")):
        texts = [part["content"] for part in parts({"components": components_of(message)}, 10)]
        assert not any("to play" in text or "may go out" in text for text in texts)
    assert "may go out next turn" in hand_alt(TEXTS, state, 0)


@pytest.mark.usefixtures("draws_by_hand")
async def test_moves_of_computers_are_told_in_the_post_and_in_the_hand(room: Room) -> None:
    await started(room)
    await turn_by_buttons(room, room.ada)
    state = await room.table()
    assert state.news[0].seat == 0 and {event.seat for event in state.news[1:]} == {1}
    for seat, message in ((None, room.post()), (0, room.hand(room.ada))):
        seen = [event.seen_by(seat) for event in state.news if event.seat == 1]
        assert all(line in words(message) for line in log_lines(TEXTS, state.rules, seen, people(state, TEXTS)))


async def test_alt_text_of_a_hand_tells_all_that_its_picture_shows(room: Room) -> None:
    await started(room)
    state = await room.table()
    view, seated, said = state.views[0], people(state, TEXTS), words(room.hand(room.ada))
    assert "to play" not in said, "the picture says it"
    [table_alt] = [item["description"] for part in parts(room.hand(room.ada), 12) for item in part["items"]]
    told = [
        TEXTS.note("fact", fact, seated)
        for fact in presentation_of(view).page(view, "table")
        if fact.values.get("cards") != view.hand
    ]
    assert (
        len(told) > 5
        and all(fact in table_alt for fact in told)
        and table_alt.count(TEXTS.cards(hand_order(view, look=HOUSE))) == 1
    )


@sampled
@in_soak_too
@pytest.mark.parametrize(("game", "preset"), TABLES)
async def test_pictures_of_a_round_have_a_plain_alt_text(tmp_path: Path, game: str, preset: str) -> None:
    """The fixture ``plain_alt_texts`` reads them all."""
    texts, shown = load_texts().of(game), Picture.of("shown.png", b"")
    for state in (await states(tmp_path, more(60, 600), game, preset))[::3]:
        table_message(texts, state, shown)
        for seat in range(state.seat_count):
            hand_message(texts, state, seat, shown, where="")


async def test_alt_text_of_a_full_table_names_every_meld(tmp_path: Path) -> None:
    state = (await states(tmp_path, 4, preset="partners"))[-1]
    view = state.views[-1]
    assert isinstance(view, CanastaView)
    opened = [Meld(rank, (f"{rank}C", f"{rank}D", f"{rank}H", "2S"), 1, "") for rank in "AKQJ98"]
    made = [Meld(rank, (f"{rank}C",) * 8, 0, "natural") for rank in "7654"]
    full = replace(view, melds=((*opened, *made),) * 2, standing=(4000, 4000), opened=(True, True))
    for name in ("Ada", "*" * 31):
        seated = People(tuple(name + str(seat) for seat in range(4)), (0, 1, 0, 1))
        told = table_alt(TEXTS, full, seated)
        assert len(told) <= limits.MEDIA_DESCRIPTION
        assert all(told.count(TEXTS.cards(meld.cards)) == 2 for meld in opened)
        assert all(told.count(f"natural canasta of 8 {TEXTS.target(meld.rank)}") == 2 for meld in made)
        assert TEXTS.say("alt-more") not in told
    fuller = table_alt(TEXTS, replace(full, melds=((*opened, *made) * 3, tuple(opened))), seated)
    assert len(fuller) <= limits.MEDIA_DESCRIPTION and fuller.endswith(TEXTS.say("alt-more")), "something is left out"
    assert table_alt(TEXTS, view, seated) == " ".join(
        TEXTS.note("fact", fact, seated) for fact in presentation_of(view).page(view, "table")
    )


async def test_alt_text_has_unescaped_names(tmp_path: Path) -> None:
    state = (await states(tmp_path, 4))[-1]
    named = replace(state, names=("__Ada__", "*Ben*"))
    assert "__Ada__" in hand_alt(TEXTS, named, 1) and "*Ben*" in hand_alt(TEXTS, named, 1)
    assert "\\" not in hand_alt(TEXTS, named, 1)
