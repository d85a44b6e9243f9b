"""Leaderboards and statistics of a server."""

from __future__ import annotations

import asyncio
import re
from itertools import product
from typing import Any

import pytest
from discord import ui

from bot import limits
from bot.features.boards.leaderboard import HANDLERS, board_message, board_table, custom_id_parts, query_of
from bot.features.stats import curve_points
from bot.host.records import rating_pools
from bot.host.records.boards import BOARDS, PERIODS, Board, BoardQuery, BoardRow, RatedRow
from bot.host.records.ratings import Rating, RatingPoint
from bot.host.records.statistics import PlayerStats
from bot.texts import load_texts
from bot.ui.components import Picture
from bot.ui.custom_ids import Press
from data.store import ALL, EXTREMES, PEOPLE, DailyStanding, Extreme, HighScore, PairStanding, Player, Standing
from engine.games import GAMES
from engine.players import LEVELS
from playground import Person
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.playing import answer_to, command, press, said, whispered
from tests.bot.seasons import played
from tests.narrowing import narrowed
from tests.texts import says, text


def board(room: Room, who: Person | None = None) -> dict[str, Any]:
    """Return the newest public board."""
    return [m for m in (who or room.ada).sees(room.channel) if parts(m, 3) and not m["flags"] & 64][-1]


async def choose(room: Room, who: Person, message: dict[str, Any], which: str, value: str) -> Any:
    selects = [part for part in parts(message, 3) if f":board-{which}." in part["custom_id"]]
    if not selects:
        await press(room, who, message, text("button-filters"))
        return await choose(room, who, board(room), which, value)
    [select] = selects
    use = await who.choose(message, [value], custom_id=select["custom_id"])
    await room.quiet()
    return use


def row(name: str, played: int, won: int | None = None) -> str:
    """Return the start of a league row: the name (perhaps after its rank), and the games played and won."""
    figures = {"played": played} | ({} if won is None else {"won": won})
    return f"{name}: " + ", ".join(
        text("board-figure", column=column, figure=figure) for column, figure in figures.items()
    )


async def test_boards_count_what_was_played_here(room: Room) -> None:
    assert says(said(await command(room, room.ada, "leaderboard")), "board-empty")
    await played(room, [room.ada, room.ben], [5100, 2000], feats={"canastas": 5, "went-out": 1})
    await played(room, [room.ada, room.ben], [1500, 5200], preset="modern")
    await played(room, [room.ada, "expert"], [5000, 4900])
    await played(room, [room.ada, room.ben], [9000, 0], practice=True)
    use = await command(room, room.ada, "leaderboard")
    assert says(said(use), "board-own", rank=1, total=2, kind="league") and not whispered(room, room.ada)
    assert says(
        words(board(room)),
        "board-row",
        figures="Played 3, Won 2, Lost 1, For 11,600, Against 12,100, Average 3,867",
        name="Ada",
        rank=1,
    )
    await choose(room, room.ada, board(room), "board", "rating")
    assert says(words(board(room)), "computer", level="expert") and "provisional" in words(board(room))
    await choose(room, room.ada, board(room), "board", "scores")
    assert "1. Ben (Modern American" in words(board(room))
    assert says(words(board(room)), "board-figure", column="margin", figure=3700)
    assert says(words(board(room)), "board-own", rank=2, total=3, kind="scores")
    await choose(room, room.ada, board(room), "board", "fame")
    assert " · Ada): Record 5." in words(board(room)) and says(words(board(room)), "fame-widest-margin")
    await choose(room, room.ada, board(room), "board", "league")
    await choose(room, room.ada, board(room), "against", "people")
    assert row("Ada", 2) in words(board(room))
    await choose(room, room.ada, board(room), "against", "expert")
    assert row("Ada", 1) in words(board(room)) and "Ben" not in words(board(room))
    await choose(room, room.ada, board(room), "against", "all")
    await choose(room, room.ada, board(room), "game", "canasta.modern")
    assert row("1. Ben", 1, 1) in words(board(room))
    await room.stop()
    await room.start()
    [games] = [part for part in parts(board(room), 3) if ":board-games." in part["custom_id"]]
    await choose(room, room.ada, board(room), "games", games["options"][1]["value"])
    assert says(words(board(room)), "board-empty")


