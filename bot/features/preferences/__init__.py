"""Each person's preferences."""
