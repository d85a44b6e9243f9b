"""The rules of Rummy 500: the options together with what is offered, and who deals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, cast

from engine.cards import Card
from engine.kit.discard_round import DiscardRules, round_from_view
from engine.kit.table_melds import arranged, exchanged, read, without
from engine.rummy500.options import Rummy500Options
from engine.rummy500.presentation import CAUTIONS, SPEAKER, label
from engine.rummy500.round import Rummy500Round
from engine.rummy500.state import JOKER_OF, LOW, fitting, spelling
from engine.rummy500.view import Rummy500View
from engine.score import RoundScore
from engine.types import Action, Choice, IllegalAction, Note, Seat, Value
from engine.view import Speaker, View


class Rummy500Rules(Rummy500Options, DiscardRules):
    """The rules of Rummy 500; see :class:`Rummy500Options` for the options."""

    round_type: ClassVar = Rummy500Round
    cautions: ClassVar[tuple[str, ...]] = CAUTIONS
    speaker: ClassVar[Speaker] = SPEAKER
    pages: ClassVar[tuple[str, ...]] = SPEAKER.page_names
    shortlisted: ClassVar[Mapping[str, int | None]] = {
        **dict.fromkeys(("claim", "draw", "take", "pass")),
        **{"meld": 6, "discard": None},
    }
    untold: ClassVar[tuple[str, ...]] = ("passed",)

    def explain(self, page: str) -> tuple[Note, ...]:
        """Return a help page; its text knows who can play, and the cards dealt to each if that's always the same."""
        seats = self.seats_played()
        dealt = {self.hand(count) for count in seats}
        values: dict[str, Value] = {"listed": tuple(map(str, sorted(seats))), "most": max(seats)}
        values["dealt"] = dealt.pop() if len(dealt) == 1 else 0
        return (Note(f"rummy500-{page}", {**self.options(), **values}),)

    def meanings(self, view: View, action: Action, *, in_order: bool = False) -> tuple[Choice, ...]:
        """Return what selected cards can mean: new melds, cards laid off, or both."""
        return meanings(cast(Rummy500View, view), action, in_order=in_order)

    def dealer(self, number: int, seats: int, scores: Sequence[RoundScore], cut: Sequence[Card]) -> Seat:
        """Return who deals: the last seat first, so that seat 0 begins, then the next one to the left."""
        return (number - 2) % seats

    def next_lead(self, seats: int, winners: Sequence[int]) -> Seat:
        """Return whose player moves to seat 0 in the next game: the next one to the left."""
        return 1


def meanings(view: Rummy500View, action: Action, *, in_order: bool) -> tuple[Choice, ...]:
    """Return the legal meanings of a selection; see :meth:`engine.rules.Rules.meanings`.

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
