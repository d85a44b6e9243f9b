"""A round: what is legal in it, and what actions do.

A turn of phase one: the leader plays a card, the other follows, and the winner of the trick is to act. It may meld,
exchange the dix and knock, and ends this with ``draw``: both then draw, the winner first, and the winner leads. The
draw is an action because melding comes before it, and is asked of every winner alike: a draw that happened by itself
where there is nothing to meld would tell so.

Without cards in the stock phase two begins: the melds are in the hands again, and a trick follows on the other.
Sections are those of the guide that :mod:`engine.pinochle.rules` names.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from engine.cards import Card, face, suit
from engine.pinochle import arranging, melds, scoring, spelling, tricks
from engine.pinochle.kinds import beats
from engine.pinochle.state import SEATS, State
from engine.pinochle.tricks import LAST_TRICK_POINTS, Trick
from engine.pinochle.view import PinochleView, view_of
from engine.round import Round
from engine.score import RoundScore, ScoreLine
from engine.types import DOCTOR, SWAP, UNDO, Action, Event, IllegalAction, Seat
from engine.view import GameContext

if TYPE_CHECKING:
    from engine.pinochle.rules import PinochleRules

DRAW = Action("draw")
EXCHANGE = Action("exchange")
KNOCK = Action("knock")


class PinochleRound(Round):
    """One deal between two seats. Everything about it stands in ``state``."""

    def __init__(
        self, rules: PinochleRules, *, dealer: Seat, totals: tuple[int, ...], target: int, cards: tuple[Card, ...]
    ) -> None:
        self.state = State(rules, dealer=dealer, totals=totals, target=target, cards=cards)
        self.opening = self.state.opening
        self.to_act = (self.state.seat,)

    @property
    def knocker(self) -> Seat | None:
        """Who knocked, and has won."""
        return self.state.knocker

    @property
    def turn(self) -> int:  # type: ignore[override]  # counted, not kept
        """The number of the trick; with its winner's melding the next one begins."""
        return len(self.state.tricks) + 1

    # what is legal

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Every action that differs for the rules, undo apart; see :meth:`engine.round.Round.legal`.

        Equal cards are one choice unless they were melded differently; in phase two always.
        """
        if seat not in self.to_act:
            return ()
        if self.state.phase == "melding":
            return self._legal_melding(seat)
        return [Action("play", (card,)) for card in self._playable(seat)]

    def _playable(self, seat: Seat) -> list[Card]:
        state = self.state
        cards = state.hands[seat]
        if state.phase_two:
            if state.trick:
                _, cards = tricks.follows(state.rules, state.trick[0], cards, state.trump)
            return list({face(card): card for card in reversed(cards)}.values())[::-1]
        different = {
            (face(card), card in state.shown[seat], state.history.get(card, ())): card for card in reversed(cards)
        }
        return list(different.values())[::-1]

    def _legal_melding(self, seat: Seat) -> list[Action]:
        state = self.state
        actions = [DRAW]
        if scoring.may_knock(state, seat):
            actions.append(KNOCK)
        if self._meld_refusal() is None:
            actions += [Action("meld", found.cards, found.pattern.name) for found in state.found(seat)]
        dixes = state.unshown_dixes(seat)
        if dixes and self._dix_refusal() is None:
            actions.append(EXCHANGE if state.exchangeable else Action("meld", (dixes[0],), state.dix.name))
        return actions

    def _meld_refusal(self) -> IllegalAction | None:
        """Why no meld can be made in this turn, dixes apart."""
        if self.state.melded and not self.state.rules.several_melds:
            return IllegalAction("one-meld")
        return None

    def _dix_refusal(self) -> IllegalAction | None:
        """Why no dix can be shown or exchanged now (2.5): where it must be melded, it is a meld like others."""
        rules = self.state.rules
        if not rules.dix_must_be_melded or rules.dix_beside_meld:
            return None
        return self._meld_refusal()

    # what actions do

    def play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Does an action; see :meth:`engine.round.Round.play`. A card may be named by its face alone."""
        if not self.to_act:
            raise IllegalAction("round-over")
        if seat != self.state.seat:
            raise IllegalAction("not-your-turn", seat=self.state.seat)
        match action.kind:
            case "play":
                return self._play_card(seat, action)
            case "meld":
                return self._meld(seat, action)
            case "exchange":
                return self._exchange(seat, action)
            case "draw":
                return self._draw(seat, action)
            case "knock":
                return self._knock(seat, action)
            case kind if kind == UNDO:
                return self._undo(seat, action)
            case kind if kind == SWAP:
                return arranging.swap(self.state, seat, action)
            case kind if kind == DOCTOR:
                return arranging.doctor(self.state, seat, action)
        raise IllegalAction("no-such-action", text=action.kind)

    def _to(self, seat: Seat, phase: str) -> None:
        self.state.seat = seat
        self.state.phase = phase
        self.to_act = (seat,)

    # playing (2.4)

    def _play_card(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        state = self.state
        if state.phase == "melding":
            raise IllegalAction("draw-before-lead")
        if action.target:
            raise IllegalAction("play-one-card")
        card = spelling.one_card(state.hands[seat], action.cards)
        if state.phase_two and state.trick:
            self._check_following(seat, card)
        events = [Event("played", seat, (card,))]
        if self._scores_when_played(seat, card):
            state.lines[seat].append(ScoreLine(state.dix.name, state.dix.points, 1, (card,)))
            events.append(Event("dix-played", seat, (card,), state.dix.name, state.dix.points))
        state.leave(seat, card)
        state.shown[seat] -= {card}
        state.drawn[seat] = None
        state.trick.append(card)
        if len(state.trick) < SEATS:
            self._to(1 - seat, "follow")
        else:
            events += self._take_trick()
        return tuple(events)

    def _check_following(self, seat: Seat, card: Card) -> None:
        state = self.state
        led = state.trick[0]
        duty, cards = tricks.follows(state.rules, led, state.hands[seat], state.trump)
        if card not in cards:
            raise IllegalAction(f"must-{duty}", card=led, cards=tuple(cards))

    def _scores_when_played(self, seat: Seat, card: Card) -> bool:
        """Whether playing this card scores a dix: one that cannot be exchanged and was not shown (2.5, 2.8)."""
        state = self.state
        return (
            state.is_dix(card)
            and not state.phase_two
            and not state.rules.dix_must_be_melded
            and not state.exchangeable
            and card not in state.shown[seat]
        )

    def _take_trick(self) -> list[Event]:
        state = self.state
        led, followed = state.trick
        winner = 1 - state.leader if beats(followed, led, state.trump) else state.leader
        counts = state.phase_two or state.rules.phase_one_tricks != "no"
        points = tricks.points(state.rules, state.trick) if counts else 0
        state.tricks.append(Trick(state.leader, (led, followed), winner, points, state.phase_two))
        state.trick = []
        state.leader = winner
        events = [Event("trick-won", winner, (led, followed), points=points)]
        if not state.phase_two:
            state.melded = False
            self._to(winner, "melding")
        elif state.hands[winner]:
            self._to(winner, "lead")
        else:
            self._finish()
            if state.rules.last_trick:
                events.append(Event("last-trick", winner, points=LAST_TRICK_POINTS))
        return events

    def _finish(self) -> None:
        self.state.phase = "over"
        self.state.marks = []
        self.to_act = ()

    # melding (2.5)

    def _need_melding(self) -> None:
        if self.state.phase_two:
            raise IllegalAction("no-melds-left")
        if self.state.phase != "melding":
            raise IllegalAction("trick-first")

    def _meld(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        self._need_melding()
        state = self.state
        target = spelling.name(action.target)
        if target == state.dix.name or (len(action.cards) == 1 and state.is_dix(action.cards[0])):
            return self._show_dix(seat, action.cards, target)
        refusal = self._meld_refusal()
        if refusal:
            raise refusal
        found = spelling.meld(state, seat, action.cards, target)
        state.mark(seat)
        state.melded = True
        state.lay(seat, *found)
        return (Event("meld-made", seat, found.cards, found.pattern.name, found.points),)

    def _check_dix(self, seat: Seat) -> None:
        if not self.state.unshown_dixes(seat):
            raise IllegalAction("no-dix", target=self.state.dix.name)
        refusal = self._dix_refusal()
        if refusal:
            raise refusal

    def _dix_counts_as_meld(self) -> bool:
        return self.state.rules.dix_must_be_melded and not self.state.rules.dix_beside_meld

    def _show_dix(self, seat: Seat, cards: tuple[Card, ...], target: str) -> tuple[Event, ...]:
        state = self.state
        if target not in ("", state.dix.name) or len(cards) > 1 or not all(map(state.is_dix, cards)):
            raise IllegalAction("not-a-meld", cards=cards, target=target)
        self._check_dix(seat)
        dixes = state.unshown_dixes(seat)
        if state.exchangeable:
            raise IllegalAction("exchange-it", target=state.dix.name, card=state.upturned or "")
        card = cards[0] if cards and cards[0] in dixes else dixes[0]
        state.mark(seat)
        state.melded |= self._dix_counts_as_meld()
        state.lay(seat, state.dix, (card,), state.dix.points)
        return (Event("meld-made", seat, (card,), state.dix.name, state.dix.points),)

    def _exchange(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """The dix for the upturned card, which goes to the hand, or among the melds where dixes must be melded."""
        self._need_melding()
        state = self.state
        if action.cards or action.target:
            raise IllegalAction("names-nothing", text=action.kind)
        turned = state.upturned
        if turned is None or not state.exchangeable:
            raise IllegalAction("exchange-done", target=state.dix.name)
        self._check_dix(seat)
        state.mark(seat)
        card = state.unshown_dixes(seat)[0]
        state.leave(seat, card)
        state.receive(seat, turned)
        state.known[seat] |= {turned}
        state.upturned = card
        state.lines[seat].append(ScoreLine(state.dix.name, state.dix.points, 1, (card,)))
        if state.drawn[seat] == card:
            state.drawn[seat] = None
        if state.rules.dix_must_be_melded:
            state.shown[seat] |= {turned}
            state.melds[seat].append(melds.Found(state.dix, (turned,), state.dix.points))
        state.melded |= self._dix_counts_as_meld()
        return (Event("exchanged", seat, (card, turned), state.dix.name, state.dix.points),)

    # drawing (2.6, 2.12)

    def _draw(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        self._need_melding()
        if action.cards or action.target:
            raise IllegalAction("names-nothing", text=action.kind)
        state = self.state
        state.marks = []
        other = 1 - seat
        first = state.stock.pop()
        last = not state.stock
        second = state.upturned if last else state.stock.pop()
        assert second is not None, "the upturned card is the last one drawn"
        for player, card in ((seat, first), (other, second)):
            state.receive(player, card)
            state.drawn[player] = card
        self._to(seat, "lead")
        if not last:
            return (Event("drew", seat, (first,), secret=True), Event("drew", other, (second,), secret=True))
        state.known[seat] |= {first}
        state.known[other] |= {second}
        state.upturned = None
        state.phase_two = True
        state.shown = [frozenset()] * SEATS
        return (
            Event("drew-last", seat, (first,)),
            Event("drew-upturned", other, (second,)),
            Event("phase-two", seat, target=suit(second)),
        )

    def _knock(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Past the target while melding, a player has won at once (2.8, 2.10)."""
        self._need_melding()
        if action.cards or action.target:
            raise IllegalAction("names-nothing", text=action.kind)
        state = self.state
        if not scoring.may_knock(state, seat):
            if state.rules.scored_at_end:
                raise IllegalAction("knock-at-end")
            has = state.totals[seat] + scoring.counted(state, seat)
            raise IllegalAction("knock-short", needs=state.target, has=has)
        state.knocker = seat
        self._finish()
        return (Event("knocked", seat, points=state.totals[seat] + scoring.counted(state, seat)),)

    # undo (7.3.5, 7.3.6)

    def undo_scopes(self, seat: Seat) -> tuple[str, ...]:
        """The melds and the exchange of this turn can be taken back until the draw; a card played never."""
        return ("action", "turn") if seat in self.to_act and self.state.marks else ()

    def _undo(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        if action.cards or action.target not in ("action", "turn"):
            raise IllegalAction("no-such-undo", target=action.target)
        state = self.state
        if not state.marks:
            raise IllegalAction("no-meld-to-undo")
        before = len(state.marks[0 if action.target == "turn" else -1].melds)
        back = {card for found in state.melds[seat][before:] for card in found.cards}
        turned = state.upturned
        while state.marks:
            state.restore(seat, state.marks.pop())
            if action.target == "action":
                break
        events = []
        laid = tuple(sorted(back & set(state.hands[seat]) - state.shown[seat]))
        if laid:
            events.append(Event("took-back", seat, laid, action.target))
        if turned != state.upturned:
            events.append(Event("exchange-undone", seat, tuple(filter(None, (turned, state.upturned)))))
        return tuple(events)

    # what others ask

    def view(self, seat: Seat | None, frame: GameContext) -> PinochleView:
        """What a seat may know; see :mod:`engine.pinochle.view`."""
        return view_of(self, seat, frame)

    def score(self) -> RoundScore:
        """The score by side; see :mod:`engine.pinochle.scoring`."""
        return scoring.score(self.state, over=self.over)

    def feats(self) -> tuple[dict[str, int], ...]:
        """What each side has done; see :func:`engine.pinochle.scoring.feats`."""
        return tuple(scoring.feats(self.state, side, over=self.over) for side in range(SEATS))

    def cards(self) -> Iterable[Card]:
        """Every card of the deal, wherever it is."""
        return self.state.cards()
