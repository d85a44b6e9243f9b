"""The master: it samples the hidden cards, and looks how each choice ends.

Sampled cards agree with what was said and played: a player who has not followed suit has no card of it, one who has
passed holds no hand to make trumps with, the maker does, and a dealer discards neither a trump nor an ace. All choices
are tried in the same deals, which are played on as by experts: to the end while trumps are made; later, once
everybody has few cards left, all hands are open and solved. The expert's choice stands unless another is
better with some confidence.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from engine.cards import SUITS, Card, rank
from engine.euchre.legality import ALONE, FARMER, EuchreState
from engine.euchre.options import HAND
from engine.euchre.round import EuchreRound, EuchreView, result
from engine.euchre.rules import imagined
from engine.kit.trick_round import PLAYING
from engine.kit.tricks import follow, seats_from
from engine.players.euchre import habits
from engine.players.euchre.habits import ALONE_FROM, ENOUGH, make, worth
from engine.players.kit.sampling import best_action, lead, likeliest, plays
from engine.players.kit.tricks import OpenTricks, bits_of
from engine.players.policy import PolicyContext
from engine.round import copied
from engine.types import Action, Seat

_TRIES = 12
"""The number of deals tried to find one that fits."""
_PASSES, _MAKES = 0.3, 0.6
"""How many tricks a hand that has passed, or has made trumps, may be from the usual limit."""


class Worlds:
    """The deals that a seat may be in."""

    def __init__(self, view: EuchreView, rng: random.Random) -> None:
        self.view = view
        self.rng = rng
        self.order = view.order
        self.passes = [
            (seat, upcard)
            for seat, upcard in view.passes()
            if seat in view.others and (upcard or view.maker is None) and not self._exchanged(seat)
        ]
        self.lacking: dict[Seat, set[str]] = {}
        self.played: dict[Seat, list[Card]] = {seat: [] for seat in range(len(view.sides))}
        for seat, card, led in plays(view):
            self.played[seat].append(card)
            if seat in view.others and self.order.suit[card] != self.order.suit[led]:
                self.lacking.setdefault(seat, set()).add(self.order.suit[led])

    def sample(self) -> EuchreState:
        """Return the state of a deal that fits, or the best of a few."""
        return likeliest(lambda: imagined(self.view, self.rng), self._doubts, _TRIES)

    def _exchanged(self, seat: Seat) -> bool:
        """Return whether a hand is no longer the one that was dealt, but for the card that a dealer took up."""
        view = self.view
        return view.laid_counts[seat] > (view.taken and seat == view.dealer)

    def _doubts(self, state: EuchreState) -> int:
        """Return how much speaks against a deal. A suit not followed counts most."""
        view, suits = self.view, self.order.suit
        doubts = HAND * sum(
            suits[card] in lacked for seat, lacked in self.lacking.items() for card in state.hands[seat]
        )
        if doubts:
            return doubts + HAND
        doubts += sum(self._could(seat, state, upcard=upcard) > ENOUGH + _PASSES for seat, upcard in self.passes)
        maker, dealer = view.maker, view.dealer
        if maker in view.others and not self._exchanged(maker) and not self._stuck(maker):
            made = Action("order") if view.ordered else Action("name", target=view.trump)
            limit = ALONE_FROM if view.alone else ENOUGH
            doubts += self._worth(maker, state, made) < limit - _MAKES
        if view.taken and dealer in view.others and not self._exchanged(dealer):
            doubts += sum(suits[card] == view.trump or rank(card) == "A" for card in state.laid[dealer])
        return doubts

    def _stuck(self, maker: Seat) -> bool:
        """Return whether the maker had to name a suit."""
        view = self.view
        return view.rules.stick_the_dealer and maker == view.dealer and not view.ordered

    def _could(self, seat: Seat, state: EuchreState, *, upcard: bool) -> float:
        """Return the tricks with which a seat that has passed could have made trumps."""
        if upcard:
            return self._worth(seat, state, Action("order"))
        names = [Action("name", target=letter) for letter in SUITS if letter != self.view.offered]
        return max(self._worth(seat, state, name) for name in names)

    def _worth(self, seat: Seat, state: EuchreState, made: Action) -> float:
        held = [*state.hands[seat], *self.played[seat]]
        if self.view.taken and seat == self.view.dealer:
            # With the discarded card, and without the upcard: the hand as it was dealt.
            held = [card for card in (*held, *state.laid[seat]) if card != self.view.upcard]
        return worth(self.view, seat, held, made)


class PlayOut:
    """Plays states of one deal out; ``exact`` is the number of cards each from which all hands are open.

    It stands for each of its seats in turn, as :class:`engine.players.euchre.habits.Player`.
    """

    def __init__(self, exact: int) -> None:
        self.exact = exact
        self.solvers: dict[tuple[str, int, tuple[Seat, ...]], OpenTricks] = {}

    def tricks(self, state: EuchreState) -> int:
        """Return the tricks that the makers win in all, from a state in which trumps are made."""
        assert state.maker is not None
        self._begin(state)
        won = state.won_by_makers()
        while self.hands[self.leader] or self.trick:
            if len(self.hands[self.leader]) + bool(self.trick) <= self.exact:
                return won + self._solved(state)
            won += self._play_trick()
        return won

    def _begin(self, state: EuchreState) -> None:
        assert state.maker is not None
        rules = state.rules
        self.trump, self.order = state.trump, rules.order(state.trump)
        self.duties = rules.duties(phase_two=state.phase_two)
        self.sides, self.makers, self.out = state.sides, state.sides[state.maker], state.out
        self.hands: list[Sequence[Card]] = [*state.hands]
        self.leader, self.trick = state.leader, list(state.trick)
        gone = {*state.trick, state.upturned, *(card for trick in state.tricks for card in trick.cards)}
        self.left = [card for card in rules.pack(state.seats) if card not in gone]
        self.laid = state.laid
        self.turns = [seats_from(leader, state.seats, state.out) for leader in range(state.seats)]

    def _play_trick(self) -> bool:
        """Play the trick on to its end, and return whether the makers win it."""
        seats = self.turns[self.leader]
        for seat in seats[len(self.trick) :]:
            self.seat, self.hand = seat, self.hands[seat]
            playable: Sequence[Card] = self.hand
            if self.trick and self.duties is not None:
                playable = follow(self.order, self.duties, self.trick, self.hand)[1]
            card = playable[0] if len(playable) == 1 else habits.play(self, playable)
            self.hands[seat] = [held for held in self.hand if held != card]
            self.left.remove(card)
            self.trick.append(card)
        self.leader = seats[self.order.winner(self.trick)]
        self.trick = []
        return self.sides[self.leader] == self.makers

    def _solved(self, state: EuchreState) -> int:
        """Return the tricks that the makers still win if all hands are open."""
        key = (self.trump, self.makers, self.out)
        solver = self.solvers.get(key)
        if solver is None:
            solver = self.solvers[key] = OpenTricks([side == self.makers for side in self.sides], out=self.out)
        bits = bits_of(self.order)
        hands = [0 if seat in self.out else sum(map(bits.__getitem__, hand)) for seat, hand in enumerate(self.hands)]
        seats = self.turns[self.leader]
        trick = [(seat, bits[card]) for seat, card in zip(seats, self.trick, strict=False)]
        return solver.tricks(hands, seats[len(trick)], trick)

    # the player whose turn it is

    def makes(self) -> bool:
        """Return whether the player's side has made trumps."""
        return self.sides[self.seat] == self.makers

    def is_partner(self, seat: Seat) -> bool:
        """Return whether another seat is a partner of the player."""
        return seat != self.seat and self.sides[seat] == self.sides[self.seat]

    def trick_seats(self, leader: Seat) -> list[Seat]:
        """Return the seats in the order in which they play to a trick."""
        return self.turns[leader]

    def theirs(self) -> Sequence[Card]:
        """Return every card that another player may hold."""
        own = (*self.hand, *self.laid[self.seat])
        return [card for card in self.left if card not in own]


