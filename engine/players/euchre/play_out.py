"""Plays a sampled deal to its end: by the advanced player's habits, then exactly with all hands open."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.euchre.state import EuchreState
from engine.kit.tricks import follow, seats_from
from engine.players.euchre import advanced
from engine.players.kit.open_tricks import OpenTricks, bits_of
from engine.types import Seat


class PlayOut:
    """Plays states of one deal out; ``exact`` is the number of cards each from which all hands are open.

    It stands for each of its seats in turn, as :class:`engine.players.euchre.advanced.Player`.
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
            card = playable[0] if len(playable) == 1 else advanced.play(self, playable)
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
        """Whether the player's side has made trumps."""
        return self.sides[self.seat] == self.makers

    def is_partner(self, seat: Seat) -> bool:
        """Whether another seat is a partner of the player."""
        return seat != self.seat and self.sides[seat] == self.sides[self.seat]

    def trick_seats(self, leader: Seat) -> list[Seat]:
        """Return the seats in the order in which they play to a trick."""
        return self.turns[leader]

    def theirs(self) -> Sequence[Card]:
        """Return every card that another player may hold."""
        own = (*self.hand, *self.laid[self.seat])
        return [card for card in self.left if card not in own]
