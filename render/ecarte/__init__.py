"""The pictures of Écarté: those of every game in which cards are only played, with words of its own."""

from render.kit.trick_hand import TrickHand
from render.kit.trick_layout import layout
from render.kit.trick_table import TrickTable
from render.kit.trick_words import TrickWords

_WORDS = TrickWords(
    phases={
        "turned": "to claim the game",
        "propose": "to propose or play",
        "answer": "to accept or refuse",
        "exchange": "to exchange",
    },
    verbs={
        "propose": "propose",
        "stand": "play as it is",
        "accept": "accept",
        "refuse": "refuse",
        "exchange": "exchange",
        "king": "announce the king",
    },
    lines={"king-turned": "King turned up", "king": "King", "point": "Tricks", "vulnerable": "Tricks, no exchange"},
)


class _Table(TrickTable):
    words = _WORDS
    score_order = ("king-turned", "king", "point", "vulnerable", "vole")
    upturned_on_top = False


class _Hand(TrickHand):
    words = _WORDS


LAYOUT = layout(_Table, _Hand)
