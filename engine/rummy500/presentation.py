"""Puts a view of Rummy 500 into notes and choices: pickers, the table in words, and the pages of ``/view``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.cards import JOKER, Card
from engine.kit import discard_presentation
from engine.kit.discard_presentation import listed
from engine.kit.discard_round import round_from_view
from engine.kit.table_melds import arranged, exchanged, extended, read, without
from engine.presentation import Presentation, shortlisted
from engine.rummy500.options import Rummy500Options
from engine.rummy500.round import Rummy500Round, Rummy500View
from engine.rummy500.state import JOKER_OF, LOW, called, fitting, new_meld, place_of, spelling
from engine.types import Action, Choice, Event, IllegalAction, Line, Note, Value

CAUTIONS = ("discard-fits", "discard-melded", "hold-melds")
"""The codes of the notes of :func:`cautions`."""


def cautions(view: Rummy500View, action: Action) -> tuple[Note, ...]:
    """Return what the player may lose by a discard: a card that fits the table, or that belongs to a meld."""
    if action.kind != "discard" or len(action.cards) != 1:
        return ()
    return tuple(_discarding(view, action.cards[0]))


def _discarding(view: Rummy500View, card: Card) -> Iterator[Note]:
    fits = next((laid.meld for laid in view.table if extended(laid.meld, card)), None)
    if fits and view.opened[view.sides[view.seat or 0]]:
        yield Note("discard-fits", {"card": card, "melds": (" ".join(fits.cards),)})
    elif any(card in meld for meld in view.melds) and card not in view.loose:
        yield Note("discard-melded", {"card": card})
    elif view.melds and len(view.hand) > 2 and view.stock < len(view.sides):
        yield Note("hold-melds", {"melds": listed(view.melds)})


def choices(view: Rummy500View, kind: str) -> tuple[Choice, ...]:
    """Return the choices for a kind of action, best first; melding begins with all melds of the hand at once."""
    actions = [action for action in view.legal if action.kind == kind]
    if kind == "meld" and actions and (every := _all_at_once(view)):
        actions.insert(0, every)
    found = [
        Choice(action, label(view, action), rare=kind == "discard" and JOKER in action.cards) for action in actions
    ]
    if kind in ("meld", "claim"):
        found.sort(key=lambda choice: -int(str(choice.label.values["points"])))
    return tuple(found)


def _all_at_once(view: Rummy500View) -> Action | None:
    """Return the action that lays down all melds of the hand, if they are several and that is legal."""
    melds = [read(meld) for meld in view.melds]
    bound = view.owed or not view.opened[view.sides[view.seat or 0]]
    left = len(view.hand) - sum(map(len, view.melds)) - view.rules.last_discard
    if len(melds) < 2 or bound or left < 0:
        return None
    return Action.joined([Action("meld", ways[0].cards, ways[0].spelt) for ways in melds])


def label(view: Rummy500View, action: Action) -> Note:
    """Return the label of a choice, with the points that melding brings."""
    values: dict[str, Value] = {"card": next(iter(action.cards), view.upcard or ""), "cards": action.cards}
    if action.kind == "take":
        depth = view.depth(action)
        return Note("take-more" if depth > 1 else "take", {**values, "count": depth - 1})
    if action.kind not in ("meld", "claim"):
        return Note(action.kind, values)
    points, melds = view.gain(action), [part.cards for part in action.parts]
    if len(melds) == 1 and (at := place_of(view.table, action.target)) is not None:
        place = {LOW: "low", JOKER_OF: "joker"}.get(action.target[:1], "on")
        code = f"claim-{place}" if action.kind == "claim" else f"lay-off-{place}"
        return Note(code, {**values, "points": points, "melds": listed((view.table[at].meld.cards,))})
    if len(melds) == 1:
        melds = [new_meld(action).cards]
    return Note("meld", {"melds": listed(melds), "count": len(melds), "points": points})


def facts(view: Rummy500View) -> Iterator[Note]:
    """Yield the round, whose turn it is, stock and pile, melds, points, how the round ended, and the seat's hand."""
    yield from discard_presentation.turn(view, {})
    if not view.settled:
        yield from discard_presentation.middle(view, "pile")
        if view.owed:
            yield Note("owed", {"seat": view.to_act[0], "card": view.owed})
        if view.claimable:
            yield Note("claimable", {"card": view.upcard or ""})
    yield from _melds(view)
    if view.settled:
        yield Note("ended-out", {"seat": view.goer}) if view.goer is not None else Note("ended-stock")
    yield from _points(view)
    yield from _hand(view)


def _melds(view: Rummy500View) -> Iterator[Note]:
    if view.table:
        yield Note("on-table", {"melds": listed(laid.meld.cards for laid in view.table)})
    else:
        yield Note("no-melds")


