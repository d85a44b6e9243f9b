"""Checks of what the bot sends: each refuses what Discord refuses, with Discord's error codes."""
