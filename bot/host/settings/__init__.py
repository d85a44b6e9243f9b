"""What people and servers decide about themselves: settings, seasons, privacy."""
