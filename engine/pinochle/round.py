"""A round of the Pinochle family: a seat's view, the effects of actions, and a round rebuilt from a view.

The legal actions are in :mod:`engine.pinochle.legality`.

The course of a turn is that of :mod:`engine.kit.meld_round`. A player past the target may knock on any turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain

from engine.cards import Card, face
from engine.kit.hands import check_bare, check_undo
from engine.kit.meld_round import Meld, MeldRound, MeldView, lay_out_mat, meld_name, seen_mat
from engine.kit.pinochle_cards import LAST_TRICK_POINTS
from engine.kit.trick_round import deal_hidden, lay_out, observed
from engine.pinochle import legality, melds, scoring
from engine.pinochle.melds import Found, Pattern
from engine.pinochle.options import SEATS, PinochleOptions
from engine.pinochle.state import State
from engine.score import RoundScore, ScoreLine
from engine.types import UNDO, Action, Chance, Event, IllegalAction, Seat
from engine.view import GameContext

_TRICK_LINES = ("tricks-one", "tricks-two", "last-trick", "melds-against")


@dataclass(frozen=True, slots=True, kw_only=True)
class PinochleView(MeldView):
    """A seat's view; see :class:`engine.kit.meld_round.MeldView`.

    The upturned card lies under the stock and is drawn last. ``standing`` are melds, and tricks if they count as taken.
    The exchange of a dix counts as a meld for ``any_meld``.
    """

    rules: PinochleOptions

    def history(self) -> dict[Card, tuple[Pattern, ...]]:
        """Return the melds that each card on the mat has been in, except as a dix."""
        patterns = melds.patterns(self.rules, self.trump)
        found: dict[Card, tuple[Pattern, ...]] = {}
        for meld in chain(*self.melds):
            for card in meld.cards:
                pattern = next((one for one in patterns if one.type == meld.type and face(card) in one.faces), None)
                if pattern:
                    found[card] = (*found.get(card, ()), pattern)
        return found

    def alike(self, card: Card, other: Card) -> bool:
        """Return whether two cards are equal, and while melds can still be made, have been in the same melds."""
        if card == other:
            return True
        return face(card) == face(other) and (self.phase_two or self.meld_names(card) == self.meld_names(other))


def view_of(state: State, seat: Seat | None, context: GameContext) -> PinochleView:
    """Return what a seat may know of a round; ``None`` for the public view."""
    rules = state.rules
    sides = rules.sides(len(state.hands))
    return PinochleView(
        **observed(state, rules, seat, context),
        **seen_mat(state),
        verbs=legality.public_verbs(state),
        legal=tuple(legality.legal_actions(state)) if seat in state.to_act else (),
        target=state.target,
        melds=tuple(_on_the_mat(state, side) for side in sides),
        standing=tuple(scoring.counted(state, side) for side in sides),
        trick_points=tuple(scoring.trick_points(state, side) for side in sides),
        lines=scoring.score(state, over=not state.to_act),
        meldable=() if seat is None or state.phase_two else tuple(map(_meld, _in_hand(state, seat))),
        undo=() if seat is None else legality.undo_scopes(state, seat),
    )


def _meld(found: Found) -> Meld:
    return Meld(found.pattern.type, found.pattern.name, found.cards, found.points)


def _in_hand(state: State, seat: Seat) -> list[Found]:
    """Return the scoring melds in a hand, each with the cards that score most (Pinochle guide 7.7.1)."""
    best: dict[tuple[str, tuple[Card, ...]], Found] = {}
    for found in state.found(seat):
        if found.points:
            best.setdefault((found.pattern.type, found.pattern.faces), found)
    return list(best.values())


def _on_the_mat(state: State, side: int) -> tuple[Meld, ...]:
    left = ((found, tuple(card for card in found.cards if card in state.shown[side])) for found in state.melds[side])
    return tuple(_meld(found)._replace(cards=cards) for found, cards in left if cards)


class PinochleRound(MeldRound):
    """One deal between two seats, kept in ``state``."""

    rules: PinochleOptions
    state: State

    def __init__(
        self, rules: PinochleOptions, *, dealer: Seat, totals: tuple[int, ...], target: int, cards: tuple[Card, ...]
    ) -> None:
        super().__init__(rules, State(rules, dealer=dealer, totals=totals, target=target, cards=cards), target)
        self.opening = self.state.opening

    @property
    def knocker(self) -> Seat | None:
        """The seat that has knocked and won."""
        return self.state.knocker

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Return the legal actions; see :func:`engine.pinochle.legality.legal_actions`."""
        return legality.legal_actions(self.state) if seat in self.to_act else ()

    def perform(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Perform an action of a kind that other games of tricks do not have."""
        match action.kind:
            case "meld":
                return self._meld(seat, action)
            case "exchange":
                return self._exchange(seat, action)
            case "draw":
                drawn = self.draw(seat, action)
                self.state.marks = []
                return drawn
            case "knock":
                return self._knock(seat, action)
            case "undo":
                return self._undo(seat, action)
        return super().perform(seat, action)

    # playing (Pinochle guide 2.4)

    def on_play(self, seat: Seat, card: Card) -> Iterable[Event]:
        """Score a dix that scores when it is played."""
        state = self.state
        if not legality.scores_when_played(state, seat, card):
            return ()
        state.lines[seat].append(ScoreLine(state.dix.name, state.dix.points, 1, (card,)))
        return (Event("dix-played", seat, (card,), state.dix.name, state.dix.points),)

    def points_of(self, cards: Sequence[Card]) -> int:
        """Return the points of the cards; 0 if tricks of this phase do not count."""
        counts = self.state.phase_two or self.rules.phase_one_tricks != "no"
        return scoring.card_points(self.rules, cards) if counts else 0

    def outcome(self) -> Iterable[Event]:
        """Return the event of the last trick, if it scores."""
        if not self.rules.last_trick:
            return ()
        return (Event("last-trick", self.state.leader, points=LAST_TRICK_POINTS),)

    # melding (Pinochle guide 2.5)

    def _meld(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        state = self.state
        self.check_melding()
        target = meld_name(action.target)
        if target == state.dix.name or (len(action.cards) == 1 and state.is_dix(action.cards[0])):
            return self._show_dix(seat, action.cards, target)
        refusal = legality.meld_refusal(state)
        if refusal:
            raise refusal
        found = legality.meld(state, seat, action.cards, target)
        state.mark(seat)
        state.melded = True
        state.lay(seat, *found)
        return (Event("meld-made", seat, found.cards, found.pattern.name, found.points),)

    def _show_dix(self, seat: Seat, cards: tuple[Card, ...], target: str) -> tuple[Event, ...]:
        state = self.state
        if target not in ("", state.dix.name) or len(cards) > 1 or not all(map(state.is_dix, cards)):
            raise IllegalAction("not-a-meld", cards=cards, target=target)
        legality.check_dix(state, seat)
        dixes = state.unshown_dixes(seat)
        if state.exchangeable:
            raise IllegalAction("exchange-it", target=state.dix.name, card=state.upturned or "")
        card = cards[0] if cards and cards[0] in dixes else dixes[0]
        state.mark(seat)
        state.melded |= legality.dix_is_a_meld(state.rules)
        state.lay(seat, state.dix, (card,), state.dix.points)
        return (Event("meld-made", seat, (card,), state.dix.name, state.dix.points),)

    def _exchange(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Exchange a dix for the upturned card, which joins the hand, or the melds if dixes must be melded."""
        state = self.state
        self.check_melding()
        check_bare(action)
        turned = state.upturned
        if turned is None or not state.exchangeable:
            raise IllegalAction("exchange-done", target=state.dix.name)
        legality.check_dix(state, seat)
        state.mark(seat)
        card = state.unshown_dixes(seat)[0]
        state.remove(seat, card)
        state.receive(seat, turned)
        state.known[seat] |= {turned}
        state.upturned = card
        state.lines[seat].append(ScoreLine(state.dix.name, state.dix.points, 1, (card,)))
        if state.drawn[seat] == card:
            state.drawn[seat] = None
        if state.rules.dix_must_be_melded:
            state.shown[seat] |= {turned}
            state.melds[seat].append(melds.Found(state.dix, (turned,), state.dix.points))
        state.melded |= legality.dix_is_a_meld(state.rules)
        state.any_meld = True
        return (Event("exchanged", seat, (card, turned), state.dix.name, state.dix.points),)

    # knocking

    def _knock(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Knock: a player past the target in phase one wins at once (Pinochle guide 2.8, 2.10)."""
        state = self.state
        if not legality.knocking_is_open(state):
            raise IllegalAction("no-melds-left")
        check_bare(action)
        has = state.totals[seat] + scoring.counted(state, seat)
        if not scoring.past_target(state, seat):
            if state.rules.scored_at_end:
                raise IllegalAction("knock-at-end")
            raise IllegalAction("knock-short", needs=state.target, has=has)
        state.knocker = seat
        state.phase = "over"
        state.marks = []
        return (Event("knocked", seat, points=has),)

    # undo (Pinochle guide 7.3.5, 7.3.6)

    def undo_scopes(self, seat: Seat) -> tuple[str, ...]:
        """Return what a seat may undo: its melds and exchange of this turn, but never a card played."""
        return legality.undo_scopes(self.state, seat)

    def _undo(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        state = self.state
        check_undo(action, state.marks)
        before = len(state.marks[0 if action.target == "turn" else -1].melds)
        undone = {card for found in state.melds[seat][before:] for card in found.cards}
        turned = state.upturned
        while state.marks:
            state.restore(seat, state.marks.pop())
            if action.target == "action":
                break
        events = []
        taken_back = tuple(sorted(undone & set(state.hands[seat]) - state.shown[seat]))
        if taken_back:
            events.append(Event("took-back", seat, taken_back, action.target))
        if turned != state.upturned:
            events.append(Event("exchange-undone", seat, tuple(filter(None, (turned, state.upturned)))))
        return tuple(events)

    # queries

    def view(self, seat: Seat | None, context: GameContext) -> PinochleView:
        """Return the view of a seat; ``None`` for the public view."""
        return view_of(self.state, seat, context)

    def score(self) -> RoundScore:
        """Return the score by side; see :mod:`engine.pinochle.scoring`."""
        return scoring.score(self.state, over=self.over)

    def standing(self) -> tuple[int, ...]:
        """Return the points of the melds by side, and of the tricks if they count as taken."""
        return tuple(scoring.counted(self.state, side) for side in range(SEATS))

    def feats(self) -> tuple[dict[str, int], ...]:
        """Return each side's achievements; see :func:`engine.pinochle.scoring.feats`."""
        return tuple(scoring.feats(self.state, side, over=self.over) for side in range(SEATS))


def round_from_view(view: PinochleView) -> PinochleRound:
    """Return a round with the seat's hand and all public cards in place, and backs for the cards it cannot see.

    The legal actions are those of the view, but a draw cannot be performed, and nothing can be undone.
    """
    rules = view.rules
    played = PinochleRound(rules, dealer=view.dealer, totals=view.totals, target=view.target, cards=rules.pack(SEATS))
    state = played.state
    lay_out(state, view)
    state.dix = melds.dix(rules, view.trump)
    lay_out_mat(state, view)
    state.melds = [[_found(view, state.dix, meld) for meld in its] for its in view.melds]
    state.history = view.history() | {card: (state.dix,) for card in chain(*view.mat) if state.is_dix(card)}
    state.lines = [[line for line in lines if line.code not in _TRICK_LINES] for lines in view.lines]
    return played


def _found(view: PinochleView, dix: Pattern, meld: Meld) -> Found:
    """Return a meld on the mat with its pattern."""
    patterns = (pattern for pattern in melds.patterns(view.rules, view.trump) if face(meld.cards[0]) in pattern.faces)
    pattern = next((pattern for pattern in patterns if pattern.type == meld.type), dix)
    return Found(pattern, meld.cards, meld.points)


def imagine(view: PinochleView, chance: Chance) -> PinochleRound:
    """Return a round with the hidden cards dealt at random; see :meth:`engine.rules.Rules.imagine`."""
    played = round_from_view(view)
    deal_hidden(played.state, view, chance)
    if UNDO in view.verbs:
        for _ in view.undo or (UNDO,):
            played.state.mark(played.state.seat)
    return played
