"""Messages, their files, and threads."""

from __future__ import annotations

import io
import struct
from typing import Any

import discord
import pytest

from playground.model import ChannelKind
from tests.playground.room import Room

PICTURE = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + struct.pack(">II", 1100, 700)
TEXT = 10
GALLERY = 12
V2 = 1 << 15
_PUBLIC = discord.ChannelType.public_thread


def gallery(name: str) -> dict[str, Any]:
    return {
        "type": GALLERY,
        "items": [{"media": {"url": f"attachment://{name}"}, "description": "The table"}],
    }


async def test_picture_is_posted_and_replaced_by_the_real_client(room: Room) -> None:
    bot = await room.start()
    channel = bot.get_channel(room.channel.id)
    assert isinstance(channel, discord.TextChannel)

    def view(name: str) -> discord.ui.LayoutView:
        media = discord.MediaGalleryItem(f"attachment://{name}", description="The table")
        return discord.ui.LayoutView().add_item(discord.ui.MediaGallery(media))

    sent = await channel.send(view=view("one.png"), file=discord.File(io.BytesIO(PICTURE), "one.png"))
    [shown] = room.ada.sees(room.channel)
    media = shown["components"][0]["items"][0]["media"]
    assert (media["width"], media["height"]) == (1100, 700) and media["content_type"] == "image/png"
    async with room.http.get(media["url"]) as answer:
        assert await answer.read() == PICTURE and answer.content_type == "image/png"

    await sent.edit(view=view("two.png"), attachments=[discord.File(io.BytesIO(PICTURE), "two.png")])
    [shown] = room.ada.sees(room.channel)
    assert [each["filename"] for each in shown["attachments"]] == ["two.png"]
    assert shown["edited_timestamp"] and (await channel.fetch_message(sent.id)).attachments[0].filename == "two.png"


async def test_pinned_message_is_announced_once(room: Room) -> None:
    bot = await room.start()
    channel = bot.get_channel(room.channel.id)
    assert isinstance(channel, discord.TextChannel)
    sent = await channel.send("Play here")
    for _ in range(2):
        await sent.pin()
    shown, notice = room.ada.sees(room.channel)
    assert shown["pinned"] and notice["type"] == 6 and notice["message_reference"]["message_id"] == str(sent.id)
    with pytest.raises(discord.Forbidden, match="system message"):
        await channel.get_partial_message(int(notice["id"])).pin()
    await sent.unpin()
    assert not room.ada.sees(room.channel)[0]["pinned"]
    with pytest.raises(discord.NotFound):
        await channel.get_partial_message(1).pin()
    room.playground.set_permissions(room.channel, deny=["pin_messages"])
    with pytest.raises(discord.Forbidden) as refused:
        await sent.pin()
    assert refused.value.code == 50013


async def test_picture_is_kept_without_another_upload(room: Room) -> None:
    form = {"components": [gallery("one.png")], "flags": V2}
    _, sent = await room.send(form, files={"one.png": PICTURE})
    kept = [{"id": sent["attachments"][0]["id"]}]
    text = {"type": TEXT, "content": "Ada draws"}
    status, edited = await room.edit(sent, {"components": [text, gallery("one.png")], "attachments": kept})
    assert status == 200 and edited["components"][1]["items"][0]["media"]["attachment_id"] == kept[0]["id"]
    address = {"type": GALLERY, "items": [{"media": {"url": edited["attachments"][0]["url"]}}]}
    status, edited = await room.edit(edited, {"components": [address], "attachments": kept})
    assert edited["components"][0]["items"][0]["media"]["attachment_id"] == kept[0]["id"]


async def test_edit_drops_unlisted_attachments(room: Room) -> None:
    _, sent = await room.send({"content": "two"}, files={"a.txt": b"a", "b.txt": b"b"})
    first = sent["attachments"][0]
    _, edited = await room.edit(sent, {"content": "still two"})
    assert len(edited["attachments"]) == 2
    _, edited = await room.edit(sent, {"attachments": [{"id": first["id"]}, {"id": 0}]}, files={"c.txt": b"c"})
    assert [each["filename"] for each in edited["attachments"]] == ["a.txt", "c.txt"]


async def test_unusual_characters_in_filenames_are_replaced(room: Room) -> None:
    status, sent = await room.send({"content": "a"}, files={"my hand?.txt": b"a"})
    assert status == 200 and sent["attachments"][0]["filename"] == "my_hand_.txt"


async def test_attachment_links_are_signed_and_expire(room: Room) -> None:
    _, sent = await room.send({"content": "a"}, files={"a.txt": b"a"})
    address = sent["attachments"][0]["url"]
    async with room.http.get(address.replace("ex=", "ex=f")) as answer:
        assert answer.status == 404
    room.clock.ahead += 25 * 3600
    async with room.http.get(address) as answer:
        assert answer.status == 404
    [shown] = room.ada.sees(room.channel)
    async with room.http.get(shown["attachments"][0]["url"]) as answer:
        assert answer.status == 200


