"""Leaving, pausing, closing, votes and autopilot: what people do when somebody cannot play on."""
