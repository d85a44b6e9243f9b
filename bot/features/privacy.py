"""``/privacy``: shows the stored data of a person, takes them off boards, or erases it."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from discord import ButtonStyle, app_commands, ui

from bot import limits
from bot.features.boards.champions import ChampionRoles
from bot.features.boards.keeping import BoardMessages
from bot.features.daily.post import DailyPostMessages
from bot.features.evening.room import Rooms
from bot.host.refusals import Refusal
from bot.table.context import Context, context_of
from bot.texts import Texts
from bot.ui.commands import AnyCommand, allow_direct_messages, localized
from bot.ui.components import INK, Layout, Upload, button, container
from bot.ui.custom_ids import Press, number, reading
from bot.ui.replies import Handler, Interaction, acknowledge, edit, send_file
from bot.ui.sentences import Policies, policy_line
from data.store import Player

_LARGEST = limits.UPLOAD_SIZE


def personal_file(stored: Mapping[str, Any]) -> Upload:
    """Return everything stored about a person as a file, compressed if it would be too large to send."""
    return _file("stored.json", json.dumps(stored, indent=1, ensure_ascii=False).encode())


def results_file(form: str, text: bytes) -> Upload:
    """Return an export of results as a file, compressed if it is too large to be sent otherwise."""
    return _file(f"results.{form}", text)


def _file(name: str, data: bytes) -> Upload:
    return Upload.of(name, data) if len(data) <= _LARGEST else Upload.of(f"{name}.gz", gzip.compress(data))


def boards_message(texts: Texts, player: Player, policies: Policies) -> ui.LayoutView:
    """Return whether a person is on boards, and the button that changes it."""
    state, other = ("hidden", "unhide") if player.hidden else ("listed", "hide")
    lines = (texts.say(f"boards-{state}"), policy_line(texts, policies))
    change = button(Press.of_no_table(other), texts.say(f"button-{other}"))
    return Layout(container(INK, ui.TextDisplay("\n".join(filter(None, lines))), ui.ActionRow(change)))


def forget_message(texts: Texts, player: Player, policies: Policies) -> ui.LayoutView:
    """Ask a person whether to erase their data, with the consequences."""
    lines = (texts.say("forget-title"), texts.say("forget-means"), policy_line(texts, policies))
    erase = Press.of_no_table(f"forget.{player.id}")
    keep = Press.of_no_table("remember")
    return Layout(
        container(
            INK,
            ui.TextDisplay("\n".join(filter(None, lines))),
            ui.ActionRow(
                button(erase, texts.say("button-forget"), ButtonStyle.danger),
                button(keep, texts.say("button-remember")),
            ),
        )
    )


def answer_message(text: str) -> ui.LayoutView:
    """Return the answer that replaces the question once it is done."""
    return Layout(container(INK, ui.TextDisplay(text)))


async def _handle(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Handle the answer to the question."""
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    if press.word == "remember":
        await _replace_by_text(interaction, context.texts.say("done-remembered"))
        return
    with reading():
        [known_as] = map(number, press.arguments)
    # Looked up by number: the second press of an erased user must not register them as a new player.
    known = (await context.host.people.by_number([known_as])).get(known_as)
    if known is None or known.discord_id not in (interaction.user.id, None):
        raise Refusal("outdated")
    named = await context.host.privacy.tables_with_seat(known_as)
    if known.discord_id is not None:
        await _erase(context, known)
    await _replace_by_text(interaction, context.texts.say("done-forgotten"))
    for table_id in named:
        await context.presenter.redraw(table_id)
    for row in await context.host.evenings.of_player(known_as):
        await context.services.feature(Rooms).redraw(row)
    context.services.feature(DailyPostMessages).write_again()
    context.services.feature(BoardMessages).write_again()
    context.services.feature(ChampionRoles).look_again()


async def _erase(context: Context, player: Player) -> None:
    """Erase a player's data, and remove their hands."""
    tables = [*await context.host.listings.of_player(player), *await context.host.attempts.tables(player)]
    live = await context.host.tables_of(player)
    await context.host.privacy.forget(player)
    for state in live:
        seat = state.seat_of(player.id)
        if seat is not None:
            await context.hands.dismiss(state, seat)
    await context.hands.take_away(player, tables)


async def _replace_by_text(interaction: Interaction, text: str) -> None:
    """Replace the question by a text."""
    await edit(interaction, answer_message(text))


async def _hide(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Take a person off all boards, or put them back."""
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    player = await context.host.privacy.hide(await context.player(), hidden=press.word == "hide")
    await edit(interaction, boards_message(context.texts, player, context.policies))
    for row in await context.host.evenings.of_player(player.id):
        if not row.ended:
            await context.services.feature(Rooms).redraw(row)
    context.services.feature(DailyPostMessages).write_again()
    context.services.feature(BoardMessages).write_again()
    context.services.feature(ChampionRoles).look_again()


HANDLERS: Mapping[str, Handler] = {
    **dict.fromkeys(("forget", "remember"), _handle),
    **dict.fromkeys(("hide", "unhide"), _hide),
}


@app_commands.command(name="show", description=localized("command-privacy-show"))
async def show(interaction: Interaction) -> None:
    """Send a person all data stored about them, as a file."""
    await acknowledge(interaction)
    context = context_of(interaction)
    player = await context.player()
    # In a thread: the data of somebody who has played for years are many megabytes.
    file = await asyncio.to_thread(personal_file, await context.host.privacy.data(player))
    said = (context.texts.say("privacy-shown"), policy_line(context.texts, context.policies))
    await send_file(interaction, "\n".join(filter(None, said)), file)


@app_commands.command(name="boards", description=localized("command-privacy-boards"))
async def boards(interaction: Interaction) -> None:
    """Show a person whether they are on boards, with a button that changes it."""
    await acknowledge(interaction)
    context = context_of(interaction)
    await edit(interaction, boards_message(context.texts, await context.player(), context.policies))


@app_commands.command(name="forget", description=localized("command-privacy-forget"))
async def forget(interaction: Interaction) -> None:
    """Ask a person whether to erase their data."""
    await acknowledge(interaction)
    context = context_of(interaction)
    player = await context.player()
    await edit(interaction, forget_message(context.texts, player, context.policies))


def slash_commands() -> Iterator[AnyCommand]:
    """Yield ``/privacy``."""
    group = app_commands.Group(name="privacy", description=localized("command-privacy"))
    group.add_command(show)
    group.add_command(boards)
    group.add_command(forget)
    allow_direct_messages(group)
    yield group
