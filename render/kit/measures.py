"""The measures and the type that the pictures of a table share."""

from __future__ import annotations

from render.kit.fonts import Style

WIDTH = 1100
MARGIN = 20

TITLE = Style(50, 800)
SUBTITLE = Style(32, 550)
TURN = Style(38, 800)
"""Whose turn it is."""
DOES = Style(34, 650)
"""What can be done."""
FIGURE = Style(34, 700)
LABEL = Style(30, 600)
NOTE = Style(30, 550)
SMALL = Style(30, 650, "narrow")
