"""The law of embeds."""

from __future__ import annotations

from typing import Any

from bot import limits
from bot.playground.checks import Path, Problems


def check_embeds(problems: Problems, form: dict[str, Any]) -> None:
    """Check a message's embeds, each and all together."""
    total = sum(_length(problems, embed, here) for here, embed in problems.forms(form, (), "embeds", 0, limits.EMBEDS))
    if total > limits.EMBED_TEXT:
        said = f"Embed size exceeds maximum size of {limits.EMBED_TEXT}"
        problems.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", said)


def _length(problems: Problems, embed: dict[str, Any], path: Path) -> int:
    """Check one embed; its texts' length in characters."""
    texts = [
        problems.text(embed, path, name, most, least=0, required=False)
        for name, most in (("title", limits.EMBED_TITLE), ("description", limits.EMBED_DESCRIPTION))
    ]
    for name, part, most in (("footer", "text", limits.EMBED_FOOTER), ("author", "name", limits.EMBED_AUTHOR)):
        holder, here = embed.get(name), (*path, name)
        if holder is not None and problems.form(holder, here):
            texts.append(problems.text(holder, here, part, most))
    for here, field in problems.forms(embed, path, "fields", 0, limits.EMBED_FIELDS):
        texts.append(problems.text(field, here, "name", limits.EMBED_FIELD_NAME))
        texts.append(problems.text(field, here, "value", limits.EMBED_FIELD_VALUE))
    return sum(map(len, texts))
