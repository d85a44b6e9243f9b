"""Playback shows finished rounds and no secrets."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from contextlib import suppress

import pytest

from bot.host.records.replays import ACTOR_VIEWPOINT, ALL_VIEWPOINT, MOVES, PUBLIC_VIEWPOINT, Frame, Playback
from engine import record
from engine.cards import BACK, Card
from engine.deal import Deals, Noted, check
from engine.game import Game, Record
from engine.games import GAMES
from engine.types import REWIND, REWINDS, Action, IllegalAction
from tests.engine.rewind_play import SETUPS, rules_of, step
from tests.examples import sampled

DEALS = Deals(bytes(range(32)), "QK7RM2", ("ada's", "ben's"))


def begun(rounds: int, *, setup: int = 0, more: int = 7) -> Game:
    """Play ``rounds`` rounds and ``more`` actions of the next."""
    name, preset, seats = SETUPS[setup]
    game, chance = Game(rules_of(name, preset), seats, DEALS), random.Random(setup)
    while game.number <= rounds:
        game.play(*step_on(game, chance))
    for _ in range(more):
        game.play(*step_on(game, chance))
    return game


def step_on(game: Game, chance: random.Random) -> tuple[int, Action]:
    seat = game.to_act[0]
    return seat, chance.choice(game.legal(seat))


def playback_of(game: Game, *, ended: bool = False) -> Playback:
    over = tuple(range(1, game.deal_number + 1)) if ended else game.revealable_deals
    return Playback.of(game.record, over, ended=ended)


@sampled
@pytest.mark.parametrize("setup", range(len(SETUPS)))
def test_finished_rounds_are_played_back(setup: int) -> None:
    game = begun(2, setup=setup)
    shown = playback_of(game)
    rounds = shown.rounds()
    assert list(rounds) == [1, 2]
    whole = Game(game.rules, game.seats, DEALS)
    for round_ in rounds.values():
        frames = shown.frames(round_, ACTOR_VIEWPOINT)
        assert len(frames) == round_.last + 1
        assert frames[-1].table.phase == "scored" and len(frames[-1].table.scores) == round_.number
        assert frames[0].table.round == round_.number and frames[0].hand and BACK not in frames[0].hand.hand
        assert shown.frame(round_, 3, "0").hand == shown.frames(round_, "0")[3].hand
    for seat, action in game.actions[: rounds[1].stop]:
        whole.play(seat, action)
    assert shown.frame(rounds[1], rounds[1].last, PUBLIC_VIEWPOINT).table == whole.view(None)
    assert shown.frame(rounds[1], rounds[1].last, "1").table == whole.view(1)


def test_current_round_is_not_played_back() -> None:
    game = begun(1)
    shown = playback_of(game)
    assert list(shown.rounds()) == [1] and len(shown.record.actions) < len(game.actions) - 7
    assert shown.record.deals.length == 1
    with pytest.raises(ValueError, match="rounds"):
        shown.record.deals.round_seed(2)
    assert DEALS.seed.hex() not in json.dumps(record.write(shown.record))
    assert DEALS.round_seed(2).hex() not in json.dumps(record.write(shown.record))
    assert list(playback_of(begun(0)).rounds()) == []
    assert list(playback_of(game, ended=True).rounds()) == [1, 2], "an unfinished round is no secret at a closed table"


class _OtherLater(Deals):
    """Deals whose first round is that of :class:`Deals`, and the later ones are not."""

    def shuffled(self, number: int, cards: Sequence[Card]) -> tuple[Card, ...]:
        return super().shuffled(number if number == 1 else number + 100, cards)


@pytest.mark.parametrize("setup", range(len(SETUPS)))
def test_no_viewpoint_depends_on_the_round_being_played(setup: int) -> None:
    name, preset, seats = SETUPS[setup]
    seen: list[list[Frame]] = []
    for deals in (DEALS, _OtherLater(*DEALS)):
        game, chance = Game(rules_of(name, preset), seats, deals), random.Random(setup)
        while game.number == 1:
            game.play(*step_on(game, chance))
        for _ in range(7):
            game.play(*step_on(game, chance))
        shown = playback_of(game)
        [over] = shown.rounds().values()
        viewpoints = (PUBLIC_VIEWPOINT, ACTOR_VIEWPOINT, ALL_VIEWPOINT, *map(str, range(seats)))
        seen.append([frame for viewpoint in viewpoints for frame in shown.frames(over, viewpoint)])
    assert seen[0] == seen[1]


def test_all_hands_are_those_of_every_seat() -> None:
    shown = playback_of(begun(1))
    [over] = shown.rounds().values()
    frame = shown.frame(over, 5, ALL_VIEWPOINT)
    hands = [shown.frame(over, 5, str(seat)).hand for seat in range(shown.record.seats)]
    assert frame.hand and frame.hand.seat is not None
    for seat, hand in enumerate(hands):
        assert hand and (frame.hand.hand if seat == frame.hand.seat else frame.hand.hands[seat]) == hand.hand


def test_rewound_round_is_not_played_back() -> None:
    game = begun(2, more=0)
    game.play(0, Action(REWIND, target="game"))
    assert list(playback_of(game).rounds()) == []
    chance = random.Random(4)
    while not game.between_rounds:
        game.play(*step_on(game, chance))
    shown = playback_of(game)
    assert list(shown.rounds()) == [1] and shown.record.deals.length == 1


def test_seat_viewpoint_shows_no_other_hand() -> None:
    shown = playback_of(begun(1))
    round_ = shown.rounds()[1]
    for frame in shown.frames(round_, "0"):
        assert frame.hand and frame.hand.seat == 0 and frame.table.seat == 0
        assert all(event.seat == 0 or not event.secret or set(event.cards) <= {BACK} for event in frame.events)
    assert all(frame.hand is None and frame.table.seat is None for frame in shown.frames(round_, PUBLIC_VIEWPOINT))


def test_round_is_stepped_by_action_and_by_turn() -> None:
    shown = playback_of(begun(1))
    round_ = shown.rounds()[1]
    assert round_.turns[0] == 0 and len(round_.turns) > 3
    second, third = round_.turns[1:3]
    steps = {way: round_.step(second, way) for way in MOVES}
    assert steps == {
        "first": 0,
        "turn-back": 0,
        "back": second - 1,
        "on": second + 1,
        "turn-on": third,
        "last": round_.last,
    }
    assert round_.step(0, "back") == 0 and round_.step(round_.last, "turn-on") == round_.last
    assert round_.step(99_999, "") == round_.last
    turns = [frame.table.turn for frame in shown.frames(round_, PUBLIC_VIEWPOINT)]
    assert turns[second] == turns[second - 1] + 1


@pytest.mark.parametrize("setup", range(len(SETUPS)))
def test_record_can_be_read_and_replayed(setup: int) -> None:
    game = begun(2, setup=setup)
    shown = playback_of(game)
    form = json.loads(json.dumps(record.write(shown.record)))
    assert check(form, Noted(DEALS.commitment())) == []
    again = Game.replay(record.read(form))
    assert again.scores == game.scores and again.totals == game.totals
    assert record.write(record.read(form)) == form


@pytest.mark.parametrize("form", [{}, {"rounds": []}, {"rounds": 3}, {"rounds": [{}], "game": "canasta"}])
def test_invalid_records_are_refused(form: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="record"):
        record.read(form)


def test_rewound_rounds_are_played_back_as_last_played() -> None:
    """Each rewound round is shown as it was last played."""
    for setup, (name, preset, seats) in enumerate(SETUPS):
        chance, game = random.Random(setup), Game(GAMES[name].of(preset), seats, DEALS)
        for _ in range(300):
            if not game.winners:
                with suppress(IllegalAction):
                    moment = str(chance.randrange(len(game.actions) + 1))
                    game.play(*step(game, chance, (*REWINDS, moment)))
        shown = playback_of(game)
        for number, round_ in shown.rounds().items():
            played = Game.replay(Record(game.rules, seats, DEALS, game.record.actions[: round_.stop]))
            assert played.number == number and played.round.over
            assert shown.frame(round_, round_.last, ACTOR_VIEWPOINT).table == played.view(None)
