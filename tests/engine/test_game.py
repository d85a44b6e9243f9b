"""The game: rounds, rewinds, forfeits and records, tested with a small trick game in which both seats act at once."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from engine.cards import BACK, Card, pack
from engine.deal import Deals
from engine.game import Game, Record
from engine.games import GAMES
from engine.record import write
from engine.rules import Deal
from engine.score import RoundScore, ScoreLine
from engine.types import BY_STANDING, FORFEIT, REWIND, REWINDS, Action, Event, IllegalAction, RulesError, Seat, Side
from tests.engine.swap_game import DEALS, SwapRound, SwapRules


def play_out(game: Game) -> Game:
    while game.to_act:
        seat = game.to_act[-1]
        game.play(seat, game.legal(seat)[0])
    return game


def play_round_scoring(monkeypatch: pytest.MonkeyPatch, game: Game, *points: int) -> tuple[Event, ...]:
    """Play a round in which each side gets these points; return the last action's events."""
    monkeypatch.setattr(SwapRound, "score", lambda self: tuple((ScoreLine("swaps", each),) for each in points))
    events: tuple[Event, ...] = ()
    while not game.round.over:
        events = game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    return events


def test_simultaneous_seats_may_act_in_any_order() -> None:
    game = Game(SwapRules.of("plain"), 2, DEALS)
    assert game.to_act == (0, 1)
    game.play(1, game.legal(1)[0])
    assert list(game.to_act) == [0]
    game.play(0, game.legal(0)[0])
    assert len(game.to_act) == 1


def test_game_ends_when_one_side_alone_leads_at_the_target() -> None:
    game = play_out(Game(SwapRules.of("plain"), 2, DEALS))
    (winner,) = game.winners
    assert game.totals[winner] >= 4 > 0
    assert game.totals[winner] > game.totals[1 - winner]
    assert game.totals == tuple(sum(lines[0].points for lines in side) for side in zip(*game.scores, strict=True))
    assert game.view(0).phase == "won"


def test_equal_leaders_at_the_target_play_another_round() -> None:
    game = Game(SwapRules.of("plain"), 2, DEALS)
    game.totals = (20, 20)
    while not game.round.over:
        seat = game.to_act[0]
        game.play(seat, game.legal(seat)[0])
    tied = (20 + game.round.score()[0][0].points, 20 + game.round.score()[1][0].points)
    assert game.totals == tied
    assert bool(game.winners) == (tied[0] != tied[1])


def test_a_round_is_dealt_with_the_scores_of_the_rounds_before_it() -> None:
    seen: list[Sequence[RoundScore]] = []

    class Remembering(SwapRules):
        def deal(self, deal: Deal) -> SwapRound:
            seen.append(deal.scores)
            return super().deal(deal)

    game = Game(Remembering.of("plain"), 2, DEALS)
    while game.number < 3 and game.to_act:
        game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    assert seen == [tuple(game.scores[:finished]) for finished in range(len(seen))] and len(seen) > 1


def test_between_rounds_any_seat_may_deal_and_nothing_else() -> None:
    game = Game(SwapRules.of("plain"), 2, DEALS)
    with pytest.raises(IllegalAction) as refusal:
        game.play(0, Action("deal"))
    assert refusal.value.note.code == "round-not-over"
    while not game.round.over:
        seat = game.to_act[0]
        game.play(seat, game.legal(seat)[0])
    assert game.view(None).verbs == ("deal",)
    assert list(game.legal(1)) == [Action("deal")]
    with pytest.raises(IllegalAction) as refusal:
        game.play(0, Action("play", ("2C",)))
    assert refusal.value.note.code == "round-over"


def play_round(game: Game) -> Game:
    while not game.round.over:
        seat = game.to_act[0]
        game.play(seat, game.legal(seat)[0])
    return game


def played_rounds(count: int) -> Game:
    """Return a game between rounds, after ``count`` rounds."""
    game = play_round(Game(SwapRules.of("plain").model_copy(update={"target": 1000}), 2, DEALS))
    for _ in range(count - 1):
        game.play(0, Action("deal"))
        play_round(game)
    return game


