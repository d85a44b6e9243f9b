"""Four people of four languages at one table, on phones: what each of them sees fits, and is in their language.

The screens stay in pytest's temporary folder, to be looked at.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.async_api import Page

from bot.host.practice import Study
from bot.texts import PSEUDO, load_texts
from data.store import Status
from playground import Channel
from tests.bot.browser import chromium, in_browser
from tests.bot.computers import Quick
from tests.bot.conftest import Room, words
from tests.bot.disguise import plain_words
from tests.bot.evening_games import lost
from tests.bot.phones import WIDTH, OnPhone
from tests.bot.playing import all_agree, command, met_before, press
from tests.kit import whole_games

pytestmark = [in_browser, pytest.mark.soak, pytest.mark.pictures]

LANGUAGES = ("es-419", "fr", "de", PSEUDO, "en-US")
"""Each table has four of them."""
GAMES = (
    ("canasta", "partners", "fr", 0, "meld"),
    ("euchre", "euchre", "de", 1, "order"),
    ("rummy500", "partnership", PSEUDO, 3, "meld"),
    ("cribbage", "four-handed", "es-ES", 2, "pass"),
    ("gin", "hollywood", "fr", 1, "knock"),
    ("german-whist", "german-whist", PSEUDO, 1, "undo"),
    ("ecarte", "french-ecarte", "de", 4, "accept"),
    ("piquet", "piquet", "fr", 2, "declare"),
    ("pinochle", "binokel", PSEUDO, 0, "meld"),
    ("pinochle", "bezique", "de", 4, "knock"),
)
"""The game, its preset, the language of the server, the first of the people's, and a command that is refused."""
PLAYED = max(3, round(len(GAMES) * float(os.environ.get("CARDROOM_SOAK", "1"))))
CUT_OFF = """() => [...document.querySelectorAll(".timeline button, .timeline .select-button span")]
    .filter((each) => each.offsetParent && each.scrollWidth > each.clientWidth + 1)
    .filter((each) => getComputedStyle(each).overflow !== "visible")
    .map((each) => each.innerText)"""
"""The labels that are wider than their buttons."""


async def shot(page: Page, folder: Path, name: str, problems: list[str]) -> None:
    """Keep a screen, and note what does not fit."""
    await page.wait_for_timeout(300)
    await page.screenshot(path=folder / f"{name}.png")
    if (width := await page.evaluate("document.documentElement.scrollWidth")) > WIDTH:
        problems.append(f"{name}: {width} wide")
    problems += [f"{name}: {label!r} is cut off" for label in await page.evaluate(CUT_OFF)]


@pytest.mark.parametrize(
    ("game", "preset", "server", "turned", "refused"),
    GAMES[:PLAYED],
)
async def test_four_people_of_four_languages_at_one_table(
    room: Room, tmp_path: Path, game: str, preset: str, server: str, turned: int, refused: str
) -> None:
    """At a table for two, two people look on. Ada, who is asked for the first move, has another language each time."""
    room.playground.set_locale(room.guild, server)
    people = [room.ada, room.ben, *(room.playground.add_person(name) for name in ("Cyd", "Dan"))]
    for who, locale in zip(people, (*LANGUAGES[turned:], *LANGUAGES[:turned]), strict=False):
        who.set_locale(locale)
    problems: list[str] = []
    await met_before(room, *people)
    host = room.bot.services.host
    host.study = Study(Quick())
    async with chromium() as browser:
        assert browser
        phones = {who.name: await OnPhone.open(room, who, browser) for who in people}

        async def all_shoot(stage: str, place: Channel | None = None) -> None:
            for who in people:
                phone = phones[who.name]
                await phone._go(str((place or who.dm_channel).id))
                await shot(phone.page, tmp_path, f"{game}-{stage}-{who.user.locale}", problems)

        state = await whole_games.opened(room, game, preset)
        ada = await room.bot.services.store.player(room.ada.id, "Ada")
        await host.lobby.amend(state.id, ada, terms={"hints": True})
        seated = people[: len(state.seats)]
        for who in seated[1:]:
            await command(room, who, "table join")
        await all_shoot("lobby", room.channel)
        await all_agree(room)
        await command(room, room.ada, "table start")
        for who in people:
            await press(room, who, room.post(), load_texts(server).say("button-table"))
        await all_shoot("table", room.channel)
        await all_shoot("hand")
        for path in ("assist hint", "assist explain", "table rules", "help", refused):
            for who in people:
                await command(room, who, path)
            await all_shoot(path.replace(" ", "-"), room.channel)
        await lost(room, state.id)
        assert (await host.state(state.id)).status is Status.FINISHED
        await all_shoot("result", room.channel)
        await all_shoot("hand-result")
        assert not [error for phone in phones.values() for error in phone.errors]
    for who in people:
        said = "".join(words(message) for message in who.dms())
        assert who not in seated or load_texts(who.user.locale).called(game, preset) in said
        if who.user.locale == PSEUDO:
            assert not (left := [line for message in who.dms() for line in plain_words(message)]), left
    assert not problems, "\n".join(problems)
