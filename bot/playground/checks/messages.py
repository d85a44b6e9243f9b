"""The law of messages: what may be sent, and what an edit may change."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from bot import limits
from bot.limits import Code, Flag
from bot.playground.checks import Problems
from bot.playground.checks.components import ComponentCheck
from bot.playground.checks.embeds import check_embeds
from bot.playground.errors import ApiError
from bot.playground.world import Attachment, Message

FROM_CHANNEL = Flag.SUPPRESS_EMBEDS | Flag.SUPPRESS_NOTIFICATIONS | Flag.COMPONENTS_V2
"""Flags that a message sent into a channel may carry."""
FROM_USE = FROM_CHANNEL | Flag.EPHEMERAL
"""Flags that an answer to an interaction may carry."""
ON_EDIT = Flag.SUPPRESS_EMBEDS | Flag.COMPONENTS_V2
"""Flags that an edit may carry."""
_MANY = 10_000
_LEGACY = ("content", "embeds", "poll", "sticker_ids")


@dataclass(frozen=True, slots=True)
class Upload:
    """A file of a multipart request."""

    filename: str
    data: bytes

    def named(self, filename: str) -> Upload:
        """The file under a name as Discord keeps it: with underscores for what it does not like."""
        return Upload(re.sub(r"[^\w.()-]", "_", filename) or "file", self.data)


@dataclass(frozen=True, slots=True)
class Files:
    """What a form says of its files: those kept (with their new descriptions), and the new ones."""

    kept: tuple[tuple[Attachment, str | None], ...]
    new: tuple[tuple[Upload, str | None], ...]

    @property
    def names(self) -> list[str]:
        """The names of all files."""
        return [each.filename for each, _ in self.kept] + [each.filename for each, _ in self.new]


def check_message(
    form: dict[str, Any], uploads: dict[int, Upload], flags_allowed: int, *, existing: Message | None = None
) -> Files:
    """Check a message's form, sent or (if the message exists) edited, and say what becomes of its files.

    Raises:
        ApiError: 50035 with the places, 50006 for an empty message, 40005 for a file that is too large.
    """
    problems = Problems()
    flags = problems.number(form, (), "flags", 0, 2**31, default=0)
    if flags & ~flags_allowed:
        problems.add(("flags",), "MESSAGE_FLAGS_INVALID", "These flags cannot be set here.")
    was_v2 = existing is not None and bool(existing.flags & Flag.COMPONENTS_V2)
    v2 = bool(flags & Flag.COMPONENTS_V2) or was_v2
    if was_v2 and form.get("flags") is not None and not flags & Flag.COMPONENTS_V2:
        problems.add(("flags",), "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", "This flag cannot be taken back.")
    problems.text(form, (), "content", limits.CONTENT, least=0, required=False)
    if not isinstance(form.get("nonce"), int):
        problems.text(form, (), "nonce", limits.NONCE, least=0, required=False)
    for name in ("allowed_mentions", "message_reference"):
        if form.get(name) is not None:
            problems.form(form[name], (name,))
    files = _files(problems, form, uploads, existing)
    check_embeds(problems, form)
    if v2:
        _no_legacy(problems, form, existing)
    check = ComponentCheck(problems, files.names)
    check.message(form, v2=v2)
    problems.refuse()
    for upload, _ in files.new:
        if len(upload.data) > limits.UPLOAD_SIZE:
            raise ApiError(Code.TOO_LARGE)
    if _is_empty(form, files, existing):
        raise ApiError(Code.EMPTY_MESSAGE)
    return files


def _no_legacy(problems: Problems, form: dict[str, Any], existing: Message | None) -> None:
    left = {name for name in _LEGACY if form.get(name)}
    if existing is not None:
        left |= {name for name in ("content", "embeds") if getattr(existing, name) and name not in form}
    for name in sorted(left):
        said = f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
        problems.add((name,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", said)


def _is_empty(form: dict[str, Any], files: Files, existing: Message | None) -> bool:
    def left(name: str) -> Any:
        return form[name] if name in form else (getattr(existing, name, None) if existing else None)

    return not (
        left("content")
        or left("embeds")
        or left("components")
        or left("poll")
        or form.get("sticker_ids")
        or files.names
    )


def _files(problems: Problems, form: dict[str, Any], uploads: dict[int, Upload], existing: Message | None) -> Files:
    had = {each.id: each for each in existing.attachments} if existing else {}
    if form.get("attachments") is None:
        kept = tuple((each, each.description) for each in had.values())
        return _counted(
            problems, Files(kept, tuple((upload.named(upload.filename), None) for upload in uploads.values()))
        )
    kept_list, new_list = [], []
    unlisted = dict(uploads)
    for path, item in problems.forms(form, (), "attachments", 0, _MANY):
        said = problems.text(item, path, "description", limits.ATTACHMENT_DESCRIPTION, least=0, required=False)
        name = problems.text(item, path, "filename", _MANY, least=0, required=False)
        number = str(item.get("id"))
        if number.isdecimal() and int(number) in had:
            attachment = had[int(number)]
            kept_list.append((attachment, said or attachment.description))
        elif number.isdecimal() and int(number) in unlisted:
            upload = unlisted.pop(int(number))
            new_list.append((upload.named(name or upload.filename), said or None))
        else:
            unknown = "Attachment data was not found or is not this message's"
            problems.add((*path, "id"), "UNKNOWN_ATTACHMENT", unknown)
    new_list += [(upload.named(upload.filename), None) for upload in unlisted.values()]
    return _counted(problems, Files(tuple(kept_list), tuple(new_list)))


def _counted(problems: Problems, files: Files) -> Files:
    if len(files.names) > limits.ATTACHMENTS:
        said = f"Must be {limits.ATTACHMENTS} or fewer in length."
        problems.add(("attachments",), "BASE_TYPE_MAX_LENGTH", said)
    return files
