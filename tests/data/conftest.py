from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.sqlite import SQLiteStore
from tests.databases import provide_database

pytest.register_assert_rewrite("tests.data.conformance")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "room.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SQLiteStore]:
    await provide_database(path)
    opened = await SQLiteStore.open(path)
    yield opened
    await opened.close()


@pytest.fixture
async def another(store: SQLiteStore, path: Path) -> AsyncIterator[SQLiteStore]:
    """Open a second store on the same database, like another process."""
    opened = await SQLiteStore.open(path)
    yield opened
    await opened.close()
