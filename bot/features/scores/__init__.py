"""Score sheets of rounds and games."""
