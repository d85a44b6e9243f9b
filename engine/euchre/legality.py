"""The state of a round of Euchre, and the legal actions while trumps are made."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from engine.cards import SUITS, Card, rank, suit
from engine.euchre.options import BEST, RANKS, EuchreOptions
from engine.kit.exchanging import ways
from engine.kit.tricks import TrickState
from engine.types import Action, IllegalAction, Seat

ALONE = "alone"
FARMER = "farmers-hand"
FARMED = 3
"""The number of cards that a farmer's hand exchanges."""
FARMERS_RANKS = frozenset(("7", "8", "9", "10"))
_HIGH_RANKS = frozenset(("A", "K", "Q", "J"))
PASS, DEFEND, THROW_IN = Action("pass"), Action("defend"), Action("throw-in")
_KINDS = frozenset(("order", "name", "pass", "discard", "defend", "exchange", "play", FARMER, THROW_IN.kind))


class EuchreState(TrickState):
    """A round. ``upcard`` was turned up after the deal, ``taken`` says that the dealer has it, or has discarded it.

    Phases: ``turned`` (the dealer names the suit of a best bower that was turned up), ``order``, ``name``,
    ``discard``, ``defend``, ``exchange``, ``lead``, ``follow``, ``over``.
    """

    def __init__(
        self,
        hands: Sequence[Sequence[Card]],
        *,
        dealer: Seat,
        rules: EuchreOptions,
        upcard: Card,
        stock: Iterable[Card],
    ) -> None:
        super().__init__(hands, dealer=dealer, trump="", upturned=upcard, stock=stock, ranks=RANKS)
        self.rules = rules
        self.sides = rules.sides(len(hands))
        self.upcard = upcard
        self.offered = "" if upcard == BEST[rules.best_bower] else suit(upcard)
        """The suit that can be ordered up."""
        self.phase = "order"
        self.passed = 0
        """How many times a seat has passed while trumps were made."""
        self.maker: Seat | None = None
        self.ordered = False
        """Whether the maker ordered up the upcard, and did not name another suit."""
        self.taken = False
        self.alone = False
        """Whether the maker plays without the partner."""
        self.lone_defender: Seat | None = None
        self.farmer: Seat | None = None
        """The seat that has exchanged a farmer's hand."""
        self.thrown_in = False
        self.asked = 0
        """How many seats have exchanged cards, or declined to."""
        if not self.offered:
            self.next(dealer, "turned")

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.hands)

    def partner(self, seat: Seat) -> Seat | None:
        """Return the partner of a seat."""
        sides = self.sides
        return next((other for other, side in enumerate(sides) if other != seat and side == sides[seat]), None)

    def won_by_makers(self) -> int:
        """Return the number of tricks that the maker's side has won."""
        assert self.maker is not None
        return sum(self.sides[trick.winner] == self.sides[self.maker] for trick in self.tricks)


# the legal actions while trumps are made

IN_PHASE = {
    "turned": "name-for-best-bower",
    "order": "order-or-pass",
    "name": "name-or-pass",
    "discard": "dealer-discards-first",
    "defend": "defend-or-pass",
    "exchange": "exchange-or-pass",
    "lead": "trumps-are-made",
    "follow": "trumps-are-made",
}
"""By phase, the reason for refusing a kind of action that belongs to another phase."""


def legal_actions(rules: EuchreOptions, state: EuchreState) -> Sequence[Action]:
    """Return every legal action of the seat to act before the first trick."""
    match state.phase:
        case "turned":
            return [Action("name", target=letter) for letter in SUITS]
        case "order":
            return [*_orders(rules, state), PASS, *_farming(rules, state), *_throwing_in(rules, state)]
        case "name":
            return [*_names(rules, state), *(() if must_name(rules, state) else (PASS,))]
        case "discard":
            return [Action("discard", (card,)) for card in state.hands[state.seat]]
        case "exchange":
            return [PASS, *ways(state.hands[state.seat], len(state.stock))]
        case "defend":
            return [DEFEND, PASS]
        case _:
            return ()


