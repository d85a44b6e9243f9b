"""The legal actions: every rule that allows or refuses an action, except which cards form a meld."""

from __future__ import annotations

from collections import Counter

from engine.cards import MARK, Card, face
from engine.kit.hands import UNDO_SCOPES, different, held
from engine.kit.meld_round import check_meld_name, only_named
from engine.kit.tricks import follow
from engine.pinochle import melds
from engine.pinochle.melds import NAMES, Found, Pattern
from engine.pinochle.options import PinochleOptions, order
from engine.pinochle.scoring import past_target
from engine.pinochle.state import State
from engine.types import Action, IllegalAction, Seat

DRAW = Action("draw")
EXCHANGE = Action("exchange")
KNOCK = Action("knock")


def legal_actions(state: State) -> list[Action]:
    """Return every legal action of the seat to act, one for each effect; see :meth:`engine.round.Round.legal`.

    Equal cards are one choice unless they were melded differently; in phase two always.
    """
    if state.phase == "melding":
        return _while_melding(state)
    plays = [Action("play", (card,)) for card in _playable(state)]
    return [*plays, KNOCK] if may_knock_now(state) else plays


def _playable(state: State) -> list[Card]:
    seat = state.seat
    cards = state.hands[seat]
    if state.phase_two:
        duties = state.rules.duties(phase_two=True)
        if state.trick and duties:
            _, cards = follow(order(state.trump), duties, state.trick, cards)
        return different(cards)
    return different(cards, lambda card: (card in state.shown[seat], state.history.get(card, ())))


def _while_melding(state: State) -> list[Action]:
    seat = state.seat
    actions = [DRAW]
    if may_knock_now(state):
        actions.append(KNOCK)
    if meld_refusal(state) is None:
        actions += [Action("meld", found.cards, found.pattern.name) for found in state.found(seat)]
    dixes = state.unshown_dixes(seat)
    if dixes and dix_refusal(state) is None:
        actions.append(EXCHANGE if state.exchangeable else Action("meld", (dixes[0],), state.dix.name))
    return actions


def knocking_is_open(state: State) -> bool:
    """Return whether the seat to act may knock once past the target: on any turn of phase one (Pinochle guide 2.10).

    A dix played into the last trick of phase one can take the loser of that trick past the target. Its next turn is to
    follow to the first trick of phase two, and it may still knock then.
    """
    return not state.phase_two or (state.phase == "follow" and not state.tricks[-1].phase_two)


def may_knock_now(state: State) -> bool:
    """Return whether the seat to act may knock."""
    return knocking_is_open(state) and past_target(state, state.seat)


def public_verbs(state: State) -> tuple[str, ...]:
    """Return the kinds of action that the seat to act might have, judged from public knowledge alone."""
    if not state.to_act:
        return ()
    if state.phase != "melding":
        return ("play", "knock") if may_knock_now(state) else ("play",)
    verbs = []
    may_show_dix = dix_refusal(state) is None
    if meld_refusal(state) is None or (may_show_dix and not state.exchangeable):
        verbs.append("meld")
    if may_show_dix and state.exchangeable:
        verbs.append("exchange")
    if may_knock_now(state):
        verbs.append("knock")
    verbs.append("draw")
    if state.marks:
        verbs.append("undo")
    return tuple(verbs)


def dix_is_a_meld(rules: PinochleOptions) -> bool:
    """Return whether a shown or exchanged dix counts as the turn's one meld (Pinochle guide 2.5).

    That is so only where a dix must be melded. Section 11.9 refuses an exchange beside another meld in every game;
    docs/rules/pinochle.md says why 2.5 is followed.
    """
    return rules.dix_must_be_melded and not rules.dix_beside_meld


def meld_refusal(state: State) -> IllegalAction | None:
    """Return why no meld except a dix can be made in this turn, or ``None``."""
    if state.melded and not state.rules.several_melds:
        return IllegalAction("one-meld")
    return None


def dix_refusal(state: State) -> IllegalAction | None:
    """Return why no dix can be shown or exchanged now, or ``None``."""
    return meld_refusal(state) if dix_is_a_meld(state.rules) else None


def check_dix(state: State, seat: Seat) -> None:
    """Raise unless the seat holds a dix that can be shown or exchanged now."""
    if not state.unshown_dixes(seat):
        raise IllegalAction("no-dix", target=state.dix.name)
    refusal = dix_refusal(state)
    if refusal:
        raise refusal


def scores_when_played(state: State, seat: Seat, card: Card) -> bool:
    """Return whether playing this card scores a dix: not shown, and not exchangeable (Pinochle guide 2.5, 2.8)."""
    return (
        state.is_dix(card)
        and not state.phase_two
        and not state.rules.dix_must_be_melded
        and not state.exchangeable
        and card not in state.shown[seat]
    )


def undo_scopes(state: State, seat: Seat) -> tuple[str, ...]:
    """Return what a seat may undo: melds and the exchange, until the draw (Pinochle guide 7.3.5, 7.3.6)."""
    return UNDO_SCOPES[: len(state.marks)] if seat in state.to_act else ()


def meld(state: State, seat: Seat, cards: tuple[Card, ...], target: str) -> Found:
    """Return the meld that an action names, with its points. Raises :class:`IllegalAction`. Dixes are excluded."""
    rules, now = state.rules, melds.patterns(state.rules, state.trump)
    if not cards:
        check_meld_name(target, NAMES[rules.preset].values(), (state.dix, *now))
        return only_named(state.found(seat), target)
    faces = Counter(map(face, cards))
    meant = held(state.hands[seat], cards)
    pattern = next((one for one in now if Counter(one.faces) == faces), None)
    if pattern is None or target not in ("", pattern.name):
        check_meld_name(target, NAMES[rules.preset].values(), (state.dix, *now))
        raise IllegalAction("not-a-meld", cards=cards, target=target)
    refusal = _refusal(state, seat, pattern, meant)
    if refusal is None:
        return Found(pattern, meant, melds.net(state.rules, pattern, meant, state.history))
    if not any(card.endswith(MARK) for card in cards):
        # The cards were named by faces, so other copies of them may do.
        for found in state.found(seat):
            if found.pattern is pattern:
                return found
    raise refusal


def _refusal(state: State, seat: Seat, pattern: Pattern, cards: tuple[Card, ...]) -> IllegalAction | None:
    for card in cards:
        old = melds.refused(state.rules, pattern, card, state.history)
        if old:
            return IllegalAction("remelding", card=card, target=old.name)
    if state.rules.fresh_card and state.shown[seat].issuperset(cards):
        return IllegalAction("fresh-card", cards=cards)
    return None
