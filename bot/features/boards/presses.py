"""Presses on boards. A board is public, but only the person who asked for it turns its pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.features.boards.messages import board_message, board_table, query_of
from bot.host.model.settings import Preferences
from bot.host.records.boards import BoardQuery
from bot.host.refusals import Refusal
from bot.table.context import context_of
from bot.ui.custom_ids import Press
from bot.ui.replies import Handler, Interaction, acknowledge, edit


async def _handle(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Show another board: in the same message if it is the person's own, else privately."""
    await acknowledge(interaction, anew=not _is_own(interaction))
    query = query_of(press)
    if query is not None and press.word != "board":
        query = _with_change(query, press.word.removeprefix("board-"), next(iter(values), ""))
    if query is None or not query.exists:
        raise Refusal("outdated")
    await show_board(interaction, query, press.revision)


async def show_board(interaction: Interaction, query: BoardQuery, first: int = 0) -> None:
    """Show a board from row ``first`` on, as the answer to the interaction."""
    context = context_of(interaction)
    player = await context.player()
    board = await context.host.boards.page(query, interaction.guild_id, player, first)
    table = board_table(context.texts, board)
    picture = None
    if table.rows or not board.waiting:
        picture = await context.painter.board(
            table.title,
            table.columns,
            table.rows,
            table.own,
            subtitle=table.subtitle,
            note=table.note,
            by=table.by,
            preferences=Preferences.read(player.settings),
        )
    message = board_message(context.texts, board, table, picture, in_server=interaction.guild_id is not None)
    await edit(interaction, message, [picture] if picture else [])


def _with_change(query: BoardQuery, which: str, value: str) -> BoardQuery | None:
    match which:
        case "game" | "games":
            game, _, preset = value.partition(".")
            return replace(query, game=game, preset=preset)
        case "where":
            # Seasons belong to a server.
            period = "season" if query.period.isdecimal() or query.everywhere else query.period
            return replace(query, everywhere=not query.everywhere, period=period)
        case "rules":
            return replace(query, changed_rules=not query.changed_rules)
        case "board":
            return replace(query, board=value)
        case "against":
            return replace(query, against=value)
        case "period":
            return replace(query, period=value)
    return None


def _is_own(interaction: Interaction) -> bool:
    """Return whether the message answers a command of this person, or is visible to them alone."""
    message = interaction.message
    if message is None:
        return False
    by = message.interaction_metadata
    return message.flags.ephemeral or (by is not None and by.user.id == interaction.user.id)


_CHANGES = ("board", "game", "games", "against", "period", "rules", "where")
HANDLERS: Mapping[str, Handler] = dict.fromkeys(("board", *(f"board-{which}" for which in _CHANGES)), _handle)
