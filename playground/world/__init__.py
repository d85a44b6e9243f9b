"""The state of the playground: users, guilds, channels and messages."""
