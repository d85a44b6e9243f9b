"""Words that pictures of several packages share. All texts come from :class:`render.kit.say.Say`."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from engine.cards import JOKER, Card, rank, suit
from render.kit import text
from render.kit.say import Say

NOTHING = "\N{EN DASH}"
"""Stands in a score sheet for no points."""


def signed(say: Say, value: int) -> str:
    """Return a number with its sign, plus included."""
    return f"+{say.number(value)}" if value > 0 else say.number(value)


def seat_name(say: Say, name: str, seat: int) -> str:
    """Return a player's name, or the seat's number if the name has no visible character."""
    return name if text.clean(name) else say("seat", number=seat + 1)


def seat_names(say: Say, names: Sequence[str]) -> list[str]:
    """Return the :func:`seat_name` of every seat."""
    return [seat_name(say, name, seat) for seat, name in enumerate(names)]


def choices(say: Say, kinds: Collection[str], order: Sequence[str]) -> str:
    """Return the kinds of action open to a player, in an order of kinds: "meld or discard"."""
    *others, last = [say(f"verb-{kind}") for kind in order if kind in kinds] or [say("verb-any")]
    return say("choice", first=", ".join(others), last=last) if others else last


def card_names(say: Say, cards: Iterable[Card]) -> str:
    """Return cards by index and suit symbol: "10♥ JOKER"."""
    return " ".join(say("joker") if card == JOKER else say.rank(rank(card)) + say.suit(suit(card)) for card in cards)


def goal(say: Say, target: int, rounds: int = 0) -> str:
    """Return what ends a game: a number of rounds if there is one, or points."""
    return say("goal-rounds", rounds=rounds) if rounds else say("goal-points", points=say.number(target))


def wins(say: Say, winners: int, *, drawn: bool = False, match: bool = False) -> str:
    """Return what follows the names of the winners of a game, or of the match that it ends."""
    if drawn:
        return say("draws")
    return say("wins-match" if match else "wins-game", winners=winners)
