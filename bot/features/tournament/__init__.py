"""Tournaments: announced by a form, shown by a post that keeps itself, played in threads of their own."""
