"""``/assist`` and ``/explore``: advice on a turn, and what a player can know about the cards.

All of it is made from the asker's own view, and shown to them alone. A hint is shown in the message with the hand. The
command shows it in an answer of its own if the hand is in the direct messages; that answer is deleted once its button
was used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

import discord
from discord import ButtonStyle, app_commands, ui

from bot.features.autosteps import start_autostep
from bot.features.exhibition import autoplay
from bot.features.help import page_message
from bot.host.refusals import Refusal
from bot.host.table.state import TableState, competition_refusal
from bot.table.context import Context, context_of, need_turn, seat_of
from bot.table.messages.choices import key_with_places
from bot.table.messages.feature_buttons import hint_lines
from bot.table.messages.hand import Mode
from bot.table.play_presses import confirmed_action
from bot.table.presses import TablePress, on_table
from bot.texts import People, Texts
from bot.ui import sentences
from bot.ui.commands import AnyCommand, allow_direct_messages, level_choices, localized
from bot.ui.components import INK, Layout, Picture, button, clip, container, gallery
from bot.ui.custom_ids import Press, reading
from bot.ui.names import names, people
from bot.ui.replies import Handler, Interaction, acknowledge, edit
from engine import study
from engine.games import GAMES
from engine.study import Explanation, Hint
from engine.types import Action, Note, Seat
from engine.view import View

_TEXT = 3500
_LEVELS = level_choices()
_OPENING = "opening"
"""The page that belongs to ``/assist``; all others belong to ``/explore``."""


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


async def show_hint(interaction: Interaction, context: Context, state: TableState, seat: Seat) -> None:
    """Show what the strongest computer would play, as the answer to a command.

    Refuses ``not-running``, ``paused``, ``not-your-turn``.
    """
    mode = await _hint_mode(context, state, seat)
    if not context.hands.stands_in_direct_messages(state, seat):
        await context.hands.show_privately(interaction, state, seat, mode=mode)
        return
    assert mode.hint is not None
    picture = await context.painter.hand(
        state.views[seat],
        names(state, context.texts),
        texts=context.texts,
        preferences=state.preferences_of(seat),
        marked=mode.hint.action.cards,
    )
    await edit(interaction, hint_message(context.texts, state, seat, mode.hint, picture), [picture] if picture else [])


async def _hint_mode(context: Context, state: TableState, seat: Seat) -> Mode:
    if state.competition:
        raise competition_refusal(state.competition)
    need_turn(state, seat)
    hint = await context.host.study.hint(state, seat)
    return Mode(hint.action.kind, 0, state.revision, hint.action, hint=hint)


async def _press_hint(pressed: TablePress) -> None:
    """Show the hint in the pressed hand."""
    state, seat = await pressed.seat()
    await pressed.show(state, seat, await _hint_mode(pressed.context, state, seat))


async def _press_follow(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Play the action of a hint in a message of its own, and delete the hint, even if it is out of date."""
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    player = await context.player()
    with reading():
        kind, key, *mask = press.arguments

    def decide(state: TableState) -> Action:
        context.at(state)
        seat = seat_of(state, player)
        if not state.unchanged_since(press.revision, seat):
            raise Refusal("stale")
        need_turn(state, seat)
        action = confirmed_action(state.rules, state.views[seat], kind, key, *mask[:1])
        if action is None:
            raise Refusal("stale")
        context.need_showable(state)
        return action

    try:
        await context.host.play.decide(press.table, player, decide, revision=press.revision)
    finally:
        with suppress(discord.HTTPException):  # the player may have dismissed it
            await interaction.delete_original_response()


HANDLERS: Mapping[str, Handler] = {"hint": on_table(_press_hint), "follow": _press_follow}


async def _hint(interaction: Interaction) -> None:
    await acknowledge(interaction)
    context, state, seat, _ = await _request(interaction)
    await show_hint(interaction, context, state, seat)


async def _explain(interaction: Interaction) -> None:
    await acknowledge(interaction)
    context, state, _, view = await _request(interaction)
    title = "### " + context.texts.say("study-title", about="explain")
    await edit(
        interaction, explanation_message(context.texts, title, study.explain(view), people(state, context.texts))
    )


@app_commands.describe(level=localized("argument-autostep-level"))
@app_commands.choices(level=_LEVELS)
async def _autostep(interaction: Interaction, level: str = "") -> None:
    await acknowledge(interaction)
    context, state, _, _ = await _request(interaction)
    await start_autostep(interaction, context, state, level)


async def show_page(interaction: Interaction, page: str) -> None:
    """Show a study page. Refuses ``not-in-this-game``."""
    await acknowledge(interaction)
    context, state, _, view = await _request(interaction)
    if page not in (pages := study.pages(state.game)):
        available = [_path(name) for name in pages]
        raise Refusal(
            "not-in-this-game",
            called=context.texts.called(state.game, state.preset),
            names=context.texts.listed(available),
        )
    title = "### " + context.texts.say("study-title", about=page)
    await edit(interaction, facts_message(context.texts, title, study.page(view, page), people(state, context.texts)))


async def _request(interaction: Interaction) -> tuple[Context, TableState, Seat, View]:
    """Return the table that the command refers to, and the asker's seat and view.

    Refuses ``not-seated``, ``not-running``, ``daily-table``, and ``tournament-table``: a competition is played without
    help.
    """
    context = context_of(interaction)
    player = await context.player()
    state = await context.table_here(player)
    if state.competition:
        raise competition_refusal(state.competition)
    seat = seat_of(state, player)
    view = state.view(seat)
    if view is None:
        raise Refusal("not-running")
    return context, state, seat, view


def _page_callback(page: str) -> Callable[..., Any]:
    async def callback(interaction: Interaction) -> None:
        await show_page(interaction, page)

    return callback


def _command(group: str, name: str, callback: Callable[..., Any]) -> app_commands.Command[Any, ..., None]:
    said = localized(f"command-{group}-{name}")
    return app_commands.Command(name=name, description=said, callback=callback)


def _path(page: str) -> str:
    return f"`/{'assist' if page == _OPENING else 'explore'} {page}`"


def slash_commands() -> Iterator[AnyCommand]:
    """Yield ``/assist``, and ``/explore`` with a command for each study page of any game."""
    assist = app_commands.Group(name="assist", description=localized("command-assist"))
    advice = (("hint", _hint), ("explain", _explain), (_OPENING, _page_callback(_OPENING)), ("autostep", _autostep))
    for name, callback in advice:
        assist.add_command(_command("assist", name, callback))
    assist.add_command(autoplay())
    explore = app_commands.Group(name="explore", description=localized("command-explore"))
    for page in dict.fromkeys(page for game in GAMES for page in study.pages(game)):
        if page != _OPENING:
            explore.add_command(_command("explore", page, _page_callback(page)))
    for group in (assist, explore):
        allow_direct_messages(group)
        yield group
