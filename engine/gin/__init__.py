"""Gin Rummy: draw and discard until a hand of sets and runs is good enough to knock."""
