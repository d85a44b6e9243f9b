"""The pictures of Gin Rummy: table, hand, and the end of a round."""

from render.gin.hand import Hand
from render.gin.table import Table
from render.kit.discard_layout import layout

LAYOUT = layout(Table, Hand)
