"""Tournaments: formats checked against the rules, written here a second time."""
