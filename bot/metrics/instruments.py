"""All figures, in one registry."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, PlatformCollector, ProcessCollector

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""The upper bounds, in seconds, for what should take milliseconds."""
ANSWERS = (0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 1.5, 2.0, 2.5, 3.0, 5.0, 10.0)
"""The same for what people wait for. Discord gives an acknowledgement three seconds."""


class Metrics:
    """The figures of one process. Names and labels are what dashboards and alerts refer to: ``operations/``."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        self.acknowledged = Histogram(
            "cardroom_acknowledgement_seconds",
            "From a person's press or command, by Discord's clock, until Discord has accepted the first answer.",
            buckets=ANSWERS,
            registry=self.registry,
        )
        self.delivered = Histogram(
            "cardroom_delivery_seconds",
            "From a change of a table until its message shows it.",
            buckets=ANSWERS,
            registry=self.registry,
        )
        self.actions = Counter("cardroom_actions", "Actions stored, by who chose them.", ["by"], registry=self.registry)
        self.tables = Gauge("cardroom_tables", "Stored tables by state.", ["state"], registry=self.registry)
        self.thinking_time = Histogram(
            "cardroom_thinking_seconds",
            "A computer player's thinking about one action, with the wait for a free process.",
            ["level"],
            buckets=QUICK,
            registry=self.registry,
        )
        self.thinking = Gauge(
            "cardroom_thinking", "Computer players that think or wait for a free process.", registry=self.registry
        )
        self.picture_time = Histogram(
            "cardroom_picture_seconds",
            "Drawing a picture, with the wait for a free thread.",
            ["picture"],
            buckets=QUICK,
            registry=self.registry,
        )
        self.drawing = Gauge(
            "cardroom_drawing", "Pictures that are drawn or wait for a free thread.", registry=self.registry
        )
        self.picture_failures = Counter(
            "cardroom_picture_failures", "Pictures that could not be drawn.", registry=self.registry
        )
        self.store_time = Histogram(
            "cardroom_store_seconds",
            "An operation of the store.",
            ["operation"],
            buckets=QUICK,
            registry=self.registry,
        )
        self.store_failures = Counter(
            "cardroom_store_failures",
            "Operations that the database could not carry out.",
            ["operation"],
            registry=self.registry,
        )
        self.conflicts = Counter(
            "cardroom_store_conflicts",
            "Writes that were refused because another was quicker.",
            ["operation"],
            registry=self.registry,
        )
        self.rest_time = Histogram(
            "cardroom_rest_seconds",
            "A request to Discord.",
            ["method", "route"],
            buckets=ANSWERS,
            registry=self.registry,
        )
        self.rest = Counter(
            "cardroom_rest_requests",
            "Requests to Discord, by its answer's status (0: none came).",
            ["method", "route", "status"],
            registry=self.registry,
        )
        self.gateway_latency = Gauge(
            "cardroom_gateway_latency_seconds",
            "The time until a shard's last heartbeat was answered.",
            ["shard"],
            registry=self.registry,
        )
        self.gateway_connected = Gauge(
            "cardroom_gateway_connected", "Whether a shard is connected.", ["shard"], registry=self.registry
        )
        self.lease = Gauge(
            "cardroom_lease_held",
            "Whether this process runs the bot; 0 while it stands by for another one.",
            registry=self.registry,
        )
        self.shards_taken_over = Gauge(
            "cardroom_shards_taken_over",
            "The shards that nobody runs, and whose tables this process looks after.",
            registry=self.registry,
        )
        self.loop_lag = Histogram(
            "cardroom_event_loop_lag_seconds",
            "How much later than planned the event loop came to a task.",
            buckets=QUICK,
            registry=self.registry,
        )
