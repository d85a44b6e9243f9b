"""The Discord bot: use cases, commands, presses, messages, delivery, texts, and command line."""
