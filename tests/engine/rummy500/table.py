"""Sets up rounds of Rummy 500 with chosen cards."""

from __future__ import annotations

from typing import Any

from engine.kit.table_melds import in_order, read
from engine.rules import Deal
from engine.rummy500.round import Rummy500Round
from engine.rummy500.rules import Rummy500Rules
from engine.rummy500.state import Laid
from engine.types import Action, Event, IllegalAction
from engine.view import GameContext
from tests.cards import parse

CONTEXT = GameContext(1, (0, 0), (), ())


def deal(
    *hands: str,
    pile: str = "9S",
    stock: str = "2C 3D",
    table: tuple[str, ...] = (),
    preset: str = "rummy500",
    dealer: int = -1,
    edition: int = Rummy500Rules.newest_edition,
    **options: Any,
) -> Rummy500Round:
    """Return a round of the seats that hold these cards; the top of ``pile`` comes last, that of ``stock`` first.

    The melds of the ``table`` were laid down by seat 1. Cards that are not named are out of the round.
    """
    rules = Rummy500Rules.of(preset).with_changes(options)
    rules = Rummy500Rules.from_store({**rules.to_store(), "edition": edition})
    seats = max(2, len(hands))
    deal = Deal(seats=seats, number=1, dealer=dealer % seats, cards=rules.pack(seats), totals=(0,) * seats, target=500)
    round_ = Rummy500Round(rules, deal)
    held = [*map(parse, hands), *[parse("KC KD QH") for _ in range(seats - len(hands))]]
    round_.hands = [in_order(cards) for cards in held]
    round_.pile, round_.stock = [*parse(pile)], [*reversed(parse(stock))]
    for meld in table:
        [*_, meant] = [each for each in read(parse(meld)) if each.cards == tuple(parse(meld))] or read(parse(meld))
        round_.table.append(Laid(meant, (1,) * len(meant.cards)))
    round_.has_laid[1] = bool(table)
    return round_


def play(round_: Rummy500Round, *steps: str, seat: int | None = None) -> list[Event]:
    """Play actions for the seat whose turn it is, or another: ``"draw"``, ``"meld 7H > 4H5H6H"``."""
    events: list[Event] = []
    for step in steps:
        events += round_.play(round_.seat if seat is None else seat, parsed(step))
    return events


def parsed(step: str) -> Action:
    """Return an action from its text."""
    kind, _, rest = step.partition(" ")
    cards, _, target = rest.partition(">")
    return Action(kind, parse(cards), target.strip())


def refusal(round_: Rummy500Round, step: str, seat: int | None = None) -> str:
    """Return the code of an action's refusal, after checking that the round has not changed."""
    before = repr(vars(round_))
    try:
        play(round_, step, seat=seat)
    except IllegalAction as refused:
        assert repr(vars(round_)) == before
        return refused.note.code
    raise AssertionError(f"{step} is legal")


def legal(round_: Rummy500Round, kind: str, seat: int | None = None) -> set[str]:
    """Return the legal actions of a kind, as texts."""
    actions = round_.legal(round_.seat if seat is None else seat)
    return {
        f"{' '.join(each.cards)}{f' > {each.target}' if each.target else ''}".strip()
        for each in actions
        if each.kind == kind
    }


def on_table(round_: Rummy500Round) -> list[str]:
    """Return the melds on the table as they are spelt."""
    return [laid.meld.spelt for laid in round_.table]


def lines(round_: Rummy500Round, side: int) -> dict[str, int]:
    """Return the points of a side's score lines by their codes."""
    return {line.code: line.points for line in round_.score()[side]}


def hand(round_: Rummy500Round, seat: int) -> str:
    """Return a seat's cards."""
    return " ".join(round_.hands[seat])
