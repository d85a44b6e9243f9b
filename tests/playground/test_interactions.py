"""Interactions: responses of the real client, and what Discord refuses."""

from __future__ import annotations

import asyncio
import io
import re
from typing import Any

import discord
import pytest
from discord import app_commands, ui

from playground import CannotDo, Interaction, State
from playground.commands import in_locale
from tests.playground.room import Room


async def test_response_appears_where_the_command_was_used(room: Room) -> None:
    @room.bot.tree.command(description="Say hello")
    async def hello(interaction: discord.Interaction, name: str = "you") -> None:
        await interaction.response.send_message(f"Hello {name}")

    await room.start()
    thread = room.playground.add_thread(room.channel, "side room")
    for place in (room.channel, thread, room.ada.dm_channel):
        interaction = await room.ada.slash(place, "hello", name="Ada")
        assert interaction.state is State.DONE and interaction.response is not None
        assert interaction.response["content"] == "Hello Ada" and interaction.response["channel_id"] == str(place.id)
    assert [message["content"] for message in room.ben.sees(room.channel)] == ["Hello Ada"]


async def test_lone_surrogate_is_refused_and_the_bot_stays_connected(room: Room) -> None:
    class Form(ui.Modal, title="Your name"):
        name: ui.Label[Form] = ui.Label(text="Name", component=ui.TextInput(custom_id="name"))

        async def on_submit(self, interaction: discord.Interaction) -> None:
            await interaction.response.send_message("Thanks")

    @room.bot.tree.command(description="Say hello")
    async def hello(interaction: discord.Interaction, name: str) -> None:
        await interaction.response.send_message(f"Hello {name}")

    @hello.autocomplete("name")
    async def names(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"{typed}da", value="Ada")]

    @room.bot.tree.command(description="Open a form")
    async def form(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    await room.start()
    lone = "\ud83d"
    opened = (await room.ada.slash(room.channel, "form")).modal
    assert opened is not None
    for attempt in (
        room.ada.slash(room.channel, "hello", name=lone),
        room.ada.autocomplete(room.channel, "hello", focused="name", value=lone),
        room.ada.submit(opened, {"name": lone}),
        room.ada.say(room.channel, lone),
    ):
        with pytest.raises(CannotDo, match="not valid Unicode"):
            await attempt
    interaction = await room.ada.slash(room.channel, "hello", name="\U0001f600")
    assert interaction.state is State.DONE


async def test_deferred_response(room: Room) -> None:
    ready = asyncio.Event()

    @room.bot.tree.command(description="Open a table")
    async def open_table(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        await ready.wait()
        await interaction.followup.send("Here you are")
        await interaction.followup.send("For all to see", ephemeral=False)

    await room.start()
    interaction = await room.ada.slash(room.channel, "open_table")
    assert interaction.state is State.THINKING
    assert [message["flags"] for message in room.ada.sees(room.channel)] == [64 | 128]
    assert room.ben.sees(room.channel) == []
    ready.set()
    await interaction.finished()
    await room.playground.until(lambda: len(interaction.messages) == 2)
    assert [message["content"] for message in room.ada.sees(room.channel)] == [
        "Here you are",
        "For all to see",
    ]
    assert [message["content"] for message in room.ben.sees(room.channel)] == ["For all to see"]


async def test_ephemeral_response_is_edited_and_followed_up(room: Room) -> None:
    @room.bot.tree.command(description="Look")
    async def look(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("one", ephemeral=True)
        await interaction.edit_original_response(content="two", attachments=[discord.File(io.BytesIO(b"..."), "a.txt")])
        more = await interaction.followup.send("three", ephemeral=True, wait=True)
        await more.edit(content="four")
        assert (await interaction.original_response()).content == "two"
        await more.delete()

    await room.start()
    interaction = await room.ada.slash(room.channel, "look")
    await room.playground.until(lambda: len(interaction.sent) == 2 and interaction.sent[1].deleted)
    [left] = room.ada.sees(room.channel)
    assert left["content"] == "two" and left["attachments"][0]["ephemeral"]
    room.ada.dismiss(left)
    assert room.ada.sees(room.channel) == []


async def test_buttons_and_selects_update_their_message(room: Room) -> None:
    class Table(ui.LayoutView):
        row: ui.ActionRow[Table] = ui.ActionRow()
        more: ui.ActionRow[Table] = ui.ActionRow()

        @row.button(label="Draw", custom_id="draw")
        async def draw(self, interaction: discord.Interaction, button: ui.Button[Table]) -> None:
            button.disabled = True
            await interaction.response.edit_message(view=self)

        @more.select(
            placeholder="Cards",
            custom_id="cards",
            max_values=2,
            options=[discord.SelectOption(label=card) for card in ("KH", "KS", "2D")],
        )
        async def cards(self, interaction: discord.Interaction, select: ui.Select[Table]) -> None:
            await interaction.response.defer()
            await interaction.edit_original_response(
                view=ui.LayoutView().add_item(ui.TextDisplay(" ".join(select.values)))
            )

    @room.bot.tree.command(description="Open a table")
    async def open_table(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Table())

    await room.start()
    shown = (await room.ada.slash(room.channel, "open_table")).response
    assert shown is not None
    interaction = await room.ben.click(shown, label="Draw")
    assert interaction.response is not None and interaction.response["components"][0]["components"][0]["disabled"]
    with pytest.raises(CannotDo, match="disabled"):
        await room.ben.click(shown, label="Draw")
    with pytest.raises(CannotDo, match="not"):
        await room.ben.choose(shown, ["QH"])
    with pytest.raises(CannotDo, match="1 to 2"):
        await room.ben.choose(shown, ["KH", "KS", "2D"])
    await room.ben.choose(shown, ["KH", "2D"], placeholder="Cards")
    await room.playground.until(lambda: room.ada.sees(room.channel)[0]["components"][0].get("content") == "KH 2D")
    with pytest.raises(CannotDo, match="0 match"):
        await room.ben.choose(shown, ["KH"])


async def test_press_that_races_an_edit_reaches_the_bot(room: Room) -> None:
    pressed: list[str] = []

    class Stale(ui.DynamicItem[ui.Button[Any]], template=r"cr:(?P<revision>\d+)"):
        def __init__(self, revision: int) -> None:
            super().__init__(ui.Button(label="Draw", custom_id=f"cr:{revision}"))

        @classmethod
        async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: re.Match[str]) -> Stale:
            return cls(int(match["revision"]))

        async def callback(self, interaction: discord.Interaction) -> None:
            pressed.append(self.item.custom_id or "")
            await interaction.response.defer()

    bot = room.bot
    bot.add_dynamic_items(Stale)
    await room.start()
    button = {"type": 2, "style": 1, "label": "Draw", "custom_id": "cr:1"}
    form = {"components": [{"type": 1, "components": [button]}]}
    _, seen = await room.send(form)
    button["custom_id"] = "cr:2"
    await room.edit(seen, form)
    with pytest.raises(CannotDo):
        await room.ada.click(seen, custom_id="cr:1")
    interaction = await room.ada.click(seen, custom_id="cr:1", race=True)
    assert interaction.state is State.DONE and pressed == ["cr:1"]


async def test_modal_is_submitted_once(room: Room) -> None:
    class Seed(ui.Modal, title="Your seed"):
        words: ui.Label[Seed] = ui.Label(text="Words", component=ui.TextInput(custom_id="words", max_length=10))
        kind: ui.Label[Seed] = ui.Label(
            text="Kind",
            component=ui.Select(
                custom_id="kind",
                options=[discord.SelectOption(label="fast"), discord.SelectOption(label="slow")],
            ),
        )

        async def on_submit(self, interaction: discord.Interaction) -> None:
            words, kind = self.words.component, self.kind.component
            assert isinstance(words, ui.TextInput) and isinstance(kind, ui.Select)
            await interaction.response.send_message(f"{words.value} {kind.values}")

    @room.bot.tree.command(description="Say a seed")
    async def seed(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Seed())

    await room.start()
    modal = (await room.ada.slash(room.channel, "seed")).modal
    assert modal is not None and modal["title"] == "Your seed"
    with pytest.raises(CannotDo, match="too long"):
        await room.ada.submit(modal, {"words": "longer than ten", "kind": "fast"})
    with pytest.raises(CannotDo, match="other"):
        await room.ada.submit(modal, {"words": "abc", "kind": "fast", "other": "?"})
    interaction = await room.ada.submit(modal, {"words": "abc", "kind": "fast"})
    assert interaction.response is not None and interaction.response["content"] == "abc ['fast']"
    with pytest.raises(CannotDo, match="no longer open"):
        await room.ada.submit(modal, {"words": "abc", "kind": "fast"})


async def test_autocomplete_offers_choices(room: Room) -> None:
    @room.bot.tree.command(description="Meld")
    async def meld(interaction: discord.Interaction, cards: str, onto: str = "") -> None:
        await interaction.response.send_message(cards)

    @meld.autocomplete("cards")
    async def offer(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = [card for card in ("KH", "KS", "QS") if card.startswith(typed)]
        return [app_commands.Choice(name=f"{card} {interaction.namespace.onto}", value=card) for card in found]

    await room.start()
    choices = await room.ada.autocomplete(room.channel, "meld", focused="cards", value="K", onto="kings")
    assert choices == [{"name": "KH kings", "value": "KH"}, {"name": "KS kings", "value": "KS"}]
    with pytest.raises(CannotDo, match="no autocomplete"):
        await room.ada.autocomplete(room.channel, "meld", focused="onto")


async def test_interactions_tell_the_languages_of_the_person_and_the_server(room: Room) -> None:
    @room.bot.tree.command(description="Say the languages")
    async def languages(interaction: discord.Interaction) -> None:
        known = interaction.guild.preferred_locale if interaction.guild else None
        await interaction.response.send_message(f"{interaction.locale} {interaction.guild_locale} {known}")

    await room.start()
    room.ada.set_locale("es-419")
    room.playground.set_locale(room.guild, "de")
    told = [(await who.slash(room.channel, "languages")).response for who in (room.ada, room.ben)]
    assert [each["content"] for each in told if each] == ["es-419 de de", "en-US de de"]


def test_a_client_shows_what_is_localized() -> None:
    option: dict[str, Any] = {"name": "level", "description": "How well", "choices": [{"name": "Best", "value": 1}]}
    option["choices"][0]["name_localizations"] = {"de": "Beste"}
    form = {"name": "play", "description": "Play", "description_localizations": {"de": "Spielen"}, "options": [option]}
    shown = in_locale(form, "de")
    assert (shown["name"], shown["description"]) == ("play", "Spielen")
    assert shown["options"][0]["choices"][0]["name"] == "Beste" and option["choices"][0]["name"] == "Best"
    assert in_locale(form, "fr")["description"] == "Play"


async def test_no_response_within_three_seconds_is_a_failure(room: Room) -> None:
    answered: list[BaseException | None] = []
    late = asyncio.Event()

    @room.bot.tree.command(description="Dawdle")
    async def dawdle(interaction: discord.Interaction) -> None:
        await late.wait()
        try:
            await interaction.response.send_message("too late")
        except discord.HTTPException as refused:
            answered.append(refused)

    await room.start()
    waiting = asyncio.create_task(room.ada.slash(room.channel, "dawdle"))
    await room.playground.until(lambda: room.playground.interactions.unanswered)
    room.clock.ahead += 3.1
    assert (await waiting).state is State.FAILED
    late.set()
    await room.playground.until(lambda: answered)
    assert isinstance(answered[0], discord.NotFound) and answered[0].code == 10062


def callback(interaction: Interaction) -> str:
    return f"/interactions/{interaction.id}/{interaction.token}/callback"


def webhook(room: Room, interaction: Interaction, rest: str = "") -> str:
    return f"/webhooks/{room.playground.world.bot.id}/{interaction.token}{rest}"


async def unanswered(room: Room) -> Interaction:
    """Open an interaction that only the test answers."""
    waiting = asyncio.create_task(room.ada.slash(room.channel, "open"))
    await room.playground.until(lambda: room.playground.interactions.unanswered)
    [interaction] = room.playground.interactions.unanswered
    waiting.cancel()
    return interaction


async def test_interaction_is_acknowledged_only_once(opened: Room) -> None:
    interaction = await unanswered(opened)
    assert (await opened.request("POST", callback(interaction), {"type": 4, "data": {"content": "a"}}))[0] == 204
    status, refused = await opened.request("POST", callback(interaction), {"type": 5})
    assert (status, refused["code"]) == (400, 40060)


async def test_callback_returns_the_message_with_response(opened: Room) -> None:
    interaction = await unanswered(opened)
    status, made = await opened.request(
        "POST", callback(interaction) + "?with_response=1", {"type": 4, "data": {"content": "a", "flags": 64}}
    )
    assert status == 200 and made["resource"]["message"]["content"] == "a"
    assert made["interaction"]["response_message_ephemeral"] and made["interaction"]["id"] == str(interaction.id)


@pytest.mark.parametrize("answer", [6, 7, 8, 12])
async def test_command_cannot_be_answered_like_a_component(opened: Room, answer: int) -> None:
    interaction = await unanswered(opened)
    status, refused = await opened.request("POST", callback(interaction), {"type": answer, "data": {}})
    assert (status, refused["code"]) == (400, 50035) and "type" in refused["errors"]


async def test_wrong_token_is_refused(opened: Room) -> None:
    interaction = await unanswered(opened)
    status, refused = await opened.request("POST", f"/interactions/{interaction.id}/wrong/callback", {"type": 5})
    assert (status, refused["code"]) == (404, 10062)
    status, refused = await opened.request(
        "POST", f"/webhooks/{opened.playground.world.bot.id}/wrong", {"content": "a"}
    )
    assert (status, refused["code"]) == (401, 50027)


async def test_follow_up_before_the_first_response_is_refused(opened: Room) -> None:
    interaction = await unanswered(opened)
    status, refused = await opened.request("POST", webhook(opened, interaction), {"content": "a"})
    assert (status, refused["code"]) == (404, 10015)


async def test_token_expires_after_fifteen_minutes(opened: Room) -> None:
    interaction = await unanswered(opened)
    await opened.request("POST", callback(interaction), {"type": 5})
    opened.clock.ahead += 14 * 60
    edit = webhook(opened, interaction, "/messages/@original")
    assert (await opened.request("PATCH", edit, {"content": "still there"}))[0] == 200
    opened.clock.ahead += 2 * 60
    status, refused = await opened.request("PATCH", edit, {"content": "too late"})
    assert (status, refused["code"]) == (401, 50027)


async def test_deferred_response_fails_after_fifteen_minutes(opened: Room) -> None:
    interaction = await unanswered(opened)
    await opened.request("POST", callback(interaction), {"type": 5})
    states = [interaction.state]
    opened.clock.ahead += 15.1 * 60
    assert [*states, interaction.state] == [State.THINKING, State.FAILED]


async def test_defer_accepts_only_the_ephemeral_flag(opened: Room) -> None:
    interaction = await unanswered(opened)
    await opened.request("POST", callback(interaction), {"type": 5, "data": {"flags": 64 | 1 << 15}})
    assert interaction.original is not None and interaction.original.flags == 64 | 128
    part = {"components": [{"type": 10, "content": "V2 comes with the edit"}], "flags": 1 << 15}
    status, edited = await opened.request("PATCH", webhook(opened, interaction, "/messages/@original"), part)
    assert status == 200 and edited["flags"] == 64 | 1 << 15


async def test_ephemeral_message_cannot_be_edited_through_its_channel(opened: Room) -> None:
    interaction = await unanswered(opened)
    await opened.request("POST", callback(interaction), {"type": 4, "data": {"content": "a", "flags": 64}})
    assert interaction.response is not None
    status, refused = await opened.edit(interaction.response, {"content": "b"})
    assert (status, refused["code"]) == (404, 10008)


async def test_response_to_a_deleted_channel_is_refused(opened: Room) -> None:
    interaction = await unanswered(opened)
    opened.playground.delete_channel(opened.channel)
    status, refused = await opened.request("POST", callback(interaction), {"type": 4, "data": {"content": "a"}})
    assert (status, refused["code"]) == (404, 10003)


async def test_deleted_response_cannot_be_edited(opened: Room) -> None:
    interaction = await unanswered(opened)
    await opened.request("POST", callback(interaction), {"type": 5})
    original = webhook(opened, interaction, "/messages/@original")
    assert (await opened.request("DELETE", original))[0] == 204
    status, refused = await opened.request("PATCH", original, {"content": "a"})
    assert (status, refused["code"]) == (404, 10008)
    assert interaction.response is None and interaction.state is State.DONE
