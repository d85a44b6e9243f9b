"""Rounds of ended games, step by step."""
