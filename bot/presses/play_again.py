"""Presses to go back, play the same cards again, start the next game, and compare deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.context import Context, context_of, seat_of
from bot.host.records.deal_comparisons import best_of
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.messages.custom_ids import Press
from bot.messages.layout import text_message
from bot.messages.play_again import rewind_message
from bot.messages.scores import comparison_message, comparison_rows, comparison_title, side_seats
from bot.presses.handler import Handler
from bot.replies import Interaction, acknowledge, edit, tell
from engine.types import Side

_PRIVATE_ANSWERS = ("again", "replay", "anew")


async def _handle(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Handles the presses of this module."""
    await acknowledge(interaction, anew=press.word in _PRIVATE_ANSWERS)
    context = context_of(interaction)
    state = await context.table(press.table)
    match press.word:
        case "again":
            await choose_rewind(interaction, context, state)
        case "rewind":
            scope = press.arguments[0]
            await rewind(interaction, context, state, scope, revision=press.revision, to_practice=True)
        case "replay":
            await replay_cards(interaction, context, state)
        case "anew":
            await rematch(interaction, context, state)
        case "compare":
            side = int(press.arguments[0])
            await compare_deal(interaction, context, state.deals or 0, table_id=state.id, side=side)


async def choose_rewind(interaction: Interaction, context: Context, state: TableState, *scopes: str) -> None:
    """Asks how far to go back, and says what that costs."""
    seat_of(state, await context.player())
    await edit(interaction, rewind_message(context.texts, state, *scopes))


async def rewind(
    interaction: Interaction,
    context: Context,
    state: TableState,
    scope: str,
    *,
    revision: int | None = None,
    to_practice: bool = False,
) -> None:
    """Goes back; asks first if that makes the table a practice table."""
    context.need_showable(state)
    player = await context.player()
    try:
        after = await context.host.rewinds.rewind(state.id, player, scope, revision=revision, to_practice=to_practice)
    except Refusal as refusal:
        if refusal.note.code != "becomes-practice":
            raise
        await choose_rewind(interaction, context, state, scope)
        return
    await context.presenter.settled(after.id)
    done = context.texts.say("done-rewound", back=scope, link=context.posts.link(after))
    await edit(interaction, text_message(done))


async def replay_cards(interaction: Interaction, context: Context, state: TableState) -> None:
    """Opens a table in this channel that plays the cards of an ended game again."""
    context.need_showable()
    await context.need_place()
    player = await context.player()
    opened = await context.host.play_again.same_cards(state.id, player, **_place(interaction))
    await _show_opened(interaction, context, opened, f"done-replayed-{state.status}")


async def rematch(interaction: Interaction, context: Context, state: TableState) -> None:
    """Opens a table in this channel with the players and rules of an ended game."""
    context.need_showable()
    await context.need_place()
    player = await context.player()
    opened = await context.host.play_again.rematch(state.id, player, **_place(interaction))
    await _show_opened(interaction, context, opened, "done-anew")


async def compare_deal(
    interaction: Interaction,
    context: Context,
    number: int,
    *,
    preset: str = "",
    table_id: str = "",
    side: Side | None = None,
) -> None:
    """Compares how one side's cards of a numbered deal were played in this server; by default the asker's side."""
    compared = await context.host.deal_comparisons.compare(
        interaction.guild_id or 0, number, preset=preset, table_id=table_id
    )
    player = await context.player()
    if side is None or side >= len(compared.sides):
        side = best_of(compared, player.id) or 0
    columns, board, own = comparison_rows(context.texts, compared, side, player.id)
    title, subtitle = comparison_title(context.texts, compared), side_seats(context.texts, compared, side)
    picture = await context.painter.board(title, columns, board, own, subtitle=subtitle, by=len(columns) - 1)
    await edit(interaction, comparison_message(context.texts, compared, side, picture), [picture] if picture else [])


async def _show_opened(interaction: Interaction, context: Context, opened: TableState, message: str) -> None:
    await context.presenter.settled(opened.id)
    await tell(interaction, context.texts.say(message, link=context.posts.link(opened)))
    await context.seated(opened, await context.player())


def _place(interaction: Interaction) -> dict[str, int]:
    return {"guild_id": interaction.guild_id or 0, "channel_id": interaction.channel_id or 0}


HANDLERS: Mapping[str, Handler] = dict.fromkeys((*_PRIVATE_ANSWERS, "rewind", "compare"), _handle)