def public_verbs(rules: EuchreOptions, state: EuchreState) -> tuple[str, ...]:
    """Return the kinds of action that the seat to act might have, judged from public knowledge alone."""
    match state.phase:
        case "over":
            return ()
        case "turned":
            return ("name",)
        case "order":
            farming = (FARMER,) if rules.farmers_hand and state.farmer is None else ()
            return ("order", "pass", *farming, *((THROW_IN.kind,) if rules.no_ace_no_face else ()))
        case "name":
            return ("name",) if must_name(rules, state) else ("name", "pass")
        case "discard":
            return ("discard",)
        case "defend" | "exchange":
            return (state.phase, "pass")
        case _:
            return ("play",)


def must_name(rules: EuchreOptions, state: EuchreState) -> bool:
    """Return whether the dealer is stuck: everybody else has passed twice."""
    return rules.stick_the_dealer and state.seat == state.dealer


def must_order_alone(rules: EuchreOptions, state: EuchreState) -> bool:
    """Return whether ordering up the card to a partner who deals means playing alone."""
    return rules.order_alone and state.partner(state.seat) == state.dealer


def _orders(rules: EuchreOptions, state: EuchreState) -> Iterator[Action]:
    if not must_order_alone(rules, state):
        yield Action("order")
    if rules.alone or must_order_alone(rules, state):
        yield Action("order", target=ALONE)


def _names(rules: EuchreOptions, state: EuchreState) -> Iterator[Action]:
    for letter in SUITS:
        if letter != state.offered:
            yield Action("name", target=letter)
            if rules.alone:
                yield Action("name", target=f"{letter}-alone")


def _farming(rules: EuchreOptions, state: EuchreState) -> Iterator[Action]:
    if rules.farmers_hand and state.farmer is None:
        low = [card for card in state.hands[state.seat] if rank(card) in FARMERS_RANKS]
        yield from (Action(FARMER, cards) for cards in combinations(low, FARMED))


def _throwing_in(rules: EuchreOptions, state: EuchreState) -> Iterator[Action]:
    if rules.no_ace_no_face and not _counts(rules, state, state.seat):
        yield THROW_IN


def _counts(rules: EuchreOptions, state: EuchreState, seat: Seat) -> list[Card]:
    """Return the aces, face cards and trumps of a hand."""
    suits = rules.order(state.offered).suit
    return [card for card in state.hands[seat] if rank(card) in _HIGH_RANKS or suits[card] == state.offered]


def refusal(rules: EuchreOptions, state: EuchreState, action: Action) -> IllegalAction:
    """Return why an action that is not legal is refused: what is wrong with it, and what would be right."""
    kind, phase = action.kind, state.phase
    if kind not in _KINDS:
        return IllegalAction("no-such-action", text=kind)
    if (kind == FARMER and not rules.farmers_hand) or (kind == THROW_IN.kind and not rules.no_ace_no_face):
        return IllegalAction("not-in-these-rules", text=kind)
    if kind not in public_verbs(rules, state):
        if kind == "pass" and phase == "name":
            return IllegalAction("dealer-must-name")
        if kind == FARMER and state.farmer is not None:
            return IllegalAction("farmed-already", seat=state.farmer)
        return IllegalAction(IN_PHASE[phase], card=state.upcard, seat=state.seat)
    if kind not in ("discard", FARMER) and action.cards:
        return IllegalAction("names-nothing", text=kind)
    return _refused(rules, state, action)


def _refused(rules: EuchreOptions, state: EuchreState, action: Action) -> IllegalAction:
    """Return why a kind of action that could be legal now is refused as it is."""
    match action.kind:
        case "order":
            if not action.target:
                return IllegalAction("order-only-alone", seat=state.dealer)
            return _refused_alone(rules, action)
        case "name":
            letter = action.target.partition("-")[0]
            if letter and letter == state.offered:
                return IllegalAction("suit-turned-down", target=letter)
            if len(letter) != 1 or letter not in SUITS:
                return IllegalAction("which-trumps")
            return IllegalAction("name-suit-only") if state.phase == "turned" else _refused_alone(rules, action)
        case "farmers-hand":
            return IllegalAction("farmer-needs-three")
        case "throw-in":
            return IllegalAction("no-throwing-in", cards=tuple(_counts(rules, state, state.seat)))
        case _:
            return IllegalAction("names-nothing", text=action.kind)


def _refused_alone(rules: EuchreOptions, action: Action) -> IllegalAction:
    if not rules.alone and action.target.endswith(ALONE):
        return IllegalAction("not-alone-here")
    return IllegalAction("which-trumps" if action.kind == "name" else "order-names-alone", text=action.kind)