async def test_a_board_begins_with_the_game_of_the_channel(room: Room) -> None:
    await command(room, room.ada, "leaderboard")
    assert "Canasta" in words(board(room)), "the server's usual game"
    await command(room, room.ada, "table new", preset="piquet")
    await command(room, room.ada, "table close")
    await command(room, room.ada, "leaderboard")
    assert "Piquet" in words(board(room))
    assert len(parts(board(room), 3)) == 1, "the filters are behind a button"
    await press(room, room.ada, board(room), text("button-filters"))
    labels = [option["label"] for part in parts(board(room), 3) for option in part["options"] if option.get("default")]
    assert {"Piquet", text("board-all-of", game="Piquet")} <= {*labels}, "the game, and its variants"


async def test_board_pages_are_turned_by_the_asker_and_others_get_their_own(room: Room) -> None:
    people = [room.playground.add_person(f"P{number}") for number in range(13)]
    for number, who in enumerate(people):
        await played(room, [who, "beginner"], [5000 + number, 0])
    await command(room, people[0], "leaderboard")
    post = board(room)
    assert buttons(post) == [
        text("button-more"),
        text("board-everywhere"),
        text("button-filters"),
    ]
    assert row("13. P0", 1) in words(post)
    assert says(words(post), "board-own", rank=13, total=13, kind="league")
    await press(room, people[0], post, text("button-more"))
    assert "11. P2" in words(board(room))
    assert buttons(board(room)) == [
        text("button-previous"),
        text("board-everywhere"),
        text("button-filters"),
    ]
    use = await press(room, people[5], board(room), text("button-previous"))
    assert says(said(use), "board-own", rank=8, total=13, kind="league") and "1. P12" in words(use.response)
    assert "11. P2" in words(board(room)), "the first one's message is as it was"
    use = await press(room, people[5], use.response, text("button-more"))
    assert "11. P2" in words(whispered(room, people[5])[-1])
    assert len(whispered(room, people[5])) == 1


async def test_servers_meet_only_on_the_board_of_all_and_may_leave_it(room: Room) -> None:
    other = room.playground.add_guild("Other club")
    await played(room, [room.ada, room.ben], [5100, 2000])
    cyd = room.playground.add_person("Cyd")
    await played(room, [cyd, "master"], [100, 5000], guild=other)
    elsewhere = room.playground.add_channel(other, "table-9")
    for kind in ("league", "rating", "scores", "fame"):
        here = said(await command(room, room.ada, "leaderboard", board=kind))
        there = said(await command(room, cyd, "leaderboard", channel=elsewhere, board=kind))
        assert "Ada" in here and "Cyd" not in here and "master" not in here
        assert "Ada" not in there and "Ben" not in there
    both = said(await command(room, room.ada, "leaderboard", everywhere=True))
    assert "Ada" in both and "Cyd" in both
    alone = said(await command(room, cyd, "leaderboard", channel=cyd.dm_channel))
    assert "Ada" in alone and "Cyd" in alone and says(alone, "board-everywhere")
    await room.bot.services.store.set_excluded(other.id, True)
    for kind in ("league", "rating"):
        both = said(await command(room, room.ada, "leaderboard", everywhere=True, board=kind))
        assert "Ada" in both and "Cyd" not in both and "master" not in both
    assert "Cyd" in said(await command(room, cyd, "leaderboard", channel=elsewhere))


