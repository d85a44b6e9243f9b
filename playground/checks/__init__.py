"""Checks of the bot's requests, which refuse the same as Discord with the same error codes."""
