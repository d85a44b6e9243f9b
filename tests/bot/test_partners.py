"""Partnerships: swapping seats, common melds, questions between partners, separate hands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from bot.host.model.settings import Preferences
from bot.texts import load_texts
from bot.ui.components import shown_hand
from engine.canasta.view import CanastaView
from engine.view import View
from playground import Person
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.playing import all_agree, command, met_before, press, said, whispered
from tests.bot.short_games import hurry, opened, play_on
from tests.examples import sampled
from tests.texts import says, text

TEXTS = load_texts()


def teams(*pairs: tuple[str, str]) -> str:
    """Return who plays with whom, as a lobby says it."""
    both = (text("joined", first=first, last=last) for first, last in pairs)
    return "; ".join(text("lobby-team", number=number, players=players) for number, players in enumerate(both, 1))


@pytest.fixture
def four(room: Room) -> list[Person]:
    """Return Ada and Ben, who play Cy and Di."""
    return [room.ada, room.ben, room.playground.add_person("Cy"), room.playground.add_person("Di")]


def hand_sentence(view: View) -> str:
    """Return what the picture's alt text says about a hand."""
    return TEXTS.say("alt-hand", cards=shown_hand(view, Preferences()), count=len(view.hand))


async def swap(room: Room, *seats: str) -> None:
    panel = [message for message in whispered(room, room.ada) if parts(message, 3)][-1]
    await room.ada.choose(panel, list(seats), placeholder=text("seats-swap"))
    await room.quiet()


async def test_partners_are_shown_and_seats_are_swapped_before_the_start(room: Room, four: list[Person]) -> None:
    await met_before(room, room.ada, *four)
    await opened(room, "partners", *four[1:])
    for message in (room.post(), room.hand(room.ada), room.hand(four[3])):
        assert teams(("Ada", "Cy"), ("Ben", "Di")) in words(message)
    await press(room, room.ada, room.post(), text("button-seats"))
    await swap(room, "1", "2")
    assert (await room.table()).names == ("Ada", "Cy", "Ben", "Di")
    assert teams(("Ada", "Ben"), ("Cy", "Di")) in words(room.post())
    assert teams(("Ada", "Ben"), ("Cy", "Di")) in words(room.hand(room.ben))
    use = await press(room, room.ben, room.post(room.ben), text("button-seats"))
    assert "3. Ben" in said(use) and not parts(use.response or {}, 3), "only the host swaps, and no seat is open"
    assert says(words(room.post()), "lobby-start-waits"), "they agreed to other partners"
    await all_agree(room)
    await press(room, room.ada, room.post(), text("button-start"))
    state = await room.table()
    assert state.names == ("Ada", "Cy", "Ben", "Di")
    for seat, person in enumerate((room.ada, four[2], room.ben, four[3])):
        assert hand_sentence(state.views[seat]) in words(room.hand(person))


async def test_new_partner_is_agreed_to_before_the_start(room: Room, four: list[Person]) -> None:
    await met_before(room, room.ada, *four)
    await command(room, room.ada, "table new", preset="partners")
    for person in four[1:3]:
        await press(room, person, room.post(person), text("button-join"))
    assert not says(words(room.post()), "lobby-start-waits")
    await press(room, four[3], room.post(), text("button-join"))
    assert says(words(room.post()), "lobby-start-waits", players="Ben")
    assert says(said(await press(room, room.ada, room.post(), text("button-start"))), "refusal-not-agreed", seat="Ben")
    await press(room, room.ben, room.post(room.ben), text("button-agree"))
    await press(room, room.ada, room.post(), text("button-start"))
    assert (await room.table()).begun


async def test_empty_seat_can_be_swapped_to_choose_the_computers_partner(room: Room) -> None:
    await opened(room, "partners", room.ben)
    assert teams(("Ada", text("seat-free")), ("Ben", text("seat-free"))) in words(room.post())
    await press(room, room.ada, room.post(), text("button-seats"))
    await swap(room, "1", "2")
    assert "Team 1: Ada and Ben; Team 2: 2 open seats" in words(room.post())


async def asked(room: Room, four: list[Person]) -> int:
    """Play a game of four until a player can go out, and ask by that player's button. Return the seat."""
    table = (await opened(room, "partners", *four[1:])).id
    await press(room, room.ada, room.post(), text("button-start"))
    view = await hurry(room, table, lambda view: any(action.kind == "ask" for action in view.legal))
    seat = view.seat or 0
    await press(room, four[seat], room.hand(four[seat]), text("verb-ask", of="canasta"))
    return seat


