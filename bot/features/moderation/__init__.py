"""Annulled games, removed results and blocked people."""
