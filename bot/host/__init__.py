"""The use cases of a card room, in packages by subject. No Discord here. :class:`bot.host.host.Host` has them all."""
