"""The computer players of Cribbage: their discards to the crib, their play, and what they take others to hold."""

from __future__ import annotations

import random
from itertools import combinations
from typing import cast

import pytest

from engine import study
from engine.cards import Card, pack, rank
from engine.cribbage.counting import PLACE, WORTH, average, keepings, points, rank_points
from engine.cribbage.options import SHAPES
from engine.cribbage.round import CribbageRound
from engine.cribbage.rules import CribbageRules
from engine.cribbage.view import CribbageView
from engine.deal import Deals
from engine.game import Game
from engine.players import ADVANCED, MASTER, STEADY, choose, decide
from engine.players.cribbage import laying, simple
from engine.players.cribbage.following import Following
from engine.players.cribbage.habits import HABITS, hands
from engine.players.cribbage.pegging import held
from engine.players.cribbage.race import Race
from engine.players.cribbage.search import sampled_worlds
from engine.players.policy import PolicyContext
from engine.types import Action
from tests.cards import parse
from tests.engine.cribbage.table import CONTEXT, deal, holding, lay, play
from tests.examples import sampled
from tests.narrowing import narrowed

CONTEXT_OF_PLAY = PolicyContext(random.Random(1))


@sampled
@pytest.mark.parametrize("level", ["carefree", "advanced", "master"])
@pytest.mark.parametrize("preset", CribbageRules.presets)
def test_every_level_plays_a_round_of_every_preset(level: str, preset: str) -> None:
    rules = CribbageRules.of(preset).with_changes({"counting": "automatic" if preset == "lowball" else "muggins"})
    game = Game(rules, rules.shape.seats, Deals.numbered(2))
    while not game.round.over:
        seat = game.to_act[-1]
        view = game.view(seat)
        # A level that searches decides some turns only, to save time.
        slow = level in ("expert", "master") and view.phase in ("crib", "play") and view.turn % 3
        action = choose(view, "advanced" if slow else level, "seed")
        assert action in view.legal
        game.play(seat, action)


def test_the_average_of_a_hand_is_that_over_every_starter() -> None:
    kept = parse("4C 5D 6H JS")
    unseen = [card for card in pack() if card not in {*kept, *parse("KC KD")}]
    exact = sum(points(kept, starter) for starter in unseen) / len(unseen)
    assert average(kept, unseen) == pytest.approx(exact)
    flush = parse("2C 4C 6C 8C")
    unseen = [card for card in pack() if card not in {*flush, *parse("KC KD")}]
    assert average(flush, unseen) == pytest.approx(sum(points(flush, each) for each in unseen) / len(unseen))
    assert keepings(parse("5C 5D 5H JS 2C 9D"), 2, pack())[0].kept == parse("5C 5D 5H JS")


@pytest.mark.parametrize("level", ["advanced", "expert"])
def test_fives_go_to_the_own_crib_only(level: str) -> None:
    """The fives stay out of the opponent's crib. At least one card that fits nothing goes to one's own."""
    hand = "5C 5D KC QD 8H 2S"
    theirs, mine = deal(hand, preset="cribbage"), deal("", hand, preset="cribbage")
    laid = choose(theirs.view(0, CONTEXT), level, "a").cards
    assert "5C" not in laid and "5D" not in laid
    assert {"8H", "2S"} & {*choose(mine.view(1, CONTEXT), level, "a").cards}


def test_a_safe_lead_and_a_sure_score() -> None:
    round_ = deal("4C 4D 10C KD 7C 8C", "9S 9H 5S 5H AH AS", starter="2D")
    lay(round_, "7C 8C", "AH AS")
    assert choose(round_.view(0, CONTEXT), "advanced", "a").cards[0][0] == "4"
    play(round_, "10C")
    assert choose(round_.view(1, CONTEXT), "expert", "a").cards[0][0] == "5", "fifteen"


@pytest.mark.parametrize("level", ["advanced", "expert"])
def test_a_flush_in_the_play_is_taken_where_it_scores(level: str) -> None:
    round_ = deal("2C 9C KD KH QD QH", "KC 8C 8D 5H 2D 2H", flush_in_play=True)
    lay(round_, "QD QH", "2D 2H")
    play(round_, "2C KC 9C")
    view = round_.view(1, CONTEXT)
    assert choose(view, level, "a").cards == ("8C",)
    [scores, *_] = study.hint(view, Action("play", ("8C",))).reasons
    assert (scores.code, scores.values["points"]) == ("hint-scores", 4)


