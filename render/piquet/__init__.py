"""The pictures of Piquet."""

from render.kit.trick_layout import layout
from render.piquet import film
from render.piquet.hand import Hand
from render.piquet.table import Table

LAYOUT = layout(Table, Hand)._replace(moment=film.moment, film=film.draw)
