"""The press that compares how another side's cards of a numbered deal were played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.features.deals.comparison_messages import comparison_message, comparison_rows, comparison_title, side_seats
from bot.host.model.settings import Preferences
from bot.host.records.deals import best_of
from bot.table.context import Context, context_of
from bot.ui.custom_ids import Press, number, reading
from bot.ui.replies import Handler, Interaction, acknowledge, edit
from engine.types import Side


async def _compare(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    with reading():
        [side] = map(number, press.arguments)
    state = await context.table(press.table)
    await compare_deal(interaction, context, state.deals or 0, table_id=state.id, side=side)


async def compare_deal(
    interaction: Interaction,
    context: Context,
    number: int,
    *,
    preset: str = "",
    table_id: str = "",
    side: Side | None = None,
) -> None:
    """Compare how one side's cards of a numbered deal were played in this server; by default the asker's side."""
    player = await context.player()
    compared = await context.host.deal_comparisons.compare(
        interaction.guild_id or 0, number, preset=preset, table_id=table_id, viewer=player.id
    )
    if side is None or side >= len(compared.sides) or not compared.sides[side]:
        first = next(number for number, attempts in enumerate(compared.sides) if attempts)
        side = best_of(compared, player.id) or first
    columns, board, own = comparison_rows(context.texts, compared, side, player.id)
    title, subtitle = comparison_title(context.texts, compared), side_seats(context.texts, compared, side)
    preferences = Preferences.read(player.settings)
    picture = await context.painter.board(
        title, columns, board, own, subtitle=subtitle, by=len(columns) - 1, preferences=preferences
    )
    await edit(interaction, comparison_message(context.texts, compared, side, picture), [picture] if picture else [])


HANDLERS: Mapping[str, Handler] = {"compare": _compare}
