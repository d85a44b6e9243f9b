"""The next game: rematches, the same cards again, continued matches, and resumed tables."""
