"""The pictures of German Whist: those of every game in which cards are only played."""

from render.kit.trick_games import layout

LAYOUT = layout()
