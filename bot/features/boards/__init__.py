"""Leaderboards, and the statistics of a person."""