async def test_enforced_nonce_prevents_duplicates(room: Room) -> None:
    form = {"content": "Your table", "nonce": "7", "enforce_nonce": True}
    _, first = await room.send(form)
    _, again = await room.send(form)
    assert first["id"] == again["id"] and len(room.ada.sees(room.channel)) == 1
    room.clock.ahead += 6 * 60
    _, later = await room.send(form)
    assert later["id"] != first["id"]


async def test_edits_of_old_messages_are_limited(room: Room) -> None:
    _, sent = await room.send({"content": "old"})
    room.clock.ahead += 3601
    answers = [await room.edit(sent, {"content": str(number)}) for number in range(4)]
    assert [status for status, _ in answers] == [200, 200, 200, 429]
    refused = answers[-1][1]
    assert refused["code"] == 30046 and 19 < refused["retry_after"] <= 20
    room.clock.ahead += 20
    assert (await room.edit(sent, {"content": "later"}))[0] == 200


async def test_missing_message_channel_and_route_have_their_own_codes(room: Room) -> None:
    _, sent = await room.send({"content": "a"})
    room.playground.delete_message(sent)
    assert (await room.edit(sent, {"content": "b"}))[1]["code"] == 10008
    room.playground.delete_channel(room.channel)
    assert (await room.send({"content": "a"}))[1]["code"] == 10003
    status, refused = await room.request("GET", "/no/such/route")
    assert (status, refused["code"]) == (404, 0)


@pytest.mark.parametrize(
    ("denied", "form", "files", "code"),
    [
        ("view_channel", {"content": "a"}, None, 50001),
        ("send_messages", {"content": "a"}, None, 50013),
        ("attach_files", {"content": "a"}, {"a.txt": b"a"}, 50013),
        ("embed_links", {"embeds": [{"title": "a"}]}, None, 50013),
        ("attach_files", {"content": "a"}, None, 0),
        ("send_messages_in_threads", {"content": "a"}, None, 0),
    ],
)
async def test_missing_permission_is_refused(
    room: Room, denied: str, form: dict[str, Any], files: dict[str, bytes] | None, code: int
) -> None:
    room.playground.set_permissions(room.channel, deny={denied})
    status, answer = await room.send(form, files=files)
    assert (status, answer.get("code", 0)) == ((403, code) if code else (200, 0))


async def test_threads_need_their_own_send_permission(room: Room) -> None:
    thread = room.playground.add_thread(room.channel, "side room")
    room.playground.set_permissions(room.channel, deny={"send_messages"})
    path = f"/channels/{thread.id}/messages"
    assert (await room.request("POST", path, {"content": "a"}))[0] == 200
    room.playground.set_permissions(room.channel, deny={"send_messages_in_threads"})
    assert (await room.request("POST", path, {"content": "a"}))[1]["code"] == 50013


async def test_history_needs_its_permission(room: Room) -> None:
    _, sent = await room.send({"content": "a"})
    room.playground.set_permissions(room.channel, deny={"read_message_history"})
    path = f"/channels/{room.channel.id}/messages"
    assert await room.request("GET", path) == (200, [])
    assert (await room.request("GET", f"{path}/{sent['id']}"))[1]["code"] == 50013


async def test_history_is_paged(room: Room) -> None:
    sent = [(await room.send({"content": str(number)}))[1]["id"] for number in range(6)]

    async def page(query: str) -> list[int]:
        _, found = await room.request("GET", f"/channels/{room.channel.id}/messages?{query}")
        return [sent.index(each["id"]) for each in found]

    assert await page("limit=2") == [5, 4]
    assert await page(f"before={sent[2]}") == [1, 0]
    assert await page(f"after={sent[2]}&limit=2") == [4, 3]
    assert await page(f"around={sent[3]}&limit=3") == [4, 3, 2]
    status, refused = await room.request("GET", f"/channels/{room.channel.id}/messages?limit=101")
    assert (status, refused["code"]) == (400, 50035)


async def test_bot_cannot_change_other_peoples_messages(room: Room) -> None:
    said = await room.ada.say(room.channel, "mine")
    assert (await room.edit(said, {"content": "not mine"}))[1]["code"] == 50005
    path = f"/channels/{said['channel_id']}/messages/{said['id']}"
    assert (await room.request("DELETE", path))[1]["code"] == 50013
    room.playground.set_permissions(room.channel, allow={"manage_messages"})
    assert (await room.request("DELETE", path))[0] == 204
    private = await room.ada.say(room.ada.dm_channel, "mine")
    path = f"/channels/{private['channel_id']}/messages/{private['id']}"
    assert (await room.request("DELETE", path))[1]["code"] == 50003