EXACT = 3
"""The number of cards each from which all hands are open, once tricks are played."""
_NEAR = 1.0
"""How many tricks below the usual threshold a call is still searched."""


class Search:
    """Chooses with up to ``budget`` evaluations a decision.

    Another choice replaces the expert's if it is ahead by ``standard_errors``. Once tricks are played, hands
    are open from ``exact`` cards each.
    """

    def __init__(self, budget: int, *, exact: int = EXACT, standard_errors: float = 1.5) -> None:
        self.budget = budget
        self.exact = exact
        self.standard_errors = standard_errors

    def choose(self, view: EuchreView, context: PolicyContext) -> Action:
        """Return the player's action, one of ``view.legal``."""
        usual = habits.choose(view, context)
        candidates = [usual, *alternatives(view, usual)]
        if len(candidates) == 1:
            return usual
        worlds = Worlds(view, context.rng)
        exact = self.exact if view.phase in PLAYING else 0

        def sample() -> tuple[EuchreState, PlayOut]:
            return worlds.sample(), PlayOut(exact)

        def utility(world: tuple[EuchreState, PlayOut], action: Action) -> float:
            return outcome(view, *world, action)

        errors = self.standard_errors
        return best_action(candidates, sample, utility, context, budget=self.budget, standard_errors=errors)


