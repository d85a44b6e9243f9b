"""The dialogue of declarations: elder says no more than younger's answer asks for, class after class.

"Point of five." "Making?" "Forty-nine." "Not good." Each line is an event. Younger's own declarations are told after
elder's first lead; until then elder knows only what the answers have said.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import suit
from engine.piquet.declarations import KINDS, Claim, points, total, value
from engine.piquet.state import PiquetState
from engine.types import Event, Seat


def proceed(state: PiquetState) -> Iterator[Event]:
    """Decide class after class until a player has to say something, or elder leads."""
    while (place := state.open_class) is not None:
        mine, theirs = state.claims[state.elder][place], state.claims[state.younger][place]
        if mine is None:
            state.next(state.elder, "declare")
            return
        if state.phase != "answer":
            yield _announce(state, place, mine)
        if theirs is None:
            state.next(state.younger, "answer")
            return
        yield from _answer(state, place, mine, theirs)
        state.phase = "declare"
    state.next(state.elder, "name" if state.peeked else "lead")


def outcome(kind: str, mine: Claim, theirs: Claim) -> str:
    """Return younger's answer to elder's claim."""
    if not mine:
        return "silence"
    elder, younger = value(kind, mine), value(kind, theirs)
    return "good" if elder > younger else "equal" if elder == younger else "not-good"


def tell(state: PiquetState) -> Iterator[Event]:
    """Let younger tell what is good, after elder's first lead."""
    for place, its in enumerate(state.declared):
        claim = state.claims[state.younger][place]
        if its.answer in ("silence", "not-good") and claim:
            yield from _show(state, place, state.younger, claim, scored=True)
    state.told = True


def _announce(state: PiquetState, place: int, mine: Claim) -> Event:
    """Say how many cards elder's claim has."""
    kind, number = KINDS[place], value(KINDS[place], mine)[0]
    state.declared[place] = state.declared[place].said(state.elder, number=number)
    return Event(f"announced-{kind}", state.elder, points=number)


def _answer(state: PiquetState, place: int, mine: Claim, theirs: Claim) -> Iterator[Event]:
    kind, elder, younger = KINDS[place], state.elder, state.younger
    answer = outcome(kind, mine, theirs)
    if mine and value(kind, mine)[0] == value(kind, theirs)[0]:
        making = value(kind, mine)[1]
        state.declared[place] = state.declared[place].said(elder, making=making)
        yield Event(f"asked-{kind}", younger)
        yield Event(f"made-{kind}", elder, points=making)
    state.declared[place] = state.declared[place]._replace(answer=answer)
    if answer != "silence":
        yield Event(answer, younger, target=kind)
    if answer == "good":
        yield from _show(state, place, elder, mine, scored=True)
    elif answer == "equal":
        for seat, claim in sorted(((elder, mine), (younger, theirs)), key=lambda each: each[0] != elder):
            yield from _show(state, place, seat, claim[:1], scored=False)


def _show(state: PiquetState, place: int, seat: Seat, claim: Claim, *, scored: bool) -> Iterator[Event]:
    """Show what may be asked for: the suit of a point, the cards of sequences and sets."""
    kind = KINDS[place]
    gained = total(kind, claim) if scored else 0
    said = {"number": value(kind, claim)[0], "points": gained}
    code = f"scored-{kind}" if scored else f"showed-{kind}"
    if kind == "point":
        letter = suit(claim[0][0])
        state.declared[place] = state.declared[place].said(seat, **said, suit=letter)
        yield Event(code, seat, target=letter, points=len(claim[0]))
        return
    state.declared[place] = state.declared[place].said(seat, **said, groups=claim)
    for group in claim:
        state.known[seat] |= frozenset(group)
        yield Event(code, seat, group, points=points(kind, group) if scored else 0)
