"""A round of Piquet: the exchange, the declarations and the play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Self

from engine.cards import BACK, Card, suit
from engine.kit.hands import check_bare, held
from engine.kit.trick_round import TrickRound, seen_round
from engine.kit.views import shown
from engine.piquet import declarations, exchanges, scoring
from engine.piquet.declarations import KINDS, Claim, is_carte_blanche
from engine.piquet.options import ELDER_MOST, SEATS, PiquetOptions
from engine.piquet.state import PiquetState, proceed, tell
from engine.piquet.view import SHOWN, PiquetView
from engine.score import RoundScore, achieved
from engine.types import Action, Composition, Event, IllegalAction, Seat
from engine.view import GameContext

_VERBS = {
    "exchange": ("exchange", "blanche"),
    "look": ("peek", "leave"),
    "declare": ("declare",),
    "answer": ("declare",),
    "name": ("name",),
}
"""The kinds of action by phase, before cards are played."""


class PiquetRound(TrickRound):
    """One deal between two seats, kept in ``state``."""

    rules: PiquetOptions
    state: PiquetState

    def __init__(self, rules: PiquetOptions, state: PiquetState, target: int) -> None:
        super().__init__(rules, state, target)
        if state.blanche[state.younger]:
            self.opening = (Event("carte-blanche", state.younger, points=scoring.CARTE_BLANCHE),)

    @property
    def turn(self) -> int:  # type: ignore[override]  # computed
        """The number of the turn: each exchange, the declarations, and then each trick."""
        state = self.state
        if state.phase in ("exchange", "look"):
            return 1 + sum(done is not None for done in state.exchanged)
        return 4 + len(state.tricks) - (state.phase in _VERBS)

    def calls(self) -> Sequence[Action]:
        """Return the legal actions before the play; for exchanges, only a few useful ones."""
        state = self.state
        match state.phase:
            case "exchange":
                return (*exchanges.useful(state.hands[state.seat], *state.bounds), *self._blanches(state.seat))
            case "look":
                return Action("peek"), Action("leave")
            case "declare" | "answer":
                return self._declarations(state.seat)
            case "name":
                return [Action("name", target=letter) for letter in self._suits(state.seat)]
        return ()

    def play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Perform an action; see :meth:`engine.round.Round.play`. Tells a pique or repique as soon as it is certain."""
        before = scoring.bonus(self.state)
        events = super().play(seat, action)
        earned = scoring.bonus(self.state)
        if earned and not before:
            by, code = earned
            events += (Event(code, by, points=scoring.BONUSES[code]),)
        return events

    def perform(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Perform an action of a kind that other games of tricks do not have."""
        match action.kind:
            case "blanche":
                return self._blanche(seat, action)
            case "exchange":
                return self._exchange(seat, action)
            case "peek" | "leave":
                return self._look(seat, action)
            case "declare":
                return self._declare(seat, action)
            case "name":
                return self._name(seat, action)
        return super().perform(seat, action)

    # the exchange

    def _blanches(self, seat: Seat) -> list[Action]:
        """Return how elder can announce carte blanche: with the number of cards to exchange."""
        state = self.state
        if seat != state.elder or state.blanche[seat] or not is_carte_blanche(state.hands[seat]):
            return []
        return [Action("blanche", target=str(number)) for number in range(ELDER_MOST, 0, -1)]

    def _blanche(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        state = self.state
        if state.phase != "exchange":
            raise IllegalAction("blanche-too-late")
        if not is_carte_blanche(state.hands[seat]):
            raise IllegalAction("no-carte-blanche")
        if action.cards or action not in self._blanches(seat):
            raise IllegalAction("blanche-number", most=ELDER_MOST)
        state.blanche[seat] = "announced"
        state.announced = int(action.target)
        state.next(state.younger, "exchange")
        return (
            Event("carte-blanche", seat, points=scoring.CARTE_BLANCHE),
            Event("will-exchange", seat, points=state.announced),
        )

    def _exchange(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Discard cards, and draw as many unless elder, who has announced carte blanche, draws first."""
        state = self.state
        self._check_phase("exchange")
        if action.target:
            raise IllegalAction("exchange-cards")
        cards = held(state.hands[seat], action.cards)
        Composition(*state.bounds).check(cards)
        for card in cards:
            state.lay_away(seat, card)
        events = [Event("exchanged", seat, (BACK,) * len(cards), points=len(cards))]
        if seat == state.younger and state.announced and state.exchanged[state.elder] is None:
            state.exchanged[seat] = len(cards)
            return (*events, self._show_blanche(state.elder))
        events += self._draw(seat, len(cards))
        other = 1 - seat
        waiting = state.exchanged[other]
        if seat == state.elder and waiting is not None:
            events += self._draw(other, waiting)
        elif seat == state.elder:
            state.next(other, "exchange")
            if state.blanche[other]:
                events.append(self._show_blanche(other))
            return tuple(events)
        return (*events, *self._after_exchange())

    def _show_blanche(self, seat: Seat) -> Event:
        """Show a hand without court cards, whose player exchanges now."""
        state = self.state
        state.blanche[seat] = "shown"
        state.blanche_hands[seat] = tuple(state.hands[seat])
        state.known[seat] = frozenset(state.hands[seat])
        state.next(seat, "exchange")
        return Event("showed-blanche", seat, state.blanche_hands[seat])

    def _draw(self, seat: Seat, number: int) -> list[Event]:
        state = self.state
        state.exchanged[seat] = number
        drawn = tuple(state.stock.pop() for _ in range(number))
        for card in drawn:
            state.receive(seat, card)
        state.fresh[seat] = drawn
        events = [Event("drew", seat, drawn, secret=True)] if drawn else []
        if seat == state.elder and number < ELDER_MOST:
            state.looked[seat] = tuple(state.stock[: -(ELDER_MOST - number) - 1 : -1])
            events.append(Event("looked-at-talon", seat, state.looked[seat], secret=True))
        return events

    def _after_exchange(self) -> Iterable[Event]:
        state = self.state
        if state.stock:
            state.next(state.younger, "look")
            return ()
        return self._begin_declaring()

    def _look(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Look at the cards that both have left, or leave them unseen."""
        self._check_phase("look")
        check_bare(action)
        state = self.state
        event = Event("left-talon", seat)
        if action.kind == "peek":
            state.peeked = True
            state.looked[seat] = tuple(reversed(state.stock))
            event = Event("peeked", seat, state.looked[seat], secret=True)
        return (event, *self._begin_declaring())

    # the declarations

    def _begin_declaring(self) -> Iterable[Event]:
        state = self.state
        if self.rules.declarations == "automatic":
            for seat in range(SEATS):
                self._claim_everything(seat)
        return proceed(state)

    def _claim_everything(self, seat: Seat) -> None:
        """Decide to declare everything in the classes that are open."""
        state = self.state
        hand = state.hands[seat]
        state.claims[seat] = [
            declarations.everything(kind, hand) if claim is None else claim
            for kind, claim in zip(KINDS, state.claims[seat], strict=True)
        ]

    def _declarations(self, seat: Seat) -> Sequence[Action]:
        """Return what can be declared: everything, then the ways of this class, and nothing."""
        state = self.state
        place = state.open_class
        assert place is not None
        kind = KINDS[place]
        possible = self._claims_with_effect(seat, kind)
        found = [] if place == len(KINDS) - 1 else [EVERYTHING]
        return (*found, *(_declaring(kind, claim) for claim in possible))

    def _claims_with_effect(self, seat: Seat, kind: str) -> list[Claim]:
        """Return the claims that differ in effect: an answer needs at least as many cards as elder has announced."""
        state = self.state
        least = 0
        if seat == state.younger:
            least = state.declared[KINDS.index(kind)].spoken[state.elder].number
        every = declarations.claims(kind, state.hands[seat])
        return [claim for claim in every if not claim or len(claim[0]) >= least]

    def _declare(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Declare cards of the class that is open, nothing, or everything from here on."""
        state = self.state
        self._check_phase("declare", "answer")
        place = state.open_class
        assert place is not None
        if action.target in ("everything", "nothing") and action.cards:
            raise IllegalAction("declare-word-or-cards")
        if action.target == "everything":
            self._claim_everything(seat)
        elif action.target == "nothing":
            state.claims[seat][place] = ()
        else:
            state.claims[seat][place] = self._named_claim(seat, KINDS[place], action)
        return tuple(proceed(state))

    def _named_claim(self, seat: Seat, kind: str, action: Action) -> Claim:
        if action.target not in ("", kind):
            raise IllegalAction("declare-in-order", target=kind)
        hand = self.state.hands[seat]
        if not action.cards:
            best = declarations.everything(kind, hand)
            if not best:
                raise IllegalAction("nothing-to-declare", target=kind)
            return best
        return declarations.read(kind, held(hand, action.cards), hand)

    # the play

    def _suits(self, seat: Seat) -> list[str]:
        """Return the suits of a hand, the longest first."""
        held_suits = [suit(card) for card in self.state.hands[seat]]
        return sorted(dict.fromkeys(held_suits), key=held_suits.count, reverse=True)

    def _name(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Name the suit of the first lead, and see what younger has looked at."""
        self._check_phase("name")
        state, seen = self.state, tuple(reversed(self.state.stock))
        if action.cards or action.target not in self._suits(seat):
            raise IllegalAction("name-a-suit")
        state.named = action.target
        state.looked[seat] = tuple(dict.fromkeys((*state.looked[seat], *seen)))
        state.next(seat, "lead")
        return (Event("named", seat, target=action.target), Event("shown-talon", seat, seen, secret=True))

    def playable(self) -> list[Card]:
        """Return the cards that may be played; the first lead may have to be of a named suit."""
        state = self.state
        cards = super().playable()
        bound = state.named and not state.tricks and not state.trick
        return [card for card in cards if suit(card) == state.named] if bound else cards

    def before_play(self) -> None:
        """See :meth:`engine.kit.trick_round.TrickRound.before_play`."""
        if self.state.phase in _VERBS:
            raise IllegalAction(f"{self.state.phase}-first")

    def on_play(self, seat: Seat, card: Card) -> Iterable[Event]:
        """Let younger say what is good after elder's first lead."""
        state = self.state
        if card not in self.playable():
            raise IllegalAction("lead-named", target=state.named)
        state.fresh = [(), ()]
        return () if state.tricks or state.trick else tell(state)

    def after_trick(self, winner: Seat) -> Iterable[Event]:
        """Let the winner lead; tell who has the cards or capot in the end."""
        self.finish_or_lead(winner)
        if not self.over:
            return ()
        return [
            Event(line.code, seat, points=line.points)
            for seat, lines in enumerate(self.score())
            for line in lines
            if line.code in ("cards", "capot")
        ]

    def check_arranging(self, *, swap: bool) -> None:
        """Raise unless nothing has been exchanged, announced or shown yet."""
        if self.state.phase != "exchange" or any(map(len, self.state.laid)) or any(self.state.blanche):
            raise IllegalAction("too-late-to-arrange")

    def _check_phase(self, *phases: str) -> None:
        if self.state.phase not in phases:
            raise IllegalAction(f"not-the-time-{phases[0]}")

    # queries

    def is_final(self, before: Self) -> bool:
        """Return whether the first trick is not over: the other hand answers declarations, and elder's first lead."""
        return not self.state.tricks

    def view(self, seat: Seat | None, context: GameContext) -> PiquetView:
        """Return what a seat may know; ``None`` for the public view."""
        state = self.state
        return PiquetView(
            **{**seen_round(self, seat, context), "drawn": () if seat is None else state.fresh[seat]},
            **shown(state, SHOWN),
            verbs=self._public_verbs(),
            bounds=state.bounds if state.phase == "exchange" else (0, 0),
            looked=() if seat is None else state.looked[seat],
            claims=() if seat is None else tuple(state.claims[seat]),
            doubled=state.doubled,
        )

    def _public_verbs(self) -> tuple[str, ...]:
        """Return the kinds of action that may be open, as everybody can tell: only elder can still announce."""
        state = self.state
        if not state.to_act:
            return ()
        verbs = _VERBS.get(state.phase, ("play",))
        known = state.seat != state.elder or state.blanche[state.elder]
        return tuple(verb for verb in verbs if verb != "blanche" or not known)

    def score(self) -> RoundScore:
        """Return the score by side as far as it is told; see :mod:`engine.piquet.scoring`."""
        return scoring.score(self.state)

    def feats(self) -> tuple[dict[str, int], ...]:
        """Return each side's achievements: pique, repique, capot, carte blanche, and the best deal."""
        found: list[dict[str, int]] = []
        for lines in self.score():
            codes = [line.code for line in lines]
            feats = {
                "best": sum(line.points for line in lines),
                "repique": codes.count("repique"),
                "pique": codes.count("pique"),
                "capot": codes.count("capot"),
                "carte-blanche": codes.count("carte-blanche"),
            }
            found.append(achieved(feats))
        return tuple(found)


EVERYTHING = Action("declare", target="everything")
NOTHING = Action("declare", target="nothing")


def _declaring(kind: str, claim: Claim) -> Action:
    return Action("declare", declarations.cards_of(claim), kind) if claim else NOTHING
