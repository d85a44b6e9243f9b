"""A round: the winner of each of the first thirteen tricks takes the card that lies open, the other the next one.

The draws need no decision, so they follow a trick by themselves. Then the stock is gone, and thirteen tricks count.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.cards import Card
from engine.german_whist.options import BOOK, HAND, SEATS, GermanWhistOptions
from engine.kit.trick_observation import ObservedTrickView, seen_round
from engine.kit.trick_round import TrickRound
from engine.score import RoundScore, ScoreLine, achieved
from engine.types import Event, Seat
from engine.view import GameContext


class GermanWhistRound(TrickRound):
    """One deal between two seats."""

    rules: GermanWhistOptions

    def points_of(self, cards: Sequence[Card]) -> int:
        """Return 1 for a trick that counts."""
        return int(self.state.phase_two or self.rules.phase_one_tricks)

    def after_trick(self, winner: Seat) -> Iterable[Event]:
        """Let the winner take the upturned card and the other player the next one, and turn up another."""
        state = self.state
        if state.upturned is None:
            self.finish_or_lead(winner)
            return ()
        taken, unseen = state.upturned, state.stock.pop()
        state.draw(winner, taken, seen=True)
        state.draw(1 - winner, unseen)
        state.next(winner, "lead")
        events = [Event("took", winner, (taken,)), Event("drew", 1 - winner, (unseen,), secret=True)]
        state.upturned = state.stock.pop() if state.stock else None
        if state.upturned is None:
            state.phase_two = True
            return (*events, Event("phase-two", winner, target=state.trump))
        return (*events, Event("turned", cards=(state.upturned,)))

    def score(self) -> RoundScore:
        """Return the tricks that count: each for a point or, in a game for rounds, a point to whoever has more."""
        by_points = self.rules.won_by == "points"
        lines: list[tuple[ScoreLine, ...]] = []
        for seat in range(SEATS):
            one, two = self._tricks(seat)
            counted = [ScoreLine("tricks-one", by_points * one, one)] if self.rules.phase_one_tricks else []
            counted.append(ScoreLine("tricks-two", by_points * self._counted(two), two))
            lines.append(tuple(counted))
        mine, theirs = map(self.standing_of, range(SEATS))
        if self.over and not by_points and mine != theirs:
            lines[theirs > mine] += (ScoreLine("round-won", 1),)
        return tuple(lines)

    def standing_of(self, seat: Seat) -> int:
        """Return the counting tricks of a seat so far, which win it points or the round."""
        one, two = self._tricks(seat)
        return one * self.rules.phase_one_tricks + self._counted(two)

    def feats(self) -> tuple[dict[str, int], ...]:
        """Return the tricks of each side in phase two, and whether it won all of them."""
        done = ({"tricks": two, "grand-slam": int(two == HAND)} for _, two in map(self._tricks, range(SEATS)))
        return tuple(achieved(each) for each in done)

    def view(self, seat: Seat | None, context: GameContext) -> ObservedTrickView:
        """Return what a seat may know; ``None`` for the public view."""
        standing = tuple(map(self.standing_of, range(SEATS)))
        verbs = ("play",) if self.to_act else ()
        return ObservedTrickView(**{**seen_round(self, seat, context), "standing": standing}, verbs=verbs)

    def _tricks(self, seat: Seat) -> tuple[int, int]:
        """Return the numbers of tricks that a seat has won in the two phases."""
        won = [trick.phase_two for trick in self.state.tricks if trick.winner == seat]
        return won.count(False), won.count(True)

    def _counted(self, two: int) -> int:
        return two if self.rules.tricks_counted == "all" else max(0, two - BOOK)
