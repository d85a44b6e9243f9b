"""Slash commands: parse, call the host, and show the result."""

from __future__ import annotations

from bot.commands import absence, invitations, new_table, play_again, tables, verify
from bot.commands.table_group import TABLE

__all__ = ["TABLE", "absence", "invitations", "new_table", "play_again", "tables", "verify"]