def _points(view: Rummy500View) -> Iterator[Note]:
    for side, total in enumerate(view.totals):
        code = "total" if view.settled else "standing"
        yield Note(code, {"side": side, "points": total if view.settled else view.laid_points[side], "total": total})


def _hand(view: Rummy500View) -> Iterator[Note]:
    if view.seat is not None and not view.settled:
        held = sum(map(view.rules.points, view.hand))
        yield from discard_presentation.own_hand(view, {"points": held})
        if view.fitting:
            yield Note("fitting", {"cards": view.fitting, "count": len(view.fitting)})


def _melds_page(view: Rummy500View) -> Iterator[Note]:
    """Yield each meld on the table, and which of its cards everybody has laid down."""
    yield from () if view.table else _melds(view)
    for laid in view.table:
        yield Note("meld-run" if laid.meld.low else "meld-set", {"melds": listed((laid.meld.cards,))})
        for seat in dict.fromkeys(laid.by):
            cards = tuple(card for card, by in zip(laid.meld.cards, laid.by, strict=True) if by == seat)
            yield Note("laid-by", {"seat": seat, "cards": cards})


def _points_page(view: Rummy500View) -> Iterator[Note]:
    yield from discard_presentation.scored(view)
    yield from _points(view)


def meanings(view: Rummy500View, action: Action, *, in_order: bool = False) -> tuple[Choice, ...]:
    """Return the legal meanings of a selection; see :attr:`engine.presentation.Presentation.meanings`.

    Typed in the order of a run, jokers stand where they were typed.
    """
    plain = Choice(action, Note(action.kind, {"cards": action.cards, "onto": action.target}))
    if action.kind != "meld" or action.target or view.phase != "meld" or view.seat not in view.to_act:
        return (plain,)
    world, found = round_from_view(view, Rummy500Round), dict[Action, None]()
    for meant in _candidates(view, action):
        try:
            world.check(view.seat, meant)
            found[meant] = None
        except IllegalAction:
            continue
        if len(meant.parts) > 1:
            break
    typed = [meld for meld in read(action.cards) if meld.cards == action.cards]
    if in_order and typed and (as_typed := Action("meld", typed[0].cards, spelling(typed[0]))) in found:
        found = {as_typed: None}
    return tuple(Choice(meant, label(view, meant)) for meant in found) or (plain,)


def _candidates(view: Rummy500View, action: Action) -> Iterator[Action]:
    """Yield one new meld, then cards laid off together or a joker taken, then several melds and the rest laid off."""
    cards = action.cards
    for meld in read(cards):
        yield Action("meld", meld.cards, spelling(meld))
    for meld in dict.fromkeys(laid.meld for laid in view.table):
        ways = [way for way in read((*meld.cards, *cards)) if meld.spelt in way.spelt]
        yield from (Action("meld", cards, target) for target in (meld.spelt, LOW + meld.spelt)[: len(ways)])
        if len(cards) == 1 and exchanged(meld, cards[0]):
            yield Action("meld", cards, JOKER_OF + meld.spelt)
    melds = arranged(cards, view.rules.worth)
    parts = [Action("meld", meld.cards, meld.spelt) for meld in melds]
    for card in without(cards, [card for meld in melds for card in meld.cards]):
        if not (targets := fitting(view.table, card)):
            return
        parts.append(Action("meld", (card,), targets[0]))
    if len(parts) > 1:
        yield Action.joined(parts)


def called_target(view: Rummy500View, target: str) -> Note | None:
    """Return what a meld on the table is called as a target, or the number of cards taken from the pile."""
    return Note("depth", {"count": int(target) - 1}) if target.isdecimal() else called(view.table, target)


def summary(events: Sequence[Event]) -> tuple[Line, ...]:
    """Return one line for each turn, without those who pass."""
    return discard_presentation.summary([event for event in events if event.kind != "passed"])


def explain(rules: Rummy500Options, page: str) -> tuple[Note, ...]:
    """Return a help page; its text knows who can play, and the cards dealt to each if that's always the same."""
    seats = rules.seats_played()
    dealt = {rules.hand(count) for count in seats}
    values: dict[str, Value] = {"listed": tuple(map(str, sorted(seats))), "most": max(seats)}
    values["dealt"] = dealt.pop() if len(dealt) == 1 else 0
    return (Note(f"rummy500-{page}", {**rules.options(), **values}),)


PRESENTATION = Presentation[Rummy500View](
    pages={"table": facts, "melds": _melds_page, "hand": _hand, "points": _points_page},
    choices=choices,
    shortlist=shortlisted(choices, {**dict.fromkeys(("claim", "draw", "take", "pass")), "meld": 6, "discard": None}),
    meanings=meanings,
    called=called_target,
    cautions=cautions,
    caution_codes=CAUTIONS,
    routine=("draw",),
    summary=summary,
    explain=explain,
)
"""Presents the game; the page ``hand`` is empty in the public view."""