async def test_changed_rules_have_their_own_boards(room: Room) -> None:
    await played(room, [room.ada, room.ben], [5100, 2000])
    await played(room, [room.ben, room.ada], [300, 100], changed_rules=True)
    for kind in ("league", "rating", "scores", "fame"):
        await command(room, room.ada, "leaderboard", board=kind)
        assert not says(words(board(room)), "board-changed-rules") and "300" not in words(board(room))
        await press(room, room.ada, board(room), text("button-filters"))
        await press(room, room.ada, board(room), text("button-changed-rules"))
        assert says(words(board(room)), "board-changed-rules") and "Ben" in words(board(room))
        assert "5,100" not in words(board(room))
        await choose(room, room.ada, board(room), "game", "canasta.modern")
        assert says(words(board(room)), "board-changed-rules") and "Ben" not in words(board(room))
    await choose(room, room.ada, board(room), "board", "league")
    await press(room, room.ada, board(room), text("button-preset-rules"))
    await choose(room, room.ada, board(room), "game", "canasta.classic")
    assert row("1. Ada", 1, 1) in words(board(room))


async def test_equal_scores_of_the_same_people_are_one_row(room: Room) -> None:
    for _ in range(3):
        await played(room, [room.ada, room.ben], [4000, 0])
    await played(room, [room.ben, room.ada], [4000, 0])
    await played(room, [room.ben, room.ada], [100, 0])
    told = said(await command(room, room.ben, "leaderboard", board="scores"))
    assert [name for rank, name in re.findall(r"(\d)\. (Ada|Ben) ", told)] == ["Ada", "Ben", "Ben"]
    assert told.count(text("board-times", times=3)) == 1 and text("board-times", times=1) not in told
    assert says(told, "board-own", rank=1, total=3, kind="scores"), "level with Ada"


async def test_a_board_opens_where_its_reader_has_games(room: Room) -> None:
    other = room.playground.add_guild("Other club")
    await played(room, [room.ada, room.ben], [5100, 2000], guild=other)
    told = said(await command(room, room.ada, "leaderboard"))
    assert says(told, "board-everywhere") and row("1. Ada", 1) in told, "nowhere but in another server"
    for _ in range(3):
        await played(room, [room.ada, room.ben], [5100, 2000], changed_rules=True)
    told = said(await command(room, room.ada, "leaderboard"))
    assert says(told, "board-changed-rules") and row("1. Ada", 3) in told and not says(told, "board-everywhere")
    await played(room, [room.ada, room.ben], [5100, 2000])
    told = said(await command(room, room.ada, "leaderboard"))
    assert row("1. Ada", 1) in told
    assert says(told, "board-other", games=3), "which other one has more"
    room.clock.ahead += 86400
    await room.bot.services.store.start_season(room.guild.id, room.clock(), expect=1)
    told = said(await command(room, room.ada, "leaderboard"))
    assert says(told, "period-ever") and row("1. Ada", 1) in told, "no game in this season"
    assert says(said(await command(room, room.ada, "leaderboard", period="month")), "period-month")


async def test_filters_are_shown_by_a_button_and_hidden_again(room: Room) -> None:
    await played(room, [room.ada, room.ben], [5100, 2000])
    await command(room, room.ada, "leaderboard")
    assert len(parts(board(room), 1)) == 2, "two rows: the boards, and the buttons"
    await press(room, room.ada, board(room), text("button-filters"))
    assert text("button-changed-rules") in buttons(board(room))
    await choose(room, room.ada, board(room), "against", "people")
    assert len(parts(board(room), 3)) == 5, "they stay for another choice"
    await press(room, room.ada, board(room), text("button-fewer-filters"))
    assert len(parts(board(room), 1)) == 2 and says(words(board(room)), "against-people")


