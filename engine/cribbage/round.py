"""A round of Cribbage: what its actions do, and what is legal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Self

from engine.cards import Card
from engine.cribbage import counting
from engine.cribbage.counting import LIMIT, MOST, Shown, worth
from engine.cribbage.options import START
from engine.cribbage.state import State, in_order
from engine.cribbage.view import SHOWN, CribbageView
from engine.kit.hands import check_bare, check_named, check_turn, check_undo, held, one_card, replaced, swapped
from engine.kit.views import shown
from engine.round import Round
from engine.score import achieved
from engine.types import DOCTOR, SWAP, UNDO, Action, Composition, Event, IllegalAction, Seat
from engine.view import GameContext, around

_COUNTING = ("count", "claim")
"""The phases in which the hand in question lies open."""
_DIGITS = 9
"""The most digits of a number that is read."""


class CribbageRound(State, Round):
    """One deal between two, three or four seats."""

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Return the legal actions of a seat. Every discard to the crib is listed."""
        if seat not in self.to_act:
            return ()
        match self.phase:
            case "crib":
                return [Action("crib", cards) for cards in combinations(self.hands[seat], self.rules.shape.laid)]
            case "play":
                return [Action("play", (card,)) for card in self.playable(seat)]
            case "show":
                return [Action("show")]
            case "count":
                return [Action("count", target=str(number)) for number in range(self._most + 1)]
        numbers = range(1, self._most - self.counted - self.claimed + 1)
        return [Action("pass"), *(Action("claim", target=str(number)) for number in numbers)]

    @property
    def _most(self) -> int:
        return MOST[4 if self.showing[1] else self.rules.shape.kept]

    def playable(self, seat: Seat) -> list[Card]:
        """Return the cards of a hand that keep the count at 31 or below."""
        left = LIMIT - self.count
        return [card for card in self.hands[seat] if worth(card) <= left]

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of action of the phase."""
        return {"claim": ("claim", "pass"), "over": ()}.get(self.phase, (self.phase,))

    def play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Perform an action; see :meth:`engine.round.Round.play`."""
        if action.kind == UNDO and self.to_act:
            return self._undo(seat, action)
        if self.phase == "crib" and seat not in self.to_act:
            raise IllegalAction("laid-away")
        check_turn(self.to_act, seat)
        if action.kind not in (*self.kinds, SWAP, DOCTOR):
            raise IllegalAction(f"now-{self.phase}", seat=self.showing[0])
        if action.target and action.kind in ("crib", "play") and self.rules.edition > 1:
            raise IllegalAction("no-target", text=action.kind)
        match action.kind:
            case "swap":
                return self._swap(seat, action)
            case "doctor":
                return self._doctor(seat, action)
            case "crib":
                return self._lay_away(seat, action.cards)
            case "play":
                return self._play(seat, one_card(self.hands[seat], action.cards))
            case "count" | "claim" if action.cards:
                raise IllegalAction("names-nothing", text=action.kind)
            case "count":
                return self._count(self._number(action.target, 0, self._most))
            case "claim":
                return self._claim(seat, self._number(action.target, 1, self._most - self.counted - self.claimed))
        check_bare(action)
        return self._show() if action.kind == "show" else self._pass(seat)

    def _number(self, text: str, least: int, most: int) -> int:
        if not (text.isdecimal() and len(text) <= _DIGITS and least <= int(text) <= most):
            raise IllegalAction("name-a-number", least=least, most=most)
        return int(text)

    # discards to the crib

    def _lay_away(self, seat: Seat, cards: Sequence[Card]) -> tuple[Event, ...]:
        number = self.rules.shape.laid
        Composition(number, number).check(cards)
        laid = tuple(sorted(held(self.hands[seat], cards), key=in_order))
        self.laid[seat] = laid
        self.hands[seat] = [card for card in self.hands[seat] if card not in laid]
        self.to_act = tuple(other for other in self.to_act if other != seat)
        event = Event("laid-away", seat, laid, secret=True)
        return (event,) if self.to_act else (event, *self._turn_starter())

    def _undo(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        check_undo(action, self.undo_scopes(seat))
        event = Event("took-back", seat, self.laid[seat], action.target, secret=True)
        self._take_back(seat)
        return (event,)

    def _take_back(self, *seats: Seat) -> None:
        """Put the discards of seats back into their hands."""
        for seat in seats:
            self.hands[seat] = sorted((*self.hands[seat], *self.laid[seat]), key=in_order)
            self.laid[seat] = ()
        self.to_act = tuple(seat for seat in self.order if not self.laid[seat])

    def _swap(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Swap hands with the next player before the starter is turned, for practice; the others choose anew."""
        self._check_arranging(action, 0)
        self._take_back(*self.order)
        other = (seat + 1) % self.seats
        swapped(seat, other, self.hands)
        return (Event("swapped", seat),)

    def _doctor(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Exchange a card for a hidden one before the starter is turned, for practice; the others choose anew."""
        self._check_arranging(action, 2)
        mine, wanted = one_card(self.hands[seat], action.cards[:1]), action.cards[1]
        others = [other for other in self.order if other != seat]
        hidden = [self.stock, self.to_crib, *([*self.hands[other], *self.laid[other]] for other in others)]
        if not any(wanted in pile for pile in hidden):
            raise IllegalAction("doctor-not-hidden", card=wanted)
        self._take_back(*others)
        replaced((self.stock, self.to_crib, *(self.hands[other] for other in others)), wanted, by=mine)
        replaced((self.hands[seat],), mine, by=wanted)
        for hand in self.hands:
            hand.sort(key=in_order)
        return (Event("doctored", seat, (mine, wanted), secret=True),)

    def _check_arranging(self, action: Action, cards: int) -> None:
        check_named(action, cards)
        if self.phase != "crib":
            raise IllegalAction("too-late-to-arrange")

    def _turn_starter(self) -> tuple[Event, ...]:
        """Turn the starter once all have discarded; a jack scores for the dealer."""
        events: list[Event] = []
        self.kept = [tuple(hand) for hand in self.hands]
        self.turn += 1
        if self.rules.start == "every" or (self.rules.start == "first" and self.number == 1):
            events.append(Event("start", self.order[0], points=self._peg(self.order[0], START, "start")))
        if self.home is None:
            self.starter = self.stock.pop()
            events.append(Event("starter", cards=(self.starter,)))
            if self.starter[0] == "J":
                side = self.sides[self.dealer]
                most = self.rules.target - self.front(side) - (not self.rules.heels_win)
                events.append(Event("heels", self.dealer, points=self._peg(self.dealer, min(2, most), "heels")))
        self._go_to("play", self.order[0])
        return tuple(events)

    # the play

    def _play(self, seat: Seat, card: Card) -> tuple[Event, ...]:
        if self.count + worth(card) > LIMIT:
            raise IllegalAction("past-thirty-one", card=card, count=self.count, most=LIMIT - self.count)
        self.hands[seat].remove(card)
        self.series.append((seat, card))
        self.turn += 1
        events = [Event("played", seat, (card,), points=self.count)]
        events += self._peg_card(seat)
        if self.home is None:
            events += self._after_play(seat)
        else:
            self.phase, self.to_act = "over", ()
        return tuple(events)

    def _peg_card(self, seat: Seat) -> list[Event]:
        """Move the pegs, once, for everything that the last card scores; a game that is won ends the count."""
        scored = [*counting.scored([played for _, played in self.series], flush=self.rules.play_flush)]
        if not scored:
            return []
        events, left = [], self.rules.target - self.front(self.sides[seat])
        for code, points in scored:
            if left > 0:
                events.append(Event(code, seat, points=min(points, left)))
                left -= points
        self._peg(seat, sum(event.points for event in events), "play")
        return events

    def _after_play(self, last: Seat) -> Iterable[Event]:
        """Yield who says go, what the last card of a series scores, and let the next player act."""
        if self.count < LIMIT:
            for place in range(1, self.seats + 1):
                seat = (last + place) % self.seats
                if self.playable(seat):
                    self._go_to("play", seat)
                    return
                if self.hands[seat] and not self.gone[seat]:
                    self.gone[seat] = True
                    self.above[seat] = max(self.above[seat], LIMIT - self.count)
                    if seat != last:
                        yield Event("go", seat, points=self.count)
            if self.rules.go_points:
                code = "go-point" if any(self.hands) else "last-card"
                yield Event(code, last, points=self._peg(last, self.rules.go_points, "play"))
        self.plays.append(tuple(self.series))
        self.series = []
        self.gone = [False] * self.seats
        stops = self.rules.variant == "five"
        after = [(last + place) % self.seats for place in range(1, self.seats + 1)]
        leader = next((seat for seat in after if self.hands[seat]), None)
        if leader is None or stops:
            self._begin_show()
        else:
            self._go_to("play", leader)

    # the show

    def _begin_show(self) -> None:
        self._go_to("show" if self.rules.counting == "automatic" else "count", self.showing[0])

    def _worth_now(self) -> tuple[counting.Combination, ...]:
        assert self.starter is not None
        return counting.counted(self.to_show(), self.starter, crib=self.showing[1])

    def _show(self) -> tuple[Event, ...]:
        seat, crib = self.showing
        cards, found = self.to_show(), self._worth_now()
        points = sum(each.points for each in found)
        self._peg(seat, points, "crib" if crib else "hand")
        self.shown.append(Shown(seat, crib, cards, found, points))
        return (self._told("showed", seat, points), *self._after_hand())

    def _told(self, kind: str, seat: Seat, points: int) -> Event:
        """Return the event of the hand that was counted last."""
        last = self.shown[-1]
        return Event(kind, seat, (*last.cards, self.starter or ""), "crib" if last.crib else "hand", points)

    def _count(self, number: int) -> tuple[Event, ...]:
        """Peg what the owner of a hand counts, up to its worth; with muggins, let the opponents claim the rest."""
        seat, crib = self.showing
        true = sum(each.points for each in self._worth_now())
        self.counted = min(number, true)
        self._peg(seat, self.counted, "crib" if crib else "hand")
        cards = (*self.to_show(), self.starter or "")
        events = [Event("counted", seat, cards, "crib" if crib else "hand", number)]
        if number > true:
            events.append(Event("overcounted", seat, points=true))
        self.turn += 1
        if self.home is not None or self.rules.counting != "muggins" or number > true:
            return (*events, *self._counting_over())
        return (*events, *self._next_claim(seat))

    def _claim(self, seat: Seat, number: int) -> tuple[Event, ...]:
        left = sum(each.points for each in self._worth_now()) - self.counted - self.claimed
        gained = self._peg(seat, min(number, left), "muggins")
        self.claimed += gained
        self.turn += 1
        return (Event("claimed", seat, points=gained), *self._next_claim(seat))

    def _pass(self, seat: Seat) -> tuple[Event, ...]:
        self.turn += 1
        return (Event("passed", seat), *self._next_claim(seat))

    def _next_claim(self, last: Seat) -> tuple[Event, ...]:
        """Let the next opponent claim what was overlooked, until all have had their say."""
        owner = self.showing[0]
        asked = [(owner + place) % self.seats for place in range(1, self.seats)]
        if last in asked:
            asked = asked[asked.index(last) + 1 :]
        claimants = [seat for seat in asked if self.sides[seat] != self.sides[owner]]
        if claimants and self.home is None:
            self.phase, self.to_act = "claim", (claimants[0],)
            return ()
        return self._counting_over()

    def _counting_over(self) -> tuple[Event, ...]:
        seat, crib = self.showing
        self.shown.append(Shown(seat, crib, self.to_show(), self._worth_now(), self.counted))
        last = self.shown[-1]
        self.counted = self.claimed = 0
        found = () if last.points == last.counted else (self._told("was-worth", seat, last.points),)
        return (*found, *self._after_hand())

    def _after_hand(self) -> tuple[Event, ...]:
        """Go on to the next hand, or end the round after the crib."""
        last = self.shown[-1]
        events = (Event("perfect", last.seat, points=last.points),) if last.perfect else ()
        if self.home is not None or last.crib:
            self.phase, self.to_act = "over", ()
        else:
            self._begin_show()
        return events

    # pegs

    def _go_to(self, phase: str, seat: Seat) -> None:
        self.phase = phase
        self.turn += phase != "play"
        self.to_act = (seat,)
        if self.home is not None:
            self.phase, self.to_act = "over", ()

    def _peg(self, seat: Seat, points: int, line: str) -> int:
        """Move a seat's rear peg before its front one, as far as the target; return by how many holes."""
        side = self.sides[seat]
        front = self.front(side)
        points = min(points, self.rules.target - front)
        if points > 0:
            self.back[side], self.last[side] = front, line
            self.pegged[side][line] = self.pegged[side].get(line, 0) + points
            if front + points == self.rules.target:
                self.home = side
        return max(0, points)

    # queries

    def is_final(self, before: Self) -> bool:
        """Return whether a hand was opened, or the count may make the next player say go: both reveal hidden cards."""
        return self.phase != "play" or self.count > LIMIT - max(counting.WORTH)

    def view(self, seat: Seat | None, context: GameContext) -> CribbageView:
        """Return what a seat may know; ``None`` for the public view."""
        undo = () if seat is None else self.undo_scopes(seat)
        return CribbageView(
            **around(self.rules, seat, context),
            **shown(self, SHOWN),
            sides=self.sides,
            hand=() if seat is None else tuple(self.hands[seat]),
            verbs=(*self.kinds, *((UNDO,) if undo else ())),
            legal=() if seat is None else tuple(self.legal(seat)),
            target=self.rules.target,
            undo=undo,
            known=tuple(map(self._known, range(self.seats))),
            hand_counts=tuple(map(len, self.hands)),
            laid=() if seat is None else self.laid[seat],
            crib_count=len(self.crib),
            pegs=tuple((self.back[side], self.front(side)) for side in range(len(self.totals))),
            showing=self.showing if len(self.shown) <= self.seats else (self.dealer, True),
            open=self.to_show() if self.phase in _COUNTING else (),
            lines=self.lines(),
        )

    def _known(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards in a hand that have been shown, where the play stopped before all were played."""
        counting = self.phase in _COUNTING and self.showing == (seat, False)
        shown = counting or any(each.seat == seat and not each.crib for each in self.shown)
        return tuple(self.hands[seat]) if shown else ()

    def feats(self) -> tuple[dict[str, int], ...]:
        """Return each side's achievements: hands and cribs and their points, points in the play, and skunks."""
        found: list[dict[str, int]] = []
        for side in range(len(self.totals)):
            own = [each for each in self.shown if self.sides[each.seat] == side]
            hands, cribs = ([each.counted for each in own if each.crib == crib] for crib in (False, True))
            lost = [self.rules.skunked(self.front(other)) for other in range(len(self.totals)) if other != side]
            done = {
                "best-hand": max(hands, default=0),
                "best-crib": max(cribs, default=0),
                "hand-points": sum(hands),
                "crib-points": sum(cribs),
                "pegged": self.pegged[side].get("play", 0),
                "perfect": sum(each.perfect for each in own),
                "skunk": lost.count(1) * (self.home == side),
                "double-skunk": lost.count(2) * (self.home == side),
            }
            found.append(achieved(done))
        return tuple(found)

    def cards(self) -> Iterable[Card]:
        """Return every card of the deal, wherever it lies."""
        played = [card for series in (*self.plays, self.series) for _, card in series]
        starter = [self.starter] if self.starter else []
        return (*(card for hand in self.hands for card in hand), *self.crib, *self.stock, *starter, *played)