@sampled
@pytest.mark.parametrize("answer", ["yes", "no"])
async def test_partner_is_asked_and_answers_by_buttons(room: Room, four: list[Person], answer: str) -> None:
    seat = await asked(room, four)
    partner = (seat + 2) % 4
    view = (await room.table()).views[-1]
    assert isinstance(view, CanastaView) and (view.to_act, view.asking) == ((partner,), seat)
    assert says(words(room.post()), "did-asked", of="canasta")
    assert text("verb-answer", of="canasta") in buttons(room.post())
    assert buttons(room.hand(four[partner])) == [
        text("choice-answer-yes", of="canasta"),
        text("choice-answer-no", of="canasta"),
        text("button-hint"),
        text("button-how-to-play"),
        text("button-table"),
    ]
    for other in {0, 1, 2, 3} - {partner}:
        assert buttons(room.hand(four[other])) == [text("button-how-to-play"), text("button-table")]
    refused = await press(room, four[seat], room.post(), text("verb-answer", of="canasta"))
    assert says(said(refused), "refusal-not-your-turn")
    label = text("choice-answer-yes", of="canasta") if answer == "yes" else text("choice-answer-no", of="canasta")
    await press(room, four[partner], room.hand(four[partner]), label)
    assert (await room.table()).views[-1].to_act == (seat,)
    assert f"says {answer}" in words(room.post())
    bound = "must go out" if answer == "yes" else "can't go out"
    assert bound in said(await command(room, four[seat], "view table"))


@pytest.mark.soak
async def test_partner_answers_from_the_channel_and_by_command(room: Room, four: list[Person]) -> None:
    seat = await asked(room, four)
    partner = four[(seat + 2) % 4]
    offered = await partner.autocomplete(room.channel, "answer", focused="word", value="")
    assert "no" in [choice["value"] for choice in offered]
    use = await press(room, partner, room.post(), text("verb-answer", of="canasta"))
    assert use.response and text("choice-answer-no", of="canasta") in buttons(use.response)
    await command(room, partner, "answer", word="no")
    assert says(words(room.post()), "did-answered-no", of="canasta")


async def test_no_hand_shows_anothers_cards_in_a_game_of_four_people(room: Room, four: list[Person]) -> None:
    table = (await opened(room, "partners", *four[1:])).id
    await press(room, room.ada, room.post(), text("button-start"))

    def melds_after(turn: int, view: View) -> bool:
        return view.turn > turn and view.phase == "meld"

    for turn in range(2, 12):
        await hurry(room, table, partial(melds_after, turn))
        state = await room.table()
        for seat, person in enumerate(four):
            own = hand_sentence(state.views[seat])
            assert own in words(room.hand(person))
            for message in (room.post(), *(room.hand(other) for other in four if other is not person)):
                assert own not in words(message)
    await hurry(room, table, lambda view: len(view.hand) < 3 or view.stock < 10)
    await play_on(room, table, dict(enumerate(four)))
    assert says(words(room.post()), "ended-game")
    assert not room.playground.invalid_requests


@pytest.mark.soak
@pytest.mark.parametrize(("sides", "together"), [("two-sides", 3), ("three-sides", 2)])
async def test_six_players_play_a_round(room: Room, four: list[Person], sides: str, together: int) -> None:
    state = await opened(room, "partners", *four[1:], seats=6)
    ada = await room.bot.services.store.player(room.ada.id, "Ada")
    state = await room.bot.services.host.lobby.amend(state.id, ada, options={"partnerships": sides})
    await all_agree(room)
    assert words(room.post()).count("Team ") == 6 // together
    await press(room, room.ada, room.post(), text("button-start"))
    for message in (room.post(), room.hand(room.ada)):
        [gallery] = parts(message, 12)
        assert gallery["items"][0]["description"]
        assert message["attachments"]
    await hurry(room, state.id, lambda view: len(view.hand) < 4 or view.stock < 12)
    await play_on(room, state.id, dict(enumerate(four)))
    assert says(words(room.post()), "ended-game")


async def test_player_who_left_loses_with_their_side_but_does_not_win(
    room: Room, four: list[Person], later: Callable[[float], None]
) -> None:
    await command(room, room.ada, "table new", preset="partners")
    for other in four[1:]:
        await press(room, other, room.post(), text("button-join"))
    ada = await room.bot.services.store.player(room.ada.id, "Ada")
    terms = {"pace": "live", "turn": 120, "late": "forfeit"}
    await room.bot.services.host.lobby.amend((await room.table()).id, ada, terms=terms)
    await all_agree(room)
    await press(room, room.ada, room.post(), text("button-start"))
    late = (await room.table()).views[-1].to_act[0]
    won, lost, won_without = (four[(late + after) % 4] for after in (1, 2, 3))
    assert says(said(await command(room, lost, "table leave")), "stay-away", counts="yes")
    await command(room, won_without, "table leave")
    later(121)
    await room.tick()
    assert says(words(room.post()), "left-lost", name=lost.name)
    assert f"{won_without.name} left" not in words(room.post())
    board = said(await command(room, won, "leaderboard"))
    assert f"{lost.name}: Played 1, Won 0, Lost 1" in board
    assert not any(f"{person.name}: Played" in board for person in (won, won_without)), "no round was finished"
    assert "1 game, 1 won" in said(await command(room, won, "stats show"))
