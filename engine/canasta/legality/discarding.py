"""The end of a turn: which cards may be discarded, and when the discard is passed (guide 2.8, 4.4.14)."""

from __future__ import annotations

from itertools import compress

from engine.canasta.kinds import KINDS, NATURALS, RANKS, TWO, WILD_JOKER
from engine.canasta.legality.going_out import may_go_out
from engine.canasta.legality.listing import Code, by_suit
from engine.canasta.legality.opening import unfinished
from engine.canasta.state import State
from engine.types import Action, IllegalAction

_ACES_AND_SEVENS = (RANKS.index("A"), RANKS.index("7"))


def add_discards(state: State, codes: list[Code]) -> None:
    """Add the kinds that may be discarded, and the player's red threes on the mat where the options allow that.

    Where sequences are played, suits matter: there each natural card of a kind is added.
    """
    last = state.counts[state.seat] == 1
    if (not state.opened[state.side] and unfinished(state)) or (state.answer == "yes" and not last):
        return
    hand = state.hands[state.seat]
    kinds = list(compress(KINDS, hand)) if not last or may_discard_last(state) else []
    if not last and not state.tables.any_discard:
        kinds = [kind for kind in kinds if refusal(state, kind) is None]
    if state.rules.sequences:
        for kind in kinds:
            codes += by_suit(hand[kind]) if kind in NATURALS else (kind,)
    else:
        codes += kinds
    if state.tables.any_discard:
        return
    if state.rules.red_three_discard and not state.answer:
        codes += [Action("discard", (card,)) for card in dict.fromkeys(state.threes[state.side])]


def refusal(state: State, kind: int) -> IllegalAction | None:
    """Return why a card of a kind, not the last of the hand, may not be discarded, or ``None`` (guide 4.4.14)."""
    if kind >= TWO:
        return IllegalAction("no-wild-discard") if _keeps_wild_cards(state) else None
    if kind in _ACES_AND_SEVENS and not state.pile and not state.rules.ace_or_seven_to_empty_pile:
        hand = state.hands[state.seat]
        others = any(hand[other] for other in range(TWO) if other not in _ACES_AND_SEVENS)
        if others or (state.rules.wild_discard == "yes" and (hand[TWO] or hand[WILD_JOKER])):
            return IllegalAction("no-ace-or-seven")
    return None


def _keeps_wild_cards(state: State) -> bool:
    """Whether wild cards may not be discarded: the hand has other cards."""
    return state.rules.wild_discard == "going-out" and any(state.hands[state.seat][:TWO])


def may_discard_last(state: State) -> bool:
    """Whether the only card of the hand may be discarded.

    The player goes out or picks up the foot with it, or the stock brought no other card (guide 2.2).
    """
    return state.lone or bool(state.feet[state.seat]) or may_go_out(state)


def may_pass(state: State) -> bool:
    """Whether the player keeps the only card and passes the discard (windows, *The rules* 10)."""
    last = state.rules.last_card == "passed" and state.counts[state.seat] == 1
    return last and state.due is None and not may_go_out(state) and not unfinished(state)
