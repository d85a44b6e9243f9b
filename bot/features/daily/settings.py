"""A server's settings for the deal of the day: a page of ``/server``."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.features.daily.names import daily_name
from bot.features.daily.zones import shown_zone
from bot.host.daily.schedule import hour_of, hours_to_play
from bot.host.model.daily_key import day_at
from bot.host.model.settings import ServerSettings
from bot.texts import Texts
from bot.ui.components import Control, channel_select, select
from bot.ui.custom_ids import Press
from engine.daily import DAILY_GAMES

HOURS = range(24)
SETTINGS = ("daily_channel", "daily_hour", "daily_games")
"""The settings of this page that have a select."""


def daily_lines(
    texts: Texts, settings: ServerSettings, now: float, *, is_gone: bool, lacking: Sequence[str]
) -> list[str]:
    """Return lines that explain the deal of the day and say where and when it is posted.

    ``is_gone`` says that the channel was deleted; ``lacking`` are the permissions that the bot would need there.
    """
    lines = [texts.say("server-daily-means")]
    channel, zone = f"<#{settings.daily_channel}>", settings.daily_zone
    if settings.daily_channel is None:
        lines.append(texts.say("server-daily-none"))
    elif is_gone:
        lines.append(texts.say("server-daily-gone"))
    else:
        day = day_at(now)
        lines.append(
            texts.say(
                "server-daily-at",
                channel=channel,
                hour=shown_hour(settings.daily_hour),
                zone=shown_zone(zone),
                time=f"<t:{int(hour_of(day, settings.daily_hour, zone))}:t>",
                left=hours_to_play(day, settings.daily_hour, zone),
            )
        )
        if lacking:
            named = texts.joined(texts.say(f"permission-{name}") for name in lacking)
            lines.append(texts.say("server-daily-mute", channel=channel, permissions=named))
    if settings.daily_channel is not None:
        lines.append(texts.say("server-daily-zone"))
    return lines


def daily_controls(texts: Texts, settings: ServerSettings, *, is_gone: bool) -> list[Control]:
    """Return the selects for the channel, the hour, and the games in the rotation."""
    hours = [(texts.say("server-set-daily_hour", hour=shown_hour(hour)), str(hour)) for hour in HOURS]
    games = [(daily_name(texts, game), game) for game in DAILY_GAMES]
    chosen = [] if settings.daily_channel is None or is_gone else [settings.daily_channel]
    return [
        channel_select(
            Press.of_no_table("serve.daily_channel"),
            texts.say("server-set-daily_channel"),
            chosen,
            most=1,
            forums=False,
        ),
        select(
            Press.of_no_table("serve.daily_hour"),
            texts.say("server-daily-hour"),
            hours,
            chosen=(str(settings.daily_hour),),
        ),
        select(
            Press.of_no_table("serve.daily_games"),
            texts.say("server-set-daily_games"),
            games,
            least=0,
            most=len(games),
            chosen=settings.daily_games,
        ),
    ]


def shown_hour(hour: int) -> str:
    """Return an hour of the day as people read it."""
    return f"{hour:02}:00"


def lacking_permissions(guild: discord.Guild | None, channel_id: int | None, *, pictures: bool = False) -> list[str]:
    """Return the permissions that the bot lacks to post in a channel; none for a channel that is not known."""
    channel = guild.get_channel(channel_id) if guild and channel_id is not None else None
    if guild is None or channel is None:
        return []
    permissions = channel.permissions_for(guild.me)
    needed = ("view_channel", "send_messages", *(["attach_files"] if pictures else []))
    return [name for name in needed if not getattr(permissions, name)]