def test_hands_that_are_worth_least_are_the_best_to_keep_in_low_ball() -> None:
    hand = "5C 5D JC QD 2H 8S"
    most, least = (deal(hand, preset=preset).view(0, CONTEXT) for preset in ("cribbage", "lowball"))
    best = [float(str(note.values["points"])) for note in study.page(most, "analyze")]
    worst = [float(str(note.values["points"])) for note in study.page(least, "analyze")]
    assert best == sorted(best, reverse=True) and worst == sorted(worst) and max(worst) < min(best)


@pytest.mark.parametrize(("preset", "codes"), [("cribbage", {"hint-safe-lead", "hint-crib-gives"}), ("lowball", set())])
def test_hints_give_the_reasons_of_the_game_that_is_played(preset: str, codes: set[str]) -> None:
    round_ = deal("4C 3D 10C KD 7C 8C", "9S 9H 5S 5H AH AS", starter="2D", preset=preset)
    before = study.hint(round_.view(0, CONTEXT), Action("crib", parse("7C 8C"))).reasons
    lay(round_, "7C 8C", "AH AS")
    leads = study.hint(round_.view(0, CONTEXT), Action("play", ("4C",))).reasons
    told = {note.code for note in (*before, *leads)}
    assert told - {"hint-crib-average", "hint-lays-best"} == {"hint-keeps", "hint-average"} | codes


def test_worlds_agree_with_what_was_played_and_with_a_go() -> None:
    round_ = deal("10C JC 4D 6H 2S 2H", "QC KD 9S 8H AS AH", starter="7D")
    lay(round_, "2S 2H", "AS AH")
    play(round_, "10C QC 4D")
    view = round_.view(0, CONTEXT)
    assert {each.hand for each in held(view, random.Random(2), most=120)} <= {
        hand for hand in hands(3) if all(WORTH[place] > 7 for place in hand)
    }
    for world in sampled_worlds(view, 30, random.Random(2)):
        assert len(world.hands[1]) == 3 and all(WORTH[place] > 7 for place in world.hands[1])
        assert PLACE["QC"] in world.kept[1] and len(world.others_laid) == 2
        cards = [*world.hands[0], *world.hands[1], *world.others_laid, world.starter]
        assert max(map(cards.count, cards)) <= 4


@pytest.mark.parametrize(("front", "unit", "code"), [(10, "points", "hint-average"), (100, "game", "hint-race")])
def test_a_hint_says_what_the_card_gains_in_points_and_near_the_end_in_chances_to_win(
    front: int, unit: str, code: str
) -> None:
    round_ = deal("KC 4S 2H 3D QC QD", "5C 9H 9S 7D AC AD", starter="7S", totals=(front, front))
    lay(round_, "QC QD", "AC AD")
    play(round_, "KC")
    view = round_.view(1, CONTEXT)
    action, found = decide(view, MASTER, "any")
    assert action.cards == ("5C",) and found and found.action == action != found.other
    assert found.unit == unit and found.value > (0.5 if unit == "points" else 0.02)
    told = {note.code for note in study.hint(view, action).reasons}
    assert told & {"hint-average", "hint-race"} == {code}


def test_near_the_end_a_hint_does_not_give_points_as_the_reason_of_discards() -> None:
    far, near = (deal("4C 3D 10C KD 7C 8C", totals=(front, front)).view(1, CONTEXT) for front in (10, 100))
    codes = [{note.code for note in study.hint(view, choose(view, MASTER, "any")).reasons} for view in (far, near)]
    assert "hint-lays-best" in codes[0] and not {"hint-lays-best", "hint-lays-best-in-play"} & codes[1]
    assert "hint-race" in codes[1] - codes[0]


def following(round_: CribbageRound, *deals: tuple[str, ...]) -> Following:
    """Return the play of seat 0 in deals in which the others hold these cards."""
    view = round_.view(0, CONTEXT)
    lead = Race.of(view).lead
    hands = [tuple(laying.places(hand) for hand in (view.hand, *map(parse, others))) for others in deals]
    return Following(view, hands, lambda pegs, number: lead(pegs))


