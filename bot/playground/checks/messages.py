"""The law of messages: what may be sent, and what an edit may change."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from bot import law
from bot.law import Code, Flag
from bot.playground.checks import Path, Problems
from bot.playground.checks.components import ComponentCheck
from bot.playground.errors import ApiError
from bot.playground.world import Attachment, Message

FROM_CHANNEL = Flag.SUPPRESS_EMBEDS | Flag.SUPPRESS_NOTIFICATIONS | Flag.COMPONENTS_V2
"""Flags that a message sent into a channel may carry."""
FROM_USE = FROM_CHANNEL | Flag.EPHEMERAL
"""Flags that an answer to an interaction may carry."""
ON_EDIT = Flag.SUPPRESS_EMBEDS | Flag.COMPONENTS_V2
"""Flags that an edit may carry."""
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
        problems.add(
            ("flags",), "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", "This flag cannot be taken back."
        )
    problems.text(form, (), "content", law.CONTENT, least=0, required=False)
    if not isinstance(form.get("nonce"), int):
        problems.text(form, (), "nonce", law.NONCE, least=0, required=False)
    files = _files(problems, form, uploads, existing)
    _embeds(problems, form)
    if v2:
        _no_legacy(problems, form, existing)
    check = ComponentCheck(problems, files.names)
    components = form.get("components")
    if components is not None:
        check.message(problems.items(form, (), "components", 0, 10_000), v2=v2)
    problems.refuse()
    for upload, _ in files.new:
        if len(upload.data) > law.UPLOAD_SIZE:
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


def _files(
    problems: Problems, form: dict[str, Any], uploads: dict[int, Upload], existing: Message | None
) -> Files:
    had = {each.id: each for each in existing.attachments} if existing else {}
    if form.get("attachments") is None:
        kept = tuple((each, each.description) for each in had.values())
        return _counted(
            problems, Files(kept, tuple((upload.named(upload.filename), None) for upload in uploads.values()))
        )
    kept_list, new_list = [], []
    unlisted = dict(uploads)
    for index, item in enumerate(problems.items(form, (), "attachments", 0, 10_000)):
        path: Path = ("attachments", index)
        if not isinstance(item, dict):
            problems.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            continue
        problems.text(item, path, "description", law.ATTACHMENT_DESCRIPTION, least=0, required=False)
        try:
            number = int(item.get("id", "none"))
        except (TypeError, ValueError):
            problems.add((*path, "id"), "NUMBER_TYPE_COERCE", f'Value "{item.get("id")}" is not snowflake.')
            continue
        if number in had:
            kept_list.append((had[number], item.get("description", had[number].description)))
        elif number in unlisted:
            upload = unlisted.pop(number)
            new_list.append((upload.named(item.get("filename") or upload.filename), item.get("description")))
        else:
            said = "Attachment data was not found or is not this message's"
            problems.add((*path, "id"), "UNKNOWN_ATTACHMENT", said)
    new_list += [(upload.named(upload.filename), None) for upload in unlisted.values()]
    return _counted(problems, Files(tuple(kept_list), tuple(new_list)))


def _counted(problems: Problems, files: Files) -> Files:
    if len(files.names) > law.ATTACHMENTS:
        problems.add(
            ("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {law.ATTACHMENTS} or fewer in length."
        )
    return files


def _embeds(problems: Problems, form: dict[str, Any]) -> None:
    total = 0
    for index, embed in enumerate(problems.items(form, (), "embeds", 0, law.EMBEDS)):
        path: Path = ("embeds", index)
        if not isinstance(embed, dict):
            problems.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            continue
        total += len(problems.text(embed, path, "title", law.EMBED_TITLE, least=0, required=False))
        total += len(
            problems.text(embed, path, "description", law.EMBED_DESCRIPTION, least=0, required=False)
        )
        for name, part, most in (("footer", "text", law.EMBED_FOOTER), ("author", "name", law.EMBED_AUTHOR)):
            if isinstance(embed.get(name), dict):
                total += len(problems.text(embed[name], (*path, name), part, most))
        for number, item in enumerate(problems.items(embed, path, "fields", 0, law.EMBED_FIELDS)):
            here = (*path, "fields", number)
            total += len(problems.text(item, here, "name", law.EMBED_FIELD_NAME))
            total += len(problems.text(item, here, "value", law.EMBED_FIELD_VALUE))
    if total > law.EMBED_TEXT:
        said = f"Embed size exceeds maximum size of {law.EMBED_TEXT}"
        problems.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", said)
