"""Computers that play each other for people to watch."""
