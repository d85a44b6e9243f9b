"""The message of a board that a channel keeps, and what its button shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import discord
from discord import ui

from bot import limits
from bot.features.boards.leaderboard import BoardTable, board_alt, board_in_words, board_table, player_name, show_board
from bot.features.boards.tournament_board import show_own_place
from bot.host.daily.posts import PODIUM
from bot.host.records.boards import Board
from bot.host.refusals import Refusal
from bot.host.server_boards import KINDS, SEASON, TOURNAMENT, WEEK
from bot.table.context import context_of
from bot.texts import Texts
from bot.ui.components import INK, Layout, Picture, button, clip, container, gallery
from bot.ui.custom_ids import Press, custom_ids, number, reading
from bot.ui.names import escaped, isolated
from bot.ui.replies import Handler, Interaction, acknowledge
from data.store import ServerPostRow, Standing
from render import Podium, Step

KEPT = "board-kept"
"""The word of the button of such a message. Its arguments are the kind and the edition of the message."""


class KeptBoard(NamedTuple):
    """What the message of a board shows: its table, the picture's alt text, and the lines in place of the picture."""

    table: BoardTable
    alt: str
    lines: tuple[str, ...]


def kept_press(row: ServerPostRow) -> Press:
    """Return the press of the button by which a message is recognized."""
    return Press.of_no_table(f"{KEPT}.{row.kind}.{row.edition}")


def kept_board(texts: Texts, board: Board) -> KeptBoard:
    """Return what the message of a board shows."""
    table = board_table(texts, board)
    return KeptBoard(table, board_alt(texts, board, table), tuple(board_in_words(texts, board, table)))


def kept_message(texts: Texts, row: ServerPostRow, board: KeptBoard, picture: Picture | None) -> ui.LayoutView:
    """Return the message of a board: its picture, and a button that shows everybody their own place."""
    box = container(INK)
    if picture:
        box.add_item(gallery(picture, board.alt))
    else:
        box.add_item(ui.TextDisplay(clip("\n".join(board.lines), limits.CONTENT)))
    box.add_item(ui.ActionRow(button(kept_press(row), texts.say("button-board-mine"))))
    return Layout(box)


def podium_of(texts: Texts, row: ServerPostRow, board: Board) -> Podium | None:
    """Return the podium of a closed season: who won most games; ``None`` if nobody is on its league."""
    best = [each for each in board.rows if isinstance(each, Standing)][:PODIUM]
    if not best:
        return None
    return Podium(
        texts.say("season-podium", number=row.edition, game=texts.say(f"game-{board.query.game}")),
        texts.say("season-podium-players", count=board.total),
        None,
        tuple(Step(each.rank, (player_name(texts, board.players, each.player),), each.won) for each in best),
        texts.say("season-podium-won"),
        signed=False,
    )


def podium_message(texts: Texts, row: ServerPostRow, podium: Podium, picture: Picture | None) -> ui.LayoutView:
    """Return the message with a season's podium, and a button that shows its whole league."""
    box = container(INK)
    if picture:
        box.add_item(gallery(picture, _podium_in_words(texts, podium, plain=True)))
    else:
        box.add_item(ui.TextDisplay(clip(_podium_in_words(texts, podium, plain=False), limits.CONTENT)))
    box.add_item(ui.ActionRow(button(kept_press(row), texts.say("button-season-league"))))
    return Layout(box)


def _podium_in_words(texts: Texts, podium: Podium, *, plain: bool) -> str:
    """Return a podium in words, for a message without its picture and as the picture's alt text."""
    title = podium.title if plain else f"### {podium.title}"
    spelt = isolated if plain else escaped
    steps = [
        texts.say("season-podium-step", place=each.place, name=spelt(each.names[0]), won=each.score)
        for each in podium.on_steps
    ]
    return clip("\n".join([title, podium.subtitle, *steps]), limits.MEDIA_DESCRIPTION)


def is_kept_message(message: discord.Message, row: ServerPostRow) -> bool:
    """Return whether a message is the one of a row, by its button."""
    presses = (Press.read(custom_id) for custom_id in custom_ids(message.components))
    wanted = [row.kind, str(row.edition)]
    return any(press and press.word == KEPT and press.arguments == wanted for press in presses)


async def _show_own_place(interaction: Interaction, press: Press, _values: Sequence[str]) -> None:
    """Show a board privately, with the person's own place."""
    await acknowledge(interaction)
    with reading():
        kind, edition = press.arguments
        if kind not in (*KINDS, SEASON, WEEK) or interaction.guild_id is None:
            raise Refusal("outdated")
        asked = number(edition)
    if kind == TOURNAMENT:
        await show_own_place(interaction, interaction.guild_id)
        return
    plan = await context_of(interaction).host.server_boards.plan(interaction.guild_id)
    await show_board(interaction, plan.query(kind, asked))


HANDLERS: Mapping[str, Handler] = {KEPT: _show_own_place}
