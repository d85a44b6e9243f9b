"""The bot on Discord: the host, its commands, buttons, pictures and texts, and a Discord to try it on."""