def ready_to_lead() -> CribbageRound:
    """Return a round of three whose seat 0 is to lead with an ace, a two, a three and a king."""
    round_ = deal("AC 2C 3C KC QD", "KH KS JH JS 9D", "5H 5S 6H 6S 7D", preset="three-handed", starter="2D")
    lay(round_, "QD", "9D", "7D")
    return round_


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("preset", ["three-handed", "four-handed", "five", "seven", "lowball"])
def test_a_last_card_is_followed_to_the_pegs_that_careful_players_reach(preset: str, number: int) -> None:
    rules = CribbageRules.of(preset)
    game = Game(rules, rules.shape.seats, Deals.numbered(number))
    round_ = narrowed(game.round, CribbageRound)
    while round_.phase != "play" or len(round_.hands[round_.to_act[0]]) > 1:
        game.play(game.to_act[0], choose(game.view(game.to_act[0]), ADVANCED, "any"))
    view = narrowed(game.view(round_.to_act[0]), CribbageView)
    hands = tuple(laying.places(hand) for hand in round_.hands)
    ends: list[tuple[int, ...]] = []

    def note(pegs: tuple[int, ...], number: int) -> float:
        ends.append(pegs)
        return 0.0

    Following(view, [hands], note).after(PLACE[view.hand[0]])
    while round_.phase == "play":
        game.play(game.to_act[0], choose(game.view(game.to_act[0]), ADVANCED, "any"))
    assert ends == [tuple(front for _, front in narrowed(game.view(0), CribbageView).pegs)]


def test_deals_count_little_in_which_another_would_hardly_have_played_so() -> None:
    """A king that was led would have been paired."""
    round_ = ready_to_lead()
    play(round_, "KC JH 5S")
    weights = following(round_, ("KH KS JS", "5H 6H 6S"), ("QH QS JS", "5H 6H 6S")).weights
    assert weights[0] < weights[1] and sum(weights) == pytest.approx(2)


def test_near_the_end_the_chance_to_win_counts_and_who_shows_first() -> None:
    view = deal(totals=(116, 116)).view(0, CONTEXT)
    race = Race.of(view)
    assert race.after_show((116, 116), (5, 12, 8)) == 1.0, "the pone counts first"
    assert race.after_show((116, 121), (5, 12, 8)) == 0.0, "a peg was home before the show"
    assert race.after_show((116, 116), (4, 12, 8)) == 0.0
    assert race.value((60, 50)) > 0.5 > race.value((50, 60))
    low = Race.of(deal(preset="lowball", totals=(116, 116)).view(0, CONTEXT))
    assert low.after_show((116, 116), (5, 12, 8)) == 0.0


def test_muggins_is_claimed_by_who_does_not_overlook_it() -> None:
    round_ = deal("7C 8C 9D 10D 4C 4D", "2C 3C 4H KS QD QH", starter="6S", counting="muggins")
    lay(round_, "4C 4D", "QD QH")
    while round_.phase == "play":
        round_.play(round_.to_act[0], round_.legal(round_.to_act[0])[0])
    assert choose(round_.view(0, CONTEXT), "master", "a") == Action("count", target="9")
    round_.play(0, Action("count", target="5"))
    assert choose(round_.view(1, CONTEXT), "expert", "a") == Action("claim", target="4")
    careless = [simple.showing(round_.view(1, CONTEXT), CONTEXT_OF_PLAY, careless=100)]
    assert careless == [Action("pass")]


@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize("level", [STEADY, MASTER])
def test_a_pair_of_sevens_never_goes_to_the_others_crib(level: str, dealer: int) -> None:
    view = holding("7H 7S QD QH QS KC", dealer=dealer)
    laid = {choose(view, level, f"seed {number}").cards for number in range(12)}
    assert laid == ({("7H", "7S")} if dealer == 0 else {("7H", "KC")})


def average_crib(view: CribbageView, laid: tuple[Card, ...]) -> float:
    """Return the average crib with some discards, counted card by card."""
    habits, unseen = HABITS[not view.owns_crib].laid, view.unseen()
    total = weights = 0.0
    for pair in combinations(unseen, 2):
        weight = habits[laying.places(pair)] / (6 if rank(pair[0]) == rank(pair[1]) else 16)
        starters = [card for card in unseen if card not in pair]
        total += weight * sum(points((*laid, *pair), card, crib=True) for card in starters) / len(starters)
        weights += weight
    return total / weights


def test_the_average_of_a_crib_is_that_over_every_discard_and_starter() -> None:
    view = holding("7H 7S JD QH QS KC", dealer=1)
    [way] = [each for each in laying.rated(view) if each.laid == ("JD", "KC")]
    assert -way.crib == pytest.approx(average_crib(view, way.laid), abs=0.02)


