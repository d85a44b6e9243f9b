"""Handlers of buttons, selects and forms."""
