"""The roles of champions: a page of ``/server``."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.host.champions import CHAMPIONS, role_of
from bot.host.model.settings import ServerSettings
from bot.host.refusals import Refusal
from bot.texts import Texts
from bot.ui.components import Control, role_select
from bot.ui.custom_ids import Press
from bot.ui.replies import Interaction

SETTINGS = tuple(f"board_role_{kind}" for kind in CHAMPIONS)
"""The settings of this page."""


def role_lines(texts: Texts, settings: ServerSettings, guild: discord.Guild | None) -> list[str]:
    """Return lines that say who gets which role, and what is to be done if one cannot be given."""
    lines = [texts.say("server-champions-means")]
    if not settings.boards:
        lines.append(texts.say("server-champions-off"))
    for kind in CHAMPIONS:
        role = role_of(settings, kind)
        shown = f"<@&{role}>"
        if role is None:
            lines.append(texts.say("server-champion-none", kind=kind))
        elif problem := _problem(guild, role):
            lines.append(texts.say("server-champion-stuck", kind=kind, role=shown, problem=texts.say(problem)))
        else:
            lines.append(texts.say("server-champion", kind=kind, role=shown))
    return lines


def role_controls(texts: Texts, settings: ServerSettings, guild: discord.Guild | None) -> list[Control]:
    """Return a select for the role of each kind of champions."""
    found = []
    for kind in CHAMPIONS:
        role = role_of(settings, kind)
        chosen = [role] if role is not None and (guild is None or guild.get_role(role)) else []
        press = Press.of_no_table(f"serve.board_role_{kind}")
        found.append(role_select(press, texts.say("server-set-champion", kind=kind), chosen, most=1))
    return found


def need_role(interaction: Interaction, settings: ServerSettings, name: str, values: Sequence[str]) -> None:
    """Refuse a role that the bot could not give, the person could not give themselves, or that is chosen already."""
    guild = interaction.guild
    if not values or guild is None:
        return
    number = int(values[0])
    if problem := _problem(guild, number):
        raise Refusal(problem)
    if any(getattr(settings, other) == number for other in SETTINGS if other != name):
        raise Refusal("role-twice")
    user, role = interaction.user, guild.get_role(number)
    assert role is not None
    is_owner = user.id == guild.owner_id
    if not is_owner and not (
        interaction.permissions.manage_roles and isinstance(user, discord.Member) and user.top_role > role
    ):
        raise Refusal("role-not-yours")


def _problem(guild: discord.Guild | None, number: int) -> str:
    """Return the code of what keeps the bot from giving a role; empty if nothing does, or it is not known."""
    if guild is None or guild.me is None:
        return ""
    role = guild.get_role(number)
    if role is None:
        return "role-gone"
    if role.is_default() or role.managed:
        return "role-managed"
    if not guild.me.guild_permissions.manage_roles:
        return "role-permission"
    return "" if guild.me.top_role > role else "role-too-high"
