"""The players of Piquet: the solver against plain search, the quick counts against the rules, and what they choose."""

import random

import pytest

from engine.deal import Deals
from engine.game import Game
from engine.piquet.declarations import KINDS, everything, points
from engine.piquet.exchanges import bits_of, cards_in
from engine.piquet.rules import PiquetRules
from engine.piquet.view import PiquetView
from engine.players import LEVELS, choose
from engine.players.piquet.exchanging import declared, holding
from engine.players.piquet.playing import Worlds, pique_at
from engine.players.piquet.solving import PIQUE, Solver, leads
from engine.players.selfplay import standings
from engine.types import Action
from tests.bench.piquet_bound import contest
from tests.engine.piquet.table import CONTEXT, ELDER, YOUNGER, deal, declare_all, declaring, play
from tests.examples import sampled

PACK = PiquetRules.of("piquet").pack(2)


def plain(mine: list[str], theirs: list[str], won: int, lost: int, pique_at: int = 0, low_cards: bool = True) -> int:
    """Return how much more the player to lead scores than the other, by trying every card."""
    if not mine:
        bonus = 40 if won == 12 else 10 if won > 6 else 0
        return 1 + bonus - (40 if lost == 12 else 10 if lost > 6 else 0)
    best = -99
    order = ["7", "8", "9", "10", "J", "Q", "K", "A"]
    for led in mine:
        suited = [card for card in theirs if card[-1] == led[-1]]
        worst = 99
        for reply in suited or theirs:
            rest, others = [card for card in mine if card != led], [card for card in theirs if card != reply]
            gained = (low_cards or led[0] not in "789") + 30 * (not lost and won + 1 == pique_at)
            if reply[-1] == led[-1] and order.index(reply[:-1]) > order.index(led[:-1]):
                gained -= low_cards or reply[0] not in "789"
                value = gained - plain(others, rest, lost + 1, won, pique_at, low_cards)
            else:
                value = gained + plain(rest, others, won + 1, lost, pique_at, low_cards)
            worst = min(worst, value)
        best = max(best, worst)
    return best


@pytest.mark.parametrize("seed", range(12))
def test_the_solver_finds_what_plain_search_finds(seed: int) -> None:
    chance = random.Random(seed)
    size = chance.choice((2, 3, 4))
    cards = chance.sample(PACK, 2 * size)
    won = chance.choice((12 - size, chance.randint(0, 12 - size)))
    at = chance.choice((0, 12 - size + 2))
    mine, theirs = cards[:size], cards[size:]
    found = Solver(pique_at=at).value(bits_of(mine), bits_of(theirs), won)
    assert found == plain(mine, theirs, won, 12 - size - won, at)
    found = Solver(low_cards=False).value(bits_of(mine), bits_of(theirs), won)
    assert found == plain(mine, theirs, won, 12 - size - won, low_cards=False)


def test_one_solver_values_many_deals_as_one_for_each_would() -> None:
    chance, shared = random.Random(3), Solver()
    for _ in range(20):
        cards = bits_of((dealt := chance.sample(PACK, 14))[:7]), bits_of(dealt[7:])
        won = chance.randint(0, 5)
        for led in leads(*cards):
            assert shared.lead_value(*cards, won, led) == Solver().lead_value(*cards, won, led)


def test_the_solver_takes_pique_before_a_trick_is_lost() -> None:
    mine, theirs = bits_of(("AS", "7H")), bits_of(("8S", "8H"))
    assert Solver(pique_at=11).value(mine, theirs, 10) - Solver().value(mine, theirs, 10) == PIQUE
    assert Solver().value(mine, theirs, 10) == 10 + 1, "the low card first wins the last trick"
    assert Solver(pique_at=12).value(mine, theirs, 10) == 10 + PIQUE, "the ace first wins pique"


