"""The looks of the pictures that tests draw: with the bot's English words."""

from __future__ import annotations

from bot.ui.picture_words import PictureWords
from render import Look

ENGLISH = PictureWords("en")
HOUSE = Look(say=ENGLISH)
"""The default look."""
