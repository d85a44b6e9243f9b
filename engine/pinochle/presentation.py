"""Puts a view of Pinochle, Binokel or Bezique into words: facts, pages, choices and cautions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.cards import Card, face, suit
from engine.kit import trick_view
from engine.pinochle import melds
from engine.pinochle.melds import DIX_POINTS, Found
from engine.pinochle.view import PinochleView
from engine.types import Action, Choice, Note, Side, Value


def facts(view: PinochleView) -> tuple[Note, ...]:
    """Return the facts of every game of tricks, the melds on the mat, the best meld in hand, and warnings."""

    def melds(side: Side) -> Iterator[Note]:
        for meld in view.melds[side]:
            values: dict[str, Value] = {"target": meld.name, "cards": meld.cards, "points": meld.points}
            yield Note("meld-shown", {"side": side, **values})

    best = [
        Note("meldable", {"target": meld.name, "cards": meld.cards, "points": meld.points})
        for meld in view.meldable[:1]
    ]
    return (*trick_view.facts(view, melds), *best, *warnings(view))


def warnings(view: PinochleView) -> tuple[Note, ...]:
    """Return what ``view.seat`` easily overlooks: the last chance to score a dix, and an opponent about to knock."""
    dix = (Note("dix-last-chance", {"points": DIX_POINTS}),) if last_chance(view) else ()
    if view.seat is None:
        return ()
    others = [seat for seat, side in enumerate(view.sides) if side != view.sides[view.seat] and may_knock(view, side)]
    return (*dix, *(Note("may-knock-next", {"seat": seat}) for seat in others))


def may_knock(view: PinochleView, side: Side) -> bool:
    """Whether a side is past the target and so may knock on its next turn.

    See :func:`engine.pinochle.legality.knocking_is_open`.
    """
    if view.phase in ("scored", "won") or view.rules.scored_at_end:
        return False
    if view.phase_two and (view.tricks[-1].phase_two or view.tricks[-1].winner == side):
        return False
    return view.totals[side] + view.standing[side] >= view.target


def last_chance(view: PinochleView) -> bool:
    """Whether this is the last trick in which a dix in hand scores when played (Pinochle guide 7.4.12)."""
    if view.seat is None or view.rules.dix_must_be_melded or view.stock != 1 or view.phase not in ("lead", "follow"):
        return False
    turned = view.upturned
    return turned is not None and any(
        face(card) == face(turned) and card not in view.mat[view.seat] for card in view.hand
    )


def _melds_page(view: PinochleView) -> list[Note]:
    """Return the melds of both sides on the mat."""
    notes = [
        Note("meld-laid", {"side": side, "target": meld.name, "cards": meld.cards, "points": meld.points})
        for side, laid in enumerate(view.melds)
        for meld in laid
    ]
    return notes or [Note("no-melds")]


def _hand_page(view: PinochleView) -> list[Note]:
    """Return the possible melds, then the cards that are meldable, one card short of a meld, or free to discard.

    A dix that has not scored yet is meldable: it can be shown or exchanged. Pinochle guide 7.7.1.
    """
    if view.seat is None:
        return []
    if view.phase_two:
        return [Note("melds-are-over")]
    dix = melds.dix(view.rules, view.trump)
    dixes = tuple(card for card in view.hand if face(card) in dix.faces and card not in view.mat[view.seat])
    faces, short = {face(card) for meld in view.meldable for card in meld.cards}, _one_short(view)
    meldable = {card for card in view.hand if face(card) in faces or card in dixes}
    holdable = {card for card in view.hand if face(card) in short} - meldable
    notes = [Note("could-meld", {"target": m.name, "cards": m.cards, "points": m.points}) for m in view.meldable]
    notes += [Note("could-meld", {"target": dix.name, "cards": (card,), "points": dix.points}) for card in dixes[:1]]
    for code, cards in (
        ("meldable-cards", [card for card in view.hand if card in meldable]),
        ("holdable-cards", [card for card in view.hand if card in holdable]),
        ("discardable-cards", [card for card in view.hand if card not in meldable | holdable]),
    ):
        if cards:
            notes.append(Note(code, {"count": len(cards), "cards": tuple(cards)}))
    return notes


def _one_short(view: PinochleView) -> set[Card]:
    """Return the faces that are one card short of a meld, whether or not that card is still to be had."""
    history = view.history()
    found: set[Card] = set()
    for pattern in melds.patterns(view.rules, view.trump):
        usable = Counter(face(card) for card in view.hand if melds.refused(view.rules, pattern, card, history) is None)
        held = Counter(pattern.faces) & usable
        if held.total() == len(pattern.faces) - 1:
            found |= set(held)
    return found


PAGES = {"tricks": trick_view.tricks, "melds": _melds_page, "points": trick_view.points, "hand": _hand_page}
"""The pages besides the table; ``hand`` is empty in the public view."""


LIMIT = 25
"""The most choices that a picker can show."""


def choices(view: PinochleView, kind: str) -> tuple[Choice, ...]:
    """Return the choices for a kind of action, best first; at most :data:`LIMIT`."""
    offered = {"play": _plays, "meld": _melds, "exchange": _exchange}.get(kind)
    if offered is None:
        return tuple(Choice(action, Note(kind)) for action in view.legal if action.kind == kind)
    return tuple(offered(view))[:LIMIT]


def _plays(view: PinochleView) -> Iterator[Choice]:
    """Yield the cards by suit, trumps last, labelled if on the mat or part of a meld still to be made."""
    mine = view.mat[view.seat] if view.seat is not None else ()
    meldable = {face(card) for meld in view.meldable for card in meld.cards}
    actions = [action for action in view.legal if action.kind == "play"]
    actions.sort(key=lambda action: suit(action.cards[0]) == view.trump)
    for action in actions:
        card = action.cards[0]
        code = "play-melded" if card in mine else "play-meldable" if face(card) in meldable else "play-card"
        values: dict[str, Value] = {"card": card}
        if card in mine and view.seat is not None:
            # Equal cards from different melds fit into different further melds.
            values["twin"] = sum(face(other) == face(card) for other in view.hand) > 1
            values["target"] = tuple(dict.fromkeys(meld.name for meld in view.melds[view.seat] if card in meld.cards))
        yield Choice(action, Note(code, values), suit(card))


def _melds(view: PinochleView) -> Iterator[Choice]:
    """Yield one choice per scoring meld: the cards that score most and show least (Pinochle guide 2.14)."""
    points = {(meld.name, _faces(meld.cards)): meld.points for meld in view.meldable}
    offered = set()
    for action in view.legal:
        key = action.target, _faces(action.cards)
        if action.kind != "meld" or key in offered:
            continue
        offered.add(key)
        if len(action.cards) == 1:
            yield Choice(action, Note("meld-dix", {"target": action.target, "cards": action.cards}), action.target)
        elif key in points:
            suits = {suit(card) for card in action.cards}
            pip = suits.pop() if len(suits) == 1 else ""
            values: dict[str, Value] = {"target": action.target, "cards": action.cards, "points": points[key]}
            label = Note("meld-for", {**values, "pip": pip})
            yield Choice(action, label, action.target)


def _faces(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(map(face, cards))


def _exchange(view: PinochleView) -> Iterator[Choice]:
    for action in view.legal:
        if action.kind == "exchange" and view.upturned:
            yield Choice(action, Note("exchange", {"card": view.upturned}))


CAUTIONS = ("play-meldable", "play-exchangeable", "play-before-dix", "draw-unmelded", "draw-unexchanged")
"""The codes of all notes of this module."""


def cautions(view: PinochleView, action: Action) -> tuple[Note, ...]:
    """Return what the player may lose by playing a card or by drawing; nothing for other actions."""
    if view.seat is None or view.phase_two:
        return ()
    if action.kind == "draw":
        return tuple(_before_the_draw(view))
    if action.kind == "play" and len(action.cards) == 1:
        return tuple(_before_playing(view, action.cards[0]))
    return ()


def _before_the_draw(view: PinochleView) -> Iterator[Note]:
    """Yield the most valuable meld that could still be made in this turn, and the dix that could be exchanged."""
    legal = {action.cards for action in view.legal if action.kind == "meld"}
    best = next((meld for meld in view.meldable if meld.cards in legal), None)
    if best:
        yield Note("draw-unmelded", {"target": best.name, "cards": best.cards, "points": best.points})
    if any(action.kind == "exchange" for action in view.legal):
        yield Note("draw-unexchanged", {"card": view.upturned or "", "points": DIX_POINTS})


def _before_playing(view: PinochleView, card: Card) -> Iterator[Note]:
    """Yield the most valuable meld that this card could be in, and what may be lost of a dix (Pinochle guide 7.4.12).

    It does not matter whether an equal card could replace this one in the meld.
    """
    best = max(_melds_with(view, card), key=lambda found: found.points, default=None)
    if best:
        values: dict[str, Value] = {
            "card": card,
            "target": best.pattern.name,
            "cards": best.cards,
            "points": best.points,
        }
        yield Note("play-meldable", values)
    if is_exchangeable(view, card):
        yield Note("play-exchangeable", {"card": view.upturned or "", "points": DIX_POINTS})
    turned = face(view.upturned or "")
    if last_chance(view) and face(card) != turned:
        yield Note("play-before-dix", {"points": DIX_POINTS})


def _melds_with(view: PinochleView, card: Card) -> Iterator[Found]:
    """Yield the scoring melds that could use this very card, or an equal one with the same earlier melds."""
    assert view.seat is not None
    shown, history = frozenset(view.mat[view.seat]), view.history()

    def use(one: Card) -> object:
        return face(one), one in shown, history.get(one, ())

    for found in melds.find(view.rules, view.trump, view.hand, shown, history):
        if found.points and use(card) in map(use, found.cards):
            yield found
    dix = melds.dix(view.rules, view.trump)
    must_be_shown = view.rules.dix_must_be_melded and not is_exchangeable(view, card)
    if must_be_shown and face(card) in dix.faces and card not in shown:
        yield Found(dix, (card,), dix.points)


def is_exchangeable(view: PinochleView, card: Card) -> bool:
    """Whether a card is a dix that can be exchanged for the upturned card after winning a trick."""
    is_dix = face(card) in melds.dix(view.rules, view.trump).faces
    return is_dix and view.upturned is not None and face(view.upturned) != face(card)
