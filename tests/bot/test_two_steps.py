"""Games and presets that one select cannot hold are chosen in two steps, so none is left out."""

from __future__ import annotations

from typing import Any

import pytest
from discord import ui

from bot import limits
from bot.features.lobby.start_message import start_message
from bot.features.preferences import questions, setting
from bot.host.model.settings import DEFAULT_PREFERENCES, EVERY, Preferences
from bot.texts import load_texts
from bot.ui import game_names
from bot.ui.game_names import known_games
from engine.games import GAMES
from engine.options import groups
from tests.bot.conftest import Room, parts, words
from tests.bot.playing import answer_to, command, press, whispered
from tests.texts import text

TEXTS = load_texts()
PRESETS = [(game, preset) for game, rules in GAMES.items() for preset in rules.presets]


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> int:
    """Make Discord's selects hold every preset of one game, but not those of all games."""
    most = max(len(rules.presets) for rules in GAMES.values()) + 1
    assert len(PRESETS) > most
    monkeypatch.setattr(limits, "SELECT_OPTIONS", most)
    return most


def selects(message: dict[str, Any], word: str) -> list[dict[str, Any]]:
    return [part for part in parts(message, 3) if part["custom_id"].split(":")[3].startswith(word)]


def labels(select: dict[str, Any]) -> list[str]:
    return [option["label"] for option in select["options"]]


def chosen(select: dict[str, Any]) -> list[str]:
    return [option["label"] for option in select["options"] if option.get("default")]


def value(select: dict[str, Any], label: str) -> str:
    return next(str(option["value"]) for option in select["options"] if option["label"] == label)


@pytest.mark.soak
async def test_help_of_every_preset_is_reached(room: Room, few: int) -> None:
    use = await command(room, room.ada, "help")
    message = answer_to(use)
    reached = set()
    for game, rules in GAMES.items():
        first = selects(message, "help.game")[0]
        assert labels(first) == [TEXTS.say(f"game-{name}") for name in GAMES]
        await room.ada.choose(message, [value(first, TEXTS.say(f"game-{game}"))], custom_id=first["custom_id"])
        await room.quiet()
        message = whispered(room, room.ada)[-1]
        for preset in rules.presets:
            second = selects(message, "help.preset")[0]
            label = TEXTS.called(game, preset)
            await room.ada.choose(message, [value(second, label)], custom_id=second["custom_id"])
            await room.quiet()
            message = whispered(room, room.ada)[-1]
            assert label in words(message)
            reached.add((game, preset))
    assert reached == {*PRESETS}


async def test_boards_of_another_game_are_chosen_in_two_steps(room: Room, few: int) -> None:
    await command(room, room.ada, "leaderboard")
    await press(room, room.ada, room.ada.sees(room.channel)[-1], text("button-filters"))
    for game, rules in GAMES.items():
        message = room.ada.sees(room.channel)[-1]
        [first] = selects(message, "board-games")
        await room.ada.choose(message, [value(first, TEXTS.say(f"game-{game}"))], custom_id=first["custom_id"])
        await room.quiet()
        message = room.ada.sees(room.channel)[-1]
        [second] = selects(message, "board-game.")
        assert chosen(selects(message, "board-games")[0]) == [TEXTS.say(f"game-{game}")]
        assert len(second["options"]) == len(rules.presets) + 1
        await room.ada.choose(message, [second["options"][-1]["value"]], custom_id=second["custom_id"])
        await room.quiet()
        message = room.ada.sees(room.channel)[-1]
        assert chosen(selects(message, "board-game.")[0]) == [second["options"][-1]["label"]]


async def test_a_server_chooses_its_usual_game_in_two_steps(room: Room, few: int) -> None:
    boss = room.playground.people.act_as(room.playground.world.owner)
    message = answer_to(await command(room, boss, "server"))
    game, rules = [*GAMES.items()][-1]
    [first] = selects(message, "serve.preset.game")
    await boss.choose(message, [value(first, TEXTS.say(f"game-{game}"))], custom_id=first["custom_id"])
    await room.quiet()
    message = whispered(room, boss)[-1]
    [second] = [part for part in selects(message, "serve.preset") if part["custom_id"].endswith("preset")]
    assert [option["value"] for option in second["options"]] == list(rules.presets)
    await boss.choose(message, [rules.presets[-1]], custom_id=second["custom_id"])
    await room.quiet()
    assert (await room.bot.services.host.servers.settings(room.guild.id)).preset == rules.presets[-1]


