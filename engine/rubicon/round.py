"""A round of Rubicon Bezique: its state, a seat's view, the effects of actions, and a round rebuilt from a view.

The course of a turn is that of :mod:`engine.kit.meld_round`. Nothing is turned up: the first meld that names a suit
makes trump.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain

from engine.cards import MARK, Card, face, rank
from engine.kit.hands import UNDO_SCOPES, check_bare, check_undo, dealt, different, held
from engine.kit.meld_round import (
    Meld,
    MeldRound,
    MeldState,
    MeldView,
    check_meld_name,
    lay_out_mat,
    meld_name,
    only_named,
    seen_mat,
)
from engine.kit.pinochle_cards import RANKS, card_points
from engine.kit.trick_round import PLAYING, PLAYS, deal_hidden, lay_out_all, seen_round
from engine.kit.tricks import Trick
from engine.kit.views import shown
from engine.rubicon import melds, scoring
from engine.rubicon.melds import NAMES, Declared, Used
from engine.rubicon.options import COURTS, SEATS, RubiconOptions
from engine.score import RoundScore, ScoreLine, achieved, points_of
from engine.types import Action, Chance, Event, IllegalAction, Seat, Side
from engine.view import GameContext

DRAW = Action("draw")
BLANCHE = Action("blanche")
FIRST, SHOWN, DRAWN = "first", "shown", "drawn"
"""Carte blanche of a seat: before its first card; once shown; with a new card since. Empty: too late."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RubiconView(MeldView):
    """A seat's view. ``melds`` are those on the mat that are whole or that one other card would complete again."""

    rules: RubiconOptions
    declared: tuple[tuple[Declared, ...], ...]
    """By side, every meld made, with all its cards."""
    blanche: tuple[str, ...]
    """By seat, whether carte blanche can still be shown: :data:`FIRST`, :data:`SHOWN`, :data:`DRAWN`, or empty."""

    @property
    def brisques(self) -> tuple[int, ...]:
        """By side, the points of aces and tens in the tricks."""
        return brisques_of(self.tricks)

    def alike(self, card: Card, other: Card) -> bool:
        """Return whether two cards are equal and, while melds can still be made, in melds of the same names."""
        return face(card) == face(other) and (self.phase_two or self.meld_names(card) == self.meld_names(other))

    def meld_names(self, card: Card) -> tuple[str, ...]:
        """Return the names of the melds that a card of the hand has been in, each once."""
        return () if self.seat is None else names_of(self.declared[self.seat], card)


def names_of(declared: Iterable[Declared], card: Card) -> tuple[str, ...]:
    """Return the names of the melds that a card has been in, each once."""
    return tuple(dict.fromkeys(meld.pattern.name for meld in declared if card in meld.cards))


_FIELDS = ("declared", "blanche")


def brisques_of(tricks: Iterable[Trick]) -> tuple[int, ...]:
    """Return by side the points of aces and tens in the tricks."""
    won = [0] * SEATS
    for trick in tricks:
        won[trick.winner] += card_points("brisques", trick.cards)
    return tuple(won)


