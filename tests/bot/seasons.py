"""Stores finished games for tests of boards and statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from data.store import ActionRow, NewTable, ResultRow, ResultSeat, SeatRow, Status, Store
from playground import Guild, Person
from tests.bot.conftest import Room


async def played(
    room: Room,
    sides: Sequence[Person | str | tuple[Person, ...]],
    points: Sequence[int],
    *,
    guild: Guild | None = None,
    preset: str = "classic",
    feats: Mapping[str, int] | None = None,
    ended: str = "",
    practice: bool = False,
    changed_rules: bool = False,
) -> str:
    """Store a finished game of one round; each side is a person, partners, or a computer's level."""
    return await finished(
        room.bot.services.store,
        (guild or room.guild).id,
        sides,
        points,
        room.clock(),
        preset=preset,
        feats=feats,
        ended=ended,
        practice=practice,
        changed_rules=changed_rules,
    )


async def finished(
    store: Store,
    guild_id: int,
    sides: Sequence[Person | str | tuple[Person, ...]],
    points: Sequence[int],
    now: float,
    *,
    preset: str = "classic",
    feats: Mapping[str, int] | None = None,
    ended: str = "",
    practice: bool = False,
    changed_rules: bool = False,
) -> str:
    """Store such a game in a store."""
    seated = [(side, who) for side, its in enumerate(sides) for who in (its if isinstance(its, tuple) else [its])]
    people = [None if isinstance(who, str) else await store.player(who.id, who.name) for _, who in seated]
    first = next(person for person in people if person)
    count = len(await store.tables())
    table = NewTable(
        id=f"G{count}",
        guild_id=guild_id,
        channel_id=count,
        game="canasta",
        rules={"preset": preset},
        seat_count=len(seated),
        host=first.id,
        seed=bytes(32),
        commitment=bytes(32),
        created_at=now,
        practice=practice,
    )
    computers = [who if isinstance(who, str) else "" for _, who in seated]
    seats = [SeatRow(seat, person.id if person else None, computers[seat]) for seat, person in enumerate(people)]
    opened = await store.create_table(table, [row for row in seats if row.player is not None])
    await store.start_table(table.id, seats, now, expect=opened, changed_rules=changed_rules)
    results = [
        ResultRow(
            table.id,
            number,
            side,
            value,
            value == max(points),
            (),
            now,
            tuple(ResultSeat(each.seat, each.player, each.computer) for each in seats if seated[each.seat][0] == side),
            dict(feats or {}) if number and value == max(points) else {},
            "" if number else ended,
            max(computers),
        )
        for number in (1, 0)
        for side, value in enumerate(points)
    ]
    await store.append(table.id, ActionRow(1, 0, {"kind": "draw"}, now), results)
    await store.end_table(table.id, Status.FINISHED)
    return table.id
