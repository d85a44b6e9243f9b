"""Presses of moderators: annulling a game, and posts in the record's channel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.features.moderation.messages import ANNUL, ANNUL_DO, act_line, annul_form
from bot.host.refusals import Refusal
from bot.table.context import Context, context_of
from bot.table.delivery.requests import NO_MENTIONS, best_effort
from bot.ui.custom_ids import Press
from bot.ui.replies import Handler, Interaction, acknowledge, tell


async def _handle(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Ask for the reason, or annul the game with it."""
    context = context_of(interaction)
    if press.word == ANNUL:
        form = annul_form(context.texts, press._replace(what=ANNUL_DO))
        await interaction.response.send_modal(form)
        return
    await acknowledge(interaction, anew=False, replaced=True)
    state = await context.table(press.table)
    if not await context.may_manage(state):
        raise Refusal("not-moderator")
    reason = values[0] if values else ""
    await context.host.moderation.annul(state.id, await context.player(), reason)
    await post_newest(interaction, context)
    await tell(interaction, context.texts.say("done-annulled"))


async def need_moderator(interaction: Interaction) -> tuple[Context, int]:
    """Return the context and the server of somebody who moderates all tables there. Refuses ``not-moderator``."""
    context = context_of(interaction)
    if interaction.guild_id is None or not await context.moderates():
        raise Refusal("not-moderator")
    return context, interaction.guild_id


async def post_newest(interaction: Interaction, context: Context) -> None:
    """Post the latest act in the record's channel, if there is one."""
    page = await context.host.moderation.page(interaction.guild_id or 0)
    await post_act(interaction, context, act_line(context.texts, page.acts[0], page.players))


async def post_act(interaction: Interaction, context: Context, line: str) -> None:
    """Post a line in the record's channel, if there is one."""
    settings = await context.host.servers.settings(interaction.guild_id or 0)
    if settings.record is not None:
        channel = interaction.client.get_partial_messageable(settings.record)
        await best_effort(channel.send(line, allowed_mentions=NO_MENTIONS))


HANDLERS: Mapping[str, Handler] = dict.fromkeys((ANNUL, ANNUL_DO), _handle)