class State(MeldState):
    """One deal. By seat: ``declared``, the melds made, and ``blanche``, whether carte blanche can still be shown."""

    def __init__(self, rules: RubiconOptions, *, dealer: Seat, cards: Sequence[Card]) -> None:
        hands, stock = dealt(cards, SEATS, 1 - dealer, (3,) * (rules.hand_size // 3))
        super().__init__(hands, dealer=dealer, trump="", upturned=None, stock=reversed(stock), ranks=RANKS)
        self.declared: list[list[Declared]] = [[] for _ in range(SEATS)]
        self.blanche = [FIRST] * SEATS

    def lay(self, seat: Seat, meld: Declared) -> None:
        """Put a meld on the mat and score it."""
        pattern = meld.pattern
        meld = meld._replace(makes_trump=not self.trump and bool(pattern.suit))
        self.show(seat, meld.cards)
        self.declared[seat].append(meld)
        self.lines[seat].append(ScoreLine(pattern.name, pattern.points, 1, meld.cards))
        self.melded = True
        if meld.makes_trump:
            self.trump = pattern.suit

    def take_back(self, seat: Seat) -> Declared:
        """Take back the meld of this turn. Cards that were seen stay known."""
        meld = self.declared[seat].pop()
        self.lines[seat].pop()
        self.shown[seat] = frozenset(self.hands[seat]).intersection(chain(*(its.cards for its in self.declared[seat])))
        self.melded, self.any_meld = False, any(self.lines)
        if meld.makes_trump:
            self.trump = ""
        return meld

    def open_melds(self, side: Side) -> tuple[Meld, ...]:
        """Return the melds on the mat that are whole or open to a refill, each with the cards that are left."""
        shown = self.shown[side]
        used = Used(self.declared[side], shown)
        refillable = {number for number, _, _ in used.open_to_refill()}
        return tuple(
            Meld(pattern.kind, pattern.name, tuple(card for card in cards if card in shown), pattern.points)
            for number, (pattern, cards, _, _) in enumerate(self.declared[side])
            if number in refillable
            or (shown.issuperset(cards) and not any(used.risen(pattern, card) for card in cards))
        )


class RubiconRound(MeldRound):
    """One deal between two seats, kept in ``state``."""

    rules: RubiconOptions
    state: State

    def __init__(self, rules: RubiconOptions, *, dealer: Seat, cards: Sequence[Card], target: int) -> None:
        super().__init__(rules, State(rules, dealer=dealer, cards=cards), target)

    # what is legal

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Return the legal actions: equal cards are one choice unless they have been in melds of different names."""
        state = self.state
        if seat not in state.to_act:
            return ()
        if state.phase in PLAYING:
            plays = [PLAYS[card] for card in different(self.playable(), self._use)]
            return [BLANCHE, *plays] if self._may_show_blanche(seat) else plays
        found = () if state.melded else self.found(seat)
        return [DRAW, *(Action("meld", meld.cards, meld.pattern.name) for meld in found)]

    def _use(self, card: Card) -> tuple[str, ...]:
        state = self.state
        return names_of(state.declared[state.seat], card) if card in state.shown[state.seat] else ()

    def found(self, seat: Seat) -> list[Declared]:
        """Return every meld that a hand could make."""
        state = self.state
        return melds.find(self.rules, state.trump, state.hands[seat], state.shown[seat], state.declared[seat])

    def _may_show_blanche(self, seat: Seat) -> bool:
        return self.state.blanche[seat] in (FIRST, DRAWN) and is_blank(self.state.hands[seat])

    def verbs(self) -> tuple[str, ...]:
        """Return the kinds of action that the seat to act might have, judged from public knowledge alone."""
        state = self.state
        if not state.to_act:
            return ()
        if state.phase in PLAYING:
            blank = state.blanche[state.seat] in (FIRST, DRAWN) and is_blank(state.known[state.seat])
            return ("blanche", "play") if blank else ("play",)
        return ("draw", "undo") if state.melded else ("meld", "draw")

    # what actions do

    def perform(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Perform an action of a kind that other games of tricks do not have."""
        match action.kind:
            case "meld":
                return self._meld(seat, action)
            case "draw":
                return self.draw(seat, action)
            case "blanche":
                return self._show_blanche(seat, action)
            case "undo":
                return self._undo(seat, action)
        return super().perform(seat, action)

    def on_play(self, seat: Seat, card: Card) -> Iterable[Event]:
        """End the chance to show carte blanche."""
        if self.state.blanche[seat] != SHOWN:
            self.state.blanche[seat] = ""
        return ()

    def draw(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Let both players draw; a card drawn to a hand without court cards may be shown."""
        events = super().draw(seat, action)
        state, again = self.state, self.rules.blanche_again and not self.state.phase_two
        state.blanche = [DRAWN if its == SHOWN and again else "" for its in state.blanche]
        return events

    def _show_blanche(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        state = self.state
        check_bare(action)
        if state.phase not in PLAYING or state.blanche[seat] not in (FIRST, DRAWN):
            raise IllegalAction("blanche-too-late")
        if not is_blank(state.hands[seat]):
            raise IllegalAction("no-carte-blanche")
        cards = tuple(card for card in state.hands[seat] if card not in state.known[seat])
        points = self.rules.blanche_points
        state.known[seat] = frozenset(state.hands[seat])
        state.lines[seat].append(ScoreLine("carte-blanche", points, 1, cards))
        state.blanche[seat], state.any_meld = SHOWN, True
        return (Event("carte-blanche", seat, cards, points=points),)

    def _meld(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        state, trump = self.state, self.state.trump
        self.check_melding()
        if state.melded:
            raise IllegalAction("one-meld")
        meld = self._meant(seat, action)
        state.lay(seat, meld)
        made = Event("meld-made", seat, meld.cards, meld.pattern.name, meld.pattern.points)
        return (made,) if state.trump == trump else (made, Event("trump-made", seat, target=state.trump))

    def _meant(self, seat: Seat, action: Action) -> Declared:
        """Return the meld that an action names by its cards, by its name, or by both."""
        state, target = self.state, meld_name(action.target)
        found = self.found(seat)
        for meld in found:
            if (meld.cards, meld.pattern.name) == (action.cards, target):
                return meld
        now = melds.patterns(self.rules, state.trump)
        check_meld_name(target, NAMES, now)
        if not action.cards:
            return only_named(found, target)
        meant = held(state.hands[seat], action.cards)
        fitting = [pattern for pattern in now if pattern.takes(meant) and target in ("", pattern.name)]
        if not fitting:
            raise IllegalAction("not-a-meld", cards=action.cards, target=target)
        used = Used(state.declared[seat], state.shown[seat])
        exact = [*filter(None, (used.allowed(pattern, meant) for pattern in fitting))]
        if not exact and not any(card.endswith(MARK) for card in action.cards):
            # The cards were named by faces, so other copies of them may do.
            faces = Counter(map(face, meant))
            exact = [meld for meld in found if meld.pattern in fitting and Counter(map(face, meld.cards)) == faces]
        if exact:
            return exact[0]
        for card in meant:
            if used.risen(fitting[0], card):
                olds = [used.declared[number].pattern for number in used.melds[card]]
                old = max((its for its in olds if its.family == fitting[0].family), key=lambda its: its.level)
                raise IllegalAction("meld-risen", card=card, target=old.name)
        raise IllegalAction("meld-again", cards=meant, target=fitting[0].name)

    def undo_scopes(self, seat: Seat) -> tuple[str, ...]:
        """Return what a seat may undo: the meld of this turn, until the draw."""
        return UNDO_SCOPES[:1] if seat in self.to_act and self.state.phase == "melding" and self.state.melded else ()

    def _undo(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        check_undo(action, self.undo_scopes(seat))
        meld = self.state.take_back(seat)
        back = Event("took-back", seat, meld.cards, action.target)
        return (back, Event("trump-undone", seat)) if meld.makes_trump else (back,)

    def check_arranging(self, *, swap: bool) -> None:
        """Raise if something has been shown; see :meth:`engine.kit.trick_round.TrickRound.check_arranging`."""
        super().check_arranging(swap=swap)
        if self.state.any_meld:
            raise IllegalAction("too-late-to-arrange")

    # the score

    def points(self) -> list[int]:
        """Return the points of each side that its melds and the last trick have brought, without brisques."""
        return [sum(line.points for line in lines) for lines in self._made()]

    def standing(self) -> tuple[int, ...]:
        """Return the points of each side so far."""
        return tuple(self.points())

    def _made(self) -> list[list[ScoreLine]]:
        lines = [[*its] for its in self.state.lines]
        if self.over:
            lines[self.state.leader].append(ScoreLine("last-trick", self.rules.last_trick_points))
        return lines

    def score(self) -> RoundScore:
        """Return each side's points; once the round is over with what the winner makes of them."""
        lines = self._made()
        if self.over:
            added = scoring.settled(self.rules, self.points(), brisques_of(self.state.tricks))
            lines = [mine + its for mine, its in zip(lines, added, strict=True)]
        return tuple(map(tuple, lines))

    def outcome(self) -> Iterable[Event]:
        """Return the events of the last trick, and of who has won the deal."""
        yield Event("last-trick", self.state.leader, points=self.rules.last_trick_points)
        worth = points_of(self.score())
        if worth[0] == worth[1]:
            yield Event("void")
            return
        winner = worth.index(max(worth))
        rubicon = any(line.code == "rubicon" for line in self.score()[winner])
        yield Event("rubicon-won" if rubicon else "deal-won", winner, points=worth[winner])

    def feats(self) -> tuple[dict[str, int], ...]:
        """Return the achievements of each side that statistics count."""
        found = []
        for side, lines in enumerate(self.score()):
            codes = Counter(line.code for line in lines)
            made = [meld.pattern for meld in self.state.declared[side]]
            done = {
                "melds": len(made),
                "best-meld": max((pattern.points for pattern in made), default=0),
                "big-bezique": codes["triple-bezique"] + codes["quadruple-bezique"],
                "carte-blanche": codes["carte-blanche"],
                "rubicon": codes["rubicon"],
            }
            found.append(achieved(done))
        return tuple(found)

    # views

    def view(self, seat: Seat | None, context: GameContext) -> RubiconView:
        """Return the view of a seat; ``None`` for the public view."""
        state = self.state
        best: dict[str, Meld] = {}
        for pattern, cards, _, _ in () if seat is None or state.phase_two else self.found(seat):
            best.setdefault(pattern.kind, Meld(pattern.kind, pattern.name, cards, pattern.points))
        return RubiconView(
            **seen_round(self, seat, context),
            **seen_mat(state),
            **shown(state, _FIELDS),
            verbs=self.verbs(),
            melds=tuple(map(state.open_melds, range(SEATS))),
            meldable=tuple(best.values()),
            undo=() if seat is None else self.undo_scopes(seat),
        )


def is_blank(cards: Iterable[Card]) -> bool:
    """Return whether there is no king, queen or jack among some cards."""
    return all(rank(card) not in COURTS for card in cards)


def round_from_view(view: RubiconView) -> RubiconRound:
    """Return a round with the seat's hand and all public cards in place, and backs for the cards it cannot see."""
    rules = view.rules
    played = RubiconRound(rules, dealer=view.dealer, cards=rules.pack(SEATS), target=view.target)
    state = played.state
    lay_out_all(state, view, _FIELDS)
    lay_out_mat(state, view)
    made = (*NAMES, "carte-blanche")
    state.lines = [[line for line in lines if line.code in made] for lines in view.lines]
    return played


def imagine(view: RubiconView, chance: Chance) -> RubiconRound:
    """Return a round with the hidden cards dealt at random; see :meth:`engine.rules.Rules.imagine`."""
    played = round_from_view(view)
    deal_hidden(played.state, view, chance)
    return played
