"""Canasta: options and presets, the round, what is legal, scoring, and the view of a seat."""
