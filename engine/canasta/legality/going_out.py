"""Going out: who may, how many cards a player who may not must keep, and why a meld would leave too few."""

from __future__ import annotations

from engine.canasta.melds import Made
from engine.canasta.options import CanastaOptions
from engine.canasta.state import State
from engine.types import IllegalAction

KEPT = 2
"""The cards that a player who may not go out has before the discard: one to discard, one to keep (guide 2.8)."""


def has_canastas(options: CanastaOptions, made: Made) -> bool:
    """Whether these canastas are enough to go out (guide 2.2)."""
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
    """Whether the player to act may go out: with the canastas, without a foot, and unless the partner forbids it."""
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
