"""Sharing one's result at a deal of the day: a public line without any card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import discord

from bot.features.daily.result import SHARE, daily_title, deal_of, shown_percent
from bot.host.daily.standings import Finished
from bot.host.refusals import Refusal
from bot.table.context import Context, context_of
from bot.table.delivery.requests import NO_MENTIONS, nonce
from bot.texts import Texts
from bot.ui.custom_ids import Press
from bot.ui.languages import server_texts
from bot.ui.names import escaped, visible
from bot.ui.permissions import Place, missing_at, missing_to_post, place_elsewhere
from bot.ui.replies import Handler, Interaction, acknowledge, tell
from data.store import Player

_FILES = "attach_files"
"""A permission that a line does not need."""


def share_line(texts: Texts, finished: Finished, player: Player) -> str:
    """Return the line, such as "Ada · Whist, day 214: +57 (par +31), better than 78%, 12 days in a row".

    Until the day is closed, its points are covered for readers who have still to play.
    """
    name = escaped(visible(player.name)) or texts.say("name-forgotten")
    points = texts.listed(_points(texts, finished))
    figures = [points if finished.closed else f"||{points}||"]
    if finished.streak > 1:
        figures.append(texts.say("daily-share-streak", days=finished.streak))
    title = daily_title(texts, finished.attempt)
    return texts.say("daily-share", player=name, title=title, figures=texts.listed(figures))


def _points(texts: Texts, finished: Finished) -> Iterator[str]:
    if finished.par is None:
        yield texts.say("daily-share-score", score=finished.score)
    else:
        yield texts.say("daily-share-score-par", score=finished.score, par=finished.par)
    if (percent := shown_percent(finished)) is not None:
        yield texts.say("daily-share-better", percent=percent)


async def _share(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Post the line: see :func:`_public_place`."""
    await acknowledge(interaction)
    context = context_of(interaction)
    deal, player = deal_of(press), await context.player()
    finished = await context.host.daily_standings.of(*deal, player, interaction.guild_id)
    place = await _public_place(interaction, *await context.host.daily_standings.begun_in(finished.attempt))
    shown = await context.host.names.player(place.guild_id if place else None, player)
    texts = await server_texts(context.host.servers, place.guild_id) if place else context.texts
    line = share_line(texts, finished, shown)
    if place is None:
        raise Refusal("daily-share-copy", line=line)
    await _need_may_post(context, place, line)
    await interaction.client.get_partial_messageable(place.channel_id).send(
        line,
        nonce=nonce("daily share", *deal, str(player.id), str(place.channel_id)),
        silent=True,
        allowed_mentions=NO_MENTIONS,
    )
    await tell(interaction, context.texts.say("done-daily-shared", channel=f"<#{place.channel_id}>"))


async def _public_place(interaction: Interaction, guild_id: int, channel_id: int) -> Place | None:
    """Return where to post: this channel, or from direct messages that where the deal was begun, if it was in a server.

    For a private thread it is its channel.
    """

    async def elsewhere(guild_id: int, channel_id: int) -> Place | None:
        return await place_elsewhere(interaction.client, interaction.user.id, guild_id, channel_id)

    place: Place | None = Place.of(interaction)
    if interaction.guild_id is None:
        place = await elsewhere(guild_id, channel_id) if channel_id else None
    if place and isinstance(place.channel, discord.Thread) and place.channel.is_private():
        return await elsewhere(place.guild_id, place.channel.parent_id)
    return place


async def _need_may_post(context: Context, place: Place, line: str) -> None:
    """Refuse where the server wants no bot, or the bot or the person may not write."""
    settings = await context.host.servers.settings(place.guild_id)
    if not settings.allows(place.channel_id, getattr(place.channel, "parent_id", None)):
        raise Refusal("daily-share-place", channels=" ".join(f"<#{each}>" for each in settings.channels), line=line)
    named = f"<#{place.channel_id}>"
    if lacking := missing_to_post(place):
        raise Refusal("daily-may-not-share", channel=named, permission=lacking, line=line)
    if lacking := tuple(each for each in missing_at(place) if each != _FILES):
        raise Refusal("daily-cannot-share", channel=named, permission=lacking, line=line)


HANDLERS: Mapping[str, Handler] = {SHARE: _share}
