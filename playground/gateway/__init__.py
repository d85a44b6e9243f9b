"""The gateway, on which the bot receives events."""
