"""A database with something in every table, and all that can be read of it."""

from __future__ import annotations

import contextlib
import io

from data.connect import open_store
from data.store import (
    BLOCK,
    Act,
    ActionRow,
    ChampionRole,
    DailyAttempt,
    DailyDay,
    DailyPar,
    DailyPostRow,
    FreeEnding,
    OfferRow,
    ReminderPost,
    Scope,
    SeatRow,
    ServerPostRow,
    SnapshotRow,
    Store,
    TournamentEvent,
    TournamentPostRow,
)
from tests.data.builders import BEN, new_table, open_table, running_table, tournament
from tests.data.generated_games import store_games

GAMES, COMPACTED = 6, 2


async def fill(url: str) -> None:
    """Store something in every table."""
    store = await open_store(url)
    with contextlib.redirect_stdout(io.StringIO()):
        await store_games(store, range(GAMES))
    await store.compact_actions(1e9, COMPACTED)
    await store.reset_statistics(2, 3000.0)
    match = {"tournament": "K1/1/2/6/♠", "sealed": True}
    rules = {"preset": "♥", "of": [1, 0.1, None]}
    table = await open_table(store, id="T1", channel_id=900, rules=rules, cards_of="G2", **match)
    ben = await store.player(BEN, "Bén ♠")
    await store.sit("T1", SeatRow(1, ben.id))
    await store.offer("T1", OfferRow(ben.id, {"target": 1}, 1763694000.123456, "sent"))
    await store.invite("T1", table.host)
    await store.await_seat("T1", table.host, 7000.5)
    await store.vote("T1", ben.id, "close")
    await store.set_settings(ben.id, {"colours": "four"})
    await store.set_excluded(12, True)
    await store.bar_guild(13, True)
    await store.bar_player(4, True)
    await store.set_hidden(5, True)
    await store.start_season(11, 5000.0, expect=1)
    await store.save_ratings("all", {"mark": 2, "mu": 1 / 3})
    await store.set_meta("commands", ["play"])
    await running_table(store, id="T2", channel_id=901)
    await store.moderate(Act(11, BLOCK, 5000.0, ben.id, "rude ♠", player=2, account=77))
    await store.set_practice("T2", FreeEnding((ben.id,), 6000.5, 0.0, 2))
    await store.save_snapshot("T2", SnapshotRow(3, "code", bytes(range(256))))
    await store.record_reminder("T2", 0, 1, expect=None)
    await store.record_reminder_posts("T2", [ReminderPost(901, 77, (0, 1)), ReminderPost(902, None, (2,))])
    await store.react("T2", 3, ben.id, "👏")
    await store.join_evening("T2", 11, 901, 6000.25)
    await store.make_daily_day(DailyDay("2026-11-24", 1, bytes(range(32)), "hash", "code", 1.5))
    own = ActionRow(1, 0, {"kind": "draw"}, 0.0, "steady", person=0)
    await store.put_daily_par("2026-11-24", 1, "gin", "code", DailyPar(-3, [own]))
    attempt = DailyAttempt("2026-11-24", 1, "gin", ben.id, "♠", "T3", 7000.25, True)
    await store.begin_attempt(attempt, new_table(ben.id, id="T3", daily="2026-11-24/1/gin"), [SeatRow(0, ben.id)], 11)
    await store.append("T3", ActionRow(1, 0, {"kind": "draw"}, 7001.5), daily_score=-7)
    await store.make_daily_day(DailyDay("2026-11-23", 1, bytes(32), "hash", "code", 1.5))
    for player, score in ((ben.id, 3), (table.host, 9)):
        attempt = DailyAttempt("2026-11-23", 1, "gin", player, f"{player}", f"D{player}", 6000.25, True)
        other = new_table(player, id=f"D{player}", daily="2026-11-23/1/gin")
        await store.begin_attempt(attempt, other, [SeatRow(0, player)], 11)
        await store.append(other.id, ActionRow(1, 0, {"kind": "draw"}, 6001.5), daily_score=score)
    await store.close_daily_day("2026-11-23", 7000.0)
    await store.press_daily(11, 7000.25)
    post = DailyPostRow(11, 0.0, "2026-11-24", "gin", "♠", 901, 7002.5)
    await store.begin_daily_post(post)
    await store.record_daily_post(post._replace(message_id=78))
    await store.begin_daily_call(ben.id, "2026-11-24")
    await store.begin_server_post(ServerPostRow(11, "league ♠", 2, 901, 7003.25, 80))
    await store.put_champion_role(ChampionRole(11, "daily ♠", BEN, ben.id, 55, "given"))
    await store.create_tournament(tournament(ben.id))
    events = [TournamentEvent(1, 7003.5, "joined", ben.id, {"entry": 1, "players": [ben.id], "named": "♠"})]
    await store.append_to_tournament("K1", events, phase="running", due_at=7004.5, entered={ben.id: "hash"})
    await store.create_tournament(tournament(ben.id, id="K2"))
    ended = [TournamentEvent(1, 7005.5, "ended", None, {"places": [[1, 1]]})]
    trophies = [(ben.id, 1), (table.host, 2)]
    await store.append_to_tournament("K2", ended, phase="over", due_at=None, trophies=trophies, entries=2)
    thread = TournamentPostRow("K1", "match-1", 7003.5, 901)
    await store.begin_tournament_post(thread)
    await store.record_tournament_post(thread._replace(message_id=79))
    await store.close()


async def everything(store: Store) -> list[object]:
    tables = await store.tables()
    return [
        tables,
        [await store.actions(table.id) for table in tables],
        await store.results(),
        [await store.personal_data(player) for player in sorted(await store.players(range(1, 99)))],
        [await store.extremes(Scope(guild_id=None, game=game)) for game in ("whist", "skat")],
        await store.excluded_guilds(),
        await store.barred_guilds(),
        await store.barred_players(),
        await store.acts(11),
        await store.reactions("T2"),
        await store.open_evenings(),
        await store.evening_tables(1),
        await store.daily_editions("2026-11-24"),
        await store.daily_par("2026-11-24", 1, "gin"),
        await store.podium("2026-11-24", 1, "gin", 11),
        [await store.daily_standings(guild_id, "2026-11", least=1) for guild_id in (11, None)],
        await store.daily_post(11),
        await store.server_posts(),
        await store.champion_roles(),
        [await store.tournaments(11, ended=ended) for ended in (False, True)],
        await store.tournament_events("K1"),
        await store.tournament_accounts("K1"),
        await store.tournament_posts("K1"),
        await store.trophies(guild_id=11),
        await store.seasons(11),
        await store.load_ratings("all"),
        await store.meta("commands"),
    ]


async def read(url: str) -> list[object]:
    store = await open_store(url)
    try:
        return await everything(store)
    finally:
        await store.close()
