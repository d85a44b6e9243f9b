"""The contract fits games unlike Canasta: here a trick game with an exchange in which both seats act at once."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import ClassVar

import pytest

from engine.cards import BACK, Card, pack, rank
from engine.deal import ROUNDS, Deals
from engine.game import (
    Action,
    Event,
    Frame,
    Game,
    IllegalAction,
    Record,
    Round,
    RoundScore,
    Rules,
    RulesError,
    ScoreLine,
    Seat,
    Verb,
    View,
)

ORDER = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


class SwapRules(Rules):
    """Three cards each; both give one away at the same time; then tricks, one point each."""

    game: ClassVar[str] = "swap"
    verbs: ClassVar[tuple[Verb, ...]] = (Verb("give", "one"), Verb("play", "one"))
    presets: ClassVar[tuple[str, ...]] = ("plain",)
    seat_counts: ClassVar[tuple[int, ...]] = (2,)

    @classmethod
    def of(cls, preset: str) -> SwapRules:
        if preset not in cls.presets:
            raise RulesError("preset", "unknown-preset", preset=preset)
        return cls(preset=preset, target=4)

    def check(self, seats: int) -> None:
        if seats not in self.seat_counts:
            raise RulesError("seats", "seat-count", seats=seats)

    def sides(self, seats: int) -> tuple[int, ...]:
        return tuple(range(seats))

    def pack(self, seats: int) -> tuple[Card, ...]:
        return pack(1)

    def dealer(self, number: int, seats: int, scores: Sequence[RoundScore], cut: Sequence[Card]) -> Seat:
        return number % seats

    def deal(
        self,
        *,
        seats: int,
        number: int,
        dealer: Seat,
        totals: tuple[int, ...],
        target: int,
        cards: tuple[Card, ...],
    ) -> SwapRound:
        return SwapRound([list(cards[:3]), list(cards[3:6])], list(cards[6:]), 1 - dealer)


class SwapRound(Round):
    def __init__(self, hands: list[list[Card]], rest: list[Card], leader: Seat) -> None:
        self.hands, self.rest, self.leader = hands, rest, leader
        self.given: dict[Seat, Card] = {}
        self.table: list[Card] = []
        self.gone: list[Card] = []
        self.tricks = [0, 0]
        self.to_act = (0, 1)
        self.opening = ()

    def legal(self, seat: Seat) -> Sequence[Action]:
        if seat not in self.to_act:
            return ()
        return [Action("give" if len(self.given) < 2 else "play", (card,)) for card in sorted(set(self.hands[seat]))]

    def play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        if action not in self.legal(seat):
            raise IllegalAction("cannot", cards=action.cards)
        (card,) = action.cards
        self.hands[seat].remove(card)
        if action.kind == "give":
            self.given[seat] = card
            self.to_act = tuple(other for other in self.to_act if other != seat)
            if not self.to_act:
                for giver, gift in self.given.items():
                    self.hands[1 - giver].append(gift)
                self.to_act = (self.leader,)
            return (Event("given", seat, (card,), secret=True),)
        self.table.append(card)
        self.to_act = (1 - seat,)
        if len(self.table) == 2:
            led, followed = (ORDER.index(rank(one)) for one in self.table)
            winner = seat if followed > led else 1 - seat
            self.tricks[winner] += 1
            self.gone += self.table
            self.table = []
            self.to_act = (winner,) if self.hands[winner] else ()
        return (Event("played", seat, (card,)),)

    def undo_scopes(self, seat: Seat) -> tuple[str, ...]:
        return ()

    def view(self, seat: Seat | None, frame: Frame) -> View:
        return View(
            game="swap",
            preset="plain",
            seat=seat,
            sides=(0, 1),
            round=frame.number,
            turn=0,
            dealer=1 - self.leader,
            to_act=self.to_act,
            phase="play",
            hand=() if seat is None else tuple(self.hands[seat]),
            verbs=("play",),
            legal=() if seat is None else tuple(self.legal(seat)),
            totals=frame.totals,
            target=4,
            scores=frame.scores,
            winners=frame.winners,
        )

    def score(self) -> RoundScore:
        return tuple((ScoreLine("tricks", won, won),) for won in self.tricks)

    def cards(self) -> Iterable[Card]:
        given = self.given.values() if self.to_act and len(self.given) < 2 else ()
        return [*self.hands[0], *self.hands[1], *self.rest, *self.table, *self.gone, *given]


DEALS = Deals(bytes(32), "t", ("a", "b"))


def play_out(game: Game) -> Game:
    while game.to_act:
        seat = game.to_act[-1]
        game.play(seat, game.legal(seat)[0])
    return game


def test_seats_that_act_at_once_may_act_in_any_order() -> None:
    game = Game(SwapRules.of("plain"), 2, DEALS)
    assert game.to_act == (0, 1)
    game.play(1, game.legal(1)[0])
    assert game.to_act == (0,)
    game.play(0, game.legal(0)[0])
    assert len(game.to_act) == 1


def test_a_game_runs_rounds_until_one_side_leads_alone_at_the_target() -> None:
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


def test_a_record_replays_to_the_same_game() -> None:
    game = play_out(Game(SwapRules.of("plain"), 2, DEALS))
    again = Game.replay(game.record)
    assert again.record == game.record
    assert (again.totals, again.scores, again.winners) == (game.totals, game.scores, game.winners)
    with pytest.raises(IllegalAction):
        Game.replay(Record(game.rules, 2, DEALS, ((0, Action("play", ("JK",))),)))


def test_a_finished_game_takes_no_action() -> None:
    game = play_out(Game(SwapRules.of("plain"), 2, DEALS))
    with pytest.raises(IllegalAction) as refusal:
        game.play(0, Action("deal"))
    assert refusal.value.note.code == "game-over"
    assert game.legal(0) == ()


def test_after_the_last_deal_of_the_chain_no_round_follows() -> None:
    game = Game(SwapRules.of("plain"), 2, DEALS)
    while not game.round.over:
        seat = game.to_act[0]
        game.play(seat, game.legal(seat)[0])
    game.number = ROUNDS
    before = (game.record, game.scores[:], game.view(0))
    with pytest.raises(IllegalAction) as refusal:
        game.play(0, Action("deal"))
    assert refusal.value.note == ("no-more-rounds", {"most": 1000})
    assert (game.record, game.scores, game.view(0)) == before
    assert game.number == ROUNDS
    assert (game.to_act, game.legal(0), game.view(0).legal, game.view(None).verbs) == ((), (), (), ())
    assert not game.winners and not game.between_rounds


def test_an_illegal_action_is_not_recorded() -> None:
    game = Game(SwapRules.of("plain"), 2, DEALS)
    with pytest.raises(IllegalAction):
        game.play(0, Action("play", ("JK",)))
    with pytest.raises(IllegalAction):
        game.play(7, Action("give", ("2C",)))
    assert game.actions == []


def test_a_secret_event_shows_its_cards_to_its_seat_only() -> None:
    event = Event("given", 0, ("KH", "2C"), secret=True)
    assert event.seen_by(0) == event
    assert event.seen_by(1).cards == event.seen_by(None).cards == (BACK, BACK)


def test_actions_keep_their_json_form() -> None:
    for action in (Action("draw"), Action("meld", ("KH", "KS", "2D"), "K"), Action("undo", target="turn")):
        assert Action.from_json(action.to_json()) == action
    assert Action("draw").to_json() == {"kind": "draw"}


def test_events_keep_their_json_form() -> None:
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


def test_options_that_cannot_be_played_are_refused_by_name() -> None:
    with pytest.raises(RulesError) as refusal:
        Game(SwapRules.of("plain"), 3, DEALS)
    assert refusal.value.option == "seats"
