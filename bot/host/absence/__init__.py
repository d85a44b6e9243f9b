"""Players who are away: the autopilot, votes, turn clocks."""
