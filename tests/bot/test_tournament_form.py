"""What the form for a tournament offers: the rounds of a Swiss, the days of a ladder, and only what fits together."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from pydantic import ValidationError

from bot.features.tournament.draft import ANSWERS, MOST, ROUNDS, Draft
from bot.host.tournaments.config import LONGEST_ANSWER, MOST_ROUNDS, TournamentConfig
from bot.host.tournaments.formats import FORMATS
from playground import Person
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.playing import command, press, said
from tests.bot.tournament_room import (
    announced,
    begun,
    chosen,
    chosen_value,
    joined,
    numbered,
    post,
    shown,
    tournament,
)
from tests.texts import says, text

_DAY = ("answer", text("tournament-hours", count=24))


async def panel(room: Room) -> dict[str, Any]:
    """Let Ben, who may organise, open the form."""
    room.playground.add_role(room.guild, "Organisers", room.ben, permissions=["manage_channels"])
    use = await command(room, room.ben, "tournament new", name="Friday cup", game="Gin Rummy")
    assert use.response
    return use.response


def offered(form: dict[str, Any], hint: str) -> list[str]:
    """Return the labels of a select of the form; none if it is not there."""
    selects = [part for part in parts(form, 3) if part.get("placeholder") == text(hint)]
    return [option["label"] for select in selects for option in select["options"]]


async def test_the_rounds_of_a_swiss_are_chosen_and_shown(room: Room, four: list[Person]) -> None:
    now = await announced(room, ("rounds", text("tournament-rounds", count=3)))
    assert now.config.format == "swiss" and now.config.rounds == 3
    three = text("tournament-rounds", count=3)
    assert says(words(post(room)), "tournament-facts-rounds", rounds=three)
    await joined(room, four)
    await begun(room)
    assert says(words(post(room)), "tournament-is-running", round=1, rounds=3), "by size it would have two"


async def test_only_rounds_that_fit_to_the_size_are_offered(room: Room) -> None:
    form = await chosen(room, room.ben, await panel(room), "rounds", text("tournament-rounds", count=9))
    form = await chosen(room, room.ben, form, "most", text("tournament-most", count=8))
    labels = offered(form, "tournament-set-rounds")
    assert len(labels) == 1 + len([rounds for rounds in ROUNDS if 0 < rounds <= 7]), "by size, and up to seven"
    assert chosen_value(form, "rounds") == str(ROUNDS.index(7)), "nine became the most that fit"
    for key in FORMATS:
        form = await chosen(room, room.ben, form, "format", text(f"tournament-format-{key}"))
        form = (await press(room, room.ben, form, text("button-more"))).response or {}
        assert bool(offered(form, "tournament-set-rounds")) is (key == "swiss")
        assert bool(offered(form, "tournament-set-answer")) is (key == "ladder")


async def test_too_many_rounds_are_refused_with_what_would_work(room: Room) -> None:
    """No button of the form asks for them; one of an altered form does."""
    form = await panel(room)
    usual = Draft.of("gin")
    nine = usual._replace(most=MOST.index(8), rounds=ROUNDS.index(9))
    altered = copy.deepcopy(form)
    for part in parts(altered, 2):
        part["custom_id"] = part["custom_id"].replace(usual.text, nine.text)
    use = await room.ben.click(altered, label=text("button-tournament-open"), race=True)
    await room.quiet()
    assert says(said(use), "refusal-tournament-rounds", size=8, most=7)
    with pytest.raises(ValidationError, match="cannot have 9 rounds"):
        TournamentConfig(name="Cup", game="gin", preset="standard", format="swiss", most=8, rounds=9)
    with pytest.raises(ValueError, match="rounds"):
        Draft.read(usual.text[:-2] + "z0")
    assert not await room.bot.services.host.tournaments.of_server(room.guild.id)


@pytest.mark.soak
async def test_the_days_to_answer_a_challenge_are_chosen_and_shown(room: Room, four: list[Person]) -> None:
    now = await announced(room, ("format", text("tournament-format-ladder")), _DAY)
    assert now.config.answer_days == 1
    assert says(words(post(room)), "tournament-facts-answer", time=text("tournament-hours", count=24))
    await joined(room, four)
    await begun(room)
    people, order = await numbered(room, four), [place.entry for place in (await tournament(room)).standings]
    entry = (await tournament(room)).entry(order[-1])
    assert entry
    last = people[entry.players[0]]
    use = await press(room, last, post(room), text("button-tournament-challenge"))
    assert says(words(use.response), "tournament-challenge-means", days=1)
    await last.choose(use.response or {}, [str(order[0])])
    await shown(room)
    room.clock.ahead += 86400.0 + 60
    await shown(room)
    after = [place.entry for place in (await tournament(room)).standings]
    assert after[0] == order[-1] and after[-1] == order[0], "nobody answered within a day"


def test_all_that_is_offered_is_allowed() -> None:
    assert all(0 <= rounds <= MOST_ROUNDS for rounds in ROUNDS) and ROUNDS[0] == 0
    assert all(1 <= days <= LONGEST_ANSWER for days in ANSWERS)
    for key in FORMATS:
        for most in range(len(MOST)):
            for rounds in range(len(ROUNDS)):
                draft = Draft.of("gin")._replace(format=[*FORMATS].index(key), most=most, rounds=rounds).fitted()
                assert Draft.read(draft.text) == draft
                assert draft.config("Cup", "UTC").rounds == ROUNDS[draft.rounds]


async def test_the_draw_can_be_looked_at_while_it_is_played(room: Room, four: list[Person]) -> None:
    now = await announced(room)
    await joined(room, four)
    await begun(room)
    assert text("button-tournament-proof") in buttons(post(room))
    use = await press(room, room.ada, post(room), text("button-tournament-proof"))
    assert says(said(use), "tournament-proof", commitment=now.commitment, over=False)