@pytest.mark.parametrize("preset", ["five", "seven", "lowball", "three-handed", "four-handed"])
def test_the_crib_of_other_variants_holds_what_all_others_may_lay_in_it(preset: str) -> None:
    """What others lay is as likely in the tables as in sampled deals; the crib is averaged over these."""
    rules = CribbageRules.of(preset)
    view = narrowed(Game(rules, rules.shape.seats, Deals.numbered(3)).view(0), CribbageView)
    likely = laying.likely_discards(view)
    assert sum(chance for _, chance in likely) == pytest.approx(1)
    worlds = [*sampled_worlds(view, 400, random.Random(1))]
    fives = sum(world.others_laid.count(4) for world in worlds) / len(worlds)
    assert sum(chance * cards.count(4) for cards, chance in likely) == pytest.approx(fives, abs=0.12)
    for way in laying.rated(view)[:3]:
        laid = laying.places(way.laid)
        cribs = [rank_points(tuple(sorted((*laid, *world.others_laid, world.starter)))) for world in worlds]
        sign = rules.sign if view.owns_crib else -rules.sign
        assert sign * way.crib == pytest.approx(sum(cribs) / len(cribs), abs=0.6)


@pytest.mark.parametrize("low_ball", [False, True])
@pytest.mark.parametrize("variant", SHAPES)
def test_discards_are_counted_out_under_all_options(variant: str, low_ball: bool) -> None:
    rules = CribbageRules().with_changes({"variant": variant, "low_ball": low_ball})
    seats = rules.shape.seats
    game = Game(rules, seats, Deals.numbered(4))
    for seat in range(seats):
        view = narrowed(game.view(seat), CribbageView)
        ways = laying.rated(view)
        assert {frozenset(way.laid) for way in ways} == {frozenset(action.cards) for action in view.legal}
        best = max(rules.sign * average(way.kept, view.unseen()) for way in ways)
        assert max(way.hand for way in ways) == best
        assert all((rules.sign * way.crib > 0) == view.owns_crib for way in ways)


@pytest.mark.parametrize("dealer", [0, 1])
def test_a_low_card_is_kept_for_the_play_where_hand_and_crib_are_alike(dealer: int) -> None:
    view = holding("KC QD 9H 7S 2S", preset="five", dealer=dealer)
    ways = laying.rated(view)
    best = max(way.hand + way.crib for way in ways)
    assert ways[0].value == max(way.value for way in ways if way.hand + way.crib >= best - 0.5)
    played = {way.kept: way.play for way in ways}
    assert played[parse("QD 9H 2S")] > played[parse("KC QD 9H")]


@pytest.mark.soak
def test_no_hand_loses_half_a_point_by_exact_count() -> None:
    """The hand is counted with every starter, and the crib card by card, with what good players discard."""

    def count(view: CribbageView, laid: tuple[Card, ...]) -> float:
        kept = tuple(card for card in view.hand if card not in laid)
        hand = sum(points(kept, starter) for starter in view.unseen()) / len(view.unseen())
        return hand + (1 if view.owns_crib else -1) * average_crib(view, laid)

    for number in range(2):
        game = Game(CribbageRules.of("cribbage"), 2, Deals(random.Random(number).randbytes(32), "table", ()))
        for seat in game.to_act:
            view = narrowed(game.view(seat), CribbageView)
            best = max(laying.rated(view), key=lambda way: way.hand + way.crib)
            assert count(view, choose(view, MASTER, "seed").cards) > count(view, best.laid) - 0.52, view.hand


@pytest.mark.soak
def test_the_experts_hands_and_cribs_are_those_of_good_players() -> None:
    """Good play is known to average about 8 points a hand, and 4.5 to 5 a crib."""
    rules, shown = CribbageRules.of("cribbage"), []
    for number in range(400):
        game = Game(rules, 2, Deals(random.Random(number).randbytes(32), "table", ()))
        for seat in game.to_act:
            view = cast(CribbageView, game.view(seat))
            game.play(seat, Action("crib", laying.rated(view)[0].laid))
        while narrowed(game.round, CribbageRound).phase == "play":
            game.play(game.to_act[0], game.legal(game.to_act[0])[0])
        while not game.round.over:
            game.play(game.to_act[0], game.legal(game.to_act[0])[0])
        shown += narrowed(game.round, CribbageRound).shown
    hands, cribs = ([each.points for each in shown if each.crib == crib] for crib in (False, True))
    assert 7.8 < sum(hands) / len(hands) < 8.4
    assert 4.4 < sum(cribs) / len(cribs) < 5.1
