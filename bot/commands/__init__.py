"""Slash commands: parse, call the host, and show the result. Each module adds its commands to its group."""

from __future__ import annotations

from bot.commands import absence, invitations, play_again, table_new, tables, verify
from bot.commands.group import TABLE

__all__ = ["TABLE", "absence", "invitations", "play_again", "table_new", "tables", "verify"]
