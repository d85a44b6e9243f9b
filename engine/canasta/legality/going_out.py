"""The two thresholds of a side: the initial meld, and going out (guide 2.2, 2.7)."""

from __future__ import annotations

from engine.canasta.legality.position import KEPT, usable
from engine.canasta.melds import CANASTA, MELD, Made, Way
from engine.canasta.options import CanastaOptions
from engine.canasta.state import State
from engine.types import IllegalAction


def has_canastas(options: CanastaOptions, made: Made) -> bool:
    """Return whether these canastas are enough to go out (guide 2.2)."""
    kinds = options.canasta_kinds
    if kinds == "two-natural-two-mixed":
        return made.natural >= 2 and made.mixed >= 2
    return sum(made) >= options.canastas_to_go_out and (kinds == "any" or made.sequence > 0)


def lacking(options: CanastaOptions, made: Made) -> dict[str, int]:
    """Return how many canastas a side with these still needs to go out, by type; ``any`` are those of whatever type.

    >>> from engine.canasta.rules import CanastaRules
    >>> lacking(CanastaRules.of("hand-and-foot"), Made(natural=3, mixed=1))
    {'mixed': 1}
    >>> lacking(CanastaRules.of("samba"), Made()), lacking(CanastaRules.of("bolivia"), Made(mixed=1))
    ({'any': 2}, {'sequence': 1})
    """
    if options.canasta_kinds == "two-natural-two-mixed":
        found = {"natural": 2 - made.natural, "mixed": 2 - made.mixed}
    else:
        sequence = int(options.canasta_kinds == "one-sequence" and not made.sequence)
        found = {"sequence": sequence, "any": options.canastas_to_go_out - sum(made) - sequence}
    return {kind: count for kind, count in found.items() if count > 0}


def may_go_out(state: State) -> bool:
    """Return whether the player may go out: with the canastas, without a foot, and unless the partner forbids it."""
    if state.answer == "no" or state.feet[state.seat]:
        return False
    return has_canastas(state.rules, state.canastas[state.side])


def fewest_left(options: CanastaOptions, may_out: bool, foot: bool) -> int:
    """Return the fewest cards that a player may have before the discard.

    None if the player goes out without a discard or picks up a ``foot``; one to go out with a discard
    (guide 4.4.14) or to pass the discard (windows, *The rules* 10); otherwise :data:`KEPT`.
    """
    if foot:
        return 0
    if may_out:
        return int(options.discard_to_go_out)
    return 1 if options.last_card == "passed" else KEPT


def too_few_left(state: State) -> IllegalAction:
    """Return the refusal of a meld after which the player could not end the turn."""
    if state.answer == "yes":
        return IllegalAction("must-go-out")
    if state.answer == "no":
        return IllegalAction("may-not-go-out")
    if may_go_out(state):
        return IllegalAction("keep-a-discard")
    return IllegalAction("keep-cards", needs=state.rules.canastas_to_go_out, has=sum(state.canastas[state.side]))


def opens_anyway(options: CanastaOptions, gained: Made) -> bool:
    """Return whether completing these canastas opens whatever the minimum (guide 2.6; windows1, The rules)."""
    if options.opens_anyway == "canasta":
        return sum(gained) > 0
    return options.opens_anyway == "natural-canasta" and gained.natural > 0


def is_splash(options: CanastaOptions, naturals: int, wild: int, has_upcard: bool) -> bool:
    """Return whether a meld of a rank opens because its cards from the hand are a natural canasta (4.4.14, Splash)."""
    if options.opens_anyway != "natural-canasta-in-hand":
        return False
    return not wild and naturals - has_upcard >= CANASTA


def credit(state: State, way: Way, upcard: int) -> int:
    """Return the points that a meld counts toward the minimum; ``upcard`` is 1 if it includes the upcard."""
    points = state.tables.points_of(*way)
    if not upcard or (counts := state.rules.upcard_counts) == "added-to-minimum":
        return points
    if counts == "no":
        return points if way.size >= MELD else 0
    return points + state.points[way.kind]


def incomplete(state: State) -> bool:
    """Return whether the player to act has begun an initial meld and not completed it."""
    if state.opened[state.side]:
        return False
    return state.begun > 0 or any(state.laid[state.side]) or any(state.wild[state.side])


def unfinished(state: State) -> bool:
    """Return whether an incomplete initial meld forbids the discard: always, unless going out completes it."""
    if not incomplete(state):
        return False
    out = state.counts[state.seat] == 1 and may_go_out(state) and not usable(state, state.waiting)
    return not (out and state.rules.opens_anyway == "concealed")
