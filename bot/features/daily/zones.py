"""Time zones as people choose them in commands."""

from __future__ import annotations

from datetime import datetime

from discord import app_commands

from bot import limits
from bot.host.daily.schedule import find_zone, matching_zones, zone
from bot.host.refusals import Refusal
from bot.ui.replies import Choice, Interaction

_ECHOED = 40
"""The most characters of the input that an error message repeats."""


async def zone_choices(interaction: Interaction, typed: str) -> list[Choice]:
    """Suggest the time zones that a person may mean, each with its time now, by which they know theirs."""
    now = interaction.created_at
    found = matching_zones(typed)[: limits.CHOICES]
    return [app_commands.Choice(name=f"{shown_zone(name)} · {_time(now, name)}", value=name) for name in found]


def need_zone(typed: str) -> str:
    """Return the time zone that a person typed or chose. Refuses ``no-such-zone``."""
    found = find_zone(typed)
    if found is None:
        raise Refusal("no-such-zone", typed=typed[:_ECHOED])
    return found


def shown_zone(name: str) -> str:
    """Return a zone's name as people read it."""
    return name.replace("_", " ")


def _time(now: datetime, name: str) -> str:
    return now.astimezone(zone(name)).strftime("%H:%M")
