"""Slash commands: they parse, call the host, and show."""

from __future__ import annotations

from bot.cogs import absence as absence  # each module adds its commands to the group
from bot.cogs import again as again
from bot.cogs import agreement as agreement
from bot.cogs import opening as opening
from bot.cogs import tables as tables
from bot.cogs import verify as verify
from bot.cogs.group import TABLE

__all__ = ["TABLE"]