def hands(game: Game) -> list[tuple[Card, ...]]:
    return [game.view(seat).hand for seat in (0, 1)]


def refused(game: Game, action: Action, seat: Seat = 0) -> str:
    with pytest.raises(IllegalAction) as refusal:
        game.play(seat, action)
    return refusal.value.note.code


def test_a_seat_that_forfeits_loses_to_the_best_of_the_others() -> None:
    game = played_rounds(2)
    game.play(1, Action("deal"))
    game.play(0, game.legal(0)[0])
    totals, scores = game.totals, game.scores[:]
    events = game.play(1, Action(FORFEIT))
    assert events == (Event("forfeited", 1), Event("game-won", target="0", points=totals[0]))
    assert (game.winners, game.forfeited, game.totals, game.scores) == ((0,), 1, totals, scores)
    assert (game.to_act, game.legal(0), game.between_rounds, game.revealable_deals) == ((), (), False, (1, 2, 3))
    view = game.view(0)
    assert (view.phase, view.to_act, view.legal, view.verbs, view.over) == ("won", (), (), (), True)
    assert refused(game, Action(FORFEIT)) == refused(game, Action(REWIND, target="deal")) == "game-over"
    again = Game.replay(game.record)
    assert (again.winners, again.forfeited) == ((0,), 1)


