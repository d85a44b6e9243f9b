"""The features, a module or a folder each: messages, presses and commands. A feature may use the live table."""
