"""Checks of embeds."""

from __future__ import annotations

from typing import Any

from bot import limits
from playground.checks.problems import Path, Problems


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
