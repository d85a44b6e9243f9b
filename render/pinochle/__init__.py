"""The pictures of Pinochle, Binokel and Bezique: table, hand, score sheet, and their text."""

from __future__ import annotations

from render.kit.trick_layout import layout
from render.pinochle.hand import Hand
from render.pinochle.table import Table

LAYOUT = layout(Table, Hand)
