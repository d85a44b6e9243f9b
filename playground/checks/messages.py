"""Checks of messages that are sent and edited, and of their embeds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot import limits
from bot.limits import Code, Flag
from playground.checks.components import ComponentCheck
from playground.errors import ApiError, Path, Problems
from playground.model import Attachment, Message, Upload

CHANNEL_FLAGS = Flag.SUPPRESS_EMBEDS | Flag.SUPPRESS_NOTIFICATIONS | Flag.COMPONENTS_V2
"""Flags allowed on a message sent to a channel."""
RESPONSE_FLAGS = CHANNEL_FLAGS | Flag.EPHEMERAL
"""Flags allowed on a response to an interaction."""
EDIT_FLAGS = Flag.SUPPRESS_EMBEDS | Flag.COMPONENTS_V2
"""Flags allowed on an edit."""
_UNLIMITED = 10_000
_LEGACY_FIELDS = ("content", "embeds", "poll", "sticker_ids")


@dataclass(frozen=True, slots=True)
class Files:
    """The files of a checked form: those kept and those added, each with its description."""

    kept: tuple[tuple[Attachment, str | None], ...]
    added: tuple[tuple[Upload, str | None], ...]

    @property
    def names(self) -> list[str]:
        """The names of all files."""
        return [each.filename for each, _ in self.kept] + [each.filename for each, _ in self.added]


def check_message(
    form: dict[str, Any], uploads: dict[int, Upload], flags_allowed: int, *, existing: Message | None = None
) -> Files:
    """Check the form of a new message, or of an edit of an existing one.

    Returns:
        The message's files after the change.

    Raises:
        ApiError: 50035 with the problems, 50006 for an empty message, 40005 for a file that is too large.
    """
    problems = Problems()
    flags = problems.number(form, (), "flags", 0, 2**31, default=0)
    if flags & ~flags_allowed:
        problems.add(("flags",), "MESSAGE_FLAGS_INVALID", "These flags cannot be set here.")
    was_v2 = existing is not None and bool(existing.flags & Flag.COMPONENTS_V2)
    v2 = bool(flags & Flag.COMPONENTS_V2) or was_v2
    if was_v2 and form.get("flags") is not None and not flags & Flag.COMPONENTS_V2:
        problems.add(("flags",), "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", "This flag cannot be removed.")
    problems.text(form, (), "content", limits.CONTENT, minimum=0, required=False)
    if not isinstance(form.get("nonce"), int):
        problems.text(form, (), "nonce", limits.NONCE, minimum=0, required=False)
    for name in ("allowed_mentions", "message_reference"):
        if form.get(name) is not None:
            problems.form(form[name], (name,))
    files = _files(problems, form, uploads, existing)
    check_embeds(problems, form)
    if v2:
        _check_no_legacy_fields(problems, form, existing)
    check = ComponentCheck(problems, files.names)
    check.message(form, v2=v2)
    problems.raise_if_any()
    for upload, _ in files.added:
        if len(upload.data) > limits.UPLOAD_SIZE:
            raise ApiError(Code.TOO_LARGE)
    if _is_empty(form, files, existing):
        raise ApiError(Code.EMPTY_MESSAGE)
    return files


def _check_no_legacy_fields(problems: Problems, form: dict[str, Any], existing: Message | None) -> None:
    present = {name for name in _LEGACY_FIELDS if form.get(name)}
    if existing is not None:
        present |= {name for name in ("content", "embeds") if getattr(existing, name) and name not in form}
    for name in sorted(present):
        message = f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
        problems.add((name,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message)


def _is_empty(form: dict[str, Any], files: Files, existing: Message | None) -> bool:
    def after(name: str) -> Any:
        return form[name] if name in form else (getattr(existing, name, None) if existing else None)

    return not (
        after("content")
        or after("embeds")
        or after("components")
        or after("poll")
        or form.get("sticker_ids")
        or files.names
    )


def _files(problems: Problems, form: dict[str, Any], uploads: dict[int, Upload], existing: Message | None) -> Files:
    existing_files = {each.id: each for each in existing.attachments} if existing else {}
    unlisted = dict(uploads)
    kept: list[tuple[Attachment, str | None]] = []
    added: list[tuple[Upload, str | None]] = []
    if form.get("attachments") is None:
        kept = [(each, each.description) for each in existing_files.values()]
    for path, item in problems.forms(form, (), "attachments", 0, _UNLIMITED):
        description = problems.text(item, path, "description", limits.ATTACHMENT_DESCRIPTION, minimum=0, required=False)
        name = problems.text(item, path, "filename", _UNLIMITED, minimum=0, required=False)
        number = str(item.get("id"))
        if number.isdecimal() and int(number) in existing_files:
            attachment = existing_files[int(number)]
            kept.append((attachment, description or attachment.description))
        elif number.isdecimal() and int(number) in unlisted:
            upload = unlisted.pop(int(number))
            added.append((upload.renamed(name or upload.filename), description or None))
        else:
            message = "The attachment was not uploaded and does not belong to this message"
            problems.add((*path, "id"), "UNKNOWN_ATTACHMENT", message)
    added += [(upload.renamed(upload.filename), None) for upload in unlisted.values()]
    files = Files(tuple(kept), tuple(added))
    if len(files.names) > limits.ATTACHMENTS:
        message = f"Must be {limits.ATTACHMENTS} or fewer in length."
        problems.add(("attachments",), "BASE_TYPE_MAX_LENGTH", message)
    return files


def check_embeds(problems: Problems, form: dict[str, Any]) -> None:
    """Check each of a message's embeds, and their total length."""
    total = sum(_length(problems, embed, here) for here, embed in problems.forms(form, (), "embeds", 0, limits.EMBEDS))
    if total > limits.EMBED_TEXT:
        message = f"Embed size exceeds maximum size of {limits.EMBED_TEXT}"
        problems.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", message)


def _length(problems: Problems, embed: dict[str, Any], path: Path) -> int:
    """Check one embed and return its length in characters."""
    texts = [
        problems.text(embed, path, name, maximum, minimum=0, required=False)
        for name, maximum in (("title", limits.EMBED_TITLE), ("description", limits.EMBED_DESCRIPTION))
    ]
    for name, part, maximum in (("footer", "text", limits.EMBED_FOOTER), ("author", "name", limits.EMBED_AUTHOR)):
        holder, here = embed.get(name), (*path, name)
        if holder is not None and problems.form(holder, here):
            texts.append(problems.text(holder, here, part, maximum))
    for here, field in problems.forms(embed, path, "fields", 0, limits.EMBED_FIELDS):
        texts.append(problems.text(field, here, "name", limits.EMBED_FIELD_NAME))
        texts.append(problems.text(field, here, "value", limits.EMBED_FIELD_VALUE))
    return sum(map(len, texts))
