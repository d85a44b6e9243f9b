"""The message of a board that a channel keeps, and what its button shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord
from discord import ui

from bot import limits
from bot.features.boards.leaderboard import BoardTable, board_alt, board_in_words, show_board
from bot.host.records.boards import Board
from bot.host.server_boards import KINDS
from bot.table.context import context_of
from bot.texts import Texts
from bot.ui.components import INK, Layout, Picture, button, clip, container, gallery
from bot.ui.custom_ids import Press, custom_ids, reading
from bot.ui.replies import Handler, Interaction, acknowledge
from data.store import ServerPostRow

KEPT = "board-kept"
"""The word of the button of such a message. Its arguments are the kind and the edition of the message."""


def kept_message(
    texts: Texts, row: ServerPostRow, board: Board, table: BoardTable, picture: Picture | None
) -> ui.LayoutView:
    """Return the message of a board: its picture, and a button that shows everybody their own place."""
    box = container(INK)
    if picture:
        box.add_item(gallery(picture, board_alt(texts, board, table)))
    else:
        box.add_item(ui.TextDisplay(clip("\n".join(board_in_words(texts, board, table)), limits.CONTENT)))
    press = Press.of_no_table(f"{KEPT}.{row.kind}.{row.edition}")
    box.add_item(ui.ActionRow(button(press, texts.say("button-board-mine"))))
    return Layout(box)


def is_kept_message(message: discord.Message, row: ServerPostRow) -> bool:
    """Return whether a message is the one of a row, by its button."""
    presses = (Press.read(custom_id) for custom_id in custom_ids(message.components))
    wanted = [row.kind, str(row.edition)]
    return any(press and press.word == KEPT and press.arguments == wanted for press in presses)


async def _show_own_place(interaction: Interaction, press: Press, _values: Sequence[str]) -> None:
    """Show a board privately, with the person's own place."""
    await acknowledge(interaction)
    with reading():
        kind, guild_id = KINDS[KINDS.index(press.arguments[0])], interaction.guild_id
        assert guild_id is not None
    plan = await context_of(interaction).host.server_boards.plan(guild_id)
    await show_board(interaction, plan.query(kind))


HANDLERS: Mapping[str, Handler] = {KEPT: _show_own_place}
