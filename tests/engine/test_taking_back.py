"""What can be taken back with the others' consent: the last action, if it has shown nothing that was hidden."""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any

import pytest

from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.taking_back import shows_nothing
from engine.types import ASKED, DOCTOR, SWAP, UNDO, Action, Event, IllegalAction


def begun(name: str, preset: str, seats: int, **changes: Any) -> Game:
    return Game(GAMES[name].of(preset).with_changes(changes), seats, Deals.numbered(1))


def play(game: Game, kind: str) -> int:
    """Play the first action of a kind, and return who did."""
    seat = game.to_act[0]
    game.play(seat, next(action for action in game.legal(seat) if action.kind == kind))
    return seat


def views(game: Game) -> list[Any]:
    return [game.view(seat) for seat in range(game.seats)]


def test_a_pass_is_taken_back_although_another_seat_is_to_act() -> None:
    game = begun("euchre", "euchre", 4)
    before = views(game)
    seat = play(game, "pass")
    assert game.to_take_back == seat and seat not in game.to_act
    [event] = game.undo(seat, ASKED)
    assert (event.kind, event.seat) == ("asked-back", seat)
    assert views(game) == before and game.actions[-1] == (seat, Action(UNDO, target=ASKED))


def test_a_card_of_a_trick_is_taken_back_until_the_next_is_played() -> None:
    game = begun("german-whist", "german-whist", 2)
    seat = play(game, "play")
    assert game.to_take_back == seat
    play(game, "play")
    assert game.to_take_back is None, "both have drawn, and a card was turned up"


@pytest.mark.parametrize(
    ("name", "preset", "seats", "kinds"),
    [
        ("canasta", "classic", 2, ("draw",)),
        ("gin", "standard", 2, ("pass", "pass", "draw")),
        ("cribbage", "cribbage", 2, ("crib", "crib")),
        ("piquet", "piquet", 2, ("exchange",)),
    ],
)
def test_cards_drawn_or_turned_up_are_final(name: str, preset: str, seats: int, kinds: tuple[str, ...]) -> None:
    game = begun(name, preset, seats)
    last = [play(game, kind) for kind in kinds][-1]
    assert game.to_take_back is None
    with pytest.raises(IllegalAction, match="nothing-to-take-back"):
        game.undo(last, ASKED)


def test_a_hidden_discard_stays_hidden_when_it_is_taken_back() -> None:
    game = begun("euchre", "euchre", 4)
    play(game, "order")
    seat = play(game, "discard")
    [event] = game.undo(seat, ASKED)
    assert event.secret and event.cards


def test_only_its_player_takes_an_action_back_and_only_once() -> None:
    game = begun("euchre", "euchre", 4)
    play(game, "pass")
    seat = play(game, "pass")
    for other in {*range(4)} - {seat}:
        with pytest.raises(IllegalAction, match="nothing-to-take-back"):
            game.undo(other, ASKED)
    game.undo(seat, ASKED)
    assert game.to_take_back is None, "the pass before was somebody else's"


def test_what_a_seat_can_undo_alone_needs_no_consent() -> None:
    game = begun("cribbage", "cribbage", 2)
    seat = play(game, "crib")
    assert game.round.undo_scopes(seat) and game.to_take_back is None


def test_a_game_with_actions_taken_back_replays_the_same() -> None:
    game = begun("euchre", "euchre", 4)
    play(game, "pass")
    game.undo(play(game, "pass"), ASKED)
    play(game, "order")
    again = Game.replay(game.record)
    assert views(again) == views(game) and not again.rewound


def test_where_the_rules_allow_no_undo_nothing_is_taken_back() -> None:
    for take_back, expected in (("until-discard", True), ("never", False)):
        game = begun("canasta", "classic", 2, take_back=take_back)
        play(game, "draw")
        play(game, "discard")
        assert (game.to_take_back is not None) == expected


# The rule itself, with rounds that only say what an action tells


@dataclass
class Told:
    """A round in which the next action has given events and leaves given hands."""

    hands: tuple[tuple[str, ...], ...]
    later: tuple[tuple[str, ...], ...]
    events: tuple[Event, ...] = ()
    over: bool = False

    def copy(self) -> Told:
        return replace(self)

    def play(self, seat: int, action: Action) -> list[Event]:
        self.hands = self.later
        return [*self.events]

    def is_final(self, before: Told) -> bool:
        return False

    def view(self, seat: int | None, context: Any) -> Any:
        return SimpleNamespace(sides=range(len(self.hands)), hand=() if seat is None else self.hands[seat])


HANDS = (("5C", "6C"), ("7C", "8C"))
PLAYED = Action("play", ("5C",))
AFTER = (("6C",), ("7C", "8C"))


def tells_nothing(round_: Told, action: Action = PLAYED, shown: tuple[str, ...] = ()) -> bool:
    unread: Any = None
    before: Any = round_
    return shows_nothing(before, 0, action, shown, unread)


def test_a_card_that_is_named_tells_nothing_more() -> None:
    assert tells_nothing(Told(HANDS, AFTER, (Event("played", 0, ("5C",)),)))


@pytest.mark.parametrize("kind", [UNDO, SWAP, DOCTOR])
def test_undos_and_actions_of_practice_are_never_taken_back(kind: str) -> None:
    assert not tells_nothing(Told(HANDS, HANDS), Action(kind))


@pytest.mark.parametrize("seat", [0, 1])
def test_an_action_that_gives_anybody_a_hidden_card_is_final_although_no_event_names_it(seat: int) -> None:
    later = [*AFTER]
    later[seat] = (*later[seat], "9C")
    assert not tells_nothing(Told(HANDS, tuple(later), (Event("played", 0, ("5C",)),)))


def test_an_open_card_that_comes_into_a_hand_tells_nothing() -> None:
    later = (("6C", "QC"), HANDS[1])
    events = (Event("played", 0, ("5C",)), Event("took", 0, ("QC",)))
    assert tells_nothing(Told(HANDS, later, events), shown=("QC",))
    assert not tells_nothing(Told(HANDS, later, events)), "nobody had seen it"


def test_a_secret_of_another_seat_is_final_and_an_own_one_is_not() -> None:
    for seat, expected in ((0, True), (1, False)):
        assert tells_nothing(Told(HANDS, AFTER, (Event("put", seat, ("5C",), secret=True),))) == expected


def test_what_another_seat_does_tells_nothing_only_with_cards_that_were_seen() -> None:
    for cards, expected in ((("QC",), True), ((), False)):
        assert tells_nothing(Told(HANDS, AFTER, (Event("got", 1, cards),)), shown=("QC",)) == expected
