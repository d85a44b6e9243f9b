"""The end of a turn or a round: the discard, asking the partner, black threes and special hands.

Guide 2.6, 2.8 and 4.4.14; windows, *The rules* 10. Asking the partner "May I go out?" is from print. Black threes are
melded only as the last meld of a player who goes out. Special hands are fourteen cards that end the round at once, held
by a player who has melded nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import compress

from engine.canasta.legality.going_out import fewest_left, may_go_out, too_few_left, unfinished
from engine.canasta.legality.planning import reaches
from engine.canasta.legality.position import position_of, usable
from engine.canasta.melds import (
    BLACK_THREE,
    KIND,
    KINDS,
    LEAST_NATURALS,
    MELD,
    NATURALS,
    RANKS,
    TWO,
    WILD_JOKER,
    Code,
    Held,
    Way,
    black_threes,
)
from engine.canasta.state import State
from engine.types import Action, IllegalAction

_ACES_AND_SEVENS = (RANKS.index("A"), RANKS.index("7"))

# the discard

DISCARDS = {card: Action("discard", (card,)) for card in KIND}
"""The discard of each card."""
SPECIAL_HAND_SIZE = 14
"""The cards of a special hand: thirteen dealt and one drawn."""
SPECIAL_HAND_POINTS = {"straight": 3000, "pairs": 2500, "wild-pairs": 2000, "garbage": 2000}
"""The score of each special hand. Its player scores nothing else."""
_SEVEN, _ACE = RANKS.index("7"), RANKS.index("A")


@lru_cache(maxsize=1 << 14)
def by_suit(held: Held) -> tuple[Action, ...]:
    """Return the discards of cards of one kind, one for each suit."""
    return tuple(DISCARDS[card] for card in dict.fromkeys(held))


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
        kinds = [kind for kind in kinds if discard_refusal(state, kind) is None]
    if state.tables.sequences:
        for kind in kinds:
            codes += by_suit(hand[kind]) if kind in NATURALS else (kind,)
    else:
        codes += kinds
    if state.tables.any_discard:
        return
    if state.rules.red_three_discard and not state.answer:
        codes += [Action("discard", (card,)) for card in dict.fromkeys(state.threes[state.side])]


def discard_refusal(state: State, kind: int) -> IllegalAction | None:
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
    """Return whether wild cards may not be discarded: the hand has other cards."""
    return state.rules.wild_discard == "going-out" and any(state.hands[state.seat][:TWO])


def may_discard_last(state: State) -> bool:
    """Return whether the only card of the hand may be discarded.

    The player goes out or picks up the foot with it, or the stock brought no other card (guide 2.2).
    """
    return state.lone or bool(state.feet[state.seat]) or may_go_out(state)


def may_pass(state: State) -> bool:
    """Return whether the player keeps the only card and passes the discard (windows, *The rules* 10)."""
    last = state.rules.last_card == "passed" and state.counts[state.seat] == 1
    return last and state.due is None and not may_go_out(state) and not unfinished(state)


# asking the partner


def asking_refusal(state: State) -> IllegalAction | None:
    """Return why the partner may not be asked, or ``None``.

    A player who could go out in this turn may ask once, before taking the pile or melding.
    """
    if not state.rules.ask_to_go_out or not state.partnered:
        return IllegalAction("no-partner")
    if state.asked or state.acted:
        return IllegalAction("ask-first")
    needs = 0 if state.opened[state.side] else state.minimums[state.side]
    if not reaches(state.tables, position_of(state)._replace(must_out=True), needs):
        return IllegalAction("cannot-go-out")
    return None


# black threes


def black_melds(state: State) -> Iterator[Way]:
    """Yield the ways in which the player to act can meld black threes."""
    if not may_go_out(state):
        return
    hand = state.hands[state.seat]
    wild = state.rules.black_threes_melded == "going-out-with-wild"
    jokers, twos = (len(hand[WILD_JOKER]), len(hand[TWO])) if wild else (0, 0)
    for way in black_threes(len(hand[BLACK_THREE]), min(jokers, 1), min(twos, 1)):
        if black_threes_refusal(state, way) is None:
            yield way


def black_threes_refusal(state: State, way: Way) -> IllegalAction | None:
    """Return why black threes cannot be melded in this way, or ``None``."""
    rule = state.rules.black_threes_melded
    wild = way.jokers + way.twos
    if rule == "never":
        return IllegalAction("black-threes-never")
    if wild > int(rule == "going-out-with-wild" and way.naturals == LEAST_NATURALS):
        return IllegalAction("black-threes-natural")
    if way.size < MELD:
        return IllegalAction("too-few-cards", needs=MELD, has=way.size)
    if not may_go_out(state):
        return too_few_left(state)
    rest = len(usable(state, state.waiting))
    left = state.counts[state.seat] - way.size + rest
    if left > (rule != "for-last-discard"):
        return IllegalAction("black-threes-last", left=left)
    if left < fewest_left(state.rules, True, False):
        return too_few_left(state)
    points = state.begun + state.tables.points_of(way.kind, way.naturals, way.jokers, way.twos)
    needs = state.minimums[state.side]
    if not state.opened[state.side] and points < needs and (rest or state.rules.opens_anyway != "concealed"):
        return IllegalAction("initial-meld", needs=needs, reach=points)
    return None


# special hands


def special_hand(state: State) -> str:
    """Return the special hand that the player to act may lay down now, or ``""``."""
    if (
        not state.rules.special_hands
        or state.counts[state.seat] != SPECIAL_HAND_SIZE
        or state.acted
        or state.slots(state.side)
    ):
        return ""
    name = special_hand_of(tuple(map(len, state.hands[state.seat])), bool(state.threes[state.side]))
    return name if name.removeprefix("wild-") in state.rules.special_hands else ""


def special_hand_of(counts: tuple[int, ...], three: bool) -> str:
    """Return the special hand that fourteen cards form, or ``""``; ``three`` tells whether a three is on the mat.

    A straight has one card of each rank, with any other card in the place of the three. Pairs contain no jokers, and
    twos only together with sevens and aces. Garbage is two fours and two threes of a kind.
    """
    naturals = [counts[kind] for kind in NATURALS]
    jokers, twos = counts[WILD_JOKER], counts[TWO]
    if three and jokers and twos and all(naturals):
        return "straight"
    if not jokers and sum(naturals) + twos == SPECIAL_HAND_SIZE and all(count % 2 == 0 for count in (*naturals, twos)):
        if not twos:
            return "pairs"
        if naturals[_SEVEN] and naturals[_ACE]:
            return "wild-pairs"
    groups = sorted(count for count in naturals if count)
    return "garbage" if groups == [3, 3, 4, 4] else ""
