"""Canasta: options and presets, the round, legality, scoring, and the view of a seat."""
