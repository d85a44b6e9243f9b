"""Exhibitions: computers play each other for people to watch."""
