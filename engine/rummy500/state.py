"""The state of a round of Rummy 500: the melds on the table, who has gone out, and who can still claim a discard.

Everybody may add to the melds on the table. The target of an action is a meld as it is spelt: ``4H5H6H`` to lay off on
it, ``<4H5H6H`` to lay a joker off at its low end, ``=4H*6H`` to take its joker. Without a target, or with the spelling
of a meld that is not there, the cards are a new meld.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, ClassVar, NamedTuple

from engine.cards import Card
from engine.kit.discard_round import DiscardRound
from engine.kit.table_melds import Meld, cards_spelt, exchanged, extended, read
from engine.rules import Deal
from engine.rummy500.options import Rummy500Options
from engine.types import Action, Event, IllegalAction, Note, Seat

LOW, JOKER_OF = "<", "="
"""The prefixes of a meld in a target: a joker goes to its low end; its joker is taken."""


class Laid(NamedTuple):
    """A meld on the table, and for each of its cards the seat that has laid it down."""

    meld: Meld
    by: tuple[Seat, ...]


def spelling(meld: Meld) -> str:
    """Return the target that lays cards down as this meld; empty if they mean it anyway."""
    return "" if read(meld.cards)[0] == meld else meld.spelt


def new_meld(action: Action) -> Meld:
    """Return the meld that an action without a target on the table lays down."""
    ways = read(action.cards)
    return next((meld for meld in ways if meld.cards == cards_spelt(action.target)), ways[0])


def place_of(table: Sequence[Laid], target: str) -> int | None:
    """Return the place of the meld that a target names; ``None`` if it is not on the table."""
    name = target.upper().lstrip(LOW + JOKER_OF)
    return next((place for place, laid in enumerate(table) if laid.meld.spelt == name), None)


def called(table: Sequence[Laid], target: str) -> Note | None:
    """Return what the target of an action is called: see :meth:`engine.view.View.called`."""
    place = place_of(table, target)
    if place is None:
        return Note("new", {"melds": (" ".join(cards_spelt(target)),)}) if "*" in target else None
    return table[place].meld.called({LOW: "low-end", JOKER_OF: "joker-of"}.get(target[:1], ""))


def fitting(table: Iterable[Laid], card: Card) -> list[str]:
    """Return the targets on which a card can be laid off.

    >>> fitting([Laid(read(["4H", "5H", "6H"])[0], (0, 0, 0))], "JK")
    ['4H5H6H', '<4H5H6H']
    """
    found: list[str] = []
    for meld in dict.fromkeys(laid.meld for laid in table):
        if ways := extended(meld, card):
            found += [meld.spelt, LOW + meld.spelt][: len(ways)]
    return found


def grown(laid: Laid, cards: Collection[Card], target: str, *, edition: int) -> Meld | None:
    """Return the meld that results when cards are laid off on another, whose cards stay what they are.

    Where there is a choice they go to the high end, unless the target says the low one. In the first edition of the
    rules, an ace that could go to both went to the other one.
    """
    ways = []
    for meld in read((*laid.meld.cards, *cards)):
        start = laid.meld.low - meld.low
        if not meld.low or (laid.meld.low and meld.cards[start : start + len(laid.by)] == laid.meld.cards):
            ways.append(meld)
    if edition > 1:
        ways.sort(key=lambda meld: -meld.low)
    return ways[-1 if target.startswith(LOW) else 0] if ways else None


def with_laid(table: Sequence[Laid], place: int, meld: Meld, seat: Seat) -> tuple[Laid, ...]:
    """Return a table on which a meld has become another one with cards of a seat."""
    old, start = table[place], max(0, table[place].meld.low - meld.low)
    if meld.low:
        by = [seat] * len(meld.cards)
        by[start : start + len(old.by)] = old.by
    else:
        owners = dict(zip(old.meld.cards, old.by, strict=True))
        by = [owners.get(card, seat) for card in meld.cards]
    return (*table[:place], Laid(meld, tuple(by)), *table[place + 1 :])


def with_exchanged(table: Sequence[Laid], place: int, card: Card, seat: Seat) -> tuple[Laid, ...] | None:
    """Return a table on which a seat's card has taken a joker's place; ``None`` if it cannot."""
    old = table[place]
    meld = exchanged(old.meld, card)
    if meld is None:
        return None
    if meld.low:
        by = tuple(
            seat if before != after else owner
            for before, after, owner in zip(old.meld.cards, meld.cards, old.by, strict=True)
        )
    else:
        owners = {**dict(zip(old.meld.cards, old.by, strict=True)), card: seat}
        by = tuple(owners[each] for each in meld.cards)
    return (*table[:place], Laid(meld, by), *table[place + 1 :])


def laid_by(rules: Any, table: Iterable[Laid], seat: Seat) -> list[int]:
    """Return the points of each card that a seat has on the table, by the rules' ``laid_points``."""
    return [
        points for laid in table for points, by in zip(rules.laid_points(laid.meld), laid.by, strict=True) if by == seat
    ]


