"""The pictures of Gin Rummy: table, hand, and the end of a round."""

from __future__ import annotations

from render.gin import hand, table
from render.kit.discard_hand import hand_order
from render.kit.layout import Layout
from render.kit.spread_pile import card_face
from render.kit.words import to_points

LAYOUT = Layout(table.draw, hand.draw, hand_order, lambda view: to_points(view.target), card_face)
