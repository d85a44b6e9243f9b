"""A round of the Pinochle family: a seat's view, the effects of actions, and a round rebuilt from a view.

The legal actions are in :mod:`engine.pinochle.legality`.

A turn of phase one: the leader plays a card, the other player follows, and the winner of the trick is to act. The
winner may meld and exchange the dix, and ends this with ``draw``: both players draw, the winner first, and the
winner leads. The draw is an action of its own because melding comes before it. Every winner has to choose it: an
automatic draw by a player with nothing to meld would reveal that fact. A player past the target may knock on any turn.

Once the stock is empty phase two begins: melds return to the hands, and trick follows on trick.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple

from engine.cards import Card, face, suit
from engine.kit.hands import check_bare, check_undo
from engine.kit.pinochle_cards import LAST_TRICK_POINTS
from engine.kit.trick_round import TrickRound, deal_hidden, lay_out, observed
from engine.kit.trick_view import TrickView
from engine.pinochle import legality, melds, scoring
from engine.pinochle.melds import Found, Pattern
from engine.pinochle.options import SEATS, PinochleOptions
from engine.pinochle.state import State
from engine.score import RoundScore, ScoreLine
from engine.types import UNDO, Action, Chance, Event, IllegalAction, Seat
from engine.view import GameContext

_TRICK_LINES = ("tricks-one", "tricks-two", "last-trick", "melds-against")


class Meld(NamedTuple):
    """A meld on the mat or in the hand: its type, the preset's name for it, its cards and its points."""

    type: str
    name: str
    cards: tuple[Card, ...]
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PinochleView(TrickView):
    """A seat's view. ``phase`` is ``lead``, ``follow``, ``melding`` (until the draw), ``scored`` or ``won``.

    The upturned card lies under the stock and is drawn last. ``hand_counts`` include the cards on the mat; ``standing``
    are melds, and tricks if they count as taken. While melding, the winner of the last trick is the leader.
    """

    rules: PinochleOptions
    melds: tuple[tuple[Meld, ...], ...]
    """By side, the melds on the mat, each with those of its cards that are still there. A card may be in several."""
    mat: tuple[tuple[Card, ...], ...]
    """By side, the cards on the mat, each once. They are also part of the hand."""
    melded: bool
    """Whether the turn's one meld has been made."""
    any_meld: bool
    """Whether anybody has melded, or exchanged a dix, in this round."""
    meldable: tuple[Meld, ...]
    """The melds that ``hand`` could make after winning a trick, highest points first; seen by its owner only."""

    def unlaid(self) -> list[Card]:
        """Return the cards in the stock and those of the other hand that do not lie on the mat."""
        mat = self.mat[self.other]
        return [card for card in self.theirs() if card not in mat]

    @property
    def meldable_points(self) -> int:
        """The points of the best meld in hand."""
        return max((meld.points for meld in self.meldable), default=0)

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

    def meld_names(self, card: Card) -> tuple[str, ...]:
        """Return the names of the melds on the mat that a card of the hand is in."""
        mine = () if self.seat is None else self.melds[self.seat]
        return tuple(meld.name for meld in mine if card in meld.cards)


def view_of(state: State, seat: Seat | None, context: GameContext) -> PinochleView:
    """Return what a seat may know of a round; ``None`` for the public view."""
    rules = state.rules
    sides = rules.sides(len(state.hands))
    return PinochleView(
        **observed(state, rules, seat, context),
        verbs=legality.public_verbs(state),
        legal=tuple(legality.legal_actions(state)) if seat in state.to_act else (),
        target=state.target,
        melds=tuple(_on_the_mat(state, side) for side in sides),
        mat=tuple(tuple(card for card in state.hands[side] if card in state.shown[side]) for side in sides),
        standing=tuple(scoring.counted(state, side) for side in sides),
        trick_points=tuple(scoring.trick_points(state, side) for side in sides),
        lines=scoring.score(state, over=not state.to_act),
        melded=state.melded,
        any_meld=state.any_meld,
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


class PinochleRound(TrickRound):
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
                return self._draw(seat, action)
            case "knock":
                return self._knock(seat, action)
            case "undo":
                return self._undo(seat, action)
        return super().perform(seat, action)

    # playing (Pinochle guide 2.4)

    def before_play(self) -> None:
        """See :meth:`engine.kit.trick_round.TrickRound.before_play`."""
        if self.state.phase == "melding":
            raise IllegalAction("draw-before-lead")

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

    def after_trick(self, winner: Seat) -> Iterable[Event]:
        """Let the winner meld in phase one, or lead; the last trick may score."""
        if not self.state.phase_two:
            self.state.melded = False
            self.state.next(winner, "melding")
            return ()
        self.finish_or_lead(winner)
        if not self.over:
            return ()
        self.state.marks = []
        return (Event("last-trick", winner, points=LAST_TRICK_POINTS),) if self.rules.last_trick else ()

    def check_arranging(self, *, swap: bool) -> None:
        """Raise if a meld has been made before a swap, or a trick won before an exchange (guide 7.7.6, 7.7.7)."""
        super().check_arranging(swap=swap)
        if swap and self.state.any_meld:
            raise IllegalAction("swap-after-meld")

    # melding (Pinochle guide 2.5)

    def _meld(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        state = self.state
        legality.check_melding(state)
        target = legality.name(action.target)
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
        legality.check_melding(state)
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

    # drawing (Pinochle guide 2.6, 2.12)

    def _draw(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        state = self.state
        legality.check_melding(state)
        check_bare(action)
        state.marks = []
        other = 1 - seat
        first = state.stock.pop()
        last = not state.stock
        second = state.upturned if last else state.stock.pop()
        assert second is not None, "the upturned card is the last one drawn"
        state.draw(seat, first, seen=last)
        state.draw(other, second, seen=last)
        state.next(seat, "lead")
        if not last:
            return (Event("drew", seat, (first,), secret=True), Event("drew", other, (second,), secret=True))
        state.upturned = None
        state.phase_two = True
        state.shown = [frozenset()] * SEATS
        return (
            Event("drew-last", seat, (first,)),
            Event("drew-upturned", other, (second,)),
            Event("phase-two", seat, target=suit(second)),
        )

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
    state.shown = [frozenset(cards) for cards in view.mat]
    state.melds = [[_found(view, state.dix, meld) for meld in its] for its in view.melds]
    state.history = view.history() | {card: (state.dix,) for card in chain(*view.mat) if state.is_dix(card)}
    state.lines = [[line for line in lines if line.code not in _TRICK_LINES] for lines in view.lines]
    state.melded, state.any_meld = view.melded, view.any_meld
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
