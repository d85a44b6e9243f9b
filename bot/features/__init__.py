"""The features, a folder each, with its commands, presses and messages. A feature may use the live table."""
