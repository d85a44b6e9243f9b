"""Builds and edits messages from checked forms."""

from __future__ import annotations

import mimetypes
import re
import struct
from typing import Any

from bot.limits import OLD_MESSAGE, OLD_MESSAGE_EDITS, Code, Flag
from playground.checks.messages import Files
from playground.errors import ApiError
from playground.model import Attachment, Channel, ComponentKind, Message, Upload, User, give_ids, walk
from playground.world import ATTACHMENTS_PATH, World, parse_id

_MENTION = re.compile(r"<@!?(\d+)>")
_ATTACHMENT_LINK = re.compile(ATTACHMENTS_PATH + r"/\d+/(\d+)/")
_PNG = b"\x89PNG\r\n\x1a\n"
_GIF = (b"GIF87a", b"GIF89a")


def compose(
    world: World,
    channel: Channel,
    author: User,
    form: dict[str, Any],
    files: Files,
    *,
    interaction_metadata: dict[str, Any] | None = None,
    via_webhook: bool = False,
    reference: Message | None = None,
) -> Message:
    """Return a new message from a checked form; not yet posted."""
    message = Message(
        world.new_id(),
        channel,
        author,
        world.clock(),
        flags=int(form.get("flags") or 0),
        nonce=form.get("nonce"),
        reference=reference,
        interaction_metadata=interaction_metadata,
        via_webhook=via_webhook,
    )
    _fill(world, message, form, files)
    return message


def edit(world: World, message: Message, form: dict[str, Any], files: Files) -> None:
    """Edit a message by a checked form, and report the change."""
    dropped = [each for each in message.attachments if each not in {kept for kept, _ in files.kept}]
    flags = int(form.get("flags") or 0)
    message.flags = (message.flags | flags) & ~Flag.LOADING
    if form.get("flags") is not None and not flags & Flag.SUPPRESS_EMBEDS:
        message.flags &= ~Flag.SUPPRESS_EMBEDS
    _fill(world, message, form, files)
    message.edited = world.clock()
    world.message_changed(message, dropped)


def limit_old_edits(message: Message, now: float) -> None:
    """Count an edit of a message that is older than an hour.

    Raises:
        ApiError: 30046 if its channel has had too many such edits.
    """
    edits = message.channel.old_edits
    maximum, window = OLD_MESSAGE_EDITS
    if now - message.created <= OLD_MESSAGE:
        return
    while edits and now - edits[0] >= window:
        edits.popleft()
    if len(edits) >= maximum:
        raise ApiError(Code.OLD_MESSAGE_EDITS, retry_after=round(window - (now - edits[0]), 3))
    edits.append(now)


def attach(
    world: World, channel_id: int, upload: Upload, description: str | None = None, *, ephemeral: bool = False
) -> Attachment:
    """Return an attachment from an uploaded file; not yet available for download."""
    content_type = mimetypes.guess_type(upload.filename)[0] or "application/octet-stream"
    width, height = picture_size(upload.data)
    return Attachment(
        world.new_id(),
        channel_id,
        upload.filename,
        upload.data,
        content_type,
        world.clock(),
        description,
        width,
        height,
        ephemeral,
    )


def picture_size(data: bytes) -> tuple[int | None, int | None]:
    """Return the width and height in pixels of a PNG or GIF; ``(None, None)`` for anything else."""
    if data.startswith(_PNG) and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
    elif data.startswith(_GIF) and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
    else:
        return None, None
    return width, height


def _fill(world: World, message: Message, form: dict[str, Any], files: Files) -> None:
    for attachment, description in files.kept:
        attachment.description = description
    added = [
        attach(world, message.channel.id, upload, description, ephemeral=message.is_ephemeral)
        for upload, description in files.added
    ]
    message.attachments = [each for each, _ in files.kept] + added
    if "content" in form:
        message.content = form["content"] or ""
    if "embeds" in form:
        message.embeds = [{"type": "rich"} | embed for embed in form["embeds"] or ()]
    if "components" in form:
        message.components = _links_to_references(form["components"] or [], message.attachments)
        give_ids(message.components)
    message.mentions = _mentions(world, message, form.get("allowed_mentions"))


def _links_to_references(value: Any, attachments: list[Attachment]) -> Any:
    """Return a copy of components that refers to the message's own files by name, as links to them expire."""
    if isinstance(value, list):
        return [_links_to_references(item, attachments) for item in value]
    if not isinstance(value, dict):
        return value
    # The options of a select are many and have no links.
    copy = {
        key: _links_to_references(item, attachments) if isinstance(item, dict | list) and key != "options" else item
        for key, item in value.items()
    }
    link = _ATTACHMENT_LINK.search(copy["url"]) if isinstance(copy.get("url"), str) else None
    own = next((each for each in attachments if link and each.id == int(link[1])), None)
    return {"url": f"attachment://{own.filename}"} if own else copy


def _mentions(world: World, message: Message, allowed: dict[str, Any] | None) -> list[User]:
    texts = [message.content]
    texts += [part["content"] for part in walk(message.components) if part["type"] == ComponentKind.TEXT]
    ids = dict.fromkeys(int(number) for text in texts for number in _MENTION.findall(text))
    if allowed is not None and "users" not in (allowed.get("parse") or ()):
        allowed_ids = {parse_id(number) for number in allowed.get("users") or ()}
        ids = {number: None for number in ids if number in allowed_ids}
    return [world.users[number] for number in ids if number in world.users]
