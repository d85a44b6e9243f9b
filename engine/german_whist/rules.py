"""German Whist: the options, the round and the rules.

The winner of each of the first thirteen tricks takes the card that lies open, the other the next one. The draws need no
decision, so they follow a trick by themselves. Then the stock is gone, and thirteen tricks count.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Literal, cast

from pydantic import PositiveInt

from engine.cards import RANKS, Card, pack, suit
from engine.highlights import Course, best_round, first_best
from engine.kit import trick_presentation
from engine.kit.trick_round import TrickRound, TrickRules, deal_hidden, laid_out, seen_round, settled_once_ahead
from engine.kit.trick_view import TrickView
from engine.kit.tricks import TrickOptions, TrickState
from engine.round import Round
from engine.rules import Deal, FixedRounds
from engine.score import RoundScore, ScoreLine, Settlement, achieved
from engine.types import Chance, Event, Note, Seat
from engine.view import GameContext, View

SEATS = 2
HAND = 13
BOOK = 6
"""The tricks that count nothing where only those over six count."""
_TARGETS = {"rounds": 3, "points": 50}


class GermanWhistOptions(TrickOptions):
    """The options; the defaults are the preset ``german-whist``."""

    game: ClassVar[str] = "german-whist"
    changes: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "german-whist": {},
        "fifty": {"won_by": "points", "target": _TARGETS["points"]},
    }
    presets: ClassVar[tuple[str, ...]] = tuple(changes)
    ranks: ClassVar[tuple[str, ...]] = RANKS
    option_groups: ClassVar[tuple[tuple[str, str], ...]] = (("game", "target"), ("scoring", "won_by"))

    target: PositiveInt = _TARGETS["rounds"]
    won_by: Literal["rounds", "points"] = "rounds"
    """What a game is played for: rounds won, or points for tricks."""
    tricks_counted: Literal["all", "over-six"] = "all"
    """Which tricks of phase two count."""
    phase_one_tricks: bool = False
    """Whether each trick of phase one counts too."""

    def implied(self, changes: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return the usual target of what a game is played for."""
        return {"target": _TARGETS[changes["won_by"]]} if changes.get("won_by") in _TARGETS else {}

    def pack(self, seats: int) -> tuple[Card, ...]:
        """Return the 52 cards."""
        return pack()


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
        """Return the tricks that count: each for a point or, in a game for rounds, a point to the player with more."""
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

    def view(self, seat: Seat | None, context: GameContext) -> TrickView:
        """Return what a seat may know; ``None`` for the public view."""
        standing = tuple(map(self.standing_of, range(SEATS)))
        verbs = ("play",) if self.to_act else ()
        return TrickView(**{**seen_round(self, seat, context), "standing": standing}, verbs=verbs)

    def _tricks(self, seat: Seat) -> tuple[int, int]:
        """Return the numbers of tricks that a seat has won in the two phases."""
        won = [trick.phase_two for trick in self.state.tricks if trick.winner == seat]
        return won.count(False), won.count(True)

    def _counted(self, two: int) -> int:
        return two if self.rules.tricks_counted == "all" else max(0, two - BOOK)


STEP = 10
"""How much the target rises while both players have reached it."""


def highlights(course: Course) -> tuple[Note, ...]:
    """Return the most tricks that a side won in phase two of a round, and the best round in a game for points."""
    by_points = any(cast(GermanWhistRound, each).rules.won_by == "points" for each in course.rounds)
    return (*_most_tricks(course), *(best_round(course) if by_points else ()))


def _most_tricks(course: Course) -> Iterator[Note]:
    feats = [
        (its.get("tricks", 0), number, side)
        for number, each in enumerate(course.rounds, 1)
        for side, its in enumerate(each.feats())
    ]
    best = first_best(feats, lambda each: each[0])
    if best:
        tricks, number, side = best
        yield Note("most-tricks", {"side": side, "points": tricks, "round": number})


PRESENTATION = replace(trick_presentation.PRESENTATION, highlights=highlights)


class GermanWhistRules(GermanWhistOptions, TrickRules):
    """The rules; see :class:`GermanWhistOptions` for the options."""

    presentation: ClassVar = PRESENTATION
    fixed_rounds: ClassVar = FixedRounds(2, {"won_by": "points", "target": 100})

    def deal(self, deal: Deal) -> GermanWhistRound:
        """Deal thirteen cards each, and turn up the next: its suit is trump for the whole round."""
        dealt, [turned, *stock] = deal.cards[: SEATS * HAND], deal.cards[SEATS * HAND :]
        state = TrickState(
            (dealt[1 - deal.dealer :: SEATS], dealt[deal.dealer :: SEATS]),
            dealer=deal.dealer,
            trump=suit(turned),
            upturned=turned,
            stock=reversed(stock),
            ranks=self.ranks,
        )
        round_ = GermanWhistRound(self, state, deal.target)
        round_.opening = (Event("trump-turned", cards=(turned,), target=state.trump),)
        return round_

    def imagine(self, view: View, chance: Chance) -> GermanWhistRound:
        """See :meth:`engine.rules.Rules.imagine`."""
        seen = cast(TrickView, view)
        state = laid_out(seen)
        deal_hidden(state, seen, chance)
        return GermanWhistRound(self, state, view.target)

    def settle(self, totals: tuple[int, ...], target: int, finished: Round, scores: Sequence[RoundScore]) -> Settlement:
        """Raise the target by ten as long as both players have reached it."""
        return settled_once_ahead(totals, target, STEP)
