"""From the shuffled pack to the hands: deals by the description in docs/deals.md equal those of the games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.canasta.round import CanastaRound
from engine.cards import Card, rank, suit
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.german_whist.rules import GermanWhistRound
from engine.gin.round import GinRound
from engine.pinochle.round import PinochleRound
from tests.engine.reveals import DEALS
from tests.narrowing import narrowed

DOCUMENT = (Path(__file__).parents[2] / "docs" / "deals.md").read_text("utf-8")
FIRST, DEALER = 0, 1
"""Seat 0 starts the first round of a game for two."""


def canasta(cards: list[Card]) -> tuple[list[list[Card]], list[Card], list[Card]]:
    """Deal Canasta: return the hands (red threes replaced), the pile, and the stock, top first."""
    hands: list[list[Card]] = [[], []]
    for _ in range(15):
        for seat in (FIRST, DEALER):
            hands[seat].append(cards.pop(0))
    pile = [cards.pop(0)]
    while rank(pile[-1]) in ("2", "3", "JK"):
        pile.append(cards.pop(0))
    for seat in (FIRST, DEALER):
        while threes := [card for card in hands[seat] if card in ("3H", "3D")]:
            hands[seat] = [card for card in hands[seat] if card not in threes]
            hands[seat] += [cards.pop(0) for _ in threes]
    return hands, pile, cards


def pinochle(cards: list[Card], batches: tuple[int, ...]) -> tuple[list[list[Card]], Card, list[Card]]:
    """Deal Pinochle: return the hands, the upturned card, and the stock, top first."""
    hands: list[list[Card]] = [[], []]
    for batch in batches:
        for seat in (FIRST, DEALER):
            hands[seat] += [cards.pop(0) for _ in range(batch)]
    return hands, cards.pop(0), cards


def game(name: str, preset: str, deals: Deals = DEALS, **options: Any) -> tuple[Game, list[Card]]:
    """Return a game at its first deal, and the pack that was dealt."""
    rules = GAMES[name].of(preset).model_copy(update=options)
    return Game(rules, 2, deals), list(deals.shuffled(1, rules.pack(2)))


def test_canasta_is_dealt_as_documented() -> None:
    covered = replaced = again = 0
    for number in range(1, 101):
        played, cards = game("canasta", "classic", Deals.numbered(number))
        threes = [sum(card in ("3H", "3D") for card in cards[seat:30:2]) for seat in (FIRST, DEALER)]
        hands, pile, stock = canasta(cards)
        view: Any = [played.view(seat) for seat in (FIRST, DEALER)]
        assert [sorted(hand) for hand in hands] == [sorted(one.hand) for one in view]
        assert tuple(pile) == view[0].pile
        assert stock == narrowed(played.round, CanastaRound).stock[::-1]
        assert (view[0].dealer, view[0].to_act) == (DEALER, (FIRST,))
        covered += len(pile) > 1
        replaced += sum(threes) > 0
        again += sum(map(len, view[0].red_threes)) > sum(threes)
    assert covered and replaced and again, "the deals show every case"


@pytest.mark.parametrize(
    ("preset", "hand_size", "batches"),
    [
        ("pinochle", 12, (3, 3, 3, 3)),
        ("binokel", 12, (3, 3, 3, 3)),
        ("bezique", 8, (3, 2, 3)),
        ("bezique", 16, (4, 4, 4, 4)),
    ],
)
def test_pinochle_is_dealt_as_documented(preset: str, hand_size: int, batches: tuple[int, ...]) -> None:
    played, cards = game("pinochle", preset, hand_size=hand_size)
    hands, turned, stock = pinochle(cards, batches)
    state = narrowed(played.round, PinochleRound).state
    view: Any = [played.view(seat) for seat in (FIRST, DEALER)]
    assert [sorted(hand) for hand in hands] == [sorted(hand) for hand in state.hands]
    assert (turned, suit(turned)) == (state.upturned, view[0].trump)
    assert stock == state.stock[::-1]
    assert (view[0].dealer, view[0].to_act) == (DEALER, (FIRST,))


@pytest.mark.parametrize(("preset", "offered"), [("standard", True), ("oklahoma", False)])
def test_gin_is_dealt_as_documented(preset: str, offered: bool) -> None:
    played, cards = game("gin", preset, first_upcard="offered" if offered else "none")
    hands = [cards[:20:2], cards[1:20:2]]
    extra, turned, stock = ([], cards[20], cards[21:]) if offered else ([cards[20]], cards[21], cards[22:])
    view: Any = [played.view(seat) for seat in (FIRST, DEALER)]
    assert [sorted(each.hand) for each in view] == [sorted(hands[0] + extra), sorted(hands[1])]
    assert (view[0].first, view[0].pile) == (turned, (turned,) if offered else ())
    assert stock == narrowed(played.round, GinRound).stock[::-1]
    assert (view[0].dealer, view[0].to_act) == (DEALER, (FIRST,))


@pytest.mark.parametrize("preset", ["german-whist", "fifty"])
def test_german_whist_is_dealt_as_documented(preset: str) -> None:
    played, cards = game("german-whist", preset)
    state = narrowed(played.round, GermanWhistRound).state
    assert [sorted(hand) for hand in state.hands] == [sorted(cards[seat:26:2]) for seat in (FIRST, DEALER)]
    assert (state.upturned, state.trump) == (cards[26], suit(cards[26]))
    assert state.stock[::-1] == cards[27:] and played.to_act == (FIRST,)


@pytest.mark.parametrize(
    ("name", "preset", "seats"),
    [
        ("euchre", "euchre", 4),
        ("euchre", "three-handed-euchre", 3),
        ("euchre", "two-handed-euchre", 2),
        ("ecarte", "free-ecarte", 2),
    ],
)
def test_threes_and_twos_are_dealt_as_documented(name: str, preset: str, seats: int) -> None:
    rules, deals = GAMES[name].of(preset), Deals.numbered(7)
    cards = list(deals.shuffled(1, rules.pack(seats)))
    played: Any = Game(rules, seats, deals).round
    state = played.state
    hands: list[list[Card]] = [[] for _ in range(seats)]
    for batch in (3, 2):
        for seat in range(seats):  # the last one deals
            hands[seat] += [cards.pop(0) for _ in range(batch)]
    assert [sorted(hand) for hand in state.hands] == [sorted(hand) for hand in hands]
    assert (state.upturned, state.dealer) == (cards.pop(0), seats - 1)
    assert state.stock[::-1] == cards


def test_the_higher_card_cut_starts() -> None:
    order = ("7", "8", "9", "J", "Q", "K", "10", "A")
    starters = set()
    for number in range(1, 21):
        deals = Deals.numbered(number)
        played, _ = game("pinochle", "pinochle", deals, cut_for_deal=True)
        cut = [order.index(rank(card)) for card in deals.cut(played.rules.pack(2))]
        pairs = zip(cut[::2], cut[1::2], strict=True)
        starter = next(int(second > first) for first, second in pairs if first != second)
        assert played.to_act == (starter,)
        starters.add(starter)
    assert starters == {0, 1}


def rows(heading: str) -> dict[str, list[Card]]:
    """Return the rows of a documented deal, by their first word."""
    block = DOCUMENT.partition(heading)[2].split("```")[1].removeprefix("text\n")
    found: dict[str, list[Card]] = {}
    name = ""
    for line in block.splitlines():
        name = line[:12].strip() or name
        found[name] = found.get(name, []) + line[12:].removesuffix(" ...").split()
    return found


def test_documented_deal_of_canasta() -> None:
    documented = rows("as a deal of `classic` Canasta")
    hands, pile, stock = canasta(list(DEALS.shuffled(1, GAMES["canasta"].of("classic").pack(2))))
    for seat in (FIRST, DEALER):
        assert [card for card in documented[f"seat {seat}"] if card not in ("3H", "3D")] == hands[seat]
    assert documented["upcard"] == pile
    assert documented["stock"] == stock[: len(documented["stock"])]


def test_documented_deal_of_pinochle() -> None:
    documented = rows("with the 48 marked cards of Pinochle")
    cards = list(DEALS.shuffled(1, GAMES["pinochle"].of("pinochle").pack(2)))
    assert documented["cards"] == cards[: len(documented["cards"])]
    hands, turned, stock = pinochle(cards, (3, 3, 3, 3))
    assert [documented["seat 0"], documented["seat 1"], documented["upturned"]] == [*hands, [turned]]
    assert documented["stock"] == stock[: len(documented["stock"])]
