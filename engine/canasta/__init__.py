"""Canasta: options and presets, the round, melds, scoring, and what a seat sees."""
