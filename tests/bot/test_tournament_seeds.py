"""Seeds by hand: the organiser moves one entry, or types the whole order; the post and the proof show it."""

from __future__ import annotations

from typing import Any

import pytest
import pytest_asyncio

from bot.features.tournament.seeding import typed_order
from bot.host.refusals import Refusal
from bot.host.tournaments.proof import check
from playground import Person
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.playing import press, said
from tests.bot.tournament_room import KNOCKOUT, announced, begun, joined_by_host, post, shown, tournament
from tests.texts import says, text

_BY_HAND = (*KNOCKOUT, ("seeding", text("tournament-seeding-hand")))


@pytest_asyncio.fixture
async def people(room: Room, four: list[Person]) -> list[Person]:
    """Announce a knockout whose seeds are set by hand, with four people in."""
    await announced(room, *_BY_HAND)
    await joined_by_host(room, four)
    return four


async def seeds_page(room: Room) -> dict[str, Any]:
    """Let Ben open the page of seeds."""
    use = await press(room, room.ben, post(room, room.ben), text("button-tournament-organise"))
    use = await press(room, room.ben, use.response, text("button-seeds"))
    assert use.response
    return use.response


async def move(room: Room, page: dict[str, Any], place: int, to: str) -> dict[str, Any]:
    """Choose the entry at a place of the page, and type another place for it."""
    [select] = parts(page, 3)
    use = await room.ben.choose(page, [select["options"][place - 1]["value"]], custom_id=select["custom_id"])
    assert use.modal
    use = await room.ben.submit(use.modal, {"text": to})
    await shown(room)
    return use.response or {}


def listed(page: dict[str, Any]) -> list[str]:
    """Return the names of the page in their order."""
    lines = [line for line in words(page).splitlines() if line[:1].isdigit()]
    return [line.split(". ", 1)[1] for line in lines]


async def test_an_entry_is_moved_and_the_list_stands_as_shown(room: Room, people: list[Person]) -> None:
    page = await seeds_page(room)
    by_lot = [says(words(page), "seeds-line", place=place, drawn="yes") for place in (1, 2, 3, 4)]
    assert all(by_lot), "nobody was placed yet"
    page = await move(room, page, 4, "2")
    assert listed(page) == ["Ada", "Dmitri", "Ben", "Chloe"]
    page = await move(room, page, 1, "99")
    assert listed(page) == ["Dmitri", "Ben", "Chloe", "Ada"], "a place behind the last one is the last one"
    assert says(words(post(room)), "tournament-entries-seeded", names="1. Dmitri, 2. Ben, 3. Chloe and 4. Ada")
    await begun(room)
    now = await tournament(room)
    seeded = sorted(now.entries, key=lambda entry: entry.seed)
    assert [entry.number for entry in seeded] == [4, 2, 3, 1]
    assert [match.entries for match in now.open_matches if 4 in match.entries] in ([(4, 1)], [(1, 4)])


async def test_the_whole_order_is_typed(room: Room, people: list[Person]) -> None:
    use = await press(room, room.ben, await seeds_page(room), text("button-seeds-type"))
    assert use.modal
    use = await room.ben.submit(use.modal, {"text": "3, 1"})
    await shown(room)
    assert listed(use.response or {}) == ["Chloe", "Ada", "Ben", "Dmitri"]
    late = room.playground.add_person("Late")
    await joined_by_host(room, [late])
    page = await seeds_page(room)
    assert says(words(page), "seeds-line", place=5, name="Late", drawn="yes")
    assert says(words(page), "seeds-line", place=4, name="Dmitri", drawn="no")


async def test_a_typed_order_is_about_the_list_that_was_shown(room: Room, people: list[Person]) -> None:
    page = await seeds_page(room)
    form = await press(room, room.ben, page, text("button-seeds-type"))
    assert form.modal
    await press(room, people[0], post(room), text("button-tournament-leave"))
    use = await room.ben.submit(form.modal, {"text": "2 1"})
    await room.quiet()
    assert says(said(use), "refusal-seeds-changed")
    assert not (await tournament(room)).order
    form = await press(room, room.ben, page, text("button-seeds-type"))
    await joined_by_host(room, [room.playground.add_person("Late")])
    assert form.modal
    use = await room.ben.submit(form.modal, {"text": "2 1"})
    await shown(room)
    assert listed(use.response or {})[:3] == ["Chloe", "Ben", "Dmitri"], "one more behind them changes nothing"


