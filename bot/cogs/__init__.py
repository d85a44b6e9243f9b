"""Slash commands: they parse, call the host, and show."""
