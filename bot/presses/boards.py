"""Boards as people ask for them and turn their pages; the first message is for all, and its asker's to turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.context import context_of
from bot.host.model.preferences import Preferences
from bot.host.records.boards import BoardQuery
from bot.host.refusals import Refusal
from bot.messages.boards import board_message, known, query_of, sheet
from bot.messages.custom_ids import Press
from bot.presses.handler import Handler, Interaction
from bot.replies import acknowledge, fill


async def _handle(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Acknowledges a press and shows what it asks for: in its message if that is the person's own, else to them alone.

    Raises what refuses it.
    """
    await acknowledge(interaction, anew=not _own(interaction))
    query = query_of(press)
    if query is not None and press.word != "board":
        query = _changed(query, press.word.removeprefix("board-"), next(iter(values), ""))
    if query is None or not known(query):
        raise Refusal("stale")
    await show_board(interaction, query, press.revision)


async def show_board(interaction: Interaction, query: BoardQuery, first: int = 0) -> None:
    """Shows a board from a row on, in the answer that was acknowledged."""
    context = context_of(interaction)
    player = await context.player()
    board = await context.host.boards.page(query, interaction.guild_id, player, first)
    told = sheet(context.say, board)
    picture = None
    if told.rows or not board.waiting:
        picture = await context.painter.board(
            told.title,
            told.columns,
            told.rows,
            told.own,
            subtitle=told.subtitle,
            note=told.note,
            by=told.by,
            preferences=Preferences.read(player.settings),
        )
    message = board_message(context.say, board, told, picture, in_server=interaction.guild_id is not None)
    fill(interaction)
    await interaction.edit_original_response(view=message, attachments=[picture.file()] if picture else [])


def _changed(query: BoardQuery, which: str, value: str) -> BoardQuery | None:
    match which:
        case "game":
            game, _, preset = value.partition(".")
            return replace(query, game=game, preset=preset)
        case "where":
            # A season is one of the server's.
            period = "season" if query.period.isdecimal() or query.everywhere else query.period
            return replace(query, everywhere=not query.everywhere, period=period)
        case "board":
            return replace(query, board=value)
        case "against":
            return replace(query, against=value)
        case "period":
            return replace(query, period=value)
    return None


def _own(interaction: Interaction) -> bool:
    """Whether a message came about by this person's own command, or only they see it."""
    message = interaction.message
    if message is None:
        return False
    by = message.interaction_metadata
    return message.flags.ephemeral or (by is not None and by.user.id == interaction.user.id)


HANDLERS: Mapping[str, Handler] = dict.fromkeys(
    ("board", *(f"board-{which}" for which in ("board", "game", "against", "period", "where"))), _handle
)