@pytest.mark.soak
async def test_a_table_changes_its_game_in_two_steps(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the games that people know by name do not fit, whole games are offered first, then all their presets."""
    monkeypatch.setattr(game_names, "known_games", lambda texts: known_games(texts) * 5)
    await command(room, room.ada, "table new")
    for game, rules in GAMES.items():
        first = selects(room.post(), "setup.game")[0]
        assert [option["value"] for option in first["options"]] == [f"{name}." for name in GAMES]
        if (await room.table()).game != game:
            await room.ada.choose(room.post(), [f"{game}."], custom_id=first["custom_id"])
            await room.quiet()
        second = selects(room.post(), "setup.preset")[0]
        assert [option["value"] for option in second["options"]] == list(rules.presets)
        await room.ada.choose(room.post(), [rules.presets[-1]], custom_id=second["custom_id"])
        await room.quiet()
        assert ((await room.table()).game, (await room.table()).preset) == (game, rules.presets[-1])


def test_the_start_message_offers_every_game_when_their_known_names_do_not_fit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(game_names, "known_games", lambda texts: known_games(texts) * 5)
    buttons = [item for item in start_message(TEXTS).walk_children() if isinstance(item, ui.Button)]
    begun = [str(button.custom_id).split(":")[3].removeprefix("begin.") for button in buttons]
    more = [item for item in start_message(TEXTS).walk_children() if isinstance(item, ui.Select)]
    offered = [*begun[:-1], *(option.value for select in more for option in select.options)]
    assert offered == [f"{game}." for game in GAMES]


@pytest.mark.soak
async def test_questions_are_chosen_game_by_game(room: Room) -> None:
    store = room.bot.services.store
    await command(room, room.ada, "table new", preset="piquet")
    await command(room, room.ada, "preferences")
    await press(room, room.ada, whispered(room, room.ada)[-1], text("preference-page-questions"))
    message = whispered(room, room.ada)[-1]
    assert selects(message, "like.ask.piquet"), "the game at one's table"
    wanted = {*DEFAULT_PREFERENCES.ask}
    for game in GAMES:
        await room.ada.choose(message, [game], custom_id="cr:-:0:likes.questions")
        await room.quiet()
        message = whispered(room, room.ada)[-1]
        [part] = selects(message, f"like.ask.{game}")
        values = [option["value"] for option in part["options"]]
        assert EVERY in values
        here = wanted & {*values}
        assert {option["value"] for option in part["options"] if option.get("default")} == here, "shared by games"
        wanted.add(values[-1])
        await room.ada.choose(message, [*{*here, values[-1]}], custom_id=part["custom_id"])
        await room.quiet()
        message = whispered(room, room.ada)[-1]
    assert {*Preferences.read((await store.player(room.ada.id, "Ada")).settings).ask} == wanted
    [games] = selects(message, "likes.questions")
    assert all("question" in option["description"] for option in games["options"])
    last = [*GAMES][-1]
    await room.ada.choose(message, [], custom_id=f"cr:-:0:like.ask.{last}")
    await room.quiet()
    left = {*Preferences.read((await store.player(room.ada.id, "Ada")).settings).ask}
    assert left == wanted - {*questions(last)}, "another game's stay as they are"


@pytest.mark.parametrize("game", GAMES)
def test_one_select_holds_what_has_no_second_step(game: str) -> None:
    """Discord refuses a longer select, so a group of options that grows too long has to be divided."""
    rules = GAMES[game]
    assert len(GAMES) <= limits.SELECT_OPTIONS and len(rules.presets) < limits.SELECT_OPTIONS
    assert len(questions(game)) <= limits.SELECT_OPTIONS
    assert len(setting(TEXTS, DEFAULT_PREFERENCES, "automatic").values) <= limits.SELECT_OPTIONS
    assert all(len(options) <= limits.SELECT_OPTIONS for options in groups(rules).values())
