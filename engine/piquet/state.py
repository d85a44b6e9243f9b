"""The state of a round of Piquet, and the dialogue of declarations.

Elder says no more than younger's answer asks for, class after class. "Point of five." "Making?" "Forty-nine." "Not
good." Each line is an event. Younger's own declarations are shown after elder's first lead; until then elder knows only
what the answers have said.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from engine.cards import Card, suit
from engine.kit.tricks import TrickState
from engine.piquet.declarations import KINDS, Claim, Declared, is_carte_blanche, points, total, value
from engine.piquet.options import DEALS, ELDER_MOST, HAND, RANKS, SEATS, PiquetOptions
from engine.types import Event, Seat


class PiquetState(TrickState):
    """One deal. The phases: ``exchange``, ``look`` (younger may look at what is left), ``declare`` (elder), ``answer``
    (younger), ``name`` (elder, if younger has looked), ``lead``, ``follow`` and ``over``.

    ``stock`` is the talon, the top card last, ``laid`` are the discards. Lists by seat: ``exchanged``, ``looked`` (the
    cards of the talon that a seat has seen), ``fresh``, ``blanche``.
    """

    def __init__(self, rules: PiquetOptions, *, dealer: Seat, number: int, cards: tuple[Card, ...]) -> None:
        dealt = [cards[place : place + 2] for place in range(0, SEATS * HAND, 2)]
        hands = [tuple(chain(*dealt[(1 - dealer + seat) % SEATS :: SEATS])) for seat in range(SEATS)]
        talon = reversed(cards[SEATS * HAND :])
        super().__init__(hands, dealer=dealer, trump="", upturned=None, stock=talon, ranks=RANKS)
        self.rules = rules
        self.number = number
        self.phase = "exchange"

        self.exchanged: list[int | None] = [None, None]
        self.looked: list[tuple[Card, ...]] = [(), ()]
        self.fresh: list[tuple[Card, ...]] = [(), ()]
        """The cards that a seat has drawn, until the play begins."""
        self.peeked = False
        """Whether younger has looked at the cards that both have left."""
        self.named = ""
        """The suit of the first lead, which elder names before seeing what younger has looked at."""
        self.blanche: list[str] = ["", ""]
        """``announced`` or ``shown`` for a seat with carte blanche."""
        self.blanche_hands: list[tuple[Card, ...]] = [(), ()]
        """The hands that were shown for carte blanche."""
        self.announced = 0
        """How many cards elder will exchange after announcing carte blanche."""
        self.claims: list[list[Claim | None]] = [[None] * len(KINDS) for _ in range(SEATS)]
        """By seat and class, what it has decided to declare."""
        self.declared = [Declared()] * len(KINDS)
        self.told = False
        """Whether younger has told what is good, which follows elder's first lead."""
        if is_carte_blanche(self.hands[dealer]):
            self.blanche[dealer] = "announced"

    @property
    def younger(self) -> Seat:
        """The dealer."""
        return self.dealer

    @property
    def doubled(self) -> bool:
        """Whether the deal counts double: the first and the last of four."""
        return self.rules.partie == "four" and self.number in (1, DEALS["four"])

    @property
    def open_class(self) -> int | None:
        """The place of the class of declarations that is not decided yet; ``None`` once all are, or before them."""
        if None in self.exchanged:
            return None
        return next((place for place, its in enumerate(self.declared) if not its.answer), None)

    @property
    def bounds(self) -> tuple[int, int]:
        """The fewest and the most cards that the seat to act may exchange."""
        if self.announced and self.seat == self.elder:
            return self.announced, self.announced
        if self.seat == self.elder:
            return 1, ELDER_MOST
        return int(self.rules.younger_must_exchange), len(self.stock) - self.announced


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
