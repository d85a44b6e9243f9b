"""Data stored about a person: shown, hidden or forgotten."""