class State(DiscardRound):
    """One deal. The phases are ``draw``, ``meld`` (until the discard) and ``over``."""

    rules: Rummy500Options
    kinds: ClassVar = {"draw": ("claim", "draw", "take", "pass"), "meld": ("meld", "discard")}
    turn_phase: ClassVar = "meld"

    def __init__(self, rules: Rummy500Options, deal: Deal) -> None:
        super().__init__(rules, deal)
        self.table: list[Laid] = []
        self.opened = [not rules.first_meld] * (max(self.sides) + 1)
        """By side, whether it has laid down the first meld that the options ask for, if any."""
        self.owed: Card | None = None
        """The card that must be melded next: the lowest taken from the pile, or a joker that was exchanged."""
        self.jokers_owed = 0
        """How many jokers must be melded next."""
        self.pile = [self.stock.pop()]
        self.opening: tuple[Event, ...] = (Event("turned-up", cards=(*self.pile,)),)
        self.has_laid = [False] * deal.seats
        """Whether a seat had laid down anything before this turn. A claim comes before the turn of the next player."""
        self.claimable = False
        """Whether the last discard fits a meld on the table and can be claimed."""
        self.waiting: list[Seat] = []
        """The seats that can still claim it, besides the one whose turn it is."""
        self.held = False
        """Whether the seat whose turn it is lets the others claim first."""
        self.goer: Seat | None = None
        """The seat that went out."""

    @property
    def to_act(self) -> tuple[Seat, ...]:  # type: ignore[override]
        """The seat whose turn it is and those that can claim the last discard; empty once the round is over."""
        if self.phase == "over":
            return ()
        return (*(() if self.held and self.waiting else (self.seat,)), *self.waiting)

    @property
    def barred(self) -> Card | None:
        """The card that cannot be discarded: a single one just taken, unless nothing else is left.

        With two packs that goes for both cards of that face, but not in the first edition of the rules.
        """
        if len(self.taken) != 1:
            return None
        [card], hand = self.taken, self.hands[self.seat]
        if set(hand) == {card} or (hand.count(card) > 1 and self.rules.edition == 1):
            return None
        return card

    def may_arrange(self, seat: Seat) -> bool:
        """Return whether a seat may still swap or exchange cards: at the start of its turn, before the first meld."""
        return self.phase == "draw" and seat == self.seat and not self.waiting and not self.table

    def public_kinds(self) -> Iterable[str]:
        """Return the kinds of action that a seat to act might have, judged from public knowledge alone."""
        might = {
            "claim": self.claimable,
            "draw": bool(self.stock),
            "take": bool(self.pile),
            "pass": bool(self.waiting) or not self.stock,
            "discard": not self.owed,
        }
        return [kind for kind in super().public_kinds() if might.get(kind, True)]

    def wrong_phase(self, kind: str) -> IllegalAction:
        """Return why an action of a kind that belongs to the other phase is refused."""
        if kind == "claim":
            return IllegalAction("no-claim")
        if self.phase == "draw":
            return IllegalAction("draw-first")
        return IllegalAction("already-drawn") if not self.owed else IllegalAction("owed", card=self.owed)

    def next_turn(self, phase: str) -> None:
        """Let the next seat draw, and the others claim the last discard if they can."""
        discarder, self.has_laid[self.seat] = self.seat, self.has_laid[self.seat] or self._lays(self.seat)
        super().next_turn(phase)
        if self.rules.rummy and fitting(self.table, self.pile[-1]):
            may = [seat for seat in range(self.seats) if seat != discarder and self.opened[self.sides[seat]]]
            self.claimable, self.waiting = bool(may), [seat for seat in may if seat != self.seat]

    def _lays(self, seat: Seat) -> bool:
        return any(seat in laid.by for laid in self.table)

    def close_claims(self) -> None:
        """End the time in which the last discard can be claimed."""
        self.claimable, self.waiting, self.held = False, [], False

    def owe(self, card: Card | None, jokers: int = 0) -> None:
        """Set the card that must be melded next, if any, and how many jokers must be."""
        self.owed, self.jokers_owed = card, jokers

    def set_aside(self) -> Iterable[Card]:
        """Return the cards on the table."""
        return (card for laid in self.table for card in laid.meld.cards)
