"""Tournaments: their formats, and how a tournament runs."""
