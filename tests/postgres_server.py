"""A PostgreSQL server of the tests' own, in a temporary folder, as a user without privileges.

It listens on a socket in that folder only, and ends with the tests, however they end. Unless it is to be durable,
nothing is synced to disk: a killed process loses nothing by that, and a machine that crashes loses the tests as well.
"""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg

from data.postgres import PostgresStore

REQUIRED = "CARDROOM_NEEDS_POSTGRES"
"""With this environment variable a missing server is a failure. ``.ci/run`` sets it."""

# When the tests end, even if they are killed, the pipe is closed and `read` returns.
_SCRIPT = """
"$1"/postgres -D "$2"/data -k "$2" -c listen_addresses= -c max_connections=200 -c shared_buffers=32MB \
    -c fsync="$3" -c full_page_writes="$3" -c autovacuum=off -c log_min_messages=fatal 2>>"$2"/log &
server=$!
read -r _
until "$1"/pg_ctl -D "$2"/data -m fast -s stop 2>>"$2"/log || ! kill -0 $server; do sleep 0.1; done
rm -rf "$2"
"""

_TEMPLATE = "template_of_rooms"

_EMPTY = """
SET session_replication_role = replica;  -- no foreign keys
DO $$
DECLARE name text;
BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations' LOOP
        EXECUTE format('DELETE FROM %I', name);
    END LOOP;
    PERFORM setval(format('%I', sequencename), 1, false) FROM pg_sequences;
END $$
"""


class NoServer(Exception):
    """There is no PostgreSQL on this machine."""


class Server:
    """A running server. Databases are copies of a migrated one."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self._numbers = count(1)

    def url(self, database: str) -> str:
        return f"postgresql://cardroom@/{database}?host={self.folder}"

    async def prepare(self) -> None:
        """Wait until the server answers, and make the database that all others are copies of."""
        while True:
            try:
                await (await asyncpg.connect(self.url("postgres"))).close()
                break
            except (OSError, asyncpg.CannotConnectNowError):
                await asyncio.sleep(0.05)
        await self.execute(f"CREATE DATABASE {_TEMPLATE}")
        await (await PostgresStore.open(self.url(_TEMPLATE))).close()

    async def new_database(self, template: str = _TEMPLATE) -> str:
        """Make a database, by default a migrated one, and return its name."""
        name = f"room_{next(self._numbers)}"
        await self.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    async def empty(self, database: str) -> None:
        """Empty a database, which is much quicker than making another."""
        await self.execute(_EMPTY, database)

    async def execute(self, sql: str, database: str = "postgres") -> None:
        db = await asyncpg.connect(self.url(database))
        try:
            await db.execute(sql)
        finally:
            await db.close()

    def restart(self, mode: str = "immediate") -> None:
        """Stop the server as a crash would, start it again, and return when it answers."""
        control = [str(self.programs / "pg_ctl"), "-D", str(self.folder / "data"), "-s", "-w"]
        subprocess.run([*control, "restart", "-m", mode, "-l", str(self.folder / "log")], check=True, **_unprivileged())


@contextmanager
def running_server(*, durable: bool = False) -> Iterator[Server]:
    """Start a server, and stop and delete it at the end. Raise :class:`NoServer` if there is no PostgreSQL."""
    programs = _programs()
    folder = Path(tempfile.mkdtemp(prefix="cardroom-postgres-"))
    user = _unprivileged()
    if user:
        os.chown(folder, user["user"], user["group"])
    initdb = [str(programs / "initdb"), "-D", str(folder / "data"), "-U", "cardroom", "-A", "trust", "-E", "UTF8"]
    options = ["--no-locale", "--no-sync", "--no-instructions"]
    subprocess.run([*initdb, *options], check=True, stdout=subprocess.DEVNULL, cwd=folder, **user)
    process = subprocess.Popen(
        ["sh", "-c", _SCRIPT, "sh", str(programs), str(folder), "on" if durable else "off"],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        cwd=folder,
        start_new_session=True,
        **user,
    )
    try:
        server = Server(programs, folder)
        asyncio.run(asyncio.wait_for(server.prepare(), 30))
        yield server
    finally:
        process.communicate()


def _programs() -> Path:
    """Return the folder of the server's programs, which Debian does not put in the path."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name), reverse=True)
    for folder in folders:
        if (folder / "initdb").exists():
            return folder
    raise NoServer("there is no PostgreSQL on this machine: apt-get install postgresql")


def _unprivileged() -> dict[str, Any]:
    """Return the user to run the server as: PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            entry = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": entry.pw_uid, "group": entry.pw_gid}
    raise NoServer("PostgreSQL does not run as root, and there is neither a user postgres nor nobody")