def test_hands_are_counted_as_the_rules_count_them() -> None:
    chance = random.Random(1)
    for _ in range(100):
        cards = chance.sample(PACK, 24)
        hand = cards[:12]
        counted = [worth for _, worth in holding(bits_of(hand))]
        assert counted == [sum(points(kind, group) for group in everything(kind, hand)) for kind in KINDS]
        played = declaring(" ".join(hand), " ".join(cards[12:]))
        declare_all(played)
        play(played, hand[0])
        scores = [sum(line.points for line in lines if line.code != "play") for lines in played.score()]
        assert sorted(cards_in(bits_of(hand))) == sorted(hand)
        if "pique" not in {line.code for line in played.score()[ELDER]}:
            assert list(declared(bits_of(hand), bits_of(cards[12:]))) == scores


def views(level: str, seed: int) -> list[tuple[PiquetView, tuple[str, ...]]]:
    """Return every view of a deal between two players of a level, with the other's hand."""
    game = Game(PiquetRules.of("piquet"), 2, Deals(random.Random(seed).randbytes(32), "table", ("a", "b")))
    found = []
    while not game.round.over:
        [seat] = game.to_act
        view = game.view(seat)
        assert isinstance(view, PiquetView)
        found.append((view, game.view(1 - seat).hand))
        game.play(seat, choose(view, level, f"seed{seed}"))
    return found


def test_sampled_hands_hold_what_is_certain_and_nothing_that_was_seen() -> None:
    for view, theirs in views("intermediate", 4):
        if view.phase not in ("lead", "follow"):
            continue
        worlds = Worlds(view, random.Random(2))
        for _ in range(3):
            hand = cards_in(worlds.sample())
            assert len(hand) == len(theirs)
            assert set(view.surely_held(view.other)) <= set(hand) <= set(view.theirs())


@sampled
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_a_deal_alike_again(level: str) -> None:
    strong = level in ("expert", "master")
    game = Game(PiquetRules.of("piquet"), 2, Deals.numbered(4))
    for _ in range(3 if strong else 40):
        if game.round.over:
            break
        [seat] = game.to_act
        view = game.view(seat)
        chosen = choose(view, level, "seed")
        assert choose(view, level, "seed") == chosen
        game.play(seat, chosen)


def test_the_expert_keeps_a_long_suit_and_leads_it() -> None:
    played = deal("AS KS QS JS 9S AH KH 8D 7D 9C 8C 7C", talon="10S 7H 10H 9H 8H JD QD KD")
    chosen = choose(played.view(ELDER, CONTEXT), "expert", "seed")
    assert set(chosen.cards) == {"8D", "7D", "9C", "8C", "7C"}
    played.play(ELDER, chosen)
    played.play(YOUNGER, choose(played.view(YOUNGER, CONTEXT), "expert", "seed"))
    declare_all(played)
    assert choose(played.view(ELDER, CONTEXT), "expert", "seed").cards[0][-1] in "SH"


@pytest.mark.parametrize("level", ["intermediate", "advanced", "expert"])
def test_elder_names_a_suit_and_leads_it(level: str) -> None:
    played = deal("AS KS QS JS 9S AH KH 8D 7D 9C 8C 7C", talon="10S 7H 10H 9H 8H JD QD KD")
    for _ in range(2):
        seat = played.to_act[0]
        played.play(seat, Action("exchange", tuple(played.state.hands[seat][: 1 if seat else 5])))
    played.play(YOUNGER, Action("peek"))
    declare_all(played)
    named = choose(played.view(ELDER, CONTEXT), level, "seed")
    played.play(ELDER, named)
    assert choose(played.view(ELDER, CONTEXT), level, "seed").cards[0][-1] == named.target


def test_elder_knows_how_far_pique_is() -> None:
    played = declaring("AS KS QS JS 10S AC KC QC AH 9H 7D 8D", "KH QH JH 10H KD QD JD 10D 9D 8C 8S 9S")
    declare_all(played)
    assert pique_at(played.view(ELDER, CONTEXT)) == 4
    play(played, "AS 8S")
    assert pique_at(played.view(ELDER, CONTEXT)) == 4
    play(played, "7D 9D")
    assert pique_at(played.view(YOUNGER, CONTEXT)) == 0


def test_a_cheat_wins_more_than_its_cards_are_worth() -> None:
    assert standings(contest("all", "advanced", 12, "cheat"))[0].margin.low > 0
