"""The version of this program, kept only in ``pyproject.toml``."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path


@cache
def version() -> str:
    """Return the version, such as ``1.0.0``."""
    project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text("utf-8"))["project"]
    return str(project["version"])
