"""Buttons, selects and the messages that carry them. No rules: what may be pressed comes from views of the game."""
