"""Absent players: the autopilot, votes, turn clocks, reminders."""
