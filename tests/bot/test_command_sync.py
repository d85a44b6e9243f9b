"""The slash commands are registered when they changed, and a refusal does not end the bot."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot import command_sync
from tests.bot.conftest import Room
from tests.bot.playing import command, said
from tests.examples import sampled
from tests.narrowing import narrowed
from tests.text_files import add_texts

PUT = "PUT /applications/*/commands"


def registrations(room: Room) -> list[int]:
    """Return the statuses of the requests that registered the commands."""
    return [record.status for record in room.playground.records if record.method == "PUT"]


def registered(room: Room) -> dict[str, dict[str, Any]]:
    """Return the registered commands by name."""
    return {form["name"]: form for form in room.playground.commands.all(None)}


async def restart(room: Room, *, with_database: bool = True) -> None:
    await room.stop()
    if not with_database:
        room.path = room.path.with_name("other.db")
    await room.start()


async def test_unchanged_commands_are_not_sent_again(room: Room) -> None:
    assert registrations(room) == [200]
    await restart(room)
    assert registrations(room) == [200]


async def test_commands_that_discord_has_lost_are_sent_again(room: Room) -> None:
    """A playground forgets them at every start, but the database remembers that they were accepted."""
    await room.bot.http.bulk_upsert_global_commands(narrowed(room.bot.application_id, int), [])
    await restart(room)
    assert registrations(room) == [200, 200, 200]
    assert "Canasta" in said(await command(room, room.ada, "help"))


@sampled
@pytest.mark.parametrize(
    "refusal",
    [{"status": 503}, {"status": 400, "code": 50035}, {"status": 429, "cloudflare": True}],
    ids=["503", "50035", "429 without Via"],
)
@pytest.mark.sqlite
async def test_refused_commands_are_retried_while_the_bot_runs(
    room: Room, refusal: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command_sync, "RETRIES", (0.3,))
    room.playground.faults.add(PUT, **refusal)
    await restart(room, with_database=False)
    assert registrations(room)[1:] == [refusal["status"]]
    assert "Canasta" in said(await command(room, room.ada, "help")), "the commands of the last start still work"
    await room.playground.until(lambda: registrations(room)[1:] == [refusal["status"], 200])
    async with asyncio.timeout(60):
        while await room.bot.services.store.meta("commands") is None:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await restart(room)
    assert len(registrations(room)) == 3


async def test_slow_registration_does_not_hold_up_the_start(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command_sync, "PATIENCE", 0.1)
    room.playground.faults.add(PUT, delay=60.0)
    async with asyncio.timeout(50):
        await restart(room, with_database=False)
        use = await room.ada.slash(room.channel, "help")
        await use.finished()
    assert "Canasta" in said(use)


async def test_commands_come_with_the_servers_installation_only(room: Room) -> None:
    forms = registered(room)
    assert {name: form["integration_types"] for name, form in forms.items()} == {name: [0] for name in forms}
    servers_only = {name for name, form in forms.items() if form["contexts"] == [0]}
    assert {"tutorial", "server"} <= servers_only
    assert all(form["contexts"] == [0, 1] for name, form in forms.items() if name not in servers_only)


GERMAN = """
command-table-join = Am Tisch Platz nehmen
argument-code = Die Kennung des Tischs
option-computers-beginner = Anfänger
"""


SPANISH = "command-table-join = Sentarse a la mesa"


@pytest.fixture
def other_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install two languages with a few texts."""
    add_texts(monkeypatch, tmp_path, {"de/commands.ftl": GERMAN, "es/commands.ftl": SPANISH})


async def test_commands_carry_the_texts_of_other_locales(room: Room, other_languages: None) -> None:
    await restart(room)
    assert registrations(room) == [200, 200], "another language changes the commands"
    table = registered(room)["table"]
    assert not table.get("name_localizations"), "messages name commands"
    assert not table.get("description_localizations"), "what is not translated is left to the English text"
    [join] = [form for form in table["options"] if form["name"] == "join"]
    spanish = dict.fromkeys(("es-ES", "es-419"), "Sentarse a la mesa")
    assert join["description_localizations"] == {"de": "Am Tisch Platz nehmen"} | spanish
    [code] = [option for option in join["options"] if option["name"] == "code"]
    assert code["description_localizations"] == {"de": "Die Kennung des Tischs"}
    [autostep] = [form for form in registered(room)["assist"]["options"] if form["name"] == "autostep"]
    choices = {choice["value"]: choice.get("name_localizations") for choice in autostep["options"][0]["choices"]}
    assert choices["beginner"] == {"de": "Anfänger"}