async def test_board_of_pairs_ranks_partners_by_their_share_of_wins(room: Room) -> None:
    cyd, dan = room.playground.add_person("Cyd"), room.playground.add_person("Dan")
    sides = [(room.ada, room.ben), (cyd, dan)]
    for _ in range(4):
        await played(room, sides, [5100, 2000])
    told = said(await command(room, room.ada, "leaderboard", board="pairs"))
    assert says(told, "board-no-pairs", least=5)
    await played(room, sides, [2000, 5100])
    for _ in range(3):
        await played(room, [(room.ada, cyd), (room.ben, dan)], [5100, 2000])
    told = said(await command(room, room.ben, "leaderboard", board="pairs"))
    assert says(told, "board-own", rank=1, total=2, kind="pairs")
    assert "1. Ada & Ben: Played 5, Won 4, Lost 1, Share 80%." in told
    assert "2. Cyd & Dan: Played 5, Won 1, Lost 4, Share 20%." in told
    assert "Ada & Cyd" not in told, "too few games"
    await command(room, room.ada, "privacy boards")
    await room.bot.services.store.set_hidden((await room.bot.services.store.player(room.ada.id, "Ada")).id, True)
    told = said(await command(room, room.ben, "leaderboard", board="pairs"))
    assert "1. Cyd & Dan" in told and "Ada" not in told, "a pair with somebody hidden"


async def test_boards_by_season_and_period(room: Room) -> None:
    store = room.bot.services.store
    await played(room, [room.ada, room.ben], [5100, 2000])
    room.clock.ahead += 40 * 86400
    await store.start_season(room.guild.id, room.clock() - 10, expect=1)
    await played(room, [room.ada, room.ben], [1000, 5300])
    assert row("1. Ben", 1) in said(await command(room, room.ada, "leaderboard"))
    assert row("Ada", 2) in said(await command(room, room.ada, "leaderboard", period="ever"))
    assert row("Ada", 1) in said(await command(room, room.ada, "leaderboard", period="month"))
    await choose(room, room.ada, board(room), "period", "1")
    assert row("1. Ada", 1) in words(board(room)) and says(words(board(room)), "period-numbered", number=1)
    await choose(room, room.ada, board(room), "board", "rating")
    assert "1. Ada" in words(board(room)), "ratings of that season"
    await press(room, room.ada, board(room), text("board-everywhere"))
    assert says(words(board(room)), "period-ever")


