"""Server settings, seasons, and privacy."""
