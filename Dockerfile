# syntax=docker/dockerfile:1
# The bot on Discord. docs/operations.md says how to run it; the playground is for a clone, not for a container.

FROM python:3.13-slim-bookworm AS build
# CJK=1 adds 20 MB of fonts for Chinese, Japanese and Korean names.
ARG CJK=
COPY requirements/postgres.txt requirements/cjk.txt /requirements/
RUN python -m venv /venv \
    && /venv/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes \
        --requirement /requirements/postgres.txt ${CJK:+--requirement /requirements/cjk.txt}
COPY pyproject.toml /app/
COPY bot /app/bot
COPY data /app/data
COPY engine /app/engine
COPY render /app/render
RUN /venv/bin/python -m compileall -q /app

FROM python:3.13-slim-bookworm
RUN groupadd --gid 10001 cardroom \
    && useradd --uid 10001 --gid 10001 --no-create-home cardroom \
    && install --directory --owner=cardroom --group=cardroom /data
COPY --from=build /venv /venv
COPY --from=build /app /app
ENV PATH=/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    DATABASE_URL=sqlite:////data/cardroom.db \
    HEARTBEAT_FILE=/tmp/cardroom-heartbeat
WORKDIR /app
USER 10001:10001
VOLUME /data
HEALTHCHECK --interval=60s --timeout=20s --start-period=60s --retries=3 CMD ["python", "-m", "bot", "health"]
# The exec form makes Python process 1, so it gets SIGTERM itself and shuts down cleanly.
CMD ["python", "-m", "bot", "run"]