async def test_uncounted_ratings_are_mentioned(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await played(room, [room.ada, room.ben], [5100, 2000])
    await command(room, room.ada, "leaderboard", board="rating")
    assert says(words(board(room)), "board-own", rank=1, total=2, kind="league")
    await played(room, [room.ada, room.ben], [5100, 2000])
    monkeypatch.setattr(rating_pools, "PATIENCE", 0.01)
    store, counted = room.bot.services.store, asyncio.Event()
    games = store.rated_games

    async def when_counted(*scope: Any, **which: Any) -> Any:
        await counted.wait()
        return await games(*scope, **which)

    monkeypatch.setattr(store, "rated_games", when_counted)
    await command(room, room.ada, "leaderboard", board="rating")
    assert says(words(board(room)), "board-waiting", games=1) and "1. Ada" in words(board(room))
    await command(room, room.ada, "stats show")
    assert says(words(whispered(room, room.ada)[-1]), "board-waiting", games=1)
    await command(room, room.ada, "leaderboard", board="rating", everywhere=True)
    assert says(words(board(room)), "board-waiting", games=2) and not says(words(board(room)), "board-empty")
    counted.set()
    monkeypatch.setattr(rating_pools, "PATIENCE", 20.0)
    await press(room, room.ada, board(room), text("button-look"))
    assert not says(words(board(room)), "board-waiting") and "± 7.8, Games 2." in words(board(room))
    assert says(words(board(room)), "board-everywhere") and text("button-look") not in buttons(board(room))
    await press(room, room.ada, whispered(room, room.ada)[-1], text("button-look"))
    assert says(words(whispered(room, room.ada)[-1]), "stats-rating", games=2)


@pytest.mark.pictures
async def test_board_that_cannot_be_drawn_is_shown_as_text(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("render.draw_board", lambda *rows, **more: 1 / 0)
    room.ada.user.name = "**@everyone** <@1> https://x.y \u202e"
    await played(room, [room.ada, room.ben], [5100, 2000])
    told = said(await command(room, room.ben, "leaderboard"))
    assert "1. \\*\\*@\u200beveryone" in told and row("2. Ben", 1) in told and "\u202e" not in told
    assert not board(room)["attachments"]


async def test_no_boards_in_a_server_without_them_and_for_erased_people(room: Room) -> None:
    store = room.bot.services.store
    await played(room, [room.ada, room.ben], [5100, 2000])
    await store.forget((await store.player(room.ben.id, "Ben")).id)
    assert row(f"2. {text('name-forgotten')}", 1) in said(await command(room, room.ada, "leaderboard"))
    await store.set_guild_settings(room.guild.id, {"boards": False})
    assert says(said(await command(room, room.ada, "leaderboard")), "refusal-no-boards")
    use = await press(room, room.ada, board(room), text("board-everywhere"))
    assert says(said(use), "refusal-no-boards")


async def test_statistics_and_rating_of_a_player(room: Room) -> None:
    assert says(said(await command(room, room.ada, "stats show")), "stats-none")
    for points in ([5100, 2000], [1000, 5200], [5000, 100]):
        await played(room, [room.ada, room.ben], points, feats={"canastas": 3, "went-out": 1})
    await played(room, [room.ada, "expert"], [5000, -200], feats={"canastas": 2})
    use = await command(room, room.ada, "stats show")
    told = said(use)
    assert "in all: 4 games, 3 won and 1 lost (75%); 4,025 points on average, 1,775 against; 4 rounds" in told
    assert says(told, "stats-line", games=3, met=text("against-people"), won=2)
    assert says(told, "stats-line", games=1, met=text("board-met", level="expert"), won=1)
    assert "8 canastas, out 2 times" in told
    assert says(told, "stats-form", form="WLWW") and says(told, "stats-rating", games=4)
    other = room.playground.add_guild("Other club")
    elsewhere = room.playground.add_channel(other, "table-9")
    await played(room, [room.ada, room.ben], [5100, 2000], guild=other)
    ben = await command(room, room.ben, "stats show", channel=elsewhere, user=room.ada.id)
    assert says(said(ben), "stats-line", games=1, met=text("against-people"), won=1)
    await press(room, room.ben, ben.response, text("board-everywhere"))
    assert says(words(room.ben.sees(elsewhere)[-1]), "stats-line", games=4, met=text("against-people"), won=3)
    stranger = room.playground.add_person("Cyd")
    assert says(said(await command(room, room.ada, "stats show", user=stranger.id)), "refusal-no-stats")
    assert await room.bot.services.store.find_player(stranger.id) is None
    assert says(said(await command(room, room.ada, "stats show", channel=room.ada.dm_channel)), "stats-line", games=4)


async def test_statistics_tell_games_by_changed_rules_beside_the_others(room: Room) -> None:
    for _ in range(3):
        await played(room, [room.ada, room.ben], [5100, 2000], changed_rules=True)
    told = said(await command(room, room.ada, "stats show"))
    assert says(told, "stats-line", games=3, met=text("board-changed-rules"), won=3)
    assert says(told, "stats-rating", games=3) and text("stats-in-all") not in told
    assert not says(told, "stats-changed-rating")
    await played(room, [room.ada, "expert"], [5100, 2000])
    told = said(await command(room, room.ada, "stats show"))
    assert says(told, "stats-line", games=4, met=text("stats-in-all"), won=4)
    assert says(told, "stats-line", games=1, met=text("board-met", level="expert"), won=1)
    assert says(told, "stats-line", games=3, met=text("board-changed-rules"), won=3)
    assert says(told, "stats-changed-rating", rating="") and says(told, "stats-rating", games=1)


async def test_statistics_name_partners_and_rivals_and_compare_two_people(room: Room) -> None:
    cyd, dan = room.playground.add_person("Cyd"), room.playground.add_person("Dan")
    for points in ([5100, 2000], [5100, 2000], [100, 5000]):
        await played(room, [(room.ada, room.ben), (cyd, dan)], points)
    await played(room, [room.ada, cyd], [5100, 2000], changed_rules=True)
    told = said(await command(room, room.ada, "stats show"))
    assert says(told, "stats-partner", player="Ben", games=3, won=2)
    assert says(told, "stats-rival", player="Cyd", won=3, lost=1) and says(told, "stats-rival", player="Dan", won=2)
    stats = whispered(room, room.ada)[-1]
    [select] = [part for part in parts(stats, 3) if "stats-with" in part["custom_id"]]
    [choice] = [option["value"] for option in select["options"] if option["label"] == "Cyd"]
    await room.ada.choose(stats, [choice], custom_id=select["custom_id"])
    await room.quiet()
    told = words(whispered(room, room.ada)[-1])
    assert says(told, "meetings-against", player="Ada", other="Cyd", won=3, lost=1, games=4)
    assert says(told, "meetings-game", game="canasta", won=3, lost=1)
    assert says(told, "meetings-sides", ours="Ada and Ben", theirs="Cyd and Dan", won=2, lost=1)
    await press(room, room.ada, whispered(room, room.ada)[-1], text("button-back"))
    assert says(words(whispered(room, room.ada)[-1]), "stats-title", player="Ada")
    told = said(await command(room, room.ben, "stats show", against=room.ada.id))
    assert says(told, "meetings-together", won=2, games=3, percent=67) and not says(told, "meetings-against")
    store = room.bot.services.store
    await store.set_hidden((await store.player(dan.id, "Dan")).id, True)
    assert says(said(await command(room, room.ada, "stats show", against=dan.id)), "refusal-stats-hidden")
    assert "Dan" not in said(await command(room, room.ada, "stats show"))
    told = said(await command(room, room.ada, "stats show", against=cyd.id))
    assert says(told, "meetings-against", won=3, lost=1) and "Dan" not in told
    assert "Ada" in said(await command(room, dan, "stats show")), "they see their own"
    assert says(said(await command(room, room.ada, "stats show", against=room.ada.id)), "refusal-stats-of-one")


@pytest.mark.parametrize("everywhere", [False, True])
async def test_hidden_person_is_on_no_board(room: Room, everywhere: bool) -> None:
    await played(room, [room.ada, room.ben], [5100, 2000], feats={"canastas": 5})
    await played(room, [room.ada, "expert"], [5000, 4900])
    use = await command(room, room.ada, "privacy boards")
    assert says(said(use), "boards-listed") and answer_to(use)["flags"] & 64
    hidden = await press(room, room.ada, use.response, text("button-hide"))
    assert says(words(hidden.response or use.response or {}), "boards-hidden")
    for name in BOARDS:
        shown = said(await command(room, room.ben, "leaderboard", board=name, everywhere=everywhere))
        assert "Ada" not in shown, name
    league = said(await command(room, room.ben, "leaderboard", everywhere=everywhere))
    assert "1. Ben" in league and says(league, "board-own", rank=1, total=1, kind="league"), (
        "the ranks of others close up"
    )
    own = said(await command(room, room.ada, "leaderboard", everywhere=everywhere))
    assert says(own, "board-hidden")
    assert says(said(await command(room, room.ada, "stats show")), "stats-line", games=2)
    assert says(said(await command(room, room.ben, "stats show", user=room.ada.id)), "refusal-stats-hidden")
    use = await command(room, room.ada, "privacy boards")
    await press(room, room.ada, use.response, text("button-unhide"))
    assert "1. Ada" in said(await command(room, room.ben, "leaderboard", everywhere=everywhere))


async def test_statistics_are_reset_by_their_owner(room: Room) -> None:
    await played(room, [room.ada, room.ben], [5100, 2000])
    use = await command(room, room.ada, "stats reset")
    await press(room, room.ada, use.response, text("button-stats-keep"))
    assert says(said(await command(room, room.ada, "stats show")), "stats-line", games=1)
    use = await command(room, room.ada, "stats reset")
    use = await press(room, room.ada, use.response, text("button-stats-reset"))
    assert says(words(whispered(room, room.ada)[-1]), "stats-begun")
    assert says(said(await command(room, room.ada, "stats show")), "stats-none")
    assert says(said(await command(room, room.ben, "stats show")), "stats-line", games=1)
    assert "Ada" not in said(await command(room, room.ada, "leaderboard", board="rating"))
    room.clock.ahead += 60
    await played(room, [room.ada, room.ben], [100, 5000])
    told = said(await command(room, room.ada, "leaderboard", board="rating"))
    assert "1. Ben" in told and "2. Ada" in told and says(told, "board-figure", column="games", figure=1)


@pytest.mark.soak
def test_every_board_fits_into_its_custom_ids() -> None:
    for game, rules in GAMES.items():
        for preset, against, kind, period in product(
            ("", *rules.presets), (ALL, PEOPLE, *LEVELS), BOARDS, (*PERIODS, "9999")
        ):
            query = BoardQuery(game, kind, preset, against, period, everywhere=True)
            table, rest = custom_id_parts(query)
            for word in HANDLERS:
                assert (
                    query_of(narrowed(Press.read(Press(table, 999_999_999, f"{word}.{rest}").custom_id), Press))
                    == query
                )
    assert query_of(Press("x.y.z", 0, "board.league.season.here")) is None


def test_each_day_of_a_curve_is_labelled_once() -> None:
    def change(at: float, games: int) -> RatingPoint:
        return RatingPoint(at, Rating(30.0, 2.0, games))

    days = [change(86_400.0 * day, day) for day in (0, 0, 31, 334, 335)]
    labels = [point.label for point in curve_points(load_texts(), PlayerStats((), "any", days, ()))]
    assert labels == [
        text("stats-day", day=1, month=1),
        "",
        text("stats-day", day=1, month=2),
        text("stats-day", day=1, month=12),
        text("stats-day", day=2, month=12),
    ]


@pytest.mark.parametrize("kind", BOARDS)
def test_alt_text_of_a_board_with_long_names_reaches_the_last_row(kind: str) -> None:
    players = {number: Player(number, number, f"{number:02} A very long name, really, it is") for number in range(12)}
    feats = [(each, "canastas" if each == "most" else "") for each in [*EXTREMES, "most"]]
    rows: dict[str, list[BoardRow]] = {
        "league": [Standing(n + 1, n, 1200, 800 - n, 12345670, 9800000) for n in range(11)],
        "rating": [RatedRow(n + 1, n, "", Rating(-20.25 - n, 7.5, 3)) for n in range(11)],
        "scores": [HighScore(n + 1, (n, n + 1), 15000, 200, "hand-and-foot", "expert", "T", 1, 1e9) for n in range(11)],
        "fame": [Extreme(each, 12345, (1, 2), "T", 1, 1e9, feat) for each, feat in feats],
        "pairs": [PairStanding(n + 1, (n, n + 1), 1200, 800 - n) for n in range(11)],
        "daily": [DailyStanding(n + 1, n, 100.0 - n, 300, 3000, 1234, 299) for n in range(11)],
    }
    *page, last = rows[kind]
    board = Board(BoardQuery("canasta", kind), 0, page, 12, last, players, ())
    told = board_table(load_texts(), board)
    message = board_message(load_texts(), board, told, Picture.of("board.png", b""), in_server=True)
    [gallery] = [part for part in message.walk_children() if isinstance(part, ui.MediaGallery)]
    alt = gallery.items[0].description or ""
    assert len(alt) <= limits.MEDIA_DESCRIPTION and not alt.endswith("…")
    assert (told.own or told.rows[-1]).name in alt and ("01 A very" in alt)
