"""The pictures of Euchre: table, hand, score sheet, and their text."""

from render.euchre.hand import Hand
from render.euchre.table import Table
from render.kit.trick_layout import layout

LAYOUT = layout(Table, Hand)
