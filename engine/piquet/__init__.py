"""Piquet: an exchange, a dialogue about what both hands are worth, and twelve tricks without trumps."""
