"""The Discord bot: use cases, commands, presses, messages, delivery, texts, command line and playground."""