async def test_what_was_typed_wrongly_is_refused_in_words(room: Room, people: list[Person]) -> None:
    page = await seeds_page(room)
    for typed, message in (
        ("1 5", text("refusal-seeds-unknown", place=5, count=4)),
        ("0", text("refusal-seeds-unknown", place=0, count=4)),
        ("1 2 1", text("refusal-seeds-twice", place=1)),
        ("Ada, Ben", text("refusal-seeds-none")),
    ):
        form = await press(room, room.ben, page, text("button-seeds-type"))
        assert form.modal
        use = await room.ben.submit(form.modal, {"text": typed})
        await room.quiet()
        assert message in said(use)
    assert not (await tournament(room)).order


async def test_only_organisers_order_the_seeds_and_only_before_the_start(room: Room, people: list[Person]) -> None:
    page = await seeds_page(room)
    form = await press(room, room.ben, page, text("button-seeds-type"))
    assert form.modal
    await begun(room)
    use = await room.ben.submit(form.modal, {"text": "2 1"})
    await room.quiet()
    assert says(said(use), "refusal-tournament-started")
    use = await press(room, room.ben, page, text("button-seeds-type"))
    assert says(said(use), "refusal-tournament-started")
    panel = await press(room, room.ben, post(room, room.ben), text("button-tournament-organise"))
    assert text("button-seeds") not in buttons(panel.response)


@pytest.mark.soak
async def test_a_field_of_128_is_ordered_page_by_page_and_at_once(room: Room) -> None:
    await announced(room, *_BY_HAND, ("most", text("tournament-most", count=128)))
    await joined_by_host(room, [room.playground.add_person(f"Player {number}") for number in range(1, 129)])
    page = await seeds_page(room)
    for number in range(1, 6):
        use = await press(room, room.ben, page, text("organise-page", page=number, pages=6))
        page = use.response or {}
    assert listed(page)[-1].startswith("Player 128")
    page = await move(room, page, 3, "1")
    assert listed(page)[:2] == ["Player 128", "Player 1"], "the page with the new place is shown"
    form = await press(room, room.ben, page, text("button-seeds-type"))
    assert form.modal
    back = " ".join(str(place) for place in range(128, 0, -1))
    use = await room.ben.submit(form.modal, {"text": back})
    await shown(room)
    assert listed(use.response or {})[0] == "Player 127"
    assert (await tournament(room)).order == (*range(127, 0, -1), 128)
    [line] = [line for line in words(post(room)).splitlines() if says(line, "tournament-entries-seeded")]
    assert "1. Player 127" in line and text("tournament-more", count=98) in line


async def test_the_proof_shows_the_order_and_that_the_seeds_follow_from_it(room: Room, people: list[Person]) -> None:
    await move(room, await seeds_page(room), 3, "1")
    await begun(room)
    host = room.bot.services.host.tournaments
    ben = await room.bot.services.store.player(room.ben.id, "Ben")
    now = await tournament(room)
    await host.decide(now.id, ben, next(m for m in now.open_matches if 2 not in m.entries).number, 3)
    await host.end(now.id, ben)
    proof = await host.proof(now.id)
    assert check(proof) == []
    [step] = [event for event in proof["events"] if event["kind"] == "reseeded"]
    assert step["data"]["order"] == [3, 1, 2, 4] and step["actor"] is not None
    step["data"]["order"] = [1, 3, 2, 4]
    assert "event" in [problem.code for problem in check(proof)], "the seeds do not follow from it"


def test_an_order_may_be_typed_in_any_way() -> None:
    assert typed_order(range(1, 5), "4;3\n2 - 1") == [4, 3, 2, 1]
    assert typed_order(range(1, 5), "2") == [2, 1, 3, 4]
    for wrong in ("5", "1 1", "", "9" * 40):
        with pytest.raises(Refusal):
            typed_order(range(1, 5), wrong)
