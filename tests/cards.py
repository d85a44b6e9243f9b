"""Cards as tests write them."""

from engine.cards import KNOWN, Card, face


def parse(text: str) -> tuple[Card, ...]:
    """Parse cards separated by spaces, such as ``KH 10S JK``. Marks are kept."""
    cards = tuple(text.split())
    assert KNOWN.issuperset(map(face, cards)), text
    return cards
