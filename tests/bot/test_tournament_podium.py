"""The podium and the standings of a tournament: pairs, shared places, names of any script, and what decided."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import render
from bot.features.tournament.pictures import Page, podium_of, podium_page, standings_subtitle
from bot.features.tournament.post_message import winner_message
from bot.host.tournaments.config import TournamentConfig
from bot.host.tournaments.decisions import ending, going_on, starting
from bot.host.tournaments.tournament import TournamentState, announced, replayed
from bot.table.delivery.drawing import InThreads
from bot.texts import load_texts
from data.store import TournamentEvent, TournamentRow
from render import MAX_NAMES
from tests.bot.blank_painter import BlankPainter
from tests.bot.conftest import words
from tests.render.images import LARGEST, assert_standard_png
from tests.render.looks import HOUSE
from tests.texts import says, text

NAMES = (
    "Ada",
    "عبد الرحمن بن محمد بن عبد الله",
    "M" * 32,
    "😀😃 the emoji queen 🃏",
    "*Cy* <@1>",
    "x y" * 10,
    "",
    "Dan",
)


def played(
    format: str,
    entries: int,
    *,
    pairs: bool = False,
    ended_early: bool = False,
    name: str = "Cup " + "W" * 40,
    names: Sequence[str] = NAMES,
    rounds: int = 0,
) -> TournamentState:
    """Return a tournament whose better seed has won each match.

    It was played to its end, until its first match was over, or until the round after ``rounds`` was paired.
    """
    config = TournamentConfig.model_validate(
        {
            "name": name,
            "game": "canasta" if pairs else "gin",
            "preset": "classic" if pairs else "standard",
            "format": format,
            "pairs": pairs,
            "seeding": "hand",
        }
    )
    row = TournamentRow("cup", 1, 2, config.name, config.model_dump(mode="json"), 1, bytes(32), "", 0.0)
    now, number = announced(row), 0

    def store(kind: str, **data: object) -> None:
        nonlocal now, number
        number += 1
        now = replayed(now, [TournamentEvent(number, 0.0, kind, None, data)])

    size = 2 if pairs else 1
    for entry in range(1, entries + 1):
        players = [size * (entry - 1) + each for each in range(1, size + 1)]
        store("joined", entry=entry, players=players)
    store("reseeded", order=list(range(1, entries + 1)))
    step = starting(now, {})
    assert step
    store(step.kind, **step.data)
    while not now.ended:
        for step in going_on(now):
            store(step.kind, **step.data)
        if rounds and now.round > rounds:
            break
        for match in now.open_matches:
            if ended_early and any(each.record.how == "played" for each in now.matches):
                end = ending(now)
                store(end.kind, **end.data)
                break
            store("result", match=match.number, winner=min(match.entries), how="played", wins=[1, 0], points=[9, 3])
    named = {player: names[player % len(names)] for player in range(1, size * entries + 1)}
    return TournamentState(now, named)


def steps(state: TournamentState) -> Sequence[tuple[int, int, str]]:
    """Return the places of a podium with the number of names, and the figure."""
    return [(step.place, len(step.names), step.figure) for step in podium_of(load_texts(), state).on_steps]


@pytest.mark.parametrize(
    ("format", "expected"),
    [
        ("knockout", [(1, 1, ""), (2, 1, ""), (3, 2, "")]),
        ("double-knockout", [(1, 1, ""), (2, 1, ""), (3, 1, "")]),
        ("round-robin", [(1, 1, "5"), (2, 1, "4"), (3, 1, "3")]),
    ],
)
def test_each_of_the_first_three_places_has_a_step(format: str, expected: list[tuple[int, int, str]]) -> None:
    assert steps(played(format, 5)) == expected


def test_who_shares_a_place_shares_its_step_and_the_rest_is_counted() -> None:
    state = played("knockout", 16, ended_early=True)
    podium = podium_of(load_texts(), state)
    assert [(step.place, len(step.names)) for step in podium.on_steps] == [(1, 1), (2, MAX_NAMES)]
    shared = sum(place == 2 for _, place in state.tournament.places)
    assert podium.on_steps[1].names[-1] == text("tournament-more", count=shared - MAX_NAMES + 1)


def test_partners_stand_on_their_step_one_above_the_other() -> None:
    assert steps(played("knockout", 4, pairs=True)) == [(1, 2, ""), (2, 2, ""), (3, 2, "")]
    podium = podium_of(load_texts(), played("round-robin", 4, pairs=True))
    assert podium.subtitle.endswith(text("tournament-podium", called="", format="", count=4, pairs="yes")[-8:])


@pytest.mark.parametrize(
    ("format", "entries", "rounds", "phase", "number"),
    [
        ("swiss", 4, 1, "after", 1),
        ("swiss", 5, 1, "during", 2),
        ("swiss", 5, 0, "over", 0),
    ],
)
def test_standings_say_whether_they_count_a_bye_of_the_round_that_is_played(
    format: str, entries: int, rounds: int, phase: str, number: int
) -> None:
    said = standings_subtitle(load_texts(), played(format, entries, rounds=rounds))
    assert said == text("tournament-standings", phase=phase, round=number)


@pytest.mark.parametrize(("format", "entries", "tied"), [("swiss", 8, True), ("round-robin", 5, False)])
def test_the_announcement_says_what_decided_between_equal_scores(format: str, entries: int, tied: bool) -> None:
    message = winner_message(load_texts(), played(format, entries), Page(None, "", 1))
    components = message.to_components()  # type: ignore[no-untyped-call]
    assert bool(says(words({"content": "", "components": components}), "tournament-decided-by")) is tied


@pytest.mark.pictures
@pytest.mark.parametrize("pairs", [False, True])
async def test_strange_and_long_names_fit(pairs: bool) -> None:
    state = played("knockout", 8, pairs=pairs)
    texts = load_texts()
    picture = render.draw_podium(podium_of(texts, state), look=HOUSE)
    assert_standard_png(picture)
    assert len(picture) < LARGEST
    page = await podium_page(BlankPainter(InThreads(1)), texts, state)
    assert page.alt.count("\n") == 4, "title, facts, and a line for each step"
    assert page.picture and page.picture.name == "podium.png"