def alternatives(view: EuchreView, usual: Action) -> Iterator[Action]:
    """Yield the choices worth a look besides the usual one."""
    match view.phase:
        case "lead" | "follow":
            yield from _cards(view, usual)
        case "order" | "name" if usual.kind != FARMER:
            yield from _calls(view, usual)
        case "exchange":
            sensible = [set(), *map(set, view.sensible())]
            yield from (action for action in view.legal if action != usual and {*action.cards} in sensible)
        case "discard" | "defend":
            yield from (action for action in view.legal if action != usual)


def _calls(view: EuchreView, usual: Action) -> Iterator[Action]:
    """Yield a pass, and the calls for which the hand is not far too weak."""
    for action in view.legal:
        if action == usual or action.kind not in ("order", "name", "pass"):
            continue
        limit = ALONE_FROM if action.target.endswith(ALONE) else ENOUGH
        if action.kind == "pass" or worth(view, view.own_seat, view.hand, action) > limit - _NEAR:
            yield action


def _cards(view: EuchreView, usual: Action) -> Iterator[Action]:
    """Yield the cards to play: of neighbours, which win and lose alike, one only, the usual one if it is among them.

    A suit's cards that win nothing are all represented by the lowest one; so are those that win the trick for sure.
    """
    order = view.order
    cards = sorted((action.cards[0] for action in view.legal), key=order.strength.__getitem__)
    if view.trick:
        cards = [card for card in cards if not _wastes(view, card, cards)]
    between = {(order.suit[card], order.strength[card]) for card in (*view.theirs(), *view.trick)}
    runs: list[list[Action]] = []
    for letter in dict.fromkeys(map(order.suit.__getitem__, cards)):
        last = -1
        for card in (card for card in cards if order.suit[card] == letter):
            place = order.strength[card]
            if last < 0 or any((letter, other) in between for other in range(last + 1, place)):
                runs.append([])
            runs[-1].append(Action("play", (card,)))
            last = place
    yield from (run[0] for run in runs if usual not in run)


def _wastes(view: EuchreView, card: Card, cards: Sequence[Card]) -> bool:
    """Return whether a lower card of a suit does as much in the trick: both lose it, or both surely win it."""
    order = view.order
    wins = view.wins(card)
    if wins and len(view.trick) + 1 < len(view.trick_seats(view.leader)):
        return False
    return any(
        order.suit[other] == order.suit[card]
        and order.strength[other] < order.strength[card]
        and view.wins(other) == wins
        for other in cards
    )


def outcome(view: EuchreView, world: EuchreState, play_out: PlayOut, action: Action) -> float:
    """Return the points that an action brings the seat's side in a deal, less those of the others."""
    played = EuchreRound(view.rules, copied(world), view.target)
    played.play(view.own_seat, action)
    state = played.state
    while state.phase not in (*PLAYING, "over"):
        seat = state.seat
        played.play(seat, make(state, state.hands[seat], played.legal(seat)))
    if state.maker is None:
        return 0.0
    points = [0] * (max(view.sides) + 1)
    for _, side, scored in result(state, play_out.tricks(state)):
        points[side] = scored
    return lead(view, points)
