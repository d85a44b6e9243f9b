"""The format of ``DATABASE_URL``."""

from __future__ import annotations

from pathlib import Path

import pytest

from data.connect import open_store, sqlite_path
from tests.data.builders import ADA


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("sqlite:///room.db", "room.db"),
        ("sqlite:///data/room.db", "data/room.db"),
        ("sqlite:////srv/card room/room.db", "/srv/card room/room.db"),
        ("room.db", "room.db"),
        ("/srv/room.db", "/srv/room.db"),
        (r"C:\rooms\room.db", r"C:\rooms\room.db"),
        ("sqlite:///C:/rooms/room.db", "C:/rooms/room.db"),
    ],
)
def test_sqlite_path_accepts_urls_and_paths(url: str, path: str) -> None:
    assert sqlite_path(url) == Path(path)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("postgresql://room:secr#et@db/cards", "cannot be read"),
        ("postgres://room:secret@db:cards/cards", "cannot be read"),
        ("mysql://room:secret@db/cards", "unknown scheme mysql"),
        ("sqlite://room.db", "unknown scheme sqlite"),
        ("", "no file"),
        ("sqlite:///", "no file"),
        ("sqlite:///:memory:", "no file"),
        (":memory:", "no file"),
    ],
)
async def test_unusable_url_is_refused_without_its_password(url: str, why: str) -> None:
    with pytest.raises(ValueError, match=why) as refusal:
        await open_store(url)
    assert "secret" not in str(refusal.value)


async def test_open_store_opens_a_url(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path / 'room.db'}")
    assert (await store.player(ADA, "Ada")).name == "Ada"
    await store.close()
