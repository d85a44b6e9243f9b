"""Buttons, selects and the messages that carry them. No rules here: what may be pressed comes from views of the game."""
