"""What is measured of a running bot, and what dashboards and alerts make of it."""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

import render
from bot.cli.process import JsonFormatter
from bot.metrics.measured import MeasuredPainter, Metrics, measured_store, watched_bot
from bot.metrics.server import serve_metrics
from bot.table.delivery.drawing import InThreads
from bot.texts import load_texts
from data.sqlite import SQLiteStore
from data.store import Conflict, Unavailable
from render import LobbySeat
from tests.bot.conftest import Room
from tests.bot.playing import started, turn_by_buttons
from tests.data.builders import action, running_table
from tests.render.looks import HOUSE

ROOT = Path(__file__).parents[2]
OPERATIONS = ROOT / "operations"


@asynccontextmanager
async def served(room: Room) -> AsyncIterator[str]:
    """Measure the room's bot; yield the address of its metrics."""
    metrics = Metrics()
    await room.stop()
    room.build = partial(watched_bot, metrics=metrics)
    await room.start()
    await room.bot.wait_until_ready()
    async with serve_metrics(metrics, room.bot.services.store, lambda: room.running, "127.0.0.1", 0) as port:
        yield f"http://127.0.0.1:{port}"


async def get(address: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        return answer.status, await answer.text()


class Figures:
    def __init__(self, text: str) -> None:
        self.samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]

    def of(self, name: str, **labels: str) -> float:
        """Return the sum of a figure over all labels but these."""
        found = [s.value for s in self.samples if s.name == name and labels.items() <= s.labels.items()]
        assert found, (name, labels)
        return sum(found)


async def test_figures_tell_what_people_did_and_name_nobody(room: Room) -> None:
    async with served(room) as address:
        await started(room)
        await turn_by_buttons(room, room.ada)
        status, text = await get(f"{address}/metrics")
        table = await room.table()
        secrets = [table.id, room.playground.token, "Ada", *map(str, (room.guild.id, room.channel.id, room.ada.id))]
    assert status == 200
    figures = Figures(text)
    pressed = figures.of("cardroom_rest_requests_total", route="/interactions/{id}/{token}/callback")
    assert figures.of("cardroom_acknowledgement_seconds_count") == pressed >= 3
    assert figures.of("cardroom_delivery_seconds_count") >= 2
    assert figures.of("cardroom_actions_total", by="person") >= 2
    assert figures.of("cardroom_actions_total") == table.revision
    assert figures.of("cardroom_tables", state="running") == 1
    assert figures.of("cardroom_store_seconds_count", operation="append") == table.revision
    assert figures.of("cardroom_rest_requests_total", method="POST", route="/channels/{id}/messages", status="200") >= 1
    assert figures.of("cardroom_gateway_connected", shard="0") == 1
    assert figures.of("cardroom_thinking") == figures.of("cardroom_drawing") == 0
    assert not [secret for secret in secrets if re.search(rf"\b{re.escape(secret)}\b", text)]


async def test_ready_says_what_is_missing(room: Room) -> None:
    async with served(room) as address:
        assert await get(f"{address}/ready") == (200, "ready\n")
        await room.bot.services.store.close()
        assert await get(f"{address}/ready") == (503, "the database does not answer\n")
        status, text = await get(f"{address}/metrics")
        assert status == 200 and "cardroom_tables{" not in text and "cardroom_gateway_connected{" in text
        await room.stop()
        assert await get(f"{address}/ready") == (503, "the bot is stopping\n")
        room.running = None
        assert await get(f"{address}/ready") == (503, "the bot has not started\n")
        assert await get(f"{address}/live") == (200, "live\n")


async def test_pictures_are_timed_by_what_they_show() -> None:
    metrics = Metrics()
    painter = MeasuredPainter(InThreads(1), metrics)
    assert await painter.lobby([LobbySeat("person", "Ada")], ["Canasta"], [], texts=load_texts())
    assert await painter.draw("none.png", partial(render.draw_board, look=HOUSE)) is None
    painter.close()
    value = metrics.registry.get_sample_value
    assert value("cardroom_picture_seconds_count", {"picture": "lobby"}) == 1
    assert value("cardroom_picture_failures_total") == 1


async def test_store_counts_failures_apart_from_conflicts(tmp_path: Path) -> None:
    metrics = Metrics()
    plain = await SQLiteStore.open(tmp_path / "room.db")
    store = measured_store(plain, metrics)
    await running_table(store)
    await store.append("T1", action(1))
    with pytest.raises(Conflict):
        await store.append("T1", action(1))
    await store.close()
    with pytest.raises(Unavailable):
        await store.append("T1", action(2))
    value = metrics.registry.get_sample_value
    assert value("cardroom_store_seconds_count", {"operation": "append"}) == 3
    assert value("cardroom_store_conflicts_total", {"operation": "append"}) == 1
    assert value("cardroom_store_failures_total", {"operation": "append"}) == 1
    assert value("cardroom_actions_total", {"by": "person"}) == 1


_SUFFIXES = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum")}


def families() -> dict[str, set[str]]:
    """Return the names of each figure's samples."""
    found = Metrics().registry.collect()
    return {family.name: {family.name + end for end in _SUFFIXES.get(family.type, ("",))} for family in found}


@pytest.mark.parametrize("file", ["grafana/cardroom.json", "prometheus/alerts.yml"])
def test_dashboard_and_alerts_use_figures_that_exist(file: str) -> None:
    text = (OPERATIONS / file).read_text("utf-8")
    used = set(re.findall(r"\b(?:cardroom|process)_[a-z_]+", text))
    assert used and used <= set().union(*families().values())


def test_dashboard_shows_every_figure() -> None:
    panels = json.loads((OPERATIONS / "grafana/cardroom.json").read_text("utf-8"))["panels"]
    shown = " ".join(target["expr"] for panel in panels for target in panel["targets"])
    ours = {name: samples for name, samples in families().items() if name.startswith("cardroom_")}
    assert not [name for name, samples in ours.items() if not any(sample in shown for sample in samples)]


def test_every_alert_is_explained() -> None:
    alerts = re.findall(r"- alert: (\w+)", (OPERATIONS / "prometheus/alerts.yml").read_text("utf-8"))
    document = (ROOT / "docs/operations.md").read_text("utf-8")
    assert len(alerts) > 5 and not [name for name in alerts if f"`{name}`" not in document]


def test_json_log_has_a_line_for_each_record() -> None:
    log = logging.getLogger("bot.test")
    record = log.makeRecord("bot.test", logging.WARNING, "here", 1, "table %s cannot be shown: %s", ("T7", "é\n"), None)
    line = JsonFormatter().format(record)
    assert "\n" not in line
    found = json.loads(line)
    assert found.pop("time").endswith("+00:00")
    message = "table T7 cannot be shown: é\n"
    assert found == {"level": "WARNING", "logger": "bot.test", "message": message, "table": "T7"}
    try:
        raise ValueError("why")
    except ValueError:
        failed = log.makeRecord("bot.test", logging.ERROR, "here", 1, "failed", (), sys.exc_info())
    assert "ValueError: why" in json.loads(JsonFormatter().format(failed))["error"]
