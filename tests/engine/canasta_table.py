"""Tables of Canasta set up from text, so that a reader can lay out the cards of a test and check it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.canasta.kinds import KIND, KIND_OF_RANK, is_wild
from engine.canasta.melds import canasta
from engine.canasta.round import CanastaRound
from engine.canasta.rules import CanastaRules
from engine.canasta.view import CanastaView
from engine.cards import parse
from engine.game import Action, Event, Frame

ME, YOU = 0, 1
"""The seat to act in these tables, and the other."""
PLENTY = "4C 5C 6C 7C 8C 9C 10C JC QC"
"""A hand that says nothing: nine lone cards."""


def table(
    hand: str,
    *,
    other: str = PLENTY,
    mine: str = "",
    theirs: str = "",
    stock: str | None = None,
    pile: str = "4S",
    drawn: bool = False,
    score: int = 0,
    threes: str = "",
    their_threes: str = "",
    **options: Any,
) -> CanastaRound:
    """A round of ``classic`` in which seat 0 holds ``hand`` and is to act: to draw, or with ``drawn``, to
    meld.

    ``mine`` and ``theirs`` are melds (``"KH KS KD 2C, 7S 7D 7H"``). ``pile`` and ``stock`` are written bottom
    and top first: the upcard is the last of the pile, the next card the first of the stock. Without
    ``stock``, it is what is left of the pack, no red threes on top. ``score`` is the side's before the round;
    ``options`` are changes of the rules.
    """
    rules = CanastaRules(**options)
    pack = rules.pack(2)
    state = CanastaRound(rules, sides=(0, 1), dealer=YOU, totals=(score, 0), cards=pack)
    for seat, cards in ((ME, hand), (YOU, other)):
        state.hands[seat] = _by_kind(cards)
        state.counts[seat] = len(parse(cards))
    for side, (melds, red) in enumerate(((mine, threes), (theirs, their_threes))):
        state.laid[side], state.wild[side] = _melds(melds)
        state.threes[side] = parse(red)
        state.opened[side] = bool(melds)
        state.canastas[side] = sum(
            bool(canasta(len(naturals), len(wild)))
            for naturals, wild in zip(state.laid[side], state.wild[side], strict=True)
        )
    state.pile = list(parse(pile))
    state.frozen = any(is_wild(card) or card in ("3H", "3D") for card in state.pile)
    state.stock = []
    if stock is None:
        left = Counter(pack) - Counter(state.cards())
        state.stock = sorted(left.elements(), key=lambda card: (card not in ("3H", "3D"), card))
    else:
        state.stock = list(reversed(parse(stock)))
    state.turn = 0
    state.begin_turn(ME)
    if drawn:
        state.phase = "meld"
    return state


def do(state: CanastaRound, *actions: str) -> tuple[Event, ...]:
    """Plays actions, written as for :func:`action`, by whoever is to act; returns the last one's events."""
    events: tuple[Event, ...] = ()
    for text in actions:
        events = state.play(state.seat, action(text))
    return events


def action(text: str) -> Action:
    """An action written as its kind, cards, and target behind ``>``: ``"take KS KD > K"``, ``"undo > turn"``."""
    named, _, target = text.partition(">")
    kind, _, cards = named.strip().partition(" ")
    return Action(kind, parse(cards), target.strip())


def seen(state: CanastaRound, seat: int | None = ME) -> CanastaView:
    """What a seat sees of a round that stands alone."""
    return state.view(seat, Frame(1, (0, 0), (), ()))


def held(state: CanastaRound, seat: int = ME) -> str:
    """A seat's hand as text, in the order of a view."""
    return " ".join(seen(state, seat).hand)


def kinds(events: tuple[Event, ...]) -> list[str]:
    """The kinds of events."""
    return [event.kind for event in events]


def _by_kind(cards: str) -> list[tuple[str, ...]]:
    hand: list[tuple[str, ...]] = [()] * 15
    for card in sorted(parse(cards)):
        hand[KIND[card]] += (card,)
    return hand


def _melds(text: str) -> tuple[list[tuple[str, ...]], list[tuple[str, ...]]]:
    laid: list[tuple[str, ...]] = [()] * 14
    wild: list[tuple[str, ...]] = [()] * 14
    for meld in filter(str.strip, text.split(",")):
        cards = sorted(parse(meld))
        naturals = tuple(card for card in cards if not is_wild(card))
        kind = KIND_OF_RANK[naturals[0][:-1]]
        laid[kind] = naturals
        wild[kind] = tuple(card for card in cards if is_wild(card))
    return laid, wild
