"""Plain data: setups, terms, preferences, settings."""
