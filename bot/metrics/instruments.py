"""All figures, in one registry."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, PlatformCollector, ProcessCollector

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""The upper bounds, in seconds, for steps that should take milliseconds."""
ANSWERS = (0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 1.5, 2.0, 2.5, 3.0, 5.0, 10.0)
"""The upper bounds, in seconds, for times that people wait. Discord allows three seconds for an acknowledgement."""


class Metrics:
    """The figures of one process. Names and labels are what dashboards and alerts refer to: ``operations/``."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        counter, gauge = partial(Counter, registry=self.registry), partial(Gauge, registry=self.registry)

        def seconds(name: str, said: str, labels: Sequence[str] = (), bounds: Sequence[float] = QUICK) -> Histogram:
            return Histogram(f"cardroom_{name}_seconds", said, labels, buckets=bounds, registry=self.registry)

        acknowledged = (
            "From a person's press or command, by Discord's clock, until Discord has accepted the first answer."
        )
        self.acknowledged = seconds("acknowledgement", acknowledged, bounds=ANSWERS)
        self.delivered = seconds("delivery", "From a change of a table until its message shows it.", bounds=ANSWERS)
        self.actions = counter("cardroom_actions", "Actions stored, by who chose them.", ["by"])
        self.tables = gauge("cardroom_tables", "Stored tables by state.", ["state"])

        thinking = "A computer player's thinking about one action, with the wait for a free process."
        self.thinking_time = seconds("thinking", thinking, ["level"])
        self.thinking = gauge("cardroom_thinking", "Computer players that think or wait for a free process.")
        self.picture_time = seconds("picture", "Drawing a picture, with the wait for a free process.", ["picture"])
        self.drawing = gauge("cardroom_drawing", "Pictures that are drawn or wait for a free process.")
        self.picture_failures = counter("cardroom_picture_failures", "Pictures that could not be drawn.")

        self.store_time = seconds("store", "An operation of the store.", ["operation"])
        failed = "Operations that the database could not carry out."
        self.store_failures = counter("cardroom_store_failures", failed, ["operation"])
        conflict = "Writes that were refused because another was quicker."
        self.conflicts = counter("cardroom_store_conflicts", conflict, ["operation"])

        self.rest_time = seconds("rest", "A request to Discord.", ["method", "route"], ANSWERS)
        requested = "Requests to Discord, by its answer's status (0: none came)."
        self.rest = counter("cardroom_rest_requests", requested, ["method", "route", "status"])
        latency = "The time until a shard's last heartbeat was answered."
        self.gateway_latency = gauge("cardroom_gateway_latency_seconds", latency, ["shard"])
        self.gateway_connected = gauge("cardroom_gateway_connected", "Whether a shard is connected.", ["shard"])

        held = "Whether this process runs the bot; 0 while it stands by for another one."
        self.lease = gauge("cardroom_lease_held", held)
        taken_over = "The shards that nobody runs, and whose tables this process looks after."
        self.shards_taken_over = gauge("cardroom_shards_taken_over", taken_over)
        self.loop_lag = seconds("event_loop_lag", "How much later than planned the event loop came to a task.")
