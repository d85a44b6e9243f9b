"""The card of an evening as it is posted: its picture, its film, and both in words."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from bot.features.evening.card import card_alt, drawn_evening, drawn_scenes
from bot.host.records.evening_cards import EveningCard
from bot.table.delivery.painter import Painter
from bot.texts import load_texts
from bot.ui.components import Picture
from data.store import Status
from engine.players import LEVELS, choose
from playground import Person
from tests.bot.conftest import Room, parts, words
from tests.bot.evening_games import game, over
from tests.texts import says, text

TEXTS = load_texts()


async def played(
    room: Room, *people: Person, name: str = "cribbage", preset: str = "cribbage", target: int = 31
) -> str:
    """Let people play a game to its end, and return its table."""
    host, store = room.bot.services.host, room.bot.services.store
    players = [await store.player(person.id, person.name) for person in people]
    state = await host.lobby.open(
        guild_id=room.guild.id,
        channel_id=room.channel.id,
        host=players[0],
        game=name,
        preset=preset,
        seats=len(players),
        options={"target": target},
    )
    for player in players[1:]:
        await host.lobby.join(state.id, player)
    for player in players[1:]:
        await host.agreement.agree(state.id, player, (await host.state(state.id)).setup.digest)
    state = await host.lobby.start(state.id, players[0])
    while state.status is Status.RUNNING:
        seat = state.views[-1].to_act[0]
        chosen = choose(state.views[seat], LEVELS[1], b"evening")
        state = await host.play.act(state.id, players[seat], chosen)
    await room.quiet()
    return state.id


async def card_of(room: Room, *tables: str) -> EveningCard:
    card = await room.bot.services.host.evening_cards.card(room.guild.id, tables)
    assert card
    return card


def posted(room: Room) -> dict[str, Any]:
    [card] = [message for message in room.ada.sees(room.channel) if says(words(message), "evening-card-title")]
    return card


def galleries(message: dict[str, Any]) -> list[str]:
    """Return the alt texts of a message's pictures."""
    return [item["description"] for part in parts(message, 12) for item in part["items"]]


async def test_the_card_and_its_film_are_posted_with_all_of_it_in_words(room: Room) -> None:
    for _ in range(2):
        await played(room, room.ada, room.ben)
    await over(room)
    picture, film = galleries(posted(room))
    for name in ("Ada", "Ben"):
        assert says(picture, "evening-card-points", who=name, games=2)
    assert says(picture, "evening-card-played", games=text("evening-card-times", called="Cribbage", count=2))
    assert text("evening-card-best-hand") in picture
    assert says(film, "evening-card-film") and text("evening-card-best-hand") in film


async def test_alt_texts_are_plain_and_messages_escaped(room: Room) -> None:
    star = room.playground.add_person("*Star*")
    await game(room, star, room.ben)
    await game(room, star, room.ben)
    await over(room)
    message = posted(room)
    assert says(words(message), "evening-card-won", who="**\\*Star\\***", won=2, games=2)
    [picture] = galleries(message)
    assert says(picture, "evening-card-won", who="*Star*", won=2, games=2)


@pytest.mark.soak
async def test_four_people_and_their_best_moments_are_named(room: Room) -> None:
    cy, di = room.playground.add_person("Cy"), room.playground.add_person("Di")
    people = (room.ada, room.ben, cy, di)
    tables = [await played(room, *people, name="euchre", preset="euchre", target=4)]
    tables.append(await played(room, room.ada, cy, room.ben, di, name="euchre", preset="euchre", target=4))
    card = await card_of(room, *tables)
    drawn = drawn_evening(TEXTS, card)
    assert len(drawn.rows) == 4 and all(len(row.course) == 2 for row in drawn.rows)
    assert {row.name for row in drawn.rows if row.place == 1} >= {*drawn.winners}
    scenes = drawn_scenes(TEXTS, card)
    assert scenes
    for scene in scenes:
        assert all({*names} == {"Ada", "Ben", "Cy", "Di"} for names in scene.names)
        assert len(scene.views) == len(scene.names) == len(scene.notes) > 0
        assert not scene.best.where, "the game is named where there were several"


@pytest.mark.soak
async def test_games_are_named_where_there_were_several(room: Room) -> None:
    tables = [
        await played(room, room.ada, room.ben),
        await played(room, room.ada, room.ben, name="gin", preset="standard", target=50),
    ]
    card = await card_of(room, *tables)
    drawn = drawn_evening(TEXTS, card)
    assert not any(row.note for row in drawn.rows), "points of different games are not added"
    assert {best.where for best in drawn.best} <= {
        TEXTS.called("cribbage", "cribbage"),
        TEXTS.called("gin", "standard"),
    }
    assert drawn.best and all(best.where for best in drawn.best)


async def test_people_who_hide_are_named_nowhere(room: Room) -> None:
    cy = room.playground.add_person("Cy")
    store = room.bot.services.store
    tables = [
        await played(room, room.ada, room.ben, cy, preset="three-handed", target=31),
        await played(room, room.ada, room.ben),
    ]
    await store.set_hidden((await store.player(room.ben.id, room.ben.name)).id, True)
    card = await card_of(room, *tables)
    drawn, scenes = drawn_evening(TEXTS, card), drawn_scenes(TEXTS, card)
    assert {row.name for row in drawn.rows} == {"Ada", "Cy"}
    assert "Ben" not in card_alt(TEXTS, card) and "Ben" not in str(drawn)
    assert scenes and "Ben" not in str([(scene.names, scene.notes) for scene in scenes])
    assert all(text("evening-card-unlisted") in names for scene in scenes for names in scene.names)


@pytest.mark.soak
async def test_nobody_wins_an_evening_with_only_one_person_listed(room: Room) -> None:
    tables = [(await game(room)).id for _ in range(2)]
    store = room.bot.services.store
    await store.set_hidden((await store.player(room.ada.id, room.ada.name)).id, True)
    card = await card_of(room, *tables)
    drawn = drawn_evening(TEXTS, card)
    assert drawn.winners == ("Ben",) and drawn.said == text("evening-card-alone", won=0, games=2)
    assert not says(card_alt(TEXTS, card), "evening-card-won")


@pytest.mark.soak
async def test_without_pictures_the_card_says_everything(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(painter: Painter, name: str, drawing: partial[bytes]) -> Picture | None:
        return None

    for _ in range(2):
        await played(room, room.ada, room.ben)
    monkeypatch.setattr(type(room.bot.services.painter), "draw", fails)
    await over(room)
    message = posted(room)
    assert not galleries(message)
    for name in ("Ada", "Ben"):
        assert says(words(message), "evening-card-points", who=name, games=2)
