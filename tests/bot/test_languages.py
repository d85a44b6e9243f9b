"""Everybody reads their own language in private, and all read the server's in a channel."""

from __future__ import annotations

from typing import Any

import pytest

from bot.features.preferences import PAGES as PREFERENCES
from bot.features.server import PAGES as SERVER
from bot.host.model.settings import Preferences, ServerSettings
from bot.texts import PSEUDO, language_of, load_texts
from bot.ui.languages import AS_DISCORD
from playground import Person
from tests.bot.conftest import Room, buttons, words
from tests.bot.disguise import disguise, english, plain_words
from tests.bot.panels import panel
from tests.bot.playing import command, met_before, press, said
from tests.bot.wanderers import leaves

LANGUAGES = ("en", "es", PSEUDO)


def spoken(message: dict[str, Any] | None, label: str, **values: Any) -> list[str]:
    """Return the languages in which a message has a button, or says a sentence."""
    shown = [*buttons(message), *words(message).split("\n")]
    return [each for each in LANGUAGES if any(load_texts(each).say(label, **values) in part for part in shown)]


@pytest.fixture
def boss(room: Room) -> Person:
    """Return the owner of the server."""
    return room.playground.people.act_as(room.playground.world.owner)


@pytest.mark.parametrize(
    ("locale", "language"),
    [("es-ES", "es"), ("es-419", "es"), ("en-GB", "en"), ("fr", "fr"), ("pt-BR", "en"), ("", "en"), (PSEUDO, PSEUDO)],
)
def test_each_locale_of_discord_has_a_language(locale: str, language: str) -> None:
    assert language_of(locale) == language
    assert load_texts(locale) is load_texts(language)


async def test_two_people_and_a_server_of_three_languages(room: Room, boss: Person) -> None:
    room.ada.set_locale("es-419")
    room.ben.set_locale(PSEUDO)
    await met_before(room)
    await command(room, room.ada, "table new")
    assert spoken(room.post(), "button-join") == ["en"]
    await press(room, room.ben, room.post(), load_texts().say("button-join"))
    await press(room, room.ada, room.post(), load_texts().say("button-start"))
    hands = {"es": room.hand(room.ada), PSEUDO: room.hand(room.ben)}
    assert {each: spoken(hand, "button-table") for each, hand in hands.items()} == {each: [each] for each in hands}
    assert spoken(room.post(), "button-hand") == ["en"]
    use = await command(room, room.ben, "draw")
    seat = load_texts(PSEUDO).say("refusal-not-your-turn", seat="Ada")
    assert said(use) == seat and "Ada" in seat

    await command(room, room.ada, "preferences")
    await press(room, room.ada, panel(room, room.ada), load_texts("es").say("preference-page-language"))
    await room.ada.choose(panel(room, room.ada), ["en"], custom_id="cr:-:0:like.language")
    await room.quiet()
    assert spoken(panel(room, room.ada), "preference-page-looks") == ["en"], "the panel itself, at once"
    assert spoken(room.hand(room.ada), "button-table") == ["en"]
    assert spoken(room.hand(room.ben), "button-table") == [PSEUDO]

    await room.stop()
    await room.start()
    assert said(await command(room, room.ada, "table join", code="none")) == load_texts().say("refusal-no-such-code")
    await command(room, room.ada, "preferences")
    await press(room, room.ada, panel(room, room.ada), load_texts().say("preference-page-language"))
    await room.ada.choose(panel(room, room.ada), [AS_DISCORD], custom_id="cr:-:0:like.language")
    await room.quiet()
    assert spoken(room.hand(room.ada), "button-table") == ["es"]
    stored = Preferences.read((await room.bot.services.store.player(room.ada.id, "Ada")).settings)
    assert (stored.language, stored.discord_language, stored.reads) == ("", "es", "es")

    await command(room, boss, "server")
    await boss.choose(panel(room, boss), ["es"], custom_id="cr:-:0:serve.language")
    await room.quiet()
    assert spoken(room.post(), "button-hand") == ["es"] and spoken(room.hand(room.ben), "button-table") == [PSEUDO]


async def test_a_server_reads_what_discord_says_of_it_unless_it_chooses(room: Room) -> None:
    room.playground.set_locale(room.guild, "es-ES")
    await room.quiet()
    await command(room, room.ada, "table new")
    await press(room, room.ada, room.post(), load_texts("es").say("button-start"))
    assert spoken(room.post(), "button-hand") == ["es"]
    assert spoken(room.hand(room.ada), "button-table") == ["en"], "its people read their own"
    servers = room.bot.services.host.servers
    assert await servers.settings(room.guild.id) == ServerSettings(discord_language="es")
    await servers.save(room.guild.id, ServerSettings(language="en", discord_language="es"))
    await room.quiet()
    assert spoken(room.post(), "button-hand") == ["en"]


async def test_what_only_one_person_sees_in_a_channel_is_theirs(room: Room) -> None:
    room.playground.set_locale(room.guild, "es-ES")
    room.ada.set_locale(PSEUDO)
    await command(room, room.ada, "tutorial", game="canasta")
    [thread] = [channel for channel in room.guild.channels.values() if channel.is_thread]
    told = "\n".join(words(message) for message in room.ada.sees(thread))
    assert not english(told), english(told)


COMMANDS = (
    *("table new", "table rules", "table list", "table verify", "help game", "help rules", "help commands", "daily"),
    *("leaderboard", "stats show", "stats head_to_head", "privacy show", "tournament list", "moderate record"),
    *("replay", "scores", "hand", "assist hint", "preferences", "server"),
)


async def test_no_sentence_of_a_panel_is_in_code(room: Room, boss: Person) -> None:
    disguise(room, boss, room.ada)
    forms = dict(leaves(boss.commands(room.channel)))
    seen = list[str]()
    for path in (path for path in COMMANDS if path in forms):
        use = await command(room, boss, path)
        seen += [f"{path}: {line}" for message in use.messages for line in plain_words(message)]
    for pages in (("preferences", PREFERENCES, "likes"), ("server", SERVER, "serves")):
        await command(room, boss, pages[0])
        for page in pages[1]:
            shown = panel(room, boss)
            if pages[0] == "server":
                await boss.choose(shown, [page], custom_id="cr:-:0:serves")
            elif page != next(iter(pages[1])):
                await boss.click(shown, custom_id=f"cr:-:0:likes.{page}")
            await room.quiet()
            seen += [f"{pages[0]} {page}: {line}" for line in plain_words(panel(room, boss))]
    assert not seen, "\n".join(seen)


async def test_autocomplete_speaks_the_persons_language(room: Room) -> None:
    room.ada.set_locale("es-ES")
    found = await room.ada.autocomplete(room.channel, "table new", focused="game", value="")
    assert load_texts("es").say("game-german-whist") in {choice["name"] for choice in found}
    use = await command(room, room.ada, "table new", game=load_texts().say("game-german-whist"))
    assert said(use).startswith(load_texts("es").say("done-opened", link="", table="").split("{")[0][:8])