async def test_reply_includes_the_referenced_message(room: Room) -> None:
    said = await room.ada.say(room.channel, "hello")
    _, reply = await room.send({"content": "hi", "message_reference": {"message_id": said["id"]}})
    assert reply["referenced_message"]["content"] == "hello" and reply["type"] == 19
    status, refused = await room.send({"content": "hi", "message_reference": {"message_id": "1"}})
    assert (status, refused["code"]) == (400, 50035)


@pytest.mark.parametrize(
    ("allowed", "mentioned"),
    [(None, ["Ada"]), ({"parse": []}, []), ({"parse": ["users"]}, ["Ada"])],
)
async def test_allowed_mentions_are_respected(room: Room, allowed: Any, mentioned: list[str]) -> None:
    form = {"content": f"Your turn, {room.ada.mention}"}
    _, sent = await room.send(form if allowed is None else form | {"allowed_mentions": allowed})
    assert [user["global_name"] for user in sent["mentions"]] == mentioned


async def test_file_over_ten_mebibytes_is_refused(room: Room) -> None:
    status, refused = await room.send({"content": "a"}, files={"big.bin": bytes(10 * 1024 * 1024 + 1)})
    assert (status, refused["code"]) == (413, 40005)


async def test_bot_starts_threads(room: Room) -> None:
    bot = await room.start()
    channel = bot.get_channel(room.channel.id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("Another table?")
    room.playground.set_permissions(room.channel, deny={"create_public_threads"})
    for wanted in (message.create_thread(name="2"), channel.create_thread(name="2", type=_PUBLIC)):
        with pytest.raises(discord.Forbidden):
            await wanted
    room.playground.set_permissions(room.channel, allow={"create_public_threads", "manage_threads"})
    thread = await message.create_thread(name="table 2")
    assert thread.id == message.id
    await thread.send("here")
    assert [channel.name for channel in room.ada.channels()] == ["table-1", "table 2"]
    with pytest.raises(discord.HTTPException) as refused:
        await message.create_thread(name="table 3")
    assert refused.value.code == 160004
    await thread.edit(archived=True)
    assert [channel.name for channel in room.ada.channels()] == ["table-1"]
    await thread.delete()
    with pytest.raises(discord.NotFound):
        await thread.send("gone")


async def test_thread_without_a_message_is_announced_in_its_channel(room: Room) -> None:
    bot = await room.start()
    channel = bot.get_channel(room.channel.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="table 2", type=_PUBLIC)
    [announcement] = room.ada.sees(room.channel)
    assert (announcement["type"], announcement["content"]) == (18, "table 2")
    assert announcement["message_reference"]["channel_id"] == str(thread.id)
    for name, kind in (("", _PUBLIC), ("x" * 101, _PUBLIC), ("x", discord.ChannelType.news_thread)):
        with pytest.raises(discord.HTTPException) as refused:
            await channel.create_thread(name=name, type=kind)
        assert refused.value.code == 50035


async def test_person_hears_of_a_private_thread_when_they_are_added_to_it(room: Room) -> None:
    bot = await room.start()
    channel = bot.get_channel(room.channel.id)
    assert isinstance(channel, discord.TextChannel)
    heard = {person: room.playground.people.subscribe(person) for person in (room.ada, room.ben)}
    thread = await channel.create_thread(name="lesson", type=discord.ChannelType.private_thread)
    assert all(queue.empty() for queue in heard.values()), "nobody else sees it yet"
    await thread.add_user(discord.Object(room.ada.id))
    created, update = (heard[room.ada].get_nowait() for _ in range(2))
    assert (created[0], created[1]["id"], created[1]["name"]) == ("THREAD_CREATE", str(thread.id), "lesson")
    assert update[0] == "THREAD_MEMBERS_UPDATE" and update[1]["added_members"][0]["user_id"] == str(room.ada.id)
    assert heard[room.ben].empty()
    await thread.add_user(discord.Object(room.ada.id))
    assert heard[room.ada].empty(), "she is a member already"


async def test_bot_learns_of_a_private_thread_that_it_is_added_to(room: Room) -> None:
    bot = await room.start()
    guild = bot.get_guild(room.guild.id)
    assert guild
    world = room.playground.world
    thread = world.add_thread(room.channel, "lesson", ChannelKind.PRIVATE_THREAD, room.ada.user)
    await room.ada.say(room.channel, "hello")
    await room.playground.until(lambda: bot.received)
    assert guild.get_thread(thread.id) is None, "it is closed to the bot"
    world.add_thread_member(thread, world.bot)
    await room.playground.until(lambda: guild.get_thread(thread.id))
    joined = guild.get_thread(thread.id)
    assert joined and joined.me, "with what makes it a member"