@pytest.mark.parametrize(("target", "winner", "event"), [("", 0, "forfeited"), (BY_STANDING, 1, "abandoned")])
def test_what_lies_on_the_table_counts_where_nobody_continues(
    target: str, winner: Side, event: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Game(GAMES["rummy500"].of("rummy500"), 3, DEALS)
    game.totals = (100, 90, 40)
    monkeypatch.setattr(game.round, "standing", lambda: (5, 30, 0))
    assert game.standing == {0: 105, 1: 120, 2: 40}
    events = game.play(2, Action(FORFEIT, target=target))
    assert (game.winners, events[0].kind) == ((winner,), event)


def test_a_forfeit_names_nothing_else() -> None:
    assert refused(Game(SwapRules.of("plain"), 2, DEALS), Action(FORFEIT, target="side 1")) == "names-nothing"


class Skunking(SwapRules):
    """Rules under which a game counts double in a match if the loser is three or more short of the target."""

    def games_won(self, totals: tuple[int, ...], target: int, winners: Sequence[Side]) -> int:
        (loser,) = {0, 1} - set(winners)
        return 2 if target - totals[loser] >= 3 else 1


def test_a_game_counts_one_in_a_match_unless_its_rules_say_more() -> None:
    game = Game(SwapRules.of("plain"), 2, DEALS)
    assert game.games_won == 0
    assert play_out(game).games_won == 1
    counted = {deal: play_out(Game(Skunking.of("plain"), 2, Deals.numbered(deal))) for deal in range(1, 21)}
    assert {game.games_won for game in counted.values()} == {1, 2}
    for game in counted.values():
        assert game.games_won == (2 if min(game.totals) <= 1 else 1)


@pytest.mark.parametrize(("totals", "games"), [((0, 0), 1), ((3, 1), 1), ((3, 0), 2), ((0, 3), 1)])
def test_a_forfeited_game_counts_by_the_lead(totals: tuple[int, int], games: int) -> None:
    """Both are taken to make what the winner lacked: giving up early is no skunk, and giving up late saves none."""
    game = Game(Skunking.of("plain"), 2, DEALS)
    game.totals = totals
    game.play(1, Action(FORFEIT))
    assert (game.winners, game.games_won, game.totals) == ((0,), games, totals)


def test_a_later_game_of_a_match_is_not_cut_for() -> None:
    assert DEALS.cut(pack()) and DEALS._replace(cuts=False).cut(pack()) == ()
    later = Game(SwapRules.of("plain"), 2, DEALS._replace(cuts=False))
    form = write(later.record._replace(deals=later.deals.until(1)))
    assert form["cuts"] is False and "cuts" not in write(later.record._replace(deals=DEALS.until(1)))


def test_rewinding_turn_by_turn() -> None:
    game = Game(SwapRules.of("plain"), 2, DEALS)
    assert refused(game, Action(REWIND, target="turn")) == "nothing-to-rewind"
    moments = []
    for _ in range(6):
        seat = game.to_act[0]
        moments.append((seat, game.view(None), hands(game)))
        game.play(seat, game.legal(seat)[0])
    mover = moments[-1][0]
    theirs = [(view, held) for seat, view, held in moments if seat == mover]
    for view, held in (theirs[-1], theirs[-2]):
        assert game.play(mover, Action(REWIND, target="turn")) == (Event("rewound", mover, target="turn", points=1),)
        assert (game.view(None), hands(game)) == (view, held)
    assert game.rewound and len(game.actions) == 8


def test_rewinding_a_round_or_game_keeps_the_cards() -> None:
    game = Game(SwapRules.of("plain").model_copy(update={"target": 1000}), 2, DEALS)
    first = hands(game)
    play_round(game)
    game.play(0, Action("deal"))
    second, totals = hands(game), game.totals
    play_round(game)
    game.play(1, Action(REWIND, target="round"))
    assert (hands(game), game.number, game.deal_number, game.totals, len(game.scores)) == (second, 2, 2, totals, 1)
    assert game.revealable_deals == (1,)
    game.play(1, Action(REWIND, target="game"))
    assert (hands(game), game.number, game.deal_number, game.totals, game.scores) == (first, 1, 1, (0, 0), [])
    assert game.rewound and not game.revealable_deals
    play_round(game)
    assert (game.secret_deal, game.revealable_deals) == (2, (1,))
    game.play(0, Action("deal"))
    assert hands(game) == second


def test_dealing_a_round_again_uses_new_cards() -> None:
    game = played_rounds(2)
    game.play(0, Action(REWIND, target="deal"))
    assert (game.number, game.deal_number, game.revealable_deals, game.rewound) == (2, 3, (1, 2), False)
    cards = {tuple(DEALS.shuffled(number, pack(1))[:3]): number for number in range(1, 9)}
    assert cards[tuple(game.view(0).hand)] == 3
    game.play(0, Action(REWIND, target="game"))
    play_round(game)
    assert (game.number, game.deal_number, game.secret_deal, game.revealable_deals) == (1, 1, 3, (1,)), (
        "the second keeps its deal"
    )
    game.play(0, Action(REWIND, target="deal"))
    assert (game.deal_number, game.revealable_deals) == (4, (1, 2, 3))
    play_round(game)
    game.play(0, Action("deal"))
    assert (game.number, game.deal_number) == (2, 5), "deal 3 is known, now that deal 4 may be"


def test_impossible_rewinds_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.game.ROUNDS", 2)
    game = played_rounds(1)
    game.play(0, Action("deal"))
    game.play(0, game.legal(0)[0])
    before = (game.record, game.scores[:], game.view(0))
    assert refused(game, Action(REWIND, target="deal")) == "no-more-rounds"
    assert refused(game, Action(REWIND, target="week")) == "no-such-rewind"
    assert refused(game, Action(REWIND, ("KH",), "turn")) == "no-such-rewind"
    assert refused(game, Action(FORFEIT, target="0")) == "names-nothing"
    assert refused(game, Action(REWIND, target="turn"), seat=2) == "no-such-seat"
    assert (game.record, game.scores, game.view(0)) == before
    assert (game.rewinds(0), played_rounds(1).rewinds(0)) == (("turn", "round", "game"), REWINDS)
    game.play(0, Action(REWIND, target="round"))
    assert (game.number, game.deal_number) == (2, 2)
    assert game.rewinds(0) == ("round", "game")
    game.play(0, Action(FORFEIT))
    assert game.rewinds(0) == ()


def test_a_record_replays_to_the_same_game() -> None:
    game = play_out(Game(SwapRules.of("plain"), 2, DEALS))
    again = Game.replay(game.record)
    assert again.record == game.record
    assert (again.totals, again.scores, again.winners) == (game.totals, game.scores, game.winners)
    with pytest.raises(IllegalAction):
        Game.replay(Record(game.rules, 2, DEALS, ((0, Action("play", ("JK",))),)))


def test_a_finished_game_refuses_actions() -> None:
    game = play_out(Game(SwapRules.of("plain"), 2, DEALS))
    with pytest.raises(IllegalAction) as refusal:
        game.play(0, Action("deal"))
    assert refusal.value.note.code == "game-over"
    assert game.legal(0) == ()


def test_after_the_last_deal_of_the_chain_the_leader_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.game.ROUNDS", 1)
    game = Game(SwapRules.of("plain"), 2, DEALS)
    ended = play_round_scoring(monkeypatch, game, 3, 1)
    assert (game.winners, game.totals) == ((0,), (3, 1)) and max(game.totals) < game.target
    assert ended[-1] == Event("game-won", target="0", points=3)
    assert (game.to_act, game.legal(0), game.view(0).legal, game.view(None).verbs) == ((), (), (), ())


def test_after_the_last_deal_of_the_chain_a_level_game_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.game.ROUNDS", 1)
    game = Game(SwapRules.of("plain"), 2, DEALS)
    ended = play_round_scoring(monkeypatch, game, 3, 3)
    assert game.winners == (0, 1) and ended[-1] == Event("game-drawn", points=3)


def test_an_illegal_action_is_not_recorded() -> None:
    game = Game(SwapRules.of("plain"), 2, DEALS)
    with pytest.raises(IllegalAction):
        game.play(0, Action("play", ("JK",)))
    with pytest.raises(IllegalAction):
        game.play(7, Action("give", ("2C",)))
    assert game.actions == []


def test_only_the_seat_sees_the_cards_of_a_secret_event() -> None:
    event = Event("given", 0, ("KH", "2C"), secret=True)
    assert event.seen_by(0) == event
    assert event.seen_by(1).cards == event.seen_by(None).cards == (BACK, BACK)


def test_actions_round_trip_through_json() -> None:
    for action in (Action("draw"), Action("meld", ("KH", "KS", "2D"), "K"), Action("undo", target="turn")):
        assert Action.from_json(action.to_json()) == action
    assert Action("draw").to_json() == {"kind": "draw"}


def test_events_round_trip_through_json() -> None:
    for event in (
        Event("shuffled"),
        Event("given", 0, ("KH", "2C"), secret=True),
        Event("round-scored", target="1", points=-20),
    ):
        assert Event.from_json(json.loads(json.dumps(event.to_json()))) == event
    assert Event("shuffled").to_json() == {"kind": "shuffled"}
    assert Event("given", 0, ("KH",), secret=True).to_json() == {
        "kind": "given", "seat": 0, "cards": ["KH"], "secret": True
    }  # fmt: skip


def test_unplayable_options_are_refused_by_name() -> None:
    with pytest.raises(RulesError) as refusal:
        Game(SwapRules.of("plain"), 3, DEALS)
    assert refusal.value.option == "seats"


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_a_game_of_some_rounds_ends_with_the_last_whatever_the_target(rounds: int) -> None:
    game = play_out(Game(SwapRules.of("plain"), 2, DEALS, rounds))
    assert len(game.scores) == rounds
    assert game.winners == tuple(side for side in (0, 1) if game.totals[side] == max(game.totals))
    assert (game.to_act, game.between_rounds, game.settlement, game.target) == ((), False, (), 4)


def test_several_leaders_after_the_last_round_draw() -> None:
    game = Game(SwapRules.of("plain"), 2, DEALS, 1)
    while not game.round.over:
        before = game.totals
        seat = game.to_act[0]
        events = game.play(seat, game.legal(seat)[0])
    (winner,), level = game.winners, max(game.totals) - min(game.totals)
    assert before == (0, 0)
    drawn = Game(SwapRules.of("plain"), 2, DEALS, 1)
    drawn.totals = (level, 0) if winner else (0, level)
    while not drawn.round.over:
        seat = drawn.to_act[0]
        events = drawn.play(seat, drawn.legal(seat)[0])
    assert drawn.winners == (0, 1)
    assert events[-1] == Event("game-drawn", points=drawn.totals[0])


def test_a_game_of_some_rounds_is_stored_with_their_number() -> None:
    game = play_out(Game(SwapRules.of("plain"), 2, DEALS, 3))
    assert game.record.rounds == 3
    assert Game.replay(game.record).winners == game.winners
