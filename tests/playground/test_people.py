"""People: what Discord's client lets them do and shows them."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from playground import CannotDo
from tests.playground.room import Room

OPTIONS = [
    {"name": "deals", "description": "A number", "type": 4, "min_value": 1, "max_value": 100},
    {
        "name": "game",
        "description": "A game",
        "type": 3,
        "choices": [{"name": "Canasta", "value": "canasta"}],
    },
    {"name": "open", "description": "To all", "type": 5},
    {"name": "whom", "description": "A person", "type": 6},
    {"name": "where", "description": "A channel", "type": 7},
]


async def register(room: Room, *forms: dict[str, Any]) -> None:
    path = f"/applications/{room.playground.world.bot.id}/commands"
    status, _ = await room.request("PUT", path, list(forms))
    assert status == 200


def sub(name: str, *options: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "description": "A", "type": 1, "options": list(options)}


async def test_command_options_are_sent_like_discord_does(room: Room) -> None:
    table = {"name": "table", "description": "Tables", "options": [sub("new", *OPTIONS)]}
    await register(room, table)
    interaction = asyncio.create_task(
        room.ada.slash(room.channel, "table new", deals=7, game="canasta", open=True, whom=room.ben, where=room.channel)
    )
    await room.playground.until(lambda: room.playground.interactions.unanswered)
    [sent] = room.playground.interactions.unanswered
    interaction.cancel()
    [new] = sent.data["options"]
    assert (sent.data["name"], new["name"]) == ("table", "new")
    assert {each["name"]: each["value"] for each in new["options"]} == {
        "deals": 7,
        "game": "canasta",
        "open": True,
        "whom": str(room.ben.id),
        "where": str(room.channel.id),
    }
    assert sent.data["resolved"]["users"][str(room.ben.id)]["global_name"] == "Ben"
    assert sent.data["resolved"]["members"].keys() == {str(room.ben.id)}
    assert sent.data["resolved"]["channels"][str(room.channel.id)]["name"] == "table-1"


@pytest.mark.parametrize(
    ("path", "values", "why"),
    [
        ("tables new", {}, "no command /tables"),
        ("table", {}, "needs one of its subcommands"),
        ("table old", {}, "is not a command"),
        ("table new", {"nonsense": 1}, "no option nonsense"),
        ("table new", {"deals": 101}, "out of range"),
        ("table new", {"deals": "seven"}, "a number"),
        ("table new", {"game": "whist"}, "one of its choices"),
        ("table new", {"open": "yes"}, "true or false"),
        ("table new", {"whom": 1}, "does not exist"),
        ("meld", {}, "needs cards"),
    ],
)
async def test_client_refuses_invalid_command_input(room: Room, path: str, values: dict[str, Any], why: str) -> None:
    needed = {"name": "cards", "description": "Cards", "type": 3, "required": True}
    await register(
        room,
        {"name": "table", "description": "Tables", "options": [sub("new", *OPTIONS)]},
        {"name": "meld", "description": "Meld", "options": [needed]},
    )
    with pytest.raises(CannotDo, match=why):
        await room.ada.slash(room.channel, path, **values)


async def test_commands_are_offered_where_they_can_be_used(room: Room) -> None:
    await register(
        room,
        {"name": "everywhere", "description": "A"},
        {"name": "guilds", "description": "A", "contexts": [0]},
        {"name": "managers", "description": "A", "default_member_permissions": str(1 << 4)},
    )

    def names(place: Any) -> list[str]:
        return [each["name"] for each in room.ada.commands(place)]

    assert names(room.channel) == ["everywhere", "guilds"]
    assert "guilds" not in names(room.ada.dm_channel)
    room.playground.set_permissions(room.channel, person=room.ada, allow={"manage_channels"})
    assert "managers" in names(room.channel)
    room.playground.set_permissions(room.channel, person=room.ada, deny={"use_application_commands"})
    assert names(room.channel) == []


async def test_guild_command_hides_the_global_one(room: Room) -> None:
    await register(room, {"name": "hand", "description": "global"})
    own = f"/applications/{room.playground.world.bot.id}/guilds/{room.guild.id}/commands"
    await room.request("PUT", own, [{"name": "hand", "description": "the guild's"}])
    assert [each["description"] for each in room.ada.commands(room.channel)] == ["the guild's"]


async def test_reregistered_command_keeps_its_id(room: Room) -> None:
    await register(room, {"name": "hand", "description": "A"}, {"name": "draw", "description": "A"})
    before = {each["name"]: each["id"] for each in room.ada.commands(room.channel)}
    await register(room, {"name": "hand", "description": "B"})
    after = {each["name"]: each["id"] for each in room.ada.commands(room.channel)}
    assert after == {"hand": before["hand"]}


async def test_person_sees_only_permitted_channels(room: Room) -> None:
    events = room.playground.subscribe(room.ben)
    room.playground.set_permissions(room.channel, person=room.ben, deny={"view_channel"})
    await room.ada.say(room.channel, "not for Ben")
    await room.ada.say(room.ada.dm_channel, "nor this")
    assert room.ben.channels() == [] and room.ben.sees(room.channel) == []
    assert room.ben.sees(room.ada.dm_channel) == []
    assert "MESSAGE_CREATE" not in [events.get_nowait()[0] for _ in range(events.qsize())]
    with pytest.raises(CannotDo, match="does not see"):
        await room.ben.say(room.channel, "hello")
    with pytest.raises(CannotDo, match="does not see"):
        await room.ben.slash(room.channel, "open")


async def test_subscription_delivers_events(opened: Room) -> None:
    events = opened.playground.subscribe(opened.ada)
    others = opened.playground.subscribe(opened.ben)
    waiting = asyncio.create_task(opened.ada.slash(opened.channel, "open"))
    await opened.playground.until(lambda: opened.playground.interactions.unanswered)
    [interaction] = opened.playground.interactions.unanswered
    form = {"type": 4, "data": {"content": "for Ada", "flags": 64}}
    await opened.request("POST", f"/interactions/{interaction.id}/{interaction.token}/callback", form)
    await waiting
    received = [events.get_nowait() for _ in range(events.qsize())]
    assert [kind for kind, _ in received] == ["INTERACTION", "MESSAGE_CREATE", "INTERACTION"]
    assert [form["state"] for kind, form in received if kind == "INTERACTION"] == ["pending", "done"]
    assert received[1][1]["content"] == "for Ada" and others.empty()
    opened.playground.unsubscribe(events)
    await opened.ada.say(opened.channel, "hello")
    assert events.empty() and others.get_nowait()[0] == "MESSAGE_CREATE"


async def test_dm_to_a_person_who_closed_them_is_refused(room: Room) -> None:
    bot = await room.start()
    ada = await bot.fetch_user(room.ada.id)
    await ada.send("hello")
    assert [message["content"] for message in room.ada.dms()] == ["hello"]
    room.ada.close_dms()
    with pytest.raises(discord.Forbidden) as refused:
        await ada.send("again")
    assert refused.value.code == 50007
    room.ada.open_dms()
    room.ada.leave(room.guild)
    with pytest.raises(discord.Forbidden) as refused:
        await ada.send("again")
    assert refused.value.code == 50278
    assert len(room.ada.dms()) == 1


@pytest.mark.parametrize("room", [{"limits": True}], indirect=True)
async def test_opening_many_dms_is_refused(room: Room) -> None:
    people = [room.playground.add_person(f"P{number}") for number in range(26)]
    answers = [await room.request("POST", "/users/@me/channels", {"recipient_id": str(person.id)}) for person in people]
    assert [status for status, _ in answers] == [200] * 25 + [403] and answers[-1][1]["code"] == 40003
    again = await room.request("POST", "/users/@me/channels", {"recipient_id": str(people[0].id)})
    assert again == answers[0]
    room.clock.ahead += 600
    assert (await room.request("POST", "/users/@me/channels", {"recipient_id": str(people[25].id)}))[0] == 200


async def test_only_existing_buttons_can_be_pressed(room: Room) -> None:
    buttons = [
        {"type": 2, "style": 1, "label": "Draw", "custom_id": "draw"},
        {"type": 2, "style": 5, "label": "Help", "url": "https://example.com"},
    ]
    _, sent = await room.send({"components": [{"type": 1, "components": buttons}]})
    with pytest.raises(CannotDo, match="offers"):
        await room.ada.click(sent, label="Meld")
    with pytest.raises(CannotDo, match="a link"):
        await room.ada.click(sent, label="Help")
    room.playground.delete_message(sent)
    with pytest.raises(CannotDo, match="gone"):
        await room.ada.click(sent, label="Draw")


async def test_person_writes_only_where_permitted(room: Room) -> None:
    room.playground.set_permissions(room.channel, person=room.ada, deny={"send_messages"})
    with pytest.raises(CannotDo, match="may not write"):
        await room.ada.say(room.channel, "hello")
    for text in ("", "a" * 2001):
        with pytest.raises(CannotDo, match="1 to 2000"):
            await room.ben.say(room.channel, text)


async def test_member_is_chosen_in_a_user_select(room: Room) -> None:
    @room.bot.event
    async def on_interaction(interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            data: Any = interaction.data
            [chosen] = data["resolved"]["users"].values()
            await interaction.response.send_message(chosen["global_name"])

    await room.start()
    _, sent = await room.send({"components": [{"type": 1, "components": [{"type": 5, "custom_id": "who"}]}]})
    interaction = await room.ada.choose(sent, [str(room.ben.id)])
    assert interaction.response is not None and interaction.response["content"] == "Ben"
