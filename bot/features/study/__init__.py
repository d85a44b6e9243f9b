"""Hints, explanations, studies, and games that play on step by step."""
