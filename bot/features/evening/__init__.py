"""The evening of a channel: the message of its room, what its buttons do, and its end."""
