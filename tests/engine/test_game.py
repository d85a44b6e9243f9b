"""The contract fits games unlike Canasta: here a trick game with an exchange in which both seats act at once."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import ClassVar

import pytest

from engine.cards import BACK, Card, pack, rank
from engine.deal import Deals
from engine.game import Game, Record
from engine.round import Round
from engine.rules import Rules
from engine.score import RoundScore, ScoreLine
from engine.types import FORFEIT, REWIND, REWINDS, Action, Event, IllegalAction, RulesError, Seat, Verb
from engine.view import GameContext, View

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

    @property
    def turn(self) -> int:  # type: ignore[override]
        return 1 + len(self.given) + len(self.table) + len(self.gone)

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

    def view(self, seat: Seat | None, frame: GameContext) -> View:
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


def play_round(game: Game) -> Game:
    while not game.round.over:
        seat = game.to_act[0]
        game.play(seat, game.legal(seat)[0])
    return game


def played_rounds(count: int) -> Game:
    """A game between rounds, after so many."""
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


def test_a_rewound_turn_begins_again_and_then_the_one_before() -> None:
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


def test_a_rewound_round_and_game_are_dealt_the_same_cards_again() -> None:
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
    assert (game.rewound, game.revealable_deals) == (True, ())
    play_round(game)
    assert (game.secret_deal, game.revealable_deals) == (2, (1,))
    game.play(0, Action("deal"))
    assert hands(game) == second


def test_a_round_dealt_anew_has_cards_that_no_round_had() -> None:
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


def test_a_rewind_that_cannot_be_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.game.ROUNDS", 2)
    game = played_rounds(2)
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


def test_a_finished_game_takes_no_action() -> None:
    game = play_out(Game(SwapRules.of("plain"), 2, DEALS))
    with pytest.raises(IllegalAction) as refusal:
        game.play(0, Action("deal"))
    assert refusal.value.note.code == "game-over"
    assert game.legal(0) == ()


def test_after_the_last_deal_of_the_chain_no_round_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.game.ROUNDS", 1)
    game = Game(SwapRules.of("plain"), 2, DEALS)
    while not game.round.over:
        seat = game.to_act[0]
        game.play(seat, game.legal(seat)[0])
    before = (game.record, game.scores[:], game.view(0))
    with pytest.raises(IllegalAction) as refusal:
        game.play(0, Action("deal"))
    assert refusal.value.note == ("no-more-rounds", {"most": 1})
    assert (game.record, game.scores, game.view(0)) == before
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
