"""Boards: ``/leaderboard``, and the messages of a channel that the bot keeps up to date with them."""
