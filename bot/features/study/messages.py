"""Advice for the person who asked: a hint, the legal actions, and why others are illegal."""

from __future__ import annotations

from collections.abc import Iterable

from discord import ButtonStyle, ui

from bot.features.help.messages import page_message
from bot.host.table.state import TableState
from bot.table.messages.choices import key_with_places
from bot.table.messages.feature_buttons import hint_lines
from bot.texts import People, Texts
from bot.ui import sentences
from bot.ui.components import INK, Layout, Picture, button, clip, container, gallery
from bot.ui.custom_ids import Press
from engine.study import Explanation, Hint
from engine.types import Note, Seat

_TEXT = 3500


def hint_message(texts: Texts, state: TableState, seat: Seat, hint: Hint, picture: Picture | None) -> ui.LayoutView:
    """Return a hint for a player whose hand is in another message, and the button that plays it."""
    title, *reasons = hint_lines(texts, state, seat, hint)
    box = container(INK, ui.TextDisplay(title))
    if picture:
        box.add_item(gallery(picture, sentences.hand_alt(texts, state, seat)))
    if reasons:
        box.add_item(ui.TextDisplay(clip("\n".join(reasons), _TEXT)))
    does = Press(
        state.id, state.revision, f"follow.{hint.action.kind}.{key_with_places(state.views[seat], hint.action)}"
    )
    box.add_item(ui.ActionRow(button(does, texts.say("button-sure"), ButtonStyle.primary)))
    return Layout(box)


def explanation_message(texts: Texts, title: str, explained: Iterable[Explanation], seated: People) -> ui.LayoutView:
    """Return the legal actions, and below them the illegal ones with the reasons."""
    entries = list(explained)
    lines = [texts.note("fact", each.note, seated) for each in entries if each.allowed]
    refused = [_refusal_line(texts, each, seated) for each in entries if not each.allowed]
    if lines and refused:
        refused.insert(0, texts.say("study-not"))
    return page_message(title, [*_bullets(lines), *refused])


def facts_message(texts: Texts, title: str, facts: Iterable[Note], seated: People) -> ui.LayoutView:
    """Return a page of facts, one per line."""
    return page_message(
        title, _bullets(texts.note("fact", note, seated) for note in facts) or [texts.say("page-empty")]
    )


def _refusal_line(texts: Texts, each: Explanation, seated: People) -> str:
    why = texts.note("refusal", each.note, seated)
    return texts.say("study-refused", does=texts.say(f"verb-{each.kind}"), why=why) if each.kind else why


def _bullets(lines: Iterable[str]) -> list[str]:
    return [f"- {line}" for line in lines]
