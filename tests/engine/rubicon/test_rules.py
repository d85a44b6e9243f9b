"""Options, the deal, carte blanche, the two phases, and the value of a deal (spec 5)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.deal import Deals
from engine.game import Game
from engine.rubicon.round import RubiconView
from engine.rubicon.rules import RubiconBeziqueRules
from engine.rubicon.scoring import settled
from engine.score import points_of
from engine.types import Event
from tests.engine.rubicon.table import CONTEXT, deal, melding, play, refusal, trick
from tests.narrowing import narrowed

PRESETS: dict[str, tuple[Any, Any]] = {
    "target": (1000, 3000),
    "partie": (2, 2),
    "packs": (4, 6),
    "hand_size": (9, 12),
    "bezique": ("fixed", "fixed"),
    "trump_fours": (False, True),
    "blanche_again": (True, True),
    "blanche_points": (50, 250),
    "last_trick_points": (50, 250),
    "game_points": (500, 1000),
    "brisques": ("rescue", "never"),
    "rubicon_points": (500, 0),
    "rubicon_brisques": (300, 0),
    "starter": ("alternate", "alternate"),
    "cut_for_deal": (False, False),
}


@pytest.mark.parametrize(("place", "preset"), list(enumerate(RubiconBeziqueRules.presets)))
def test_presets(place: int, preset: str) -> None:
    rules = RubiconBeziqueRules.of(preset)
    rules.check(2)
    assert rules.model_dump() == {"preset": preset, **{option: row[place] for option, row in PRESETS.items()}}
    assert len(rules.pack(2)) == 32 * rules.packs == len({*rules.pack(2)})


@pytest.mark.parametrize(("preset", "hand", "stock"), [("rubicon", 9, 110), ("chinese", 12, 168)])
def test_the_deal_goes_by_threes_and_the_non_dealer_leads(preset: str, hand: int, stock: int) -> None:
    rules = RubiconBeziqueRules.of(preset)
    game = Game(rules, 2, Deals.numbered(1))
    view = narrowed(game.view(None), RubiconView)
    assert (view.to_act, view.dealer, view.hand_counts, view.stock) == ((0,), 1, (hand, hand), stock)
    assert (view.trump, view.upturned) == ("", None)
    cards = Deals.numbered(1).shuffled(1, rules.pack(2))
    assert set(game.view(0).hand) >= {*cards[:3], *cards[6:9]}


# carte blanche


def test_carte_blanche_shows_the_hand_before_ones_first_card() -> None:
    played = deal("AC AD AH 10C 10D 10H 9S 8S 7S", "AC AD AH 10C 10D 10H 9S 8S 7S")
    assert played.verbs() == ("blanche", "play")
    (event,) = play(played, "blanche")
    assert (event.kind, event.points, len(event.cards), event.secret) == ("carte-blanche", 50, 9, False)
    assert set(played.view(1, CONTEXT).known[0]) == set(event.cards)
    assert refusal(played, "blanche").note.code == "blanche-too-late"
    assert played.to_act == (0,)
    play(played, "play 7S", "blanche", "play 7S")
    assert played.standing() == (50, 50)


def test_each_card_drawn_scores_again_until_a_court_card() -> None:
    played = deal("AC AD AH 10C 10D 10H 9S 8S 7S", "7C 7C 7C 7D 7D 7D 7H 7H QH", stock="8C 8D 9C 9D KC 9H 9C 9D")
    play(played, "blanche")
    play(played, "play 9S", "play 7C")
    for drawn in ("8C", "9C"):
        play(played, "draw")
        (event,) = play(played, "blanche")
        assert (event.cards, event.points) == ((drawn,), 50)
        play(played, f"play {drawn}")
        play(played, f"play {next(a.cards[0] for a in played.legal(1) if not played.order.beats(a.cards[0], drawn))}")
    play(played, "draw")
    assert refusal(played, "blanche").note.code == "no-carte-blanche"
    assert played.standing()[0] == 150


def test_a_card_drawn_that_is_not_shown_ends_it() -> None:
    played = deal("AC AD AH 10C 10D 10H 9S 8S 7S", "7C 7C 7C 7D 7D 7D 7H 7H QH", stock="8C 8D 9C 9D")
    play(played, "blanche", "play 9S", "play 7C", "draw", "play 8S", "play 7C", "draw")
    assert refusal(played, "blanche").note.code == "blanche-too-late"


@pytest.mark.parametrize(
    ("options", "codes"), [({}, "no-carte-blanche"), ({"blanche_again": False}, "blanche-too-late")]
)
def test_carte_blanche_once_only(options: dict[str, Any], codes: str) -> None:
    played = deal("AC AD AH 10C 10D 10H 9S 8S 7S", "7C 7C 7C 7D 7D 7D 7H 7H QH", stock="KC 8D", **options)
    play(played, "blanche", "play 9S", "play 7C", "draw")
    assert refusal(played, "blanche").note.code == codes


def test_no_carte_blanche_with_a_court_card_or_after_ones_first_card() -> None:
    played = deal("AC AD AH 10C 10D 10H 9S 8S JS", "AC AD AH 10C 10D 10H 9S 8S 7S")
    assert refusal(played, "blanche").note.code == "no-carte-blanche"
    play(played, "play AC", "play 7S", "draw", "play AD")
    assert refusal(played, "blanche").note.code == "blanche-too-late"


def test_chinese_carte_blanche_counts_250() -> None:
    played = deal("AC AD AH AS 10C 10D 10H 10S 9C 9D 9H 9S", preset="chinese")
    assert play(played, "blanche")[0].points == 250


# tricks


@pytest.mark.parametrize(
    ("led", "followed", "trump", "winner"),
    [
        ("10S", "KS", "", 0),
        ("KS", "10S", "", 1),
        ("AS", "AS", "", 0),
        ("7S", "AH", "", 0),
        ("AS", "7H", "H", 1),
        ("AS", "7S", "H", 0),
    ],
)
def test_who_wins_a_trick(led: str, followed: str, trump: str, winner: int) -> None:
    played = deal(led, followed)
    played.state.trump = trump
    play(played, f"play {led}")
    won = play(played, f"play {followed}")[-1]
    assert (won.kind, won.seat) == ("trick-won", winner)
    assert (played.state.phase, played.to_act) == ("melding", (winner,))


def test_sevens_and_nothing_turned_up_score_nothing() -> None:
    played = melding("7S KS QS")
    play(played, "meld KS QS")
    trick(played, "7S")
    assert played.standing() == (40, 0)


def last_cards(mine: str, theirs: str, trump: str = "H", **options: Any) -> Any:
    """Return phase two with these hands; seat 0 leads."""
    played = deal(**options)
    state = played.state
    state.hands = [list(each.split()) for each in (mine, theirs)]
    state.trump, state.stock, state.phase_two, state.blanche = trump, [], True, ["", ""]
    return played


@pytest.mark.parametrize(
    ("led", "hand", "playable"),
    [
        ("KS", "10S 9S AC 7H", {"10S"}),
        ("AS", "10S 9S AC 7H", {"10S", "9S"}),
        ("KD", "10S 9S AC 7H", {"7H"}),
        ("KD", "10S 9S AC", {"10S", "9S", "AC"}),
    ],
)
def test_phase_two_follow_and_beat_and_trump_without_the_suit(led: str, hand: str, playable: set[str]) -> None:
    played = last_cards(led, hand)
    play(played, f"play {led}")
    assert {action.cards[0] for action in played.legal(1)} == playable


def test_without_trump_any_card_may_be_thrown() -> None:
    played = last_cards("KD", "10S 9S AC", trump="")
    play(played, "play KD")
    assert len(played.legal(1)) == 3


def test_no_declarations_in_phase_two() -> None:
    played = last_cards("KS QS", "7S 7C")
    assert refusal(played, "meld KS QS").note.code == "no-melds-left"
    play(played, "play KS", "play 7S")
    assert played.state.phase == "lead"


@pytest.mark.parametrize(("preset", "worth"), [("rubicon", 50), ("chinese", 250)])
def test_the_last_trick_scores(preset: str, worth: int) -> None:
    played = last_cards("7S", "8S", preset=preset)
    events = play(played, "play 7S", "play 8S")
    assert Event("last-trick", 1, points=worth) in events
    assert played.over and played.standing() == (0, worth)


def test_the_last_two_cards_are_drawn_face_down_after_a_last_meld() -> None:
    played = melding("KS QS")
    state = played.state
    state.stock = state.stock[:2]
    play(played, "meld KS QS")
    events = play(played, "draw")
    assert [(event.kind, event.secret) for event in events] == [("drew", True), ("drew", True), ("phase-two", False)]
    assert played.view(0, CONTEXT).mat == ((), ())


# the value of a deal


def value(points: tuple[int, int], won: tuple[int, int] = (160, 160), **options: Any) -> tuple[int, int]:
    """Return what each side is left with."""
    rules = RubiconBeziqueRules.of(options.pop("preset", "rubicon")).with_changes(options)
    lines = settled(rules, points, won)
    made = [mine + its for mine, its in zip(points, points_of(tuple(map(tuple, lines))), strict=True)]
    return made[0], made[1]


@pytest.mark.parametrize(
    ("points", "brisques", "worth"),
    [
        ((1510, 1240), (160, 160), 800),
        ((1550, 1520), (160, 160), 600),
        ((1320, 620), (160, 160), 3200),
        ((1610, 930), (200, 120), 1300),
        ((1610, 930), (260, 60), 3800),
        # The line, exactly.
        ((1610, 1000), (320, 0), 1100),
        ((1610, 990), (310, 10), 1400),
        # A winner below the line too, and a loser below a hundred.
        ((900, 500), (300, 20), 2700),
        ((1310, 90), (300, 20), 2700),
        # Level: the brisques decide; both add theirs, unless it is a rubicon.
        ((1250, 1250), (180, 140), 600),
        ((900, 900), (200, 120), 600),
        ((900, 900), (260, 60), 3100),
    ],
)
def test_value_of_a_deal(points: tuple[int, int], brisques: tuple[int, int], worth: int) -> None:
    assert value(points, brisques) == (worth, 0)
    assert value(points[::-1], brisques[::-1]) == (0, worth)


def test_the_winner_stays_when_brisques_lift_the_loser_above() -> None:
    assert value((1010, 900), (0, 320)) == (600, 0)


@pytest.mark.parametrize("brisques", ["rescue", "never"])
def test_a_level_deal_is_void(brisques: str) -> None:
    assert value((1250, 1250), (160, 160), brisques=brisques) == (0, 0)


def test_brisques_never_and_always() -> None:
    assert value((1610, 930), (200, 120), brisques="never") == (3800, 0)
    assert value((1250, 1250), (180, 140), brisques="never") == (0, 0)
    assert value((1250, 1200), (100, 220), brisques="always") == (0, 600)
    assert value((1400, 700), (200, 120), brisques="always") == (1600 + 800 + 500 + 500 + 300, 0)


@pytest.mark.parametrize(("points", "worth"), [((4260, 3120), 2100), ((4260, 2890), 8000)])
def test_value_of_a_chinese_deal(points: tuple[int, int], worth: int) -> None:
    assert value(points, (480, 0), preset="chinese") == (worth, 0)


@pytest.mark.parametrize("option", [{"rubicon_brisques": 320}, {"rubicon_points": 0}, {"game_points": 1000}])
def test_what_a_rubicon_adds(option: dict[str, Any]) -> None:
    its = {"rubicon_points": 500, "rubicon_brisques": 300, "game_points": 500, **option}
    assert value((1320, 620), (0, 0), **option) == (1300 + 600 + sum(its.values()), 0)


# a match


def totals_after(game: Game, *worths: tuple[int, int]) -> Any:
    return game.rules.settle(tuple(map(sum, zip(*worths, strict=True))), 1000, game.round, ((),) * len(worths))


def test_a_match_is_two_deals_and_another_while_level() -> None:
    game = Game(RubiconBeziqueRules.of("rubicon"), 2, Deals.numbered(1))
    assert totals_after(game, (800, 0)).winners == ()
    assert totals_after(game, (800, 0), (0, 3200)).winners == (1,)
    assert totals_after(game, (800, 0), (0, 800)).winners == ()
    assert totals_after(game, (800, 0), (0, 800), (600, 0)).winners == (0,)


def test_a_whole_deal_is_settled_in_the_game() -> None:
    game = Game(RubiconBeziqueRules.of("rubicon").with_changes({"partie": 1}), 2, Deals.numbered(2))
    while not game.winners:
        (seat,) = game.to_act
        legal = game.legal(seat)
        melds = [action for action in legal if action.kind == "meld"]
        game.play(seat, (melds or [action for action in legal if action.kind != "blanche"])[0])
    assert points_of(game.scores[0]) == list(game.totals)
    assert min(game.totals) == 0 < max(game.totals)
    assert game.totals[0] % 100 == game.totals[1] % 100 == 0
