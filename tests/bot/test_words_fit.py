"""The words of boards, results, brackets, podiums and lobbies fit in their pictures in every language.

Those of the games' own pictures are measured in ``tests/render/test_words_fit.py``.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.features.daily.result import RESULT
from bot.features.evening.card import evening_card
from bot.features.tournament.pictures import bracket_page, podium_page
from bot.host.records.boards import BOARDS, LEAST_TOGETHER
from bot.texts import load_texts, locales
from tests.bot.conftest import Room
from tests.bot.daily_attempts import attempted, par_is, press_daily
from tests.bot.playing import command
from tests.bot.seasons import played
from tests.bot.test_daily_board import closed_day
from tests.bot.test_evening_card import played as played_out
from tests.bot.test_tournament_podium import played as played_tournament
from tests.examples import sampled
from tests.render.fitting import Fitting, watched

pytestmark = pytest.mark.pictures

LANGUAGES = [
    pytest.param(language, marks=() if language == "de" else pytest.mark.soak)
    for language in locales()
    if language != "en"
]


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, room: Room) -> str:
    """Return a language that the server and its people read."""
    room.playground.set_locale(room.guild, request.param)
    for who in (room.ada, room.ben):
        who.set_locale(request.param)
    return str(request.param)


@pytest.fixture
def fits() -> Iterator[Fitting]:
    """Watch all pictures of a test; fail if it drew none, or if a word does not fit."""
    with watched() as found:
        yield found
    assert found.drew and not found.faults


@sampled
@pytest.mark.parametrize("board", BOARDS)
async def test_words_of_boards_fit(room: Room, language: str, fits: Fitting, board: str) -> None:
    for points in ([5100, 2000], [1500, 5200], [12_340, -450]):
        await played(room, [room.ada, room.ben], points, feats={"canastas": 5, "went-out": 1})
    for _ in range(LEAST_TOGETHER):
        await played(room, [(room.ada, room.ben), "expert"], [5000, 4900], preset="partners")
    await closed_day(room, 1, {room.ada: 57, room.ben: 12})
    await command(room, room.ada, "leaderboard", board=board, period="ever")


async def test_words_of_curves_fit(room: Room, language: str, fits: Fitting) -> None:
    for back in (2, 1):
        await played(room, [room.ada, room.ben], [5100, 2000])
        await closed_day(room, back, {room.ada: 57, room.ben: 12})
    await command(room, room.ada, "stats show")


async def test_words_of_a_daily_result_fit(room: Room, language: str, fits: Fitting) -> None:
    for who, score in ((room.ada, 57), (room.ben, 12)):
        await attempted(room, who, score)
    await par_is(room, 31)
    await press_daily(room, room.ada, RESULT)


@pytest.mark.soak
async def test_words_of_a_lobby_a_win_and_an_evening_fit(room: Room, language: str, fits: Fitting) -> None:
    tables = [await played_out(room, room.ada, room.ben) for _ in range(2)]
    services = room.bot.services
    assert await evening_card(services.host, services.painter, load_texts(language), room.guild.id, tables)


@sampled
@pytest.mark.parametrize("format", ["knockout", "double-knockout", "round-robin"])
async def test_words_of_tournaments_fit(room: Room, language: str, fits: Fitting, format: str) -> None:
    texts, painter = load_texts(language), room.bot.services.painter
    for entries in (3, 8):
        state = played_tournament(format, entries, name="Cup", names=("Ada", "Ben", "Cyd", "Dan"))
        await podium_page(painter, texts, state)
        if page := await bracket_page(painter, texts, state):
            for number in range(1, page.pages):
                await bracket_page(painter, texts, state, number)
