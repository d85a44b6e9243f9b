"""The game itself: people's actions and computers' turns."""
