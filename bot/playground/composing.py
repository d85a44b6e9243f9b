"""Makes and edits messages from forms that were found lawful."""

from __future__ import annotations

import mimetypes
import re
import struct
from typing import Any

from bot.limits import OLD_MESSAGE, OLD_MESSAGE_EDITS, Code, Flag
from bot.playground.checks.components import Part, numbered, walk
from bot.playground.checks.messages import Files, Upload
from bot.playground.errors import ApiError
from bot.playground.snowflakes import parse
from bot.playground.world import Attachment, Channel, Message, User, World

_MENTION = re.compile(r"<@!?(\d+)>")
_OWN_FILE = re.compile(r"/cdn/attachments/\d+/(\d+)/")
_PNG = b"\x89PNG\r\n\x1a\n"
_GIF = (b"GIF87a", b"GIF89a")


def compose(channel: Channel, author: User, form: dict[str, Any], files: Files, **more: Any) -> Message:
    """A new message, not yet posted, from a checked form."""
    world = channel.world
    message = Message(world.new_id(), channel, author, world.clock(), **more)
    message.flags = int(form.get("flags") or 0)
    message.nonce = form.get("nonce")
    _fill(message, form, files)
    return message


def edit(message: Message, form: dict[str, Any], files: Files) -> None:
    """Change a message as a checked form says, and tell of it."""
    dropped = [each for each in message.attachments if each not in {kept for kept, _ in files.kept}]
    flags = int(form.get("flags") or 0)
    message.flags = (message.flags | flags) & ~Flag.LOADING
    if form.get("flags") is not None and not flags & Flag.SUPPRESS_EMBEDS:
        message.flags &= ~Flag.SUPPRESS_EMBEDS
    _fill(message, form, files)
    message.edited = message.channel.world.clock()
    message.channel.world.change(message, dropped)


def refuse_old_edits(message: Message) -> None:
    """Raise 30046 if the channel has had its share of edits of messages older than an hour."""
    world, edits = message.channel.world, message.channel.old_edits
    now = world.clock()
    most, within = OLD_MESSAGE_EDITS
    if now - message.created <= OLD_MESSAGE:
        return
    while edits and now - edits[0] >= within:
        edits.popleft()
    if len(edits) >= most:
        raise ApiError(Code.OLD_MESSAGE_EDITS, retry_after=round(within - (now - edits[0]), 3))
    edits.append(now)


def _fill(message: Message, form: dict[str, Any], files: Files) -> None:
    world = message.channel.world
    for attachment, description in files.kept:
        attachment.description = description
    new = [
        attach(world, message.channel.id, upload, description, ephemeral=message.is_ephemeral)
        for upload, description in files.new
    ]
    message.attachments = [each for each, _ in files.kept] + new
    if "content" in form:
        message.content = form["content"] or ""
    if "embeds" in form:
        message.embeds = [{"type": "rich"} | embed for embed in form["embeds"] or ()]
    if "components" in form:
        message.components = numbered(_by_name(form["components"] or [], message.attachments))
    message.mentions = _mentions(world, message, form.get("allowed_mentions"))


def attach(
    world: World, channel_id: int, upload: Upload, description: str | None = None, *, ephemeral: bool = False
) -> Attachment:
    """An uploaded file, which nothing shows yet."""
    kind = mimetypes.guess_type(upload.filename)[0] or "application/octet-stream"
    width, height = picture_size(upload.data)
    return Attachment(
        world.new_id(),
        channel_id,
        upload.filename,
        upload.data,
        kind,
        world.clock(),
        description,
        width,
        height,
        ephemeral,
    )


def picture_size(data: bytes) -> tuple[int | None, int | None]:
    """Width and height in pixels of a PNG or GIF; ``(None, None)`` of anything else."""
    if data.startswith(_PNG) and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
    elif data.startswith(_GIF) and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
    else:
        return None, None
    return width, height


def _by_name(value: Any, attachments: list[Attachment]) -> Any:
    """Components in which addresses of the message's own files are references again, which never expire."""
    if isinstance(value, list):
        return [_by_name(item, attachments) for item in value]
    if not isinstance(value, dict):
        return value
    form = {key: _by_name(item, attachments) for key, item in value.items()}
    found = _OWN_FILE.search(form["url"]) if isinstance(form.get("url"), str) else None
    own = next((each for each in attachments if found and each.id == int(found[1])), None)
    return {"url": f"attachment://{own.filename}"} if own else form


def _mentions(world: World, message: Message, allowed: dict[str, Any] | None) -> list[User]:
    texts = [message.content]
    texts += [part["content"] for part in walk(message.components) if part["type"] == Part.TEXT]
    found = dict.fromkeys(int(number) for text in texts for number in _MENTION.findall(text))
    if allowed is not None and "users" not in (allowed.get("parse") or ()):
        named = {parse(number) for number in allowed.get("users") or ()}
        found = {number: None for number in found if number in named}
    return [world.users[number] for number in found if number in world.users]
